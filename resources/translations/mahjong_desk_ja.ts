<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>&amp;Copy for a report</source>
        <translation>報告用にコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Log…</source>
        <translation>ログ(&amp;L)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Copy its path</source>
        <translation>場所をコピー</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>データのフォルダー</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Each part that it stands on has a licence of its own:</source>
        <translation>MITライセンスの自由なソフトウェアです。使っている部品には、それぞれのライセンスがあります。</translation>
    </message>
    <message>
        <source>Keeps the score beside a mahjong table, explains every figure, and forgets nothing.</source>
        <translation>麻雀の点数を記録し、どの点も根拠を示し、何も失いません。</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Mahjong Desk</source>
        <translation>Mahjong Desk</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Tables of the ledger</source>
        <translation>記録の表</translation>
    </message>
    <message>
        <source>The words of this licence do not come with this installation.</source>
        <translation>このライセンスの本文は、この環境には入っていません。</translation>
    </message>
    <message>
        <source>Versions and the end of the log: without names of players and without hands.</source>
        <translation>バージョンとログの末尾です。対局者の名前も手牌も入りません。</translation>
    </message>
    <message>
        <source>Words of the licence</source>
        <translation>ライセンスの本文</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>&amp;Chombo…</source>
        <translation>チョンボ(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Chombo…</source>
        <comment>beijing</comment>
        <translation>チョンボ(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Chombo…</source>
        <comment>chinese</comment>
        <translation>チョンボ(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Chombo…</source>
        <comment>fouls</comment>
        <translation>反則(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>流局(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>その他(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Riichi</source>
        <translation>リーチ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Win</source>
        <translation>和了(&amp;W)</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>やり直す操作なし</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>取り消す操作なし</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>取り消し</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message numerus="yes">
        <source>%n further row(s)</source>
        <translation>
            <numerusform>ほか%n行</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed {hand}</source>
        <translation>{hand}を変更</translation>
    </message>
    <message>
        <source>Deleted: {what}</source>
        <translation>削除：{what}</translation>
    </message>
    <message>
        <source>Inserted: {what}</source>
        <translation>挿入：{what}</translation>
    </message>
    <message>
        <source>Note on {hand}</source>
        <translation>{hand}のメモ</translation>
    </message>
    <message>
        <source>{hand}: {what}</source>
        <translation>{hand}：{what}</translation>
    </message>
</context>
<context>
    <name>AdjustForm</name>
    <message>
        <source>Change of {player}</source>
        <translation>{player}の増減</translation>
    </message>
    <message>
        <source>Nobody’s points change yet.</source>
        <translation>まだ誰の点も動きません。</translation>
    </message>
    <message>
        <source>Points that the table moves by agreement. The ledger shows them as a correction.</source>
        <translation>卓の合意で動かす点です。記録には訂正として残ります。</translation>
    </message>
    <message>
        <source>The house changes by {points}.</source>
        <translation>卓の外の増減は{points}です。</translation>
    </message>
    <message>
        <source>The house takes or gives the rest</source>
        <translation>残りは卓の外と出し入れする</translation>
    </message>
    <message>
        <source>The sum is zero.</source>
        <translation>合計は0です。</translation>
    </message>
    <message>
        <source>The sum is {sum}. It must be zero.</source>
        <translation>合計が{sum}です。0になるようにしてください。</translation>
    </message>
    <message>
        <source>{before} becomes {after}</source>
        <translation>{before} → {after}</translation>
    </message>
</context>
<context>
    <name>AlikeSheet</name>
    <message numerus="yes">
        <source>%n pair(s) to decide</source>
        <translation>
            <numerusform>未決 %n組</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>あとで</translation>
    </message>
    <message>
        <source>Not the same</source>
        <translation>別人</translation>
    </message>
    <message>
        <source>Nothing to decide.</source>
        <translation>未決のものはありません。</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>同一人物</translation>
    </message>
    <message>
        <source>These names look or read alike. Whoever sat at one table with the other is not among them. Nothing is joined by itself, and what you decide can be undone.</source>
        <translation>表記や読みの似た名前です。同じ卓についたことのある組は含まれません。自動で統合されることはなく、決めたことは取り消せます。</translation>
    </message>
    <message>
        <source>Who may be one person</source>
        <translation>同一人物かもしれない名前</translation>
    </message>
    <message>
        <source>{one} ({about_one}) and {other} ({about_other})</source>
        <translation>{one}（{about_one}）と{other}（{about_other}）</translation>
    </message>
</context>
<context>
    <name>AnswersPage</name>
    <message>
        <source>&amp;Look at it again</source>
        <translation>もう一度見る(&amp;L)</translation>
    </message>
    <message>
        <source>About our own hands</source>
        <translation>自分たちの手牌</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>All answers</source>
        <translation>すべての解答</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Find an answer</source>
        <translation>解答を探す</translation>
    </message>
    <message>
        <source>No answer is like that.</source>
        <translation>当てはまる解答はありません。</translation>
    </message>
    <message>
        <source>Nothing was answered yet.</source>
        <translation>まだ何も解いていません。</translation>
    </message>
    <message>
        <source>Of this answer only the result was kept: it is from before questions were.</source>
        <translation>この解答は結果だけが残っています。問題を残すようになる前のものです。</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>Wrong ones</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}秒</translation>
    </message>
</context>
<context>
    <name>Arrivals</name>
    <message>
        <source>{file} is shown as soon as you close what lies over the table.</source>
        <translation>開いている画面を閉じると、{file}が表示されます。</translation>
    </message>
</context>
<context>
    <name>Arrows</name>
    <message>
        <source>No payments</source>
        <translation>点の受け渡しなし</translation>
    </message>
    <message>
        <source>{player} and {other} are linked</source>
        <translation>{player}と{other}は責任の関係にあります</translation>
    </message>
</context>
<context>
    <name>Atlas</name>
    <message>
        <source>Atlas</source>
        <translation>役図鑑</translation>
    </message>
    <message>
        <source>Coming from…</source>
        <translation>他のルールから…</translation>
    </message>
    <message>
        <source>Drill these yaku</source>
        <translation>これらの役を練習</translation>
    </message>
    <message>
        <source>Option “{option}”, as a rule {choice}</source>
        <translation>オプション「{option}」：標準は{choice}</translation>
    </message>
    <message>
        <source>What changes for somebody who knows another rule system</source>
        <translation>他のルールを知っている人にとって変わること</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>満貫以上</translation>
    </message>
    <message>
        <source>limit</source>
        <comment>beijing</comment>
        <translation>決まった点</translation>
    </message>
    <message>
        <source>limit</source>
        <comment>chinese</comment>
        <translation>満貫以上</translation>
    </message>
</context>
<context>
    <name>AtlasFilter</name>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>門前</translation>
    </message>
    <message>
        <source>Filter: {systems}</source>
        <translation>条件：{systems}</translation>
    </message>
    <message>
        <source>Filter: {systems}, {count} more</source>
        <translation>条件：{systems}、ほか{count}件</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Idea</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>満貫以上</translation>
    </message>
    <message>
        <source>Limit</source>
        <comment>beijing</comment>
        <translation>決まった点</translation>
    </message>
    <message>
        <source>Limit</source>
        <comment>chinese</comment>
        <translation>満貫以上</translation>
    </message>
    <message>
        <source>Looked at {looked_at} of {matches} matches</source>
        <translation>{matches}対局中{looked_at}対局を確認済み</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>探しています…</translation>
    </message>
    <message>
        <source>Name, reading or 123m</source>
        <translation>名前・読み・123m</translation>
    </message>
    <message>
        <source>Name, reading or pieces</source>
        <translation>名前・読み・牌や駒</translation>
    </message>
    <message>
        <source>Name, reading or pieces (Ctrl + F)</source>
        <translation>名前・読み・牌や駒 (Ctrl + F)</translation>
    </message>
    <message>
        <source>No yaku that was won in this club answers to all that.</source>
        <translation>クラブで和了した役に、条件に合うものはありません。</translation>
    </message>
    <message>
        <source>No yaku was won in this club yet.</source>
        <translation>クラブで和了した役はまだありません。</translation>
    </message>
    <message>
        <source>Only ours</source>
        <translation>クラブの役だけ</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>鳴き</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>翻数・点</translation>
    </message>
    <message>
        <source>Won in this club</source>
        <translation>クラブで和了した役</translation>
    </message>
    <message>
        <source>{count} systems</source>
        <translation>{count}ルール</translation>
    </message>
    <message>
        <source>{ruleset}: {count}</source>
        <translation>{ruleset}：{count}</translation>
    </message>
</context>
<context>
    <name>AtlasList</name>
    <message>
        <source>Yaku</source>
        <translation>役</translation>
    </message>
    <message>
        <source>in {count}</source>
        <translation>{count}ルール</translation>
    </message>
    <message>
        <source>{count} more in {ruleset}</source>
        <translation>{ruleset}にあと{count}件</translation>
    </message>
</context>
<context>
    <name>AtlasPage</name>
    <message>
        <source>A near miss</source>
        <translation>惜しい手</translation>
    </message>
    <message>
        <source>Beside it nothing counts but other limits.</source>
        <translation>ほかには満貫以上の役だけがつきます。</translation>
    </message>
    <message>
        <source>Drill it</source>
        <translation>練習する</translation>
    </message>
    <message>
        <source>In all systems</source>
        <translation>全ルールで比べる</translation>
    </message>
    <message>
        <source>It gives way to</source>
        <translation>次があればつかない</translation>
    </message>
    <message>
        <source>It includes</source>
        <translation>含まれる役</translation>
    </message>
    <message>
        <source>It takes the place of</source>
        <translation>代わりにつかない役</translation>
    </message>
    <message>
        <source>No yaku answers to all that.</source>
        <translation>条件に合う役はありません。</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Page of a yaku</source>
        <translation>役のページ</translation>
    </message>
    <message>
        <source>Show what changes</source>
        <translation>変わることを表示</translation>
    </message>
    <message>
        <source>What changes for players of {systems} who come to {system}</source>
        <translation>{systems}から{system}に来た人にとって変わること</translation>
    </message>
    <message>
        <source>What is shown of the yaku</source>
        <translation>役の表示</translation>
    </message>
    <message>
        <source>{system}, found in {have} of {all} systems</source>
        <translation>{system}、{all}ルール中{have}ルールにある</translation>
    </message>
</context>
<context>
    <name>BackHead</name>
    <message>
        <source>Back to today</source>
        <translation>今日の練習へ戻る</translation>
    </message>
</context>
<context>
    <name>BackupHeads</name>
    <message>
        <source>entries</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>局</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>例会</translation>
    </message>
</context>
<context>
    <name>BackupList</name>
    <message>
        <source>Backups</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>also on {disk}</source>
        <translation>{disk}にもあり</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message numerus="yes">
        <source>%n answers to drills</source>
        <translation>
            <numerusform>練習の解答%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of house rules</source>
        <translation>
            <numerusform>ローカルルールの変更%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of rates</source>
        <translation>
            <numerusform>レートの変更%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries about the club</source>
        <translation>
            <numerusform>クラブについての記入 %n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries were written to {file}.</source>
        <translation>
            <numerusform>%n件の記録を「{file}」に書き出しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imports of files</source>
        <translation>
            <numerusform>ファイルの取り込み%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later entries follow from one that is lost.</source>
        <translation>
            <numerusform>失われた記録に続く%n件は書き出せません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches of {session} with {hands}</source>
        <translation>
            <numerusform>{session}の%n戦（{hands}）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new names of sessions</source>
        <translation>
            <numerusform>例会の名前の変更%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players: {names}</source>
        <translation>
            <numerusform>対局者%n人（{names}）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>ほか%n件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Backup %n days old</source>
        <translation>
            <numerusform>バックアップは%n日前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Backup %n hours old</source>
        <translation>
            <numerusform>バックアップは%n時間前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Backup %n minutes old</source>
        <translation>
            <numerusform>バックアップは%n分前</numerusform>
        </translation>
    </message>
    <message>
        <source>Backup just made</source>
        <translation>バックアップはたった今</translation>
    </message>
    <message>
        <source>Match {number}: its entries were changed from entry {entry} on.</source>
        <translation>対局{number}：記録が{entry}番から変更されています。</translation>
    </message>
    <message numerus="yes">
        <source>Second copy %n days old</source>
        <translation>
            <numerusform>第2の控えは%n日前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second copy %n hours old</source>
        <translation>
            <numerusform>第2の控えは%n時間前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second copy %n minutes old</source>
        <translation>
            <numerusform>第2の控えは%n分前</numerusform>
        </translation>
    </message>
    <message>
        <source>Second copy just made</source>
        <translation>第2の控えはたった今</translation>
    </message>
    <message>
        <source>The file: {fault}</source>
        <translation>ファイル：{fault}</translation>
    </message>
    <message>
        <source>as a session began</source>
        <translation>例会の開始時</translation>
    </message>
    <message>
        <source>before a restore, which this one undoes</source>
        <translation>復元の前。これを戻すと取り消せます</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>not read back</source>
        <translation>読み返していません</translation>
    </message>
    <message>
        <source>on closing</source>
        <translation>終了時</translation>
    </message>
    <message numerus="yes">
        <source>the players {names} and %n more</source>
        <translation>
            <numerusform>対局者{names}ほか%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>the session {name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>今日{time}</translation>
    </message>
    <message>
        <source>what was done later at match {number} of {session}</source>
        <translation>{session}の{number}回戦のその後の記録</translation>
    </message>
    <message>
        <source>{day} {time}</source>
        <translation>{day} {time}</translation>
    </message>
    <message>
        <source>{parts}.</source>
        <translation>{parts}。</translation>
    </message>
</context>
<context>
    <name>BackupsSheet</name>
    <message>
        <source>&amp;Back up now</source>
        <translation>今すぐバックアップ(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Restore {time}…</source>
        <translation>{time}を復元(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>復元(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Second copy…</source>
        <translation>第2の控え(&amp;S)…</translation>
    </message>
    <message>
        <source>An entry still waits to be recorded: it would be lost.</source>
        <translation>記録を待っている入力があります。復元すると失われます。</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>Backups and check</source>
        <translation>バックアップと点検</translation>
    </message>
    <message>
        <source>Being written…</source>
        <translation>書き込み中…</translation>
    </message>
    <message>
        <source>C&amp;heck now</source>
        <translation>今すぐ点検(&amp;H)</translation>
    </message>
    <message>
        <source>Check passed at {time}</source>
        <translation>{time}の点検は異常なし</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>点検中…</translation>
    </message>
    <message>
        <source>Choose a folder on another disk</source>
        <translation>別のディスクのフォルダーを選んでください</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>コピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Every entry is held against both books</source>
        <translation>すべての記録を両方の帳面と照らし合わせます</translation>
    </message>
    <message>
        <source>Fingerprint of the ledger, {time}</source>
        <translation>記録ファイルの指紋（{time}）</translation>
    </message>
    <message>
        <source>Folder for the second copy</source>
        <translation>第2の控えを置くフォルダー</translation>
    </message>
    <message>
        <source>New ledger</source>
        <translation>新しい記録ファイル</translation>
    </message>
    <message>
        <source>No backup yet</source>
        <translation>バックアップはまだありません</translation>
    </message>
    <message>
        <source>No folder can be made there: {fault}</source>
        <translation>そこにフォルダーを作れません：{fault}</translation>
    </message>
    <message>
        <source>No second copy</source>
        <translation>第2の控えなし</translation>
    </message>
    <message>
        <source>No second copy yet</source>
        <translation>第2の控えはまだありません</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>まだ点検していません</translation>
    </message>
    <message>
        <source>The check found something</source>
        <translation>点検で異常が見つかりました</translation>
    </message>
    <message>
        <source>The first backup is made after 20 entries, after a match, or on closing.</source>
        <translation>最初のバックアップは、20件の記録の後、対局の後、または終了時に作られます。</translation>
    </message>
    <message>
        <source>The last backup failed</source>
        <translation>前回のバックアップに失敗しました</translation>
    </message>
    <message>
        <source>The last second copy failed</source>
        <translation>前回の第2の控えに失敗しました</translation>
    </message>
    <message>
        <source>The next backup goes to {disk} too</source>
        <translation>次のバックアップから{disk}にも置きます</translation>
    </message>
    <message>
        <source>The seal: read back and checked after it was written.</source>
        <translation>印：書き込んだ後に読み返して確かめたものです。</translation>
    </message>
    <message>
        <source>The second copy belongs in another place than the first.</source>
        <translation>第2の控えは、最初のバックアップとは別の場所に置いてください。</translation>
    </message>
    <message>
        <source>The second copy is missing</source>
        <translation>第2の控えが見つかりません</translation>
    </message>
    <message>
        <source>What is wrong stands below</source>
        <translation>内容は下にあります</translation>
    </message>
    <message>
        <source>by itself after every match</source>
        <translation>対局が終わるたびに自動</translation>
    </message>
    <message>
        <source>on {disk}</source>
        <translation>{disk}にあります</translation>
    </message>
    <message>
        <source>{disk} is not there: plug it in to renew</source>
        <translation>{disk}がありません。つなぐと更新します</translation>
    </message>
    <message>
        <source>{entries} entries, the chain is whole</source>
        <translation>{entries}件の記録、鎖はつながっています</translation>
    </message>
</context>
<context>
    <name>BenchChoices</name>
    <message>
        <source>Across</source>
        <translation>対面</translation>
    </message>
    <message>
        <source>Another player</source>
        <translation>子</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>問わない</translation>
    </message>
    <message>
        <source>Chi</source>
        <translation>チー</translation>
    </message>
    <message>
        <source>Concealed kan</source>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>Counts under {systems}</source>
        <translation>有効なルール：{systems}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>親</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>他家から</translation>
    </message>
    <message>
        <source>Kan</source>
        <translation>大明槓</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>上家</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>副露</translation>
    </message>
    <message>
        <source>Options of the table</source>
        <translation>卓のオプション</translation>
    </message>
    <message>
        <source>Pon</source>
        <translation>ポン</translation>
    </message>
    <message>
        <source>Red five in the meld</source>
        <translation>副露の赤五</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>下家</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>場風</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Seat wind</source>
        <translation>自風</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>状況</translation>
    </message>
    <message>
        <source>The options of its table came with this hand; click to take the usual ones</source>
        <translation>卓のオプションがこの手と一緒に移りました。クリックすると標準に戻ります</translation>
    </message>
    <message>
        <source>Who discards</source>
        <translation>放銃者</translation>
    </message>
    <message>
        <source>Winds, indicators, situation</source>
        <translation>風・表示牌・状況</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>和了り方</translation>
    </message>
</context>
<context>
    <name>BenchDiscards</name>
    <message>
        <source>At best: {points}</source>
        <translation>最高：{points}</translation>
    </message>
    <message>
        <source>thrown: ready</source>
        <translation>切れば聴牌</translation>
    </message>
    <message>
        <source>thrown: {count} from ready</source>
        <translation>切れば{count}向聴</translation>
    </message>
</context>
<context>
    <name>BenchDraws</name>
    <message>
        <source>Looking…</source>
        <translation>探しています…</translation>
    </message>
    <message>
        <source>Nothing else brings it nearer or lets it accept more.</source>
        <translation>ほかに、手が進むものも受け入れが広がるものもありません。</translation>
    </message>
    <message>
        <source>The best exchanges</source>
        <translation>おすすめの入れ替え</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>聴牌</translation>
    </message>
    <message>
        <source>{count} from ready</source>
        <translation>{count}向聴</translation>
    </message>
</context>
<context>
    <name>BenchResult</name>
    <message>
        <source>A winning hand</source>
        <translation>和了形</translation>
    </message>
    <message>
        <source>Any hand</source>
        <translation>自由な手牌</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>聴牌</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Values, waits and what is nearby stand here as soon as the hand is long enough.</source>
        <translation>枚数がそろうと、点数、待ち、近い役がここに出ます。</translation>
    </message>
    <message>
        <source>{count} from ready</source>
        <translation>{count}向聴</translation>
    </message>
</context>
<context>
    <name>BenchTable</name>
    <message>
        <source>Counted by all: {yaku}</source>
        <translation>どのルールでも：{yaku}</translation>
    </message>
    <message>
        <source>From a discard</source>
        <translation>ロン</translation>
    </message>
    <message>
        <source>Not for this hand here: {yaku}</source>
        <translation>この手にはつかない：{yaku}</translation>
    </message>
    <message>
        <source>Only here: {yaku}</source>
        <translation>このルールだけ：{yaku}</translation>
    </message>
    <message>
        <source>Read otherwise:</source>
        <translation>読み方が違う：</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>There is no such yaku here: {yaku}</source>
        <translation>このルールにない役：{yaku}</translation>
    </message>
</context>
<context>
    <name>BenchWaits</name>
    <message>
        <source>only from a discard</source>
        <translation>ロンのみ</translation>
    </message>
    <message>
        <source>only from a discard</source>
        <comment>beijing</comment>
        <translation>出上がりのみ</translation>
    </message>
    <message>
        <source>only from a discard</source>
        <comment>chinese</comment>
        <translation>ロンのみ</translation>
    </message>
    <message>
        <source>only self-drawn</source>
        <translation>ツモのみ</translation>
    </message>
</context>
<context>
    <name>BiggestHand</name>
    <message>
        <source>Biggest hand: {points} from {player}</source>
        <translation>最高の和了：{player}から{points}</translation>
    </message>
    <message>
        <source>Biggest hand: {points}, self-drawn</source>
        <translation>最高の和了：{points}、ツモ</translation>
    </message>
    <message>
        <source>Open in the ledger</source>
        <translation>記録で開く</translation>
    </message>
    <message>
        <source>The value was typed, without tiles.</source>
        <translation>点数のみの入力で、牌はありません。</translation>
    </message>
    <message>
        <source>indicator</source>
        <translation>表示牌</translation>
    </message>
    <message>
        <source>{player} sits {wind}</source>
        <translation>{player}は{wind}家</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>順位表</translation>
    </message>
    <message>
        <source>first</source>
        <translation>首位</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>変動</translation>
    </message>
    <message>
        <source>moved {change}</source>
        <translation>変動{change}</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>{place}位</translation>
    </message>
</context>
<context>
    <name>BoardPanel</name>
    <message>
        <source>&amp;Change the rule…</source>
        <translation>規定を変更(&amp;C)…</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Points or rating</source>
        <translation>ポイントかレーティングか</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>first of the evening</source>
        <translation>その例会の首位</translation>
    </message>
    <message>
        <source>first of the match</source>
        <translation>その対局の首位</translation>
    </message>
    <message numerus="yes">
        <source>left out, among the worst %n</source>
        <translation>
            <numerusform>除外（下位%n回）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out, not among the best %n</source>
        <translation>
            <numerusform>除外（上位%n回に入らない）</numerusform>
        </translation>
    </message>
    <message>
        <source>moved since {day}</source>
        <translation>変動は{day}から</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>欠席</translation>
    </message>
</context>
<context>
    <name>BringingAlong</name>
    <message>
        <source>The win of {names} is changed with it: it says {riichi} now.</source>
        <translation>{names}の和了も一緒に変わります：{riichi}が付きます。</translation>
    </message>
    <message>
        <source>The win of {names} is changed with it: without {riichi} now.</source>
        <translation>{names}の和了も一緒に変わります：{riichi}が外れます。</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>Card and poster</source>
        <translation>早見表とポスター</translation>
    </message>
    <message>
        <source>Every yaku with its value and an example, and what hands, fouls and stakes cost.</source>
        <translation>すべての役の値と例、そして点数・反則・供託の表です。</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>印刷するもの</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>用紙サイズ</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>ポスター</translation>
    </message>
    <message>
        <source>Reference card</source>
        <translation>早見表</translation>
    </message>
    <message>
        <source>The pieces and every yaku that is played, on one page to read from a metre, in letters of {points} points and more.</source>
        <translation>牌と採用している役のすべてを、1メートル離れて読める一枚にまとめます。文字は{points}ポイント以上です。</translation>
    </message>
    <message>
        <source>With the options of the match on the desk.</source>
        <translation>卓上の対局のオプションによります。</translation>
    </message>
    <message>
        <source>With the usual options.</source>
        <translation>標準のオプションによります。</translation>
    </message>
</context>
<context>
    <name>Centre</name>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>対局終了</translation>
    </message>
    <message>
        <source>on the table: {points}</source>
        <translation>供託{points}</translation>
    </message>
</context>
<context>
    <name>ChangePlanSheet</name>
    <message numerus="yes">
        <source>%n round(s) follow by this plan.</source>
        <translation>
            <numerusform>この予定で、あと%nラウンド行います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seated round(s) stay as they are; who has met whom still counts.</source>
        <translation>
            <numerusform>席の決まった%nラウンドはそのままです。誰と同卓したかは、引き続き数えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Change the plan</source>
        <translation>予定を変更(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Undo the last change</source>
        <translation>直前の変更を取り消す(&amp;U)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>No round is seated yet: everything goes by this plan.</source>
        <translation>席の決まったラウンドはまだありません。すべてこの予定で進みます。</translation>
    </message>
    <message>
        <source>Plan of the evening</source>
        <translation>本日の予定</translation>
    </message>
    <message>
        <source>Round {number} is the last.</source>
        <translation>第{number}ラウンドが最後です。</translation>
    </message>
    <message>
        <source>The timer of round {number} has begun: it keeps its time and its last hands.</source>
        <translation>第{number}ラウンドのタイマーは動き始めています。時間とラスト局の決まりは、そのままです。</translation>
    </message>
    <message>
        <source>The timer of round {number} waits: it takes the new time.</source>
        <translation>第{number}ラウンドのタイマーはまだ動いていません。新しい時間になります。</translation>
    </message>
</context>
<context>
    <name>ChangeSheet</name>
    <message numerus="yes">
        <source>%n other row(s) stay as they are and only move to new totals.</source>
        <translation>
            <numerusform>ほかの%n行は内容はそのままで、持ち点だけが変わります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would no longer fit and move no points until changed.</source>
        <translation>
            <numerusform>%n行が成り立たなくなり、直すまで点は動きません。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Change this hand</source>
        <translation>この局を変更する(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete this row</source>
        <translation>この行を削除する(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Insert this row</source>
        <translation>この行を挿入する(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Leave as it is</source>
        <translation>そのままにする(&amp;L)</translation>
    </message>
    <message>
        <source>Change this hand?</source>
        <translation>この局を変更しますか？</translation>
    </message>
    <message>
        <source>Delete this row?</source>
        <translation>この行を削除しますか？</translation>
    </message>
    <message>
        <source>Does not fit: {reason}</source>
        <translation>成り立ちません：{reason}</translation>
    </message>
    <message>
        <source>Insert this row?</source>
        <translation>この行を挿入しますか？</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>変わるところはありません。</translation>
    </message>
    <message>
        <source>Some rows would no longer fit</source>
        <translation>成り立たなくなる行があります</translation>
    </message>
    <message>
        <source>The match would be over with this.</source>
        <translation>この変更で対局は終わりになります。</translation>
    </message>
    <message>
        <source>The match would go on: it is over now.</source>
        <translation>対局は終わっていますが、この変更で続くことになります。</translation>
    </message>
    <message>
        <source>Totals now</source>
        <translation>現在の持ち点</translation>
    </message>
    <message>
        <source>Totals then</source>
        <translation>変更後の持ち点</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>then</source>
        <translation>変更後</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>{value} · Enter: rows, T: table</source>
        <translation>{value} · Enter：元の行、T：表</translation>
    </message>
    <message>
        <source>{value} · T: table</source>
        <translation>{value} · T：表</translation>
    </message>
</context>
<context>
    <name>ChipsForm</name>
    <message>
        <source>{key}  {choice}</source>
        <translation>{key}&#x3000;{choice}</translation>
    </message>
</context>
<context>
    <name>ChomboForm</name>
    <message>
        <source>Who</source>
        <translation>誰が</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>beijing</comment>
        <translation>誰が</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>chinese</comment>
        <translation>誰が</translation>
    </message>
</context>
<context>
    <name>ChomboSheet</name>
    <message>
        <source>Enter the claimed &amp;hand…</source>
        <translation>和了とした手を入力(&amp;H)…</translation>
    </message>
</context>
<context>
    <name>ChoosingFelt</name>
    <message>
        <source>How it goes</source>
        <translation>和了り方</translation>
    </message>
    <message>
        <source>In its place</source>
        <translation>その場所に</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>どうなるか</translation>
    </message>
    <message>
        <source>as {tile}</source>
        <translation>{tile}の代わり</translation>
    </message>
</context>
<context>
    <name>ChosenHit</name>
    <message>
        <source>&amp;Open in the ledger</source>
        <translation>記録で開く(&amp;O)</translation>
    </message>
    <message>
        <source>Try on the &amp;workbench</source>
        <translation>手牌検討で試す(&amp;W)</translation>
    </message>
    <message>
        <source>{session}, match {number}</source>
        <translation>{session}、第{number}対局</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message numerus="yes">
        <source>%n later row(s) were played again.</source>
        <translation>
            <numerusform>以後の%n行を計算し直しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed: {event}</source>
        <translation>変更：{event}</translation>
    </message>
    <message>
        <source>Changed: {old} became {new}</source>
        <translation>変更：{old} → {new}</translation>
    </message>
    <message>
        <source>Deleted: {event}</source>
        <translation>削除：{event}</translation>
    </message>
    <message>
        <source>Entered: {event}</source>
        <translation>記録：{event}</translation>
    </message>
    <message>
        <source>Inserted: {event}</source>
        <translation>挿入：{event}</translation>
    </message>
    <message>
        <source>Match opened: {players}</source>
        <translation>対局開始：{players}</translation>
    </message>
    <message>
        <source>Note added: {event}: {note}</source>
        <translation>メモを追加：{event}：{note}</translation>
    </message>
    <message>
        <source>Note changed: {event}: {note}</source>
        <translation>メモを変更：{event}：{note}</translation>
    </message>
    <message>
        <source>Note taken away: {event}</source>
        <translation>メモを削除：{event}</translation>
    </message>
    <message>
        <source>One later row was played again.</source>
        <translation>以後の1行を計算し直しました。</translation>
    </message>
    <message>
        <source>Redone: without {event}</source>
        <translation>やり直し：{event}を削除</translation>
    </message>
    <message>
        <source>Redone: {event}</source>
        <translation>やり直し：{event}</translation>
    </message>
    <message>
        <source>Redone: {new} in place of {old}</source>
        <translation>やり直し：{old} → {new}</translation>
    </message>
    <message>
        <source>Undone: {event}</source>
        <translation>取り消し：{event}</translation>
    </message>
    <message>
        <source>Undone: {event} is back</source>
        <translation>取り消し：{event}を復元</translation>
    </message>
    <message>
        <source>Undone: {new} again in place of {old}</source>
        <translation>取り消し：{old} → {new}に戻す</translation>
    </message>
    <message>
        <source>an entry that cannot be read</source>
        <translation>読み取れない記録</translation>
    </message>
    <message>
        <source>{changes}.</source>
        <translation>{changes}。</translation>
    </message>
    <message>
        <source>{player} {old} to {new}</source>
        <translation>{player} {old} → {new}</translation>
    </message>
</context>
<context>
    <name>Clauses</name>
    <message>
        <source>; </source>
        <translation>／</translation>
    </message>
</context>
<context>
    <name>ClosingSheet</name>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Keep it open</source>
        <translation>閉じない(&amp;K)</translation>
    </message>
    <message>
        <source>Something is not recorded yet</source>
        <translation>まだ記録されていないものがあります</translation>
    </message>
    <message>
        <source>The ledger cannot take it now, and it cannot be kept on this machine: closing loses it.</source>
        <translation>今は記録ファイルに書き込めず、この端末にも残せません。閉じると失われます。</translation>
    </message>
    <message>
        <source>The ledger cannot take it now. It is kept on this machine and is recorded at the next start.</source>
        <translation>今は記録ファイルに書き込めません。この端末に残しておき、次に起動したときに記録します。</translation>
    </message>
</context>
<context>
    <name>ClubFacts</name>
    <message>
        <source>Reading the matches: {done} of {all}…</source>
        <translation>対局を読み込んでいます：{done}／{all}…</translation>
    </message>
</context>
<context>
    <name>ClubPages</name>
    <message>
        <source>Evening</source>
        <translation>本日の卓</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>例会</translation>
    </message>
    <message>
        <source>Spectators</source>
        <translation>観戦</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>順位表</translation>
    </message>
</context>
<context>
    <name>ClubPeople</name>
    <message>
        <source>Former player {number}</source>
        <translation>元対局者{number}</translation>
    </message>
</context>
<context>
    <name>ClubPlace</name>
    <message>
        <source>Club</source>
        <translation>クラブ</translation>
    </message>
</context>
<context>
    <name>Comer</name>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>Name of somebody who comes</source>
        <translation>来た人の名前</translation>
    </message>
    <message>
        <source>Who has come</source>
        <translation>来た人</translation>
    </message>
</context>
<context>
    <name>Coming</name>
    <message>
        <source>Fu</source>
        <translation>符</translation>
    </message>
    <message>
        <source>Fu for</source>
        <translation>符の項目</translation>
    </message>
    <message>
        <source>Nearest relative</source>
        <translation>最も近い役</translation>
    </message>
    <message>
        <source>New yaku</source>
        <translation>新しい役</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>用具と人数</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>点数計算</translation>
    </message>
    <message>
        <source>What is otherwise</source>
        <translation>違い</translation>
    </message>
    <message>
        <source>What is otherwise, each under its usual options. Yaku of {target} that you know: {shared}; new ones: {gained}; yaku of {source} that are not there: {lost}.</source>
        <translation>通常のオプションどうしで違うことをまとめています。{target}の役のうち知っているもの：{shared}、新しいもの：{gained}、なくなる{source}の役：{lost}。</translation>
    </message>
    <message>
        <source>What stays the same</source>
        <translation>同じこと</translation>
    </message>
    <message>
        <source>When it counts</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>和了</translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation>役</translation>
    </message>
    <message>
        <source>Yaku that are not there</source>
        <translation>なくなる役</translation>
    </message>
    <message>
        <source>Yaku that change</source>
        <translation>変わる役</translation>
    </message>
    <message>
        <source>Yaku that stay as they are</source>
        <translation>変わらない役</translation>
    </message>
    <message>
        <source>{target} for players of {source}</source>
        <translation>{source}から{target}へ</translation>
    </message>
</context>
<context>
    <name>ComingSheet</name>
    <message>
        <source>Each under its usual options.</source>
        <translation>それぞれ通常のオプションです。</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>変わること</translation>
    </message>
    <message>
        <source>{target} for players of {source}</source>
        <translation>{source}から{target}へ</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;About Mahjong Desk</source>
        <translation>Mahjong Deskについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>システムに合わせる(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Backups and check…</source>
        <translation>バックアップと点検(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Chombo…</source>
        <translation>チョンボ(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Chombo…</source>
        <comment>beijing</comment>
        <translation>チョンボ(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Chombo…</source>
        <comment>chinese</comment>
        <translation>チョンボ(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Chombo…</source>
        <comment>fouls</comment>
        <translation>反則(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>クラブ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Continue a match…</source>
        <translation>対局を再開(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Correct the last hand…</source>
        <translation>直前の局を訂正(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>暗い(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>流局(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Guided first match</source>
        <translation>最初の対局の案内(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>局(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help on what is shown</source>
        <translation>この画面のヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>高コントラスト、明るい(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Honba and deposit…</source>
        <translation>本場と供託(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>取り決めルール(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>取り込む(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Indicator…</source>
        <translation>表示牌(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー操作(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Ledger</source>
        <translation>記録(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Ledger in another folder…</source>
        <translation>別のフォルダーの記録ファイル(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>明るい(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Log…</source>
        <translation>ログ(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>その他(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>新しい対局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Note on the last hand…</source>
        <translation>前局のメモ(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Penalty tile…</source>
        <translation>罰牌(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Picker</source>
        <translation>牌入力(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>対局者(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Riichi</source>
        <translation>リーチ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Shaozhuang</source>
        <translation>焼荘(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>順位表(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>卓(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>取り消し(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;What is new</source>
        <translation>新しくなったところ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Win</source>
        <translation>和了(&amp;W)</translation>
    </message>
    <message>
        <source>C&amp;orrection…</source>
        <translation>訂正(&amp;O)…</translation>
    </message>
    <message>
        <source>D&amp;ead hand…</source>
        <translation>和了放棄(&amp;E)…</translation>
    </message>
    <message>
        <source>E&amp;vening</source>
        <translation>本日の卓(&amp;V)</translation>
    </message>
    <message>
        <source>E&amp;xchange two seats…</source>
        <translation>席の入れ替え(&amp;X)…</translation>
    </message>
    <message>
        <source>End m&amp;atch…</source>
        <translation>対局を終える(&amp;A)…</translation>
    </message>
    <message>
        <source>Export ever&amp;ything…</source>
        <translation>すべてを書き出す(&amp;Y)…</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <translation>ヘルプ(&amp;L)</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>高コントラスト、暗い(&amp;C)</translation>
    </message>
    <message>
        <source>How often t&amp;he dealer stayed…</source>
        <translation>連荘の回数(&amp;H)…</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>言語(&amp;A)</translation>
    </message>
    <message>
        <source>L&amp;earn</source>
        <translation>学ぶ(&amp;E)</translation>
    </message>
    <message>
        <source>Ledger on a ser&amp;ver…</source>
        <translation>サーバー上の記録ファイル(&amp;V)…</translation>
    </message>
    <message>
        <source>Look up a &amp;fingerprint…</source>
        <translation>指紋を調べる(&amp;F)…</translation>
    </message>
    <message>
        <source>M&amp;atch</source>
        <translation>対局(&amp;A)</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>最近のファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Rena&amp;me a player…</source>
        <translation>名前を直す(&amp;M)…</translation>
    </message>
    <message>
        <source>S&amp;essions…</source>
        <translation>例会(&amp;E)…</translation>
    </message>
    <message>
        <source>Sea&amp;rch</source>
        <translation>検索(&amp;R)</translation>
    </message>
    <message>
        <source>Spe&amp;ctators</source>
        <translation>観戦(&amp;C)</translation>
    </message>
    <message>
        <source>Su&amp;bstitute…</source>
        <translation>交代(&amp;B)…</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>テーマ(&amp;H)</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message numerus="yes">
        <source>%n tile(s) away</source>
        <translation>
            <numerusform>あと%n枚の違い</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing but the value</source>
        <translation>違うのは翻数・点だけ</translation>
    </message>
    <message>
        <source>a hand has fewer sets</source>
        <translation>面子の数が少ない</translation>
    </message>
    <message>
        <source>a limit hand</source>
        <translation>満貫役</translation>
    </message>
    <message>
        <source>a limit hand</source>
        <comment>beijing</comment>
        <translation>決まった点の役</translation>
    </message>
    <message>
        <source>a limit hand</source>
        <comment>chinese</comment>
        <translation>満貫役</translation>
    </message>
    <message>
        <source>another form of it</source>
        <translation>同じ役の別の形</translation>
    </message>
    <message>
        <source>closed hands only</source>
        <translation>門前のみ</translation>
    </message>
    <message>
        <source>comes along with it</source>
        <translation>よく複合する</translation>
    </message>
    <message>
        <source>counts in its place</source>
        <translation>この役の代わりにつく</translation>
    </message>
    <message>
        <source>from a discard only</source>
        <translation>ロンのみ</translation>
    </message>
    <message>
        <source>from a discard only</source>
        <comment>beijing</comment>
        <translation>出上がりのみ</translation>
    </message>
    <message>
        <source>from a discard only</source>
        <comment>chinese</comment>
        <translation>ロンのみ</translation>
    </message>
    <message>
        <source>gives way to {yaku}</source>
        <translation>{yaku}があるとつかない</translation>
    </message>
    <message>
        <source>it takes its place</source>
        <translation>この役が優先する</translation>
    </message>
    <message>
        <source>its pieces have no numbers</source>
        <translation>駒に数字がない</translation>
    </message>
    <message>
        <source>its pieces have no suits</source>
        <translation>駒に色の別がない</translation>
    </message>
    <message>
        <source>leaves out {yaku}</source>
        <translation>{yaku}はつかない</translation>
    </message>
    <message>
        <source>looks alike</source>
        <translation>見た目が近い</translation>
    </message>
    <message>
        <source>no limit hand</source>
        <translation>満貫役ではない</translation>
    </message>
    <message>
        <source>no limit hand</source>
        <comment>beijing</comment>
        <translation>決まった点の役ではない</translation>
    </message>
    <message>
        <source>no limit hand</source>
        <comment>chinese</comment>
        <translation>満貫役ではない</translation>
    </message>
    <message>
        <source>nothing but limits beside it</source>
        <translation>複合するのは満貫役だけ</translation>
    </message>
    <message>
        <source>nothing but limits beside it</source>
        <comment>beijing</comment>
        <translation>他の役はつかない</translation>
    </message>
    <message>
        <source>nothing but limits beside it</source>
        <comment>chinese</comment>
        <translation>複合するのは満貫役だけ</translation>
    </message>
    <message>
        <source>of the same family</source>
        <translation>同じ系統</translation>
    </message>
    <message>
        <source>once for each time that it is there</source>
        <translation>成立した数だけつく</translation>
    </message>
    <message>
        <source>one yaku with {yaku}</source>
        <translation>{yaku}と合わせて一つの役</translation>
    </message>
    <message>
        <source>only with the option “{option}”, off as a rule</source>
        <translation>オプション「{option}」で採用、通常はなし</translation>
    </message>
    <message>
        <source>open hands only</source>
        <translation>副露した手のみ</translation>
    </message>
    <message>
        <source>open hands too</source>
        <translation>鳴いてもよい</translation>
    </message>
    <message>
        <source>played with other pieces</source>
        <translation>使う駒や牌が違う</translation>
    </message>
    <message>
        <source>self-drawn only</source>
        <translation>ツモのみ</translation>
    </message>
    <message>
        <source>self-drawn or from a discard</source>
        <translation>ツモでもロンでもよい</translation>
    </message>
    <message>
        <source>self-drawn or from a discard</source>
        <comment>beijing</comment>
        <translation>ツモでも出上がりでもよい</translation>
    </message>
    <message>
        <source>self-drawn or from a discard</source>
        <comment>chinese</comment>
        <translation>ツモでもロンでもよい</translation>
    </message>
    <message>
        <source>such a hand brings nothing of its own</source>
        <translation>その手には何もつかない</translation>
    </message>
    <message>
        <source>such a hand counts as {yaku}</source>
        <translation>その手は{yaku}になる</translation>
    </message>
    <message>
        <source>such a hand is no winning shape</source>
        <translation>その形では和了できない</translation>
    </message>
    <message>
        <source>such a hand is worth too little to win</source>
        <translation>その手では縛りに足りない</translation>
    </message>
    <message>
        <source>such a hand may not win so</source>
        <translation>その手では和了できない</translation>
    </message>
    <message>
        <source>the option “{option}” can leave it out</source>
        <translation>オプション「{option}」で外せる</translation>
    </message>
    <message>
        <source>the option “{option}” changes it</source>
        <translation>オプション「{option}」で変わる</translation>
    </message>
    <message>
        <source>the same hand has it</source>
        <translation>同じ手につく</translation>
    </message>
    <message>
        <source>there are no dora</source>
        <translation>ドラがない</translation>
    </message>
    <message>
        <source>there are no wildcards</source>
        <translation>混がない</translation>
    </message>
    <message>
        <source>worth as much open as closed</source>
        <translation>鳴いても下がらない</translation>
    </message>
    <message>
        <source>worth less open</source>
        <translation>鳴くと下がる</translation>
    </message>
    <message>
        <source>{circumstance} counts for nothing</source>
        <translation>{circumstance}は役にならない</translation>
    </message>
    <message>
        <source>{field}: not known</source>
        <translation>{field}を使わない</translation>
    </message>
    <message>
        <source>{yaku} and {count} more</source>
        <translation>{yaku}ほか{count}つ</translation>
    </message>
</context>
<context>
    <name>CompareTable</name>
    <message>
        <source>In all rule systems</source>
        <translation>すべてのルールで</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Nearest relative</source>
        <translation>最も近い役</translation>
    </message>
    <message>
        <source>System</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>翻数・点</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>違い</translation>
    </message>
    <message>
        <source>has none</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>ContentsList</name>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation>見つかった場所</translation>
    </message>
    <message>
        <source>{place}: {count}</source>
        <translation>{place}：{count}</translation>
    </message>
    <message>
        <source>→ {place}: {count}</source>
        <translation>→ {place}：{count}</translation>
    </message>
</context>
<context>
    <name>ContinueSheet</name>
    <message>
        <source>&amp;Continue</source>
        <translation>再開する(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Look at the ledger</source>
        <translation>記録を見る(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>新しい対局(&amp;N)</translation>
    </message>
    <message>
        <source>Cannot go on</source>
        <translation>続けられません</translation>
    </message>
    <message>
        <source>Go on with the match?</source>
        <translation>対局を再開しますか？</translation>
    </message>
    <message>
        <source>Look at this match</source>
        <translation>この対局を見る</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>{number}回戦</translation>
    </message>
    <message>
        <source>No match can go on</source>
        <translation>続けられる対局がありません</translation>
    </message>
    <message>
        <source>Or an earlier match</source>
        <translation>前の対局を再開</translation>
    </message>
</context>
<context>
    <name>ContinuedElsewhere</name>
    <message>
        <source>A change that was taken back again.</source>
        <translation>変更して、また取り消しています。</translation>
    </message>
    <message>
        <source>Changed: {row}</source>
        <translation>変更：{row}</translation>
    </message>
    <message>
        <source>Continued in another window</source>
        <translation>別のウィンドウで続けられています</translation>
    </message>
    <message>
        <source>Taken back: {row}</source>
        <translation>取り消し：{row}</translation>
    </message>
</context>
<context>
    <name>ContinuedElsewhereSheet</name>
    <message>
        <source>&amp;Record it too</source>
        <translation>こちらも記録する(&amp;R)</translation>
    </message>
    <message>
        <source>Done there meanwhile</source>
        <translation>その間に別のウィンドウで行われたこと</translation>
    </message>
    <message>
        <source>Go on &amp;without it</source>
        <translation>記録せずに続ける(&amp;W)</translation>
    </message>
    <message>
        <source>Not recorded here</source>
        <translation>こちらで記録されていないもの</translation>
    </message>
    <message>
        <source>The other window has recorded just the same.</source>
        <translation>別のウィンドウで同じ内容が記録されています。</translation>
    </message>
    <message>
        <source>What you wanted to change was meant for the match as it stood here, and cannot be done now.</source>
        <translation>変更しようとした内容は、この画面にあったときの対局に対するものなので、今は行えません。</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>Hand</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Path of the scores</source>
        <translation>得点の推移</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>MMM</source>
        <translation>M月</translation>
    </message>
    <message>
        <source>MMMM</source>
        <translation>M月</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>d/M</source>
        <translation>M/d</translation>
    </message>
</context>
<context>
    <name>DeadHandForm</name>
    <message>
        <source>This hand is dead already.</source>
        <translation>すでに和了放棄です。</translation>
    </message>
    <message>
        <source>Who may not win this hand any more?</source>
        <translation>この局でもう和了できないのは誰ですか。</translation>
    </message>
</context>
<context>
    <name>DrawForm</name>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>聴牌</translation>
    </message>
</context>
<context>
    <name>DrawingSheet</name>
    <message>
        <source>&amp;Draw again</source>
        <translation>引き直す(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Once more</source>
        <translation>もう一度(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Take these seats</source>
        <translation>この席に決める(&amp;T)</translation>
    </message>
    <message>
        <source>Draw of the seats</source>
        <translation>場決め</translation>
    </message>
    <message>
        <source>Draw on the screen</source>
        <translation>画面で引く</translation>
    </message>
    <message>
        <source>Drawn at the table</source>
        <translation>卓で引いた</translation>
    </message>
</context>
<context>
    <name>DrillBoard</name>
    <message>
        <source>&amp;Workbench</source>
        <translation>手牌検討(&amp;W)</translation>
    </message>
    <message>
        <source>Another sprint</source>
        <translation>もう一度早解き</translation>
    </message>
    <message>
        <source>Back to the answers</source>
        <translation>解答一覧へ戻る</translation>
    </message>
    <message>
        <source>Back to today</source>
        <translation>今日の練習へ戻る</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>答え合わせ</translation>
    </message>
    <message>
        <source>Done for today</source>
        <translation>今日の分は終わり</translation>
    </message>
    <message>
        <source>Drill dealt hands</source>
        <translation>出題用の手牌で練習する</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>I do not &amp;know</source>
        <translation>わからない(&amp;K)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>No longer there</source>
        <translation>もうありません</translation>
    </message>
    <message>
        <source>Nothing of your own yet</source>
        <translation>まだ記録した手牌がありません</translation>
    </message>
    <message>
        <source>That is your best.</source>
        <translation>これまでの最高です。</translation>
    </message>
    <message>
        <source>The club has recorded no hand about which this could be asked. Drill hands that are dealt.</source>
        <translation>この問題に使える記録がまだありません。出題用の手牌で練習してください。</translation>
    </message>
    <message>
        <source>This question cannot be laid again: its hand was changed or is gone, or another version of the program asked it.</source>
        <translation>この問題は再現できません。手牌が変更または削除されたか、別のバージョンの問題です。</translation>
    </message>
    <message>
        <source>Time is over</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>Try it on the workbench</source>
        <translation>手牌検討で試す</translation>
    </message>
    <message>
        <source>Your best: {right}</source>
        <translation>最高は{right}問</translation>
    </message>
    <message>
        <source>{right} of {answered} right in two minutes.</source>
        <translation>2分で{answered}問中{right}問正解。</translation>
    </message>
    <message>
        <source>{right} of {answered} right. What went wrong comes again sooner, the rest later each time.</source>
        <translation>{answered}問中{right}問正解。間違えたものは早めに、ほかは回を追うごとに間を空けて再出題します。</translation>
    </message>
</context>
<context>
    <name>DrillSetup</name>
    <message>
        <source>&amp;Sprint, 2 minutes</source>
        <translation>早解き2分(&amp;S)</translation>
    </message>
    <message>
        <source>Best so far: {right} right</source>
        <translation>これまでの最高は{right}問正解</translation>
    </message>
    <message>
        <source>By rating</source>
        <translation>レート順</translation>
    </message>
    <message>
        <source>By rating: {level}</source>
        <translation>レート順：{level}</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>出題用の手牌</translation>
    </message>
    <message>
        <source>Drill every yaku</source>
        <translation>すべての役を練習する</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>難しさ</translation>
    </message>
    <message>
        <source>Only hands with: {yaku}</source>
        <translation>この役の手だけ：{yaku}</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>自分たちの手牌</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>Drills</name>
    <message>
        <source>A simple: it lies between the ends of its suit.</source>
        <translation>中張牌です。二から八までの数牌です。</translation>
    </message>
    <message>
        <source>A terminal: the end of its suit.</source>
        <translation>老頭牌です。数牌の端です。</translation>
    </message>
    <message>
        <source>All in all</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>All in all, from everybody who pays.</source>
        <translation>全員からの支払いの合計を選んでください。</translation>
    </message>
    <message>
        <source>An honour: it belongs to no suit.</source>
        <translation>字牌です。数牌ではありません。</translation>
    </message>
    <message>
        <source>Another player draws</source>
        <translation>子のツモ</translation>
    </message>
    <message>
        <source>Another player draws</source>
        <comment>beijing</comment>
        <translation>散家のツモ</translation>
    </message>
    <message>
        <source>Another player draws</source>
        <comment>chinese</comment>
        <translation>散家のツモ</translation>
    </message>
    <message>
        <source>Another player draws</source>
        <comment>older</comment>
        <translation>散家のツモ</translation>
    </message>
    <message>
        <source>Another player wins on a discard</source>
        <translation>子のロン</translation>
    </message>
    <message>
        <source>Another player wins on a discard</source>
        <comment>beijing</comment>
        <translation>散家の出上がり</translation>
    </message>
    <message>
        <source>Another player wins on a discard</source>
        <comment>chinese</comment>
        <translation>散家のロン</translation>
    </message>
    <message>
        <source>Another player wins on a discard</source>
        <comment>older</comment>
        <translation>散家のロン</translation>
    </message>
    <message>
        <source>Below the limit</source>
        <translation>満貫未満</translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>縛りに足りない</translation>
    </message>
    <message>
        <source>Choose all of them, or none.</source>
        <translation>つく役をすべて選んでください。なければそのまま。</translation>
    </message>
    <message>
        <source>Choose all of them.</source>
        <translation>すべて選んでください。</translation>
    </message>
    <message>
        <source>Choose every tile that completes it.</source>
        <translation>和了できる牌をすべて選んでください。</translation>
    </message>
    <message>
        <source>Choose every tile that completes it.</source>
        <comment>pieces</comment>
        <translation>和了できる駒をすべて選んでください。</translation>
    </message>
    <message>
        <source>Choose every way that the rules allow, or none.</source>
        <translation>ルールで認められる和了り方をすべて選んでください。なければそのまま。</translation>
    </message>
    <message>
        <source>Choose the tile that is meant.</source>
        <translation>その牌を選んでください。</translation>
    </message>
    <message>
        <source>Choose the tile that is meant.</source>
        <comment>pieces</comment>
        <translation>その駒を選んでください。</translation>
    </message>
    <message>
        <source>Closed wait</source>
        <translation>嵌張待ち</translation>
    </message>
    <message>
        <source>Come back on {day}: {count} due.</source>
        <translation>次は{day}に{count}問。</translation>
    </message>
    <message>
        <source>Come back tomorrow: {count} due.</source>
        <translation>次は明日、{count}問。</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Edge wait</source>
        <translation>辺張待ち</translation>
    </message>
    <message>
        <source>Find this one: {piece}</source>
        <translation>{piece}はどれでしょうか</translation>
    </message>
    <message>
        <source>From {player}</source>
        <translation>{player}からロン</translation>
    </message>
    <message>
        <source>From {player}</source>
        <comment>beijing</comment>
        <translation>{player}から</translation>
    </message>
    <message>
        <source>From {player}</source>
        <comment>chinese</comment>
        <translation>{player}からロン</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Honba, stakes and extras</source>
        <translation>本場・供託・加算</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>字牌</translation>
    </message>
    <message>
        <source>How many fu</source>
        <translation>何符か</translation>
    </message>
    <message>
        <source>How many fu?</source>
        <translation>何符ですか</translation>
    </message>
    <message>
        <source>How many there are of each</source>
        <translation>それぞれの枚数</translation>
    </message>
    <message>
        <source>How may this hand win?</source>
        <translation>この手はどう和了れますか</translation>
    </message>
    <message>
        <source>Knitted tiles</source>
        <translation>組合の牌</translation>
    </message>
    <message>
        <source>Many-sided wait</source>
        <translation>多面待ち</translation>
    </message>
    <message>
        <source>May it win</source>
        <translation>和了れるか</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Nearest to ready, then with the most tiles that bring it nearer.</source>
        <translation>聴牌に最も近く、次に有効牌が最も多くなる一枚を選んでください。</translation>
    </message>
    <message>
        <source>Nearest to ready, then with the most tiles that bring it nearer.</source>
        <comment>pieces</comment>
        <translation>聴牌に最も近く、次に手が進む駒が最も多くなる一枚を選んでください。</translation>
    </message>
    <message>
        <source>No fu</source>
        <translation>符なし</translation>
    </message>
    <message>
        <source>Nothing but pairs</source>
        <translation>対子だけの手</translation>
    </message>
    <message>
        <source>Nothing forbids it</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>Nothing is due in the next days.</source>
        <translation>この先しばらく予定なし。</translation>
    </message>
    <message>
        <source>Of which of these does the game have {count}?</source>
        <translation>{count}枚あるのはどれでしょうか</translation>
    </message>
    <message>
        <source>One discard from ready</source>
        <translation>切れば聴牌</translation>
    </message>
    <message>
        <source>One of each kind</source>
        <translation>各一枚ずつ</translation>
    </message>
    <message>
        <source>One step further</source>
        <translation>一向聴</translation>
    </message>
    <message>
        <source>Open wait</source>
        <translation>両面待ち</translation>
    </message>
    <message>
        <source>Pair wait</source>
        <translation>単騎待ち</translation>
    </message>
    <message>
        <source>Pair wait</source>
        <comment>beijing</comment>
        <translation>単騎待ち</translation>
    </message>
    <message>
        <source>Pair wait</source>
        <comment>chinese</comment>
        <translation>単騎待ち</translation>
    </message>
    <message>
        <source>Ready: {players}</source>
        <translation>聴牌：{players}</translation>
    </message>
    <message>
        <source>Responsibility</source>
        <translation>包</translation>
    </message>
    <message>
        <source>Responsibility</source>
        <comment>beijing</comment>
        <translation>包</translation>
    </message>
    <message>
        <source>Responsibility</source>
        <comment>chinese</comment>
        <translation>責任払い（包）</translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>Several winners</source>
        <translation>複数の和了</translation>
    </message>
    <message>
        <source>Simples</source>
        <translation>中張牌</translation>
    </message>
    <message>
        <source>Terminals</source>
        <translation>老頭牌</translation>
    </message>
    <message>
        <source>The base fu of every hand count in “All in all” alone.</source>
        <translation>副底は「合計」だけに入れます。</translation>
    </message>
    <message>
        <source>The dealer draws</source>
        <translation>親のツモ</translation>
    </message>
    <message>
        <source>The dealer draws</source>
        <comment>beijing</comment>
        <translation>荘家のツモ</translation>
    </message>
    <message>
        <source>The dealer draws</source>
        <comment>chinese</comment>
        <translation>荘家のツモ</translation>
    </message>
    <message>
        <source>The dealer draws</source>
        <comment>older</comment>
        <translation>荘家のツモ</translation>
    </message>
    <message>
        <source>The dealer wins on a discard</source>
        <translation>親のロン</translation>
    </message>
    <message>
        <source>The dealer wins on a discard</source>
        <comment>beijing</comment>
        <translation>荘家の出上がり</translation>
    </message>
    <message>
        <source>The dealer wins on a discard</source>
        <comment>chinese</comment>
        <translation>荘家のロン</translation>
    </message>
    <message>
        <source>The dealer wins on a discard</source>
        <comment>older</comment>
        <translation>荘家のロン</translation>
    </message>
    <message>
        <source>The game has {count} of it.</source>
        <translation>全部で{count}枚あります。</translation>
    </message>
    <message>
        <source>Tiles by their names</source>
        <translation>牌の名前</translation>
    </message>
    <message>
        <source>Tiles by their names</source>
        <comment>pieces</comment>
        <translation>駒の名前</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>双碰待ち</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <comment>beijing</comment>
        <translation>双碰待ち</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <comment>chinese</comment>
        <translation>双碰待ち</translation>
    </message>
    <message>
        <source>Two steps further</source>
        <translation>二向聴</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>待ち</translation>
    </message>
    <message>
        <source>What a win brings besides</source>
        <translation>その他の受け取り</translation>
    </message>
    <message>
        <source>What changes for everybody?</source>
        <translation>各自の点数はどう動きますか</translation>
    </message>
    <message>
        <source>What does this hand wait for?</source>
        <translation>何待ちですか</translation>
    </message>
    <message>
        <source>What does {player} get?</source>
        <translation>{player}は何点もらえますか</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>何点か</translation>
    </message>
    <message>
        <source>What it waits for</source>
        <translation>何待ちか</translation>
    </message>
    <message>
        <source>What somebody pays is negative.</source>
        <translation>支払いはマイナスで入力してください。</translation>
    </message>
    <message>
        <source>Which discard</source>
        <translation>何を切るか</translation>
    </message>
    <message>
        <source>Which discard leaves the most?</source>
        <translation>何を切るのがよいですか</translation>
    </message>
    <message>
        <source>Which of these are honours?</source>
        <translation>字牌はどれでしょうか</translation>
    </message>
    <message>
        <source>Which of these are simples?</source>
        <translation>中張牌はどれでしょうか</translation>
    </message>
    <message>
        <source>Which of these are terminals?</source>
        <translation>老頭牌はどれでしょうか</translation>
    </message>
    <message>
        <source>Which piece</source>
        <translation>名前と種類</translation>
    </message>
    <message>
        <source>Which yaku</source>
        <translation>どの役か</translation>
    </message>
    <message>
        <source>Which yaku count?</source>
        <translation>どの役がつきますか</translation>
    </message>
    <message>
        <source>Who pays what</source>
        <translation>誰がいくら払うか</translation>
    </message>
    <message>
        <source>Wildcards</source>
        <translation>混の入る手</translation>
    </message>
    <message>
        <source>Win and whole hand</source>
        <translation>和了り方と手全体</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>{player} is responsible: {reason}</source>
        <translation>包：{player}（{reason}）</translation>
    </message>
    <message>
        <source>{size}, base {base}</source>
        <translation>{size}、基本点{base}</translation>
    </message>
    <message>
        <source>{size}, base {base}</source>
        <comment>beijing</comment>
        <translation>{size}、基本点{base}</translation>
    </message>
    <message>
        <source>{size}, base {base}</source>
        <comment>chinese</comment>
        <translation>{size}、基本点{base}</translation>
    </message>
</context>
<context>
    <name>EarlierSheet</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation>以前の例会</translation>
    </message>
</context>
<context>
    <name>EditSheet</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保存(&amp;K)</translation>
    </message>
    <message>
        <source>A player needs a name.</source>
        <translation>名前が必要です。</translation>
    </message>
    <message>
        <source>Away at present</source>
        <translation>休止中</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Comes to play</source>
        <translation>参加</translation>
    </message>
    <message>
        <source>Joined with {player} ({about})</source>
        <translation>{player}（{about}）を統合済み</translation>
    </message>
    <message>
        <source>Mark in lists and charts (a stroke below: somebody has it)</source>
        <translation>一覧やグラフの印（下に線のあるものは使用中）</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>新しい対局者</translation>
    </message>
    <message numerus="yes">
        <source>One name has %n letter(s) at most.</source>
        <translation>
            <numerusform>名前は一つ%n文字までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Other names that find them, parted by commas</source>
        <translation>別名（コンマで区切る）</translation>
    </message>
    <message>
        <source>Pseudonym for prints, files and spectators</source>
        <translation>印刷・ファイル・観戦用の仮名</translation>
    </message>
    <message>
        <source>Reading, such as in kana</source>
        <translation>読み（かななど）</translation>
    </message>
    <message>
        <source>There is {player} already: {about}. This will be somebody else of the same name.</source>
        <translation>{player}はすでにいます：{about}。同じ名前の別人として登録されます。</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>is somebody else</source>
        <translation>別人に戻す</translation>
    </message>
    <message>
        <source>{player} is a person of their own again.</source>
        <translation>{player}は別人に戻りました。</translation>
    </message>
    <message>
        <source>{player} is a player already. Merge the two if they are one.</source>
        <translation>{player}はすでに登録されています。同一人物なら統合してください。</translation>
    </message>
    <message>
        <source>{player} is somebody else</source>
        <translation>{player}は別人</translation>
    </message>
</context>
<context>
    <name>Elsewhere</name>
    <message>
        <source>The match was continued in another window.</source>
        <translation>この対局は別のウィンドウで続けられました。</translation>
    </message>
</context>
<context>
    <name>EmptyTable</name>
    <message>
        <source>&amp;New match</source>
        <translation>新しい対局(&amp;N)</translation>
    </message>
    <message>
        <source>C&amp;ontinue a match…</source>
        <translation>対局を再開(&amp;O)…</translation>
    </message>
    <message>
        <source>Learn a game first</source>
        <translation>まずルールを学ぶ</translation>
    </message>
    <message>
        <source>Name the four players, draw the seats, and the ledger begins.</source>
        <translation>四人の名前を入れ、場決めをすれば、記録が始まります。</translation>
    </message>
    <message>
        <source>Nobody plays yet</source>
        <translation>まだ対局がありません</translation>
    </message>
</context>
<context>
    <name>EndForm</name>
    <message>
        <source>If the table stops here, this is the result.</source>
        <translation>ここで終えると、次の結果になります。</translation>
    </message>
</context>
<context>
    <name>ErrorWindow</name>
    <message>
        <source>&amp;Copy details</source>
        <translation>詳細をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>続ける(&amp;G)</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>It stands in the log too: {path}</source>
        <translation>ログにも記録しました：{path}</translation>
    </message>
    <message>
        <source>Mahjong Desk made a mistake. Every hand that the window showed as recorded is on disk. You can go on; if it happens again, please report it with these details.</source>
        <translation>Mahjong Deskの内部でエラーが起きました。記録済みと表示された局はすべて保存されています。このまま続けられます。また起きるときは、次の詳細を添えてお知らせください。</translation>
    </message>
    <message>
        <source>Show the &amp;details</source>
        <translation>詳細を表示(&amp;D)</translation>
    </message>
    <message>
        <source>Show the &amp;log</source>
        <translation>ログを表示(&amp;L)</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>問題が起きました</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n卓</numerusform>
        </translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>{number}卓</translation>
    </message>
    <message>
        <source>This match cannot be read.</source>
        <translation>この対局は読み込めません。</translation>
    </message>
    <message>
        <source>This match is not in this ledger.</source>
        <translation>この対局はこの記録帳にありません。</translation>
    </message>
    <message>
        <source>a hand cannot have happened so</source>
        <translation>成立しない局があります</translation>
    </message>
    <message>
        <source>finished {time}</source>
        <translation>{time} 終了</translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <translation>供託 {points}</translation>
    </message>
</context>
<context>
    <name>EveningKeeper</name>
    <message>
        <source>Another window has changed the evening meanwhile. Look at it again, then seat.</source>
        <translation>別のウィンドウで進行が変更されました。確認してから着席させてください。</translation>
    </message>
</context>
<context>
    <name>EveningPage</name>
    <message numerus="yes">
        <source>%n table(s) still play</source>
        <translation>
            <numerusform>%n卓が対局中</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Plan an evening…</source>
        <translation>例会を計画(&amp;P)…</translation>
    </message>
    <message>
        <source>Another evening…</source>
        <translation>別の例会…</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>第1ラウンド前</translation>
    </message>
    <message>
        <source>Earlier evenings…</source>
        <translation>以前の例会…</translation>
    </message>
    <message>
        <source>No evening is planned</source>
        <translation>例会はまだ計画されていません</translation>
    </message>
    <message>
        <source>Nobody plays yet. Seat the first round, and its matches begin.</source>
        <translation>まだ対局はありません。第1ラウンドを着席させると対局が始まります。</translation>
    </message>
    <message>
        <source>Plan…</source>
        <translation>予定…</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>レポート…</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}ラウンド</translation>
    </message>
    <message>
        <source>Round {number} is seated. Its matches lie on the tables.</source>
        <translation>第{number}ラウンドが着席しました。各卓の対局が始まっています。</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>第{number}ラウンド／全{rounds}</translation>
    </message>
    <message>
        <source>Several tables at once: who is here, who plays where in each round, one timer for all, and how every table stands.</source>
        <translation>複数の卓をまとめて：誰が来ているか、各ラウンドの席、全卓共通のタイマー、各卓の状況。</translation>
    </message>
    <message>
        <source>Who is here…</source>
        <translation>出席者…</translation>
    </message>
</context>
<context>
    <name>EventForm</name>
    <message>
        <source>Choose the player first.</source>
        <translation>先に対局者を選んでください。</translation>
    </message>
    <message>
        <source>Still to be said: {field}.</source>
        <translation>まだ入力が必要です：{field}。</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>What happened (may stay empty)</source>
        <translation>内容（省略できます）</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>EventKinds</name>
    <message>
        <source>Correction</source>
        <translation>訂正</translation>
    </message>
    <message>
        <source>Dead hand</source>
        <translation>和了放棄</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>対局の終了</translation>
    </message>
    <message>
        <source>Honba and deposit</source>
        <translation>本場と供託</translation>
    </message>
    <message>
        <source>Penalty tile</source>
        <translation>罰牌</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>リーチ</translation>
    </message>
    <message>
        <source>Shaozhuang</source>
        <translation>焼荘</translation>
    </message>
    <message>
        <source>Substitute</source>
        <translation>交代</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>和了</translation>
    </message>
</context>
<context>
    <name>EventSheet</name>
    <message>
        <source>&amp;End the match</source>
        <translation>対局を終える(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>記録する(&amp;R)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>対局を終える</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>added kan</source>
        <translation>加槓</translation>
    </message>
    <message>
        <source>added kan</source>
        <comment>official</comment>
        <translation>加槓</translation>
    </message>
    <message>
        <source>chi</source>
        <translation>チー</translation>
    </message>
    <message>
        <source>chi</source>
        <comment>official</comment>
        <translation>チー</translation>
    </message>
    <message>
        <source>circumstances</source>
        <translation>状況</translation>
    </message>
    <message>
        <source>cleared</source>
        <translation>解除</translation>
    </message>
    <message>
        <source>concealed kan</source>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>concealed kan</source>
        <comment>official</comment>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死牌</translation>
    </message>
    <message>
        <source>deposit</source>
        <translation>供託</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>from</source>
        <translation>放銃者</translation>
    </message>
    <message>
        <source>from</source>
        <comment>beijing</comment>
        <translation>放銃者</translation>
    </message>
    <message>
        <source>from</source>
        <comment>chinese</comment>
        <translation>放銃者</translation>
    </message>
    <message>
        <source>live</source>
        <translation>生き</translation>
    </message>
    <message>
        <source>melds</source>
        <translation>副露</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>open kan</source>
        <translation>大明槓</translation>
    </message>
    <message>
        <source>open kan</source>
        <comment>official</comment>
        <translation>大明槓</translation>
    </message>
    <message>
        <source>player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>pon</source>
        <translation>ポン</translation>
    </message>
    <message>
        <source>pon</source>
        <comment>official</comment>
        <translation>ポン</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>聴牌</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>responsible</source>
        <translation>包</translation>
    </message>
    <message>
        <source>self-drawn</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>the house takes part</source>
        <translation>卓の外とのやり取り</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>tiles</source>
        <comment>pieces</comment>
        <translation>手の駒</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>who comes</source>
        <translation>入る人</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>和了者</translation>
    </message>
    <message>
        <source>winning tile</source>
        <translation>和了牌</translation>
    </message>
    <message>
        <source>winning tile</source>
        <comment>pieces</comment>
        <translation>和了駒</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>{field}: {old} → {new}</source>
        <translation>{field}：{old} → {new}</translation>
    </message>
    <message>
        <source>{kind} {tiles}</source>
        <translation>{kind} {tiles}</translation>
    </message>
    <message>
        <source>{kind} {tiles} from {player}</source>
        <translation>{kind} {tiles}（{player}から）</translation>
    </message>
    <message>
        <source>{player} ({reason})</source>
        <translation>{player}（{reason}）</translation>
    </message>
</context>
<context>
    <name>ExchangeSheet</name>
    <message>
        <source>&amp;Exchange</source>
        <translation>入れ替える(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Show what changes</source>
        <translation>変わるところを見る(&amp;S)</translation>
    </message>
    <message>
        <source>Both stay where they sit. In these hands, what was entered for {first} becomes {second}’s, and the other way round.</source>
        <translation>二人の席はそのままです。これらの局で{first}について記録した内容が{second}のものになり、その逆も同じです。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Choose two players.</source>
        <translation>二人を選んでください。</translation>
    </message>
    <message>
        <source>Every hand stays on its seat. What was {first}’s becomes {second}’s, and the other way round.</source>
        <translation>局はすべて元の席のままです。{first}のものが{second}のものになり、その逆も同じです。</translation>
    </message>
    <message>
        <source>Exchange the names of {first} and {second}?</source>
        <translation>{first}と{second}の名前を入れ替えますか。</translation>
    </message>
    <message>
        <source>Exchange the seats of {first} and {second}?</source>
        <translation>{first}と{second}の席を入れ替えますか。</translation>
    </message>
    <message>
        <source>Exchange two seats</source>
        <translation>席の入れ替え</translation>
    </message>
    <message>
        <source>Exchange {first} and {second} from {start} to {end}?</source>
        <translation>{start}から{end}まで、{first}と{second}を入れ替えますか？</translation>
    </message>
    <message>
        <source>In the whole match</source>
        <translation>対局全体</translation>
    </message>
    <message>
        <source>In which hands</source>
        <translation>対象の局</translation>
    </message>
    <message>
        <source>No hand was entered yet.</source>
        <translation>まだ局が記録されていません。</translation>
    </message>
    <message>
        <source>Only in some hands</source>
        <translation>一部の局だけ</translation>
    </message>
    <message>
        <source>The first of these hands</source>
        <translation>対象の最初の局</translation>
    </message>
    <message>
        <source>The hands are right: they sat the other way round</source>
        <translation>局の記録が正しい：二人が逆に座っていた</translation>
    </message>
    <message>
        <source>The last of these hands</source>
        <translation>対象の最後の局</translation>
    </message>
    <message>
        <source>The seats are right: only the names were exchanged</source>
        <translation>席が正しい：名前だけが逆だった</translation>
    </message>
    <message>
        <source>Two players were entered on each other’s seats. The next sheet shows what would change, before anything is done.</source>
        <translation>二人の席が入れ替わって記録されていました。次の画面で何が変わるかを確かめてから行います。</translation>
    </message>
    <message>
        <source>What is right</source>
        <translation>正しいのは</translation>
    </message>
    <message>
        <source>Which two players</source>
        <translation>どの二人</translation>
    </message>
    <message>
        <source>from</source>
        <translation>ここから</translation>
    </message>
    <message>
        <source>to</source>
        <translation>ここまで</translation>
    </message>
    <message>
        <source>{first} and {second} keep the hands that were entered for them. Winds and deals change, and the match is played again.</source>
        <translation>{first}と{second}は、それぞれの名で入れた局をそのまま持ちます。風と親が変わり、試合を計算し直します。</translation>
    </message>
</context>
<context>
    <name>ExchangedSheet</name>
    <message>
        <source>Nothing is exchanged. Correct what does not fit first.</source>
        <translation>入れ替えは行いません。合わない局を先に直してください。</translation>
    </message>
    <message>
        <source>These hands cannot have happened so</source>
        <translation>この局はそのようには起こり得ません</translation>
    </message>
    <message>
        <source>{first} and {second} are exchanged. Undo takes it back.</source>
        <translation>{first}と{second}を入れ替えました。「元に戻す」で取り消せます。</translation>
    </message>
</context>
<context>
    <name>ExchangingFelt</name>
    <message>
        <source>Start again</source>
        <translation>最初に戻す</translation>
    </message>
    <message>
        <source>This one was claimed and stays.</source>
        <translation>鳴いたものは替えられません。</translation>
    </message>
    <message>
        <source>Touch a tile of the hand, or drag another one onto it.</source>
        <translation>手の中の替える牌を選ぶか、そこへ別の牌をドラッグしてください。</translation>
    </message>
    <message>
        <source>Touch a tile of the hand, or drag another one onto it.</source>
        <comment>pieces</comment>
        <translation>手の中の替える駒を選ぶか、そこへ別の駒をドラッグしてください。</translation>
    </message>
    <message>
        <source>Wanted: {yaku}. It is there.</source>
        <translation>目標は{yaku}：できました。</translation>
    </message>
    <message>
        <source>Wanted: {yaku}. Not yet.</source>
        <translation>目標は{yaku}：まだです。</translation>
    </message>
    <message>
        <source>What shall lie there instead of this: {tile}?</source>
        <translation>{tile}を何に替えますか。</translation>
    </message>
    <message>
        <source>Which tile of the hand shall go for this: {tile}?</source>
        <translation>手の中のどの牌を{tile}に替えますか。</translation>
    </message>
    <message>
        <source>Which tile of the hand shall go for this: {tile}?</source>
        <comment>pieces</comment>
        <translation>手の中のどの駒を{tile}に替えますか。</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message numerus="yes">
        <source>%n tile(s) bring it nearer</source>
        <translation>
            <numerusform>有効牌%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) bring it nearer</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>手が進む駒%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>変更(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Insert before…</source>
        <translation>前に挿入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Workbench</source>
        <translation>手牌検討(&amp;W)</translation>
    </message>
    <message>
        <source>Add a &amp;note…</source>
        <translation>メモを付ける(&amp;N)…</translation>
    </message>
    <message>
        <source>Change the &amp;note…</source>
        <translation>メモを直す(&amp;N)…</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>History of this row</source>
        <translation>この行の履歴</translation>
    </message>
    <message>
        <source>It moves no points until it is changed or deleted.</source>
        <translation>変更か削除をするまで点は動きません。</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Right would have been: {answer}</source>
        <translation>正解：{answer}</translation>
    </message>
    <message>
        <source>This does not fit here any more</source>
        <translation>ここでは成り立たなくなりました</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>あなたの答え</translation>
    </message>
    <message>
        <source>no</source>
        <translation>不可</translation>
    </message>
    <message>
        <source>thrown: ready</source>
        <translation>切れば聴牌</translation>
    </message>
    <message>
        <source>thrown: {count} from ready</source>
        <translation>切れば{count}向聴</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A row for each hand, with a change and a total for each player.</source>
        <translation>一局に一行、全員の増減と持ち点。</translation>
    </message>
    <message>
        <source>A row for each player of each match: points, rank, result.</source>
        <translation>各回戦の対局者ごとに一行：持ち点、順位、成績。</translation>
    </message>
    <message>
        <source>About</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>検算</translation>
    </message>
    <message>
        <source>Data (JSON)</source>
        <translation>データ（JSON）</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>図形（SVG）</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Fingerprint of the ledger</source>
        <translation>記録ファイルの指紋</translation>
    </message>
    <message>
        <source>For</source>
        <translation>名目</translation>
    </message>
    <message>
        <source>From</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>全局</translation>
    </message>
    <message>
        <source>House</source>
        <translation>卓の外</translation>
    </message>
    <message>
        <source>How it came about</source>
        <translation>内訳</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>{number}回戦</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>副露</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>画像（PNG）</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Points, values and winning hands as other programs read them; what was drawn and discarded is not known.</source>
        <translation>ほかのプログラムが読める形の点数、和了の内容、和了った手です。ツモと捨て牌は分かりません。</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Record (tenhou.net/6)</source>
        <translation>牌譜（tenhou.net/6）</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>Responsible</source>
        <translation>包</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Results, every hand and every payment, a sheet each.</source>
        <translation>成績、全局、支払いを一枚ずつのシートに。</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}ラウンド</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>表（CSV）</translation>
    </message>
    <message>
        <source>The journal of a match, which holds every name as it was typed, stays here.</source>
        <translation>入力されたままの名前を含む対局の記録は書き出されません。</translation>
    </message>
    <message>
        <source>The match file, to be replayed or read by other programs.</source>
        <translation>対局ファイル。再生や他のプログラムでの利用に。</translation>
    </message>
    <message>
        <source>The match files of all matches, to be replayed or read by other programs.</source>
        <translation>全対局の対局ファイル。再生や他のプログラムでの利用に。</translation>
    </message>
    <message>
        <source>The names of the players stand in it, but for these: {names}.</source>
        <translation>対局者の名前が入ります。ただし次の人は仮名などになります：{names}。</translation>
    </message>
    <message>
        <source>The names of the players stand in it.</source>
        <translation>対局者の名前がそのまま入ります。</translation>
    </message>
    <message>
        <source>The pages as they are printed.</source>
        <translation>印刷と同じページ。</translation>
    </message>
    <message>
        <source>The short form as a picture to share.</source>
        <translation>共有のための一枚の画像（簡易版）。</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>To</source>
        <translation>受け取り</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Totals, results, and the hands of each match, a sheet each.</source>
        <translation>合計、成績、各回戦の全局を一枚ずつのシートに。</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Workbook (XLSX)</source>
        <translation>ブック（XLSX）</translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation>役</translation>
    </message>
    <message>
        <source>no</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>抜け番</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>済み</translation>
    </message>
    <message>
        <source>{file} could not be written: nothing may be written in this folder.</source>
        <translation>{file}を書き込めません：このフォルダーには書き込めません。</translation>
    </message>
    <message>
        <source>{file} could not be written: the folder is not there.</source>
        <translation>{file}を書き込めません：フォルダーがありません。</translation>
    </message>
    <message>
        <source>{file} could not be written: the name is too long.</source>
        <translation>{file}を書き込めません：名前が長すぎます。</translation>
    </message>
    <message>
        <source>{file} could not be written: there is no room left on the disk.</source>
        <translation>{file}を書き込めません：ディスクに空きがありません。</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>{file}を書き込めません：{reason}。</translation>
    </message>
    <message>
        <source>{player} change</source>
        <translation>{player}の増減</translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>{piece} ×{count}</source>
        <translation>{piece}×{count}</translation>
    </message>
</context>
<context>
    <name>FailureBar</name>
    <message>
        <source>Look at both…</source>
        <translation>両方を見る…</translation>
    </message>
    <message>
        <source>Look at it…</source>
        <translation>内容を見る…</translation>
    </message>
    <message>
        <source>Not open</source>
        <translation>開けません</translation>
    </message>
    <message>
        <source>Not open yet</source>
        <translation>まだ開いていません</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>読めませんでした</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>記録できませんでした</translation>
    </message>
    <message>
        <source>Not recorded yet</source>
        <translation>まだ記録されていません</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Wait no longer</source>
        <translation>待つのをやめる</translation>
    </message>
    <message>
        <source>What to do…</source>
        <translation>どうするか選ぶ…</translation>
    </message>
</context>
<context>
    <name>FailureSheet</name>
    <message>
        <source>The system said: {details}</source>
        <translation>システムからのメッセージ：{details}</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>A match cannot be read</source>
        <translation>読めない対局があります</translation>
    </message>
    <message>
        <source>A part is missing</source>
        <translation>必要な部品がありません</translation>
    </message>
    <message>
        <source>Another program is using the ledger {path}. It opens as soon as that program has finished.</source>
        <translation>ほかのプログラムが記録ファイル「{path}」を使っています。そのプログラムが終わり次第、開きます。</translation>
    </message>
    <message>
        <source>Another program is using the ledger {path}. Your entry waits here and is recorded as soon as that program has finished.</source>
        <translation>ほかのプログラムが記録ファイル「{path}」を使っています。入力はここで待ち、そのプログラムが終わり次第、記録されます。</translation>
    </message>
    <message>
        <source>Backups and what can be read…</source>
        <translation>バックアップと読める記録…</translation>
    </message>
    <message>
        <source>Build it from the second book</source>
        <translation>控え帳から作り直す</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation>別のフォルダーを選ぶ…</translation>
    </message>
    <message>
        <source>Continued in another window</source>
        <translation>別のウィンドウで続けられています</translation>
    </message>
    <message>
        <source>Go on with the ledger as it is</source>
        <translation>記録ファイルのまま続ける</translation>
    </message>
    <message>
        <source>Go on with the ledger on this machine</source>
        <translation>このパソコンの記録ファイルで続ける</translation>
    </message>
    <message>
        <source>Keep both, open what lies there</source>
        <translation>両方残し、今あるほうを開く</translation>
    </message>
    <message>
        <source>Ledger and second book differ</source>
        <translation>記録ファイルと控え帳が食い違っています</translation>
    </message>
    <message>
        <source>No connection to the server</source>
        <translation>サーバーに接続できません</translation>
    </message>
    <message>
        <source>No secure connection</source>
        <translation>安全に接続できません</translation>
    </message>
    <message>
        <source>Not allowed to write there</source>
        <translation>書き込みの権限がありません</translation>
    </message>
    <message>
        <source>Not an address of a ledger</source>
        <translation>記録ファイルのアドレスではありません</translation>
    </message>
    <message>
        <source>Open it for reading</source>
        <translation>閲覧用に開く</translation>
    </message>
    <message>
        <source>Open it here too</source>
        <translation>ここでも開く</translation>
    </message>
    <message>
        <source>Open what lies there</source>
        <translation>今あるほうを開く</translation>
    </message>
    <message>
        <source>Put the open ledger back</source>
        <translation>開いている記録を元の場所に戻す</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了する</translation>
    </message>
    <message>
        <source>Set it aside and start a new one</source>
        <translation>別名で残し、新しく始める</translation>
    </message>
    <message>
        <source>Take them back</source>
        <translation>取り戻す</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>ディスクがいっぱいです</translation>
    </message>
    <message>
        <source>The ledger cannot be opened</source>
        <translation>記録ファイルを開けません</translation>
    </message>
    <message>
        <source>The ledger could not be brought up to date</source>
        <translation>記録ファイルを新しくできませんでした</translation>
    </message>
    <message>
        <source>The ledger is another file now</source>
        <translation>記録ファイルが入れ替わっています</translation>
    </message>
    <message>
        <source>The ledger is damaged</source>
        <translation>記録ファイルが壊れています</translation>
    </message>
    <message>
        <source>The ledger is gone</source>
        <translation>記録ファイルがありません</translation>
    </message>
    <message>
        <source>The ledger is in use</source>
        <translation>記録ファイルが使用中です</translation>
    </message>
    <message>
        <source>The ledger is newer than this version</source>
        <translation>新しい版の記録ファイルです</translation>
    </message>
    <message>
        <source>The ledger is not open</source>
        <translation>記録ファイルは開いていません</translation>
    </message>
    <message>
        <source>The ledger is open elsewhere</source>
        <translation>記録ファイルがほかで開かれています</translation>
    </message>
    <message>
        <source>The ledger is read-only</source>
        <translation>記録ファイルに書き込めません</translation>
    </message>
    <message>
        <source>The ledger lacks entries</source>
        <translation>記録ファイルに足りない記録があります</translation>
    </message>
    <message>
        <source>The second book cannot be read</source>
        <translation>控え帳が読めません</translation>
    </message>
    <message>
        <source>The server does not let you in</source>
        <translation>サーバーが接続を断りました</translation>
    </message>
    <message>
        <source>The server has an older ledger</source>
        <translation>サーバーの記録ファイルが古いものです</translation>
    </message>
    <message>
        <source>The server has no such ledger</source>
        <translation>サーバーにその記録ファイルがありません</translation>
    </message>
    <message>
        <source>The server is full</source>
        <translation>サーバーがいっぱいです</translation>
    </message>
    <message>
        <source>This file is not a ledger</source>
        <translation>記録ファイルではありません</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
</context>
<context>
    <name>FeltTable</name>
    <message>
        <source>above start {points}</source>
        <translation>浮き{points}</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>原点</translation>
    </message>
    <message>
        <source>below start {points}</source>
        <translation>沈み{points}</translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation>和了放棄</translation>
    </message>
    <message>
        <source>leads by {points}</source>
        <translation>{points}点リード</translation>
    </message>
    <message>
        <source>level</source>
        <translation>同点</translation>
    </message>
    <message>
        <source>level with {player}</source>
        <translation>{player}と同点</translation>
    </message>
    <message>
        <source>{player} wins…</source>
        <translation>{player}の和了…</translation>
    </message>
    <message>
        <source>{player}: win, foul and more</source>
        <translation>{player}：和了・反則など</translation>
    </message>
    <message>
        <source>{points} to {player}</source>
        <translation>{player}と{points}</translation>
    </message>
</context>
<context>
    <name>FiguresSheet</name>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>The figures can be pasted into a spreadsheet now</source>
        <translation>数値を表計算ソフトに貼り付けられます</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>All systems</source>
        <translation>すべてのルール</translation>
    </message>
    <message>
        <source>Kind of hand</source>
        <translation>局の種類</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>What the player did</source>
        <translation>対局者の役割</translation>
    </message>
    <message>
        <source>When</source>
        <translation>時期</translation>
    </message>
</context>
<context>
    <name>FinalTable</name>
    <message>
        <source>The match ends: {reason}</source>
        <translation>対局終了：{reason}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>持ち点</translation>
    </message>
    <message>
        <source>result</source>
        <translation>成績</translation>
    </message>
</context>
<context>
    <name>FindingFelt</name>
    <message>
        <source>All of them</source>
        <translation>すべて見つけました</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正解。</translation>
    </message>
    <message>
        <source>{count} of {all} found</source>
        <translation>{all}のうち{count}を発見</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Build the ledger anew of the second book…</source>
        <translation>控え帳から記録ファイルを作り直す…</translation>
    </message>
    <message>
        <source>Look what restoring a backup would change</source>
        <translation>バックアップを復元すると何が変わるかを見る</translation>
    </message>
    <message>
        <source>Nothing was changed by the check, and everything else can be read. These are the ways on:</source>
        <translation>点検では何も変えていません。ほかはすべて読めます。次の方法があります：</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>点検で見つかったこと</translation>
    </message>
    <message>
        <source>Write what can be read to a new ledger…</source>
        <translation>読めるものを新しい記録ファイルに書き出す…</translation>
    </message>
</context>
<context>
    <name>FingerprintSheet</name>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>A fingerprint has eight groups of four: digits, and letters from A to F.</source>
        <translation>指紋は4文字ずつ8組で、数字とAからFまでの文字からなります。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>指紋</translation>
    </message>
    <message>
        <source>Fingerprint to look up</source>
        <translation>調べる指紋</translation>
    </message>
    <message>
        <source>Fingerprint to look up; its first eight digits will do</source>
        <translation>調べる指紋（最初の8文字でも可）</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>This ledger never had that fingerprint: it comes from another one.</source>
        <translation>この記録ファイルがその指紋だったことはありません。別の記録ファイルのものです。</translation>
    </message>
    <message>
        <source>This ledger stands just so, since {time}. Nothing came after it.</source>
        <translation>この記録ファイルは{time}からこのとおりです。その後の記録はありません。</translation>
    </message>
    <message numerus="yes">
        <source>This ledger stood so at {time}, after entry {number}. %n entries came since.</source>
        <translation>
            <numerusform>この記録ファイルは{time}、{number}番の記録のあとにこのとおりでした。その後の記録は%n件です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Two ledgers with the same fingerprint hold the same. It stands at the foot of every printed page.</source>
        <translation>指紋が同じ記録ファイルは中身も同じです。指紋は印刷したすべてのページの下に入ります。</translation>
    </message>
</context>
<context>
    <name>FirstMatch</name>
    <message>
        <source>By which rules</source>
        <translation>ルールを選ぶ</translation>
    </message>
    <message>
        <source>Choose the game. Every option can stay as it is. Then start the match below.</source>
        <translation>ルールを選びます。オプションはそのままで大丈夫です。選んだら、下で対局を始めます。</translation>
    </message>
    <message>
        <source>Click the hand tile by tile, the winning one last. Melds are at the right of the tiles.</source>
        <translation>手牌を一枚ずつクリックします。和了牌は最後です。副露は牌の右にあります。</translation>
    </message>
    <message>
        <source>How did the last tile come: drawn, or from whom?</source>
        <translation>和了牌はツモですか、誰からですか。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>案内をやめる</translation>
    </message>
    <message>
        <source>Play it with your own tiles. When somebody has won, press here; beside it is the draw.</source>
        <translation>本物の牌で打ってください。誰かが和了したら、ここを押します。流局はその隣です。</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>手順{step}／{steps}</translation>
    </message>
    <message>
        <source>The first hand</source>
        <translation>最初の一局</translation>
    </message>
    <message>
        <source>This is what it is worth, and who pays whom. If it is right, record it.</source>
        <translation>何点か、誰が誰に払うかが、ここに出ます。よければ記録します。</translation>
    </message>
    <message>
        <source>Three short steps: who plays, by which rules, and the first hand. They begin here.</source>
        <translation>手順は三つです。誰が打つか、どのルールか、最初の一局。ここから始めます。</translation>
    </message>
    <message>
        <source>Type a name at each seat; Tab goes on to the next. The first one deals first.</source>
        <translation>席ごとに名前を入れます。Tabで次の席に進みます。一番上が起家です。</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>誰が和了しましたか。</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>誰が打つか</translation>
    </message>
    <message>
        <source>Your first match</source>
        <translation>最初の対局</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>Open for reading, from a copy: nothing can be recorded</source>
        <translation>写しを閲覧用に開いています。記録はできません</translation>
    </message>
    <message>
        <source>Open for reading: nothing can be recorded</source>
        <translation>閲覧用に開いています。記録はできません</translation>
    </message>
    <message>
        <source>the last backup could not be made</source>
        <translation>前回のバックアップはできませんでした</translation>
    </message>
</context>
<context>
    <name>ForgetSheet</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete the player</source>
        <translation>対局者を削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete a player</source>
        <translation>対局者の削除</translation>
    </message>
    <message>
        <source>The matches and their sums stay as they are. Notes are shown as they were written.</source>
        <translation>対局と合計はそのまま残ります。メモは書かれたとおりに表示されます。</translation>
    </message>
    <message>
        <source>The name goes from lists, standings, charts, prints and files, and from every match that is opened: there it is “Former player” from now on.</source>
        <translation>一覧・順位表・グラフ・印刷・ファイルからも、開いた対局からも名前が消え、以後は「元対局者」と表示されます。</translation>
    </message>
    <message>
        <source>What was entered stays in the journals of the matches, in the second book and in every backup, where nothing is ever changed: the name can be read there.</source>
        <translation>記入された内容は対局の記録、控え帳、すべてのバックアップに残ります。これらは決して書き換えられないため、名前はそこで読めます。</translation>
    </message>
    <message>
        <source>Whoever plays under this name later is somebody else.</source>
        <translation>今後この名前で打つ人は別人として扱われます。</translation>
    </message>
</context>
<context>
    <name>FormPanel</name>
    <message>
        <source>Form</source>
        <translation>成績の推移</translation>
    </message>
</context>
<context>
    <name>Furigoma</name>
    <message>
        <source>Furigoma: six pawns are thrown</source>
        <translation>振り駒：歩六枚を振る</translation>
    </message>
    <message>
        <source>Throw on the screen</source>
        <translation>画面で振る</translation>
    </message>
    <message>
        <source>Thrown at the table</source>
        <translation>卓で振った</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>裏</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>表</translation>
    </message>
    <message>
        <source>on its side</source>
        <translation>横</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>縦</translation>
    </message>
    <message>
        <source>upside down</source>
        <translation>逆さ</translation>
    </message>
</context>
<context>
    <name>FurigomaSheet</name>
    <message>
        <source>&amp;Count this throw</source>
        <translation>この出目で数える(&amp;C)</translation>
    </message>
    <message>
        <source>Face up: 1 each</source>
        <translation>表：1ずつ</translation>
    </message>
    <message>
        <source>On its side: 5 each</source>
        <translation>横：5ずつ</translation>
    </message>
    <message>
        <source>Six pawns are thrown.</source>
        <translation>振る歩は六枚です。</translation>
    </message>
    <message>
        <source>T&amp;hrow</source>
        <translation>振る(&amp;H)</translation>
    </message>
    <message>
        <source>Throws first</source>
        <translation>最初に振る人</translation>
    </message>
    <message>
        <source>Upright: 10 each</source>
        <translation>縦：10ずつ</translation>
    </message>
    <message>
        <source>Upside down: 50 each</source>
        <translation>逆さ：50ずつ</translation>
    </message>
    <message>
        <source>{number} face down. The throw is {value}.</source>
        <translation>裏は{number}枚、出目は{value}です。</translation>
    </message>
    <message>
        <source>{player} throws for the dealer.</source>
        <translation>{player}が親決めの振り駒をします。</translation>
    </message>
    <message>
        <source>{player} throws for the temporary dealer.</source>
        <translation>{player}が仮親決めの振り駒をします。</translation>
    </message>
    <message>
        <source>{player} throws {value}: {dealer} deals first.</source>
        <translation>{player}の出目は{value}。起家は{dealer}です。</translation>
    </message>
    <message>
        <source>{player} throws {value}: {dealer} is the temporary dealer.</source>
        <translation>{player}の出目は{value}。仮親は{dealer}です。</translation>
    </message>
</context>
<context>
    <name>HandFelt</name>
    <message>
        <source>From a discard: no win</source>
        <translation>ロン：和了できない</translation>
    </message>
    <message>
        <source>From a discard: no win</source>
        <comment>beijing</comment>
        <translation>出上がり：和了できない</translation>
    </message>
    <message>
        <source>From a discard: no win</source>
        <comment>chinese</comment>
        <translation>ロン：和了できない</translation>
    </message>
    <message>
        <source>From a discard: {size}, too little to win</source>
        <translation>ロン：{size}、縛りに足りない</translation>
    </message>
    <message>
        <source>From a discard: {size}, too little to win</source>
        <comment>beijing</comment>
        <translation>出上がり：{size}、縛りに足りない</translation>
    </message>
    <message>
        <source>From a discard: {size}, too little to win</source>
        <comment>chinese</comment>
        <translation>ロン：{size}、縛りに足りない</translation>
    </message>
    <message>
        <source>Self-drawn: no win</source>
        <translation>ツモ：和了できない</translation>
    </message>
    <message>
        <source>Self-drawn: {size}, too little to win</source>
        <translation>ツモ：{size}、縛りに足りない</translation>
    </message>
    <message>
        <source>Try it on the workbench</source>
        <translation>手牌検討で試す</translation>
    </message>
    <message>
        <source>Workbench</source>
        <translation>手牌検討</translation>
    </message>
    <message>
        <source>the winner deals</source>
        <translation>和了者が親</translation>
    </message>
    <message>
        <source>the winner deals</source>
        <comment>beijing</comment>
        <translation>和了者が荘家</translation>
    </message>
    <message>
        <source>the winner deals</source>
        <comment>chinese</comment>
        <translation>和了者が荘家</translation>
    </message>
    <message>
        <source>the winner deals</source>
        <comment>older</comment>
        <translation>和了者が荘家</translation>
    </message>
    <message>
        <source>{indicator} {tile}</source>
        <translation>{indicator}{tile}</translation>
    </message>
    <message>
        <source>{points} from a discard: {size}</source>
        <translation>ロン{points}：{size}</translation>
    </message>
    <message>
        <source>{points} from a discard: {size}</source>
        <comment>beijing</comment>
        <translation>出上がり{points}：{size}</translation>
    </message>
    <message>
        <source>{points} from a discard: {size}</source>
        <comment>chinese</comment>
        <translation>ロン{points}：{size}</translation>
    </message>
    <message>
        <source>{points} self-drawn: {size}</source>
        <translation>ツモ{points}：{size}</translation>
    </message>
    <message>
        <source>{worth}, with {yaku}</source>
        <translation>{worth}（{yaku}あり）</translation>
    </message>
    <message>
        <source>{yaku}: none</source>
        <translation>{yaku}なし</translation>
    </message>
</context>
<context>
    <name>HandField</name>
    <message>
        <source>Notation</source>
        <translation>表記</translation>
    </message>
</context>
<context>
    <name>HandGroups</name>
    <message>
        <source>added kan</source>
        <translation>加槓</translation>
    </message>
    <message>
        <source>added kan</source>
        <comment>official</comment>
        <translation>加槓</translation>
    </message>
    <message>
        <source>by {name}</source>
        <translation>{name}から</translation>
    </message>
    <message>
        <source>chi</source>
        <translation>チー</translation>
    </message>
    <message>
        <source>chi</source>
        <comment>official</comment>
        <translation>チー</translation>
    </message>
    <message>
        <source>closed wait</source>
        <translation>嵌張待ち</translation>
    </message>
    <message>
        <source>concealed kan</source>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>concealed kan</source>
        <comment>official</comment>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>edge wait</source>
        <translation>辺張待ち</translation>
    </message>
    <message>
        <source>kan</source>
        <translation>槓子</translation>
    </message>
    <message>
        <source>kan</source>
        <comment>official</comment>
        <translation>槓子</translation>
    </message>
    <message>
        <source>knitted tiles</source>
        <translation>組合の牌</translation>
    </message>
    <message>
        <source>open kan</source>
        <translation>大明槓</translation>
    </message>
    <message>
        <source>open kan</source>
        <comment>official</comment>
        <translation>大明槓</translation>
    </message>
    <message>
        <source>open wait</source>
        <translation>両面待ち</translation>
    </message>
    <message>
        <source>orphans</source>
        <translation>国士無双</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>雀頭</translation>
    </message>
    <message>
        <source>pair wait</source>
        <translation>単騎待ち</translation>
    </message>
    <message>
        <source>pair wait</source>
        <comment>beijing</comment>
        <translation>単騎待ち</translation>
    </message>
    <message>
        <source>pair wait</source>
        <comment>chinese</comment>
        <translation>単騎待ち</translation>
    </message>
    <message>
        <source>pon</source>
        <translation>ポン</translation>
    </message>
    <message>
        <source>pon</source>
        <comment>official</comment>
        <translation>ポン</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>順子</translation>
    </message>
    <message>
        <source>sequence</source>
        <comment>official</comment>
        <translation>順子</translation>
    </message>
    <message>
        <source>single</source>
        <translation>一枚</translation>
    </message>
    <message>
        <source>triplet</source>
        <translation>刻子</translation>
    </message>
    <message>
        <source>triplet</source>
        <comment>official</comment>
        <translation>刻子</translation>
    </message>
    <message>
        <source>wait on two pairs</source>
        <translation>双碰待ち</translation>
    </message>
    <message>
        <source>wait on two pairs</source>
        <comment>beijing</comment>
        <translation>双碰待ち</translation>
    </message>
    <message>
        <source>wait on two pairs</source>
        <comment>chinese</comment>
        <translation>双碰待ち</translation>
    </message>
    <message>
        <source>winning</source>
        <translation>和了</translation>
    </message>
    <message>
        <source>{piece} stands for {other}</source>
        <translation>{piece}は{other}の代わり</translation>
    </message>
    <message>
        <source>{set}, from {name}</source>
        <translation>{set}（{name}から）</translation>
    </message>
</context>
<context>
    <name>HandOnFelt</name>
    <message>
        <source>The table counted this hand itself: {value}. Not checked.</source>
        <translation>卓で計算した点数です：{value}。検算していません。</translation>
    </message>
</context>
<context>
    <name>HandStrip</name>
    <message>
        <source>Correct last hand…</source>
        <translation>直前の局を訂正…</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>{points} with players</source>
        <translation>対局者の合計{points}</translation>
    </message>
    <message>
        <source>{points} with players, {deposit} on the table</source>
        <translation>対局者の合計{points}、供託{deposit}</translation>
    </message>
    <message>
        <source>{points} with players, {house} brought in</source>
        <translation>対局者の合計{points}、卓外から{house}</translation>
    </message>
    <message>
        <source>{points} with players, {house} taken out</source>
        <translation>対局者の合計{points}、卓外へ{house}</translation>
    </message>
    <message>
        <source>{points} with players: the sum is wrong</source>
        <translation>対局者の合計{points}が合いません</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>closed wait</source>
        <translation>嵌張待ち</translation>
    </message>
    <message>
        <source>concealed kan</source>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>concealed kan</source>
        <comment>official</comment>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>concealed triplet</source>
        <translation>暗刻</translation>
    </message>
    <message>
        <source>concealed triplet</source>
        <comment>official</comment>
        <translation>暗刻</translation>
    </message>
    <message>
        <source>edge wait</source>
        <translation>辺張待ち</translation>
    </message>
    <message>
        <source>honours and knitted tiles</source>
        <translation>字牌と組合の牌</translation>
    </message>
    <message>
        <source>knitted tiles</source>
        <translation>組合の牌</translation>
    </message>
    <message>
        <source>one of each kind</source>
        <translation>各一枚ずつ</translation>
    </message>
    <message>
        <source>open kan</source>
        <translation>明槓</translation>
    </message>
    <message>
        <source>open kan</source>
        <comment>official</comment>
        <translation>明槓</translation>
    </message>
    <message>
        <source>open triplet</source>
        <translation>明刻</translation>
    </message>
    <message>
        <source>open triplet</source>
        <comment>official</comment>
        <translation>明刻</translation>
    </message>
    <message>
        <source>open wait</source>
        <translation>両面待ち</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>雀頭</translation>
    </message>
    <message>
        <source>pair wait</source>
        <translation>単騎待ち</translation>
    </message>
    <message>
        <source>pair wait</source>
        <comment>beijing</comment>
        <translation>単騎待ち</translation>
    </message>
    <message>
        <source>pair wait</source>
        <comment>chinese</comment>
        <translation>単騎待ち</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>順子</translation>
    </message>
    <message>
        <source>sequence</source>
        <comment>official</comment>
        <translation>順子</translation>
    </message>
    <message>
        <source>single</source>
        <translation>一枚</translation>
    </message>
    <message>
        <source>thirteen orphans</source>
        <translation>国士無双</translation>
    </message>
    <message>
        <source>{set}, from {player}</source>
        <translation>{set}（{player}から）</translation>
    </message>
    <message>
        <source>{there}, not {wanted}</source>
        <translation>{wanted}でなく{there}</translation>
    </message>
</context>
<context>
    <name>Headed</name>
    <message>
        <source>{head}: {text}</source>
        <translation>{head}：{text}</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>&amp;Back</source>
        <translation>前へ(&amp;B)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Nowhere in the help</source>
        <translation>ヘルプにはありません</translation>
    </message>
    <message>
        <source>Page of the help</source>
        <translation>ヘルプのページ</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>ヘルプを検索</translation>
    </message>
    <message>
        <source>Search the help (Ctrl + F)</source>
        <translation>ヘルプを検索（Ctrl + F）</translation>
    </message>
</context>
<context>
    <name>HistorySheet</name>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>History of this match</source>
        <translation>この対局の履歴</translation>
    </message>
    <message>
        <source>The journal is broken</source>
        <translation>履歴が途切れています</translation>
    </message>
</context>
<context>
    <name>HitList</name>
    <message>
        <source>Hands</source>
        <translation>局</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>読み込み(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>名前の変更(&amp;R)…</translation>
    </message>
    <message>
        <source>All options</source>
        <translation>すべてのオプション</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Choose options for a new match and save them under a name, or import a file of another club.</source>
        <translation>新しい対局でルールの項目を選び、名前を付けて保存してください。ほかのクラブのファイルを読み込むこともできます。</translation>
    </message>
    <message>
        <source>Comparison with the default</source>
        <translation>標準との比較</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Default rules</source>
        <translation>標準ルール</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete {name}? Matches played by it keep their options.</source>
        <translation>{name}を削除しますか。このルールで打った対局の設定は残ります。</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Every option stands at its default.</source>
        <translation>すべての項目が標準のままです。</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>取り決めルールの書き出し</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>取り決めルール</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>取り決めルールの読み込み</translation>
    </message>
    <message>
        <source>Name of the house rules</source>
        <translation>取り決めルールの名前</translation>
    </message>
    <message>
        <source>No house rules yet</source>
        <translation>取り決めルールはまだありません</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Options without a name</source>
        <translation>名前のない設定</translation>
    </message>
    <message>
        <source>Other house rules are called {name} already.</source>
        <translation>{name}という取り決めルールがすでにあります。</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>こちら</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前の変更…</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>The name was taken by other options; these are called {name}.</source>
        <translation>同じ名前で設定の異なるものがあるので、{name}としました。</translation>
    </message>
    <message>
        <source>These house rules cannot be played by in this version:</source>
        <translation>この版ではこの取り決めルールで打てません：</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>標準と違う項目</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>表示する項目</translation>
    </message>
    <message numerus="yes">
        <source>and %n more fault(s)</source>
        <translation>
            <numerusform>ほかに%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>comes with the rule system</source>
        <translation>ルールに付属</translation>
    </message>
    <message>
        <source>options other than the default: {number} of {total}</source>
        <translation>標準と違う項目：{total}のうち{number}</translation>
    </message>
    <message>
        <source>saved {date}</source>
        <translation>{date}に保存</translation>
    </message>
    <message>
        <source>{file} could not be read: {fault}.</source>
        <translation>{file}を読み込めませんでした：{fault}。</translation>
    </message>
    <message>
        <source>{file} could not be written: {fault}.</source>
        <translation>{file} を書き込めませんでした：{fault}</translation>
    </message>
    <message>
        <source>{file} was not imported.</source>
        <translation>{file}は読み込みませんでした。</translation>
    </message>
    <message>
        <source>{name} is in the list now.</source>
        <translation>{name}を一覧に加えました。</translation>
    </message>
    <message>
        <source>{name} is in {file}.</source>
        <translation>{name}を{file}に書き出しました。</translation>
    </message>
    <message>
        <source>{name} was in the list already, with the same options.</source>
        <translation>{name}は同じ設定ですでに一覧にあります。</translation>
    </message>
</context>
<context>
    <name>HouseRulesSheet</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message numerus="yes">
        <source>%n more entries</source>
        <translation>
            <numerusform>さらに %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more pair(s) wait on the page of the players.</source>
        <translation>
            <numerusform>ほか%n組は「対局者」のページで決められます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers to drills</source>
        <translation>練習の解答</translation>
    </message>
    <message>
        <source>As usual in these rules.</source>
        <translation>標準ルールのとおり</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>あとで決める</translation>
    </message>
    <message>
        <source>Entries about the club</source>
        <translation>クラブについての記入</translation>
    </message>
    <message>
        <source>Everything is in {file}.</source>
        <translation>すべてを {file} に書き出しました。</translation>
    </message>
    <message>
        <source>Export everything, with all names as they were typed</source>
        <translation>すべて書き出す（名前は入力されたまま）</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>ここ</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>取り決めルール</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>取り込み</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>It was given up: no file was written.</source>
        <translation>中止しました。ファイルは書き込まれていません。</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>両方残す</translation>
    </message>
    <message>
        <source>Keep both, theirs as a match of its own</source>
        <translation>両方残す（向こうは別の対局になる）</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>こちらを残す</translation>
    </message>
    <message>
        <source>Keep mine alone</source>
        <translation>こちらだけ残す</translation>
    </message>
    <message>
        <source>Ledgers</source>
        <translation>記録ファイル</translation>
    </message>
    <message>
        <source>Looking into {file}</source>
        <translation>{file} を調べています</translation>
    </message>
    <message>
        <source>Match {number} went on here and there</source>
        <translation>第{number}対局：こちらと向こうで別々に続いています</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Matches, sessions, house rules, ledgers, records</source>
        <translation>対局、例会、取り決めルール、記録、牌譜</translation>
    </message>
    <message>
        <source>New here</source>
        <translation>新しい人</translation>
    </message>
    <message>
        <source>No ledger is open: nothing can be imported now.</source>
        <translation>記録ファイルが開いていません。今は何も取り込めません。</translation>
    </message>
    <message>
        <source>Nothing more; the players or the rules are others.</source>
        <translation>続きはありません。対局者かルールが違います。</translation>
    </message>
    <message>
        <source>Nothing was imported: all stays as it is here.</source>
        <translation>何も取り込みませんでした。ここの内容はそのままです。</translation>
    </message>
    <message>
        <source>One person</source>
        <translation>同じ人</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>例会</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>向こうを取る</translation>
    </message>
    <message>
        <source>Take theirs; undo leads back to mine</source>
        <translation>向こうを取る（元に戻すとこちらに戻る）</translation>
    </message>
    <message>
        <source>Taken for the players of these names here</source>
        <translation>名前によりここの対局者とみなす人</translation>
    </message>
    <message>
        <source>The house rules {name} have other options there</source>
        <translation>取り決めルール「{name}」のオプションが違います</translation>
    </message>
    <message>
        <source>The rates of {name} are others there</source>
        <translation>「{name}」のレートが違います</translation>
    </message>
    <message>
        <source>The session has another name there</source>
        <translation>例会の名前が違います</translation>
    </message>
    <message>
        <source>These may be one person; what you say can be undone on the page of the players.</source>
        <translation>同じ人かもしれない名前です。ここで決めたことは「対局者」のページで元に戻せます。</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>別の人</translation>
    </message>
    <message>
        <source>Writing everything into {file}</source>
        <translation>すべてを {file} に書き込んでいます</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>comes</source>
        <translation>取り込む</translation>
    </message>
    <message>
        <source>here already</source>
        <translation>既にある</translation>
    </message>
    <message>
        <source>parted</source>
        <translation>食い違い</translation>
    </message>
    <message>
        <source>{file} could not be read: {fault}.</source>
        <translation>{file} を読めませんでした：{fault}</translation>
    </message>
    <message>
        <source>{file} could not be written: {fault}.</source>
        <translation>{file} を書き込めませんでした：{fault}</translation>
    </message>
    <message>
        <source>{file} has been imported.</source>
        <translation>{file} を取り込みました。</translation>
    </message>
    <message>
        <source>{file} was given up: nothing was imported.</source>
        <translation>{file} の取り込みを中止しました。何も取り込まれていません。</translation>
    </message>
    <message>
        <source>{file} was not imported, because of {place}: {fault}</source>
        <translation>{file} は取り込みませんでした。箇所 {place}：{fault}</translation>
    </message>
    <message>
        <source>{file} was not imported: {fault}</source>
        <translation>{file} は取り込みませんでした：{fault}</translation>
    </message>
    <message>
        <source>{one} ({about_one}) and {other} ({about_other})</source>
        <translation>{one}（{about_one}）と{other}（{about_other}）</translation>
    </message>
</context>
<context>
    <name>ImportSettingsSheet</name>
    <message>
        <source>&amp;Take over</source>
        <translation>反映する(&amp;T)</translation>
    </message>
    <message>
        <source>All is set so already.</source>
        <translation>すべてそのとおりに設定されています。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Settings of {file}</source>
        <translation>{file} の設定</translation>
    </message>
    <message>
        <source>What belongs to this machine stays, and Undo takes it back.</source>
        <translation>このパソコンに固有の設定はそのままです。「取り消し」で元に戻せます。</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>then</source>
        <translation>読み込み後</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>やめる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>取り込む(&amp;I)</translation>
    </message>
    <message>
        <source>All of it is here already. There is nothing to import.</source>
        <translation>すべて既にあります。取り込むものはありません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Importing {file}</source>
        <translation>{file} を取り込んでいます</translation>
    </message>
    <message>
        <source>Nothing that is here is lost: what comes is added, all of it or nothing.</source>
        <translation>ここの内容は何も失われません。取り込むものは加えられるだけで、すべて加わるか、まったく加わらないかのどちらかです。</translation>
    </message>
</context>
<context>
    <name>IndicatorRow</name>
    <message>
        <source>Lies under a further {indicator}</source>
        <translation>もう一枚の{indicator}の下にあります</translation>
    </message>
    <message>
        <source>No further one can be turned up</source>
        <translation>これ以上はめくれません</translation>
    </message>
    <message>
        <source>Only with {situation}</source>
        <translation>{situation}のときだけ</translation>
    </message>
    <message>
        <source>{count} in the hand</source>
        <translation>手牌に{count}枚</translation>
    </message>
    <message>
        <source>{tile}: shows {other}; click to take it away</source>
        <translation>表示牌{tile}（{other}を指す）。クリックで取り消し</translation>
    </message>
</context>
<context>
    <name>IndicatorSheet</name>
    <message>
        <source>&amp;Nothing is turned up</source>
        <translation>表示牌なし(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>決定(&amp;S)</translation>
    </message>
    <message>
        <source>It goes with every hand of this deal.</source>
        <translation>この局のすべての手に使われます。</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>表示牌</translation>
    </message>
</context>
<context>
    <name>ItemQueue</name>
    <message>
        <source>Due today</source>
        <translation>今日の練習</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more topic(s)</source>
        <translation>
            <numerusform>ほか%n件を表示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Items</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first}、{last}</translation>
    </message>
</context>
<context>
    <name>JoinSheet</name>
    <message>
        <source>&amp;Join the two</source>
        <translation>統合する(&amp;J)</translation>
    </message>
    <message>
        <source>All matches of both count for the one who stays. A wrong join can be undone at any time.</source>
        <translation>両方の対局がすべて残る人のものになります。誤った統合はいつでも元に戻せます。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Choose two players who are one person.</source>
        <translation>同一人物である二人を選んでください。</translation>
    </message>
    <message>
        <source>E&amp;xchange</source>
        <translation>入れ替え(&amp;X)</translation>
    </message>
    <message>
        <source>Is the same person</source>
        <translation>同一人物</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>残る</translation>
    </message>
    <message>
        <source>The two sat at one table. They can hardly be one person.</source>
        <translation>この二人は同じ卓についています。同一人物とは考えにくいです。</translation>
    </message>
    <message>
        <source>Together as {player}, from {first} to {last}; also found as {names}</source>
        <translation>統合後は{player}、{first}～{last}。別名：{names}</translation>
    </message>
    <message>
        <source>Two who are one</source>
        <translation>二つの名前を一人に</translation>
    </message>
    <message>
        <source>Who is the same person</source>
        <translation>同一人物</translation>
    </message>
    <message>
        <source>Who stays</source>
        <translation>残る人</translation>
    </message>
    <message>
        <source>{other} is {player} from now on. “Edit” parts them again.</source>
        <translation>{other}は今後{player}です。「編集」で元に戻せます。</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Among the players: a name, reading or alias to look for</source>
        <translation>対局者の一覧：名前・読み・別名で探す</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>卓で</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Closes a sheet, goes back</source>
        <translation>画面を閉じる、元に戻る</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>どこでも</translation>
    </message>
    <message>
        <source>Goes from hand to hand</source>
        <translation>局から局へ移る</translation>
    </message>
    <message>
        <source>In a drill: checks the answer, then asks the next question</source>
        <translation>練習：答え合わせ、そのあと次の問題</translation>
    </message>
    <message>
        <source>In a drill: chooses an answer, or waits for the letter of a suit</source>
        <translation>練習：答えを選ぶ、または牌の種類の文字を待つ</translation>
    </message>
    <message>
        <source>In the atlas: a name or reading to look for</source>
        <translation>役図鑑：名前や読みで探す</translation>
    </message>
    <message>
        <source>In the club</source>
        <translation>クラブで</translation>
    </message>
    <message>
        <source>In the ledger</source>
        <translation>記録で</translation>
    </message>
    <message>
        <source>In the picker</source>
        <translation>牌入力で</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>ルールで</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Moves inside a group, a list or a table</source>
        <translation>まとまりや一覧や表の中を動く</translation>
    </message>
    <message>
        <source>Next control; with Shift the one before</source>
        <translation>次の項目へ、Shiftとともに前の項目へ</translation>
    </message>
    <message>
        <source>On a player: what is said of them</source>
        <translation>対局者の上で：登録内容を開く</translation>
    </message>
    <message>
        <source>On a seat: a win of that player</source>
        <translation>席の上で：その人の和了</translation>
    </message>
    <message>
        <source>Opens a hand, closes it</source>
        <translation>局を開く、閉じる</translation>
    </message>
    <message>
        <source>Presses a button, turns a choice</source>
        <translation>ボタンを押す、選択を切り替える</translation>
    </message>
    <message>
        <source>Scrolls a sheet or a page</source>
        <translation>画面やページを送る</translation>
    </message>
    <message>
        <source>Searches all rules; Enter goes to the next place</source>
        <translation>全ルールを検索。Enterで次へ</translation>
    </message>
    <message>
        <source>Shows a page of the place, counted from the left</source>
        <translation>その場所のページを左から数えて表示</translation>
    </message>
    <message>
        <source>The main button of a sheet, or the control that has the focus</source>
        <translation>画面の主なボタン、または選ばれている項目</translation>
    </message>
</context>
<context>
    <name>LearnPlace</name>
    <message>
        <source>Atlas</source>
        <translation>役図鑑</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Workbench: shogi pieces</source>
        <translation>手牌検討：将棋駒</translation>
    </message>
    <message>
        <source>Workbench: tiles</source>
        <translation>手牌検討：麻雀牌</translation>
    </message>
</context>
<context>
    <name>LedgerError</name>
    <message>
        <source>Another file was put in the place of the ledger {path} while it was open. Your entry is still here, but not recorded.</source>
        <translation>開いている間に、記録ファイル「{path}」が別のファイルに置き換えられました。入力した内容は残っていますが、記録されていません。</translation>
    </message>
    <message>
        <source>Another program is using the ledger {path}. Nothing is lost: close the other program, then try again.</source>
        <translation>ほかのプログラムが記録ファイル「{path}」を使っています。失われたものはありません。そのプログラムを閉じてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Another program took away the log of the ledger {path} while it was open. Your entry is still here, but not recorded.</source>
        <translation>開いている間に、記録ファイル「{path}」のログがほかのプログラムによって取り除かれました。入力した内容は残っていますが、記録されていません。</translation>
    </message>
    <message>
        <source>Another program wrote over the ledger {path} while it was open. Your entry is still here, but not recorded.</source>
        <translation>開いている間に、記録ファイル「{path}」がほかのプログラムによって上書きされました。入力した内容は残っていますが、記録されていません。</translation>
    </message>
    <message>
        <source>Entry {entry} cannot be read.</source>
        <translation>履歴の{entry}番を読み取れません。</translation>
    </message>
    <message>
        <source>Entry {entry} does not follow from the entry before it.</source>
        <translation>履歴の{entry}番が直前の記録とつながりません。</translation>
    </message>
    <message>
        <source>Entry {entry} was added outside Mahjong Desk.</source>
        <translation>履歴の{entry}番はMahjong Desk以外で追加されています。</translation>
    </message>
    <message>
        <source>Entry {entry} was changed outside Mahjong Desk.</source>
        <translation>履歴の{entry}番はMahjong Desk以外で変更されています。</translation>
    </message>
    <message>
        <source>Entry {entry} was removed outside Mahjong Desk.</source>
        <translation>履歴の{entry}番はMahjong Desk以外で削除されています。</translation>
    </message>
    <message>
        <source>Entry {name} of the ledger is missing.</source>
        <translation>記録ファイルの{name}番の記録がありません。</translation>
    </message>
    <message>
        <source>Entry {name} of the ledger was changed outside Mahjong Desk.</source>
        <translation>記録ファイルの{name}番の記録はMahjong Desk以外で変更されています。</translation>
    </message>
    <message>
        <source>Somebody else is writing to the ledger {path} just now. Nothing is lost: try again.</source>
        <translation>ほかの人がいま記録ファイル「{path}」に書き込んでいます。失われたものはありません。もう一度お試しください。</translation>
    </message>
    <message>
        <source>The answers to drills are not those given.</source>
        <translation>練習問題の解答が、答えたときと違っています。</translation>
    </message>
    <message>
        <source>The entries from {entry} on are missing.</source>
        <translation>履歴の{entry}番から後がありません。</translation>
    </message>
    <message>
        <source>The entries of the match {name} are not those entered.</source>
        <translation>対局{name}の記録が、入力したときと違っています。</translation>
    </message>
    <message>
        <source>The file {path} belongs to another program. It was left as it is: choose another folder for the ledger.</source>
        <translation>「{path}」はほかのプログラムのファイルです。手は加えていません。記録を置くフォルダーを選び直してください。</translation>
    </message>
    <message>
        <source>The first entry of this match cannot be read. The other matches are not concerned; a backup or the second book may still have it.</source>
        <translation>この対局の最初の記録が読めません。ほかの対局に影響はありません。バックアップか控え帳には残っているかもしれません。</translation>
    </message>
    <message>
        <source>The house rules “{name}” are not as they were entered.</source>
        <translation>ローカルルール「{name}」が、入力したときと違っています。</translation>
    </message>
    <message>
        <source>The ledger {path} and the second book beside it do not tell the same story. Both were left as they are: choose the one to go on with, the other is kept.</source>
        <translation>記録ファイル「{path}」と、その隣の控え帳の内容が食い違っています。どちらも元のままです。どちらで続けるかを選んでください。もう一方も残ります。</translation>
    </message>
    <message>
        <source>The ledger {path} can only be read from a copy, for which no disk here has room: {needed} MB are needed. Nothing is lost: make room, then try again.</source>
        <translation>記録ファイル「{path}」は写しからしか読めませんが、どのディスクにもその空きがありません。{needed} MB必要です。失われたものはありません。空きを作ってから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The ledger {path} cannot be reached. Nothing recorded is lost: check the disk and the folder, then try again.</source>
        <translation>記録ファイル「{path}」に届きません。記録したものは失われていません。ディスクとフォルダーを確かめてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The ledger {path} cannot be used.</source>
        <translation>記録ファイル「{path}」は使えません。</translation>
    </message>
    <message>
        <source>The ledger {path} cannot grow: the disk is full. Nothing recorded is lost: make room, then try again.</source>
        <translation>ディスクがいっぱいで、記録ファイル「{path}」に書き足せません。記録したものは失われていません。空きを作ってから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The ledger {path} is damaged. It was left as it is: restore a backup, or put it aside and start a new one.</source>
        <translation>記録ファイル「{path}」が壊れています。手は加えていません。バックアップから戻すか、別名で残して新しく始めてください。</translation>
    </message>
    <message>
        <source>The ledger {path} is from an older version and could not be brought up to date. It was left as it is, with a copy beside it, {copy}. Nothing is lost: the older version still opens it.</source>
        <translation>記録ファイル「{path}」は古い版のもので、新しくできませんでした。ファイルはそのままで、隣に写し「{copy}」があります。失われたものはありません。古い版では今までどおり開けます。</translation>
    </message>
    <message>
        <source>The ledger {path} is gone. The second book beside it still has all that was entered, up to {last}: nothing is lost.</source>
        <translation>記録ファイル「{path}」がありません。隣の控え帳には、{last}までに入力したものがすべて残っています。失われたものはありません。</translation>
    </message>
    <message>
        <source>The ledger {path} is not open: making it ready was given up. It is as it was before.</source>
        <translation>記録ファイル「{path}」は開いていません。準備が中止されました。ファイルは元のままです。</translation>
    </message>
    <message>
        <source>The ledger {path} is open in another window on this machine, which does not answer. Wait until it answers or close it, then try again. What you record in two windows is told apart, and nothing is lost.</source>
        <translation>記録ファイル「{path}」は、このマシンの別のウィンドウで開かれていますが、応答がありません。応答を待つか閉じてから、もう一度お試しください。二つのウィンドウで記録しても区別され、何も失われません。</translation>
    </message>
    <message>
        <source>The ledger {path} is open on {machine}. Go on there, or close it there and try again. If nobody uses it there any more, open it here.</source>
        <translation>記録ファイル「{path}」は「{machine}」で開かれています。そちらで続けるか、そちらで閉じてからもう一度お試しください。そちらでもう使っていなければ、ここで開いてください。</translation>
    </message>
    <message>
        <source>The ledger {path} is read-only. Nothing is lost: allow writing to the file and its folder, then try again.</source>
        <translation>記録ファイル「{path}」は読み取り専用です。失われたものはありません。ファイルとフォルダーへの書き込みを許可してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The ledger {path} lacks entries that the second book beside it still has: {count}, up to {last}. Nothing is lost.</source>
        <translation>記録ファイル「{path}」に、隣の控え帳にはある記録が{count}件足りません（{last}まで）。失われたものはありません。</translation>
    </message>
    <message>
        <source>The ledger {path} was deleted or moved while it was open. Your entry is still here, but not recorded.</source>
        <translation>開いている間に、記録ファイル「{path}」が削除または移動されました。入力した内容は残っていますが、記録されていません。</translation>
    </message>
    <message>
        <source>The ledger {path} was written by a newer version of Mahjong Desk. It was left as it is: install the newer version to go on.</source>
        <translation>記録ファイル「{path}」は新しい版のMahjong Deskで書かれています。手は加えていません。続けるには新しい版をインストールしてください。</translation>
    </message>
    <message>
        <source>The match {name} is not where it was entered, or is missing.</source>
        <translation>対局{name}が、入力したときの場所にありません。</translation>
    </message>
    <message>
        <source>The rates of the session “{name}” are not as they were set.</source>
        <translation>例会「{name}」のレートが、設定したときと違っています。</translation>
    </message>
    <message>
        <source>The second book and the ledger differ from entry {name} on.</source>
        <translation>{name}番の記録から、控え帳と記録ファイルが食い違っています。</translation>
    </message>
    <message>
        <source>The second book beside the ledger {path} cannot be read. The ledger itself is whole: set the second book aside, and it is written anew.</source>
        <translation>記録ファイル「{path}」の隣の控え帳が読めません。記録ファイルは無事です。控え帳を別名で残せば、新しく書き直されます。</translation>
    </message>
    <message>
        <source>The second book cannot be read: {name}.</source>
        <translation>控え帳が読めません：{name}。</translation>
    </message>
    <message>
        <source>The server does not let you in to the ledger {path}: the name of the user or the password is not right.</source>
        <translation>サーバーが記録ファイル「{path}」への接続を断りました。ユーザー名かパスワードが正しくありません。</translation>
    </message>
    <message>
        <source>The server has another ledger {path} now than the one that was opened: an older one was put in its place. Your entry is still here, but not recorded.</source>
        <translation>サーバーの記録ファイル「{path}」は、開いたときのものと違います。古いものに置き換えられています。入力した内容は残っていますが、記録されていません。</translation>
    </message>
    <message>
        <source>The server has no database for the ledger {path}. Ask whoever looks after the server to create it.</source>
        <translation>サーバーに記録ファイル「{path}」のデータベースがありません。サーバーの管理者に作成を頼んでください。</translation>
    </message>
    <message>
        <source>The server lets this user read the ledger {path} at most, not write to it. Ask whoever looks after the server for the right to write.</source>
        <translation>このユーザーには、記録ファイル「{path}」に書き込む権限がありません。サーバーの管理者に書き込みの権限を頼んでください。</translation>
    </message>
    <message>
        <source>The server takes no more connections to the ledger {path}. Nothing recorded is lost: close a window elsewhere, then try again.</source>
        <translation>サーバーは記録ファイル「{path}」への接続をこれ以上受け付けません。記録したものは失われていません。ほかのウィンドウを閉じてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The session “{name}” is not as it was entered.</source>
        <translation>例会「{name}」が、入力したときと違っています。</translation>
    </message>
    <message>
        <source>There is no connection to the ledger {path}. Nothing recorded is lost: what waits here is delivered once the server answers again.</source>
        <translation>記録ファイル「{path}」に接続できません。記録したものは失われていません。ここで待っている内容は、サーバーが応答すれば送られます。</translation>
    </message>
    <message>
        <source>There is no secure connection to the ledger {path}: encryption or the certificate do not fit. Ask whoever looks after the server.</source>
        <translation>記録ファイル「{path}」に安全に接続できません。暗号化または証明書が合いません。サーバーの管理者に相談してください。</translation>
    </message>
    <message>
        <source>This is not the address of a ledger on a server: {path}. It looks like postgresql://name@server/database.</source>
        <translation>「{path}」はサーバー上の記録ファイルのアドレスではありません。postgresql://ユーザー名@サーバー/データベース の形です。</translation>
    </message>
    <message>
        <source>This match was changed outside Mahjong Desk, from entry {entry} on. It can be read but not continued: restore a backup, or start a new match.</source>
        <translation>この対局は、履歴の{entry}番からMahjong Desk以外で変更されています。見ることはできますが、続けることはできません。バックアップから戻すか、新しい対局を始めてください。</translation>
    </message>
    <message>
        <source>This match was continued in another window. What you have typed is still here: look at what was done, then go on from there.</source>
        <translation>この対局は別のウィンドウで続けられています。入力した内容は残っています。何が行われたかを見てから、続けてください。</translation>
    </message>
    <message>
        <source>This match was continued in another window. Your entry is still here, but not recorded: look at both, then decide.</source>
        <translation>この対局は別のウィンドウで続けられています。入力した内容は残っていますが、記録されていません。両方を見てから決めてください。</translation>
    </message>
    <message>
        <source>To open the ledger {path}, a part of Mahjong Desk is missing: install mahjong-desk[postgresql].</source>
        <translation>記録ファイル「{path}」を開くには、Mahjong Deskの一部が足りません。mahjong-desk[postgresql] をインストールしてください。</translation>
    </message>
    <message>
        <source>What stands about the club ({name}) is not what was entered.</source>
        <translation>クラブについての記入（{name}）が、記入されたものと違います。</translation>
    </message>
</context>
<context>
    <name>LedgerHead</name>
    <message>
        <source>Hand</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Tiles and yaku</source>
        <translation>手牌と役</translation>
    </message>
    <message>
        <source>Tiles, winning tile underlined</source>
        <translation>手牌（下線は和了牌）</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation>役</translation>
    </message>
</context>
<context>
    <name>LedgerLine</name>
    <message numerus="yes">
        <source>changed %n time(s)</source>
        <translation>
            <numerusform>変更%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>changed once</source>
        <translation>変更1回</translation>
    </message>
    <message>
        <source>recorded against the rule: {rules}</source>
        <translation>規則に反して記録：{rules}</translation>
    </message>
    <message>
        <source>value typed, not checked</source>
        <translation>点数で入力、検算なし</translation>
    </message>
    <message>
        <source>{player} {change}, now {score}</source>
        <translation>{player} {change}、持ち点{score}</translation>
    </message>
</context>
<context>
    <name>LedgerPlace</name>
    <message>
        <source>&amp;Add row…</source>
        <translation>行を追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>この対局を続ける(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>履歴(&amp;H)</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>{number}回戦</translation>
    </message>
    <message>
        <source>No match lies on the desk. Start one at the table, or choose an earlier one.</source>
        <translation>開いている対局はありません。卓で新しく始めるか、前の対局を選んでください。</translation>
    </message>
    <message>
        <source>Path of the scores</source>
        <translation>点数の推移</translation>
    </message>
    <message>
        <source>Play this match on the table instead of the one that lies there</source>
        <translation>今の対局の代わりに、この対局を卓で続けます</translation>
    </message>
    <message>
        <source>Print, or save as PDF, picture, workbook, table or data</source>
        <translation>印刷、またはPDF・画像・ブック・表・データとして保存</translation>
    </message>
    <message>
        <source>default rules</source>
        <translation>標準ルール</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>取り決めルール</translation>
    </message>
</context>
<context>
    <name>LedgerStrip</name>
    <message numerus="yes">
        <source>%n row(s) to be looked at</source>
        <translation>
            <numerusform>確認が必要な行：%n行</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>グラフ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>取り消し(&amp;U)</translation>
    </message>
    <message>
        <source>Every row sums to zero</source>
        <translation>どの行も合計は0です</translation>
    </message>
    <message>
        <source>Every row sums to zero with the house</source>
        <translation>どの行も卓の外を含めて合計ゼロ</translation>
    </message>
    <message>
        <source>Every row sums to zero with the sticks on the table</source>
        <translation>どの行も供託を含めて合計ゼロ</translation>
    </message>
    <message>
        <source>Every row sums to zero with the sticks on the table and the house</source>
        <translation>どの行も供託と卓の外を含めて合計ゼロ</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>やり直す操作なし</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>取り消す操作なし</translation>
    </message>
    <message>
        <source>The journal of one entry is unbroken.</source>
        <translation>履歴1件に欠けはありません。</translation>
    </message>
    <message>
        <source>The journal of {count} entries is unbroken.</source>
        <translation>履歴{count}件に欠けはありません。</translation>
    </message>
    <message>
        <source>{hand} does not sum to zero: {points}</source>
        <translation>{hand}の合計が0になりません：{points}</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>All lessons</source>
        <translation>すべてのレッスン</translation>
    </message>
    <message>
        <source>Lessons: {system}</source>
        <translation>レッスン：{system}</translation>
    </message>
    <message>
        <source>{count} of {all} learned</source>
        <translation>{all}課のうち{count}課を終了</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>次のレッスン(&amp;N)</translation>
    </message>
    <message>
        <source>1–9 choose, Enter goes on, Backspace goes back, Esc shows all lessons</source>
        <translation>1–9で選ぶ、Enterで次へ、Backspaceで戻る、Escで一覧</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>第{number}課：{title}</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Next: drills of what this lesson showed</source>
        <translation>次は、このレッスンの練習問題</translation>
    </message>
    <message>
        <source>This lesson is learned.</source>
        <translation>このレッスンを終えました。</translation>
    </message>
    <message>
        <source>{count} of {all} right answers end the lesson.</source>
        <translation>正解{count}問。{all}問でレッスン終了です。</translation>
    </message>
    <message>
        <source>{system}, lesson {number}: {title}</source>
        <translation>{system} 第{number}課：{title}</translation>
    </message>
    <message>
        <source>‹ &amp;Back</source>
        <translation>‹ 戻る(&amp;B)</translation>
    </message>
    <message>
        <source>‹ Lessons</source>
        <translation>‹ レッスン</translation>
    </message>
</context>
<context>
    <name>LessonPath</name>
    <message>
        <source>step {number} of {all}</source>
        <translation>{number}／{all}</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>This one gives no fu.</source>
        <translation>この組には符がつきません。</translation>
    </message>
    <message>
        <source>Touch every tile after whose discard the hand is ready.</source>
        <translation>捨てれば聴牌になる牌をすべて選んでください。</translation>
    </message>
    <message>
        <source>Touch every tile after whose discard the hand is ready.</source>
        <comment>pieces</comment>
        <translation>捨てれば聴牌になる駒をすべて選んでください。</translation>
    </message>
    <message>
        <source>Touch every tile that alone stands in the way of this: {yaku}.</source>
        <translation>その一枚だけが{yaku}を妨げている牌をすべて選んでください。</translation>
    </message>
    <message>
        <source>Touch every tile that alone stands in the way of this: {yaku}.</source>
        <comment>pieces</comment>
        <translation>その一枚だけが{yaku}を妨げている駒をすべて選んでください。</translation>
    </message>
    <message>
        <source>Touch every tile that completes the hand.</source>
        <translation>和了になる牌をすべて選んでください。</translation>
    </message>
    <message>
        <source>Touch every tile that completes the hand.</source>
        <comment>pieces</comment>
        <translation>和了になる駒をすべて選んでください。</translation>
    </message>
    <message>
        <source>Touch the groups that give fu.</source>
        <translation>符のつく組を選んでください。</translation>
    </message>
    <message>
        <source>Touch the groups that make this: {yaku}.</source>
        <translation>{yaku}になっている組を選んでください。</translation>
    </message>
    <message>
        <source>Touch the honours.</source>
        <translation>字牌を選んでください。</translation>
    </message>
    <message>
        <source>Touch the simples.</source>
        <translation>中張牌を選んでください。</translation>
    </message>
    <message>
        <source>Touch the terminals.</source>
        <translation>老頭牌（一と九）を選んでください。</translation>
    </message>
    <message>
        <source>Touch the tiles of which there are {count}.</source>
        <translation>{count}枚ある牌を選んでください。</translation>
    </message>
    <message>
        <source>Touch the tiles of which there are {count}.</source>
        <comment>pieces</comment>
        <translation>{count}枚ある駒を選んでください。</translation>
    </message>
    <message>
        <source>Touch the wildcard.</source>
        <translation>混を選んでください。</translation>
    </message>
    <message>
        <source>{player} draws: {tile}</source>
        <translation>{player}のツモ：{tile}</translation>
    </message>
    <message>
        <source>{player} wins on what {discarder} discards: {tile}</source>
        <translation>{player}が{discarder}の{tile}で和了</translation>
    </message>
    <message>
        <source>{player} wins on what {discarder} discards: {tile}</source>
        <comment>beijing</comment>
        <translation>{player}が{discarder}の{tile}で上がり</translation>
    </message>
    <message>
        <source>{player} wins on what {discarder} discards: {tile}</source>
        <comment>chinese</comment>
        <translation>{player}が{discarder}の{tile}で和了</translation>
    </message>
    <message>
        <source>{tile} does not complete the hand.</source>
        <translation>{tile}では和了になりません。</translation>
    </message>
    <message>
        <source>{tile} is no honour.</source>
        <translation>{tile}は字牌ではありません。</translation>
    </message>
    <message>
        <source>{tile} is no simple.</source>
        <translation>{tile}は中張牌ではありません。</translation>
    </message>
    <message>
        <source>{tile} is no terminal.</source>
        <translation>{tile}は老頭牌ではありません。</translation>
    </message>
    <message>
        <source>{tile} is not the wildcard.</source>
        <translation>{tile}は混ではありません。</translation>
    </message>
    <message>
        <source>{tile}: once it is thrown, the hand is not ready.</source>
        <translation>{tile}を捨てても聴牌になりません。</translation>
    </message>
    <message>
        <source>{tile}: there are {count} of it.</source>
        <translation>{tile}は{count}枚あります。</translation>
    </message>
    <message>
        <source>{tile}: whatever lay there instead, {yaku} would not count.</source>
        <translation>{tile}を何に替えても{yaku}はつきません。</translation>
    </message>
    <message>
        <source>{yaku} does not rest on this one.</source>
        <translation>この組は{yaku}に関わりません。</translation>
    </message>
    <message>
        <source>→ wildcard</source>
        <translation>→ 混</translation>
    </message>
</context>
<context>
    <name>LessonsPlace</name>
    <message>
        <source>&amp;Begin: {lesson}</source>
        <translation>始める：{lesson}(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Go on: {lesson}</source>
        <translation>続ける：{lesson}(&amp;G)</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Lessons: {system}</source>
        <translation>レッスン：{system}</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>{count} of {all} learned</source>
        <translation>{all}課のうち{count}課を終了</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>It lies in {path}</source>
        <translation>保存先：{path}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>No log is written.</source>
        <translation>ログは記録されていません。</translation>
    </message>
    <message>
        <source>Show its &amp;folder</source>
        <translation>フォルダーを開く(&amp;F)</translation>
    </message>
    <message>
        <source>Starts, what was opened, and each failure: without names of players and without hands.</source>
        <translation>起動、開いたファイル、起きた障害を記録します。対局者の名前と手牌は含みません。</translation>
    </message>
</context>
<context>
    <name>LookingFelt</name>
    <message>
        <source>It belongs to no hand: it is laid aside and counted.</source>
        <translation>手牌には入れず、晒して数えます。</translation>
    </message>
    <message>
        <source>Touch a tile: here stands what it is.</source>
        <translation>牌に触れると、何の牌かここに出ます。</translation>
    </message>
    <message>
        <source>Touch a tile: here stands what it is.</source>
        <comment>pieces</comment>
        <translation>駒に触れると、何の駒かここに出ます。</translation>
    </message>
</context>
<context>
    <name>LotTile</name>
    <message>
        <source>Tile {number}, face down</source>
        <translation>伏せ牌{number}</translation>
    </message>
    <message>
        <source>Turn it over</source>
        <translation>めくる</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Mahjong Desk</source>
        <translation>Mahjong Desk</translation>
    </message>
    <message>
        <source>No backup could be made: {why}</source>
        <translation>バックアップできませんでした：{why}</translation>
    </message>
    <message>
        <source>Nothing has been entered that a note could stand beside.</source>
        <translation>メモを付けられる局がまだありません。</translation>
    </message>
    <message>
        <source>The first hand is on disk. F1 explains whatever is shown.</source>
        <translation>最初の一局をディスクに記録しました。F1で、どの画面の説明も出ます。</translation>
    </message>
    <message>
        <source>This is version {version} now. “What is new” in the menu Help tells what has changed.</source>
        <translation>バージョン{version}になりました。変更点は、メニュー「ヘルプ」の「新しくなったところ」にあります。</translation>
    </message>
</context>
<context>
    <name>Mark</name>
    <message>
        <source>circle</source>
        <translation>丸</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>ひし形</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>白抜き</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>塗りつぶし</translation>
    </message>
    <message>
        <source>half filled</source>
        <translation>半分塗り</translation>
    </message>
    <message>
        <source>square</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>with a bar</source>
        <translation>横線入り</translation>
    </message>
    <message>
        <source>with a dot</source>
        <translation>点入り</translation>
    </message>
</context>
<context>
    <name>MarkChoice</name>
    <message>
        <source>Mark</source>
        <translation>印</translation>
    </message>
</context>
<context>
    <name>MatchChooser</name>
    <message>
        <source>Choose a match</source>
        <translation>対局を選ぶ</translation>
    </message>
    <message>
        <source>Find another match…</source>
        <translation>ほかの対局を探す…</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>読めません</translation>
    </message>
    <message>
        <source>{session}, match {number}: {players}</source>
        <translation>{session}、{number}回戦：{players}</translation>
    </message>
</context>
<context>
    <name>MatchOpener</name>
    <message>
        <source>No other match can be continued.</source>
        <translation>再開できる対局はほかにありません。</translation>
    </message>
    <message>
        <source>Now it is on disk.</source>
        <translation>保存できました。</translation>
    </message>
    <message>
        <source>The match stands as the other window left it.</source>
        <translation>対局は別のウィンドウで続けられたとおりです。</translation>
    </message>
</context>
<context>
    <name>MatchesSheet</name>
    <message>
        <source>&amp;Show the match</source>
        <translation>対局を表示(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>対局を探す</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>探しています…</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>No match answers to that.</source>
        <translation>当てはまる対局はありません。</translation>
    </message>
    <message>
        <source>Player, session, rules or day</source>
        <translation>対局者、例会、ルール、日付</translation>
    </message>
    <message>
        <source>{session}, match {number}</source>
        <translation>{session}、{number}回戦</translation>
    </message>
</context>
<context>
    <name>MeldBar</name>
    <message>
        <source>&amp;Chi</source>
        <translation>チー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Chi</source>
        <comment>official</comment>
        <translation>チー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Kan</source>
        <translation>大明槓(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Kan</source>
        <comment>official</comment>
        <translation>大明槓(&amp;K)</translation>
    </message>
    <message>
        <source>A chi comes from the player before</source>
        <translation>チーは上家からだけです</translation>
    </message>
    <message>
        <source>A chi comes from the player before</source>
        <comment>official</comment>
        <translation>チーは上家からだけです</translation>
    </message>
    <message>
        <source>Added kan</source>
        <translation>加槓</translation>
    </message>
    <message>
        <source>Added kan</source>
        <comment>official</comment>
        <translation>加槓</translation>
    </message>
    <message>
        <source>Chi: click its lowest tile</source>
        <translation>チー：いちばん小さい牌をクリック</translation>
    </message>
    <message>
        <source>Chi: click its lowest tile</source>
        <comment>official</comment>
        <translation>チー：いちばん小さい牌をクリック</translation>
    </message>
    <message>
        <source>Choose the winner first</source>
        <translation>先に和了者を選んでください</translation>
    </message>
    <message>
        <source>Click the tile of the meld</source>
        <translation>副露する牌をクリック</translation>
    </message>
    <message>
        <source>Click the tile of the meld</source>
        <comment>pieces</comment>
        <translation>副露する駒をクリック</translation>
    </message>
    <message>
        <source>Click the tile that is turned up</source>
        <translation>表示牌をクリック</translation>
    </message>
    <message>
        <source>Click the tile that is turned up</source>
        <comment>pieces</comment>
        <translation>表示牌をクリック</translation>
    </message>
    <message>
        <source>Concealed kan</source>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>Concealed kan</source>
        <comment>official</comment>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>From</source>
        <translation>誰から</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>副露</translation>
    </message>
    <message>
        <source>Meld: no room left</source>
        <translation>副露：もう入りません</translation>
    </message>
    <message>
        <source>No meld was claimed</source>
        <translation>鳴いた副露がありません</translation>
    </message>
    <message>
        <source>Pon</source>
        <translation>ポン</translation>
    </message>
    <message>
        <source>Pon</source>
        <comment>official</comment>
        <translation>ポン</translation>
    </message>
    <message>
        <source>Red five in the meld</source>
        <translation>副露の赤5</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>状況</translation>
    </message>
    <message>
        <source>The hand is complete</source>
        <translation>副露：手はそろっています</translation>
    </message>
    <message>
        <source>The typed value counts, not this hand</source>
        <translation>この手ではなく、入力した点数で計算します</translation>
    </message>
    <message>
        <source>The winner’s own meld</source>
        <translation>和了者自身の副露です</translation>
    </message>
    <message>
        <source>Who gave {meld}</source>
        <translation>{meld}を誰から鳴いたか</translation>
    </message>
    <message>
        <source>With {situation} it would be {size}, {gain}.</source>
        <translation>{situation}なら{size}、{gain}。</translation>
    </message>
    <message>
        <source>{name} declared it at the table</source>
        <translation>{name}は卓で宣言済みです</translation>
    </message>
    <message>
        <source>{situations}: {reason}</source>
        <translation>{situations}：{reason}</translation>
    </message>
</context>
<context>
    <name>Mending</name>
    <message numerus="yes">
        <source>%n entries are back.</source>
        <translation>
            <numerusform>%n件の記録を取り戻しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The backup was restored. What was there is a backup now: restore it to undo this.</source>
        <translation>バックアップを復元しました。それまでの記録もバックアップになりました。それを復元すると取り消せます。</translation>
    </message>
    <message>
        <source>The backup was restored. What was there is kept as {file}.</source>
        <translation>バックアップを復元しました。それまでのものは「{file}」として残しました。</translation>
    </message>
    <message numerus="yes">
        <source>The ledger has been built anew, with %n entries.</source>
        <translation>
            <numerusform>控え帳から%n件の記録で作り直しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The ledger is in its place again.</source>
        <translation>記録ファイルを元の場所に戻しました。</translation>
    </message>
    <message>
        <source>The ledger is in its place again. What lay there is kept as {file}.</source>
        <translation>記録ファイルを元の場所に戻しました。そこにあったものは「{file}」として残しました。</translation>
    </message>
    <message>
        <source>The ledger that was open is kept as {file}.</source>
        <translation>開いていた記録ファイルは「{file}」として残しました。</translation>
    </message>
    <message>
        <source>The second book from before is kept as {file}.</source>
        <translation>これまでの控え帳は「{file}」として残しました。</translation>
    </message>
    <message>
        <source>What was there is kept as {file}.</source>
        <translation>元のファイルは{file}として残してあります。</translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message>
        <source>As many as can be meet for the first time in each round.</source>
        <translation>各ラウンドで、初めて同卓する組をできるだけ多くします。</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>抽選</translation>
    </message>
    <message>
        <source>By lot, whoever has met. Turns to sit out and winds are still balanced.</source>
        <translation>同卓の有無を問わず抽選します。抜け番と風は公平にします。</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <translation>総当たり</translation>
    </message>
    <message>
        <source>Nobody meets twice as long as the numbers allow it, then everybody as seldom as the others.</source>
        <translation>人数が許す限り同じ人と二度当たらず、その後も偏りなく当たります。</translation>
    </message>
    <message>
        <source>Nobody twice</source>
        <translation>再戦なし</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>スイス式</translation>
    </message>
    <message>
        <source>Those beside each other in the standings play each other, and nobody twice where that can be.</source>
        <translation>順位の近い人どうしが同卓し、できる限り再戦を避けます。</translation>
    </message>
</context>
<context>
    <name>MissWords</name>
    <message>
        <source>A kan is a triplet.</source>
        <translation>槓子が刻子になっています。</translation>
    </message>
    <message>
        <source>A kan is a triplet.</source>
        <comment>official</comment>
        <translation>槓子が刻子になっています。</translation>
    </message>
    <message>
        <source>A wildcard takes the place of {before}.</source>
        <translation>{before}の代わりに混を使っています。</translation>
    </message>
    <message>
        <source>Another indicator is turned up.</source>
        <translation>表示牌が違います。</translation>
    </message>
    <message>
        <source>Another seat has the hand.</source>
        <translation>席が違います。</translation>
    </message>
    <message>
        <source>It is another round.</source>
        <translation>場が違います。</translation>
    </message>
    <message>
        <source>It is the second hand, changed.</source>
        <translation>二つ目の手を変えたものです。</translation>
    </message>
    <message>
        <source>It is won by self-draw.</source>
        <translation>ツモで和了しています。</translation>
    </message>
    <message>
        <source>It is won on another player’s discard.</source>
        <translation>他家から和了しています。</translation>
    </message>
    <message>
        <source>Now it counts: {yaku}.</source>
        <translation>つくのは{yaku}です。</translation>
    </message>
    <message>
        <source>One set is claimed.</source>
        <translation>一組を鳴いています。</translation>
    </message>
    <message>
        <source>One set is concealed.</source>
        <translation>一組を鳴いていません。</translation>
    </message>
    <message>
        <source>Without “{situation}”.</source>
        <translation>「{situation}」ではありません。</translation>
    </message>
    <message>
        <source>{after} completes it, not {before}.</source>
        <translation>{before}ではなく{after}で和了しています。</translation>
    </message>
    <message>
        <source>{after} in the place of {before}.</source>
        <translation>{before}が{after}になっています。</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>A sequence gives no fu.</source>
        <translation>順子に符はありません。</translation>
    </message>
    <message>
        <source>Another player’s tile completed it, so it counts as open.</source>
        <translation>他家の牌で完成したので明刻です。</translation>
    </message>
    <message>
        <source>How it was won gives no fu.</source>
        <translation>和了り方による符はありません。</translation>
    </message>
    <message>
        <source>It completes nothing: {left} waits for {piece}.</source>
        <translation>和了の形になりません。{left}が待つのは{piece}です。</translation>
    </message>
    <message>
        <source>It completes nothing; {piece} would.</source>
        <translation>和了の形になりません。{piece}なら和了です。</translation>
    </message>
    <message>
        <source>It completes {pieces} (wait: {wait}).</source>
        <translation>{pieces}が完成します（待ち：{wait}）。</translation>
    </message>
    <message>
        <source>It gives up {pieces}.</source>
        <translation>受け入れから{pieces}がなくなります。</translation>
    </message>
    <message>
        <source>It leaves the hand {left}; without {best} it is {least}.</source>
        <translation>切ると{left}です。{best}を切れば{least}です。</translation>
    </message>
    <message>
        <source>Nothing forbids it: {points}.</source>
        <translation>禁じる規則はありません：{points}。</translation>
    </message>
    <message>
        <source>Nothing of it concerns this player.</source>
        <translation>この人には関係しません。</translation>
    </message>
    <message>
        <source>The number is right, but the suit is another.</source>
        <translation>数は合っていますが、種類が違います。</translation>
    </message>
    <message>
        <source>The suit is right, but the number is another.</source>
        <translation>種類は合っていますが、数が違います。</translation>
    </message>
    <message>
        <source>This is another tile.</source>
        <translation>別の牌です。</translation>
    </message>
    <message>
        <source>This is another tile.</source>
        <comment>pieces</comment>
        <translation>別の駒です。</translation>
    </message>
    <message>
        <source>This pair is of no value.</source>
        <translation>この雀頭は役牌ではありません。</translation>
    </message>
    <message>
        <source>This wait gives no fu ({wait}).</source>
        <translation>この待ちに符はありません（{wait}）。</translation>
    </message>
    <message>
        <source>Tiles that bring the hand nearer: {tiles}; without {best}: {more}.</source>
        <translation>有効牌は{tiles}枚、{best}を切れば{more}枚です。</translation>
    </message>
    <message>
        <source>Tiles that bring the hand nearer: {tiles}; without {best}: {more}.</source>
        <comment>pieces</comment>
        <translation>手が進む駒は{tiles}枚、{best}を切れば{more}枚です。</translation>
    </message>
    <message>
        <source>from a discard</source>
        <translation>ロン</translation>
    </message>
    <message>
        <source>from a discard</source>
        <comment>beijing</comment>
        <translation>出上がり</translation>
    </message>
    <message>
        <source>from a discard</source>
        <comment>chinese</comment>
        <translation>ロン</translation>
    </message>
    <message>
        <source>of terminals or honours</source>
        <translation>幺九牌</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>聴牌</translation>
    </message>
    <message>
        <source>self-drawn</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>{choice}, missed</source>
        <translation>{choice}（答え漏れ）</translation>
    </message>
    <message>
        <source>{count} from ready</source>
        <translation>{count}向聴</translation>
    </message>
    <message>
        <source>{points} is what {size} brings, {way}; this hand is {own}, {own_way}.</source>
        <translation>{points}は{size}の{way}の点です。この手は{own}の{own_way}です。</translation>
    </message>
    <message>
        <source>{right}, not {given}.</source>
        <translation>{given}ではなく{right}。</translation>
    </message>
</context>
<context>
    <name>MonthsPage</name>
    <message>
        <source>Answers</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Answers, the right ones filled</source>
        <translation>解答数（塗りは正解）</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Nothing was answered yet.</source>
        <translation>まだ何も解いていません。</translation>
    </message>
    <message>
        <source>Over the months</source>
        <translation>月ごとの推移</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レート</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>週</translation>
    </message>
    <message>
        <source>Week from {day}</source>
        <translation>{day}からの週</translation>
    </message>
    <message>
        <source>Yaku met</source>
        <translation>出題済みの役</translation>
    </message>
    <message>
        <source>{count} yaku met</source>
        <translation>出題済みの役{count}</translation>
    </message>
    <message>
        <source>{right} of {answered} right</source>
        <translation>{answered}問中{right}問正解</translation>
    </message>
</context>
<context>
    <name>MoveSheet</name>
    <message>
        <source>&amp;Take these seats</source>
        <translation>この席にする(&amp;T)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Choose two players who change places. One of them may sit out.</source>
        <translation>席を入れ替える二人を選んでください。一人は抜け番でもかまいません。</translation>
    </message>
    <message>
        <source>E&amp;xchange</source>
        <translation>入れ替える(&amp;X)</translation>
    </message>
    <message>
        <source>Move players</source>
        <translation>席の移動</translation>
    </message>
    <message>
        <source>Which two</source>
        <translation>どの二人か</translation>
    </message>
</context>
<context>
    <name>NearbyYaku</name>
    <message>
        <source>No other yaku within two exchanges.</source>
        <translation>二枚までの入れ替えで増える役はありません。</translation>
    </message>
    <message>
        <source>Yaku nearby: one or two exchanges away</source>
        <translation>近い役：一、二枚の入れ替え</translation>
    </message>
</context>
<context>
    <name>Needed</name>
    <message>
        <source>+{points} {causes}</source>
        <translation>{causes}＋{points}</translation>
    </message>
    <message>
        <source>For {end}</source>
        <translation>{end}になるには</translation>
    </message>
    <message>
        <source>Not to be last</source>
        <translation>ラスを避けるには</translation>
    </message>
    <message>
        <source>To lead</source>
        <translation>トップになるには</translation>
    </message>
    <message>
        <source>any hand {sources}</source>
        <translation>{sources} どの手でも</translation>
    </message>
    <message>
        <source>any win</source>
        <translation>どの和了でも</translation>
    </message>
    <message>
        <source>by any win</source>
        <translation>どの和了でも</translation>
    </message>
    <message>
        <source>from {player}</source>
        <translation>{player}から</translation>
    </message>
    <message>
        <source>from {player}</source>
        <comment>beijing</comment>
        <translation>{player}から</translation>
    </message>
    <message>
        <source>from {player}</source>
        <comment>chinese</comment>
        <translation>{player}から</translation>
    </message>
    <message>
        <source>hand of {worth} {sources}</source>
        <translation>{sources} {worth}</translation>
    </message>
    <message>
        <source>not in this hand</source>
        <translation>この局では届きません</translation>
    </message>
    <message>
        <source>self-drawn</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>with less {cause}</source>
        <translation>それ未満は{cause}</translation>
    </message>
    <message>
        <source>{hand} {sources}</source>
        <translation>{sources} {hand}</translation>
    </message>
    <message>
        <source>{points} ({size})</source>
        <translation>{points}（{size}）</translation>
    </message>
    <message>
        <source>{purpose} ({details})</source>
        <translation>{purpose}（{details}）</translation>
    </message>
    <message>
        <source>{sources} {cause}</source>
        <translation>{sources}は{cause}</translation>
    </message>
</context>
<context>
    <name>NeededPanel</name>
    <message>
        <source>After a draw: {next}.</source>
        <translation>流局：{next}</translation>
    </message>
    <message>
        <source>After any other hand: {next}.</source>
        <translation>それ以外：{next}</translation>
    </message>
    <message>
        <source>Reckoned without dora.</source>
        <translation>ドラは含めていません。</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>The match is over: {reason}.</source>
        <translation>対局終了（{reason}）</translation>
    </message>
    <message>
        <source>The result stands in the ledger.</source>
        <translation>結果は記録にあります。</translation>
    </message>
    <message>
        <source>What is needed</source>
        <translation>和了条件</translation>
    </message>
    <message>
        <source>When another player wins: {next}.</source>
        <translation>子の和了：{next}</translation>
    </message>
    <message>
        <source>When another player wins: {next}.</source>
        <comment>beijing</comment>
        <translation>散家の和了：{next}</translation>
    </message>
    <message>
        <source>When another player wins: {next}.</source>
        <comment>chinese</comment>
        <translation>散家の和了：{next}</translation>
    </message>
    <message>
        <source>When another player wins: {next}.</source>
        <comment>older</comment>
        <translation>散家の和了：{next}</translation>
    </message>
    <message>
        <source>When the dealer wins: {next}.</source>
        <translation>親の和了：{next}</translation>
    </message>
    <message>
        <source>When the dealer wins: {next}.</source>
        <comment>beijing</comment>
        <translation>荘家の和了：{next}</translation>
    </message>
    <message>
        <source>When the dealer wins: {next}.</source>
        <comment>chinese</comment>
        <translation>荘家の和了：{next}</translation>
    </message>
    <message>
        <source>When the dealer wins: {next}.</source>
        <comment>older</comment>
        <translation>荘家の和了：{next}</translation>
    </message>
    <message>
        <source>leads by {points}</source>
        <translation>{points}点リード</translation>
    </message>
    <message>
        <source>level with the next</source>
        <translation>二位と同点</translation>
    </message>
    <message>
        <source>level with {player}</source>
        <translation>{player}と同点</translation>
    </message>
    <message>
        <source>the match ends</source>
        <translation>対局終了</translation>
    </message>
    <message>
        <source>{hand} again</source>
        <translation>もう一度{hand}</translation>
    </message>
    <message>
        <source>{hand}, {player} deals</source>
        <translation>{hand}、親は{player}</translation>
    </message>
    <message>
        <source>{hand}, {player} deals</source>
        <comment>beijing</comment>
        <translation>{hand}、荘家は{player}</translation>
    </message>
    <message>
        <source>{hand}, {player} deals</source>
        <comment>chinese</comment>
        <translation>{hand}、荘家は{player}</translation>
    </message>
    <message>
        <source>{hand}, {player} deals</source>
        <comment>older</comment>
        <translation>{hand}、荘家は{player}</translation>
    </message>
    <message>
        <source>{place}. {player} {score}, {distance}</source>
        <translation>{place}位 {player} {score}、{distance}</translation>
    </message>
    <message>
        <source>{points} behind {player}</source>
        <translation>{player}と{points}点差</translation>
    </message>
</context>
<context>
    <name>NewMatchSheet</name>
    <message numerus="yes">
        <source>%n option(s) other than the default</source>
        <translation>
            <numerusform>標準と異なるオプション：%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Start the match</source>
        <translation>対局を始める(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Default rules</source>
        <translation>標準に戻す</translation>
    </message>
    <message>
        <source>Default rules in every option</source>
        <translation>すべて標準ルール</translation>
    </message>
    <message>
        <source>Go on with {session}</source>
        <translation>{session}の続き</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Its name, such as Thursday club</source>
        <translation>名前（例：木曜会）</translation>
    </message>
    <message>
        <source>Name of the session</source>
        <translation>例会の名前</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>新しい例会</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>例会</translation>
    </message>
    <message>
        <source>the present one</source>
        <translation>現在の例会</translation>
    </message>
</context>
<context>
    <name>NewSeatsSheet</name>
    <message>
        <source>&amp;Everybody sits</source>
        <translation>全員着席(&amp;E)</translation>
    </message>
    <message>
        <source>The seats change</source>
        <translation>席替え</translation>
    </message>
    <message>
        <source>comes from {wind}</source>
        <translation>{wind}から移動</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>{hand}: everybody takes their new seat, and {player} deals.</source>
        <translation>{hand}：新しい席に移り、{player}が親です。</translation>
    </message>
    <message>
        <source>{player}: {wind}</source>
        <translation>{player}：{wind}</translation>
    </message>
</context>
<context>
    <name>NextRoundPanel</name>
    <message>
        <source>&amp;Move players…</source>
        <translation>席の移動(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Seat round {number}</source>
        <translation>第{number}ラウンドを着席させる(&amp;S)</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>次のラウンド</translation>
    </message>
    <message>
        <source>P&amp;ropose anew</source>
        <translation>組み直す(&amp;R)</translation>
    </message>
    <message>
        <source>Round {number}, beyond the plan</source>
        <translation>第{number}ラウンド（予定外）</translation>
    </message>
    <message>
        <source>Round {number}, proposed seats</source>
        <translation>第{number}ラウンドの席案</translation>
    </message>
    <message>
        <source>Round {number}, seats changed by hand</source>
        <translation>第{number}ラウンドの席（手動変更）</translation>
    </message>
    <message>
        <source>Seat round {number}: looking for seats</source>
        <translation>第{number}ラウンドの席を探しています</translation>
    </message>
    <message>
        <source>Seat round {number}: {why}</source>
        <translation>第{number}ラウンド：{why}</translation>
    </message>
    <message>
        <source>the seats do not fit</source>
        <translation>席が合いません</translation>
    </message>
    <message>
        <source>too few are here</source>
        <translation>人数が足りません</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>from {name}</source>
        <translation>{name}から</translation>
    </message>
</context>
<context>
    <name>NotationLine</name>
    <message>
        <source>Notation</source>
        <translation>表記</translation>
    </message>
    <message>
        <source>{hand}. {verdict}</source>
        <translation>{hand}。{verdict}</translation>
    </message>
</context>
<context>
    <name>NoteSheet</name>
    <message>
        <source>&amp;Keep the note</source>
        <translation>メモを残す(&amp;K)</translation>
    </message>
    <message>
        <source>A note moves no points.</source>
        <translation>メモで点は動きません。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>The note is gone.</source>
        <translation>メモを消しました。</translation>
    </message>
    <message>
        <source>The note is kept.</source>
        <translation>メモを残しました。</translation>
    </message>
    <message>
        <source>The note stands there already.</source>
        <translation>そのメモはすでに付いています。</translation>
    </message>
    <message>
        <source>Type the note first.</source>
        <translation>メモを入れてください。</translation>
    </message>
    <message>
        <source>What is to be remembered of this hand</source>
        <translation>この局について覚えておくこと</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>NothingPage</name>
    <message>
        <source>No match is being played. Start one at the table, then its wins are entered here.</source>
        <translation>進行中の対局はありません。卓で対局を始めると、ここで和了を入力できます。</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>卓へ</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>{name}: less</source>
        <translation>{name}を減らす</translation>
    </message>
    <message>
        <source>{name}: more</source>
        <translation>{name}を増やす</translation>
    </message>
</context>
<context>
    <name>OfAllSystems</name>
    <message>
        <source>Each system in its own unit; they are never added up.</source>
        <translation>ルールごとの単位で、合算はしません。</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>調子</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Results in {unit}.</source>
        <translation>結果の単位は{unit}。</translation>
    </message>
    <message>
        <source>mean place of the last 10 matches</source>
        <translation>直近10戦の平均順位</translation>
    </message>
</context>
<context>
    <name>OfOneSystem</name>
    <message>
        <source>All {count}…</source>
        <translation>全{count}人…</translation>
    </message>
    <message>
        <source>Averages and counts</source>
        <translation>平均と回数</translation>
    </message>
    <message>
        <source>Favourite yaku</source>
        <translation>得意役</translation>
    </message>
    <message>
        <source>Further rates</source>
        <translation>その他の率</translation>
    </message>
    <message>
        <source>Further rates in {system}</source>
        <translation>{system}のその他の率</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>直接対決</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>率</translation>
    </message>
    <message>
        <source>Rates in {system}</source>
        <translation>{system}の率</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>who placed better</source>
        <translation>どちらが上位か</translation>
    </message>
</context>
<context>
    <name>Opener</name>
    <message>
        <source>A ledger on a server is backed up there.</source>
        <translation>サーバー上の記録は、サーバーでバックアップします。</translation>
    </message>
    <message>
        <source>Each machine with this ledger sees now what the others record.</source>
        <translation>この記録ファイルを開いているパソコンすべてに、記録した内容が表示されます。</translation>
    </message>
    <message>
        <source>Folder for the ledger</source>
        <translation>記録を置くフォルダー</translation>
    </message>
    <message>
        <source>It was given up: all is as it was before.</source>
        <translation>中止しました。すべて元のままです。</translation>
    </message>
    <message>
        <source>Making the ledger ready</source>
        <translation>記録ファイルを準備しています</translation>
    </message>
    <message>
        <source>The ledger on this machine is open.</source>
        <translation>このパソコンの記録ファイルを開きました。</translation>
    </message>
    <message>
        <source>Working on the ledger</source>
        <translation>記録ファイルを処理しています</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>変更あり</translation>
    </message>
    <message>
        <source>Group of options</source>
        <translation>オプションの分類</translation>
    </message>
    <message>
        <source>No option has these words.</source>
        <translation>この言葉のあるオプションはありません。</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>オプションを検索</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>changed, default: {choice}</source>
        <translation>変更済み（標準：{choice}）</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least}から{most}まで</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message numerus="yes">
        <source>%n tile(s) left that complete it</source>
        <translation>
            <numerusform>和了牌は残り%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left that complete it</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>和了できる駒は残り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the winner to see what each wait is worth.</source>
        <translation>和了者を選ぶと、待ちごとの点がわかります。</translation>
    </message>
    <message>
        <source>Choose the winner, then how it was won.</source>
        <translation>和了者を選び、次にツモか、誰からの和了かを選んでください。</translation>
    </message>
    <message>
        <source>Next is {round}, {name} deals.</source>
        <translation>次は{round}、親は{name}です。</translation>
    </message>
    <message>
        <source>Next is {round}, {name} deals.</source>
        <comment>beijing</comment>
        <translation>次は{round}、荘家は{name}です。</translation>
    </message>
    <message>
        <source>Next is {round}, {name} deals.</source>
        <comment>chinese</comment>
        <translation>次は{round}、荘家は{name}です。</translation>
    </message>
    <message>
        <source>Next is {round}, {name} deals.</source>
        <comment>older</comment>
        <translation>次は{round}、荘家は{name}です。</translation>
    </message>
    <message>
        <source>No winning shape</source>
        <translation>和了形ではない</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>成立しません</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>不聴</translation>
    </message>
    <message>
        <source>Nothing completes this hand.</source>
        <translation>この手は何が来ても和了になりません。</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>聴牌</translation>
    </message>
    <message>
        <source>Record waits for an answer: does the responsible player pay? (Y, N)</source>
        <translation>記録の前に答えてください：責任払いにしますか（Y・N）</translation>
    </message>
    <message>
        <source>Record waits for an answer: {question}? (N: no, nobody)</source>
        <translation>記録の前に答えてください：{question}は？（N：いない）</translation>
    </message>
    <message>
        <source>Results: {results}.</source>
        <translation>結果：{results}。</translation>
    </message>
    <message>
        <source>The hand that {name} claimed</source>
        <translation>{name}が和了とした手</translation>
    </message>
    <message>
        <source>The match ends: {reason}. {name} is first.</source>
        <translation>対局終了（{reason}）。トップは{name}です。</translation>
    </message>
    <message>
        <source>The winning hand</source>
        <translation>和了の手</translation>
    </message>
    <message>
        <source>Were nobody responsible, it would be {label}.</source>
        <translation>包がなければ{label}になります。</translation>
    </message>
    <message>
        <source>Were nobody responsible, the match would end.</source>
        <translation>包がなければ対局は終わります。</translation>
    </message>
    <message>
        <source>Were nobody responsible, the match would go on.</source>
        <translation>包がなければ対局は続きます。</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>和了したのは誰？</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>まだ入力がありません</translation>
    </message>
    <message>
        <source>{missing} to go. From {ready} on, every wait stands here with what it is worth.</source>
        <translation>あと{missing}です。{ready}そろうと、待ちと点がここに並びます。</translation>
    </message>
    <message>
        <source>{name} claimed a false win</source>
        <translation>{name}の誤った和了</translation>
    </message>
    <message>
        <source>{name} claimed a false win</source>
        <comment>beijing</comment>
        <translation>{name}の誤った和了</translation>
    </message>
    <message>
        <source>{name} claimed a false win</source>
        <comment>chinese</comment>
        <translation>{name}の誤った和了</translation>
    </message>
    <message>
        <source>{name} deals again: {round}.</source>
        <translation>{name}の連荘、次も{round}です。</translation>
    </message>
    <message>
        <source>{name} is ready</source>
        <translation>{name}の聴牌</translation>
    </message>
    <message>
        <source>{name} self-draws</source>
        <translation>{name}のツモ</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name}の和了</translation>
    </message>
    <message>
        <source>{name} wins from {discarder}</source>
        <translation>{name}が{discarder}からロン</translation>
    </message>
    <message>
        <source>{name} wins from {discarder}</source>
        <comment>beijing</comment>
        <translation>{name}が{discarder}から和了</translation>
    </message>
    <message>
        <source>{name} wins from {discarder}</source>
        <comment>chinese</comment>
        <translation>{name}が{discarder}からロン</translation>
    </message>
    <message>
        <source>{name}’s hand</source>
        <translation>{name}の手牌</translation>
    </message>
    <message>
        <source>{name}’s riichi is recorded with it.</source>
        <translation>{name}のリーチも一緒に記録します。</translation>
    </message>
    <message>
        <source>{name}’s riichi is recorded with it: stake {points}.</source>
        <translation>{name}のリーチも一緒に記録します：供託{points}点。</translation>
    </message>
    <message>
        <source>{reason} Before that it waited for these:</source>
        <translation>{reason}和了の前は、次の待ちでした。</translation>
    </message>
</context>
<context>
    <name>Outlook</name>
    <message>
        <source>Entries</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>局</translation>
    </message>
    <message>
        <source>If you restore {time}</source>
        <translation>{time}を復元すると</translation>
    </message>
    <message>
        <source>It holds what the ledger holds.</source>
        <translation>今の記録ファイルと同じ内容です。</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Nothing is lost: what is here now becomes a backup first, and restoring that one undoes this.</source>
        <translation>何も失われません。今の内容は先にバックアップされ、それを復元すれば元に戻せます。</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>なし。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>例会</translation>
    </message>
    <message>
        <source>The ledger that is here now cannot be read. Its files are kept as they are.</source>
        <translation>今の記録ファイルは読めません。ファイルはそのまま残します。</translation>
    </message>
    <message>
        <source>These would go</source>
        <translation>失われるもの</translation>
    </message>
    <message>
        <source>This backup cannot be restored</source>
        <translation>このバックアップは復元できません</translation>
    </message>
    <message>
        <source>change</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>then</source>
        <translation>復元後</translation>
    </message>
    <message>
        <source>{going} These would come back: {coming}</source>
        <translation>{going}戻るもの：{coming}</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Tiles to choose from</source>
        <translation>選べる牌</translation>
    </message>
    <message>
        <source>Tiles to choose from</source>
        <comment>pieces</comment>
        <translation>選べる駒</translation>
    </message>
</context>
<context>
    <name>PaoBar</name>
    <message>
        <source>&amp;No</source>
        <translation>いいえ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Yes, {names} pay</source>
        <translation>はい(&amp;Y)、{names}が払う</translation>
    </message>
    <message>
        <source>&amp;Yes, {name} pays</source>
        <translation>はい(&amp;Y)、{name}が払う</translation>
    </message>
    <message>
        <source>Another player is responsible…</source>
        <translation>包の対象は別の人…</translation>
    </message>
    <message>
        <source>Choose the player first</source>
        <translation>先に対局者を選んでください</translation>
    </message>
    <message>
        <source>For</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Is the player responsible?</source>
        <translation>包にしますか</translation>
    </message>
    <message>
        <source>Responsible</source>
        <translation>包の対象者</translation>
    </message>
    <message>
        <source>Somebody is responsible…</source>
        <translation>包の対象者がいる…</translation>
    </message>
    <message>
        <source>The melds make {responsible}. Charge it?</source>
        <translation>副露によれば、{responsible}です。払わせますか。</translation>
    </message>
    <message>
        <source>This win makes {responsible}. Charge it?</source>
        <translation>この和了では{responsible}です。払わせますか。</translation>
    </message>
    <message>
        <source>With {names} responsible this win is forbidden ({cause}).</source>
        <translation>{names}を包にすると、この和了はできません（{cause}）。</translation>
    </message>
    <message>
        <source>{name} does not pay for {what}</source>
        <translation>{name}は払いません（{what}）</translation>
    </message>
    <message>
        <source>{name} pays for {what}</source>
        <translation>{name}が払います（包：{what}）</translation>
    </message>
    <message>
        <source>{name} responsible for {what}</source>
        <translation>{name}が包（{what}）</translation>
    </message>
    <message>
        <source>{responsible}, as the melds say.</source>
        <translation>副露のとおり、{responsible}。</translation>
    </message>
    <message>
        <source>{responsible}, though the melds say so.</source>
        <translation>副露では包に当たりますが、{responsible}。</translation>
    </message>
    <message>
        <source>{responsible}.</source>
        <translation>{responsible}。</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>PDFで保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>Patience</name>
    <message>
        <source>Another program is using the ledger {path}. This is done by itself as soon as that program has finished, unless you go on here.</source>
        <translation>別のプログラムが記録ファイル「{path}」を使っています。そのプログラムが終わり次第、自動で行われます。ここで操作を続けると取りやめます。</translation>
    </message>
</context>
<context>
    <name>Payments</name>
    <message>
        <source>pays {points}</source>
        <translation>払い {points}</translation>
    </message>
    <message>
        <source>the winning tile</source>
        <translation>和了牌</translation>
    </message>
    <message>
        <source>the winning tile</source>
        <comment>pieces</comment>
        <translation>和了駒</translation>
    </message>
    <message>
        <source>{amount} ({cause})</source>
        <translation>{amount}（{cause}）</translation>
    </message>
    <message>
        <source>{player} pays {points}</source>
        <translation>{player} 払い {points}</translation>
    </message>
    <message>
        <source>{player} {change}</source>
        <translation>{player} {change}</translation>
    </message>
</context>
<context>
    <name>PaymentsView</name>
    <message>
        <source>Nothing is chosen yet.</source>
        <translation>まだ何も選んでいません。</translation>
    </message>
</context>
<context>
    <name>PenaltyTileForm</name>
    <message>
        <source>Choose the tile first.</source>
        <translation>先に牌を選んでください。</translation>
    </message>
    <message>
        <source>It is gone: discarded, or used in a kan</source>
        <translation>なくなった（捨てた、または槓に使った）</translation>
    </message>
    <message>
        <source>It lies shown, to be discarded next</source>
        <translation>見せてあり、次に捨てる</translation>
    </message>
    <message>
        <source>It was not discarded: it is dead</source>
        <translation>捨てなかった（死罰牌）</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>What becomes of it</source>
        <translation>その牌の扱い</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>誰の</translation>
    </message>
</context>
<context>
    <name>PeopleSheet</name>
    <message>
        <source>&amp;Done</source>
        <translation>完了(&amp;D)</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>出席者</translation>
    </message>
    <message>
        <source>has gone</source>
        <translation>帰った</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>打つ</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>休む</translation>
    </message>
    <message>
        <source>{player} is here already.</source>
        <translation>{player}はすでに来ています。</translation>
    </message>
</context>
<context>
    <name>PeriodSheet</name>
    <message>
        <source>&amp;Delete the season</source>
        <translation>シーズンを削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>初日(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Keep as a season</source>
        <translation>シーズンとして保存(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>最終日(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Name of the season</source>
        <translation>シーズン名(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Undo the last change of seasons</source>
        <translation>シーズンの直前の変更を取り消す(&amp;U)</translation>
    </message>
    <message>
        <source>A day such as 2026-09-01</source>
        <translation>2026-09-01 のような日付</translation>
    </message>
    <message>
        <source>A season has a first day.</source>
        <translation>シーズンには初日が必要です。</translation>
    </message>
    <message>
        <source>A season has a name.</source>
        <translation>シーズンには名前が必要です。</translation>
    </message>
    <message>
        <source>Autumn 2026</source>
        <translation>2026年秋</translation>
    </message>
    <message>
        <source>Change the season (&amp;K)</source>
        <translation>シーズンを変更(&amp;K)</translation>
    </message>
    <message>
        <source>Or from day to day, each as year, month and day. An empty day leaves that end open. With a name it can be kept as a season, which has a rule of its own.</source>
        <translation>または日付で指定します（年-月-日）。空欄ならその側に限りがありません。名前を付けるとシーズンとして保存でき、独自の規定を持ちます。</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>Season, month or session</source>
        <translation>シーズン、月、例会</translation>
    </message>
    <message>
        <source>The last day comes before the first.</source>
        <translation>最終日が初日より前です。</translation>
    </message>
    <message>
        <source>“{season}” is chosen: a change of name or days changes it.</source>
        <translation>「{season}」を選択中です。名前や日付を変えるとこのシーズンが変わります。</translation>
    </message>
</context>
<context>
    <name>PickerKeys</name>
    <message>
        <source>Adds the piece of that letter</source>
        <translation>その文字の駒を加える</translation>
    </message>
    <message>
        <source>Answers what keeps the win waiting</source>
        <translation>記録を止めている問いに答える</translation>
    </message>
    <message>
        <source>Characters, circles, bamboo, honours: commits the digits</source>
        <translation>萬子、筒子、索子、字牌。数字を牌にする</translation>
    </message>
    <message>
        <source>Characters, circles, bamboo, honours: commits the digits</source>
        <comment>beijing</comment>
        <translation>萬子、筒子、索子、字牌。数字を牌にする</translation>
    </message>
    <message>
        <source>Characters, circles, bamboo, honours: commits the digits</source>
        <comment>chinese</comment>
        <translation>萬子、筒子、索子、字牌。数字を牌にする</translation>
    </message>
    <message>
        <source>Digits wait for the letter of their suit</source>
        <translation>数字。種類の文字を打つと牌になる</translation>
    </message>
    <message>
        <source>Finishes the hand with what it waits for</source>
        <translation>待ちの一つで和了形にする</translation>
    </message>
    <message>
        <source>From the player across; &lt; before, &gt; after, or a number 1–4</source>
        <translation>対面から。&lt;は上家、&gt;は下家、1–4の数字も可</translation>
    </message>
    <message>
        <source>From the player after; &lt; before, or a number</source>
        <translation>下家から。&lt; は上家、番号でもよい</translation>
    </message>
    <message>
        <source>From whom; 0 or T self-drawn</source>
        <translation>誰の捨て牌か。0かTはツモ</translation>
    </message>
    <message>
        <source>Next giver of the last meld</source>
        <translation>最後の副露を鳴いた相手を替える</translation>
    </message>
    <message>
        <source>Open kan; [555+5z] is a kan added to a pon</source>
        <translation>大明槓。[555+5z]は加槓</translation>
    </message>
    <message>
        <source>Open kan; [555+5z] is a kan added to a pon</source>
        <comment>official</comment>
        <translation>大明槓。[555+5z]は加槓</translation>
    </message>
    <message>
        <source>Open kan; [LLL+L] is a kan added to a pon</source>
        <translation>大明槓。[LLL+L] は加槓</translation>
    </message>
    <message>
        <source>Pastes a hand; Ctrl + C copies it</source>
        <translation>手牌を貼り付ける。Ctrl + Cでコピー</translation>
    </message>
    <message>
        <source>Pon from the player before; [456p] chi, [1111z] concealed kan</source>
        <translation>上家からポン。[456p]はチー、[1111z]は暗槓</translation>
    </message>
    <message>
        <source>Pon from the player before; [456p] chi, [1111z] concealed kan</source>
        <comment>official</comment>
        <translation>上家からポン。[456p]はチー、[1111z]は暗槓</translation>
    </message>
    <message>
        <source>Pon from the player before; [PKK] with a pawn, [LLLL] concealed kan</source>
        <translation>上家からのポン。[PKK] は歩を入れたポン、[LLLL] は暗槓</translation>
    </message>
    <message>
        <source>Quick value, and back</source>
        <translation>点数で入力、牌の入力へ戻る</translation>
    </message>
    <message>
        <source>Records the complete hand, as Ctrl + Enter does</source>
        <translation>そろった手を記録する。Ctrl + Enterと同じ</translation>
    </message>
    <message>
        <source>Responsible player</source>
        <translation>包の対象者</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>リーチ</translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>状況</translation>
    </message>
    <message>
        <source>Takes a step back; Ctrl + Shift + Z does it again</source>
        <translation>一つ戻す。Ctrl + Shift + Zでやり直す</translation>
    </message>
    <message>
        <source>Takes back the last entry</source>
        <translation>最後の入力を取り消す</translation>
    </message>
    <message>
        <source>Takes back the whole hand; what is turned up stays</source>
        <translation>手をすべて戻す（表示牌は残る）</translation>
    </message>
    <message>
        <source>The hand is won on the next one; otherwise on the last</source>
        <translation>次の一枚で和了とする。なければ最後の一枚</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>和了者</translation>
    </message>
    <message>
        <source>With a click: the hand is won on this</source>
        <translation>クリックしたものを和了にする</translation>
    </message>
    <message>
        <source>add a piece</source>
        <translation>駒を入れる</translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>全キー</translation>
    </message>
    <message>
        <source>commit</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>meld</source>
        <translation>副露</translation>
    </message>
    <message>
        <source>player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>self-draw</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>takes back</source>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>who</source>
        <translation>誰が・誰から</translation>
    </message>
    <message>
        <source>winning piece</source>
        <translation>和了駒</translation>
    </message>
    <message>
        <source>winning tile</source>
        <translation>和了牌</translation>
    </message>
</context>
<context>
    <name>PickerPlace</name>
    <message>
        <source>Changing {round}: {win}</source>
        <translation>変更中：{round}、{win}</translation>
    </message>
    <message>
        <source>Inserting before {round}: {win}</source>
        <translation>次の行の前に挿入：{round}、{win}</translation>
    </message>
    <message>
        <source>Not recorded yet: answer this first, or leave it with Esc.</source>
        <translation>まだ記録していません。先にこの質問に答えるか、Escで牌の入力に戻ってください。</translation>
    </message>
</context>
<context>
    <name>PickerView</name>
    <message>
        <source>By</source>
        <translation>和了り方</translation>
    </message>
    <message>
        <source>Gave the winning piece</source>
        <translation>この人から和了しました</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>Take everything back</source>
        <translation>すべて取り消す</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>和了者</translation>
    </message>
    <message>
        <source>Wins with it</source>
        <translation>これで和了した人です</translation>
    </message>
    <message>
        <source>Won on this piece already</source>
        <translation>すでにこれで和了しています</translation>
    </message>
    <message>
        <source>from {name}</source>
        <translation>{name}から</translation>
    </message>
    <message>
        <source>from {name}</source>
        <comment>beijing</comment>
        <translation>{name}から</translation>
    </message>
    <message>
        <source>from {name}</source>
        <comment>chinese</comment>
        <translation>{name}から</translation>
    </message>
</context>
<context>
    <name>PieceButton</name>
    <message>
        <source>not this one</source>
        <translation>これではない</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Club</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Picker</source>
        <translation>牌入力</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>卓</translation>
    </message>
</context>
<context>
    <name>PlanForm</name>
    <message>
        <source>0 without a timer</source>
        <translation>0はタイマーなし</translation>
    </message>
    <message>
        <source>0 without last hands</source>
        <translation>0はなし</translation>
    </message>
    <message>
        <source>Last hands</source>
        <translation>ラスト局</translation>
    </message>
    <message>
        <source>Minutes a round</source>
        <translation>1ラウンドの分数</translation>
    </message>
    <message>
        <source>Minutes of last hands</source>
        <translation>ラスト局の分数</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド数</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席の決め方</translation>
    </message>
</context>
<context>
    <name>PlanSheet</name>
    <message numerus="yes">
        <source>%n player(s) sit out in each round.</source>
        <translation>
            <numerusform>各ラウンド%n人が抜け番です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) play at once.</source>
        <translation>
            <numerusform>同時に%n卓で打ちます。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Begin the evening</source>
        <translation>例会を始める(&amp;B)</translation>
    </message>
    <message>
        <source>At a table</source>
        <translation>一卓の人数</translation>
    </message>
    <message numerus="yes">
        <source>At least %n player(s) have to be here.</source>
        <translation>
            <numerusform>少なくとも%n人必要です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n round(s) without a second meeting.</source>
        <translation>
            <numerusform>再戦なしは最大%nラウンドです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Its name, such as Thursday club</source>
        <translation>名前（例：木曜会）</translation>
    </message>
    <message>
        <source>Name of the session</source>
        <translation>例会の名前</translation>
    </message>
    <message numerus="yes">
        <source>Nobody need meet twice in %n round(s).</source>
        <translation>
            <numerusform>%nラウンドまで再戦なしで組めます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan an evening</source>
        <translation>例会を計画</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>出席者</translation>
    </message>
</context>
<context>
    <name>PlayerPage</name>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n戦</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>編集(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>新しい対局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95％信頼区間</translation>
    </message>
    <message>
        <source>Also found as</source>
        <translation>別名</translation>
    </message>
    <message>
        <source>Average paid</source>
        <translation>平均放銃点</translation>
    </message>
    <message>
        <source>Average won</source>
        <translation>平均和了点</translation>
    </message>
    <message>
        <source>Averages and counts in {system}</source>
        <translation>{system}の平均と回数</translation>
    </message>
    <message>
        <source>Biggest hand in {system}</source>
        <translation>{system}の最高の和了</translation>
    </message>
    <message>
        <source>Chombo</source>
        <translation>チョンボ</translation>
    </message>
    <message>
        <source>Deal-in</source>
        <translation>放銃</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>親</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>例会</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>調子</translation>
    </message>
    <message>
        <source>From %</source>
        <translation>下限 %</translation>
    </message>
    <message>
        <source>Further rates in {system}</source>
        <translation>{system}のその他の率</translation>
    </message>
    <message>
        <source>Hands played</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>直接対決</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>No match has ended yet.</source>
        <translation>終わった対局はまだありません。</translation>
    </message>
    <message>
        <source>No match yet</source>
        <translation>対局はまだありません</translation>
    </message>
    <message>
        <source>No row is behind this figure.</source>
        <translation>この数値のもとになる行はありません。</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>母数</translation>
    </message>
    <message>
        <source>On prints, in files and for spectators</source>
        <translation>印刷・ファイル・観戦での名前</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>率</translation>
    </message>
    <message>
        <source>Rates in {system}</source>
        <translation>{system}の率</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>読み</translation>
    </message>
    <message>
        <source>Ready at a draw</source>
        <translation>流局時聴牌</translation>
    </message>
    <message>
        <source>Responsible (pao)</source>
        <translation>包</translation>
    </message>
    <message>
        <source>Rests on</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>The club, %</source>
        <translation>クラブ %</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>To %</source>
        <translation>上限 %</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Whoever sits down for a match is listed here.</source>
        <translation>対局に着いた人がここに並びます。</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>和了</translation>
    </message>
    <message>
        <source>Win as dealer</source>
        <translation>親の和了</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>和了数</translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation>役</translation>
    </message>
    <message>
        <source>Yaku in {system}</source>
        <translation>{system}の役</translation>
    </message>
    <message>
        <source>average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>下位</translation>
    </message>
    <message>
        <source>first</source>
        <translation>1位</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>4位</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>欠席</translation>
    </message>
    <message numerus="yes">
        <source>of %n win(s)</source>
        <translation>
            <numerusform>和了%n回中</numerusform>
        </translation>
    </message>
    <message>
        <source>of {count} deal-ins</source>
        <translation>放銃{count}回中</translation>
    </message>
    <message>
        <source>places 1 to {last}</source>
        <translation>1位～{last}位</translation>
    </message>
    <message>
        <source>plays since {date}</source>
        <translation>{date}から参加</translation>
    </message>
    <message>
        <source>result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>second</source>
        <translation>2位</translation>
    </message>
    <message>
        <source>the club</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>third</source>
        <translation>3位</translation>
    </message>
    <message>
        <source>together</source>
        <translation>同卓</translation>
    </message>
    <message>
        <source>{count} of {of} deals</source>
        <translation>{of}親番中{count}</translation>
    </message>
    <message>
        <source>{count} of {of} draws</source>
        <translation>{of}流局中{count}</translation>
    </message>
    <message>
        <source>{count} of {of} hands</source>
        <translation>{of}局中{count}局</translation>
    </message>
    <message>
        <source>{count} of {of} wins</source>
        <translation>{of}和了中{count}</translation>
    </message>
    <message>
        <source>{count}, too few for a rate</source>
        <translation>{count}、率を出すには不足</translation>
    </message>
    <message>
        <source>{player} ahead</source>
        <translation>{player}が上位</translation>
    </message>
    <message>
        <source>{rests}, the club {points}</source>
        <translation>{rests}、クラブ{points}</translation>
    </message>
    <message>
        <source>{system}, {players} players</source>
        <translation>{system}、{players}人</translation>
    </message>
</context>
<context>
    <name>PlayerPrintSheet</name>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Players who have a pseudonym stand under it; everything is worked out from the matches as they are now.</source>
        <translation>仮名のある対局者は仮名で載ります。数値はすべて現在の対局から計算されます。</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>away</source>
        <translation>休止中</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>has not played yet</source>
        <translation>対局なし</translation>
    </message>
    <message>
        <source>last played {day}</source>
        <translation>最終 {day}</translation>
    </message>
    <message>
        <source>match</source>
        <translation>戦</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>戦</translation>
    </message>
    <message>
        <source>one letter apart</source>
        <translation>一文字違い</translation>
    </message>
    <message>
        <source>plays since {day}, {number} {matches}</source>
        <translation>{day}から、{number}{matches}</translation>
    </message>
    <message>
        <source>read alike</source>
        <translation>読みが同じ</translation>
    </message>
    <message>
        <source>the same but for case, accents, kana or signs</source>
        <translation>大小文字・アクセント・かな・記号だけの違い</translation>
    </message>
</context>
<context>
    <name>PlayersList</name>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message numerus="yes">
        <source>%n pair(s) may be one person</source>
        <translation>
            <numerusform>同一人物かもしれない名前 %n組</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Find a player by name, reading or alias</source>
        <translation>名前・読み・別名で探す</translation>
    </message>
    <message>
        <source>Mer&amp;ge…</source>
        <translation>統合(&amp;G)…</translation>
    </message>
    <message>
        <source>Name (Ctrl + F)</source>
        <translation>名前 (Ctrl + F)</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>まだ誰も打っていません。</translation>
    </message>
    <message>
        <source>Nobody is found.</source>
        <translation>見つかりません。</translation>
    </message>
    <message>
        <source>The matches are being read…</source>
        <translation>対局を読み込んでいます…</translation>
    </message>
</context>
<context>
    <name>PossibleWinsList</name>
    <message>
        <source>From {name}</source>
        <translation>{name}から</translation>
    </message>
    <message>
        <source>From {name}</source>
        <comment>beijing</comment>
        <translation>{name}から</translation>
    </message>
    <message>
        <source>From {name}</source>
        <comment>chinese</comment>
        <translation>{name}から</translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>和了不可</translation>
    </message>
    <message>
        <source>{name} on {points}, the match goes on</source>
        <translation>{name}が{points}点、対局は続く</translation>
    </message>
</context>
<context>
    <name>Poster</name>
    <message numerus="yes">
        <source>%n of each</source>
        <translation>
            <numerusform>各%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Poster: {rules}</source>
        <translation>ポスター：{rules}</translation>
    </message>
    <message>
        <source>bar: winning tile</source>
        <translation>下線は和了牌</translation>
    </message>
    <message>
        <source>bar: winning tile</source>
        <comment>pieces</comment>
        <translation>下線は和了駒</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>門前のみ</translation>
    </message>
    <message>
        <source>open only</source>
        <translation>副露のみ</translation>
    </message>
    <message>
        <source>open {value}</source>
        <translation>鳴いて{value}</translation>
    </message>
    <message>
        <source>values in {unit}</source>
        <translation>数字は{unit}</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>&amp;Back</source>
        <translation>前へ(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>次へ(&amp;F)</translation>
    </message>
    <message>
        <source>Nobody has played in this time.</source>
        <translation>この期間に対局者はいません。</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>{number}／{count}ページ</translation>
    </message>
    <message>
        <source>The page after</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>This would make</source>
        <translation>この規定での順位</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>now {place}</source>
        <translation>現在{place}位</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>After the answer, what the rules say stands here, drawn on the hand.</source>
        <translation>答えると、ルールの説明が図とともにここに出ます。</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Answers by day, the right ones filled</source>
        <translation>日ごとの解答（塗った部分が正解）</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Still to be learned; it comes again by itself</source>
        <translation>これから覚えるもの（自動的に再出題）</translation>
    </message>
    <message>
        <source>{right} of {answered}</source>
        <translation>{answered}問中{right}問正解</translation>
    </message>
    <message>
        <source>{right} right, {wrong} wrong</source>
        <translation>正解{right}、不正解{wrong}</translation>
    </message>
</context>
<context>
    <name>ProgressStrip</name>
    <message>
        <source>Answered before</source>
        <translation>前に解いた問題</translation>
    </message>
    <message>
        <source>Back to the answers</source>
        <translation>解答一覧へ戻る</translation>
    </message>
    <message>
        <source>Back to today</source>
        <translation>今日の練習へ戻る</translation>
    </message>
    <message>
        <source>End the sprint</source>
        <translation>早解きをやめる</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>Rating {rating} ({change} today)</source>
        <translation>レート{rating}（今日{change}）</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Today {number} of {all}</source>
        <translation>今日の練習 {number}/{all}</translation>
    </message>
    <message>
        <source>{answered} answered today</source>
        <translation>今日の解答{answered}問</translation>
    </message>
    <message>
        <source>{count} in a row</source>
        <translation>{count}問連続正解</translation>
    </message>
    <message>
        <source>{right} right</source>
        <translation>正解{right}問</translation>
    </message>
    <message>
        <source>{time} left, {right} right</source>
        <translation>残り{time}、正解{right}問</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>Again: {pairs}.</source>
        <translation>再戦：{pairs}。</translation>
    </message>
    <message numerus="yes">
        <source>All %n pair(s) meet for the first time.</source>
        <translation>
            <numerusform>%n組すべて初の同卓。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has sat out as often as the others.</source>
        <translation>抜け番の回数は全員同じです。</translation>
    </message>
    <message>
        <source>Everybody plays.</source>
        <translation>全員が打ちます。</translation>
    </message>
    <message>
        <source>Has no seat: {players}.</source>
        <translation>席がない：{players}。</translation>
    </message>
    <message>
        <source>Is not there: {players}.</source>
        <translation>不在：{players}。</translation>
    </message>
    <message>
        <source>Nobody sits out twice.</source>
        <translation>抜け番の重複なし。</translation>
    </message>
    <message>
        <source>One wind much more often than another: {players}.</source>
        <translation>風の偏りが大きい：{players}。</translation>
    </message>
    <message>
        <source>Sits in two places: {players}.</source>
        <translation>二か所に座っている：{players}。</translation>
    </message>
    <message>
        <source>Sits out again before everybody has: {players}.</source>
        <translation>全員が一巡する前に再び抜け番：{players}。</translation>
    </message>
    <message>
        <source>Table {number} is not full.</source>
        <translation>{number}卓の人数が合いません。</translation>
    </message>
    <message>
        <source>The winds are even.</source>
        <translation>風の偏りなし。</translation>
    </message>
    <message>
        <source>{first}–{second}</source>
        <translation>{first}–{second}</translation>
    </message>
    <message>
        <source>{first}–{second} ({times}×)</source>
        <translation>{first}–{second}（{times}回目）</translation>
    </message>
    <message>
        <source>{new} of {pairs} pairs meet for the first time.</source>
        <translation>{pairs}組中{new}組が初の同卓。</translation>
    </message>
</context>
<context>
    <name>PutRightSheet</name>
    <message>
        <source>{first} and {second} are exchanged in these hands. Undo takes it back.</source>
        <translation>これらの局で{first}と{second}を入れ替えました。元に戻せます。</translation>
    </message>
</context>
<context>
    <name>QuestionsBar</name>
    <message>
        <source>Nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>With this hand it makes no difference</source>
        <translation>この手では結果が変わりません</translation>
    </message>
</context>
<context>
    <name>QuickValue</name>
    <message>
        <source>How the value is given</source>
        <translation>点数の入力方法</translation>
    </message>
    <message>
        <source>Not checked: recorded as the table counted it</source>
        <translation>検算なし：卓での計算どおりに記録します</translation>
    </message>
</context>
<context>
    <name>Rack</name>
    <message>
        <source>Empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>at fault</source>
        <translation>不足の原因</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Full screen ({key})</source>
        <translation>全画面（{key}）</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>{number}回戦</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>{place} ({key})</source>
        <translation>{place}（{key}）</translation>
    </message>
</context>
<context>
    <name>RateField</name>
    <message>
        <source>A number from 0 to a million, with four decimals at most, such as 0.5</source>
        <translation>0から1,000,000まで、小数は四桁以内（例：0.5）</translation>
    </message>
    <message>
        <source>no rate</source>
        <translation>換算なし</translation>
    </message>
    <message>
        <source>{system}: one is worth</source>
        <translation>{system}：1につき</translation>
    </message>
</context>
<context>
    <name>RatesSheet</name>
    <message>
        <source>&amp;Keep the rates</source>
        <translation>換算率を保存(&amp;K)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>換算率</translation>
    </message>
    <message>
        <source>The club&apos;s &amp;unit, such as yen or club points</source>
        <translation>クラブの単位(&amp;U)（例：円、クラブ点）</translation>
    </message>
    <message>
        <source>What is one of each rule system&apos;s own unit worth to the club? While one is left empty nothing is added up; 0 leaves a rule system out.</source>
        <translation>各ルールの成績の1が、クラブでいくつに当たるかを入れます。空けたままのルールがある間は合計しません。0のルールは合計に入りません。</translation>
    </message>
</context>
<context>
    <name>RatingPanel</name>
    <message>
        <source>All answers</source>
        <translation>すべての解答</translation>
    </message>
    <message>
        <source>Over the months</source>
        <translation>月ごとの推移</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レート</translation>
    </message>
    <message>
        <source>tick: {rating} · change in 30 days</source>
        <translation>目盛り：{rating} ・ 30日間の増減</translation>
    </message>
</context>
<context>
    <name>RatingRow</name>
    <message>
        <source>not answered yet</source>
        <translation>未解答</translation>
    </message>
    <message>
        <source>{rating}, give or take {doubt}</source>
        <translation>{rating}（誤差{doubt}ほど）</translation>
    </message>
</context>
<context>
    <name>ReadingsList</name>
    <message numerus="yes">
        <source>%n other reading(s)</source>
        <translation>
            <numerusform>ほかの読み方%n通り</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the readings by which the hand may be won, only the one worth most counts.</source>
        <translation>和了できる読み方のうち、最も高いものだけを数えます。</translation>
    </message>
    <message>
        <source>base {base}</source>
        <translation>基本点{base}</translation>
    </message>
    <message>
        <source>{count}: hide</source>
        <translation>{count}を隠す</translation>
    </message>
    <message>
        <source>{count}: {worth}</source>
        <translation>{count}：{worth}</translation>
    </message>
    <message>
        <source>{count}: {worth}, barred</source>
        <translation>{count}：{worth}、和了できない読み方</translation>
    </message>
    <message>
        <source>{fu} fu, {han} han, base {base}</source>
        <translation>{fu}符{han}翻、基本点{base}</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>&amp;Clear this list</source>
        <translation>この一覧を消す(&amp;C)</translation>
    </message>
    <message>
        <source>Ledger in {folder}</source>
        <translation>記録ファイル：{folder}</translation>
    </message>
    <message>
        <source>{file} (not there any more)</source>
        <translation>{file}（もうありません）</translation>
    </message>
    <message>
        <source>{file} is not there any more. It was taken from the list.</source>
        <translation>{file} はもうありません。一覧から外しました。</translation>
    </message>
</context>
<context>
    <name>RecordSheet</name>
    <message>
        <source>&amp;Keep as a match…</source>
        <translation>対局として残す(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Try on the workbench</source>
        <translation>手牌検討で試す(&amp;T)</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>すべての局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Those that differ</source>
        <translation>違いのある局</translation>
    </message>
    <message>
        <source>Which hands are shown</source>
        <translation>表示する局</translation>
    </message>
</context>
<context>
    <name>RecordedSheet</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>It can be read, but not go on</source>
        <translation>読むことはできますが、続けられません</translation>
    </message>
    <message>
        <source>Nothing is lost: a newer Mahjong Desk works out the points. What was recorded:</source>
        <translation>記録は失われていません。点数は新しいMahjong Deskが計算します。記録された内容：</translation>
    </message>
    <message>
        <source>Recorded with other rules</source>
        <translation>別のルールで記録された対局</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n figures are others here</source>
        <translation>
            <numerusform>ここでの計算と違う数字が%nつ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands before this one are not in the record.</source>
        <translation>この前の局が牌譜にありません。</translation>
    </message>
    <message>
        <source>Honba and deposit before this hand are {told} in the record, {here} by these rules.</source>
        <translation>この局の前の本場と供託は、牌譜では{told}、このルールでは{here}です。</translation>
    </message>
    <message>
        <source>Record of Botzone</source>
        <translation>Botzoneの牌譜</translation>
    </message>
    <message>
        <source>Record of MJAI events</source>
        <translation>MJAIの牌譜</translation>
    </message>
    <message>
        <source>Record of a match</source>
        <translation>対局の牌譜</translation>
    </message>
    <message>
        <source>Record of tenhou.net/6</source>
        <translation>tenhou.net/6の牌譜</translation>
    </message>
    <message>
        <source>The record begins this hand with {told}, these rules with {here}.</source>
        <translation>この局の初めの点数は、牌譜では{told}、このルールでは{here}です。</translation>
    </message>
    <message>
        <source>The record counts {told} fu, these rules {here}.</source>
        <translation>牌譜では{told}符、このルールでは{here}符です。</translation>
    </message>
    <message>
        <source>The record counts {told} han, these rules {here}.</source>
        <translation>牌譜では{told}翻、このルールでは{here}翻です。</translation>
    </message>
    <message>
        <source>The record ends here; by these rules the match would go on.</source>
        <translation>牌譜はここで終わりますが、このルールでは対局が続きます。</translation>
    </message>
    <message>
        <source>The record ends with {told}, these rules with {here}.</source>
        <translation>終わりの点数は、牌譜では{told}、このルールでは{here}です。</translation>
    </message>
    <message>
        <source>The record moves {told}, these rules {here}.</source>
        <translation>点数の動きは、牌譜では{told}、このルールでは{here}です。</translation>
    </message>
    <message>
        <source>The record names {told}; these rules {here}.</source>
        <translation>役は、牌譜では{told}、このルールでは{here}です。</translation>
    </message>
    <message>
        <source>The results are {told} in the record, {here} by these rules.</source>
        <translation>成績は、牌譜では{told}、このルールでは{here}です。</translation>
    </message>
    <message>
        <source>These rules do not take it: {here}</source>
        <translation>このルールでは認められません：{here}</translation>
    </message>
    <message>
        <source>What was drawn and discarded fits in no order of play.</source>
        <translation>牌譜のツモと打牌は、どの順にも並びません。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more records</source>
        <translation>
            <numerusform>ほか%n件の牌譜</numerusform>
        </translation>
    </message>
    <message>
        <source>every figure as it is worked out here</source>
        <translation>どの数字もここでの計算と同じ</translation>
    </message>
    <message>
        <source>{player} {points}</source>
        <translation>{player} {points}</translation>
    </message>
</context>
<context>
    <name>ReferenceCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>A child wins</source>
        <translation>子の和了</translation>
    </message>
    <message>
        <source>A child wins</source>
        <comment>beijing</comment>
        <translation>散家の和了</translation>
    </message>
    <message>
        <source>A child wins</source>
        <comment>chinese</comment>
        <translation>散家の和了</translation>
    </message>
    <message>
        <source>A child wins</source>
        <comment>older</comment>
        <translation>散家の和了</translation>
    </message>
    <message>
        <source>All options as usual</source>
        <translation>オプションはすべて標準</translation>
    </message>
    <message>
        <source>Child gets</source>
        <translation>子の受け取り</translation>
    </message>
    <message>
        <source>Child gets</source>
        <comment>beijing</comment>
        <translation>散家の受け取り</translation>
    </message>
    <message>
        <source>Child gets</source>
        <comment>chinese</comment>
        <translation>散家の受け取り</translation>
    </message>
    <message>
        <source>Child gets</source>
        <comment>older</comment>
        <translation>散家の受け取り</translation>
    </message>
    <message>
        <source>Dealer gets</source>
        <translation>親の受け取り</translation>
    </message>
    <message>
        <source>Dealer gets</source>
        <comment>beijing</comment>
        <translation>荘家の受け取り</translation>
    </message>
    <message>
        <source>Dealer gets</source>
        <comment>chinese</comment>
        <translation>荘家の受け取り</translation>
    </message>
    <message>
        <source>Dealer gets</source>
        <comment>older</comment>
        <translation>荘家の受け取り</translation>
    </message>
    <message>
        <source>Draw, not ready: to a ready player</source>
        <translation>流局時の不聴：聴牌者一人へ</translation>
    </message>
    <message>
        <source>From a child</source>
        <translation>子からロン</translation>
    </message>
    <message>
        <source>From a child</source>
        <comment>beijing</comment>
        <translation>散家から</translation>
    </message>
    <message>
        <source>From a child</source>
        <comment>chinese</comment>
        <translation>散家からロン</translation>
    </message>
    <message>
        <source>From a child</source>
        <comment>older</comment>
        <translation>散家からロン</translation>
    </message>
    <message>
        <source>From a discard</source>
        <translation>ロン</translation>
    </message>
    <message>
        <source>From a discard</source>
        <comment>beijing</comment>
        <translation>出上がり</translation>
    </message>
    <message>
        <source>From a discard</source>
        <comment>chinese</comment>
        <translation>ロン</translation>
    </message>
    <message>
        <source>From the dealer</source>
        <translation>親からロン</translation>
    </message>
    <message>
        <source>From the dealer</source>
        <comment>beijing</comment>
        <translation>荘家から</translation>
    </message>
    <message>
        <source>From the dealer</source>
        <comment>chinese</comment>
        <translation>荘家からロン</translation>
    </message>
    <message>
        <source>From the dealer</source>
        <comment>older</comment>
        <translation>荘家からロン</translation>
    </message>
    <message>
        <source>Not played here.</source>
        <translation>この卓では採用しません。</translation>
    </message>
    <message>
        <source>Not played here: option “{option}”.</source>
        <translation>この卓では採用しません（オプション「{option}」）。</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>加算</translation>
    </message>
    <message>
        <source>Other than usual: {options}</source>
        <translation>標準と異なるもの：{options}</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Penalties and stakes</source>
        <translation>罰則と供託</translation>
    </message>
    <message>
        <source>Reference card: {rules}</source>
        <translation>早見表：{rules}</translation>
    </message>
    <message>
        <source>Riichi stake</source>
        <translation>リーチの供託</translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>The dealer wins</source>
        <translation>親の和了</translation>
    </message>
    <message>
        <source>The dealer wins</source>
        <comment>beijing</comment>
        <translation>荘家の和了</translation>
    </message>
    <message>
        <source>The dealer wins</source>
        <comment>chinese</comment>
        <translation>荘家の和了</translation>
    </message>
    <message>
        <source>The dealer wins</source>
        <comment>older</comment>
        <translation>荘家の和了</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>親</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>beijing</comment>
        <translation>荘家</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>chinese</comment>
        <translation>荘家</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>older</comment>
        <translation>荘家</translation>
    </message>
    <message>
        <source>discard (self-drawn)</source>
        <translation>ロン（ツモ）</translation>
    </message>
    <message>
        <source>discard (self-drawn)</source>
        <comment>beijing</comment>
        <translation>出上がり（ツモ）</translation>
    </message>
    <message>
        <source>discard (self-drawn)</source>
        <comment>chinese</comment>
        <translation>ロン（ツモ）</translation>
    </message>
    <message>
        <source>discarder</source>
        <translation>放銃者</translation>
    </message>
    <message>
        <source>discarder</source>
        <comment>beijing</comment>
        <translation>放銃者</translation>
    </message>
    <message>
        <source>discarder</source>
        <comment>chinese</comment>
        <translation>放銃者</translation>
    </message>
    <message>
        <source>each</source>
        <translation>各自</translation>
    </message>
    <message>
        <source>each honba</source>
        <translation>一本場ごと</translation>
    </message>
    <message>
        <source>goal {points}</source>
        <translation>目標{points}</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>点の移動なし</translation>
    </message>
    <message>
        <source>start with {points}</source>
        <translation>{points}持ち</translation>
    </message>
    <message>
        <source>{least} to {most} {unit}</source>
        <translation>{least}〜{most}{unit}</translation>
    </message>
    <message>
        <source>{name}, each</source>
        <translation>{name}1つごと</translation>
    </message>
    <message>
        <source>{size} → {points}</source>
        <translation>{size} → {points}</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>20 fu are only possible for an open no-points hand won from a discard.</source>
        <translation>20符になるのは、鳴いた平和をロンで和了したときだけです。</translation>
    </message>
    <message>
        <source>20 fu self-drawn are a closed no-points hand of 2 han or more.</source>
        <translation>ツモの20符は、2翻以上の門前の平和だけです。</translation>
    </message>
    <message>
        <source>25 fu are seven pairs: 2 han, and 3 self-drawn.</source>
        <translation>25符は七対子で、2翻以上、ツモなら3翻以上です。</translation>
    </message>
    <message>
        <source>25 fu are seven pairs: a closed hand of 3 han or more.</source>
        <translation>25符は七対子だけです。門前で3翻以上になります。</translation>
    </message>
    <message>
        <source>A chi is claimed only from the player before.</source>
        <translation>チーは上家からしかできません。</translation>
    </message>
    <message>
        <source>A claim takes from one of the other players.</source>
        <translation>鳴けるのは他家の捨てたものだけです。</translation>
    </message>
    <message>
        <source>A claimed set cannot hold a wildcard.</source>
        <translation>鳴いた面子に混は使えません。</translation>
    </message>
    <message>
        <source>A concealed kan can be robbed only for a tile of the dragon.</source>
        <translation>暗槓を搶槓できるのは、その牌で龍が完成するときだけです。</translation>
    </message>
    <message>
        <source>A concealed kan comes from nobody.</source>
        <translation>暗槓に鳴いた相手はいません。</translation>
    </message>
    <message>
        <source>A correction needs a number for every seat.</source>
        <translation>訂正には全員分の数値が必要です。</translation>
    </message>
    <message>
        <source>A dead hand has no nagashi mangan.</source>
        <translation>和了放棄の手は流し満貫になりません。</translation>
    </message>
    <message>
        <source>A dead hand is not ready.</source>
        <translation>和了放棄の人は聴牌になりません。</translation>
    </message>
    <message>
        <source>A draw has to say who was ready.</source>
        <translation>流局では、誰が聴牌かを入れてください。</translation>
    </message>
    <message>
        <source>A false win costs a fixed amount here, whatever was claimed.</source>
        <translation>この卓のチョンボは決まった点です。手は関わりません。</translation>
    </message>
    <message>
        <source>A false win is claimed by one player.</source>
        <translation>誤った和了の手は一人分だけです。</translation>
    </message>
    <message>
        <source>A false win is paid by the claimed hand here; it is missing.</source>
        <translation>この卓のチョンボは和了とした手の点を払います。その手がありません。</translation>
    </message>
    <message>
        <source>A file may bring {count:,} records at most.</source>
        <translation>一つのファイルで読める牌譜は{count:,}件までです。</translation>
    </message>
    <message>
        <source>A hand cannot have more than {number} melds.</source>
        <translation>副露は{number}組までです。</translation>
    </message>
    <message>
        <source>A hand from a discard has at least 30 fu here.</source>
        <translation>このルールではロンは30符以上です。</translation>
    </message>
    <message>
        <source>A hand is closed or not: true or false.</source>
        <translation>門前かどうかはtrueかfalseで示します。</translation>
    </message>
    <message>
        <source>A hand with three wildcards wins only by its own draw.</source>
        <translation>混が3枚以上の手は、ツモでしか和了できません。</translation>
    </message>
    <message>
        <source>A player cannot have more than {number} penalty tiles.</source>
        <translation>一人の罰牌は{number}枚までです。</translation>
    </message>
    <message>
        <source>A player who declared riichi is not ready: that is a chombo.</source>
        <translation>リーチした人が不聴です。チョンボになります。</translation>
    </message>
    <message>
        <source>A seat is named twice.</source>
        <translation>同じ席が重なっています。</translation>
    </message>
    <message>
        <source>A self-drawn win has one winner.</source>
        <translation>ツモの和了者は一人だけです。</translation>
    </message>
    <message>
        <source>A single wait on a wildcard wins only by its own draw.</source>
        <translation>混の単騎待ち（混悠）は、ツモでしか和了できません。</translation>
    </message>
    <message>
        <source>A situation is named twice.</source>
        <translation>同じ状況が重なっています。</translation>
    </message>
    <message>
        <source>A text may have {count:,} characters at most.</source>
        <translation>文字列は{count:,}字までです。</translation>
    </message>
    <message>
        <source>A typed value is a number of doublings or of points, with kan points.</source>
        <translation>点数の入力は、倍の数か点数のどちらかと、カンの点です。</translation>
    </message>
    <message>
        <source>A typed value is han and fu, or a limit.</source>
        <translation>点数の入力は、翻と符か、上限のどちらかです。</translation>
    </message>
    <message>
        <source>A typed value is han, and dora beside it.</source>
        <translation>点数の入力は、役の飜と、ドラ類の飜です。</translation>
    </message>
    <message>
        <source>A typed value is points.</source>
        <translation>点数の入力は点だけです。</translation>
    </message>
    <message>
        <source>A typed value is the fan without flowers, and the number of flowers.</source>
        <translation>点数の入力は、花牌を除いた番数と花牌の枚数です。</translation>
    </message>
    <message>
        <source>A whole number has to lie between {least:,} and {greatest:,}.</source>
        <translation>整数は{least:,}から{greatest:,}までです。</translation>
    </message>
    <message>
        <source>A win has either a hand or a value.</source>
        <translation>和了には、手牌か点数のどちらか一方を入れます。</translation>
    </message>
    <message>
        <source>A win needs a winner.</source>
        <translation>和了者がいません。</translation>
    </message>
    <message>
        <source>After a chi, pon or open kan a hand wins only by its own draw.</source>
        <translation>チー・ポン・明槓をした手は、ツモでしか和了できません。</translation>
    </message>
    <message>
        <source>All winners play with the same indicator.</source>
        <translation>混の表示牌は全員同じでなければなりません。</translation>
    </message>
    <message>
        <source>All winners win with the same tile.</source>
        <translation>和了牌は全員同じでなければなりません。</translation>
    </message>
    <message>
        <source>At most three players win on one tile.</source>
        <translation>一枚の牌で和了できるのは三人までです。</translation>
    </message>
    <message>
        <source>At most {count} players can be responsible for one win here.</source>
        <translation>このルールでは一つの和了の包は{count}人までです。</translation>
    </message>
    <message>
        <source>At this table a kan cannot hold a wildcard.</source>
        <translation>この卓では槓に混は使えません。</translation>
    </message>
    <message>
        <source>At this table a player may chi and pon {most} times in a hand, not {count}.</source>
        <translation>この卓のチー・ポンは一局に{most}回までです。{count}回になっています。</translation>
    </message>
    <message>
        <source>At this table a winning hand lacks one of the three suits.</source>
        <translation>この卓では、三種の数牌がそろった手では和了できません（断門）。</translation>
    </message>
    <message>
        <source>At this table no hand counts double.</source>
        <translation>この卓に上楼はありません。</translation>
    </message>
    <message>
        <source>Before the dealer’s first discard nobody has discarded.</source>
        <translation>荘家の第一打より前に捨て牌はありません。</translation>
    </message>
    <message>
        <source>Below {han} han the fu have to be told.</source>
        <translation>{han}翻未満では符が必要です。</translation>
    </message>
    <message>
        <source>Between two players a win on a pawn needs a medium or grand yaku.</source>
        <translation>二人打ちの歩上がりには、中役か大役が必要です。</translation>
    </message>
    <message>
        <source>By these rules another hand would be played here.</source>
        <translation>このルールでは、ここは別の局になります。</translation>
    </message>
    <message>
        <source>Doublings are a whole number from {first} to {last}.</source>
        <translation>倍の数は{first}から{last}までの整数です。</translation>
    </message>
    <message>
        <source>Either all winners rob the kan or none does.</source>
        <translation>搶槓は、和了者全員か、なしかのどちらかです。</translation>
    </message>
    <message>
        <source>Equal first discards are recorded in this hand already.</source>
        <translation>この局の焼荘はすでに記録されています。</translation>
    </message>
    <message>
        <source>Fu is a whole number from {first} to {last}, in steps of {step}.</source>
        <translation>符は{first}から{last}まで、{step}刻みの整数です。</translation>
    </message>
    <message>
        <source>Han are counted in whole numbers from 0.</source>
        <translation>飜は0以上の整数です。</translation>
    </message>
    <message>
        <source>Han is a whole number from {first} to {last}.</source>
        <translation>翻は{first}から{last}までの整数です。</translation>
    </message>
    <message>
        <source>In a match the events before tell which penalty tiles there are.</source>
        <translation>対局中の罰牌は、それまでの記録で決まります。</translation>
    </message>
    <message>
        <source>In the first turn nobody has a meld.</source>
        <translation>鳴きがあればつきません。</translation>
    </message>
    <message>
        <source>Kan points are a whole number from {first} to {last}.</source>
        <translation>カンの点は{first}から{last}までの整数です。</translation>
    </message>
    <message>
        <source>Line {line:,} is not as it was written: it was changed, or is damaged.</source>
        <translation>{line:,} 行目が書かれたときのままではありません。書き換えられたか、壊れています。</translation>
    </message>
    <message>
        <source>Made by a newer version of Mahjong Desk. Update to open it.</source>
        <translation>新しい版のMahjong Deskで作られたファイルです。更新すると開けます。</translation>
    </message>
    <message>
        <source>Mahjong Desk failed at this request; it was logged.</source>
        <translation>この要求を処理中にMahjong Deskに不具合が起きました。記録に残しました。</translation>
    </message>
    <message>
        <source>Neither honba nor deposit is said to be put right.</source>
        <translation>本場も供託も、直す値が書かれていません。</translation>
    </message>
    <message>
        <source>No hand is worth {points} points: 1, the steps of 5 up to 320, 400 or 480.</source>
        <translation>{points}点の手はありません。1点、320点までの5点刻み、400点、480点のどれかです。</translation>
    </message>
    <message>
        <source>No kan is robbed in this win.</source>
        <translation>この和了は搶槓ではありません。</translation>
    </message>
    <message>
        <source>Nobody is named to take the seat.</source>
        <translation>席に着く人の名前がありません。</translation>
    </message>
    <message>
        <source>Nobody is responsible for a win that is not a mangan.</source>
        <translation>満貫でない和了に包はありません。</translation>
    </message>
    <message>
        <source>Nobody is responsible for a win that is not a yakuman.</source>
        <translation>役満貫でない和了に包はありません。</translation>
    </message>
    <message>
        <source>Nobody is responsible for {name} at this table.</source>
        <translation>この卓では{name}の包はありません。</translation>
    </message>
    <message>
        <source>Nobody pays a penalty to themselves.</source>
        <translation>自分に罰点を払うことはできません。</translation>
    </message>
    <message>
        <source>Nobody shows a ready hand where the hand is called off.</source>
        <translation>倒牌による流局では、聴牌を示しません。</translation>
    </message>
    <message>
        <source>Nobody wins on a discard of their own.</source>
        <translation>自分の捨てたものでは和了できません。</translation>
    </message>
    <message>
        <source>Nobody wins on a discarded wildcard.</source>
        <translation>捨てられた混では和了できません。</translation>
    </message>
    <message>
        <source>Not all players have declared riichi in this hand.</source>
        <translation>この局では全員がリーチしたわけではありません。</translation>
    </message>
    <message>
        <source>Of a drawn tile mixed into the hand nobody can tell that it is the last one.</source>
        <translation>手牌に混ぜたツモ牌は、最後の一枚とはわかりません。</translation>
    </message>
    <message>
        <source>On a self-drawn win nobody has discarded the winning tile.</source>
        <translation>ツモの和了牌を捨てた人はいません。</translation>
    </message>
    <message>
        <source>Only a drawn tile can be mixed into the hand.</source>
        <translation>手牌に混ぜられるのはツモ牌だけです。</translation>
    </message>
    <message>
        <source>Only a win can be scored.</source>
        <translation>点数を計算できるのは和了だけです。</translation>
    </message>
    <message>
        <source>Only another player at the table can be responsible.</source>
        <translation>包の対象になるのは、和了者以外の対局者だけです。</translation>
    </message>
    <message>
        <source>Only lances, knights, silvers and golds are made a kan that can be robbed.</source>
        <translation>槍槓できるのは香・桂・銀・金だけです。</translation>
    </message>
    <message>
        <source>Only one player is responsible for a win.</source>
        <translation>一つの和了で包の対象になるのは一人だけです。</translation>
    </message>
    <message>
        <source>Only the dealer can win with the hand that was dealt.</source>
        <translation>配牌で和了できるのは、最初に打つ人だけです。</translation>
    </message>
    <message>
        <source>Only the first claimant in turn order after the discarder wins.</source>
        <translation>頭ハネにより、捨てた人から順に近い一人だけが和了できます。</translation>
    </message>
    <message>
        <source>Only the player whose kan is robbed is responsible for that.</source>
        <translation>搶槓の包になるのは、槓を搶された人だけです。</translation>
    </message>
    <message>
        <source>Option {option} cannot be {value}.</source>
        <translation>オプション「{option}」の値を{value}にはできません。</translation>
    </message>
    <message>
        <source>Option {option} has a value that it cannot have.</source>
        <translation>{option}に使えない値が入っています。</translation>
    </message>
    <message>
        <source>Points are a whole number from {first} to {last}.</source>
        <translation>点は{first}から{last}までの整数です。</translation>
    </message>
    <message>
        <source>The correction sums to {total}, not to zero.</source>
        <translation>訂正の合計が0ではなく{total}です。</translation>
    </message>
    <message>
        <source>The dealer cannot end the match with this hand.</source>
        <translation>この局で親が対局を終えることはできません。</translation>
    </message>
    <message>
        <source>The dealer cannot win this way.</source>
        <translation>最初に打つ人にはつきません。</translation>
    </message>
    <message>
        <source>The fan come to {han} points without flowers; {minimum} are needed to win.</source>
        <translation>花牌を除いた番数は{han}点です。和了には{minimum}点が必要です。</translation>
    </message>
    <message>
        <source>The field “{name}” stands twice in one object.</source>
        <translation>一つのオブジェクトに項目「{name}」が二つあります。</translation>
    </message>
    <message>
        <source>The file holds no house rules of Mahjong Desk.</source>
        <translation>このファイルはMahjong Deskの取り決めルールではありません。</translation>
    </message>
    <message>
        <source>The file holds no match of Mahjong Desk and no record that it knows.</source>
        <translation>このファイルは、Mahjong Deskの対局でも、読める牌譜でもありません。</translation>
    </message>
    <message>
        <source>The file holds no match, no session, no house rules and no ledger of Mahjong Desk, and no record that it knows.</source>
        <translation>このファイルは、Mahjong Deskの対局、例会、取り決めルール、記録のどれでもなく、読める牌譜でもありません。</translation>
    </message>
    <message>
        <source>The file holds no settings of Mahjong Desk.</source>
        <translation>このファイルは Mahjong Desk の設定ではありません。</translation>
    </message>
    <message>
        <source>The file is not whole: {found:,} of {count:,} entries are there.</source>
        <translation>ファイルが欠けています。{count:,} 件のうち {found:,} 件しかありません。</translation>
    </message>
    <message>
        <source>The hand has no {name} for which somebody could be responsible.</source>
        <translation>この手に、包の対象となる{name}はありません。</translation>
    </message>
    <message>
        <source>The hand has {size} pieces without the winning one, {needed} are needed.</source>
        <translation>和了の一枚を除く手が{size}枚です。{needed}枚必要です。</translation>
    </message>
    <message>
        <source>The hand is worth {base} points; {minimum} are needed to win.</source>
        <translation>この手は{base}点です。和了には{minimum}点が必要です。</translation>
    </message>
    <message>
        <source>The hand was not won on the replacement tile of a kan.</source>
        <translation>この和了は嶺上牌によるものではありません。</translation>
    </message>
    <message>
        <source>The hands won on one discard do not agree in this.</source>
        <translation>同時に和了した手どうしで、ここが食い違っています。</translation>
    </message>
    <message>
        <source>The indicator of the wildcard is missing.</source>
        <translation>混の表示牌がありません。</translation>
    </message>
    <message>
        <source>The journal tells another match than the events beside it.</source>
        <translation>記録（journal）が、並んでいる events とは別の対局を示しています。</translation>
    </message>
    <message>
        <source>The limits are mangan and yakuman.</source>
        <translation>上限は満貫と役満貫です。</translation>
    </message>
    <message>
        <source>The limits are mangan, haneman, baiman, sanbaiman and yakuman.</source>
        <translation>限度は満貫、跳満、倍満、三倍満、役満です。</translation>
    </message>
    <message>
        <source>The match has ended.</source>
        <translation>対局は終わっています。</translation>
    </message>
    <message>
        <source>The meld does not say from whom it was claimed.</source>
        <translation>誰から鳴いた副露かがありません。</translation>
    </message>
    <message>
        <source>The name has to be a line of 1 to {count} letters.</source>
        <translation>名前は1文字から{count}文字までの一行でなければなりません。</translation>
    </message>
    <message>
        <source>The number of dora is a whole number from {first} to {last}.</source>
        <translation>ドラの数は{first}から{last}までの整数です。</translation>
    </message>
    <message>
        <source>The number of flowers is a whole number.</source>
        <translation>花牌の枚数は整数です。</translation>
    </message>
    <message>
        <source>The number of mangan is a whole number from {first} to {last}.</source>
        <translation>満貫の数は{first}から{last}までの整数です。</translation>
    </message>
    <message>
        <source>The number of yakuman is a whole number from {first} to {last}.</source>
        <translation>役満の数は{first}から{last}までの整数です。</translation>
    </message>
    <message>
        <source>The only limit of this ruleset is mangan.</source>
        <translation>このルールの上限は満貫だけです。</translation>
    </message>
    <message>
        <source>The other three lie in the robbed set; the winner has one of them.</source>
        <translation>残り三枚は加槓した人の手にあるはずですが、和了者が同じものを持っています。</translation>
    </message>
    <message>
        <source>The other three lie open, so none of them is concealed in the hand.</source>
        <translation>残りの三枚は場に見えているので、手の内にはありません。</translation>
    </message>
    <message>
        <source>The penalty tile {piece} is not in this hand. If it was discarded, record that it is gone (Penalty tile, P at the table).</source>
        <translation>罰牌の{piece}がこの手牌にありません。捨てたのなら、卓の「罰牌」（P）でなくなったことを記録してください。</translation>
    </message>
    <message>
        <source>The penalty tile {piece} lies in an open set; it may not be claimed with.</source>
        <translation>罰牌の{piece}が副露の面子に入っています。罰牌を鳴きに使うことはできません。</translation>
    </message>
    <message>
        <source>The player who claimed the win is the one who pays for it.</source>
        <translation>チョンボを払うのは、和了とした本人です。</translation>
    </message>
    <message>
        <source>The record does not say how this match ended.</source>
        <translation>この対局がどう終わったか、牌譜に書かれていません。</translation>
    </message>
    <message>
        <source>The record goes on where the match has ended by these rules.</source>
        <translation>このルールで対局が終わったあとも、牌譜が続いています。</translation>
    </message>
    <message>
        <source>The record has no hands.</source>
        <translation>牌譜に局がありません。</translation>
    </message>
    <message>
        <source>The record shows neither the winning hand nor what it is worth.</source>
        <translation>牌譜に、和了の手も点数もありません。</translation>
    </message>
    <message>
        <source>The request has to be an object.</source>
        <translation>要求はオブジェクトでなければなりません。</translation>
    </message>
    <message>
        <source>The riichi of this hand alone have laid {staked} on the table.</source>
        <translation>この局のリーチだけで{staked}が卓上に出ています。</translation>
    </message>
    <message>
        <source>The robbed kan holds all four tiles, so none of them can be the indicator.</source>
        <translation>槓に四枚とも使われているので、同じ牌は表示牌になりません。</translation>
    </message>
    <message>
        <source>The robbed kan holds all four, so none of them can be the indicator.</source>
        <translation>槓に四枚とも使われているので、同じものは表示牌になりません。</translation>
    </message>
    <message>
        <source>The rules are of version {version}; this program knows them up to version {known}.</source>
        <translation>ルールの版は{version}です。このプログラムが知っているのは{known}までです。</translation>
    </message>
    <message>
        <source>The same responsibility stands twice.</source>
        <translation>同じ包が重なっています。</translation>
    </message>
    <message>
        <source>The set that the discard completes would hold the penalty tile {piece}.</source>
        <translation>捨て牌で完成する面子に罰牌の{piece}が入ります。</translation>
    </message>
    <message>
        <source>The setting {setting} cannot be {value}; it is one of {choices}.</source>
        <translation>設定 {setting} を {value} にはできません。{choices} のいずれかです。</translation>
    </message>
    <message>
        <source>The suit letter “{character}” in “{text}” has no digits before it.</source>
        <translation>「{text}」の「{character}」の前に数字がありません。</translation>
    </message>
    <message>
        <source>The winner nearest to the discarder in turn order stands first.</source>
        <translation>和了者は、捨てた人から順に近い人を先頭にします。</translation>
    </message>
    <message>
        <source>The yaku are worth {han} han without dora; {minimum} are needed to win.</source>
        <translation>ドラ類を除くと{han}飜です。和了には{minimum}飜が必要です。</translation>
    </message>
    <message>
        <source>There are no pieces.</source>
        <translation>一枚もありません。</translation>
    </message>
    <message>
        <source>There are {count} dora indicators; {most} are the most.</source>
        <translation>ドラ表示牌が{count}枚あります。{most}枚までです。</translation>
    </message>
    <message>
        <source>There are {most} flowers; a hand cannot have {number}.</source>
        <translation>花牌は{most}枚です。{number}枚を持つことはできません。</translation>
    </message>
    <message>
        <source>There are {number} indicators; at most {most} can be turned up.</source>
        <translation>表示牌が{number}枚あります。めくれるのは{most}枚までです。</translation>
    </message>
    <message>
        <source>There has to be one piece here, not {count}.</source>
        <translation>ここに入るのは一枚です。{count}枚あります。</translation>
    </message>
    <message>
        <source>There is no meld called “{meld}”.</source>
        <translation>「{meld}」という副露はありません。</translation>
    </message>
    <message>
        <source>There is no record of another program for matches by these rules.</source>
        <translation>このルールの対局を書き出せる、ほかのプログラムの牌譜はありません。</translation>
    </message>
    <message>
        <source>There is no ruleset “{ruleset}”.</source>
        <translation>「{ruleset}」というルールはありません。</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table.</source>
        <translation>この卓に席{seat}はありません。</translation>
    </message>
    <message>
        <source>There is no setting {setting}.</source>
        <translation>{setting} という設定はありません。</translation>
    </message>
    <message>
        <source>These indicators count for a hand that declared riichi alone.</source>
        <translation>この表示牌は、リーチした手でだけ数えます。</translation>
    </message>
    <message>
        <source>These pieces form no winning shape: two sets and a pair, four pairs, or one of each kind.</source>
        <translation>二面子一雀頭にも、四対子にも、国士無双にもなっていません。</translation>
    </message>
    <message>
        <source>These situations cannot come together.</source>
        <translation>これらの状況が重なることはありません。</translation>
    </message>
    <message>
        <source>These tiles form no winning shape: four sets and a pair, a knitted straight with a set and a pair, seven pairs, thirteen orphans, or honours and knitted tiles.</source>
        <translation>和了の形になっていません。四面子一雀頭、組合龍と一面子一雀頭、七対、十三幺、全不靠のどれかです。</translation>
    </message>
    <message>
        <source>These tiles form no winning shape: four sets and a pair, or seven pairs.</source>
        <translation>四面子一雀頭にも七対子にもなっていません。</translation>
    </message>
    <message>
        <source>These tiles form no winning shape: four sets and a pair, or thirteen orphans.</source>
        <translation>四面子一雀頭にも国士無双にもなっていません。</translation>
    </message>
    <message>
        <source>These tiles form no winning shape: four sets and a pair, seven pairs, or thirteen orphans.</source>
        <translation>四面子一雀頭にも、七対子にも、十三幺九（国士無双）にもなっていません。</translation>
    </message>
    <message>
        <source>Thirteen terminals cannot win on the kind of a penalty tile.</source>
        <translation>十三幺九は、罰牌と同じ種類の牌ではロンできません。</translation>
    </message>
    <message>
        <source>This goes only with {situation}.</source>
        <translation>{situation}が付いていなければ付きません。</translation>
    </message>
    <message>
        <source>This holds half a character, which can neither be shown nor stored.</source>
        <translation>表示も保存もできない半端な文字が含まれています。</translation>
    </message>
    <message>
        <source>This holds more than {count:,} values.</source>
        <translation>値が {count:,} 個を超えています。</translation>
    </message>
    <message>
        <source>This is XML or a web page, which is not read; of Tenhou&apos;s matches, the JSON of tenhou.net/6 is.</source>
        <translation>これはXMLかウェブページで、読めません。天鳳の対局はtenhou.net/6のJSONなら読めます。</translation>
    </message>
    <message>
        <source>This is a compressed file: unpack it, and open what was in it.</source>
        <translation>これは圧縮されたファイルです。解凍して、中のファイルを開いてください。</translation>
    </message>
    <message>
        <source>This is nested more than {count} deep.</source>
        <translation>入れ子が{count}段を超えています。</translation>
    </message>
    <message>
        <source>This is no file of lessons.</source>
        <translation>レッスンのファイルではありません。</translation>
    </message>
    <message>
        <source>This is no file of notes.</source>
        <translation>比較の注のファイルではありません。</translation>
    </message>
    <message>
        <source>This is not JSON: line {line}, column {column}.</source>
        <translation>JSONではありません：{line}行{column}列。</translation>
    </message>
    <message>
        <source>This is not JSON: {name} is no number.</source>
        <translation>JSONではありません：{name}は数ではありません。</translation>
    </message>
    <message>
        <source>This is not UTF-8 text: byte {place} cannot be read.</source>
        <translation>UTF-8の文字列ではありません：{place}バイト目を読めません。</translation>
    </message>
    <message>
        <source>This is the address of a record: download it there, and open the file.</source>
        <translation>これは牌譜のアドレスです。そこからダウンロードしたファイルを開いてください。</translation>
    </message>
    <message>
        <source>This is the record of a match of three players, which no rule system here knows.</source>
        <translation>三人麻雀の牌譜です。ここには三人麻雀のルールがありません。</translation>
    </message>
    <message>
        <source>This is too large: at most {count:,} bytes.</source>
        <translation>大きすぎます。{count:,}バイトまでです。</translation>
    </message>
    <message>
        <source>This looks like {program}&apos;s JSON, which is not read.</source>
        <translation>これは{program}のJSONのようですが、読めません。</translation>
    </message>
    <message>
        <source>This needs a hand without open melds.</source>
        <translation>鳴いた手には付きません。</translation>
    </message>
    <message>
        <source>This needs a self-drawn win.</source>
        <translation>ツモ和了のときだけです。</translation>
    </message>
    <message>
        <source>This needs a win from another player.</source>
        <translation>他家からの和了のときだけです。</translation>
    </message>
    <message>
        <source>This needs the dealer’s first discard.</source>
        <translation>最初に打つ人の第一打で和了したときだけです。</translation>
    </message>
    <message>
        <source>This player has declared no riichi in this hand.</source>
        <translation>この人はこの局でリーチしていません。</translation>
    </message>
    <message>
        <source>This player has declared riichi already.</source>
        <translation>この人はすでにリーチしています。</translation>
    </message>
    <message>
        <source>This player has declared riichi, but the win does not say so.</source>
        <translation>この人はリーチしています。和了に立直を付けてください。</translation>
    </message>
    <message>
        <source>This player has no live penalty tile {piece}.</source>
        <translation>この人に生きた罰牌{piece}はありません。</translation>
    </message>
    <message>
        <source>This player has no penalty tile {piece}.</source>
        <translation>この人に罰牌{piece}はありません。</translation>
    </message>
    <message>
        <source>This player has not declared riichi in this hand.</source>
        <translation>この人はこの局でリーチしていません。</translation>
    </message>
    <message>
        <source>This player has too few points left for the stake of a riichi.</source>
        <translation>点が足りないので、この人はリーチの供託を出せません。</translation>
    </message>
    <message>
        <source>This player’s hand is dead already.</source>
        <translation>この対局者はすでに和了放棄です。</translation>
    </message>
    <message>
        <source>This player’s hand is dead and cannot declare riichi.</source>
        <translation>この人は和了放棄のため、リーチできません。</translation>
    </message>
    <message>
        <source>This player’s hand is dead and may not win.</source>
        <translation>この対局者は和了放棄のため、この局は和了できません。</translation>
    </message>
    <message>
        <source>This ruleset has no event “{event}”.</source>
        <translation>このルールに「{event}」という出来事はありません。</translation>
    </message>
    <message>
        <source>This ruleset has no option {option}.</source>
        <translation>このルールにオプション「{option}」はありません。</translation>
    </message>
    <message>
        <source>This ruleset has no such event.</source>
        <translation>このルールにない出来事です。</translation>
    </message>
    <message>
        <source>This ruleset makes nobody responsible for a win.</source>
        <translation>このルールに包はありません。</translation>
    </message>
    <message>
        <source>This table does not know the draw {kind}.</source>
        <translation>この卓のルールでは「{kind}」の流局はありません。</translation>
    </message>
    <message>
        <source>This table does not know the situation {situation}.</source>
        <translation>この卓のルールに「{situation}」はありません。</translation>
    </message>
    <message>
        <source>This table plays without equal first discards.</source>
        <translation>この卓に焼荘はありません。</translation>
    </message>
    <message>
        <source>This table plays without flowers.</source>
        <translation>この卓は花牌を使いません。</translation>
    </message>
    <message>
        <source>This table plays without nagashi mangan.</source>
        <translation>このルールに流し満貫はありません。</translation>
    </message>
    <message>
        <source>This table plays without such indicators.</source>
        <translation>このルールにこの表示牌はありません。</translation>
    </message>
    <message>
        <source>This win would end the match while {winner} has only {points} points; {start} are needed.</source>
        <translation>{winner}が{points}点のまま終局となる和了です。{start}点以上が必要です。</translation>
    </message>
    <message>
        <source>This win would end the match with {loser} alone below {start} points, with {points}: maru-C.</source>
        <translation>{loser}だけが{points}点で、{start}点に届かないまま終局となる和了です（マルシー）。</translation>
    </message>
    <message>
        <source>This win would end the match with {winner} at {points} points, behind {leader} with {most}; who has {start} or more has to become first.</source>
        <translation>{winner}が{points}点、{leader}が{most}点で終局となる和了です。{start}点以上ある人は、トップにならなければ終えられません。</translation>
    </message>
    <message>
        <source>Three winners on one discard are a draw here.</source>
        <translation>このルールでは、三人が同時に和了すると流局です。</translation>
    </message>
    <message>
        <source>Two players cannot be responsible for the same.</source>
        <translation>同じ役の包を二人が負うことはできません。</translation>
    </message>
    <message>
        <source>What the hand was won on is missing.</source>
        <translation>何で和了したかがありません。</translation>
    </message>
    <message>
        <source>What the record tells of this hand cannot have happened: a piece was not where it says.</source>
        <translation>牌譜のこの局は成り立ちません。書かれたところにその牌がありません。</translation>
    </message>
    <message>
        <source>Whether a kan was robbed is yes or no, and needs the player whose kan it was.</source>
        <translation>搶槓の有無はtrueかfalseで示し、槓を搶された人も必要です。</translation>
    </message>
    <message>
        <source>Who is responsible for a kan is so alone.</source>
        <translation>大明槓の責任払いは一人だけで負います。</translation>
    </message>
    <message>
        <source>With {number} penalty tiles no discard can be claimed for a win.</source>
        <translation>罰牌が{number}枚あるときは、ロンできません。</translation>
    </message>
    <message>
        <source>Without four of a kind on the table there is no replacement.</source>
        <translation>槓をしていなければつきません。</translation>
    </message>
    <message>
        <source>{field} cannot be negative.</source>
        <translation>{field}は負の数にできません。</translation>
    </message>
    <message>
        <source>{field} cannot be {number}.</source>
        <translation>{field}を{number}にすることはできません。</translation>
    </message>
    <message>
        <source>{field} does not go with what else is said here.</source>
        <translation>{field}はここでのほかの内容と合いません。</translation>
    </message>
    <message>
        <source>{field} has to be a line of at most {count} letters.</source>
        <translation>{field} は {count} 文字以内の 1 行でなければなりません。</translation>
    </message>
    <message>
        <source>{field} has to be a list of {count} names.</source>
        <translation>{field}は{count}人の名前の並びでなければなりません。</translation>
    </message>
    <message>
        <source>{field} has to be a list of {count} whole numbers.</source>
        <translation>{field}は{count}個の整数の並びでなければなりません。</translation>
    </message>
    <message>
        <source>{field} has to be a list.</source>
        <translation>{field}は並びでなければなりません。</translation>
    </message>
    <message>
        <source>{field} has to be a name.</source>
        <translation>{field}は名前でなければなりません。</translation>
    </message>
    <message>
        <source>{field} has to be a number from 1 to {last}.</source>
        <translation>{field}は1から{last}までの数でなければなりません。</translation>
    </message>
    <message>
        <source>{field} has to be a seat.</source>
        <translation>{field}は席の番号でなければなりません。</translation>
    </message>
    <message>
        <source>{field} has to be a text of pieces.</source>
        <translation>{field}は、牌や駒を表す文字列でなければなりません。</translation>
    </message>
    <message>
        <source>{field} has to be a text.</source>
        <translation>{field}は文字列でなければなりません。</translation>
    </message>
    <message>
        <source>{field} has to be a whole number from {least:,} to {greatest:,}.</source>
        <translation>{field}は{least:,}から{greatest:,}までの整数でなければなりません。</translation>
    </message>
    <message>
        <source>{field} has to be a whole number.</source>
        <translation>{field}は整数でなければなりません。</translation>
    </message>
    <message>
        <source>{field} has to be an object.</source>
        <translation>{field}はオブジェクトでなければなりません。</translation>
    </message>
    <message>
        <source>{field} has to be one of {words}.</source>
        <translation>{field}は次のどれかでなければなりません：{words}。</translation>
    </message>
    <message>
        <source>{field} has to be plain words.</source>
        <translation>{field}は文字だけでなければなりません。</translation>
    </message>
    <message>
        <source>{field} has to be the name of a situation.</source>
        <translation>{field}は状況の名前でなければなりません。</translation>
    </message>
    <message>
        <source>{field} has to be true or false.</source>
        <translation>{field}はtrueかfalseでなければなりません。</translation>
    </message>
    <message>
        <source>{field} has to be {value} while seat {seat} deals.</source>
        <translation>席{seat}が親のとき、{field}は{value}でなければなりません。</translation>
    </message>
    <message>
        <source>{field} has to be {value}.</source>
        <translation>{field}は{value}でなければなりません。</translation>
    </message>
    <message>
        <source>{field} has to have from 2 to {most} entries.</source>
        <translation>{field}は2個から{most}個まででなければなりません。</translation>
    </message>
    <message>
        <source>{field} has to have {count} entries.</source>
        <translation>{field}には{count}個の項目が必要です。</translation>
    </message>
    <message>
        <source>{field} has to name every seat from 0 to {last} once.</source>
        <translation>{field}には席0から{last}までを一回ずつ挙げてください。</translation>
    </message>
    <message>
        <source>{field} has {count:,} entries at most.</source>
        <translation>{field}は{count:,}件までです。</translation>
    </message>
    <message>
        <source>{field} is missing.</source>
        <translation>{field}がありません。</translation>
    </message>
    <message>
        <source>{field} is no record like the one in the first line.</source>
        <translation>{field}は、一行目と同じ形の牌譜ではありません。</translation>
    </message>
    <message>
        <source>{field} is not as it was written: it was changed, or is damaged.</source>
        <translation>{field} が書かれたときのままではありません。書き換えられたか、壊れています。</translation>
    </message>
    <message>
        <source>{field} is not known here.</source>
        <translation>{field}はここでは使えません。</translation>
    </message>
    <message>
        <source>{field} is nothing that Mahjong Desk writes.</source>
        <translation>{field} は Mahjong Desk が書く内容ではありません。</translation>
    </message>
    <message>
        <source>{field} is “{name}” like another one.</source>
        <translation>{field}の「{name}」は他と重なっています。</translation>
    </message>
    <message>
        <source>{field} names no way in which a hand ends.</source>
        <translation>{field}に書かれた局の終わり方はありません。</translation>
    </message>
    <message>
        <source>{field} tells nothing that happens in such a match.</source>
        <translation>{field}は、この対局で起こることを表していません。</translation>
    </message>
    <message>
        <source>{field}: there is no such piece.</source>
        <translation>{field}：そのような牌や駒はありません。</translation>
    </message>
    <message>
        <source>{field}: there is no yaku “{name}”.</source>
        <translation>{field}：役「{name}」はありません。</translation>
    </message>
    <message>
        <source>{field}: {fault}.</source>
        <translation>{field}：{fault}</translation>
    </message>
    <message>
        <source>{foul} is no chombo of this ruleset.</source>
        <translation>このルールのチョンボに「{foul}」はありません。</translation>
    </message>
    <message>
        <source>{pieces} is not a chi.</source>
        <translation>{pieces}はチーになりません。</translation>
    </message>
    <message>
        <source>{pieces} is not a concealed kan.</source>
        <translation>{pieces}は暗槓になりません。</translation>
    </message>
    <message>
        <source>{pieces} is not a pon.</source>
        <translation>{pieces}はポンになりません。</translation>
    </message>
    <message>
        <source>{pieces} is not an added kan.</source>
        <translation>{pieces}は加槓になりません。</translation>
    </message>
    <message>
        <source>{pieces} is not an open kan.</source>
        <translation>{pieces}は大明槓になりません。</translation>
    </message>
    <message>
        <source>{piece} is there {count} times; one of the four lies face up as the indicator.</source>
        <translation>{piece}が{count}枚あります。四枚のうち一枚は表示牌です。</translation>
    </message>
    <message>
        <source>{piece} is there {count} times; the set holds {copies}.</source>
        <translation>{piece}が{count}枚あります。{copies}枚しかありません。</translation>
    </message>
    <message>
        <source>“{character}” in “{text}” is not a piece of this ruleset.</source>
        <translation>「{text}」の「{character}」は、このルールの牌や駒ではありません。</translation>
    </message>
    <message>
        <source>“{character}” in “{text}” stands for nothing.</source>
        <translation>「{text}」の「{character}」は読み取れません。</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” are the same name, and cannot sit at one table.</source>
        <translation>「{one}」と「{other}」は同じ名前なので、同じ卓には着けません。</translation>
    </message>
    <message>
        <source>“{text}” ends without a suit letter.</source>
        <translation>「{text}」の終わりに種類の文字がありません。</translation>
    </message>
    <message>
        <source>“{text}” stands for no piece.</source>
        <translation>「{text}」にあたる牌や駒はありません。</translation>
    </message>
</context>
<context>
    <name>RefusalPanel</name>
    <message>
        <source>&amp;Discarded already: clear {tiles}</source>
        <translation>もう捨てた(&amp;D)：{tiles}の罰牌を消す</translation>
    </message>
    <message>
        <source>Below the minimum of {ruleset}</source>
        <translation>{ruleset}の和了条件に届きません</translation>
    </message>
    <message>
        <source>It wins with</source>
        <translation>これなら和了</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>ルールを見る</translation>
    </message>
    <message>
        <source>The table as it would stand</source>
        <translation>和了した場合の点数</translation>
    </message>
    <message>
        <source>ends first</source>
        <translation>トップで終了</translation>
    </message>
    <message>
        <source>the only loser</source>
        <translation>一人だけ沈み</translation>
    </message>
    <message>
        <source>{points} ends</source>
        <translation>{points} で終了</translation>
    </message>
    <message>
        <source>{points} start</source>
        <translation>原点{points}</translation>
    </message>
    <message>
        <source>{ruleset} forbids this win</source>
        <translation>{ruleset}では和了できません</translation>
    </message>
</context>
<context>
    <name>RenameSheet</name>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を直す(&amp;R)</translation>
    </message>
    <message>
        <source>Another player at the table has this name; the ledger could not tell them apart.</source>
        <translation>同じ卓に同じ名前の人がいます。記録で区別できません。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Choose whose name is wrong, and type the right one.</source>
        <translation>名前を直す人を選び、正しい名前を入れてください。</translation>
    </message>
    <message>
        <source>Nobody else has this name yet.</source>
        <translation>この名前の人はまだいません。</translation>
    </message>
    <message>
        <source>Rename a player</source>
        <translation>名前を直す</translation>
    </message>
    <message>
        <source>Several have this name; it means {player} ({about}). For another one, give them a further name on the page of the players, and type that.</source>
        <translation>この名前の人は複数いて、{player}（{about}）を指します。別の人にするには、対局者のページでその人に別名を付け、その別名を入力してください。</translation>
    </message>
    <message>
        <source>The hands count for {player} ({about}).</source>
        <translation>局は{player}（{about}）のものとして数えます。</translation>
    </message>
    <message>
        <source>The name is put right in every hand of this match. No points move.</source>
        <translation>この試合のすべての局で名前を直します。点は動きません。</translation>
    </message>
    <message>
        <source>The player of this name has been deleted; the hands would count for a former player.</source>
        <translation>この名前の対局者は削除されています。局は元の対局者のものになってしまいます。</translation>
    </message>
    <message>
        <source>The right name</source>
        <translation>正しい名前</translation>
    </message>
    <message>
        <source>Whose name</source>
        <translation>誰の名前</translation>
    </message>
    <message>
        <source>{old} is now {new}.</source>
        <translation>{old}を{new}に直しました。</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>All results sum to zero with {points} for the house.</source>
        <translation>卓の外の{points}を含めて、成績の合計は0です。</translation>
    </message>
    <message>
        <source>All results sum to zero.</source>
        <translation>成績の合計は0です。</translation>
    </message>
    <message>
        <source>At once, in results: {changes}.</source>
        <translation>成績に直接加算：{changes}。</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Every hand</source>
        <translation>全局の記録</translation>
    </message>
    <message>
        <source>House</source>
        <translation>卓の外</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>取り決めルール</translation>
    </message>
    <message>
        <source>Mahjong Desk</source>
        <translation>Mahjong Desk</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>{number}回戦</translation>
    </message>
    <message>
        <source>Match {number} cannot be read and is left out.</source>
        <translation>{number}回戦は読めないため、含まれていません。</translation>
    </message>
    <message>
        <source>Match {number} goes on and has no result yet.</source>
        <translation>{number}回戦は対局中で、まだ成績がありません。</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対局数</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>{number}／{count}ページ</translation>
    </message>
    <message>
        <source>Path of the scores</source>
        <translation>点数の推移</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>持ち点</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>換算率</translation>
    </message>
    <message>
        <source>Recorded against a rule: {rule}.</source>
        <translation>規則に反して記録：{rule}。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}ラウンド</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Sat out: {players}</source>
        <translation>抜け番：{players}</translation>
    </message>
    <message>
        <source>Session of {date}</source>
        <translation>{date}の例会</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>{number}卓</translation>
    </message>
    <message>
        <source>The best hand</source>
        <translation>最高の和了</translation>
    </message>
    <message>
        <source>The match goes on</source>
        <translation>対局中</translation>
    </message>
    <message>
        <source>The results sum to {points}.</source>
        <translation>成績の合計は{points}です。</translation>
    </message>
    <message>
        <source>The table counted this hand itself: {value}. Not checked.</source>
        <translation>卓で計算した点数です：{value}。検算していません。</translation>
    </message>
    <message>
        <source>This does not fit here any more: {reason} It moves no points.</source>
        <translation>ここでは成り立たなくなりました：{reason}点は動きません。</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Value: {size}</source>
        <translation>点数：{size}</translation>
    </message>
    <message>
        <source>none: every option at its default</source>
        <translation>なし（すべて標準）</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date} {time}</translation>
    </message>
    <message>
        <source>{hand}, honba {count}</source>
        <translation>{hand} {count}本場</translation>
    </message>
    <message>
        <source>{hand}: {event}</source>
        <translation>{hand}：{event}</translation>
    </message>
    <message>
        <source>{number}, {rules}</source>
        <translation>{number}回戦、{rules}</translation>
    </message>
    <message>
        <source>{players} share the first place</source>
        <translation>{players}が同点でトップ</translation>
    </message>
    <message>
        <source>{players}; {dealer} deals first</source>
        <translation>{players}（起家は{dealer}）</translation>
    </message>
    <message>
        <source>{player} wins the match</source>
        <translation>{player}のトップ</translation>
    </message>
    <message>
        <source>{player}: {size}</source>
        <translation>{player}：{size}</translation>
    </message>
    <message>
        <source>{points} at once</source>
        <translation>直接加算{points}</translation>
    </message>
    <message>
        <source>{points} at the end</source>
        <translation>終局時{points}</translation>
    </message>
    <message>
        <source>{reason}, {hands}</source>
        <translation>{reason}（全{hands}）</translation>
    </message>
    <message>
        <source>{session}, match {number}</source>
        <translation>{session}、{number}回戦</translation>
    </message>
    <message>
        <source>{size}. {formula}</source>
        <translation>{size}、{formula}</translation>
    </message>
    <message>
        <source>{title} · Mahjong Desk</source>
        <translation>{title} · Mahjong Desk</translation>
    </message>
</context>
<context>
    <name>ReportSheet</name>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Full: every hand explained</source>
        <translation>詳細：全局の説明つき</translation>
    </message>
    <message>
        <source>On paper and in the PDF</source>
        <translation>紙とPDF</translation>
    </message>
    <message>
        <source>Print and export</source>
        <translation>印刷と書き出し</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>プリンターに送りました</translation>
    </message>
    <message>
        <source>Short: one page</source>
        <translation>簡易：一ページ</translation>
    </message>
    <message>
        <source>The printer takes nothing. Look whether it is on, or save a PDF.</source>
        <translation>プリンターが応答しません。電源を確かめるか、PDFとして保存してください。</translation>
    </message>
    <message>
        <source>The whole session</source>
        <translation>例会全体</translation>
    </message>
    <message>
        <source>What</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Written to {file}</source>
        <translation>{file}に書き込みました</translation>
    </message>
    <message>
        <source>{file} is there already. Choose its full name to write over it.</source>
        <translation>{file}はすでにあります。上書きするには拡張子まで含めて指定してください。</translation>
    </message>
    <message>
        <source>{kind} (*.{ending})</source>
        <translation>{kind} (*.{ending})</translation>
    </message>
</context>
<context>
    <name>RestoreQuestion</name>
    <message>
        <source>&amp;Keep the ledger as it is</source>
        <translation>今のままにする(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>復元(&amp;R)</translation>
    </message>
    <message>
        <source>Restore {time}?</source>
        <translation>{time}を復元しますか？</translation>
    </message>
    <message>
        <source>These would go</source>
        <translation>失われるもの</translation>
    </message>
    <message>
        <source>What is here now becomes a backup first. Restore that one to undo this.</source>
        <translation>今の内容は先にバックアップされます。それを復元すれば取り消せます。</translation>
    </message>
</context>
<context>
    <name>ResultFoot</name>
    <message>
        <source>&amp;Quick value</source>
        <translation>点数で入力(&amp;Q)</translation>
    </message>
    <message>
        <source>Back to the hand</source>
        <translation>手の入力へ</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Ctrl + Enter</source>
        <translation>Ctrl + Enter</translation>
    </message>
    <message>
        <source>Insert…</source>
        <translation>挿入…</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>記録する</translation>
    </message>
    <message>
        <source>Record anyway</source>
        <translation>それでも記録する</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>How was it won?</source>
        <translation>どう和了しましたか</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Stop changing</source>
        <translation>変更をやめる</translation>
    </message>
    <message>
        <source>Stop inserting</source>
        <translation>挿入をやめる</translation>
    </message>
    <message>
        <source>The same hand</source>
        <translation>同じ手の場合</translation>
    </message>
    <message>
        <source>Your rules warn of this win: {rules}. Recorded, it stays marked.</source>
        <translation>ルール上の警告：{rules}。記録すると印が残ります。</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>&amp;Done</source>
        <translation>完了(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Ledger</source>
        <translation>記録(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Next match</source>
        <translation>次の対局(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Seats, players, rules…</source>
        <translation>席・対局者・ルール(&amp;S)…</translation>
    </message>
    <message>
        <source>All results sum to zero</source>
        <translation>成績の合計は0です</translation>
    </message>
    <message>
        <source>All results sum to zero with {points} for the house</source>
        <translation>卓の外の{points}を含めて、成績の合計は0です</translation>
    </message>
    <message>
        <source>House</source>
        <translation>卓の外</translation>
    </message>
    <message>
        <source>Match {number}, {ruleset}.</source>
        <translation>{number}回戦、{ruleset}。</translation>
    </message>
    <message>
        <source>Other seats, players or rules for the next match</source>
        <translation>次の対局の席・対局者・ルールを変えます</translation>
    </message>
    <message>
        <source>Path of the scores</source>
        <translation>点数の推移</translation>
    </message>
    <message>
        <source>Reason: {reason}.</source>
        <translation>理由：{reason}。</translation>
    </message>
    <message>
        <source>Some hand of this match does not sum to zero</source>
        <translation>この対局に合計が0にならない局があります</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>例会の成績</translation>
    </message>
    <message>
        <source>The results sum to {points}</source>
        <translation>成績の合計は{points}です</translation>
    </message>
    <message>
        <source>The same players, seats and rules</source>
        <translation>同じ対局者・席・ルールで始めます</translation>
    </message>
    <message>
        <source>Whole session, rates…</source>
        <translation>例会全体・換算率…</translation>
    </message>
    <message>
        <source>before</source>
        <translation>これまで</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>総計</translation>
    </message>
    <message>
        <source>points</source>
        <translation>持ち点</translation>
    </message>
    <message>
        <source>result</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>{label} to {player}</source>
        <translation>{player}の{label}</translation>
    </message>
    <message>
        <source>{player} wins the match</source>
        <translation>{player}のトップ</translation>
    </message>
    <message>
        <source>{reason}, {hands}.</source>
        <translation>{reason}（全{hands}）。</translation>
    </message>
    <message>
        <source>{rules}, {unit}</source>
        <translation>{rules}（{unit}）</translation>
    </message>
    <message>
        <source>{substitutes}: the result is that of those who sat at the end.</source>
        <translation>{substitutes}。成績は終局時に座っていた人のものです。</translation>
    </message>
</context>
<context>
    <name>Rewritings</name>
    <message>
        <source>Names exchanged: {first} and {second}</source>
        <translation>名前の入れ替え：{first}と{second}</translation>
    </message>
    <message>
        <source>Renamed: {old} is now {new}</source>
        <translation>名前の変更：{old}を{new}に</translation>
    </message>
    <message>
        <source>Seats exchanged: {first} and {second}</source>
        <translation>席の入れ替え：{first}と{second}</translation>
    </message>
</context>
<context>
    <name>RiichiChip</name>
    <message>
        <source>Riichi</source>
        <translation>リーチ</translation>
    </message>
</context>
<context>
    <name>RiichiForm</name>
    <message>
        <source>Who</source>
        <translation>誰が</translation>
    </message>
</context>
<context>
    <name>RowList</name>
    <message>
        <source>Rows of the match</source>
        <translation>対局の記録</translation>
    </message>
</context>
<context>
    <name>RowSheet</name>
    <message>
        <source>&amp;Leave as it is</source>
        <translation>そのままにする(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Show what changes</source>
        <translation>変更点を見る(&amp;S)</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>出来事</translation>
    </message>
    <message>
        <source>What shall be inserted?</source>
        <translation>何を挿入しますか？</translation>
    </message>
    <message>
        <source>What shall stand here?</source>
        <translation>この行の内容</translation>
    </message>
</context>
<context>
    <name>RowsSheet</name>
    <message numerus="yes">
        <source>%n hand(s), the latest first</source>
        <translation>
            <numerusform>%n局（新しい順）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), the latest first</source>
        <translation>
            <numerusform>%n戦（新しい順）</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open in the ledger</source>
        <translation>記録で開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Show in the ledger</source>
        <translation>記録で表示(&amp;S)</translation>
    </message>
    <message>
        <source>A match whose rules are not known here</source>
        <translation>ルールの分からない対局</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>place {place} with {others}</source>
        <translation>{place}位（同卓：{others}）</translation>
    </message>
    <message>
        <source>result {result}</source>
        <translation>成績{result}</translation>
    </message>
    <message>
        <source>sure to ± {before}, then ± {after}</source>
        <translation>誤差±{before}から±{after}へ</translation>
    </message>
    <message>
        <source>{before} {change} = {after}</source>
        <translation>{before} {change} = {after}</translation>
    </message>
    <message>
        <source>{name} {rating}</source>
        <translation>{name} {rating}</translation>
    </message>
    <message>
        <source>{place}. {player} {result}</source>
        <translation>{place}位 {player} {result}</translation>
    </message>
    <message>
        <source>{session}, match {number}</source>
        <translation>{session}、{number}回戦</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message numerus="yes">
        <source>%n numbers, parted by blanks</source>
        <translation>
            <numerusform>空白で区切った%n個の数</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>All but the worst</source>
        <translation>下位を除く</translation>
    </message>
    <message>
        <source>By nothing: they share the place.</source>
        <translation>決めません。同順位とします。</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <translation>数える例会</translation>
    </message>
    <message>
        <source>Four at a table</source>
        <translation>4人卓</translation>
    </message>
    <message>
        <source>How many evenings</source>
        <translation>例会の回数</translation>
    </message>
    <message>
        <source>In this order: {levels}. Who is level even then shares the place.</source>
        <translation>この順に決めます：{levels}。それでも並べば同順位とします。</translation>
    </message>
    <message>
        <source>Matches that somebody needs for a place</source>
        <translation>順位がつくのに必要な対局数</translation>
    </message>
    <message>
        <source>Rule systems that count</source>
        <translation>数えるルール</translation>
    </message>
    <message>
        <source>The best</source>
        <translation>上位</translation>
    </message>
    <message>
        <source>The club&apos;s &amp;unit, such as yen or club points</source>
        <translation>クラブの単位(&amp;U)（例：円、クラブ点）</translation>
    </message>
    <message>
        <source>The standings go by</source>
        <translation>順位の決め方</translation>
    </message>
    <message>
        <source>Three at a table</source>
        <translation>3人卓</translation>
    </message>
    <message>
        <source>Two at a table</source>
        <translation>2人卓</translation>
    </message>
    <message>
        <source>Who is level is parted by</source>
        <translation>同点のときは</translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message>
        <source>A child pays</source>
        <translation>子の支払い</translation>
    </message>
    <message>
        <source>A child pays</source>
        <comment>beijing</comment>
        <translation>散家の支払い</translation>
    </message>
    <message>
        <source>A child pays</source>
        <comment>chinese</comment>
        <translation>散家の支払い</translation>
    </message>
    <message>
        <source>A child pays</source>
        <comment>older</comment>
        <translation>散家の支払い</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Fu</source>
        <translation>符</translation>
    </message>
    <message>
        <source>Fu for</source>
        <translation>符のつくもの</translation>
    </message>
    <message>
        <source>Only with the option “{option}”, here: {choice}.</source>
        <translation>オプション「{option}」によります。ここでは「{choice}」です。</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Other than the default in this match</source>
        <translation>この対局で標準と異なるもの</translation>
    </message>
    <message>
        <source>The dealer pays</source>
        <translation>親の支払い</translation>
    </message>
    <message>
        <source>The dealer pays</source>
        <comment>beijing</comment>
        <translation>荘家の支払い</translation>
    </message>
    <message>
        <source>The dealer pays</source>
        <comment>chinese</comment>
        <translation>荘家の支払い</translation>
    </message>
    <message>
        <source>The dealer pays</source>
        <comment>older</comment>
        <translation>荘家の支払い</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>この対局</translation>
    </message>
    <message>
        <source>To a child: from a discard, in brackets self-drawn (each child / dealer)</source>
        <translation>子の和了：ロンの点、かっこ内はツモ（子／親の支払い）</translation>
    </message>
    <message>
        <source>To a child: from a discard, in brackets self-drawn (each child / dealer)</source>
        <comment>beijing</comment>
        <translation>散家の和了：出上がりの点、かっこ内はツモ（散家／荘家の支払い）</translation>
    </message>
    <message>
        <source>To a child: from a discard, in brackets self-drawn (each child / dealer)</source>
        <comment>chinese</comment>
        <translation>散家の和了：ロンの点、かっこ内はツモ（散家／荘家の支払い）</translation>
    </message>
    <message>
        <source>To a child: from a discard, in brackets self-drawn (each child / dealer)</source>
        <comment>older</comment>
        <translation>散家の和了：ロンの点、かっこ内はツモ（散家／荘家の支払い）</translation>
    </message>
    <message>
        <source>To the dealer: from a discard, in brackets self-drawn (everybody)</source>
        <translation>親の和了：ロンの点、かっこ内はツモ（全員の支払い）</translation>
    </message>
    <message>
        <source>To the dealer: from a discard, in brackets self-drawn (everybody)</source>
        <comment>beijing</comment>
        <translation>荘家の和了：出上がりの点、かっこ内はツモ（全員の支払い）</translation>
    </message>
    <message>
        <source>To the dealer: from a discard, in brackets self-drawn (everybody)</source>
        <comment>chinese</comment>
        <translation>荘家の和了：ロンの点、かっこ内はツモ（全員の支払い）</translation>
    </message>
    <message>
        <source>To the dealer: from a discard, in brackets self-drawn (everybody)</source>
        <comment>older</comment>
        <translation>荘家の和了：ロンの点、かっこ内はツモ（全員の支払い）</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>翻数</translation>
    </message>
    <message>
        <source>Values: {values}</source>
        <translation>選択肢：{values}</translation>
    </message>
    <message>
        <source>When it counts</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation>役</translation>
    </message>
    <message>
        <source>as a rule</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>from a discard</source>
        <translation>ロン</translation>
    </message>
    <message>
        <source>from a discard</source>
        <comment>beijing</comment>
        <translation>出上がり</translation>
    </message>
    <message>
        <source>from a discard</source>
        <comment>chinese</comment>
        <translation>ロン</translation>
    </message>
    <message>
        <source>self-drawn</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>{closed}, open {opened}</source>
        <translation>{closed}（鳴いて{opened}）</translation>
    </message>
    <message>
        <source>{how}: {size}, {points}</source>
        <translation>{how}：{size}、{points}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least}から{most}まで</translation>
    </message>
    <message>
        <source>{number} {unit}</source>
        <translation>{number}{unit}</translation>
    </message>
    <message>
        <source>{value} (differs)</source>
        <translation>{value}（標準と異なる）</translation>
    </message>
    <message>
        <source>{value}, closed only</source>
        <translation>{value}（門前のみ）</translation>
    </message>
    <message>
        <source>{value}, open only</source>
        <translation>{value}（副露のみ）</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>&amp;Keep the rule</source>
        <translation>規定を保存(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Undo the last change</source>
        <translation>直前の変更を取り消す(&amp;U)</translation>
    </message>
    <message>
        <source>A rating of strength</source>
        <translation>強さのレーティング</translation>
    </message>
    <message>
        <source>Besides the points</source>
        <translation>ポイントのほかに</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Rule of the standings</source>
        <translation>順位の規定</translation>
    </message>
    <message>
        <source>Something is filled in that cannot be.</source>
        <translation>正しくない記入があります。</translation>
    </message>
    <message>
        <source>This rule holds for every time that has none of its own.</source>
        <translation>この規定は、独自の規定のないすべての期間に適用されます。</translation>
    </message>
    <message>
        <source>This rule holds for {season} alone.</source>
        <translation>この規定は{season}だけに適用されます。</translation>
    </message>
</context>
<context>
    <name>RulesPlace</name>
    <message>
        <source>&amp;House rules…</source>
        <translation>取り決めルール(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Next place</source>
        <translation>次を検索(&amp;N)</translation>
    </message>
    <message>
        <source>Coming from</source>
        <translation>どのルールから来たか</translation>
    </message>
    <message>
        <source>Coming from {system}</source>
        <translation>{system}から</translation>
    </message>
    <message>
        <source>Coming from…</source>
        <translation>他のルールから…</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>P&amp;rint card, poster…</source>
        <translation>早見表・ポスター(&amp;R)…</translation>
    </message>
    <message>
        <source>P&amp;rint this page…</source>
        <translation>このページを印刷(&amp;R)…</translation>
    </message>
    <message>
        <source>Rule page</source>
        <translation>ルールのページ</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Search all rules</source>
        <translation>全ルールから検索</translation>
    </message>
    <message>
        <source>Search all rules (Ctrl + F)</source>
        <translation>全ルールから検索（Ctrl + F）</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number}/{count}</translation>
    </message>
</context>
<context>
    <name>RunDots</name>
    <message>
        <source>{done} of {all} done</source>
        <translation>{all}問中{done}問終了</translation>
    </message>
</context>
<context>
    <name>SceneFelt</name>
    <message>
        <source>Hand of {player}</source>
        <translation>{player}の手牌</translation>
    </message>
    <message>
        <source>Penalty tiles, open before the player</source>
        <translation>本人の前に公開された罰牌</translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>Stakes on the table: {points}</source>
        <translation>供託：{points}点</translation>
    </message>
    <message>
        <source>The match ends at {points} points.</source>
        <translation>{points}点で終局します。</translation>
    </message>
    <message>
        <source>Won from {player}</source>
        <translation>{player}からロン</translation>
    </message>
    <message>
        <source>Won from {player}</source>
        <comment>beijing</comment>
        <translation>{player}から和了</translation>
    </message>
    <message>
        <source>Won from {player}</source>
        <comment>chinese</comment>
        <translation>{player}からロン</translation>
    </message>
    <message>
        <source>{name} {wind}</source>
        <translation>{name}{wind}</translation>
    </message>
    <message>
        <source>{player} deals</source>
        <translation>親は{player}</translation>
    </message>
    <message>
        <source>{player} deals</source>
        <comment>beijing</comment>
        <translation>荘家は{player}</translation>
    </message>
    <message>
        <source>{player} deals</source>
        <comment>chinese</comment>
        <translation>荘家は{player}</translation>
    </message>
    <message>
        <source>{player} deals</source>
        <comment>older</comment>
        <translation>荘家は{player}</translation>
    </message>
</context>
<context>
    <name>ScoreScale</name>
    <message>
        <source>{name}: {before}, then {after}</source>
        <translation>{name}：{before}から{after}へ</translation>
    </message>
    <message>
        <source>{name}: {before}, then {after}, {word}</source>
        <translation>{name}：{before}から{after}、{word}</translation>
    </message>
</context>
<context>
    <name>Seal</name>
    <message>
        <source>Does not sum to zero: {amount}</source>
        <translation>合計が0になりません：{amount}</translation>
    </message>
    <message>
        <source>Sums to zero</source>
        <translation>合計は0です</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>30 days</source>
        <translation>30日</translation>
    </message>
    <message>
        <source>A note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>1年</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>すべての局</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>Dealt in</source>
        <translation>放銃した</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>反則</translation>
    </message>
    <message>
        <source>On a discard</source>
        <translation>ロン和了</translation>
    </message>
    <message>
        <source>Player won</source>
        <translation>和了した</translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation>ツモ和了</translation>
    </message>
    <message>
        <source>Was there</source>
        <translation>同卓した</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>from {player}</source>
        <translation>{player}から</translation>
    </message>
    <message>
        <source>ready: {players}</source>
        <translation>聴牌：{players}</translation>
    </message>
    <message>
        <source>self-drawn</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>“{note}”</source>
        <translation>「{note}」</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message numerus="yes">
        <source>%n hand(s), the latest first</source>
        <translation>
            <numerusform>%n局（新しい順）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) cannot be read.</source>
        <translation>
            <numerusform>%n対局は読めません。</numerusform>
        </translation>
    </message>
    <message>
        <source>No hand answers to that.</source>
        <translation>当てはまる局はありません。</translation>
    </message>
    <message>
        <source>Player, yaku, tiles (123m), 8000+, 3han, 2026-11, words of a note</source>
        <translation>対局者、役、牌（123m）、8000+、3翻、2026-11、メモの言葉</translation>
    </message>
</context>
<context>
    <name>SeatForm</name>
    <message>
        <source>&amp;Draw seats…</source>
        <translation>場決め(&amp;D)…</translation>
    </message>
    <message>
        <source>As they &amp;were</source>
        <translation>前回の席(&amp;W)</translation>
    </message>
    <message>
        <source>Drawn: {seats}. {dealer} deals first.</source>
        <translation>場決め：{seats}。起家は{dealer}です。</translation>
    </message>
    <message>
        <source>Every seat needs a name.</source>
        <translation>どの席にも名前が必要です。</translation>
    </message>
    <message>
        <source>Everybody moves one seat on: who had the second seat deals first.</source>
        <translation>全員が席を一つずつ移り、二番目の席の人が起家になります。</translation>
    </message>
    <message>
        <source>Mo&amp;ve round</source>
        <translation>席をずらす(&amp;V)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name at {wind}</source>
        <translation>{wind}の席の名前</translation>
    </message>
    <message>
        <source>This name stands at another seat already; the ledger could not tell them apart.</source>
        <translation>同じ名前がほかの席にあります。記録で区別できなくなります。</translation>
    </message>
    <message>
        <source>{player}: {wind}</source>
        <translation>{player}：{wind}</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>Dealer</source>
        <translation>親</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>chinese</comment>
        <translation>荘家</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>beijing</comment>
        <translation>荘家</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>older</comment>
        <translation>荘家</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>リーチ</translation>
    </message>
    <message>
        <source>lying apart: {tiles}</source>
        <translation>脇に置いた牌：{tiles}</translation>
    </message>
    <message>
        <source>親 Dealer</source>
        <translation>親</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>First dealer</source>
        <translation>起家</translation>
    </message>
    <message>
        <source>On the dealer&apos;s left</source>
        <translation>起家の左</translation>
    </message>
    <message>
        <source>On the dealer&apos;s right</source>
        <translation>起家の右</translation>
    </message>
    <message>
        <source>Opposite the dealer</source>
        <translation>起家の対面</translation>
    </message>
    <message>
        <source>across</source>
        <translation>対面</translation>
    </message>
    <message>
        <source>the left</source>
        <translation>上家</translation>
    </message>
    <message>
        <source>the right</source>
        <translation>下家</translation>
    </message>
</context>
<context>
    <name>SeatsView</name>
    <message>
        <source>Sits out</source>
        <translation>抜け番</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>{number}卓</translation>
    </message>
    <message>
        <source>before: {players}</source>
        <translation>これまで：{players}</translation>
    </message>
</context>
<context>
    <name>ServerSheet</name>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>An address begins with {scheme}.</source>
        <translation>アドレスは {scheme} で始まります。</translation>
    </message>
    <message>
        <source>Ledger on a server</source>
        <translation>サーバー上の記録ファイル</translation>
    </message>
    <message>
        <source>Several machines can keep one ledger on a PostgreSQL server: each sees what the others record. A password does not belong in the address, but in the file .pgpass.</source>
        <translation>複数のパソコンで、PostgreSQLサーバー上の一つの記録ファイルを使えます。ほかのパソコンで記録した内容がそれぞれに表示されます。パスワードはアドレスではなく、.pgpassファイルに書いてください。</translation>
    </message>
    <message>
        <source>Something waits to be recorded in the ledger that is open.</source>
        <translation>開いている記録ファイルに、記録を待っている内容があります。</translation>
    </message>
    <message>
        <source>The ledger on this &amp;machine</source>
        <translation>このパソコンの記録ファイル(&amp;M)</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Club total</source>
        <translation>クラブ合計</translation>
    </message>
    <message>
        <source>Club total, {unit}</source>
        <translation>クラブ合計（{unit}）</translation>
    </message>
    <message>
        <source>Rule systems are added up at rates only. There is no rate yet for {systems}.</source>
        <translation>異なるルールの成績は、換算率がないと合計できません。{systems}の換算率がまだありません。</translation>
    </message>
    <message>
        <source>Session of {date}</source>
        <translation>{date}の例会</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>{rules}, {unit}</source>
        <translation>{rules}（{unit}）</translation>
    </message>
    <message>
        <source>{system} × {factor}</source>
        <translation>{system} × {factor}</translation>
    </message>
</context>
<context>
    <name>SessionsSheet</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>例会</translation>
    </message>
</context>
<context>
    <name>SessionsView</name>
    <message numerus="yes">
        <source>%n matches are still being added up…</source>
        <translation>
            <numerusform>あと%n回戦を集計しています…</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Rates…</source>
        <translation>換算率(&amp;R)…</translation>
    </message>
    <message>
        <source>Began {date}, {time}</source>
        <translation>{date} {time}開始</translation>
    </message>
    <message>
        <source>Find a session</source>
        <translation>例会を探す</translation>
    </message>
    <message>
        <source>House</source>
        <translation>卓の外</translation>
    </message>
    <message>
        <source>Look at this match in the ledger</source>
        <translation>この対局を記録で見る</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>{number}回戦</translation>
    </message>
    <message>
        <source>Match {number} cannot be read and is left out.</source>
        <translation>{number}回戦は読めないため、含まれていません。</translation>
    </message>
    <message>
        <source>Name of the session</source>
        <translation>例会の名前</translation>
    </message>
    <message>
        <source>No session yet</source>
        <translation>例会はまだありません</translation>
    </message>
    <message>
        <source>Print or e&amp;xport…</source>
        <translation>印刷または書き出し(&amp;X)…</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>名前の変更(&amp;N)…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>例会</translation>
    </message>
    <message>
        <source>The first match begins one.</source>
        <translation>最初の対局とともに始まります。</translation>
    </message>
    <message>
        <source>matches: {number}</source>
        <translation>{number}戦</translation>
    </message>
    <message>
        <source>{rules} (goes on, began {time})</source>
        <translation>{rules}（{time}から対局中）</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>読み込む(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>取り消し(&amp;U)</translation>
    </message>
    <message>
        <source>A line that tells the keys of the picker.</source>
        <translation>牌入力のキーを一行で示します。</translation>
    </message>
    <message>
        <source>All settings</source>
        <translation>設定全体</translation>
    </message>
    <message>
        <source>Back to &amp;defaults</source>
        <translation>初期設定に戻す(&amp;D)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Colours and tiles</source>
        <translation>色と牌</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>設定を書き出す</translation>
    </message>
    <message>
        <source>High contrast also has a strong ring round what the keyboard is at.</source>
        <translation>高コントラストでは、キーボードの位置も太い枠で示します。</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>設定を読み込む</translation>
    </message>
    <message>
        <source>Key hints</source>
        <translation>キーの案内</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>動きと音</translation>
    </message>
    <message>
        <source>Names on the page for spectators</source>
        <translation>観戦ページの名前</translation>
    </message>
    <message>
        <source>Nothing slides or counts up.</source>
        <translation>動きや数え上げをなくします。</translation>
    </message>
    <message>
        <source>Of the window, of prints and of the files that are read by people.</source>
        <translation>画面、印刷物、人が読むファイルの言語です。</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>設定 (*.json)</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Spectators</source>
        <translation>観戦</translation>
    </message>
    <message>
        <source>The short sound of the system when something is refused or cannot be written, and when the time of a round is up.</source>
        <translation>和了などが認められないとき、何かが書き込めないとき、回戦の時間が終わったときに、システムの短い音を鳴らします。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>牌と駒</translation>
    </message>
    <message>
        <source>What lies between them grows too; where room is short, it scrolls.</source>
        <translation>まわりも合わせて大きくなり、収まらないところはスクロールします。</translation>
    </message>
    <message>
        <source>What others in the local network read of who plays.</source>
        <translation>ネットワーク内の観戦者に、対局者をどう見せるかです。</translation>
    </message>
    <message>
        <source>With a digit or letter in a corner of each, or black on white with digit, sign and letter.</source>
        <translation>隅に数字か文字を添えるか、白地に黒で数字・印・文字を大きく描きます。</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>言葉</translation>
    </message>
    <message>
        <source>Written to {file}</source>
        <translation>{file} に書き出しました</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>as the theme</source>
        <translation>テーマに合わせる</translation>
    </message>
    <message>
        <source>by initials</source>
        <translation>頭文字</translation>
    </message>
    <message>
        <source>by name or pseudonym</source>
        <translation>名前または仮名</translation>
    </message>
    <message>
        <source>by seat only</source>
        <translation>席番号だけ</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>tiles</comment>
        <translation>絵柄</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>高コントラスト</translation>
    </message>
    <message>
        <source>high contrast, dark</source>
        <translation>高コントラスト、暗い</translation>
    </message>
    <message>
        <source>high contrast, light</source>
        <translation>高コントラスト、明るい</translation>
    </message>
    <message>
        <source>light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>with letters</source>
        <translation>文字つき</translation>
    </message>
    <message>
        <source>{file} could not be read: {fault}.</source>
        <translation>{file} を読み込めませんでした：{fault}。</translation>
    </message>
    <message>
        <source>{file} could not be written: {fault}.</source>
        <translation>{file} に書き込めませんでした：{fault}。</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>{place}: {why}</source>
        <translation>{place}：{why}</translation>
    </message>
</context>
<context>
    <name>ShaozhuangForm</name>
    <message>
        <source>All four discarded the same tile in the first turn.</source>
        <translation>第一巡に四人とも同じ牌を捨てました。</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Spectators</name>
    <message numerus="yes">
        <source>%n spectator(s)</source>
        <translation>
            <numerusform>観戦者%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Mahjong</source>
        <translation>麻雀</translation>
    </message>
    <message>
        <source>Round {number} of {count} · {system}</source>
        <translation>第{number}回戦(全{count}回)・{system}</translation>
    </message>
    <message>
        <source>Round {number} · {system}</source>
        <translation>第{number}回戦・{system}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>{number}番席</translation>
    </message>
    <message>
        <source>The spectators&apos; page is on</source>
        <translation>観戦ページ公開中</translation>
    </message>
    <message>
        <source>The spectators&apos; page is out of reach</source>
        <translation>観戦ページに接続できません</translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation>
            <numerusform>%n回戦終了時</numerusform>
        </translation>
    </message>
    <message>
        <source>value typed, not checked</source>
        <translation>点数は手入力(未確認)</translation>
    </message>
    <message>
        <source>{count} {counters}</source>
        <translation>{count}{counters}</translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <translation>供託{points}</translation>
    </message>
</context>
<context>
    <name>SpectatorsPage</name>
    <message numerus="yes">
        <source>%n spectator(s)</source>
        <translation>
            <numerusform>観戦者%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy the link</source>
        <translation>リンクをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>ポート(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Turn on</source>
        <translation>公開する(&amp;T)</translation>
    </message>
    <message>
        <source>+{time} over</source>
        <translation>{time}超過</translation>
    </message>
    <message>
        <source>Address of this machine</source>
        <translation>このパソコンのアドレス</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>全局</translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>全{count}人</translation>
    </message>
    <message>
        <source>Another program uses the port {port}. Choose another one.</source>
        <translation>ポート{port}は別のプログラムが使っています。別のポートを選んでください。</translation>
    </message>
    <message>
        <source>As of {time}, renews by itself</source>
        <translation>{time}現在・自動更新</translation>
    </message>
    <message>
        <source>As of {time}. Scores from the ledger.</source>
        <translation>{time}現在。点数は記録より。</translation>
    </message>
    <message>
        <source>As of {time}. Scores from the ledger; every row adds up.</source>
        <translation>{time}現在。点数は記録より。どの行も合計が合っています。</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>接続しています…</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Further tables follow in {seconds} seconds</source>
        <translation>ほかの卓は{seconds}秒後</translation>
    </message>
    <message>
        <source>It could not be turned on. The log says why.</source>
        <translation>公開できませんでした。理由はログにあります。</translation>
    </message>
    <message>
        <source>It is being turned on…</source>
        <translation>公開の準備をしています…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Last hands</source>
        <translation>最近の局</translation>
    </message>
    <message>
        <source>Last hands</source>
        <comment>of a round</comment>
        <translation>残りわずか</translation>
    </message>
    <message>
        <source>Latest hands only</source>
        <translation>最近の局だけ</translation>
    </message>
    <message>
        <source>Look for addresses again</source>
        <translation>アドレスを探し直す</translation>
    </message>
    <message>
        <source>No hand has been played yet.</source>
        <translation>まだ一局も終わっていません。</translation>
    </message>
    <message>
        <source>No match is on the table yet.</source>
        <translation>まだ対局はありません。</translation>
    </message>
    <message>
        <source>No news since {time}</source>
        <translation>{time}から更新がありません</translation>
    </message>
    <message>
        <source>Off: nobody can see anything.</source>
        <translation>非公開です。誰にも見えません。</translation>
    </message>
    <message>
        <source>On, until it is turned off or the program ends.</source>
        <translation>公開中です。公開をやめるかプログラムを終了するまで続きます。</translation>
    </message>
    <message>
        <source>Players are called</source>
        <translation>対局者の表示</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>Spectators</source>
        <translation>観戦</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>{number}卓</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>Telephones and screens in the same network can watch how the tables stand, on a page that is to read only.</source>
        <translation>同じネットワークの電話や画面から、閲覧専用のページで各卓の状況を見られます。</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>今日の成績</translation>
    </message>
    <message>
        <source>The link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>The link as a QR code</source>
        <translation>リンクのQRコード</translation>
    </message>
    <message>
        <source>The system does not let programs use the port {port}. Choose another one.</source>
        <translation>システムがポート{port}の使用を許可していません。別のポートを選んでください。</translation>
    </message>
    <message>
        <source>This machine does not have the address {address}. Choose another one.</source>
        <translation>このパソコンにアドレス{address}はありません。別のアドレスを選んでください。</translation>
    </message>
    <message>
        <source>This machine has lost the address {address}: the network may be down. It goes on once it is back.</source>
        <translation>このパソコンのアドレス{address}がなくなりました。ネットワークが切れているかもしれません。戻れば自動で再開します。</translation>
    </message>
    <message>
        <source>This machine is in no network at the moment: nobody but itself can watch.</source>
        <translation>このパソコンは今ネットワークにつながっていません。見られるのはこのパソコンだけです。</translation>
    </message>
    <message>
        <source>Turn o&amp;ff</source>
        <translation>公開をやめる(&amp;F)</translation>
    </message>
    <message>
        <source>What leaves this machine: the name of the evening, scores, seats and every recorded hand with its tiles, and what is chosen below of who plays. No notes, and nothing that is half entered. Whoever has the link can read it, and whoever can listen in on the network, too.</source>
        <translation>このパソコンから送られるもの：例会の名前、点数、席、記録済みの各局とその牌、下で選んだ対局者の表示。メモと入力途中のものは送られません。リンクを知っている人のほか、ネットワークを傍受できる人も読めます。</translation>
    </message>
    <message>
        <source>a new one each time</source>
        <translation>毎回新しくする</translation>
    </message>
    <message>
        <source>by initials</source>
        <translation>頭文字</translation>
    </message>
    <message>
        <source>by name or pseudonym</source>
        <translation>名前または仮名</translation>
    </message>
    <message>
        <source>by seat only</source>
        <translation>席番号だけ</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>親</translation>
    </message>
    <message>
        <source>ends {time}</source>
        <translation>{time}終了</translation>
    </message>
    <message>
        <source>finished {time}</source>
        <translation>{time}終局</translation>
    </message>
    <message>
        <source>has declared riichi</source>
        <translation>リーチ中</translation>
    </message>
    <message>
        <source>paused
since {time}</source>
        <translation>{time}から
中断</translation>
    </message>
    <message>
        <source>round ends
at {time}</source>
        <translation>この回戦は
{time}まで</translation>
    </message>
    <message>
        <source>the same each time</source>
        <translation>毎回同じ</translation>
    </message>
    <message>
        <source>to read only</source>
        <translation>閲覧専用</translation>
    </message>
    <message>
        <source>{address}, this machine alone</source>
        <translation>{address}(このパソコンだけ)</translation>
    </message>
    <message>
        <source>{address}, {interface}</source>
        <translation>{address}、{interface}</translation>
    </message>
    <message>
        <source>{first} to {last} follow in {seconds} seconds</source>
        <translation>{first}位から{last}位は{seconds}秒後</translation>
    </message>
    <message>
        <source>親</source>
        <translation>親</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Clear the field</source>
        <translation>入力を消す</translation>
    </message>
</context>
<context>
    <name>StandingLine</name>
    <message>
        <source>No match on the table</source>
        <translation>卓に対局はありません</translation>
    </message>
    <message>
        <source>The change is on disk, {time}</source>
        <translation>変更を保存済み（{time}）</translation>
    </message>
    <message>
        <source>The ledger is being opened</source>
        <translation>記録ファイルを開いています</translation>
    </message>
    <message>
        <source>The match is on disk, {time}</source>
        <translation>対局を保存済み（{time}）</translation>
    </message>
    <message>
        <source>The result is on disk, {time}</source>
        <translation>結果を保存済み（{time}）</translation>
    </message>
    <message>
        <source>an entry of another match is not recorded yet: go back to it</source>
        <translation>ほかの対局にまだ記録されていない入力があります：その対局に戻ってください</translation>
    </message>
    <message>
        <source>the hand being typed is kept in this window alone: its folder cannot be reached</source>
        <translation>入力中の手牌はこのウィンドウにしかありません：フォルダーが見つかりません</translation>
    </message>
    <message>
        <source>the hand being typed is kept in this window alone: its folder is read-only</source>
        <translation>入力中の手牌はこのウィンドウにしかありません：フォルダーが読み取り専用です</translation>
    </message>
    <message>
        <source>the hand being typed is kept in this window alone: the disk is full</source>
        <translation>入力中の手牌はこのウィンドウにしかありません：ディスクがいっぱいです</translation>
    </message>
    <message>
        <source>{count} {counters}</source>
        <translation>{count}{counters}</translation>
    </message>
    <message>
        <source>{hand} and the result are on disk, {time}</source>
        <translation>{hand}と結果を保存済み（{time}）</translation>
    </message>
    <message>
        <source>{hand} is on disk, {time}</source>
        <translation>{hand}を保存済み（{time}）</translation>
    </message>
    <message>
        <source>{option}: {choice}</source>
        <translation>{option}：{choice}</translation>
    </message>
    <message>
        <source>{ruleset}, default rules</source>
        <translation>{ruleset}、標準ルール</translation>
    </message>
    <message>
        <source>{ruleset}, house rules: {name}</source>
        <translation>{ruleset}、取り決めルール：{name}</translation>
    </message>
    <message>
        <source>{ruleset}, {differences}</source>
        <translation>{ruleset}、{differences}</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message numerus="yes">
        <source>%n match(es) too few</source>
        <translation>
            <numerusform>あと%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>* first of the evening; in brackets: left out; a dot: not there.</source>
        <translation>*はその例会の首位、括弧は除外、点は欠席。</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation>それ以前の例会</translation>
    </message>
    <message>
        <source>Evenings before these stand in the files alone.</source>
        <translation>これより前の例会はファイルにだけあります。</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>成績の推移</translation>
    </message>
    <message>
        <source>Latest evening</source>
        <translation>最近の例会</translation>
    </message>
    <message>
        <source>Left out, for there are no points for tables of that size: {systems}.</source>
        <translation>その人数の卓の順位点がないため除外：{systems}。</translation>
    </message>
    <message>
        <source>Left out, for there is no rate: {systems}.</source>
        <translation>換算率がないため除外：{systems}。</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Mean result of a match</source>
        <translation>1局あたりの平均成績</translation>
    </message>
    <message>
        <source>Mean result of a match in &lt;b&gt;{unit}&lt;/b&gt;</source>
        <translation>1局あたりの平均成績（&lt;b&gt;{unit}&lt;/b&gt;）</translation>
    </message>
    <message>
        <source>Nobody has played in this time.</source>
        <translation>この期間に対局者はいません。</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Points for places</source>
        <translation>順位点</translation>
    </message>
    <message>
        <source>Points for places &lt;b&gt;{points}&lt;/b&gt;</source>
        <translation>順位点 &lt;b&gt;{points}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Rating: {period}</source>
        <translation>レーティング：{period}</translation>
    </message>
    <message>
        <source>Standings: {period}</source>
        <translation>順位表：{period}</translation>
    </message>
    <message>
        <source>Strength by the places in all matches, and by whom one met. It begins at 1,500 and is no part of the points.</source>
        <translation>全対局の順位と相手の強さによる値です。1,500から始まり、ポイントには含まれません。</translation>
    </message>
    <message>
        <source>Sum of the results</source>
        <translation>成績の合計</translation>
    </message>
    <message>
        <source>Sum of the results in &lt;b&gt;{unit}&lt;/b&gt;</source>
        <translation>成績の合計（&lt;b&gt;{unit}&lt;/b&gt;）</translation>
    </message>
    <message>
        <source>Year {year}</source>
        <translation>{year}年</translation>
    </message>
    <message numerus="yes">
        <source>at least &lt;b&gt;%n&lt;/b&gt; match(es)</source>
        <translation>
            <numerusform>&lt;b&gt;%n&lt;/b&gt;局以上</numerusform>
        </translation>
    </message>
    <message>
        <source>at tables of {size}: &lt;b&gt;{points}&lt;/b&gt;</source>
        <translation>{size}人卓：&lt;b&gt;{points}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>best &lt;b&gt;{number} of {all}&lt;/b&gt; evenings</source>
        <translation>例会&lt;b&gt;{all}回中上位{number}回&lt;/b&gt;</translation>
    </message>
    <message>
        <source>best &lt;b&gt;{number} of {all}&lt;/b&gt; matches</source>
        <translation>対局&lt;b&gt;{all}局中上位{number}局&lt;/b&gt;</translation>
    </message>
    <message>
        <source>day</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>evening</source>
        <translation>例会</translation>
    </message>
    <message>
        <source>first places</source>
        <translation>1位の回数</translation>
    </message>
    <message>
        <source>head to head</source>
        <translation>直接対決</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>level: {levels}</source>
        <translation>同点：{levels}</translation>
    </message>
    <message>
        <source>match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>match {number}</source>
        <translation>{number}回戦</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>対局数</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>mean place</source>
        <translation>平均順位</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>変動</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>欠席</translation>
    </message>
    <message>
        <source>place</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>place in each match</source>
        <translation>各対局の順位</translation>
    </message>
    <message>
        <source>place on each evening, {first} to {last}</source>
        <translation>例会ごとの順位、{first}〜{last}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>レート</translation>
    </message>
    <message>
        <source>rating after each evening, {first} to {last}</source>
        <translation>例会ごとのレート、{first}〜{last}</translation>
    </message>
    <message>
        <source>rating after each match</source>
        <translation>各対局後のレート</translation>
    </message>
    <message>
        <source>result</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>{day}から</translation>
    </message>
    <message>
        <source>sure to</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>sure to ±</source>
        <translation>誤差±</translation>
    </message>
    <message>
        <source>until {day}</source>
        <translation>{day}まで</translation>
    </message>
    <message numerus="yes">
        <source>without the worst &lt;b&gt;%n&lt;/b&gt; evening(s)</source>
        <translation>
            <numerusform>下位&lt;b&gt;%n&lt;/b&gt;回の例会を除く</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without the worst &lt;b&gt;%n&lt;/b&gt; match(es)</source>
        <translation>
            <numerusform>下位&lt;b&gt;%n&lt;/b&gt;局を除く</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first}〜{last}</translation>
    </message>
    <message>
        <source>{session}, {day}</source>
        <translation>{session}、{day}</translation>
    </message>
    <message numerus="yes">
        <source>{system} (%n match(es))</source>
        <translation>
            <numerusform>{system}（%n局）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>書き出す(&amp;X)…</translation>
    </message>
    <message>
        <source>Nobody has ended a match in this time.</source>
        <translation>この期間に終わった対局はありません。</translation>
    </message>
    <message>
        <source>Own period…</source>
        <translation>ほかの期間…</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>Rating the matches…</source>
        <translation>レーティングを計算しています…</translation>
    </message>
</context>
<context>
    <name>StandingsReportSheet</name>
    <message>
        <source>A row for each player, with a column for each evening.</source>
        <translation>対局者ごとに1行、例会ごとに1列。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>The pages as they are printed.</source>
        <translation>印刷と同じページ。</translation>
    </message>
    <message>
        <source>The standings, and every match behind them, a sheet each.</source>
        <translation>順位表と、そのもとの全対局。シートが1枚ずつ。</translation>
    </message>
</context>
<context>
    <name>Station</name>
    <message>
        <source>Lesson {number}: {name}</source>
        <translation>第{number}課：{name}</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>next</source>
        <translation>次</translation>
    </message>
    <message>
        <source>step {number} of {all}</source>
        <translation>{number}／{all}</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>{name}: less</source>
        <translation>{name}を減らす</translation>
    </message>
    <message>
        <source>{name}: more</source>
        <translation>{name}を増やす</translation>
    </message>
</context>
<context>
    <name>Stick</name>
    <message>
        <source>Honba stick</source>
        <translation>本場棒</translation>
    </message>
    <message>
        <source>Riichi stick</source>
        <translation>リーチ棒</translation>
    </message>
    <message>
        <source>{stick}: {count}</source>
        <translation>{stick}：{count}本</translation>
    </message>
</context>
<context>
    <name>SticksForm</name>
    <message>
        <source>Deposit</source>
        <translation>供託</translation>
    </message>
    <message>
        <source>Say what really lies on the table. The scores stay as they are.</source>
        <translation>実際に卓上にあるものを入れてください。持ち点は変わりません。</translation>
    </message>
    <message>
        <source>So it lies there already.</source>
        <translation>卓上はすでにそのとおりです。</translation>
    </message>
    <message>
        <source>The deposit changes by {points}; the house makes up for it.</source>
        <translation>供託が{points}変わり、差は卓の外とやり取りします。</translation>
    </message>
    <message>
        <source>now {number}</source>
        <translation>今は{number}</translation>
    </message>
</context>
<context>
    <name>Stopped</name>
    <message>
        <source>. </source>
        <translation>。</translation>
    </message>
</context>
<context>
    <name>StreakRow</name>
    <message>
        <source>Practised on</source>
        <translation>練習した日</translation>
    </message>
    <message>
        <source>none of these days</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>SubjectRow</name>
    <message>
        <source>{count} to repeat</source>
        <translation>復習{count}</translation>
    </message>
    <message>
        <source>{right} of {answered}</source>
        <translation>{answered}問中{right}問正解</translation>
    </message>
</context>
<context>
    <name>SubstituteForm</name>
    <message>
        <source>From here on somebody else sits in a seat and goes on with its score. Earlier hands keep the name.</source>
        <translation>ここから別の人が席に着き、その点数を引き継ぎます。これまでの局には元の名前が残ります。</translation>
    </message>
    <message>
        <source>This name sits at the table already; the ledger could not tell them apart.</source>
        <translation>この名前の人がすでに座っています。記録で区別できません。</translation>
    </message>
    <message>
        <source>Type who comes.</source>
        <translation>入る人の名前を入れてください。</translation>
    </message>
    <message>
        <source>Who comes</source>
        <translation>入る人</translation>
    </message>
    <message>
        <source>Who leaves</source>
        <translation>抜ける人</translation>
    </message>
    <message>
        <source>{substitute} goes on with the {points} of {player}; the result of the match will be theirs.</source>
        <translation>{substitute}が{player}の{points}を引き継ぎます。この試合の成績も{substitute}のものになります。</translation>
    </message>
</context>
<context>
    <name>TablePlace</name>
    <message>
        <source>Riichi of {player} is recorded. Undo takes it back.</source>
        <translation>{player}のリーチを記録しました。「取り消し」で戻せます。</translation>
    </message>
    <message>
        <source>Riichi: click the player or press the digit. Esc leaves.</source>
        <translation>リーチ：対局者をクリックするか数字を押してください。Escで中止します。</translation>
    </message>
    <message>
        <source>Shaozhuang is recorded. Undo takes it back.</source>
        <translation>焼荘を記録しました。「取り消し」で元に戻せます。</translation>
    </message>
    <message>
        <source>The draw is recorded. Undo takes it back.</source>
        <translation>流局を記録しました。「取り消し」で元に戻せます。</translation>
    </message>
</context>
<context>
    <name>TileButton</name>
    <message>
        <source>{left} of {copies}</source>
        <translation>{left}/{copies}</translation>
    </message>
    <message>
        <source>{left} of {copies} left</source>
        <translation>{copies}枚中残り{left}枚</translation>
    </message>
    <message>
        <source>{tile}: {left} of {copies} left</source>
        <translation>{tile}：{copies}枚中残り{left}枚</translation>
    </message>
</context>
<context>
    <name>TileChoice</name>
    <message>
        <source>Take {tile} away</source>
        <translation>{tile}を取り消す</translation>
    </message>
    <message>
        <source>There is no tile {notation}.</source>
        <translation>{notation}という牌はありません。</translation>
    </message>
    <message>
        <source>click or type</source>
        <translation>クリックか入力</translation>
    </message>
    <message>
        <source>click or type, such as 5m</source>
        <translation>クリックか入力（例：5m）</translation>
    </message>
    <message>
        <source>{digits}… and the suit</source>
        <translation>{digits}…続けて種類</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>Autumn</source>
        <translation>秋</translation>
    </message>
    <message>
        <source>Bamboo</source>
        <comment>flower</comment>
        <translation>竹</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>角行</translation>
    </message>
    <message>
        <source>Chrysanthemum</source>
        <translation>菊</translation>
    </message>
    <message>
        <source>East</source>
        <translation>東</translation>
    </message>
    <message>
        <source>Gold general</source>
        <translation>金将</translation>
    </message>
    <message>
        <source>Green dragon</source>
        <translation>發</translation>
    </message>
    <message>
        <source>King</source>
        <translation>玉将</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>桂馬</translation>
    </message>
    <message>
        <source>Lance</source>
        <translation>香車</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北</translation>
    </message>
    <message>
        <source>Orchid</source>
        <translation>蘭</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>歩兵</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>梅</translation>
    </message>
    <message>
        <source>Red dragon</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>飛車</translation>
    </message>
    <message>
        <source>Silver general</source>
        <translation>銀将</translation>
    </message>
    <message>
        <source>South</source>
        <translation>南</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>春</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>夏</translation>
    </message>
    <message>
        <source>West</source>
        <translation>西</translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>冬</translation>
    </message>
    <message>
        <source>bamboo</source>
        <translation>索子</translation>
    </message>
    <message>
        <source>bamboo</source>
        <comment>beijing</comment>
        <translation>索子</translation>
    </message>
    <message>
        <source>bamboo</source>
        <comment>chinese</comment>
        <translation>索子</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>萬子</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>筒子</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>伏せ牌</translation>
    </message>
    <message>
        <source>red 5 of bamboo</source>
        <translation>赤5索</translation>
    </message>
    <message>
        <source>red 5 of characters</source>
        <translation>赤5萬</translation>
    </message>
    <message>
        <source>red 5 of circles</source>
        <translation>赤5筒</translation>
    </message>
    <message>
        <source>{caption} {amount}: {tiles}</source>
        <translation>{caption} {amount}：{tiles}</translation>
    </message>
    <message>
        <source>{caption}: {tiles}</source>
        <translation>{caption}：{tiles}</translation>
    </message>
    <message>
        <source>{number} of bamboo</source>
        <translation>{number}索</translation>
    </message>
    <message>
        <source>{number} of bamboo</source>
        <comment>beijing</comment>
        <translation>{number}索</translation>
    </message>
    <message>
        <source>{number} of bamboo</source>
        <comment>chinese</comment>
        <translation>{number}索</translation>
    </message>
    <message>
        <source>{number} of characters</source>
        <translation>{number}萬</translation>
    </message>
    <message>
        <source>{number} of circles</source>
        <translation>{number}筒</translation>
    </message>
    <message>
        <source>{tile} as a wildcard for {other}</source>
        <translation>{tile}（混、{other}の代わり）</translation>
    </message>
    <message>
        <source>{tile}, a wildcard</source>
        <translation>{tile}（混）</translation>
    </message>
    <message>
        <source>{tile}, at fault</source>
        <translation>{tile}（不足の原因）</translation>
    </message>
    <message>
        <source>{tile}, called</source>
        <translation>{tile}（鳴いたもの）</translation>
    </message>
    <message>
        <source>{tile}, winning</source>
        <translation>{tile}（和了）</translation>
    </message>
</context>
<context>
    <name>Timer</name>
    <message>
        <source>Finish the hand</source>
        <translation>その局で終わり</translation>
    </message>
    <message>
        <source>One more hand</source>
        <translation>あと一局</translation>
    </message>
    <message>
        <source>One more hand after the one in progress.</source>
        <translation>進行中の局のあと、もう一局打ちます。</translation>
    </message>
    <message>
        <source>Play until the time is up, and finish that hand.</source>
        <translation>時間まで打ち、その局を終えます。</translation>
    </message>
    <message>
        <source>The hand in progress is the last.</source>
        <translation>進行中の局が最後です。</translation>
    </message>
    <message>
        <source>Until the time is up</source>
        <translation>時間まで</translation>
    </message>
</context>
<context>
    <name>TimerPanel</name>
    <message>
        <source>&amp;Go on</source>
        <translation>再開(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Wall screen…</source>
        <translation>掲示画面(&amp;W)…</translation>
    </message>
    <message>
        <source>+ 5 mi&amp;nutes</source>
        <translation>+5分(&amp;N)</translation>
    </message>
    <message>
        <source>+{time} over</source>
        <translation>{time}超過</translation>
    </message>
    <message>
        <source>Last hands</source>
        <translation>ラスト局</translation>
    </message>
    <message>
        <source>No round is seated yet.</source>
        <translation>まだ着席したラウンドはありません。</translation>
    </message>
    <message>
        <source>Round {number} ended at {time}</source>
        <translation>第{number}ラウンドは{time}に終了</translation>
    </message>
    <message>
        <source>Round {number} ends at {time}</source>
        <translation>第{number}ラウンドは{time}まで</translation>
    </message>
    <message>
        <source>Round {number} waits for its start</source>
        <translation>第{number}ラウンド、開始前</translation>
    </message>
    <message>
        <source>Round {number}, paused since {time}</source>
        <translation>第{number}ラウンド、{time}から停止中</translation>
    </message>
    <message>
        <source>Star&amp;t</source>
        <translation>開始(&amp;T)</translation>
    </message>
    <message>
        <source>The time of round {number} is up.</source>
        <translation>第{number}ラウンドの時間は終わりました。</translation>
    </message>
    <message>
        <source>This round has no timer.</source>
        <translation>このラウンドにタイマーはありません。</translation>
    </message>
    <message>
        <source>Timer of the round</source>
        <translation>ラウンドのタイマー</translation>
    </message>
    <message>
        <source>last hands at {time}</source>
        <translation>残り{time}でラスト局</translation>
    </message>
    <message>
        <source>left of {whole}</source>
        <translation>／{whole}</translation>
    </message>
</context>
<context>
    <name>Today</name>
    <message>
        <source>halfway</source>
        <translation>半分</translation>
    </message>
    <message>
        <source>nearly</source>
        <translation>もう少し</translation>
    </message>
    <message>
        <source>new</source>
        <translation>初めて</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>未出題</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>定着</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今日出題</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>苦手</translation>
    </message>
    <message>
        <source>won in your club on {day}</source>
        <translation>{day}にクラブで和了</translation>
    </message>
    <message>
        <source>won in your club today</source>
        <translation>今日クラブで和了</translation>
    </message>
    <message>
        <source>wrong on {day}</source>
        <translation>{day}に不正解</translation>
    </message>
    <message>
        <source>wrong today</source>
        <translation>今日不正解</translation>
    </message>
    <message>
        <source>wrong yesterday</source>
        <translation>昨日不正解</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨日出題</translation>
    </message>
    <message>
        <source>{days} days ago</source>
        <translation>{days}日前に出題</translation>
    </message>
</context>
<context>
    <name>TodayPage</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n日連続</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>続ける(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>始める(&amp;S)</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>予定</translation>
    </message>
    <message>
        <source>Nothing due.</source>
        <translation>今日の分はありません。</translation>
    </message>
    <message>
        <source>Practise &amp;anyway</source>
        <translation>それでも練習する(&amp;A)</translation>
    </message>
    <message>
        <source>The next days</source>
        <translation>この先の予定</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Today: {count} due</source>
        <translation>今日：{count}問</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>約%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>due on each day</source>
        <translation>日ごとの予定数</translation>
    </message>
    <message>
        <source>longest: {days}</source>
        <translation>最長：{days}日</translation>
    </message>
    <message>
        <source>{count} more wait for the days that follow.</source>
        <translation>ほか{count}件は翌日以降に回します。</translation>
    </message>
</context>
<context>
    <name>Tried</name>
    <message>
        <source>What each brings</source>
        <translation>それぞれの点</translation>
    </message>
    <message>
        <source>you have tried them all</source>
        <translation>すべて試しました</translation>
    </message>
    <message>
        <source>you have tried {count} of {all}</source>
        <translation>{all}のうち{count}を試しました</translation>
    </message>
</context>
<context>
    <name>TurnedUp</name>
    <message>
        <source>{indicator}…</source>
        <translation>{indicator}…</translation>
    </message>
    <message>
        <source>{tile}: shows {other}; click to change it</source>
        <translation>{tile}：{other}を示す。クリックで変更</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Now it is on disk.</source>
        <translation>保存できました。</translation>
    </message>
    <message>
        <source>The ledger is free again.</source>
        <translation>記録ファイルがまた使えるようになりました。</translation>
    </message>
</context>
<context>
    <name>UsefulPieces</name>
    <message numerus="yes">
        <source>%n tile(s) bring it nearer</source>
        <translation>
            <numerusform>有効牌%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) bring it nearer</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>手が進む駒%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ValuePanel</name>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n種</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reading(s)</source>
        <translation>
            <numerusform>読み方%n通り</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>縛りに足りません</translation>
    </message>
    <message>
        <source>Click or type the winning hand</source>
        <translation>クリックかキーで手牌を入力してください</translation>
    </message>
    <message>
        <source>Digits wait for M, P, S or Z</source>
        <translation>続けてM・P・S・Zのどれかを入力</translation>
    </message>
    <message>
        <source>No winning shape</source>
        <translation>和了の形ではありません</translation>
    </message>
    <message>
        <source>No {text} is left</source>
        <translation>{text}はもう残っていません</translation>
    </message>
    <message>
        <source>The hand has no room for {text}</source>
        <translation>{text}はもう入りません</translation>
    </message>
    <message>
        <source>The hand is complete without {text}</source>
        <translation>{text}を入れなくても手はそろっています</translation>
    </message>
    <message>
        <source>The meld waits for its ]</source>
        <translation>副露を]で閉じてください</translation>
    </message>
    <message>
        <source>The typed value counts, not this hand</source>
        <translation>この手ではなく、入力した点数で計算します</translation>
    </message>
    <message>
        <source>There is no tile {text}</source>
        <translation>{text}という牌はありません</translation>
    </message>
    <message>
        <source>There is no tile {text}</source>
        <comment>pieces</comment>
        <translation>{text}という駒はありません</translation>
    </message>
    <message>
        <source>This win is forbidden</source>
        <translation>この和了は認められません</translation>
    </message>
    <message>
        <source>{count}, not ready</source>
        <translation>{count}、不聴</translation>
    </message>
    <message>
        <source>{count}, waits for {kinds}</source>
        <translation>{count}、{kinds}待ち</translation>
    </message>
    <message>
        <source>{count}, {missing} to go</source>
        <translation>{count}、あと{missing}枚</translation>
    </message>
    <message>
        <source>{count}, {readings}</source>
        <translation>{count}、{readings}</translation>
    </message>
    <message>
        <source>{count}: self-drawn, or from whom?</source>
        <translation>{count}：ツモ？ 誰から？</translation>
    </message>
    <message>
        <source>{count}: who won?</source>
        <translation>{count}：和了したのは誰？</translation>
    </message>
    <message>
        <source>{text} cannot come from there</source>
        <translation>{text}をそこから鳴くことはできません</translation>
    </message>
    <message>
        <source>{text} is not a meld</source>
        <translation>{text}は副露になりません</translation>
    </message>
    <message>
        <source>“{text}” is not a tile</source>
        <translation>「{text}」は牌ではありません</translation>
    </message>
    <message>
        <source>“{text}” is not a tile</source>
        <comment>pieces</comment>
        <translation>「{text}」は駒ではありません</translation>
    </message>
</context>
<context>
    <name>Waits</name>
    <message>
        <source>from a discard</source>
        <translation>ロン</translation>
    </message>
    <message>
        <source>from a discard</source>
        <comment>beijing</comment>
        <translation>出上がり</translation>
    </message>
    <message>
        <source>from a discard</source>
        <comment>chinese</comment>
        <translation>ロン</translation>
    </message>
    <message>
        <source>left</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>self-drawn</source>
        <translation>ツモ</translation>
    </message>
</context>
<context>
    <name>WaitsList</name>
    <message>
        <source>from {name}</source>
        <translation>{name}から</translation>
    </message>
    <message>
        <source>from {name}</source>
        <comment>beijing</comment>
        <translation>{name}から</translation>
    </message>
    <message>
        <source>from {name}</source>
        <comment>chinese</comment>
        <translation>{name}から</translation>
    </message>
    <message>
        <source>left</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>self-drawn</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>{tile}: finish the hand with it</source>
        <translation>{tile}：これで和了とする</translation>
    </message>
</context>
<context>
    <name>WallWindow</name>
    <message>
        <source>Evening</source>
        <translation>本日の卓</translation>
    </message>
    <message>
        <source>Last hands</source>
        <translation>ラスト局</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}ラウンド</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>第{number}ラウンド／全{rounds}</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>本日の成績</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Short lessons begin at zero, with tiles to touch. Whoever knows the game already practises what stands below.</source>
        <translation>短いレッスンで、牌に触れながら一から学べます。もう打てる人は、下の練習からどうぞ。</translation>
    </message>
    <message>
        <source>Which game do you want to learn?</source>
        <translation>どのルールを学びますか</translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message>
        <source>Every seat is taken. Let somebody sit out first.</source>
        <translation>席は埋まっています。先に誰かを抜け番にしてください。</translation>
    </message>
    <message>
        <source>Sitting out: {players}</source>
        <translation>抜け番：{players}</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>対局する人</translation>
    </message>
    <message>
        <source>played {played} of {matches}</source>
        <translation>{matches}回戦中{played}回</translation>
    </message>
    <message>
        <source>{player} ({played})</source>
        <translation>{player}（{played}）</translation>
    </message>
</context>
<context>
    <name>WinForm</name>
    <message>
        <source>By</source>
        <translation>放銃者</translation>
    </message>
    <message>
        <source>By</source>
        <comment>beijing</comment>
        <translation>放銃者</translation>
    </message>
    <message>
        <source>By</source>
        <comment>chinese</comment>
        <translation>放銃者</translation>
    </message>
    <message>
        <source>Enter the &amp;tiles…</source>
        <translation>牌を入力(&amp;T)…</translation>
    </message>
    <message>
        <source>Or its value</source>
        <translation>または点数</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>なし（ツモ）</translation>
    </message>
    <message>
        <source>The value stays marked as not checked until the tiles are entered with Change….</source>
        <translation>「変更…」で牌を入れるまで、検算なしの印が残ります。</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>和了者</translation>
    </message>
</context>
<context>
    <name>WindSheet</name>
    <message>
        <source>Wind of {player}</source>
        <translation>{player}の風</translation>
    </message>
    <message>
        <source>{player} has East and deals first.</source>
        <translation>{player}が東を引き、起家です。</translation>
    </message>
    <message>
        <source>{player} turns a tile over.</source>
        <translation>{player}が牌を一枚めくります。</translation>
    </message>
    <message>
        <source>{player}: {wind}</source>
        <translation>{player}：{wind}</translation>
    </message>
</context>
<context>
    <name>WinnersBar</name>
    <message>
        <source>Also won on it</source>
        <translation>同時に和了</translation>
    </message>
    <message>
        <source>An&amp;other winner…</source>
        <translation>和了者を追加(&amp;O)…</translation>
    </message>
    <message>
        <source>Show and change the hand of {name}</source>
        <translation>{name}の手牌を表示・変更</translation>
    </message>
    <message>
        <source>{name} did not win</source>
        <translation>{name}は和了していない</translation>
    </message>
</context>
<context>
    <name>WonHand</name>
    <message>
        <source>How it came about</source>
        <translation>決め手の和了</translation>
    </message>
    <message>
        <source>The best hand</source>
        <translation>最高の和了</translation>
    </message>
    <message>
        <source>Under the start: {players}.</source>
        <translation>沈み：{players}。</translation>
    </message>
    <message>
        <source>{hand}: {event}. {size}</source>
        <translation>{hand}：{event}（{size}）</translation>
    </message>
    <message>
        <source>{player} had {points} then: {reason}.</source>
        <translation>{player}は{points}点になり終局（{reason}）。</translation>
    </message>
    <message>
        <source>{player} {points}</source>
        <translation>{player} {points}</translation>
    </message>
    <message>
        <source>{told}.</source>
        <translation>{told}。</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>Chombo</source>
        <translation>チョンボ</translation>
    </message>
    <message>
        <source>Chombo</source>
        <comment>beijing</comment>
        <translation>チョンボ</translation>
    </message>
    <message>
        <source>Chombo</source>
        <comment>chinese</comment>
        <translation>チョンボ</translation>
    </message>
    <message>
        <source>Chombo by {player}</source>
        <translation>{player}のチョンボ</translation>
    </message>
    <message>
        <source>Chombo by {player}</source>
        <comment>beijing</comment>
        <translation>{player}のチョンボ</translation>
    </message>
    <message>
        <source>Chombo by {player}</source>
        <comment>chinese</comment>
        <translation>{player}のチョンボ</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>訂正</translation>
    </message>
    <message>
        <source>Dead hand of {player}</source>
        <translation>{player}の和了放棄</translation>
    </message>
    <message>
        <source>Dead penalty tile of {player}: {tile}</source>
        <translation>{player}の死罰牌：{tile}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>Deposit put right: {deposit}</source>
        <translation>供託の訂正：{deposit}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>Draw, {kind}</source>
        <translation>流局（{kind}）</translation>
    </message>
    <message>
        <source>East</source>
        <translation>東</translation>
    </message>
    <message>
        <source>East 1</source>
        <translation>東一局</translation>
    </message>
    <message>
        <source>East 2</source>
        <translation>東二局</translation>
    </message>
    <message>
        <source>East 3</source>
        <translation>東三局</translation>
    </message>
    <message>
        <source>East 4</source>
        <translation>東四局</translation>
    </message>
    <message>
        <source>East {number}</source>
        <translation>東{number}局</translation>
    </message>
    <message>
        <source>E{number}</source>
        <translation>東{number}</translation>
    </message>
    <message>
        <source>Match stopped</source>
        <translation>途中終了</translation>
    </message>
    <message>
        <source>New seats: {players}</source>
        <translation>席替え：{players}</translation>
    </message>
    <message>
        <source>No yaku</source>
        <translation>役なし</translation>
    </message>
    <message>
        <source>No yaku</source>
        <comment>beijing</comment>
        <translation>役なし</translation>
    </message>
    <message>
        <source>No yaku</source>
        <comment>chinese</comment>
        <translation>役なし</translation>
    </message>
    <message>
        <source>No yaku, base han only</source>
        <translation>役なし、場の一翻のみ</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北</translation>
    </message>
    <message>
        <source>North 1</source>
        <translation>北一局</translation>
    </message>
    <message>
        <source>North 2</source>
        <translation>北二局</translation>
    </message>
    <message>
        <source>North 3</source>
        <translation>北三局</translation>
    </message>
    <message>
        <source>North 4</source>
        <translation>北四局</translation>
    </message>
    <message>
        <source>North {number}</source>
        <translation>北{number}局</translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>メモ：{note}</translation>
    </message>
    <message>
        <source>N{number}</source>
        <translation>北{number}</translation>
    </message>
    <message>
        <source>Penalty tile of {player} cleared: {tile}</source>
        <translation>{player}の罰牌を解除：{tile}</translation>
    </message>
    <message>
        <source>Penalty tile of {player}: {tile}</source>
        <translation>{player}の罰牌：{tile}</translation>
    </message>
    <message>
        <source>Put right: {counters} {honba}, deposit {deposit}</source>
        <translation>訂正：{counters}{honba}、供託{deposit}</translation>
    </message>
    <message>
        <source>Riichi of {player}</source>
        <translation>{player}のリーチ</translation>
    </message>
    <message>
        <source>Shaozhuang</source>
        <translation>焼荘</translation>
    </message>
    <message>
        <source>South</source>
        <translation>南</translation>
    </message>
    <message>
        <source>South 1</source>
        <translation>南一局</translation>
    </message>
    <message>
        <source>South 2</source>
        <translation>南二局</translation>
    </message>
    <message>
        <source>South 3</source>
        <translation>南三局</translation>
    </message>
    <message>
        <source>South 4</source>
        <translation>南四局</translation>
    </message>
    <message>
        <source>South {number}</source>
        <translation>南{number}局</translation>
    </message>
    <message>
        <source>S{number}</source>
        <translation>南{number}</translation>
    </message>
    <message>
        <source>West</source>
        <translation>西</translation>
    </message>
    <message>
        <source>West 1</source>
        <translation>西一局</translation>
    </message>
    <message>
        <source>West 2</source>
        <translation>西二局</translation>
    </message>
    <message>
        <source>West 3</source>
        <translation>西三局</translation>
    </message>
    <message>
        <source>West 4</source>
        <translation>西四局</translation>
    </message>
    <message>
        <source>West {number}</source>
        <translation>西{number}局</translation>
    </message>
    <message>
        <source>W{number}</source>
        <translation>西{number}</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>訂正</translation>
    </message>
    <message>
        <source>honba</source>
        <translation>本場</translation>
    </message>
    <message>
        <source>level with the start</source>
        <translation>原点</translation>
    </message>
    <message>
        <source>no points move</source>
        <translation>点の移動なし</translation>
    </message>
    <message>
        <source>rounded to {base}</source>
        <translation>端数処理で{base}</translation>
    </message>
    <message>
        <source>the house</source>
        <translation>卓の外</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>供託</translation>
    </message>
    <message>
        <source>the {cause} twice</source>
        <translation>{cause}は2倍</translation>
    </message>
    <message>
        <source>{amount} are {base}</source>
        <translation>{amount}は{base}</translation>
    </message>
    <message>
        <source>{amount} {unit}</source>
        <translation>{amount}{unit}</translation>
    </message>
    <message>
        <source>{counters} put right: {honba}</source>
        <translation>{counters}の訂正：{honba}</translation>
    </message>
    <message>
        <source>{event}, {points}</source>
        <translation>{event}、{points}点</translation>
    </message>
    <message>
        <source>{fu} fu, {han} han</source>
        <translation>{fu}符{han}翻</translation>
    </message>
    <message>
        <source>{limit} × {times}</source>
        <translation>{times}倍{limit}</translation>
    </message>
    <message>
        <source>{limit}, capped at {base}</source>
        <translation>{limit}、{base}で打ち止め</translation>
    </message>
    <message>
        <source>{limit}, raised to {base}</source>
        <translation>{limit}：{base}に切り上げ</translation>
    </message>
    <message>
        <source>{payer} pays {payee} {points}</source>
        <translation>{payer}から{payee}へ{points}点</translation>
    </message>
    <message>
        <source>{player} {result} at the end</source>
        <translation>{player} 終局時に{result}</translation>
    </message>
    <message>
        <source>{points} over the start</source>
        <translation>浮き{points}</translation>
    </message>
    <message>
        <source>{points} under the start</source>
        <translation>沈み{points}</translation>
    </message>
    <message>
        <source>{size}: {limit}</source>
        <translation>{size}、{limit}</translation>
    </message>
    <message>
        <source>{substitute} sits in for {player}</source>
        <translation>{player}に代わって{substitute}</translation>
    </message>
    <message>
        <source>{terms} = {fu} fu</source>
        <translation>{terms} = {fu}符</translation>
    </message>
    <message>
        <source>{terms} = {raw}, up to {fu} fu</source>
        <translation>{terms} = {raw}、切り上げて{fu}符</translation>
    </message>
    <message>
        <source>{wind} {player}</source>
        <translation>{wind} {player}</translation>
    </message>
    <message>
        <source>{winner} draws</source>
        <translation>{winner}ツモ</translation>
    </message>
    <message>
        <source>{winner} draws {points}</source>
        <translation>{winner}ツモ{points}</translation>
    </message>
    <message>
        <source>{winner} from {discarder}</source>
        <translation>{winner}ロン({discarder})</translation>
    </message>
    <message>
        <source>{winner} from {discarder}</source>
        <comment>beijing</comment>
        <translation>{winner}和了({discarder})</translation>
    </message>
    <message>
        <source>{winner} from {discarder}</source>
        <comment>chinese</comment>
        <translation>{winner}ロン({discarder})</translation>
    </message>
    <message>
        <source>{yaku} (excludes {struck})</source>
        <translation>{yaku}（{struck}は複合しない）</translation>
    </message>
    <message>
        <source>{yaku} {value}</source>
        <translation>{yaku} {value}</translation>
    </message>
</context>
<context>
    <name>WorkSheet</name>
    <message>
        <source>&amp;Give up</source>
        <translation>中止(&amp;G)</translation>
    </message>
    <message>
        <source>Comparing with what is here</source>
        <translation>ここにあるものと比べています</translation>
    </message>
    <message>
        <source>Entering</source>
        <translation>記入しています</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>準備しています</translation>
    </message>
    <message>
        <source>Give it up at any time: everything is then as it was before.</source>
        <translation>いつでも中止できます。その場合、すべて元のままです。</translation>
    </message>
    <message>
        <source>Making a copy of what is there</source>
        <translation>今あるものの写しを作っています</translation>
    </message>
    <message>
        <source>Playing each match by its rules</source>
        <translation>各対局をルールどおりに再現しています</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>読み込んでいます</translation>
    </message>
    <message>
        <source>Sealing each entry</source>
        <translation>記録を一件ずつ封印しています</translation>
    </message>
    <message>
        <source>Writing the second book</source>
        <translation>控え帳を書いています</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{total}件中{done}件</translation>
    </message>
</context>
<context>
    <name>Workbench</name>
    <message>
        <source>Click or type any hand</source>
        <translation>クリックか入力で手牌を作ります</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <translation>画像としてコピー</translation>
    </message>
    <message>
        <source>Copy the hand as text and as a picture</source>
        <translation>手牌を文字と画像でコピー</translation>
    </message>
    <message>
        <source>Drag the hand out of the window</source>
        <translation>手牌をウィンドウの外へドラッグ</translation>
    </message>
    <message>
        <source>Take everything back</source>
        <translation>すべて戻す</translation>
    </message>
    <message>
        <source>The hand is copied</source>
        <translation>手牌をコピーしました</translation>
    </message>
    <message>
        <source>The picture is copied</source>
        <translation>画像をコピーしました</translation>
    </message>
    <message>
        <source>Workbench</source>
        <translation>手牌検討</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least}～{most}</translation>
    </message>
</context>
<context>
    <name>YakuCell</name>
    <message>
        <source>due today</source>
        <translation>今日の予定</translation>
    </message>
    <message>
        <source>{right} right, {wrong} wrong</source>
        <translation>正解{right}、不正解{wrong}</translation>
    </message>
</context>
<context>
    <name>YakuList</name>
    <message>
        <source>Fu</source>
        <translation>符</translation>
    </message>
    <message>
        <source>No win with tiles yet.</source>
        <translation>牌のある和了はまだありません。</translation>
    </message>
    <message>
        <source>No yaku</source>
        <translation>役なし</translation>
    </message>
    <message>
        <source>No yaku</source>
        <comment>beijing</comment>
        <translation>役なし</translation>
    </message>
    <message>
        <source>No yaku</source>
        <comment>chinese</comment>
        <translation>役なし</translation>
    </message>
    <message>
        <source>Show its page in the atlas</source>
        <translation>役図鑑で見る</translation>
    </message>
    <message>
        <source>Shows the wins with {yaku}</source>
        <translation>{yaku}の和了を表示</translation>
    </message>
    <message>
        <source>excludes {yaku}</source>
        <translation>{yaku}は複合しない</translation>
    </message>
    <message>
        <source>the rarest</source>
        <translation>最も少ない役</translation>
    </message>
    <message>
        <source>{terms} = {sum}</source>
        <translation>{terms} = {sum}</translation>
    </message>
    <message>
        <source>{terms} = {sum}  ›</source>
        <translation>{terms} = {sum}  ›</translation>
    </message>
    <message>
        <source>{yaku}: {count} wins</source>
        <translation>{yaku}：{count}回</translation>
    </message>
</context>
<context>
    <name>YakuMap</name>
    <message numerus="yes">
        <source>Drill the %n weak one(s)</source>
        <translation>
            <numerusform>苦手な役%nつを練習</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Your yaku</source>
        <translation>あなたの役</translation>
    </message>
</context>
</TS>
