<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ActionRow</name>
    <message>
        <source>&amp;Chombo…</source>
        <translation>&amp;Chombo…</translation>
    </message>
    <message>
        <source>&amp;Chombo…</source>
        <comment>fouls</comment>
        <translation>&amp;Foul…</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message numerus="yes">
        <source>%n further row(s)</source>
        <translation>
            <numerusform>%n further row</numerusform>
            <numerusform>%n further rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AlikeSheet</name>
    <message numerus="yes">
        <source>%n pair(s) to decide</source>
        <translation>
            <numerusform>%n pair to decide</numerusform>
            <numerusform>%n pairs to decide</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message numerus="yes">
        <source>%n answers to drills</source>
        <translation>
            <numerusform>%n answer to a drill</numerusform>
            <numerusform>%n answers to drills</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of house rules</source>
        <translation>
            <numerusform>%n change of house rules</numerusform>
            <numerusform>%n changes of house rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of rates</source>
        <translation>
            <numerusform>%n change of rates</numerusform>
            <numerusform>%n changes of rates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries about the club</source>
        <translation>
            <numerusform>%n entry about the club</numerusform>
            <numerusform>%n entries about the club</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries were written to {file}.</source>
        <translation>
            <numerusform>%n entry was written to {file}.</numerusform>
            <numerusform>%n entries were written to {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imports of files</source>
        <translation>
            <numerusform>%n import of a file</numerusform>
            <numerusform>%n imports of files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later entries follow from one that is lost.</source>
        <translation>
            <numerusform>%n later entry follows from one that is lost.</numerusform>
            <numerusform>%n later entries follow from one that is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches of {session} with {hands}</source>
        <translation>
            <numerusform>%n match of {session} with {hands}</numerusform>
            <numerusform>%n matches of {session} with {hands}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new names of sessions</source>
        <translation>
            <numerusform>%n new name of a session</numerusform>
            <numerusform>%n new names of sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players: {names}</source>
        <translation>
            <numerusform>the player {names}</numerusform>
            <numerusform>%n players: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Backup %n days old</source>
        <translation>
            <numerusform>Backup %n day old</numerusform>
            <numerusform>Backup %n days old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Backup %n hours old</source>
        <translation>
            <numerusform>Backup %n hour old</numerusform>
            <numerusform>Backup %n hours old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Backup %n minutes old</source>
        <translation>
            <numerusform>Backup %n minute old</numerusform>
            <numerusform>Backup %n minutes old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second copy %n days old</source>
        <translation>
            <numerusform>Second copy %n day old</numerusform>
            <numerusform>Second copy %n days old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second copy %n hours old</source>
        <translation>
            <numerusform>Second copy %n hour old</numerusform>
            <numerusform>Second copy %n hours old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second copy %n minutes old</source>
        <translation>
            <numerusform>Second copy %n minute old</numerusform>
            <numerusform>Second copy %n minutes old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the players {names} and %n more</source>
        <translation>
            <numerusform>the players {names} and %n more</numerusform>
            <numerusform>the players {names} and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardPanel</name>
    <message numerus="yes">
        <source>left out, among the worst %n</source>
        <translation>
            <numerusform>left out, among the worst %n</numerusform>
            <numerusform>left out, among the worst %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out, not among the best %n</source>
        <translation>
            <numerusform>left out, not the best %n</numerusform>
            <numerusform>left out, not among the best %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangePlanSheet</name>
    <message numerus="yes">
        <source>%n round(s) follow by this plan.</source>
        <translation>
            <numerusform>%n round follows by this plan.</numerusform>
            <numerusform>%n rounds follow by this plan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seated round(s) stay as they are; who has met whom still counts.</source>
        <translation>
            <numerusform>%n seated round stays as it is; who has met whom still counts.</numerusform>
            <numerusform>%n seated rounds stay as they are; who has met whom still counts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeSheet</name>
    <message numerus="yes">
        <source>%n other row(s) stay as they are and only move to new totals.</source>
        <translation>
            <numerusform>%n other row stays as it is and only moves to new totals.</numerusform>
            <numerusform>%n other rows stay as they are and only move to new totals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would no longer fit and move no points until changed.</source>
        <translation>
            <numerusform>%n row would no longer fit and moves no points until changed.</numerusform>
            <numerusform>%n rows would no longer fit and move no points until changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message numerus="yes">
        <source>%n later row(s) were played again.</source>
        <translation>
            <numerusform>%n later row was played again.</numerusform>
            <numerusform>%n later rows were played again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Chombo…</source>
        <translation>&amp;Chombo…</translation>
    </message>
    <message>
        <source>&amp;Chombo…</source>
        <comment>fouls</comment>
        <translation>&amp;Foul…</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message numerus="yes">
        <source>%n tile(s) away</source>
        <translation>
            <numerusform>%n tile away</numerusform>
            <numerusform>%n tiles away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Drills</name>
    <message>
        <source>Choose every tile that completes it.</source>
        <translation>Choose every tile that completes it.</translation>
    </message>
    <message>
        <source>Choose every tile that completes it.</source>
        <comment>pieces</comment>
        <translation>Choose every piece that completes it.</translation>
    </message>
    <message>
        <source>Choose the tile that is meant.</source>
        <translation>Choose the tile that is meant.</translation>
    </message>
    <message>
        <source>Choose the tile that is meant.</source>
        <comment>pieces</comment>
        <translation>Choose the piece that is meant.</translation>
    </message>
    <message>
        <source>Nearest to ready, then with the most tiles that bring it nearer.</source>
        <translation>Nearest to ready, then with the most tiles that bring it nearer.</translation>
    </message>
    <message>
        <source>Nearest to ready, then with the most tiles that bring it nearer.</source>
        <comment>pieces</comment>
        <translation>Nearest to ready, then with the most pieces that bring it nearer.</translation>
    </message>
    <message>
        <source>Tiles by their names</source>
        <translation>Tiles by their names</translation>
    </message>
    <message>
        <source>Tiles by their names</source>
        <comment>pieces</comment>
        <translation>Pieces by their names</translation>
    </message>
</context>
<context>
    <name>EditSheet</name>
    <message numerus="yes">
        <source>One name has %n letter(s) at most.</source>
        <translation>
            <numerusform>One name has %n letter at most.</numerusform>
            <numerusform>One name has %n letters at most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EveningPage</name>
    <message numerus="yes">
        <source>%n table(s) still play</source>
        <translation>
            <numerusform>%n table still plays</numerusform>
            <numerusform>%n tables still play</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>added kan</source>
        <translation>added kan</translation>
    </message>
    <message>
        <source>added kan</source>
        <comment>official</comment>
        <translation>added kong</translation>
    </message>
    <message>
        <source>chi</source>
        <translation>chi</translation>
    </message>
    <message>
        <source>chi</source>
        <comment>official</comment>
        <translation>chow</translation>
    </message>
    <message>
        <source>concealed kan</source>
        <translation>concealed kan</translation>
    </message>
    <message>
        <source>concealed kan</source>
        <comment>official</comment>
        <translation>concealed kong</translation>
    </message>
    <message>
        <source>open kan</source>
        <translation>open kan</translation>
    </message>
    <message>
        <source>open kan</source>
        <comment>official</comment>
        <translation>melded kong</translation>
    </message>
    <message>
        <source>pon</source>
        <translation>pon</translation>
    </message>
    <message>
        <source>pon</source>
        <comment>official</comment>
        <translation>pung</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>tiles</translation>
    </message>
    <message>
        <source>tiles</source>
        <comment>pieces</comment>
        <translation>pieces</translation>
    </message>
    <message>
        <source>winning tile</source>
        <translation>winning tile</translation>
    </message>
    <message>
        <source>winning tile</source>
        <comment>pieces</comment>
        <translation>winning piece</translation>
    </message>
</context>
<context>
    <name>ExchangingFelt</name>
    <message>
        <source>Touch a tile of the hand, or drag another one onto it.</source>
        <translation>Touch a tile of the hand, or drag another one onto it.</translation>
    </message>
    <message>
        <source>Touch a tile of the hand, or drag another one onto it.</source>
        <comment>pieces</comment>
        <translation>Touch a piece of the hand, or drag another one onto it.</translation>
    </message>
    <message>
        <source>Which tile of the hand shall go for this: {tile}?</source>
        <translation>Which tile of the hand shall go for this: {tile}?</translation>
    </message>
    <message>
        <source>Which tile of the hand shall go for this: {tile}?</source>
        <comment>pieces</comment>
        <translation>Which piece of the hand shall go for this: {tile}?</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message numerus="yes">
        <source>%n tile(s) bring it nearer</source>
        <translation>
            <numerusform>%n tile brings it nearer</numerusform>
            <numerusform>%n tiles bring it nearer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) bring it nearer</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n piece brings it nearer</numerusform>
            <numerusform>%n pieces bring it nearer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FingerprintSheet</name>
    <message numerus="yes">
        <source>This ledger stood so at {time}, after entry {number}. %n entries came since.</source>
        <translation>
            <numerusform>This ledger stood so at {time}, after entry {number}. %n entry came since.</numerusform>
            <numerusform>This ledger stood so at {time}, after entry {number}. %n entries came since.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandGroups</name>
    <message>
        <source>added kan</source>
        <translation>added kan</translation>
    </message>
    <message>
        <source>added kan</source>
        <comment>official</comment>
        <translation>added kong</translation>
    </message>
    <message>
        <source>chi</source>
        <translation>chi</translation>
    </message>
    <message>
        <source>chi</source>
        <comment>official</comment>
        <translation>chow</translation>
    </message>
    <message>
        <source>concealed kan</source>
        <translation>concealed kan</translation>
    </message>
    <message>
        <source>concealed kan</source>
        <comment>official</comment>
        <translation>concealed kong</translation>
    </message>
    <message>
        <source>kan</source>
        <translation>kan</translation>
    </message>
    <message>
        <source>kan</source>
        <comment>official</comment>
        <translation>kong</translation>
    </message>
    <message>
        <source>open kan</source>
        <translation>open kan</translation>
    </message>
    <message>
        <source>open kan</source>
        <comment>official</comment>
        <translation>melded kong</translation>
    </message>
    <message>
        <source>pon</source>
        <translation>pon</translation>
    </message>
    <message>
        <source>pon</source>
        <comment>official</comment>
        <translation>pung</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>sequence</translation>
    </message>
    <message>
        <source>sequence</source>
        <comment>official</comment>
        <translation>chow</translation>
    </message>
    <message>
        <source>triplet</source>
        <translation>triplet</translation>
    </message>
    <message>
        <source>triplet</source>
        <comment>official</comment>
        <translation>pung</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>concealed kan</source>
        <translation>concealed kan</translation>
    </message>
    <message>
        <source>concealed kan</source>
        <comment>official</comment>
        <translation>concealed kong</translation>
    </message>
    <message>
        <source>concealed triplet</source>
        <translation>concealed triplet</translation>
    </message>
    <message>
        <source>concealed triplet</source>
        <comment>official</comment>
        <translation>concealed pung</translation>
    </message>
    <message>
        <source>open kan</source>
        <translation>open kan</translation>
    </message>
    <message>
        <source>open kan</source>
        <comment>official</comment>
        <translation>melded kong</translation>
    </message>
    <message>
        <source>open triplet</source>
        <translation>open triplet</translation>
    </message>
    <message>
        <source>open triplet</source>
        <comment>official</comment>
        <translation>melded pung</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>sequence</translation>
    </message>
    <message>
        <source>sequence</source>
        <comment>official</comment>
        <translation>chow</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message numerus="yes">
        <source>and %n more fault(s)</source>
        <translation>
            <numerusform>and %n more fault</numerusform>
            <numerusform>and %n more faults</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message numerus="yes">
        <source>%n more entries</source>
        <translation>
            <numerusform>%n more entry</numerusform>
            <numerusform>%n more entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more pair(s) wait on the page of the players.</source>
        <translation>
            <numerusform>%n more pair waits on the page of the players.</numerusform>
            <numerusform>%n more pairs wait on the page of the players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ItemQueue</name>
    <message numerus="yes">
        <source>Show %n more topic(s)</source>
        <translation>
            <numerusform>Show %n more topic</numerusform>
            <numerusform>Show %n more topics</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LedgerLine</name>
    <message numerus="yes">
        <source>changed %n time(s)</source>
        <translation>
            <numerusform>changed %n time</numerusform>
            <numerusform>changed %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LedgerStrip</name>
    <message numerus="yes">
        <source>%n row(s) to be looked at</source>
        <translation>
            <numerusform>%n row to be looked at</numerusform>
            <numerusform>%n rows to be looked at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Touch every tile after whose discard the hand is ready.</source>
        <translation>Touch every tile after whose discard the hand is ready.</translation>
    </message>
    <message>
        <source>Touch every tile after whose discard the hand is ready.</source>
        <comment>pieces</comment>
        <translation>Touch every piece after whose discard the hand is ready.</translation>
    </message>
    <message>
        <source>Touch every tile that alone stands in the way of this: {yaku}.</source>
        <translation>Touch every tile that alone stands in the way of this: {yaku}.</translation>
    </message>
    <message>
        <source>Touch every tile that alone stands in the way of this: {yaku}.</source>
        <comment>pieces</comment>
        <translation>Touch every piece that alone stands in the way of this: {yaku}.</translation>
    </message>
    <message>
        <source>Touch every tile that completes the hand.</source>
        <translation>Touch every tile that completes the hand.</translation>
    </message>
    <message>
        <source>Touch every tile that completes the hand.</source>
        <comment>pieces</comment>
        <translation>Touch every piece that completes the hand.</translation>
    </message>
    <message>
        <source>Touch the tiles of which there are {count}.</source>
        <translation>Touch the tiles of which there are {count}.</translation>
    </message>
    <message>
        <source>Touch the tiles of which there are {count}.</source>
        <comment>pieces</comment>
        <translation>Touch the pieces of which there are {count}.</translation>
    </message>
</context>
<context>
    <name>LookingFelt</name>
    <message>
        <source>Touch a tile: here stands what it is.</source>
        <translation>Touch a tile: here stands what it is.</translation>
    </message>
    <message>
        <source>Touch a tile: here stands what it is.</source>
        <comment>pieces</comment>
        <translation>Touch a piece: here stands what it is.</translation>
    </message>
</context>
<context>
    <name>MeldBar</name>
    <message>
        <source>&amp;Chi</source>
        <translation>&amp;Chi</translation>
    </message>
    <message>
        <source>&amp;Chi</source>
        <comment>official</comment>
        <translation>&amp;Chow</translation>
    </message>
    <message>
        <source>&amp;Kan</source>
        <translation>&amp;Kan</translation>
    </message>
    <message>
        <source>&amp;Kan</source>
        <comment>official</comment>
        <translation>&amp;Kong</translation>
    </message>
    <message>
        <source>A chi comes from the player before</source>
        <translation>A chi comes from the player before</translation>
    </message>
    <message>
        <source>A chi comes from the player before</source>
        <comment>official</comment>
        <translation>A chow comes from the player before</translation>
    </message>
    <message>
        <source>Added kan</source>
        <translation>Added kan</translation>
    </message>
    <message>
        <source>Added kan</source>
        <comment>official</comment>
        <translation>Added kong</translation>
    </message>
    <message>
        <source>Chi: click its lowest tile</source>
        <translation>Chi: click its lowest tile</translation>
    </message>
    <message>
        <source>Chi: click its lowest tile</source>
        <comment>official</comment>
        <translation>Chow: click its lowest tile</translation>
    </message>
    <message>
        <source>Click the tile of the meld</source>
        <translation>Click the tile of the meld</translation>
    </message>
    <message>
        <source>Click the tile of the meld</source>
        <comment>pieces</comment>
        <translation>Click the piece of the meld</translation>
    </message>
    <message>
        <source>Click the tile that is turned up</source>
        <translation>Click the tile that is turned up</translation>
    </message>
    <message>
        <source>Click the tile that is turned up</source>
        <comment>pieces</comment>
        <translation>Click the piece that is turned up</translation>
    </message>
    <message>
        <source>Concealed kan</source>
        <translation>Concealed kan</translation>
    </message>
    <message>
        <source>Concealed kan</source>
        <comment>official</comment>
        <translation>Concealed kong</translation>
    </message>
    <message>
        <source>Pon</source>
        <translation>Pon</translation>
    </message>
    <message>
        <source>Pon</source>
        <comment>official</comment>
        <translation>Pung</translation>
    </message>
</context>
<context>
    <name>Mending</name>
    <message numerus="yes">
        <source>%n entries are back.</source>
        <translation>
            <numerusform>%n entry is back.</numerusform>
            <numerusform>%n entries are back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ledger has been built anew, with %n entries.</source>
        <translation>
            <numerusform>The ledger has been built anew, with %n entry.</numerusform>
            <numerusform>The ledger has been built anew, with %n entries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MissWords</name>
    <message>
        <source>A kan is a triplet.</source>
        <translation>A kan is a triplet.</translation>
    </message>
    <message>
        <source>A kan is a triplet.</source>
        <comment>official</comment>
        <translation>A kong is a pung.</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>This is another tile.</source>
        <translation>This is another tile.</translation>
    </message>
    <message>
        <source>This is another tile.</source>
        <comment>pieces</comment>
        <translation>This is another piece.</translation>
    </message>
    <message>
        <source>Tiles that bring the hand nearer: {tiles}; without {best}: {more}.</source>
        <translation>Tiles that bring the hand nearer: {tiles}; without {best}: {more}.</translation>
    </message>
    <message>
        <source>Tiles that bring the hand nearer: {tiles}; without {best}: {more}.</source>
        <comment>pieces</comment>
        <translation>Pieces that bring the hand nearer: {tiles}; without {best}: {more}.</translation>
    </message>
</context>
<context>
    <name>NewMatchSheet</name>
    <message numerus="yes">
        <source>%n option(s) other than the default</source>
        <translation>
            <numerusform>%n option other than the default</numerusform>
            <numerusform>%n options other than the default</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message numerus="yes">
        <source>%n tile(s) left that complete it</source>
        <translation>
            <numerusform>%n tile left that completes it</numerusform>
            <numerusform>%n tiles left that complete it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left that complete it</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n piece left that completes it</numerusform>
            <numerusform>%n pieces left that complete it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Tiles to choose from</source>
        <translation>Tiles to choose from</translation>
    </message>
    <message>
        <source>Tiles to choose from</source>
        <comment>pieces</comment>
        <translation>Pieces to choose from</translation>
    </message>
</context>
<context>
    <name>Payments</name>
    <message>
        <source>the winning tile</source>
        <translation>the winning tile</translation>
    </message>
    <message>
        <source>the winning tile</source>
        <comment>pieces</comment>
        <translation>the winning piece</translation>
    </message>
</context>
<context>
    <name>PickerKeys</name>
    <message>
        <source>Open kan; [555+5z] is a kan added to a pon</source>
        <translation>Open kan; [555+5z] is a kan added to a pon</translation>
    </message>
    <message>
        <source>Open kan; [555+5z] is a kan added to a pon</source>
        <comment>official</comment>
        <translation>Melded kong; [555+5z] is a kong added to a pung</translation>
    </message>
    <message>
        <source>Pon from the player before; [456p] chi, [1111z] concealed kan</source>
        <translation>Pon from the player before; [456p] chi, [1111z] concealed kan</translation>
    </message>
    <message>
        <source>Pon from the player before; [456p] chi, [1111z] concealed kan</source>
        <comment>official</comment>
        <translation>Pung from the player before; [456p] chow, [1111z] concealed kong</translation>
    </message>
</context>
<context>
    <name>PlanSheet</name>
    <message numerus="yes">
        <source>%n player(s) sit out in each round.</source>
        <translation>
            <numerusform>%n player sits out in each round.</numerusform>
            <numerusform>%n players sit out in each round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) play at once.</source>
        <translation>
            <numerusform>%n table plays at once.</numerusform>
            <numerusform>%n tables play at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n player(s) have to be here.</source>
        <translation>
            <numerusform>At least %n player has to be here.</numerusform>
            <numerusform>At least %n players have to be here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n round(s) without a second meeting.</source>
        <translation>
            <numerusform>At most %n round without a second meeting.</numerusform>
            <numerusform>At most %n rounds without a second meeting.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody need meet twice in %n round(s).</source>
        <translation>
            <numerusform>Nobody need meet twice in %n round.</numerusform>
            <numerusform>Nobody need meet twice in %n rounds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerPage</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n win(s)</source>
        <translation>
            <numerusform>of %n win</numerusform>
            <numerusform>of %n wins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message numerus="yes">
        <source>%n pair(s) may be one person</source>
        <translation>
            <numerusform>%n pair may be one person</numerusform>
            <numerusform>%n pairs may be one person</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Poster</name>
    <message numerus="yes">
        <source>%n of each</source>
        <translation>
            <numerusform>%n of each</numerusform>
            <numerusform>%n of each</numerusform>
        </translation>
    </message>
    <message>
        <source>bar: winning tile</source>
        <translation>bar: winning tile</translation>
    </message>
    <message>
        <source>bar: winning tile</source>
        <comment>pieces</comment>
        <translation>bar: winning piece</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message numerus="yes">
        <source>All %n pair(s) meet for the first time.</source>
        <translation>
            <numerusform>The pair meets for the first time.</numerusform>
            <numerusform>All %n pairs meet for the first time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadingsList</name>
    <message numerus="yes">
        <source>%n other reading(s)</source>
        <translation>
            <numerusform>%n other reading</numerusform>
            <numerusform>%n other readings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n figures are others here</source>
        <translation>
            <numerusform>%n figure is another here</numerusform>
            <numerusform>%n figures are others here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more records</source>
        <translation>
            <numerusform>and %n more record</numerusform>
            <numerusform>and %n more records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReferenceCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowsSheet</name>
    <message numerus="yes">
        <source>%n hand(s), the latest first</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands, the latest first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), the latest first</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches, the latest first</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message numerus="yes">
        <source>%n numbers, parted by blanks</source>
        <translation>
            <numerusform>%n number</numerusform>
            <numerusform>%n numbers, parted by blanks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message numerus="yes">
        <source>%n hand(s), the latest first</source>
        <translation>
            <numerusform>%n hand, the latest first</numerusform>
            <numerusform>%n hands, the latest first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) cannot be read.</source>
        <translation>
            <numerusform>%n match cannot be read.</numerusform>
            <numerusform>%n matches cannot be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionsView</name>
    <message numerus="yes">
        <source>%n matches are still being added up…</source>
        <translation>
            <numerusform>%n match is still being added up…</numerusform>
            <numerusform>%n matches are still being added up…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Spectators</name>
    <message numerus="yes">
        <source>%n spectator(s)</source>
        <translation>
            <numerusform>%n spectator</numerusform>
            <numerusform>%n spectators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation>
            <numerusform>after %n round</numerusform>
            <numerusform>after %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpectatorsPage</name>
    <message numerus="yes">
        <source>%n spectator(s)</source>
        <translation>
            <numerusform>%n spectator</numerusform>
            <numerusform>%n spectators</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message numerus="yes">
        <source>%n match(es) too few</source>
        <translation>
            <numerusform>%n match too few</numerusform>
            <numerusform>%n matches too few</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least &lt;b&gt;%n&lt;/b&gt; match(es)</source>
        <translation>
            <numerusform>at least &lt;b&gt;%n&lt;/b&gt; match</numerusform>
            <numerusform>at least &lt;b&gt;%n&lt;/b&gt; matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without the worst &lt;b&gt;%n&lt;/b&gt; evening(s)</source>
        <translation>
            <numerusform>without the worst &lt;b&gt;%n&lt;/b&gt; evening</numerusform>
            <numerusform>without the worst &lt;b&gt;%n&lt;/b&gt; evenings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without the worst &lt;b&gt;%n&lt;/b&gt; match(es)</source>
        <translation>
            <numerusform>without the worst &lt;b&gt;%n&lt;/b&gt; match</numerusform>
            <numerusform>without the worst &lt;b&gt;%n&lt;/b&gt; matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{system} (%n match(es))</source>
        <translation>
            <numerusform>{system} (%n match)</numerusform>
            <numerusform>{system} (%n matches)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TodayPage</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UsefulPieces</name>
    <message numerus="yes">
        <source>%n tile(s) bring it nearer</source>
        <translation>
            <numerusform>%n tile brings it nearer</numerusform>
            <numerusform>%n tiles bring it nearer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) bring it nearer</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n piece brings it nearer</numerusform>
            <numerusform>%n pieces bring it nearer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n kind</numerusform>
            <numerusform>%n kinds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reading(s)</source>
        <translation>
            <numerusform>%n reading</numerusform>
            <numerusform>%n readings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no tile {text}</source>
        <translation>There is no tile {text}</translation>
    </message>
    <message>
        <source>There is no tile {text}</source>
        <comment>pieces</comment>
        <translation>There is no piece {text}</translation>
    </message>
    <message>
        <source>“{text}” is not a tile</source>
        <translation>“{text}” is not a tile</translation>
    </message>
    <message>
        <source>“{text}” is not a tile</source>
        <comment>pieces</comment>
        <translation>“{text}” is not a piece</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YakuMap</name>
    <message numerus="yes">
        <source>Drill the %n weak one(s)</source>
        <translation>
            <numerusform>Drill the %n weak one</numerusform>
            <numerusform>Drill the %n weak ones</numerusform>
        </translation>
    </message>
</context>
</TS>
