# SPDX-License-Identifier: MIT
"""The rule systems, each in its folder.

``arushiaru``  Ar-Shi-Ar.
``boo``        Boo mahjong of Kansai.
``wsom``       The World Series of Mahjong.
``beijing``    Beijing mahjong, with wildcards.
``shogi``      Shogi Mahjong.
``riichi``     Riichi, the mahjong of Japan today.
``mcr``        The Mahjong Competition Rules, Chinese Official.
"""
