<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the MIT licence, built on Qt, which is used under the LGPL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps the score beside a mahjong table, explains every figure, and forgets nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mahjong Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles were drawn for this project. The fonts are Noto, under the SIL Open Font Licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Quick value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>Changed {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inserted: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AdjustSheet</name>
    <message>
        <source>&amp;Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that the table moves by agreement. The ledger shows them as a correction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house changes by {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house takes or gives the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum is zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum is {sum}. It must be zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} becomes {after}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Arrows</name>
    <message>
        <source>No payments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} pays {winner} {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} pays {winner} {amount} ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChangeSheet</name>
    <message numerus="yes">
        <source>%n other row(s) stay as they are and only move to new totals.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would no longer fit and move no points until changed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Change this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete this row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Insert this row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change this hand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete this row?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not fit: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert this row?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some rows would no longer fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match would be over with this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match would go on: it is over now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChomboSheet</name>
    <message>
        <source>&amp;Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chombo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message numerus="yes">
        <source>%n later row(s) were played again.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Changed: {old} became {new}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted: {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entered: {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inserted: {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match opened: {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One later row was played again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redone: without {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redone: {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redone: {new} in place of {old}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: {event} is back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: {new} again in place of {old}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an entry that cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{changes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{event}, {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} {old} to {new}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;About Mahjong Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Chombo…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue a match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Picker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;orrection…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;ead hand…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End m&amp;atch…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M&amp;atch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContinueSheet</name>
    <message>
        <source>&amp;Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look at the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the match?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or an earlier match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ruleset}, {date}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeadHandSheet</name>
    <message>
        <source>&amp;Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand is dead already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may not win this hand any more?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DrawSheet</name>
    <message>
        <source>&amp;Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndSheet</name>
    <message>
        <source>&amp;End the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the table stops now, this is the result.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorWindow</name>
    <message>
        <source>&amp;Copy details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mahjong Desk made a mistake. Every hand that the window showed as recorded is on disk. You can go on; if it happens again, please report it with these details.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventSheet</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened (may stay empty)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>&amp;Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Insert before…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History of this row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It moves no points until it is changed or deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not fit here any more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match file (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} could not be written: {fault}. The match itself is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} change</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FailureBar</name>
    <message>
        <source>Load again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FailureSheet</name>
    <message>
        <source>The system said: {details}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>Choose another folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it aside and start a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger is in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger is newer than this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger is read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is no ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FeltTable</name>
    <message>
        <source>above start {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below start {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leads by {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level with {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} to {player}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandGroups</name>
    <message>
        <source>added kan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed kan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edge wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orphans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>single</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triplet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait on a triplet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>winning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{set}, from {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandOnFelt</name>
    <message>
        <source>The table counted this hand itself: {value}. Not checked.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>closed wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concealed kan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concealed triplet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edge wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open kan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open triplet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>single piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thirteen orphans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{set}, from {player}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistorySheet</name>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History of this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal is broken</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyHints</name>
    <message>
        <source>{keys}: {act}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the picker digits wait for their suit: 123m. Tab goes to the next control, the arrow keys move inside a group, Escape closes a sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LedgerError</name>
    <message>
        <source>Another program is using the ledger {path}. Nothing is lost: close the other program, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {entry} cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {entry} does not follow from the entry before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {entry} was added outside Mahjong Desk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {entry} was changed outside Mahjong Desk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {entry} was removed outside Mahjong Desk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entries from {entry} on are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {path} belongs to another program. It was left as it is: choose another folder for the ledger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} cannot be reached. Nothing recorded is lost: check the disk and the folder, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} cannot grow: the disk is full. Nothing recorded is lost: make room, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} is damaged. It was left as it is: restore a backup, or put it aside and start a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} is read-only. Nothing is lost: allow writing to the file and its folder, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger {path} was written by a newer version of Mahjong Desk. It was left as it is: install the newer version to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match was changed outside Mahjong Desk, from entry {entry} on. It can be read but not continued: restore a backup, or start a new match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match was continued in another window. Nothing is lost: load it again, then record your entry.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LedgerHead</name>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles and yaku</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles, winning tile underlined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LedgerLine</name>
    <message numerus="yes">
        <source>changed %n time(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>changed once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value typed, not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} {change}, now {score}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LedgerStrip</name>
    <message>
        <source>Ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} with players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} with players, {deposit} on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} with players, {house} brought in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} with players, {house} taken out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} with players: the sum is wrong</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mahjong Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now it is on disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeldBar</name>
    <message>
        <source>&amp;Chi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chi comes from the player before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added kan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chi: click its lowest tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the tile of the meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed kan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld: no room left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld: the hand is complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No meld was claimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Situation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who gave {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{situations}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewMatchSheet</name>
    <message numerus="yes">
        <source>%n option(s) other than the default</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Start the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default rules in every option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with {session}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its name, such as Thursday club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the present one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NotationLine</name>
    <message>
        <source>Notation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand}. {verdict}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>{name}: less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Opener</name>
    <message>
        <source>Folder for the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other match can be continued.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The damaged ledger is kept as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>changed, default: {choice}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message numerus="yes">
        <source>%n tile(s) left that complete it</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Next is {round}, {name} deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No winning shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends: {reason}. {name} is first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winning hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tile yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} deals again: {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} self-draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins from {discarder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} Without the winning tile it waits for these:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Tiles to choose from</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaoBar</name>
    <message>
        <source>Another player is responsible…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the player first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is the player responsible?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Responsible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody is responsible (pao)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The melds make {name} responsible for {what}. Charge it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, {name} pays</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaymentsView</name>
    <message>
        <source>Nothing is chosen yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuickValue</name>
    <message>
        <source>How the value is given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked: recorded as the table counted it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Full screen (F11)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} ({key})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingsList</name>
    <message numerus="yes">
        <source>%n other reading(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>base {base}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count}: hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count}: {worth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fu} fu, {han} han, base {base}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>20 fu are only possible for an open no-points hand won from a discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chi is claimed from the player before alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A claimed piece comes from one of the other players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A concealed kan comes from nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A correction needs a number for every seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A replacement piece needs a kan among the melds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat stands twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A typed value is han and fu, or a limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A win has either a hand or a value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A win needs a winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the first turn nobody has a meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two situations can come together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is responsible for a win that is no mangan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is responsible for {name} at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wins on the own discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a win can be scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one player is responsible for a win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the dealer can win with the first fourteen pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first claimant in turn order after the discarder wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option {option} cannot be {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Responsible can be only another player of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The correction sums to {total}, not to zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer cannot win this way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand has no {name} for which somebody could be responsible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand has {size} pieces without the winning one, 13 are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match has ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only limit of this ruleset is mangan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The robbed kan holds the other three pieces; the winner has one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suit letter “{character}” in “{text}” has no digits before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winning piece is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winning piece is one piece, not {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no meld called {meld}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no ruleset {ruleset}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These pieces form no winning shape: four sets and a pair, or thirteen orphans.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no JSON: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This needs a self-drawn win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This needs a win on another player&apos;s piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This needs the dealer&apos;s first discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This player&apos;s hand is dead already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This player&apos;s hand is dead and may not win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ruleset has no event {event}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ruleset has no option {option}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ruleset has no such event.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table does not know the draw {kind}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table does not know the situation {situation}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose piece was claimed for this meld is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field} has to be {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field} is a whole number from {first} to {last}, in steps of {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field} is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field} is not known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pieces} is no {meld}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece} stands {count} times, the set holds {copies}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{character}” in “{text}” is no piece of this ruleset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{character}” in “{text}” stands for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” ends without a suit letter.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RefusalPanel</name>
    <message>
        <source>Read the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table as it would stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ruleset} forbids this win</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>&amp;Quick value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the &amp;tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the winner to see what each tile is worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the winner, then how the winning tile came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl + Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How did the tile come?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile completes this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop changing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{missing} to go. From {ready} on, every wait stands here with what it is worth.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowSheet</name>
    <message>
        <source>&amp;Leave as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show what changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chombo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason (may be left out)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand ended without a winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest goes to the house or comes from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table stops the match here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value stays marked as not checked until the tiles are entered with Change….</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What shall be inserted?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What shall stand here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winner</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message>
        <source>A child pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chombo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fu for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only with the option “{option}”, here: {choice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To a child: from a discard, in brackets self-drawn (each child / dealer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the dealer: from a discard, in brackets self-drawn (everybody)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values: {values}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>self-drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{closed}, open {opened}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{how}: {size}, {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} (differs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value}, closed only</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPlace</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Next place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search this page (Ctrl + F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreCurve</name>
    <message>
        <source>Path of the scores</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreScale</name>
    <message>
        <source>{name}: {before}, then {after}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Seal</name>
    <message>
        <source>Does not sum to zero: {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sums to zero</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatForm</name>
    <message>
        <source>&amp;Draw seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn: {seats}. {dealer} deals first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every seat needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name at {wind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name stands at another seat already; the ledger could not tell them apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is {wind}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>親 Dealer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>A digit or letter in a corner of each tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line that tells the keys of the picker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters on tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing slides or counts up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StandingLine</name>
    <message>
        <source>No match on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The change is on disk, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger is being opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is on disk, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand} is on disk, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option}: {choice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ruleset}, default rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ruleset}, {differences}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StandingPanel</name>
    <message>
        <source>After a draw: {next}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After any other hand: {next}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result stands in the ledger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When another player wins: {next}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the dealer wins: {next}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leads by {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level with the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level with {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand} again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand}, {player} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} behind {player}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stick</name>
    <message>
        <source>Honba stick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riichi stick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stick}: {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePlace</name>
    <message>
        <source>&amp;Chombo…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw is recorded. Undo takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TileButton</name>
    <message>
        <source>{left} of {copies}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} of {copies} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}: {left} of {copies} left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>Bishop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silver general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red 5 of bamboo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red 5 of characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red 5 of circles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{caption} {amount}: {tiles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{caption}: {tiles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of bamboo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of circles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}, called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}, winning</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reading(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Click or type the winning hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits wait for M, P, S or Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No winning shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No {text} is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand has no room for {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is complete without {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The meld waits for its ]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The typed value counts, not these tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no tile {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count}, not ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count}, waits for {kinds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count}, {missing} to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count}, {readings}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count}: self-drawn, or from whom?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count}: who won?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} cannot come from there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} is no meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no tile</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WaitsList</name>
    <message>
        <source>from {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>self-drawn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WaysList</name>
    <message>
        <source>From {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chombo by {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead hand of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw, {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E{number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No yaku</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N{number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S{number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W{number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level with the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no points move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounded to {base}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fu} fu, {han} han</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{limit}, capped at {base}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} pays {payee} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} pays {payee} {points} ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} over the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} under the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size}: {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{terms} = {fu} fu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{terms} = {raw}, up to {fu} fu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} draws {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} from {discarder}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>YakuList</name>
    <message>
        <source>Fu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No yaku</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{terms} = {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{terms} = {sum}  ›</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Centre</name>
    <message>
        <source>Show the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>honba</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the table: {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_EmptyTable</name>
    <message>
        <source>&amp;New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ontinue a match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the four players, draw the seats, and the ledger begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
