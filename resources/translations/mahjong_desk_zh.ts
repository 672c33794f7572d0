<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>&amp;Copy for a report</source>
        <translation>复制以便报告(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Log…</source>
        <translation>日志(&amp;L)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy its path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>数据文件夹</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Each part that it stands on has a licence of its own:</source>
        <translation>以 MIT 许可证发布的自由软件。所用的每个部件各有自己的许可证：</translation>
    </message>
    <message>
        <source>Keeps the score beside a mahjong table, explains every figure, and forgets nothing.</source>
        <translation>在牌桌旁记分，每个数字都有出处，每一笔都不遗漏。</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Mahjong Desk</source>
        <translation>Mahjong Desk</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Tables of the ledger</source>
        <translation>账本的表</translation>
    </message>
    <message>
        <source>The words of this licence do not come with this installation.</source>
        <translation>此安装不附带该许可证的正文。</translation>
    </message>
    <message>
        <source>Versions and the end of the log: without names of players and without hands.</source>
        <translation>版本和日志的末尾：不含姓名和手牌。</translation>
    </message>
    <message>
        <source>Words of the licence</source>
        <translation>许可证正文</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>&amp;Chombo…</source>
        <translation>错和(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Chombo…</source>
        <comment>beijing</comment>
        <translation>诈和(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Chombo…</source>
        <comment>chinese</comment>
        <translation>错和(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Chombo…</source>
        <comment>fouls</comment>
        <translation>犯规(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>流局(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>其他(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Riichi</source>
        <translation>立直(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Win</source>
        <translation>和牌(&amp;W)</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>没有可重做的操作</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>没有可撤销的操作</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message numerus="yes">
        <source>%n further row(s)</source>
        <translation>
            <numerusform>另外%n行</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed {hand}</source>
        <translation>更改{hand}</translation>
    </message>
    <message>
        <source>Deleted: {what}</source>
        <translation>删除：{what}</translation>
    </message>
    <message>
        <source>Inserted: {what}</source>
        <translation>插入：{what}</translation>
    </message>
    <message>
        <source>Note on {hand}</source>
        <translation>{hand}的备注</translation>
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
        <translation>{player} 的增减</translation>
    </message>
    <message>
        <source>Nobody’s points change yet.</source>
        <translation>各家尚无得失。</translation>
    </message>
    <message>
        <source>Points that the table moves by agreement. The ledger shows them as a correction.</source>
        <translation>经全桌同意的得失调整，在账本中记为更正。</translation>
    </message>
    <message>
        <source>The house changes by {points}.</source>
        <translation>公账增减 {points}。</translation>
    </message>
    <message>
        <source>The house takes or gives the rest</source>
        <translation>差额由公账收付</translation>
    </message>
    <message>
        <source>The sum is zero.</source>
        <translation>合计为零。</translation>
    </message>
    <message>
        <source>The sum is {sum}. It must be zero.</source>
        <translation>合计为 {sum}，必须为零。</translation>
    </message>
    <message>
        <source>{before} becomes {after}</source>
        <translation>{before} 变为 {after}</translation>
    </message>
</context>
<context>
    <name>AlikeSheet</name>
    <message numerus="yes">
        <source>%n pair(s) to decide</source>
        <translation>
            <numerusform>待判断%n对</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>Not the same</source>
        <translation>不是同一人</translation>
    </message>
    <message>
        <source>Nothing to decide.</source>
        <translation>没有需要判断的。</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>同一人</translation>
    </message>
    <message>
        <source>These names look or read alike. Whoever sat at one table with the other is not among them. Nothing is joined by itself, and what you decide can be undone.</source>
        <translation>这些名字写法或读音相近。曾同桌过的不在其中。不会自动合并，您的决定也可以撤销。</translation>
    </message>
    <message>
        <source>Who may be one person</source>
        <translation>可能是同一人的名字</translation>
    </message>
    <message>
        <source>{one} ({about_one}) and {other} ({about_other})</source>
        <translation>{one}（{about_one}）与{other}（{about_other}）</translation>
    </message>
</context>
<context>
    <name>AnswersPage</name>
    <message>
        <source>&amp;Look at it again</source>
        <translation>再看一次(&amp;L)</translation>
    </message>
    <message>
        <source>About our own hands</source>
        <translation>关于本会的牌局</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All answers</source>
        <translation>全部答题</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答题</translation>
    </message>
    <message>
        <source>Find an answer</source>
        <translation>查找答题</translation>
    </message>
    <message>
        <source>No answer is like that.</source>
        <translation>没有这样的答题。</translation>
    </message>
    <message>
        <source>Nothing was answered yet.</source>
        <translation>尚未答题。</translation>
    </message>
    <message>
        <source>Of this answer only the result was kept: it is from before questions were.</source>
        <translation>此答题只保留了结果：当时尚未保存题目。</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Wrong ones</source>
        <translation>答错的</translation>
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
        <translation>关闭打开的页面后，将显示 {file}。</translation>
    </message>
</context>
<context>
    <name>Arrows</name>
    <message>
        <source>No payments</source>
        <translation>无收付</translation>
    </message>
    <message>
        <source>{player} and {other} are linked</source>
        <translation>{player}与{other}有责任关系</translation>
    </message>
</context>
<context>
    <name>Atlas</name>
    <message>
        <source>Atlas</source>
        <translation>番种图鉴</translation>
    </message>
    <message>
        <source>Coming from…</source>
        <translation>从其他规则转来…</translation>
    </message>
    <message>
        <source>Drill these yaku</source>
        <translation>练习这些番种</translation>
    </message>
    <message>
        <source>Option “{option}”, as a rule {choice}</source>
        <translation>规则选项“{option}”：默认{choice}</translation>
    </message>
    <message>
        <source>What changes for somebody who knows another rule system</source>
        <translation>对熟悉其他规则的人有何不同</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>满贯以上</translation>
    </message>
    <message>
        <source>limit</source>
        <comment>beijing</comment>
        <translation>固定分</translation>
    </message>
    <message>
        <source>limit</source>
        <comment>chinese</comment>
        <translation>满贯以上</translation>
    </message>
</context>
<context>
    <name>AtlasFilter</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>门前清</translation>
    </message>
    <message>
        <source>Filter: {systems}</source>
        <translation>筛选：{systems}</translation>
    </message>
    <message>
        <source>Filter: {systems}, {count} more</source>
        <translation>筛选：{systems}，另{count}项</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Idea</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>满贯以上</translation>
    </message>
    <message>
        <source>Limit</source>
        <comment>beijing</comment>
        <translation>固定分</translation>
    </message>
    <message>
        <source>Limit</source>
        <comment>chinese</comment>
        <translation>满贯以上</translation>
    </message>
    <message>
        <source>Looked at {looked_at} of {matches} matches</source>
        <translation>已查看{matches}场对局中的{looked_at}场</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Name, reading or 123m</source>
        <translation>名称、读音或123m</translation>
    </message>
    <message>
        <source>Name, reading or pieces</source>
        <translation>名称、读音、牌或棋子</translation>
    </message>
    <message>
        <source>Name, reading or pieces (Ctrl + F)</source>
        <translation>名称、读音或牌、棋子 (Ctrl + F)</translation>
    </message>
    <message>
        <source>No yaku that was won in this club answers to all that.</source>
        <translation>本会和过的番种中没有符合条件的。</translation>
    </message>
    <message>
        <source>No yaku was won in this club yet.</source>
        <translation>本会还没有和过的番种。</translation>
    </message>
    <message>
        <source>Only ours</source>
        <translation>只看本会</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>副露</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>分值</translation>
    </message>
    <message>
        <source>Won in this club</source>
        <translation>本会和过的番种</translation>
    </message>
    <message>
        <source>{count} systems</source>
        <translation>{count}种规则</translation>
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
        <translation>番种</translation>
    </message>
    <message>
        <source>in {count}</source>
        <translation>{count}种</translation>
    </message>
    <message>
        <source>{count} more in {ruleset}</source>
        <translation>{ruleset}中还有{count}个</translation>
    </message>
</context>
<context>
    <name>AtlasPage</name>
    <message>
        <source>A near miss</source>
        <translation>差一点</translation>
    </message>
    <message>
        <source>Beside it nothing counts but other limits.</source>
        <translation>除满贯以上的番种外，其他均不计。</translation>
    </message>
    <message>
        <source>Drill it</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>In all systems</source>
        <translation>各规则比较</translation>
    </message>
    <message>
        <source>It gives way to</source>
        <translation>让位于</translation>
    </message>
    <message>
        <source>It includes</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>It takes the place of</source>
        <translation>取代</translation>
    </message>
    <message>
        <source>No yaku answers to all that.</source>
        <translation>没有符合条件的番种。</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Page of a yaku</source>
        <translation>番种页</translation>
    </message>
    <message>
        <source>Show what changes</source>
        <translation>查看不同之处</translation>
    </message>
    <message>
        <source>What changes for players of {systems} who come to {system}</source>
        <translation>从{systems}转到{system}时的不同之处</translation>
    </message>
    <message>
        <source>What is shown of the yaku</source>
        <translation>番种的显示内容</translation>
    </message>
    <message>
        <source>{system}, found in {have} of {all} systems</source>
        <translation>{system}，{all}种规则中{have}种有此番种</translation>
    </message>
</context>
<context>
    <name>BackHead</name>
    <message>
        <source>Back to today</source>
        <translation>返回今日</translation>
    </message>
</context>
<context>
    <name>BackupHeads</name>
    <message>
        <source>entries</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>局</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>场</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>牌会</translation>
    </message>
</context>
<context>
    <name>BackupList</name>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>also on {disk}</source>
        <translation>{disk} 上也有</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message numerus="yes">
        <source>%n answers to drills</source>
        <translation>
            <numerusform>%n个练习答案</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of house rules</source>
        <translation>
            <numerusform>%n处自定规则的更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of rates</source>
        <translation>
            <numerusform>%n处换算率的更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries about the club</source>
        <translation>
            <numerusform>%n条俱乐部条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries were written to {file}.</source>
        <translation>
            <numerusform>已将%n条记录写入 {file}。</numerusform>
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
            <numerusform>%n次文件导入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later entries follow from one that is lost.</source>
        <translation>
            <numerusform>另有%n条记录接在丢失的记录之后，无法写出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches of {session} with {hands}</source>
        <translation>
            <numerusform>{session}的%n场（{hands}）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new names of sessions</source>
        <translation>
            <numerusform>%n处牌会改名</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players: {names}</source>
        <translation>
            <numerusform>%n名玩家（{names}）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>另有%n项。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Backup %n days old</source>
        <translation>
            <numerusform>备份于%n天前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Backup %n hours old</source>
        <translation>
            <numerusform>备份于%n小时前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Backup %n minutes old</source>
        <translation>
            <numerusform>备份于%n分钟前</numerusform>
        </translation>
    </message>
    <message>
        <source>Backup just made</source>
        <translation>刚刚备份</translation>
    </message>
    <message>
        <source>Match {number}: its entries were changed from entry {entry} on.</source>
        <translation>对局{number}：从第{entry}条记录起被更改。</translation>
    </message>
    <message numerus="yes">
        <source>Second copy %n days old</source>
        <translation>
            <numerusform>第二份副本于%n天前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second copy %n hours old</source>
        <translation>
            <numerusform>第二份副本于%n小时前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second copy %n minutes old</source>
        <translation>
            <numerusform>第二份副本于%n分钟前</numerusform>
        </translation>
    </message>
    <message>
        <source>Second copy just made</source>
        <translation>刚刚存入第二份副本</translation>
    </message>
    <message>
        <source>The file: {fault}</source>
        <translation>文件：{fault}</translation>
    </message>
    <message>
        <source>as a session began</source>
        <translation>牌会开始时</translation>
    </message>
    <message>
        <source>before a restore, which this one undoes</source>
        <translation>恢复前的备份，恢复它即可撤销</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>自动</translation>
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
        <translation>未回读</translation>
    </message>
    <message>
        <source>on closing</source>
        <translation>关闭时</translation>
    </message>
    <message numerus="yes">
        <source>the players {names} and %n more</source>
        <translation>
            <numerusform>玩家{names}等，另有%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>the session {name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>今天 {time}</translation>
    </message>
    <message>
        <source>what was done later at match {number} of {session}</source>
        <translation>{session}第{number}场此后的记录</translation>
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
        <translation>立即备份(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Restore {time}…</source>
        <translation>恢复 {time}(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>恢复(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Second copy…</source>
        <translation>第二份副本(&amp;S)…</translation>
    </message>
    <message>
        <source>An entry still waits to be recorded: it would be lost.</source>
        <translation>还有一项输入等待记录：恢复会使它丢失。</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Backups and check</source>
        <translation>备份与检查</translation>
    </message>
    <message>
        <source>Being written…</source>
        <translation>正在写入…</translation>
    </message>
    <message>
        <source>C&amp;heck now</source>
        <translation>立即检查(&amp;H)</translation>
    </message>
    <message>
        <source>Check passed at {time}</source>
        <translation>{time} 检查通过</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Choose a folder on another disk</source>
        <translation>请选择另一磁盘上的文件夹</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>复制(&amp;Y)</translation>
    </message>
    <message>
        <source>Every entry is held against both books</source>
        <translation>逐条对照两本账</translation>
    </message>
    <message>
        <source>Fingerprint of the ledger, {time}</source>
        <translation>账本的指纹，{time}</translation>
    </message>
    <message>
        <source>Folder for the second copy</source>
        <translation>第二份副本的文件夹</translation>
    </message>
    <message>
        <source>New ledger</source>
        <translation>新账本</translation>
    </message>
    <message>
        <source>No backup yet</source>
        <translation>还没有备份</translation>
    </message>
    <message>
        <source>No folder can be made there: {fault}</source>
        <translation>无法在那里创建文件夹：{fault}</translation>
    </message>
    <message>
        <source>No second copy</source>
        <translation>没有第二份副本</translation>
    </message>
    <message>
        <source>No second copy yet</source>
        <translation>还没有第二份副本</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>尚未检查</translation>
    </message>
    <message>
        <source>The check found something</source>
        <translation>检查发现问题</translation>
    </message>
    <message>
        <source>The first backup is made after 20 entries, after a match, or on closing.</source>
        <translation>第一份备份会在20条记录之后、一场结束之后或关闭时生成。</translation>
    </message>
    <message>
        <source>The last backup failed</source>
        <translation>上次备份失败</translation>
    </message>
    <message>
        <source>The last second copy failed</source>
        <translation>上次第二份副本失败</translation>
    </message>
    <message>
        <source>The next backup goes to {disk} too</source>
        <translation>下次备份也会存到 {disk}</translation>
    </message>
    <message>
        <source>The seal: read back and checked after it was written.</source>
        <translation>印记：写入后已回读并核对。</translation>
    </message>
    <message>
        <source>The second copy belongs in another place than the first.</source>
        <translation>第二份副本应放在与第一份不同的位置。</translation>
    </message>
    <message>
        <source>The second copy is missing</source>
        <translation>找不到第二份副本</translation>
    </message>
    <message>
        <source>What is wrong stands below</source>
        <translation>详情见下方</translation>
    </message>
    <message>
        <source>by itself after every match</source>
        <translation>每场结束后自动</translation>
    </message>
    <message>
        <source>on {disk}</source>
        <translation>位于 {disk}</translation>
    </message>
    <message>
        <source>{disk} is not there: plug it in to renew</source>
        <translation>{disk} 不在：接上后即更新</translation>
    </message>
    <message>
        <source>{entries} entries, the chain is whole</source>
        <translation>{entries}条记录，链条完整</translation>
    </message>
</context>
<context>
    <name>BenchChoices</name>
    <message>
        <source>Across</source>
        <translation>对家</translation>
    </message>
    <message>
        <source>Another player</source>
        <translation>闲家</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Chi</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>Concealed kan</source>
        <translation>暗杠</translation>
    </message>
    <message>
        <source>Counts under {systems}</source>
        <translation>适用规则：{systems}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>他家弃牌</translation>
    </message>
    <message>
        <source>Kan</source>
        <translation>大明杠</translation>
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
        <translation>牌桌的规则选项</translation>
    </message>
    <message>
        <source>Pon</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Red five in the meld</source>
        <translation>副露中的赤五</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>下家</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>圈风</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Seat wind</source>
        <translation>门风</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>状况</translation>
    </message>
    <message>
        <source>The options of its table came with this hand; click to take the usual ones</source>
        <translation>该桌的规则选项随此手牌带来；点击恢复默认</translation>
    </message>
    <message>
        <source>Who discards</source>
        <translation>放铳者</translation>
    </message>
    <message>
        <source>Winds, indicators, situation</source>
        <translation>风、指示牌、情形</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>和法</translation>
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
        <translation>打出后听牌</translation>
    </message>
    <message>
        <source>thrown: {count} from ready</source>
        <translation>打出后{count}向听</translation>
    </message>
</context>
<context>
    <name>BenchDraws</name>
    <message>
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Nothing else brings it nearer or lets it accept more.</source>
        <translation>没有其他能更接近听牌或听得更宽的换法。</translation>
    </message>
    <message>
        <source>The best exchanges</source>
        <translation>最佳替换</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>听牌</translation>
    </message>
    <message>
        <source>{count} from ready</source>
        <translation>{count}向听</translation>
    </message>
</context>
<context>
    <name>BenchResult</name>
    <message>
        <source>A winning hand</source>
        <translation>和牌</translation>
    </message>
    <message>
        <source>Any hand</source>
        <translation>任意手牌</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>听牌</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Values, waits and what is nearby stand here as soon as the hand is long enough.</source>
        <translation>手牌凑够后，这里显示分值、听口和相近番种。</translation>
    </message>
    <message>
        <source>{count} from ready</source>
        <translation>{count}向听</translation>
    </message>
</context>
<context>
    <name>BenchTable</name>
    <message>
        <source>Counted by all: {yaku}</source>
        <translation>各规则均计：{yaku}</translation>
    </message>
    <message>
        <source>From a discard</source>
        <translation>荣和／点炮和</translation>
    </message>
    <message>
        <source>Not for this hand here: {yaku}</source>
        <translation>此手牌不计：{yaku}</translation>
    </message>
    <message>
        <source>Only here: {yaku}</source>
        <translation>仅此规则：{yaku}</translation>
    </message>
    <message>
        <source>Read otherwise:</source>
        <translation>拆法不同：</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>There is no such yaku here: {yaku}</source>
        <translation>此规则无此番种：{yaku}</translation>
    </message>
</context>
<context>
    <name>BenchWaits</name>
    <message>
        <source>only from a discard</source>
        <translation>仅荣和</translation>
    </message>
    <message>
        <source>only from a discard</source>
        <comment>beijing</comment>
        <translation>仅点炮和</translation>
    </message>
    <message>
        <source>only from a discard</source>
        <comment>chinese</comment>
        <translation>仅点炮和</translation>
    </message>
    <message>
        <source>only self-drawn</source>
        <translation>仅自摸</translation>
    </message>
</context>
<context>
    <name>BiggestHand</name>
    <message>
        <source>Biggest hand: {points} from {player}</source>
        <translation>最大和牌：{points}，{player}点炮</translation>
    </message>
    <message>
        <source>Biggest hand: {points}, self-drawn</source>
        <translation>最大和牌：{points}，自摸</translation>
    </message>
    <message>
        <source>Open in the ledger</source>
        <translation>在账本中打开</translation>
    </message>
    <message>
        <source>The value was typed, without tiles.</source>
        <translation>仅输入了分值，没有牌面。</translation>
    </message>
    <message>
        <source>indicator</source>
        <translation>指示牌</translation>
    </message>
    <message>
        <source>{player} sits {wind}</source>
        <translation>{player}坐{wind}</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>first</source>
        <translation>第一</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>升降</translation>
    </message>
    <message>
        <source>moved {change}</source>
        <translation>升降{change}</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>第{place}名</translation>
    </message>
</context>
<context>
    <name>BoardPanel</name>
    <message>
        <source>&amp;Change the rule…</source>
        <translation>更改规则(&amp;C)…</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Points or rating</source>
        <translation>积分或等级分</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>first of the evening</source>
        <translation>当次牌会第一</translation>
    </message>
    <message>
        <source>first of the match</source>
        <translation>该场第一</translation>
    </message>
    <message numerus="yes">
        <source>left out, among the worst %n</source>
        <translation>
            <numerusform>不计入（最差的%n次）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out, not among the best %n</source>
        <translation>
            <numerusform>不计入（不在最好的%n次之内）</numerusform>
        </translation>
    </message>
    <message>
        <source>moved since {day}</source>
        <translation>升降相对于{day}</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>缺席</translation>
    </message>
</context>
<context>
    <name>BringingAlong</name>
    <message>
        <source>The win of {names} is changed with it: it says {riichi} now.</source>
        <translation>{names}的和牌随之更改：带上{riichi}。</translation>
    </message>
    <message>
        <source>The win of {names} is changed with it: without {riichi} now.</source>
        <translation>{names}的和牌随之更改：不再带{riichi}。</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>Card and poster</source>
        <translation>速查表与海报</translation>
    </message>
    <message>
        <source>Every yaku with its value and an example, and what hands, fouls and stakes cost.</source>
        <translation>列出全部番种的分值与例子，以及和牌、犯规与供托的收付。</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>打印内容</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>纸张大小</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>海报</translation>
    </message>
    <message>
        <source>Reference card</source>
        <translation>速查表</translation>
    </message>
    <message>
        <source>The pieces and every yaku that is played, on one page to read from a metre, in letters of {points} points and more.</source>
        <translation>所有牌与本规则采用的全部番种，印在一页上，一米外可读：字号不小于{points}。</translation>
    </message>
    <message>
        <source>With the options of the match on the desk.</source>
        <translation>按桌上这场比赛的选项。</translation>
    </message>
    <message>
        <source>With the usual options.</source>
        <translation>按默认选项。</translation>
    </message>
</context>
<context>
    <name>Centre</name>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>on the table: {points}</source>
        <translation>供托 {points}</translation>
    </message>
</context>
<context>
    <name>ChangePlanSheet</name>
    <message numerus="yes">
        <source>%n round(s) follow by this plan.</source>
        <translation>
            <numerusform>按此计划还有%n轮。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seated round(s) stay as they are; who has met whom still counts.</source>
        <translation>
            <numerusform>已入座的%n轮不变；谁与谁同过桌仍照算。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Change the plan</source>
        <translation>更改计划(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Undo the last change</source>
        <translation>撤销上次更改(&amp;U)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>No round is seated yet: everything goes by this plan.</source>
        <translation>尚无已入座的轮次：一切按此计划进行。</translation>
    </message>
    <message>
        <source>Plan of the evening</source>
        <translation>今晚的计划</translation>
    </message>
    <message>
        <source>Round {number} is the last.</source>
        <translation>第{number}轮是最后一轮。</translation>
    </message>
    <message>
        <source>The timer of round {number} has begun: it keeps its time and its last hands.</source>
        <translation>第{number}轮的计时已开始：其时长与最后几局的规定不变。</translation>
    </message>
    <message>
        <source>The timer of round {number} waits: it takes the new time.</source>
        <translation>第{number}轮的计时尚未开始：将采用新的时长。</translation>
    </message>
</context>
<context>
    <name>ChangeSheet</name>
    <message numerus="yes">
        <source>%n other row(s) stay as they are and only move to new totals.</source>
        <translation>
            <numerusform>另有%n行内容不变，仅累计得分随之变动。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would no longer fit and move no points until changed.</source>
        <translation>
            <numerusform>%n行将不再成立，更改之前不计得失。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Change this hand</source>
        <translation>更改此局(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete this row</source>
        <translation>删除此行(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Insert this row</source>
        <translation>插入此行(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Leave as it is</source>
        <translation>保持原样(&amp;L)</translation>
    </message>
    <message>
        <source>Change this hand?</source>
        <translation>更改此局？</translation>
    </message>
    <message>
        <source>Delete this row?</source>
        <translation>删除此行？</translation>
    </message>
    <message>
        <source>Does not fit: {reason}</source>
        <translation>不成立：{reason}</translation>
    </message>
    <message>
        <source>Insert this row?</source>
        <translation>插入此行？</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>不会有任何变动。</translation>
    </message>
    <message>
        <source>Some rows would no longer fit</source>
        <translation>部分行将不再成立</translation>
    </message>
    <message>
        <source>The match would be over with this.</source>
        <translation>更改后对局即告结束。</translation>
    </message>
    <message>
        <source>The match would go on: it is over now.</source>
        <translation>对局现已结束，更改后将继续进行。</translation>
    </message>
    <message>
        <source>Totals now</source>
        <translation>现在的总分</translation>
    </message>
    <message>
        <source>Totals then</source>
        <translation>之后的总分</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>尚无</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>then</source>
        <translation>之后</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>{value} · Enter: rows, T: table</source>
        <translation>{value} · Enter：各行，T：表格</translation>
    </message>
    <message>
        <source>{value} · T: table</source>
        <translation>{value} · T：表格</translation>
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
        <translation>错和者</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>beijing</comment>
        <translation>诈和者</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>chinese</comment>
        <translation>错和者</translation>
    </message>
</context>
<context>
    <name>ChomboSheet</name>
    <message>
        <source>Enter the claimed &amp;hand…</source>
        <translation>录入所报的和牌(&amp;H)…</translation>
    </message>
</context>
<context>
    <name>ChoosingFelt</name>
    <message>
        <source>How it goes</source>
        <translation>和法</translation>
    </message>
    <message>
        <source>In its place</source>
        <translation>换成</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>情形</translation>
    </message>
    <message>
        <source>as {tile}</source>
        <translation>当{tile}</translation>
    </message>
</context>
<context>
    <name>ChosenHit</name>
    <message>
        <source>&amp;Open in the ledger</source>
        <translation>在账本中打开(&amp;O)</translation>
    </message>
    <message>
        <source>Try on the &amp;workbench</source>
        <translation>在工作台上试试(&amp;W)</translation>
    </message>
    <message>
        <source>{session}, match {number}</source>
        <translation>{session}，第{number}场</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message numerus="yes">
        <source>%n later row(s) were played again.</source>
        <translation>
            <numerusform>其后%n行已重新推算。</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed: {event}</source>
        <translation>更改：{event}</translation>
    </message>
    <message>
        <source>Changed: {old} became {new}</source>
        <translation>更改：{old} → {new}</translation>
    </message>
    <message>
        <source>Deleted: {event}</source>
        <translation>删除：{event}</translation>
    </message>
    <message>
        <source>Entered: {event}</source>
        <translation>录入：{event}</translation>
    </message>
    <message>
        <source>Inserted: {event}</source>
        <translation>插入：{event}</translation>
    </message>
    <message>
        <source>Match opened: {players}</source>
        <translation>对局开始：{players}</translation>
    </message>
    <message>
        <source>Note added: {event}: {note}</source>
        <translation>添加备注：{event}：{note}</translation>
    </message>
    <message>
        <source>Note changed: {event}: {note}</source>
        <translation>修改备注：{event}：{note}</translation>
    </message>
    <message>
        <source>Note taken away: {event}</source>
        <translation>删除备注：{event}</translation>
    </message>
    <message>
        <source>One later row was played again.</source>
        <translation>其后1行已重新推算。</translation>
    </message>
    <message>
        <source>Redone: without {event}</source>
        <translation>重做：去掉{event}</translation>
    </message>
    <message>
        <source>Redone: {event}</source>
        <translation>重做：{event}</translation>
    </message>
    <message>
        <source>Redone: {new} in place of {old}</source>
        <translation>重做：{old} 换为 {new}</translation>
    </message>
    <message>
        <source>Undone: {event}</source>
        <translation>撤销：{event}</translation>
    </message>
    <message>
        <source>Undone: {event} is back</source>
        <translation>撤销：恢复{event}</translation>
    </message>
    <message>
        <source>Undone: {new} again in place of {old}</source>
        <translation>撤销：{old} 换回 {new}</translation>
    </message>
    <message>
        <source>an entry that cannot be read</source>
        <translation>无法读取的条目</translation>
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
        <translation>；</translation>
    </message>
</context>
<context>
    <name>ClosingSheet</name>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Keep it open</source>
        <translation>不关闭(&amp;K)</translation>
    </message>
    <message>
        <source>Something is not recorded yet</source>
        <translation>还有内容没有记录</translation>
    </message>
    <message>
        <source>The ledger cannot take it now, and it cannot be kept on this machine: closing loses it.</source>
        <translation>现在无法写入账本，也无法保存在本机：关闭后将会丢失。</translation>
    </message>
    <message>
        <source>The ledger cannot take it now. It is kept on this machine and is recorded at the next start.</source>
        <translation>现在无法写入账本。内容会保存在本机，下次启动时再记录。</translation>
    </message>
</context>
<context>
    <name>ClubFacts</name>
    <message>
        <source>Reading the matches: {done} of {all}…</source>
        <translation>正在读取对局：{done}/{all}…</translation>
    </message>
</context>
<context>
    <name>ClubPages</name>
    <message>
        <source>Evening</source>
        <translation>今晚</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>牌会</translation>
    </message>
    <message>
        <source>Spectators</source>
        <translation>观战</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>排名</translation>
    </message>
</context>
<context>
    <name>ClubPeople</name>
    <message>
        <source>Former player {number}</source>
        <translation>前玩家{number}</translation>
    </message>
</context>
<context>
    <name>ClubPlace</name>
    <message>
        <source>Club</source>
        <translation>俱乐部</translation>
    </message>
</context>
<context>
    <name>Comer</name>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Name of somebody who comes</source>
        <translation>到场者的名字</translation>
    </message>
    <message>
        <source>Who has come</source>
        <translation>谁来了</translation>
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
        <translation>符的项目</translation>
    </message>
    <message>
        <source>Nearest relative</source>
        <translation>最接近的番种</translation>
    </message>
    <message>
        <source>New yaku</source>
        <translation>新增的番种</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>付分</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>用具与人数</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>What is otherwise</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>What is otherwise, each under its usual options. Yaku of {target} that you know: {shared}; new ones: {gained}; yaku of {source} that are not there: {lost}.</source>
        <translation>以下为双方通常选项下的不同之处。{target}的番种中，已知：{shared}个，新增：{gained}个；{source}的番种中不再有的：{lost}个。</translation>
    </message>
    <message>
        <source>What stays the same</source>
        <translation>相同之处</translation>
    </message>
    <message>
        <source>When it counts</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>和牌</translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation>番种</translation>
    </message>
    <message>
        <source>Yaku that are not there</source>
        <translation>没有的番种</translation>
    </message>
    <message>
        <source>Yaku that change</source>
        <translation>有变化的番种</translation>
    </message>
    <message>
        <source>Yaku that stay as they are</source>
        <translation>不变的番种</translation>
    </message>
    <message>
        <source>{target} for players of {source}</source>
        <translation>从{source}到{target}</translation>
    </message>
</context>
<context>
    <name>ComingSheet</name>
    <message>
        <source>Each under its usual options.</source>
        <translation>双方均为通常选项。</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>{target} for players of {source}</source>
        <translation>从{source}到{target}</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;About Mahjong Desk</source>
        <translation>关于 Mahjong Desk(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>跟随系统(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Backups and check…</source>
        <translation>备份与检查(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Chombo…</source>
        <translation>错和(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Chombo…</source>
        <comment>beijing</comment>
        <translation>诈和(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Chombo…</source>
        <comment>chinese</comment>
        <translation>错和(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Chombo…</source>
        <comment>fouls</comment>
        <translation>犯规(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>俱乐部(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Continue a match…</source>
        <translation>继续对局(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Correct the last hand…</source>
        <translation>更正上一局(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>流局(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Guided first match</source>
        <translation>第一场对局引导(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>本局(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help on what is shown</source>
        <translation>当前画面的帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>高对比度，浅色(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Honba and deposit…</source>
        <translation>本场与供托(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>自定规则(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Indicator…</source>
        <translation>指示牌(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Ledger</source>
        <translation>账本(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Ledger in another folder…</source>
        <translation>另一个文件夹的账本(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Log…</source>
        <translation>日志(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>其他(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>新对局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Note on the last hand…</source>
        <translation>为上一局添加备注(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Penalty tile…</source>
        <translation>罚牌(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Picker</source>
        <translation>选牌(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>玩家(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Riichi</source>
        <translation>立直(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Shaozhuang</source>
        <translation>烧庄(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>排名(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>牌桌(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;What is new</source>
        <translation>新内容(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Win</source>
        <translation>和牌(&amp;W)</translation>
    </message>
    <message>
        <source>C&amp;orrection…</source>
        <translation>更正(&amp;O)…</translation>
    </message>
    <message>
        <source>D&amp;ead hand…</source>
        <translation>死手(&amp;E)…</translation>
    </message>
    <message>
        <source>E&amp;vening</source>
        <translation>今晚(&amp;V)</translation>
    </message>
    <message>
        <source>E&amp;xchange two seats…</source>
        <translation>交换两个座位(&amp;X)…</translation>
    </message>
    <message>
        <source>End m&amp;atch…</source>
        <translation>结束对局(&amp;A)…</translation>
    </message>
    <message>
        <source>Export ever&amp;ything…</source>
        <translation>导出全部(&amp;Y)…</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <translation>帮助(&amp;L)</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>高对比度，深色(&amp;C)</translation>
    </message>
    <message>
        <source>How often t&amp;he dealer stayed…</source>
        <translation>连庄次数(&amp;H)…</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>语言(&amp;A)</translation>
    </message>
    <message>
        <source>L&amp;earn</source>
        <translation>学习(&amp;E)</translation>
    </message>
    <message>
        <source>Ledger on a ser&amp;ver…</source>
        <translation>服务器上的账本(&amp;V)…</translation>
    </message>
    <message>
        <source>Look up a &amp;fingerprint…</source>
        <translation>查找指纹(&amp;F)…</translation>
    </message>
    <message>
        <source>M&amp;atch</source>
        <translation>对局(&amp;A)</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>最近的文件(&amp;F)</translation>
    </message>
    <message>
        <source>Rena&amp;me a player…</source>
        <translation>更改姓名(&amp;M)…</translation>
    </message>
    <message>
        <source>S&amp;essions…</source>
        <translation>牌会(&amp;E)…</translation>
    </message>
    <message>
        <source>Sea&amp;rch</source>
        <translation>搜索(&amp;R)</translation>
    </message>
    <message>
        <source>Spe&amp;ctators</source>
        <translation>观战(&amp;C)</translation>
    </message>
    <message>
        <source>Su&amp;bstitute…</source>
        <translation>换人(&amp;B)…</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>主题(&amp;H)</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message numerus="yes">
        <source>%n tile(s) away</source>
        <translation>
            <numerusform>相差%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing but the value</source>
        <translation>仅分值不同</translation>
    </message>
    <message>
        <source>a hand has fewer sets</source>
        <translation>手牌的面子较少</translation>
    </message>
    <message>
        <source>a limit hand</source>
        <translation>满贯以上的番种</translation>
    </message>
    <message>
        <source>a limit hand</source>
        <comment>beijing</comment>
        <translation>固定分的番种</translation>
    </message>
    <message>
        <source>a limit hand</source>
        <comment>chinese</comment>
        <translation>满贯以上的番种</translation>
    </message>
    <message>
        <source>another form of it</source>
        <translation>同一番种的另一形式</translation>
    </message>
    <message>
        <source>closed hands only</source>
        <translation>限门前清</translation>
    </message>
    <message>
        <source>comes along with it</source>
        <translation>常与之复合</translation>
    </message>
    <message>
        <source>counts in its place</source>
        <translation>取代此番种</translation>
    </message>
    <message>
        <source>from a discard only</source>
        <translation>限荣和</translation>
    </message>
    <message>
        <source>from a discard only</source>
        <comment>beijing</comment>
        <translation>限点炮和</translation>
    </message>
    <message>
        <source>from a discard only</source>
        <comment>chinese</comment>
        <translation>限点炮和</translation>
    </message>
    <message>
        <source>gives way to {yaku}</source>
        <translation>有{yaku}时不计</translation>
    </message>
    <message>
        <source>it takes its place</source>
        <translation>此番种取代之</translation>
    </message>
    <message>
        <source>its pieces have no numbers</source>
        <translation>棋子没有数字</translation>
    </message>
    <message>
        <source>its pieces have no suits</source>
        <translation>棋子不分花色</translation>
    </message>
    <message>
        <source>leaves out {yaku}</source>
        <translation>不计{yaku}</translation>
    </message>
    <message>
        <source>looks alike</source>
        <translation>形似</translation>
    </message>
    <message>
        <source>no limit hand</source>
        <translation>不是满贯以上的番种</translation>
    </message>
    <message>
        <source>no limit hand</source>
        <comment>beijing</comment>
        <translation>不是固定分的番种</translation>
    </message>
    <message>
        <source>no limit hand</source>
        <comment>chinese</comment>
        <translation>不是满贯以上的番种</translation>
    </message>
    <message>
        <source>nothing but limits beside it</source>
        <translation>除满贯以上的番种外均不计</translation>
    </message>
    <message>
        <source>nothing but limits beside it</source>
        <comment>beijing</comment>
        <translation>其他番种均不计</translation>
    </message>
    <message>
        <source>nothing but limits beside it</source>
        <comment>chinese</comment>
        <translation>除满贯以上的番种外均不计</translation>
    </message>
    <message>
        <source>of the same family</source>
        <translation>同一类</translation>
    </message>
    <message>
        <source>once for each time that it is there</source>
        <translation>每成立一次各计一次</translation>
    </message>
    <message>
        <source>one yaku with {yaku}</source>
        <translation>与{yaku}合为一个番种</translation>
    </message>
    <message>
        <source>only with the option “{option}”, off as a rule</source>
        <translation>须启用选项“{option}”，通常关闭</translation>
    </message>
    <message>
        <source>open hands only</source>
        <translation>限副露</translation>
    </message>
    <message>
        <source>open hands too</source>
        <translation>副露也可</translation>
    </message>
    <message>
        <source>played with other pieces</source>
        <translation>所用的牌或棋子不同</translation>
    </message>
    <message>
        <source>self-drawn only</source>
        <translation>限自摸</translation>
    </message>
    <message>
        <source>self-drawn or from a discard</source>
        <translation>自摸、荣和均可</translation>
    </message>
    <message>
        <source>self-drawn or from a discard</source>
        <comment>beijing</comment>
        <translation>自摸、点炮和均可</translation>
    </message>
    <message>
        <source>self-drawn or from a discard</source>
        <comment>chinese</comment>
        <translation>自摸、点炮和均可</translation>
    </message>
    <message>
        <source>such a hand brings nothing of its own</source>
        <translation>这样的手牌不计任何番种</translation>
    </message>
    <message>
        <source>such a hand counts as {yaku}</source>
        <translation>这样的手牌计为{yaku}</translation>
    </message>
    <message>
        <source>such a hand is no winning shape</source>
        <translation>这样的牌型不能和牌</translation>
    </message>
    <message>
        <source>such a hand is worth too little to win</source>
        <translation>这样的手牌不足起和</translation>
    </message>
    <message>
        <source>such a hand may not win so</source>
        <translation>这样的手牌不能如此和牌</translation>
    </message>
    <message>
        <source>the option “{option}” can leave it out</source>
        <translation>可由选项“{option}”取消</translation>
    </message>
    <message>
        <source>the option “{option}” changes it</source>
        <translation>随选项“{option}”而变</translation>
    </message>
    <message>
        <source>the same hand has it</source>
        <translation>同一手牌即有</translation>
    </message>
    <message>
        <source>there are no dora</source>
        <translation>没有宝牌</translation>
    </message>
    <message>
        <source>there are no wildcards</source>
        <translation>没有混</translation>
    </message>
    <message>
        <source>worth as much open as closed</source>
        <translation>副露不减分值</translation>
    </message>
    <message>
        <source>worth less open</source>
        <translation>副露则减分值</translation>
    </message>
    <message>
        <source>{circumstance} counts for nothing</source>
        <translation>{circumstance}不计</translation>
    </message>
    <message>
        <source>{field}: not known</source>
        <translation>不用{field}</translation>
    </message>
    <message>
        <source>{yaku} and {count} more</source>
        <translation>{yaku}等另{count}个</translation>
    </message>
</context>
<context>
    <name>CompareTable</name>
    <message>
        <source>In all rule systems</source>
        <translation>在各种规则中</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Nearest relative</source>
        <translation>最接近的番种</translation>
    </message>
    <message>
        <source>System</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>分值</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>has none</source>
        <translation>没有</translation>
    </message>
</context>
<context>
    <name>ContentsList</name>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation>所在之处</translation>
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
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Look at the ledger</source>
        <translation>查看账本(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>新对局(&amp;N)</translation>
    </message>
    <message>
        <source>Cannot go on</source>
        <translation>无法继续</translation>
    </message>
    <message>
        <source>Go on with the match?</source>
        <translation>继续这场对局？</translation>
    </message>
    <message>
        <source>Look at this match</source>
        <translation>查看这场对局</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>第{number}场</translation>
    </message>
    <message>
        <source>No match can go on</source>
        <translation>没有可继续的对局</translation>
    </message>
    <message>
        <source>Or an earlier match</source>
        <translation>或选择以前的对局</translation>
    </message>
</context>
<context>
    <name>ContinuedElsewhere</name>
    <message>
        <source>A change that was taken back again.</source>
        <translation>改动后又撤销了。</translation>
    </message>
    <message>
        <source>Changed: {row}</source>
        <translation>改动：{row}</translation>
    </message>
    <message>
        <source>Continued in another window</source>
        <translation>已在另一窗口继续</translation>
    </message>
    <message>
        <source>Taken back: {row}</source>
        <translation>撤销：{row}</translation>
    </message>
</context>
<context>
    <name>ContinuedElsewhereSheet</name>
    <message>
        <source>&amp;Record it too</source>
        <translation>也记录这条(&amp;R)</translation>
    </message>
    <message>
        <source>Done there meanwhile</source>
        <translation>期间在另一窗口的操作</translation>
    </message>
    <message>
        <source>Go on &amp;without it</source>
        <translation>不记录，继续(&amp;W)</translation>
    </message>
    <message>
        <source>Not recorded here</source>
        <translation>此处尚未记录</translation>
    </message>
    <message>
        <source>The other window has recorded just the same.</source>
        <translation>另一窗口已记录了相同内容。</translation>
    </message>
    <message>
        <source>What you wanted to change was meant for the match as it stood here, and cannot be done now.</source>
        <translation>您想做的改动针对的是此处原来的对局状态，现在无法进行。</translation>
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
        <translation>得分走势</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起始</translation>
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
        <translation>该家已是死手。</translation>
    </message>
    <message>
        <source>Who may not win this hand any more?</source>
        <translation>谁在本局不得再和牌？</translation>
    </message>
</context>
<context>
    <name>DrawForm</name>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>听牌</translation>
    </message>
</context>
<context>
    <name>DrawingSheet</name>
    <message>
        <source>&amp;Draw again</source>
        <translation>重新抽签(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Once more</source>
        <translation>再来一次(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Take these seats</source>
        <translation>采用此座次(&amp;T)</translation>
    </message>
    <message>
        <source>Draw of the seats</source>
        <translation>抽签定座</translation>
    </message>
    <message>
        <source>Draw on the screen</source>
        <translation>在屏幕上抽</translation>
    </message>
    <message>
        <source>Drawn at the table</source>
        <translation>已在桌上抽好</translation>
    </message>
</context>
<context>
    <name>DrillBoard</name>
    <message>
        <source>&amp;Workbench</source>
        <translation>工作台(&amp;W)</translation>
    </message>
    <message>
        <source>Another sprint</source>
        <translation>再来一次限时答题</translation>
    </message>
    <message>
        <source>Back to the answers</source>
        <translation>返回答题列表</translation>
    </message>
    <message>
        <source>Back to today</source>
        <translation>返回今日</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>核对答案</translation>
    </message>
    <message>
        <source>Done for today</source>
        <translation>今日已完成</translation>
    </message>
    <message>
        <source>Drill dealt hands</source>
        <translation>用随机手牌练习</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>I do not &amp;know</source>
        <translation>不知道(&amp;K)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>No longer there</source>
        <translation>已不存在</translation>
    </message>
    <message>
        <source>Nothing of your own yet</source>
        <translation>还没有本会的牌局</translation>
    </message>
    <message>
        <source>That is your best.</source>
        <translation>这是您的最好成绩。</translation>
    </message>
    <message>
        <source>The club has recorded no hand about which this could be asked. Drill hands that are dealt.</source>
        <translation>还没有可用于此题的记录。请用随机手牌练习。</translation>
    </message>
    <message>
        <source>This question cannot be laid again: its hand was changed or is gone, or another version of the program asked it.</source>
        <translation>此题无法重现：牌局已更改或删除，或由其他版本的程序出题。</translation>
    </message>
    <message>
        <source>Time is over</source>
        <translation>时间到</translation>
    </message>
    <message>
        <source>Try it on the workbench</source>
        <translation>在工作台上试试</translation>
    </message>
    <message>
        <source>Your best: {right}</source>
        <translation>最好成绩：{right}题</translation>
    </message>
    <message>
        <source>{right} of {answered} right in two minutes.</source>
        <translation>两分钟内{answered}题中答对{right}题。</translation>
    </message>
    <message>
        <source>{right} of {answered} right. What went wrong comes again sooner, the rest later each time.</source>
        <translation>{answered}题中答对{right}题。答错的会更快再出，其余的间隔逐次加长。</translation>
    </message>
</context>
<context>
    <name>DrillSetup</name>
    <message>
        <source>&amp;Sprint, 2 minutes</source>
        <translation>限时答题2分钟(&amp;S)</translation>
    </message>
    <message>
        <source>Best so far: {right} right</source>
        <translation>目前最好：答对{right}题</translation>
    </message>
    <message>
        <source>By rating</source>
        <translation>按等级分</translation>
    </message>
    <message>
        <source>By rating: {level}</source>
        <translation>按等级分：{level}</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>随机手牌</translation>
    </message>
    <message>
        <source>Drill every yaku</source>
        <translation>练习全部番种</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Only hands with: {yaku}</source>
        <translation>只限含有：{yaku}</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>本会的牌局</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>Drills</name>
    <message>
        <source>A simple: it lies between the ends of its suit.</source>
        <translation>中张牌：二至八的数牌。</translation>
    </message>
    <message>
        <source>A terminal: the end of its suit.</source>
        <translation>老头牌：数牌的两端。</translation>
    </message>
    <message>
        <source>All in all</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>All in all, from everybody who pays.</source>
        <translation>选出各家合计付出的总数。</translation>
    </message>
    <message>
        <source>An honour: it belongs to no suit.</source>
        <translation>字牌：不属于任何花色。</translation>
    </message>
    <message>
        <source>Another player draws</source>
        <translation>闲家自摸</translation>
    </message>
    <message>
        <source>Another player draws</source>
        <comment>beijing</comment>
        <translation>闲家自摸</translation>
    </message>
    <message>
        <source>Another player draws</source>
        <comment>chinese</comment>
        <translation>闲家自摸</translation>
    </message>
    <message>
        <source>Another player draws</source>
        <comment>older</comment>
        <translation>闲家自摸</translation>
    </message>
    <message>
        <source>Another player wins on a discard</source>
        <translation>闲家荣和</translation>
    </message>
    <message>
        <source>Another player wins on a discard</source>
        <comment>beijing</comment>
        <translation>闲家点炮和</translation>
    </message>
    <message>
        <source>Another player wins on a discard</source>
        <comment>chinese</comment>
        <translation>闲家点炮和</translation>
    </message>
    <message>
        <source>Another player wins on a discard</source>
        <comment>older</comment>
        <translation>闲家荣和</translation>
    </message>
    <message>
        <source>Below the limit</source>
        <translation>未满贯</translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>不足起和</translation>
    </message>
    <message>
        <source>Choose all of them, or none.</source>
        <translation>选出所有成立的番种；没有则不选。</translation>
    </message>
    <message>
        <source>Choose all of them.</source>
        <translation>请全部选出。</translation>
    </message>
    <message>
        <source>Choose every tile that completes it.</source>
        <translation>选出所有能和的牌。</translation>
    </message>
    <message>
        <source>Choose every tile that completes it.</source>
        <comment>pieces</comment>
        <translation>选出所有能和的棋子。</translation>
    </message>
    <message>
        <source>Choose every way that the rules allow, or none.</source>
        <translation>选出规则允许的所有和法；没有则不选。</translation>
    </message>
    <message>
        <source>Choose the tile that is meant.</source>
        <translation>请选出这张牌。</translation>
    </message>
    <message>
        <source>Choose the tile that is meant.</source>
        <comment>pieces</comment>
        <translation>请选出这枚棋子。</translation>
    </message>
    <message>
        <source>Closed wait</source>
        <translation>嵌张</translation>
    </message>
    <message>
        <source>Come back on {day}: {count} due.</source>
        <translation>请{day}再来：{count}项到期。</translation>
    </message>
    <message>
        <source>Come back tomorrow: {count} due.</source>
        <translation>请明天再来：{count}项到期。</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>初级</translation>
    </message>
    <message>
        <source>Edge wait</source>
        <translation>边张</translation>
    </message>
    <message>
        <source>Find this one: {piece}</source>
        <translation>哪一个是{piece}？</translation>
    </message>
    <message>
        <source>From {player}</source>
        <translation>荣和{player}</translation>
    </message>
    <message>
        <source>From {player}</source>
        <comment>beijing</comment>
        <translation>{player}点炮</translation>
    </message>
    <message>
        <source>From {player}</source>
        <comment>chinese</comment>
        <translation>{player}点炮</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>Honba, stakes and extras</source>
        <translation>本场、供托与附加</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>字牌</translation>
    </message>
    <message>
        <source>How many fu</source>
        <translation>几符</translation>
    </message>
    <message>
        <source>How many fu?</source>
        <translation>几符？</translation>
    </message>
    <message>
        <source>How many there are of each</source>
        <translation>各有多少</translation>
    </message>
    <message>
        <source>How may this hand win?</source>
        <translation>这手牌可以怎样和？</translation>
    </message>
    <message>
        <source>Knitted tiles</source>
        <translation>组合牌</translation>
    </message>
    <message>
        <source>Many-sided wait</source>
        <translation>多面听</translation>
    </message>
    <message>
        <source>May it win</source>
        <translation>能否和牌</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中级</translation>
    </message>
    <message>
        <source>Nearest to ready, then with the most tiles that bring it nearer.</source>
        <translation>选出最接近听牌、其次有效牌最多的一张。</translation>
    </message>
    <message>
        <source>Nearest to ready, then with the most tiles that bring it nearer.</source>
        <comment>pieces</comment>
        <translation>选出最接近听牌、其次有效棋子最多的一枚。</translation>
    </message>
    <message>
        <source>No fu</source>
        <translation>无符</translation>
    </message>
    <message>
        <source>Nothing but pairs</source>
        <translation>全对子</translation>
    </message>
    <message>
        <source>Nothing forbids it</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Nothing is due in the next days.</source>
        <translation>今后几天无到期。</translation>
    </message>
    <message>
        <source>Of which of these does the game have {count}?</source>
        <translation>哪些一共有{count}？</translation>
    </message>
    <message>
        <source>One discard from ready</source>
        <translation>打出即听</translation>
    </message>
    <message>
        <source>One of each kind</source>
        <translation>每种一枚</translation>
    </message>
    <message>
        <source>One step further</source>
        <translation>一向听</translation>
    </message>
    <message>
        <source>Open wait</source>
        <translation>两面</translation>
    </message>
    <message>
        <source>Pair wait</source>
        <translation>单骑</translation>
    </message>
    <message>
        <source>Pair wait</source>
        <comment>beijing</comment>
        <translation>单钓</translation>
    </message>
    <message>
        <source>Pair wait</source>
        <comment>chinese</comment>
        <translation>单钓</translation>
    </message>
    <message>
        <source>Ready: {players}</source>
        <translation>听牌：{players}</translation>
    </message>
    <message>
        <source>Responsibility</source>
        <translation>包牌</translation>
    </message>
    <message>
        <source>Responsibility</source>
        <comment>beijing</comment>
        <translation>包牌</translation>
    </message>
    <message>
        <source>Responsibility</source>
        <comment>chinese</comment>
        <translation>包牌</translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>Several winners</source>
        <translation>多人和牌</translation>
    </message>
    <message>
        <source>Simples</source>
        <translation>中张牌</translation>
    </message>
    <message>
        <source>Terminals</source>
        <translation>老头牌</translation>
    </message>
    <message>
        <source>The base fu of every hand count in “All in all” alone.</source>
        <translation>底符只计入“合计”。</translation>
    </message>
    <message>
        <source>The dealer draws</source>
        <translation>庄家自摸</translation>
    </message>
    <message>
        <source>The dealer draws</source>
        <comment>beijing</comment>
        <translation>庄家自摸</translation>
    </message>
    <message>
        <source>The dealer draws</source>
        <comment>chinese</comment>
        <translation>庄家自摸</translation>
    </message>
    <message>
        <source>The dealer draws</source>
        <comment>older</comment>
        <translation>庄家自摸</translation>
    </message>
    <message>
        <source>The dealer wins on a discard</source>
        <translation>庄家荣和</translation>
    </message>
    <message>
        <source>The dealer wins on a discard</source>
        <comment>beijing</comment>
        <translation>庄家点炮和</translation>
    </message>
    <message>
        <source>The dealer wins on a discard</source>
        <comment>chinese</comment>
        <translation>庄家点炮和</translation>
    </message>
    <message>
        <source>The dealer wins on a discard</source>
        <comment>older</comment>
        <translation>庄家荣和</translation>
    </message>
    <message>
        <source>The game has {count} of it.</source>
        <translation>一共有{count}。</translation>
    </message>
    <message>
        <source>Tiles by their names</source>
        <translation>牌的名称</translation>
    </message>
    <message>
        <source>Tiles by their names</source>
        <comment>pieces</comment>
        <translation>棋子的名称</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>双碰</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <comment>beijing</comment>
        <translation>对倒</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <comment>chinese</comment>
        <translation>对倒</translation>
    </message>
    <message>
        <source>Two steps further</source>
        <translation>两向听</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>听口</translation>
    </message>
    <message>
        <source>What a win brings besides</source>
        <translation>和牌的其他收入</translation>
    </message>
    <message>
        <source>What changes for everybody?</source>
        <translation>各家得失如何？</translation>
    </message>
    <message>
        <source>What does this hand wait for?</source>
        <translation>这手牌听什么？</translation>
    </message>
    <message>
        <source>What does {player} get?</source>
        <translation>{player}得多少？</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>值多少</translation>
    </message>
    <message>
        <source>What it waits for</source>
        <translation>听什么</translation>
    </message>
    <message>
        <source>What somebody pays is negative.</source>
        <translation>付出填负数。</translation>
    </message>
    <message>
        <source>Which discard</source>
        <translation>打什么</translation>
    </message>
    <message>
        <source>Which discard leaves the most?</source>
        <translation>打什么最好？</translation>
    </message>
    <message>
        <source>Which of these are honours?</source>
        <translation>哪些是字牌？</translation>
    </message>
    <message>
        <source>Which of these are simples?</source>
        <translation>哪些是中张牌？</translation>
    </message>
    <message>
        <source>Which of these are terminals?</source>
        <translation>哪些是老头牌？</translation>
    </message>
    <message>
        <source>Which piece</source>
        <translation>名称与种类</translation>
    </message>
    <message>
        <source>Which yaku</source>
        <translation>哪些番种</translation>
    </message>
    <message>
        <source>Which yaku count?</source>
        <translation>哪些番种成立？</translation>
    </message>
    <message>
        <source>Who pays what</source>
        <translation>谁付多少</translation>
    </message>
    <message>
        <source>Wildcards</source>
        <translation>有混的手牌</translation>
    </message>
    <message>
        <source>Win and whole hand</source>
        <translation>和法与整手牌</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>{player} is responsible: {reason}</source>
        <translation>包牌：{player}（{reason}）</translation>
    </message>
    <message>
        <source>{size}, base {base}</source>
        <translation>{size}，基本点{base}</translation>
    </message>
    <message>
        <source>{size}, base {base}</source>
        <comment>beijing</comment>
        <translation>{size}，计{base}分</translation>
    </message>
    <message>
        <source>{size}, base {base}</source>
        <comment>chinese</comment>
        <translation>{size}，计{base}</translation>
    </message>
</context>
<context>
    <name>EarlierSheet</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation>以前的牌会</translation>
    </message>
</context>
<context>
    <name>EditSheet</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保存(&amp;K)</translation>
    </message>
    <message>
        <source>A player needs a name.</source>
        <translation>玩家需要名字。</translation>
    </message>
    <message>
        <source>Away at present</source>
        <translation>暂不参加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Comes to play</source>
        <translation>参加对局</translation>
    </message>
    <message>
        <source>Joined with {player} ({about})</source>
        <translation>已与{player}（{about}）合并</translation>
    </message>
    <message>
        <source>Mark in lists and charts (a stroke below: somebody has it)</source>
        <translation>列表和图表中的标记（下有横线者已有人用）</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>新玩家</translation>
    </message>
    <message numerus="yes">
        <source>One name has %n letter(s) at most.</source>
        <translation>
            <numerusform>每个名字最多%n个字。</numerusform>
        </translation>
    </message>
    <message>
        <source>Other names that find them, parted by commas</source>
        <translation>其他名字（用逗号分隔）</translation>
    </message>
    <message>
        <source>Pseudonym for prints, files and spectators</source>
        <translation>打印、文件和观战用的化名</translation>
    </message>
    <message>
        <source>Reading, such as in kana</source>
        <translation>读音（如拼音）</translation>
    </message>
    <message>
        <source>There is {player} already: {about}. This will be somebody else of the same name.</source>
        <translation>已有{player}：{about}。这将是同名的另一人。</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>is somebody else</source>
        <translation>是另一人</translation>
    </message>
    <message>
        <source>{player} is a person of their own again.</source>
        <translation>{player}又是单独的一人了。</translation>
    </message>
    <message>
        <source>{player} is a player already. Merge the two if they are one.</source>
        <translation>{player}已是玩家。若是同一人，请合并。</translation>
    </message>
    <message>
        <source>{player} is somebody else</source>
        <translation>{player}是另一人</translation>
    </message>
</context>
<context>
    <name>Elsewhere</name>
    <message>
        <source>The match was continued in another window.</source>
        <translation>对局已在另一个窗口中继续。</translation>
    </message>
</context>
<context>
    <name>EmptyTable</name>
    <message>
        <source>&amp;New match</source>
        <translation>新对局(&amp;N)</translation>
    </message>
    <message>
        <source>C&amp;ontinue a match…</source>
        <translation>继续对局(&amp;O)…</translation>
    </message>
    <message>
        <source>Learn a game first</source>
        <translation>先学规则</translation>
    </message>
    <message>
        <source>Name the four players, draw the seats, and the ledger begins.</source>
        <translation>填写四位玩家，抽签定座，即可开账。</translation>
    </message>
    <message>
        <source>Nobody plays yet</source>
        <translation>还没有对局</translation>
    </message>
</context>
<context>
    <name>EndForm</name>
    <message>
        <source>If the table stops here, this is the result.</source>
        <translation>若在此结束，结果如下。</translation>
    </message>
</context>
<context>
    <name>ErrorWindow</name>
    <message>
        <source>&amp;Copy details</source>
        <translation>复制详情(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>It stands in the log too: {path}</source>
        <translation>也已写入日志：{path}</translation>
    </message>
    <message>
        <source>Mahjong Desk made a mistake. Every hand that the window showed as recorded is on disk. You can go on; if it happens again, please report it with these details.</source>
        <translation>Mahjong Desk 出了错。窗口中显示为已记录的每一局都已写入磁盘。您可以继续使用；如再次发生，请附上这些详情报告问题。</translation>
    </message>
    <message>
        <source>Show the &amp;details</source>
        <translation>显示详情(&amp;D)</translation>
    </message>
    <message>
        <source>Show the &amp;log</source>
        <translation>显示日志(&amp;L)</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>出现问题</translation>
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
            <numerusform>%n桌</numerusform>
        </translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>第{number}桌</translation>
    </message>
    <message>
        <source>This match cannot be read.</source>
        <translation>无法读取这场对局。</translation>
    </message>
    <message>
        <source>This match is not in this ledger.</source>
        <translation>这场对局不在这个账本里。</translation>
    </message>
    <message>
        <source>a hand cannot have happened so</source>
        <translation>有一局不可能如此</translation>
    </message>
    <message>
        <source>finished {time}</source>
        <translation>{time} 结束</translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <translation>桌上 {points}</translation>
    </message>
</context>
<context>
    <name>EveningKeeper</name>
    <message>
        <source>Another window has changed the evening meanwhile. Look at it again, then seat.</source>
        <translation>另一个窗口已更改了安排。请查看后再入座。</translation>
    </message>
</context>
<context>
    <name>EveningPage</name>
    <message numerus="yes">
        <source>%n table(s) still play</source>
        <translation>
            <numerusform>还有%n桌在打</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Plan an evening…</source>
        <translation>安排牌会(&amp;P)…</translation>
    </message>
    <message>
        <source>Another evening…</source>
        <translation>另一场牌会…</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>第一轮之前</translation>
    </message>
    <message>
        <source>Earlier evenings…</source>
        <translation>以前的牌会…</translation>
    </message>
    <message>
        <source>No evening is planned</source>
        <translation>还没有安排牌会</translation>
    </message>
    <message>
        <source>Nobody plays yet. Seat the first round, and its matches begin.</source>
        <translation>还没有人在打。第一轮入座后，各桌对局开始。</translation>
    </message>
    <message>
        <source>Plan…</source>
        <translation>计划…</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>报告…</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}轮</translation>
    </message>
    <message>
        <source>Round {number} is seated. Its matches lie on the tables.</source>
        <translation>第{number}轮已入座，各桌对局已开。</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>第{number}轮，共{rounds}轮</translation>
    </message>
    <message>
        <source>Several tables at once: who is here, who plays where in each round, one timer for all, and how every table stands.</source>
        <translation>多桌同时进行：谁到场、每轮谁坐哪里、全场共用的计时器，以及各桌的情况。</translation>
    </message>
    <message>
        <source>Who is here…</source>
        <translation>谁在场…</translation>
    </message>
</context>
<context>
    <name>EventForm</name>
    <message>
        <source>Choose the player first.</source>
        <translation>请先选择玩家。</translation>
    </message>
    <message>
        <source>Still to be said: {field}.</source>
        <translation>还需填写：{field}。</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>事由</translation>
    </message>
    <message>
        <source>What happened (may stay empty)</source>
        <translation>事由（可不填）</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
</context>
<context>
    <name>EventKinds</name>
    <message>
        <source>Correction</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Dead hand</source>
        <translation>死手</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>结束对局</translation>
    </message>
    <message>
        <source>Honba and deposit</source>
        <translation>本场与供托</translation>
    </message>
    <message>
        <source>Penalty tile</source>
        <translation>罚牌</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>立直</translation>
    </message>
    <message>
        <source>Shaozhuang</source>
        <translation>烧庄</translation>
    </message>
    <message>
        <source>Substitute</source>
        <translation>换人</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>和牌</translation>
    </message>
</context>
<context>
    <name>EventSheet</name>
    <message>
        <source>&amp;End the match</source>
        <translation>结束对局(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>记录(&amp;R)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>结束对局</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>added kan</source>
        <translation>加杠</translation>
    </message>
    <message>
        <source>added kan</source>
        <comment>official</comment>
        <translation>加杠</translation>
    </message>
    <message>
        <source>chi</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>chi</source>
        <comment>official</comment>
        <translation>吃</translation>
    </message>
    <message>
        <source>circumstances</source>
        <translation>情况</translation>
    </message>
    <message>
        <source>cleared</source>
        <translation>解除</translation>
    </message>
    <message>
        <source>concealed kan</source>
        <translation>暗杠</translation>
    </message>
    <message>
        <source>concealed kan</source>
        <comment>official</comment>
        <translation>暗杠</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死牌</translation>
    </message>
    <message>
        <source>deposit</source>
        <translation>供托</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>from</source>
        <translation>放铳者</translation>
    </message>
    <message>
        <source>from</source>
        <comment>beijing</comment>
        <translation>点炮者</translation>
    </message>
    <message>
        <source>from</source>
        <comment>chinese</comment>
        <translation>点炮者</translation>
    </message>
    <message>
        <source>live</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>melds</source>
        <translation>副露</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无</translation>
    </message>
    <message>
        <source>note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>open kan</source>
        <translation>明杠</translation>
    </message>
    <message>
        <source>open kan</source>
        <comment>official</comment>
        <translation>明杠</translation>
    </message>
    <message>
        <source>player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>pon</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>pon</source>
        <comment>official</comment>
        <translation>碰</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>听牌</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>responsible</source>
        <translation>包牌</translation>
    </message>
    <message>
        <source>self-drawn</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>the house takes part</source>
        <translation>公账收付</translation>
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
        <translation>手中的棋子</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>who comes</source>
        <translation>接替者</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>和牌者</translation>
    </message>
    <message>
        <source>winning tile</source>
        <translation>和牌张</translation>
    </message>
    <message>
        <source>winning tile</source>
        <comment>pieces</comment>
        <translation>所和的棋子</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
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
        <translation>{kind} {tiles}（来自{player}）</translation>
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
        <translation>交换(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Show what changes</source>
        <translation>查看变化(&amp;S)</translation>
    </message>
    <message>
        <source>Both stay where they sit. In these hands, what was entered for {first} becomes {second}’s, and the other way round.</source>
        <translation>两人座位不变。这些局中记在{first}名下的内容改为{second}的，反之亦然。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose two players.</source>
        <translation>请选择两位。</translation>
    </message>
    <message>
        <source>Every hand stays on its seat. What was {first}’s becomes {second}’s, and the other way round.</source>
        <translation>每局都留在原座位。{first}的归{second}，{second}的归{first}。</translation>
    </message>
    <message>
        <source>Exchange the names of {first} and {second}?</source>
        <translation>交换{first}与{second}的姓名吗？</translation>
    </message>
    <message>
        <source>Exchange the seats of {first} and {second}?</source>
        <translation>交换{first}与{second}的座位吗？</translation>
    </message>
    <message>
        <source>Exchange two seats</source>
        <translation>交换两个座位</translation>
    </message>
    <message>
        <source>Exchange {first} and {second} from {start} to {end}?</source>
        <translation>从{start}到{end}互换{first}和{second}吗？</translation>
    </message>
    <message>
        <source>In the whole match</source>
        <translation>整场对局</translation>
    </message>
    <message>
        <source>In which hands</source>
        <translation>哪些局</translation>
    </message>
    <message>
        <source>No hand was entered yet.</source>
        <translation>还没有记录任何一局。</translation>
    </message>
    <message>
        <source>Only in some hands</source>
        <translation>仅部分局</translation>
    </message>
    <message>
        <source>The first of these hands</source>
        <translation>其中的第一局</translation>
    </message>
    <message>
        <source>The hands are right: they sat the other way round</source>
        <translation>牌局记录正确：两人其实坐反了</translation>
    </message>
    <message>
        <source>The last of these hands</source>
        <translation>其中的最后一局</translation>
    </message>
    <message>
        <source>The seats are right: only the names were exchanged</source>
        <translation>座位正确：只是姓名写反了</translation>
    </message>
    <message>
        <source>Two players were entered on each other’s seats. The next sheet shows what would change, before anything is done.</source>
        <translation>两位玩家的座位记反了。下一页会先显示变化，确认后才执行。</translation>
    </message>
    <message>
        <source>What is right</source>
        <translation>哪个正确</translation>
    </message>
    <message>
        <source>Which two players</source>
        <translation>哪两位</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>{first} and {second} keep the hands that were entered for them. Winds and deals change, and the match is played again.</source>
        <translation>{first}和{second}各自保留为其记录的牌局，风位和庄家改变，整场重新计算。</translation>
    </message>
</context>
<context>
    <name>ExchangedSheet</name>
    <message>
        <source>Nothing is exchanged. Correct what does not fit first.</source>
        <translation>不会交换。请先更正不符之处。</translation>
    </message>
    <message>
        <source>These hands cannot have happened so</source>
        <translation>这些局不可能如此发生</translation>
    </message>
    <message>
        <source>{first} and {second} are exchanged. Undo takes it back.</source>
        <translation>{first}与{second}已交换，可用“撤销”恢复。</translation>
    </message>
</context>
<context>
    <name>ExchangingFelt</name>
    <message>
        <source>Start again</source>
        <translation>恢复原样</translation>
    </message>
    <message>
        <source>This one was claimed and stays.</source>
        <translation>副露过的不能换。</translation>
    </message>
    <message>
        <source>Touch a tile of the hand, or drag another one onto it.</source>
        <translation>请点手中要换的牌，或把另一张牌拖到它上面。</translation>
    </message>
    <message>
        <source>Touch a tile of the hand, or drag another one onto it.</source>
        <comment>pieces</comment>
        <translation>请点手中要换的棋子，或把另一枚棋子拖到它上面。</translation>
    </message>
    <message>
        <source>Wanted: {yaku}. It is there.</source>
        <translation>目标：{yaku}，已经做成。</translation>
    </message>
    <message>
        <source>Wanted: {yaku}. Not yet.</source>
        <translation>目标：{yaku}，还没做成。</translation>
    </message>
    <message>
        <source>What shall lie there instead of this: {tile}?</source>
        <translation>把{tile}换成什么？</translation>
    </message>
    <message>
        <source>Which tile of the hand shall go for this: {tile}?</source>
        <translation>把手中的哪一张换成{tile}？</translation>
    </message>
    <message>
        <source>Which tile of the hand shall go for this: {tile}?</source>
        <comment>pieces</comment>
        <translation>把手中的哪一枚换成{tile}？</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message numerus="yes">
        <source>%n tile(s) bring it nearer</source>
        <translation>
            <numerusform>有效牌%n张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) bring it nearer</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>有效棋子%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>更改(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Insert before…</source>
        <translation>在此前插入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Workbench</source>
        <translation>工作台(&amp;W)</translation>
    </message>
    <message>
        <source>Add a &amp;note…</source>
        <translation>添加备注(&amp;N)…</translation>
    </message>
    <message>
        <source>Change the &amp;note…</source>
        <translation>修改备注(&amp;N)…</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解说</translation>
    </message>
    <message>
        <source>History of this row</source>
        <translation>此行的修改记录</translation>
    </message>
    <message>
        <source>It moves no points until it is changed or deleted.</source>
        <translation>更改或删除之前不计得失。</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>不正确</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>收付</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Right would have been: {answer}</source>
        <translation>正确答案：{answer}</translation>
    </message>
    <message>
        <source>This does not fit here any more</source>
        <translation>此行在这里已不成立</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>您的回答</translation>
    </message>
    <message>
        <source>no</source>
        <translation>不可</translation>
    </message>
    <message>
        <source>thrown: ready</source>
        <translation>打出后听牌</translation>
    </message>
    <message>
        <source>thrown: {count} from ready</source>
        <translation>打出后{count}向听</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A row for each hand, with a change and a total for each player.</source>
        <translation>每局一行，列出每人的增减与总分。</translation>
    </message>
    <message>
        <source>A row for each player of each match: points, rank, result.</source>
        <translation>每场每人一行：得分、名次、成绩。</translation>
    </message>
    <message>
        <source>About</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>已核对</translation>
    </message>
    <message>
        <source>Data (JSON)</source>
        <translation>数据（JSON）</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>矢量图（SVG）</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Fingerprint of the ledger</source>
        <translation>账本指纹</translation>
    </message>
    <message>
        <source>For</source>
        <translation>名目</translation>
    </message>
    <message>
        <source>From</source>
        <translation>付方</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>各局</translation>
    </message>
    <message>
        <source>House</source>
        <translation>公账</translation>
    </message>
    <message>
        <source>How it came about</source>
        <translation>由来</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>牌会</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>第{number}场</translation>
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
        <translation>收付</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>图片（PNG）</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Points, values and winning hands as other programs read them; what was drawn and discarded is not known.</source>
        <translation>其他程序能读的分数、和牌内容与和牌手牌；摸牌和出牌无从知道。</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Record (tenhou.net/6)</source>
        <translation>牌谱（tenhou.net/6）</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Responsible</source>
        <translation>包牌</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>Results, every hand and every payment, a sheet each.</source>
        <translation>成绩、各局与收付，各占一张工作表。</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}轮</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>桌</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>表格（CSV）</translation>
    </message>
    <message>
        <source>The journal of a match, which holds every name as it was typed, stays here.</source>
        <translation>含有原样名字的对局日志不会写出。</translation>
    </message>
    <message>
        <source>The match file, to be replayed or read by other programs.</source>
        <translation>对局文件，可重放，也可供其他程序读取。</translation>
    </message>
    <message>
        <source>The match files of all matches, to be replayed or read by other programs.</source>
        <translation>所有对局的对局文件，可重放，也可供其他程序读取。</translation>
    </message>
    <message>
        <source>The names of the players stand in it, but for these: {names}.</source>
        <translation>其中有玩家的名字，但以下各位以化名等出现：{names}。</translation>
    </message>
    <message>
        <source>The names of the players stand in it.</source>
        <translation>其中有玩家的名字。</translation>
    </message>
    <message>
        <source>The pages as they are printed.</source>
        <translation>与打印相同的页面。</translation>
    </message>
    <message>
        <source>The short form as a picture to share.</source>
        <translation>简版图片，便于分享。</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>To</source>
        <translation>收方</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>Totals, results, and the hands of each match, a sheet each.</source>
        <translation>总计、成绩与各场各局，各占一张工作表。</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>Workbook (XLSX)</source>
        <translation>工作簿（XLSX）</translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation>番种</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>{file} could not be written: nothing may be written in this folder.</source>
        <translation>无法写入 {file}：此文件夹不可写入。</translation>
    </message>
    <message>
        <source>{file} could not be written: the folder is not there.</source>
        <translation>无法写入 {file}：文件夹不存在。</translation>
    </message>
    <message>
        <source>{file} could not be written: the name is too long.</source>
        <translation>无法写入 {file}：名称过长。</translation>
    </message>
    <message>
        <source>{file} could not be written: there is no room left on the disk.</source>
        <translation>无法写入 {file}：磁盘空间不足。</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>无法写入 {file}：{reason}。</translation>
    </message>
    <message>
        <source>{player} change</source>
        <translation>{player} 增减</translation>
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
        <translation>查看两者…</translation>
    </message>
    <message>
        <source>Look at it…</source>
        <translation>查看…</translation>
    </message>
    <message>
        <source>Not open</source>
        <translation>未打开</translation>
    </message>
    <message>
        <source>Not open yet</source>
        <translation>尚未打开</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>未能读取</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>未记录</translation>
    </message>
    <message>
        <source>Not recorded yet</source>
        <translation>尚未记录</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Wait no longer</source>
        <translation>不再等待</translation>
    </message>
    <message>
        <source>What to do…</source>
        <translation>选择处理方式…</translation>
    </message>
</context>
<context>
    <name>FailureSheet</name>
    <message>
        <source>The system said: {details}</source>
        <translation>系统提示：{details}</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>A match cannot be read</source>
        <translation>有一场对局无法读取</translation>
    </message>
    <message>
        <source>A part is missing</source>
        <translation>缺少部件</translation>
    </message>
    <message>
        <source>Another program is using the ledger {path}. It opens as soon as that program has finished.</source>
        <translation>另一程序正在使用账本 {path}。该程序一结束即会打开。</translation>
    </message>
    <message>
        <source>Another program is using the ledger {path}. Your entry waits here and is recorded as soon as that program has finished.</source>
        <translation>另一程序正在使用账本 {path}。您的输入在此等待，该程序一结束即会记录。</translation>
    </message>
    <message>
        <source>Backups and what can be read…</source>
        <translation>备份与可读内容…</translation>
    </message>
    <message>
        <source>Build it from the second book</source>
        <translation>用副账重建</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation>选择其他文件夹…</translation>
    </message>
    <message>
        <source>Continued in another window</source>
        <translation>已在另一窗口继续</translation>
    </message>
    <message>
        <source>Go on with the ledger as it is</source>
        <translation>按现有账本继续</translation>
    </message>
    <message>
        <source>Go on with the ledger on this machine</source>
        <translation>用本机的账本继续</translation>
    </message>
    <message>
        <source>Keep both, open what lies there</source>
        <translation>两者都保留，打开现有文件</translation>
    </message>
    <message>
        <source>Ledger and second book differ</source>
        <translation>账本与副账不一致</translation>
    </message>
    <message>
        <source>No connection to the server</source>
        <translation>无法连接服务器</translation>
    </message>
    <message>
        <source>No secure connection</source>
        <translation>无法安全连接</translation>
    </message>
    <message>
        <source>Not allowed to write there</source>
        <translation>没有写入权限</translation>
    </message>
    <message>
        <source>Not an address of a ledger</source>
        <translation>不是账本的地址</translation>
    </message>
    <message>
        <source>Open it for reading</source>
        <translation>以只读方式打开</translation>
    </message>
    <message>
        <source>Open it here too</source>
        <translation>在此也打开</translation>
    </message>
    <message>
        <source>Open what lies there</source>
        <translation>打开现有文件</translation>
    </message>
    <message>
        <source>Put the open ledger back</source>
        <translation>把打开的账本放回原处</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Set it aside and start a new one</source>
        <translation>移开它并新建账本</translation>
    </message>
    <message>
        <source>Take them back</source>
        <translation>取回这些记录</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>The ledger cannot be opened</source>
        <translation>无法打开账本</translation>
    </message>
    <message>
        <source>The ledger could not be brought up to date</source>
        <translation>账本无法升级</translation>
    </message>
    <message>
        <source>The ledger is another file now</source>
        <translation>账本文件已被替换</translation>
    </message>
    <message>
        <source>The ledger is damaged</source>
        <translation>账本已损坏</translation>
    </message>
    <message>
        <source>The ledger is gone</source>
        <translation>账本不见了</translation>
    </message>
    <message>
        <source>The ledger is in use</source>
        <translation>账本正被使用</translation>
    </message>
    <message>
        <source>The ledger is newer than this version</source>
        <translation>账本的版本比本程序新</translation>
    </message>
    <message>
        <source>The ledger is not open</source>
        <translation>账本没有打开</translation>
    </message>
    <message>
        <source>The ledger is open elsewhere</source>
        <translation>账本已在别处打开</translation>
    </message>
    <message>
        <source>The ledger is read-only</source>
        <translation>账本为只读</translation>
    </message>
    <message>
        <source>The ledger lacks entries</source>
        <translation>账本缺少记录</translation>
    </message>
    <message>
        <source>The second book cannot be read</source>
        <translation>无法读取副账</translation>
    </message>
    <message>
        <source>The server does not let you in</source>
        <translation>服务器拒绝连接</translation>
    </message>
    <message>
        <source>The server has an older ledger</source>
        <translation>服务器上的账本是旧的</translation>
    </message>
    <message>
        <source>The server has no such ledger</source>
        <translation>服务器上没有这个账本</translation>
    </message>
    <message>
        <source>The server is full</source>
        <translation>服务器连接已满</translation>
    </message>
    <message>
        <source>This file is not a ledger</source>
        <translation>此文件不是账本</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>FeltTable</name>
    <message>
        <source>above start {points}</source>
        <translation>起始以上 {points}</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>与起始持平</translation>
    </message>
    <message>
        <source>below start {points}</source>
        <translation>起始以下 {points}</translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation>死手</translation>
    </message>
    <message>
        <source>leads by {points}</source>
        <translation>领先 {points}</translation>
    </message>
    <message>
        <source>level</source>
        <translation>同分</translation>
    </message>
    <message>
        <source>level with {player}</source>
        <translation>与 {player} 同分</translation>
    </message>
    <message>
        <source>{player} wins…</source>
        <translation>{player} 和牌…</translation>
    </message>
    <message>
        <source>{player}: win, foul and more</source>
        <translation>{player}：和牌、犯规等</translation>
    </message>
    <message>
        <source>{points} to {player}</source>
        <translation>距 {player} {points}</translation>
    </message>
</context>
<context>
    <name>FiguresSheet</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>The figures can be pasted into a spreadsheet now</source>
        <translation>现在可将数据粘贴到电子表格</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>All systems</source>
        <translation>所有规则</translation>
    </message>
    <message>
        <source>Kind of hand</source>
        <translation>牌局种类</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>What the player did</source>
        <translation>玩家的角色</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
</context>
<context>
    <name>FinalTable</name>
    <message>
        <source>The match ends: {reason}</source>
        <translation>对局结束：{reason}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>result</source>
        <translation>成绩</translation>
    </message>
</context>
<context>
    <name>FindingFelt</name>
    <message>
        <source>All of them</source>
        <translation>全部找到了</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>对。</translation>
    </message>
    <message>
        <source>{count} of {all} found</source>
        <translation>找到{count}/{all}</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Build the ledger anew of the second book…</source>
        <translation>用副账重建账本…</translation>
    </message>
    <message>
        <source>Look what restoring a backup would change</source>
        <translation>查看恢复备份会改变什么</translation>
    </message>
    <message>
        <source>Nothing was changed by the check, and everything else can be read. These are the ways on:</source>
        <translation>检查没有改动任何内容，其余部分都可读取。可以这样继续：</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>检查发现的问题</translation>
    </message>
    <message>
        <source>Write what can be read to a new ledger…</source>
        <translation>将可读的内容写入新账本…</translation>
    </message>
</context>
<context>
    <name>FingerprintSheet</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>A fingerprint has eight groups of four: digits, and letters from A to F.</source>
        <translation>指纹由八组四位字符组成：数字和字母 A 至 F。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>指纹</translation>
    </message>
    <message>
        <source>Fingerprint to look up</source>
        <translation>要查找的指纹</translation>
    </message>
    <message>
        <source>Fingerprint to look up; its first eight digits will do</source>
        <translation>要查找的指纹（前八位即可）</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>This ledger never had that fingerprint: it comes from another one.</source>
        <translation>此账本从未有过该指纹：它来自另一个账本。</translation>
    </message>
    <message>
        <source>This ledger stands just so, since {time}. Nothing came after it.</source>
        <translation>此账本自{time}起正是如此，之后没有新记录。</translation>
    </message>
    <message numerus="yes">
        <source>This ledger stood so at {time}, after entry {number}. %n entries came since.</source>
        <translation>
            <numerusform>此账本在{time}、第{number}条记录之后正是如此。此后又有%n条记录。</numerusform>
        </translation>
    </message>
    <message>
        <source>Two ledgers with the same fingerprint hold the same. It stands at the foot of every printed page.</source>
        <translation>指纹相同的账本内容相同。每张打印页的页脚都印有指纹。</translation>
    </message>
</context>
<context>
    <name>FirstMatch</name>
    <message>
        <source>By which rules</source>
        <translation>用什么规则</translation>
    </message>
    <message>
        <source>Choose the game. Every option can stay as it is. Then start the match below.</source>
        <translation>选择规则。所有选项都可保持不变。然后在下方开始对局。</translation>
    </message>
    <message>
        <source>Click the hand tile by tile, the winning one last. Melds are at the right of the tiles.</source>
        <translation>逐张点选手牌，和牌张放在最后。副露在牌的右边。</translation>
    </message>
    <message>
        <source>How did the last tile come: drawn, or from whom?</source>
        <translation>和牌张是自摸，还是取自谁？</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>退出引导</translation>
    </message>
    <message>
        <source>Play it with your own tiles. When somebody has won, press here; beside it is the draw.</source>
        <translation>用真牌打这一局。有人和牌时按这里；旁边是流局。</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>第{step}步，共{steps}步</translation>
    </message>
    <message>
        <source>The first hand</source>
        <translation>第一局</translation>
    </message>
    <message>
        <source>This is what it is worth, and who pays whom. If it is right, record it.</source>
        <translation>这里是值多少、谁付给谁。没有问题就记录。</translation>
    </message>
    <message>
        <source>Three short steps: who plays, by which rules, and the first hand. They begin here.</source>
        <translation>共三步：谁来打、用什么规则、第一局。从这里开始。</translation>
    </message>
    <message>
        <source>Type a name at each seat; Tab goes on to the next. The first one deals first.</source>
        <translation>在每个座位填写姓名，Tab键到下一个。最上面的先坐庄。</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>谁和了？</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>谁来打</translation>
    </message>
    <message>
        <source>Your first match</source>
        <translation>第一场对局</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>Open for reading, from a copy: nothing can be recorded</source>
        <translation>以只读方式打开副本，无法记录</translation>
    </message>
    <message>
        <source>Open for reading: nothing can be recorded</source>
        <translation>以只读方式打开，无法记录</translation>
    </message>
    <message>
        <source>the last backup could not be made</source>
        <translation>上次备份未能完成</translation>
    </message>
</context>
<context>
    <name>ForgetSheet</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete the player</source>
        <translation>删除该玩家(&amp;D)</translation>
    </message>
    <message>
        <source>Delete a player</source>
        <translation>删除玩家</translation>
    </message>
    <message>
        <source>The matches and their sums stay as they are. Notes are shown as they were written.</source>
        <translation>对局与合计保持不变。备注仍按所写内容显示。</translation>
    </message>
    <message>
        <source>The name goes from lists, standings, charts, prints and files, and from every match that is opened: there it is “Former player” from now on.</source>
        <translation>名字将从列表、排名、图表、打印和文件中消失，打开的对局中也不再出现，今后显示为“前玩家”。</translation>
    </message>
    <message>
        <source>What was entered stays in the journals of the matches, in the second book and in every backup, where nothing is ever changed: the name can be read there.</source>
        <translation>已录入的内容仍留在对局日志、副账和每份备份中，这些从不更改：名字在那里仍可读到。</translation>
    </message>
    <message>
        <source>Whoever plays under this name later is somebody else.</source>
        <translation>以后用此名字的人视为另一人。</translation>
    </message>
</context>
<context>
    <name>FormPanel</name>
    <message>
        <source>Form</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>Furigoma</name>
    <message>
        <source>Furigoma: six pawns are thrown</source>
        <translation>振驹：掷六枚步兵</translation>
    </message>
    <message>
        <source>Throw on the screen</source>
        <translation>在屏幕上掷</translation>
    </message>
    <message>
        <source>Thrown at the table</source>
        <translation>已在桌上掷好</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>反面</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>正面</translation>
    </message>
    <message>
        <source>on its side</source>
        <translation>侧立</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>直立</translation>
    </message>
    <message>
        <source>upside down</source>
        <translation>倒立</translation>
    </message>
</context>
<context>
    <name>FurigomaSheet</name>
    <message>
        <source>&amp;Count this throw</source>
        <translation>按此结果计数(&amp;C)</translation>
    </message>
    <message>
        <source>Face up: 1 each</source>
        <translation>正面：每枚1</translation>
    </message>
    <message>
        <source>On its side: 5 each</source>
        <translation>侧立：每枚5</translation>
    </message>
    <message>
        <source>Six pawns are thrown.</source>
        <translation>共掷六枚步兵。</translation>
    </message>
    <message>
        <source>T&amp;hrow</source>
        <translation>掷(&amp;H)</translation>
    </message>
    <message>
        <source>Throws first</source>
        <translation>先掷者</translation>
    </message>
    <message>
        <source>Upright: 10 each</source>
        <translation>直立：每枚10</translation>
    </message>
    <message>
        <source>Upside down: 50 each</source>
        <translation>倒立：每枚50</translation>
    </message>
    <message>
        <source>{number} face down. The throw is {value}.</source>
        <translation>反面{number}枚，掷出{value}。</translation>
    </message>
    <message>
        <source>{player} throws for the dealer.</source>
        <translation>由 {player} 掷定庄家。</translation>
    </message>
    <message>
        <source>{player} throws for the temporary dealer.</source>
        <translation>由 {player} 掷定临时庄家。</translation>
    </message>
    <message>
        <source>{player} throws {value}: {dealer} deals first.</source>
        <translation>{player} 掷出{value}：{dealer} 先坐庄。</translation>
    </message>
    <message>
        <source>{player} throws {value}: {dealer} is the temporary dealer.</source>
        <translation>{player} 掷出{value}：{dealer} 为临时庄家。</translation>
    </message>
</context>
<context>
    <name>HandFelt</name>
    <message>
        <source>From a discard: no win</source>
        <translation>荣和：不能和牌</translation>
    </message>
    <message>
        <source>From a discard: no win</source>
        <comment>beijing</comment>
        <translation>点炮和：不能和牌</translation>
    </message>
    <message>
        <source>From a discard: no win</source>
        <comment>chinese</comment>
        <translation>点炮和：不能和牌</translation>
    </message>
    <message>
        <source>From a discard: {size}, too little to win</source>
        <translation>荣和：{size}，不足起和</translation>
    </message>
    <message>
        <source>From a discard: {size}, too little to win</source>
        <comment>beijing</comment>
        <translation>点炮和：{size}，不足起和</translation>
    </message>
    <message>
        <source>From a discard: {size}, too little to win</source>
        <comment>chinese</comment>
        <translation>点炮和：{size}，不足起和</translation>
    </message>
    <message>
        <source>Self-drawn: no win</source>
        <translation>自摸：不能和牌</translation>
    </message>
    <message>
        <source>Self-drawn: {size}, too little to win</source>
        <translation>自摸：{size}，不足起和</translation>
    </message>
    <message>
        <source>Try it on the workbench</source>
        <translation>在工作台上试试</translation>
    </message>
    <message>
        <source>Workbench</source>
        <translation>工作台</translation>
    </message>
    <message>
        <source>the winner deals</source>
        <translation>和牌者为庄家</translation>
    </message>
    <message>
        <source>the winner deals</source>
        <comment>beijing</comment>
        <translation>和牌者为庄家</translation>
    </message>
    <message>
        <source>the winner deals</source>
        <comment>chinese</comment>
        <translation>和牌者为庄家</translation>
    </message>
    <message>
        <source>the winner deals</source>
        <comment>older</comment>
        <translation>和牌者为庄家</translation>
    </message>
    <message>
        <source>{indicator} {tile}</source>
        <translation>{indicator}{tile}</translation>
    </message>
    <message>
        <source>{points} from a discard: {size}</source>
        <translation>荣和{points}：{size}</translation>
    </message>
    <message>
        <source>{points} from a discard: {size}</source>
        <comment>beijing</comment>
        <translation>点炮和{points}：{size}</translation>
    </message>
    <message>
        <source>{points} from a discard: {size}</source>
        <comment>chinese</comment>
        <translation>点炮和{points}：{size}</translation>
    </message>
    <message>
        <source>{points} self-drawn: {size}</source>
        <translation>自摸{points}：{size}</translation>
    </message>
    <message>
        <source>{worth}, with {yaku}</source>
        <translation>{worth}（有{yaku}）</translation>
    </message>
    <message>
        <source>{yaku}: none</source>
        <translation>没有{yaku}</translation>
    </message>
</context>
<context>
    <name>HandField</name>
    <message>
        <source>Notation</source>
        <translation>记法</translation>
    </message>
</context>
<context>
    <name>HandGroups</name>
    <message>
        <source>added kan</source>
        <translation>加杠</translation>
    </message>
    <message>
        <source>added kan</source>
        <comment>official</comment>
        <translation>加杠</translation>
    </message>
    <message>
        <source>by {name}</source>
        <translation>{name} 打出</translation>
    </message>
    <message>
        <source>chi</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>chi</source>
        <comment>official</comment>
        <translation>吃</translation>
    </message>
    <message>
        <source>closed wait</source>
        <translation>嵌张</translation>
    </message>
    <message>
        <source>concealed kan</source>
        <translation>暗杠</translation>
    </message>
    <message>
        <source>concealed kan</source>
        <comment>official</comment>
        <translation>暗杠</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>edge wait</source>
        <translation>边张</translation>
    </message>
    <message>
        <source>kan</source>
        <translation>杠子</translation>
    </message>
    <message>
        <source>kan</source>
        <comment>official</comment>
        <translation>杠子</translation>
    </message>
    <message>
        <source>knitted tiles</source>
        <translation>组合牌</translation>
    </message>
    <message>
        <source>open kan</source>
        <translation>大明杠</translation>
    </message>
    <message>
        <source>open kan</source>
        <comment>official</comment>
        <translation>大明杠</translation>
    </message>
    <message>
        <source>open wait</source>
        <translation>两面</translation>
    </message>
    <message>
        <source>orphans</source>
        <translation>十三幺</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>将</translation>
    </message>
    <message>
        <source>pair wait</source>
        <translation>单骑</translation>
    </message>
    <message>
        <source>pair wait</source>
        <comment>beijing</comment>
        <translation>单钓</translation>
    </message>
    <message>
        <source>pair wait</source>
        <comment>chinese</comment>
        <translation>单钓</translation>
    </message>
    <message>
        <source>pon</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>pon</source>
        <comment>official</comment>
        <translation>碰</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>sequence</source>
        <comment>official</comment>
        <translation>顺子</translation>
    </message>
    <message>
        <source>single</source>
        <translation>单张</translation>
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
        <translation>双碰</translation>
    </message>
    <message>
        <source>wait on two pairs</source>
        <comment>beijing</comment>
        <translation>对倒</translation>
    </message>
    <message>
        <source>wait on two pairs</source>
        <comment>chinese</comment>
        <translation>对倒</translation>
    </message>
    <message>
        <source>winning</source>
        <translation>和牌</translation>
    </message>
    <message>
        <source>{piece} stands for {other}</source>
        <translation>{piece}代替{other}</translation>
    </message>
    <message>
        <source>{set}, from {name}</source>
        <translation>{set}（{name}）</translation>
    </message>
</context>
<context>
    <name>HandOnFelt</name>
    <message>
        <source>The table counted this hand itself: {value}. Not checked.</source>
        <translation>本局由全桌自行计算：{value}，未经核对。</translation>
    </message>
</context>
<context>
    <name>HandStrip</name>
    <message>
        <source>Correct last hand…</source>
        <translation>更正上一局…</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>账本</translation>
    </message>
    <message>
        <source>{points} with players</source>
        <translation>各家合计 {points}</translation>
    </message>
    <message>
        <source>{points} with players, {deposit} on the table</source>
        <translation>各家合计 {points}，桌上供托 {deposit}</translation>
    </message>
    <message>
        <source>{points} with players, {house} brought in</source>
        <translation>各家合计 {points}，公账投入 {house}</translation>
    </message>
    <message>
        <source>{points} with players, {house} taken out</source>
        <translation>各家合计 {points}，公账收走 {house}</translation>
    </message>
    <message>
        <source>{points} with players: the sum is wrong</source>
        <translation>各家合计 {points}：总和有误</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>closed wait</source>
        <translation>嵌张</translation>
    </message>
    <message>
        <source>concealed kan</source>
        <translation>暗杠</translation>
    </message>
    <message>
        <source>concealed kan</source>
        <comment>official</comment>
        <translation>暗杠</translation>
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
        <translation>边张</translation>
    </message>
    <message>
        <source>honours and knitted tiles</source>
        <translation>字牌与组合牌</translation>
    </message>
    <message>
        <source>knitted tiles</source>
        <translation>组合牌</translation>
    </message>
    <message>
        <source>one of each kind</source>
        <translation>每种一枚</translation>
    </message>
    <message>
        <source>open kan</source>
        <translation>明杠</translation>
    </message>
    <message>
        <source>open kan</source>
        <comment>official</comment>
        <translation>明杠</translation>
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
        <translation>两面</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>将</translation>
    </message>
    <message>
        <source>pair wait</source>
        <translation>单骑</translation>
    </message>
    <message>
        <source>pair wait</source>
        <comment>beijing</comment>
        <translation>单钓</translation>
    </message>
    <message>
        <source>pair wait</source>
        <comment>chinese</comment>
        <translation>单钓</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>sequence</source>
        <comment>official</comment>
        <translation>顺子</translation>
    </message>
    <message>
        <source>single</source>
        <translation>单张</translation>
    </message>
    <message>
        <source>thirteen orphans</source>
        <translation>十三幺</translation>
    </message>
    <message>
        <source>{set}, from {player}</source>
        <translation>{set}（{player}）</translation>
    </message>
    <message>
        <source>{there}, not {wanted}</source>
        <translation>{there}，不是{wanted}</translation>
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
        <translation>上一页(&amp;B)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Nowhere in the help</source>
        <translation>帮助中没有</translation>
    </message>
    <message>
        <source>Page of the help</source>
        <translation>帮助页面</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>Search the help (Ctrl + F)</source>
        <translation>搜索帮助（Ctrl + F）</translation>
    </message>
</context>
<context>
    <name>HistorySheet</name>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>History of this match</source>
        <translation>对局流水</translation>
    </message>
    <message>
        <source>The journal is broken</source>
        <translation>流水账有破损</translation>
    </message>
</context>
<context>
    <name>HitList</name>
    <message>
        <source>Hands</source>
        <translation>牌局</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>All options</source>
        <translation>全部选项</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose options for a new match and save them under a name, or import a file of another club.</source>
        <translation>在新对局中选择选项并以名称保存，或导入其他俱乐部的文件。</translation>
    </message>
    <message>
        <source>Comparison with the default</source>
        <translation>与默认规则的对比</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Default rules</source>
        <translation>默认规则</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete {name}? Matches played by it keep their options.</source>
        <translation>删除{name}？按其进行的对局仍保留其选项。</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Every option stands at its default.</source>
        <translation>所有选项均为默认值。</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>导出自定规则</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>导入自定规则</translation>
    </message>
    <message>
        <source>Name of the house rules</source>
        <translation>自定规则的名称</translation>
    </message>
    <message>
        <source>No house rules yet</source>
        <translation>还没有自定规则</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Options without a name</source>
        <translation>未命名的选项</translation>
    </message>
    <message>
        <source>Other house rules are called {name} already.</source>
        <translation>已有名为{name}的自定规则。</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>本规则</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存…</translation>
    </message>
    <message>
        <source>The name was taken by other options; these are called {name}.</source>
        <translation>该名称已用于其他选项，因此命名为{name}。</translation>
    </message>
    <message>
        <source>These house rules cannot be played by in this version:</source>
        <translation>此版本无法按这套自定规则对局：</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>显示内容</translation>
    </message>
    <message numerus="yes">
        <source>and %n more fault(s)</source>
        <translation>
            <numerusform>另有%n处错误</numerusform>
        </translation>
    </message>
    <message>
        <source>comes with the rule system</source>
        <translation>随规则附带</translation>
    </message>
    <message>
        <source>options other than the default: {number} of {total}</source>
        <translation>与默认不同的选项：{total}项中{number}项</translation>
    </message>
    <message>
        <source>saved {date}</source>
        <translation>{date}保存</translation>
    </message>
    <message>
        <source>{file} could not be read: {fault}.</source>
        <translation>无法读取{file}：{fault}。</translation>
    </message>
    <message>
        <source>{file} could not be written: {fault}.</source>
        <translation>无法写入 {file}：{fault}。</translation>
    </message>
    <message>
        <source>{file} was not imported.</source>
        <translation>未导入{file}。</translation>
    </message>
    <message>
        <source>{name} is in the list now.</source>
        <translation>{name}已加入列表。</translation>
    </message>
    <message>
        <source>{name} is in {file}.</source>
        <translation>{name}已导出到{file}。</translation>
    </message>
    <message>
        <source>{name} was in the list already, with the same options.</source>
        <translation>列表中已有选项相同的{name}。</translation>
    </message>
</context>
<context>
    <name>HouseRulesSheet</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message numerus="yes">
        <source>%n more entries</source>
        <translation>
            <numerusform>另有 %n 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more pair(s) wait on the page of the players.</source>
        <translation>
            <numerusform>另有%n组可在“玩家”页决定。</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers to drills</source>
        <translation>练习答案</translation>
    </message>
    <message>
        <source>As usual in these rules.</source>
        <translation>与默认规则相同</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>以后再定</translation>
    </message>
    <message>
        <source>Entries about the club</source>
        <translation>俱乐部条目</translation>
    </message>
    <message>
        <source>Everything is in {file}.</source>
        <translation>全部内容已写入 {file}。</translation>
    </message>
    <message>
        <source>Export everything, with all names as they were typed</source>
        <translation>导出全部（名字保持原样）</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>文件中</translation>
    </message>
    <message>
        <source>It was given up: no file was written.</source>
        <translation>已放弃：没有写入文件。</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>两者都保留</translation>
    </message>
    <message>
        <source>Keep both, theirs as a match of its own</source>
        <translation>两者都保留，对方的另成一场</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留此处的</translation>
    </message>
    <message>
        <source>Keep mine alone</source>
        <translation>只保留此处的</translation>
    </message>
    <message>
        <source>Ledgers</source>
        <translation>账本</translation>
    </message>
    <message>
        <source>Looking into {file}</source>
        <translation>正在查看 {file}</translation>
    </message>
    <message>
        <source>Match {number} went on here and there</source>
        <translation>第 {number} 场：此处与文件中各自继续了</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Matches, sessions, house rules, ledgers, records</source>
        <translation>对局、牌会、自定规则、账本、牌谱</translation>
    </message>
    <message>
        <source>New here</source>
        <translation>新来者</translation>
    </message>
    <message>
        <source>No ledger is open: nothing can be imported now.</source>
        <translation>没有打开账本：现在无法导入。</translation>
    </message>
    <message>
        <source>Nothing more; the players or the rules are others.</source>
        <translation>没有后续；玩家或规则不同。</translation>
    </message>
    <message>
        <source>Nothing was imported: all stays as it is here.</source>
        <translation>未导入任何内容：此处一切照旧。</translation>
    </message>
    <message>
        <source>One person</source>
        <translation>同一人</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>牌会</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>采用文件中的</translation>
    </message>
    <message>
        <source>Take theirs; undo leads back to mine</source>
        <translation>采用文件中的；撤销可回到此处的</translation>
    </message>
    <message>
        <source>Taken for the players of these names here</source>
        <translation>按名字视为本地的玩家</translation>
    </message>
    <message>
        <source>The house rules {name} have other options there</source>
        <translation>自定规则“{name}”的选项不同</translation>
    </message>
    <message>
        <source>The rates of {name} are others there</source>
        <translation>“{name}”的换算率不同</translation>
    </message>
    <message>
        <source>The session has another name there</source>
        <translation>牌会的名称不同</translation>
    </message>
    <message>
        <source>These may be one person; what you say can be undone on the page of the players.</source>
        <translation>这些名字可能是同一个人。所作的决定可在“玩家”页撤销。</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>两个人</translation>
    </message>
    <message>
        <source>Writing everything into {file}</source>
        <translation>正在将全部内容写入 {file}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>comes</source>
        <translation>将导入</translation>
    </message>
    <message>
        <source>here already</source>
        <translation>已有</translation>
    </message>
    <message>
        <source>parted</source>
        <translation>有分歧</translation>
    </message>
    <message>
        <source>{file} could not be read: {fault}.</source>
        <translation>无法读取 {file}：{fault}。</translation>
    </message>
    <message>
        <source>{file} could not be written: {fault}.</source>
        <translation>无法写入 {file}：{fault}。</translation>
    </message>
    <message>
        <source>{file} has been imported.</source>
        <translation>已导入 {file}。</translation>
    </message>
    <message>
        <source>{file} was given up: nothing was imported.</source>
        <translation>已放弃 {file}：没有导入任何内容。</translation>
    </message>
    <message>
        <source>{file} was not imported, because of {place}: {fault}</source>
        <translation>未导入 {file}，位置 {place}：{fault}</translation>
    </message>
    <message>
        <source>{file} was not imported: {fault}</source>
        <translation>未导入 {file}：{fault}</translation>
    </message>
    <message>
        <source>{one} ({about_one}) and {other} ({about_other})</source>
        <translation>{one}（{about_one}）与{other}（{about_other}）</translation>
    </message>
</context>
<context>
    <name>ImportSettingsSheet</name>
    <message>
        <source>&amp;Take over</source>
        <translation>采用(&amp;T)</translation>
    </message>
    <message>
        <source>All is set so already.</source>
        <translation>一切已如此设置。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Settings of {file}</source>
        <translation>{file} 的设置</translation>
    </message>
    <message>
        <source>What belongs to this machine stays, and Undo takes it back.</source>
        <translation>属于本机的设置保持不变；用“撤销”可以恢复。</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>then</source>
        <translation>导入后</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message>
        <source>All of it is here already. There is nothing to import.</source>
        <translation>全部内容都已有，没有可导入的。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Importing {file}</source>
        <translation>正在导入 {file}</translation>
    </message>
    <message>
        <source>Nothing that is here is lost: what comes is added, all of it or nothing.</source>
        <translation>此处的内容不会丢失：导入的内容只会添加，要么全部，要么全不。</translation>
    </message>
</context>
<context>
    <name>IndicatorRow</name>
    <message>
        <source>Lies under a further {indicator}</source>
        <translation>位于另一张{indicator}之下</translation>
    </message>
    <message>
        <source>No further one can be turned up</source>
        <translation>不能再翻开</translation>
    </message>
    <message>
        <source>Only with {situation}</source>
        <translation>仅限{situation}时</translation>
    </message>
    <message>
        <source>{count} in the hand</source>
        <translation>手牌中{count}张</translation>
    </message>
    <message>
        <source>{tile}: shows {other}; click to take it away</source>
        <translation>指示牌{tile}（指{other}），点击取消</translation>
    </message>
</context>
<context>
    <name>IndicatorSheet</name>
    <message>
        <source>&amp;Nothing is turned up</source>
        <translation>没有指示牌(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>确定(&amp;S)</translation>
    </message>
    <message>
        <source>It goes with every hand of this deal.</source>
        <translation>用于本局所有的牌。</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>翻出的牌</translation>
    </message>
</context>
<context>
    <name>ItemQueue</name>
    <message>
        <source>Due today</source>
        <translation>今日到期</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more topic(s)</source>
        <translation>
            <numerusform>再显示%n项</numerusform>
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
        <translation>合并两人(&amp;J)</translation>
    </message>
    <message>
        <source>All matches of both count for the one who stays. A wrong join can be undone at any time.</source>
        <translation>两人的所有对局都计入保留者。错误的合并随时可以撤销。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose two players who are one person.</source>
        <translation>请选择实为一人的两位玩家。</translation>
    </message>
    <message>
        <source>E&amp;xchange</source>
        <translation>互换(&amp;X)</translation>
    </message>
    <message>
        <source>Is the same person</source>
        <translation>是同一人</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>The two sat at one table. They can hardly be one person.</source>
        <translation>这两人曾同桌，不大可能是同一人。</translation>
    </message>
    <message>
        <source>Together as {player}, from {first} to {last}; also found as {names}</source>
        <translation>合并为{player}，{first}至{last}；也可用{names}找到</translation>
    </message>
    <message>
        <source>Two who are one</source>
        <translation>两个名字一个人</translation>
    </message>
    <message>
        <source>Who is the same person</source>
        <translation>是同一人的</translation>
    </message>
    <message>
        <source>Who stays</source>
        <translation>保留者</translation>
    </message>
    <message>
        <source>{other} is {player} from now on. “Edit” parts them again.</source>
        <translation>{other}今后就是{player}。可在“编辑”中再分开。</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Among the players: a name, reading or alias to look for</source>
        <translation>在玩家中：按名字、读音或别名查找</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>在牌桌</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Closes a sheet, goes back</source>
        <translation>关闭面板，返回</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>各处通用</translation>
    </message>
    <message>
        <source>Goes from hand to hand</source>
        <translation>在各局之间移动</translation>
    </message>
    <message>
        <source>In a drill: checks the answer, then asks the next question</source>
        <translation>练习中：核对答案，然后出下一题</translation>
    </message>
    <message>
        <source>In a drill: chooses an answer, or waits for the letter of a suit</source>
        <translation>练习中：选择答案，或等待花色字母</translation>
    </message>
    <message>
        <source>In the atlas: a name or reading to look for</source>
        <translation>图鉴中：按名称或读音查找</translation>
    </message>
    <message>
        <source>In the club</source>
        <translation>在俱乐部中</translation>
    </message>
    <message>
        <source>In the ledger</source>
        <translation>在账本</translation>
    </message>
    <message>
        <source>In the picker</source>
        <translation>在选牌</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>在规则</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Moves inside a group, a list or a table</source>
        <translation>在一组、列表或表格内移动</translation>
    </message>
    <message>
        <source>Next control; with Shift the one before</source>
        <translation>下一个控件；按住Shift为上一个</translation>
    </message>
    <message>
        <source>On a player: what is said of them</source>
        <translation>在某位玩家上：打开其资料</translation>
    </message>
    <message>
        <source>On a seat: a win of that player</source>
        <translation>在座位上：该玩家和牌</translation>
    </message>
    <message>
        <source>Opens a hand, closes it</source>
        <translation>展开或收起一局</translation>
    </message>
    <message>
        <source>Presses a button, turns a choice</source>
        <translation>按下按钮，切换选择</translation>
    </message>
    <message>
        <source>Scrolls a sheet or a page</source>
        <translation>滚动面板或页面</translation>
    </message>
    <message>
        <source>Searches all rules; Enter goes to the next place</source>
        <translation>搜索全部规则；按Enter到下一处</translation>
    </message>
    <message>
        <source>Shows a page of the place, counted from the left</source>
        <translation>显示该处从左数的第几页</translation>
    </message>
    <message>
        <source>The main button of a sheet, or the control that has the focus</source>
        <translation>面板的主按钮，或当前焦点所在的控件</translation>
    </message>
</context>
<context>
    <name>LearnPlace</name>
    <message>
        <source>Atlas</source>
        <translation>番种图鉴</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Workbench: shogi pieces</source>
        <translation>工作台：将棋棋子</translation>
    </message>
    <message>
        <source>Workbench: tiles</source>
        <translation>工作台：麻将牌</translation>
    </message>
</context>
<context>
    <name>LedgerError</name>
    <message>
        <source>Another file was put in the place of the ledger {path} while it was open. Your entry is still here, but not recorded.</source>
        <translation>账本 {path} 在打开期间被另一个文件替换。您输入的内容还在，但没有记录。</translation>
    </message>
    <message>
        <source>Another program is using the ledger {path}. Nothing is lost: close the other program, then try again.</source>
        <translation>另一程序正在使用账本 {path}。数据没有丢失：请关闭该程序后重试。</translation>
    </message>
    <message>
        <source>Another program took away the log of the ledger {path} while it was open. Your entry is still here, but not recorded.</source>
        <translation>账本 {path} 在打开期间，其日志被其他程序移走。您输入的内容还在，但没有记录。</translation>
    </message>
    <message>
        <source>Another program wrote over the ledger {path} while it was open. Your entry is still here, but not recorded.</source>
        <translation>账本 {path} 在打开期间被其他程序覆盖。您输入的内容还在，但没有记录。</translation>
    </message>
    <message>
        <source>Entry {entry} cannot be read.</source>
        <translation>第{entry}条无法读取。</translation>
    </message>
    <message>
        <source>Entry {entry} does not follow from the entry before it.</source>
        <translation>第{entry}条与前一条不衔接。</translation>
    </message>
    <message>
        <source>Entry {entry} was added outside Mahjong Desk.</source>
        <translation>第{entry}条是在 Mahjong Desk 之外添加的。</translation>
    </message>
    <message>
        <source>Entry {entry} was changed outside Mahjong Desk.</source>
        <translation>第{entry}条在 Mahjong Desk 之外被改动过。</translation>
    </message>
    <message>
        <source>Entry {entry} was removed outside Mahjong Desk.</source>
        <translation>第{entry}条在 Mahjong Desk 之外被删除。</translation>
    </message>
    <message>
        <source>Entry {name} of the ledger is missing.</source>
        <translation>账本的第{name}条记录缺失。</translation>
    </message>
    <message>
        <source>Entry {name} of the ledger was changed outside Mahjong Desk.</source>
        <translation>账本的第{name}条记录在 Mahjong Desk 之外被改动过。</translation>
    </message>
    <message>
        <source>Somebody else is writing to the ledger {path} just now. Nothing is lost: try again.</source>
        <translation>其他人正在写入账本 {path}。数据没有丢失：请重试。</translation>
    </message>
    <message>
        <source>The answers to drills are not those given.</source>
        <translation>练习的答案与作答时不符。</translation>
    </message>
    <message>
        <source>The entries from {entry} on are missing.</source>
        <translation>第{entry}条及其后的条目缺失。</translation>
    </message>
    <message>
        <source>The entries of the match {name} are not those entered.</source>
        <translation>对局{name}的记录与输入时不符。</translation>
    </message>
    <message>
        <source>The file {path} belongs to another program. It was left as it is: choose another folder for the ledger.</source>
        <translation>文件 {path} 属于其他程序，未作改动：请为账本另选文件夹。</translation>
    </message>
    <message>
        <source>The first entry of this match cannot be read. The other matches are not concerned; a backup or the second book may still have it.</source>
        <translation>这场对局的第一条记录无法读取。其他对局不受影响；备份或副账中可能仍有它。</translation>
    </message>
    <message>
        <source>The house rules “{name}” are not as they were entered.</source>
        <translation>自定规则“{name}”与输入时不符。</translation>
    </message>
    <message>
        <source>The ledger {path} and the second book beside it do not tell the same story. Both were left as they are: choose the one to go on with, the other is kept.</source>
        <translation>账本 {path} 与旁边的副账内容不一致。两者都保持原样：请选择用哪一个继续，另一个会保留。</translation>
    </message>
    <message>
        <source>The ledger {path} can only be read from a copy, for which no disk here has room: {needed} MB are needed. Nothing is lost: make room, then try again.</source>
        <translation>账本“{path}”只能通过副本读取，而这里没有磁盘放得下副本：需要 {needed} MB。没有丢失任何内容：请腾出空间后再试。</translation>
    </message>
    <message>
        <source>The ledger {path} cannot be reached. Nothing recorded is lost: check the disk and the folder, then try again.</source>
        <translation>无法访问账本 {path}。已记录的内容没有丢失：请检查磁盘与文件夹后重试。</translation>
    </message>
    <message>
        <source>The ledger {path} cannot be used.</source>
        <translation>账本 {path} 无法使用。</translation>
    </message>
    <message>
        <source>The ledger {path} cannot grow: the disk is full. Nothing recorded is lost: make room, then try again.</source>
        <translation>磁盘已满，账本 {path} 无法写入。已记录的内容没有丢失：请腾出空间后重试。</translation>
    </message>
    <message>
        <source>The ledger {path} is damaged. It was left as it is: restore a backup, or put it aside and start a new one.</source>
        <translation>账本 {path} 已损坏，未作改动：请恢复备份，或将其移开并新建账本。</translation>
    </message>
    <message>
        <source>The ledger {path} is from an older version and could not be brought up to date. It was left as it is, with a copy beside it, {copy}. Nothing is lost: the older version still opens it.</source>
        <translation>账本 {path} 来自旧版本，无法升级。文件保持原样，旁边有副本 {copy}。数据没有丢失：旧版本仍可打开。</translation>
    </message>
    <message>
        <source>The ledger {path} is gone. The second book beside it still has all that was entered, up to {last}: nothing is lost.</source>
        <translation>账本 {path} 不见了。旁边的副账仍有截至 {last} 输入的全部内容：数据没有丢失。</translation>
    </message>
    <message>
        <source>The ledger {path} is not open: making it ready was given up. It is as it was before.</source>
        <translation>账本“{path}”没有打开：准备工作已放弃。账本保持原样。</translation>
    </message>
    <message>
        <source>The ledger {path} is open in another window on this machine, which does not answer. Wait until it answers or close it, then try again. What you record in two windows is told apart, and nothing is lost.</source>
        <translation>账本 {path} 已在本机的另一个窗口中打开，但它没有响应。请等它响应或将其关闭，然后重试。两个窗口中的记录会分清，不会丢失任何内容。</translation>
    </message>
    <message>
        <source>The ledger {path} is open on {machine}. Go on there, or close it there and try again. If nobody uses it there any more, open it here.</source>
        <translation>账本 {path} 已在“{machine}”上打开。请在那台机器上继续，或在那里关闭后重试。如果那里已无人使用，请在此打开。</translation>
    </message>
    <message>
        <source>The ledger {path} is read-only. Nothing is lost: allow writing to the file and its folder, then try again.</source>
        <translation>账本 {path} 为只读。数据没有丢失：请允许写入该文件及其文件夹后重试。</translation>
    </message>
    <message>
        <source>The ledger {path} lacks entries that the second book beside it still has: {count}, up to {last}. Nothing is lost.</source>
        <translation>账本 {path} 缺少旁边副账中仍有的{count}条记录（截至 {last}）。数据没有丢失。</translation>
    </message>
    <message>
        <source>The ledger {path} was deleted or moved while it was open. Your entry is still here, but not recorded.</source>
        <translation>账本 {path} 在打开期间被删除或移动。您输入的内容还在，但没有记录。</translation>
    </message>
    <message>
        <source>The ledger {path} was written by a newer version of Mahjong Desk. It was left as it is: install the newer version to go on.</source>
        <translation>账本 {path} 由更新版本的 Mahjong Desk 写成，未作改动：请安装新版本后继续。</translation>
    </message>
    <message>
        <source>The match {name} is not where it was entered, or is missing.</source>
        <translation>对局{name}不在输入时的位置，或已缺失。</translation>
    </message>
    <message>
        <source>The rates of the session “{name}” are not as they were set.</source>
        <translation>牌会“{name}”的换算率与设定时不符。</translation>
    </message>
    <message>
        <source>The second book and the ledger differ from entry {name} on.</source>
        <translation>副账与账本从第{name}条记录起不一致。</translation>
    </message>
    <message>
        <source>The second book beside the ledger {path} cannot be read. The ledger itself is whole: set the second book aside, and it is written anew.</source>
        <translation>无法读取账本 {path} 旁边的副账。账本本身完好：移开副账后会重新写出一份。</translation>
    </message>
    <message>
        <source>The second book cannot be read: {name}.</source>
        <translation>无法读取副账：{name}。</translation>
    </message>
    <message>
        <source>The server does not let you in to the ledger {path}: the name of the user or the password is not right.</source>
        <translation>服务器拒绝连接账本 {path}：用户名或密码不正确。</translation>
    </message>
    <message>
        <source>The server has another ledger {path} now than the one that was opened: an older one was put in its place. Your entry is still here, but not recorded.</source>
        <translation>服务器上的账本 {path} 已不是打开时的那个：它被换成了较早的账本。您输入的内容仍在这里，但尚未记录。</translation>
    </message>
    <message>
        <source>The server has no database for the ledger {path}. Ask whoever looks after the server to create it.</source>
        <translation>服务器上没有账本 {path} 的数据库。请让服务器管理员创建。</translation>
    </message>
    <message>
        <source>The server lets this user read the ledger {path} at most, not write to it. Ask whoever looks after the server for the right to write.</source>
        <translation>该用户没有写入账本 {path} 的权限。请向服务器管理员申请写入权限。</translation>
    </message>
    <message>
        <source>The server takes no more connections to the ledger {path}. Nothing recorded is lost: close a window elsewhere, then try again.</source>
        <translation>服务器不再接受到账本 {path} 的更多连接。已记录的数据没有丢失：请关闭别处的一个窗口后重试。</translation>
    </message>
    <message>
        <source>The session “{name}” is not as it was entered.</source>
        <translation>牌会“{name}”与输入时不符。</translation>
    </message>
    <message>
        <source>There is no connection to the ledger {path}. Nothing recorded is lost: what waits here is delivered once the server answers again.</source>
        <translation>无法连接账本 {path}。已记录的数据没有丢失：等待中的内容会在服务器恢复应答后送出。</translation>
    </message>
    <message>
        <source>There is no secure connection to the ledger {path}: encryption or the certificate do not fit. Ask whoever looks after the server.</source>
        <translation>无法安全连接账本 {path}：加密方式或证书不符。请联系服务器管理员。</translation>
    </message>
    <message>
        <source>This is not the address of a ledger on a server: {path}. It looks like postgresql://name@server/database.</source>
        <translation>这不是服务器上账本的地址：{path}。正确形式如 postgresql://用户名@服务器/数据库。</translation>
    </message>
    <message>
        <source>This match was changed outside Mahjong Desk, from entry {entry} on. It can be read but not continued: restore a backup, or start a new match.</source>
        <translation>此对局自第{entry}条起在 Mahjong Desk 之外被改动过，只能查看，不能继续：请恢复备份，或开始新对局。</translation>
    </message>
    <message>
        <source>This match was continued in another window. What you have typed is still here: look at what was done, then go on from there.</source>
        <translation>这场对局已在另一个窗口中继续。您输入的内容仍在这里：请先查看已进行的内容，再从那里继续。</translation>
    </message>
    <message>
        <source>This match was continued in another window. Your entry is still here, but not recorded: look at both, then decide.</source>
        <translation>此对局已在另一窗口继续。您输入的内容还在，但没有记录：请查看两者后再决定。</translation>
    </message>
    <message>
        <source>To open the ledger {path}, a part of Mahjong Desk is missing: install mahjong-desk[postgresql].</source>
        <translation>要打开账本 {path}，缺少 Mahjong Desk 的一个部件：请安装 mahjong-desk[postgresql]。</translation>
    </message>
    <message>
        <source>What stands about the club ({name}) is not what was entered.</source>
        <translation>俱乐部条目（{name}）与录入的内容不符。</translation>
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
        <translation>牌与番种</translation>
    </message>
    <message>
        <source>Tiles, winning tile underlined</source>
        <translation>牌（和牌张加下划线）</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation>番种</translation>
    </message>
</context>
<context>
    <name>LedgerLine</name>
    <message numerus="yes">
        <source>changed %n time(s)</source>
        <translation>
            <numerusform>改过%n次</numerusform>
        </translation>
    </message>
    <message>
        <source>changed once</source>
        <translation>改过1次</translation>
    </message>
    <message>
        <source>recorded against the rule: {rules}</source>
        <translation>违反规则仍予记录：{rules}</translation>
    </message>
    <message>
        <source>value typed, not checked</source>
        <translation>自行填值，未核对</translation>
    </message>
    <message>
        <source>{player} {change}, now {score}</source>
        <translation>{player} {change}，现有 {score}</translation>
    </message>
</context>
<context>
    <name>LedgerPlace</name>
    <message>
        <source>&amp;Add row…</source>
        <translation>添加一行(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>继续这场对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>流水(&amp;H)</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>第{number}场</translation>
    </message>
    <message>
        <source>No match lies on the desk. Start one at the table, or choose an earlier one.</source>
        <translation>桌上没有对局。请到牌桌开始新对局，或选择以前的对局。</translation>
    </message>
    <message>
        <source>Path of the scores</source>
        <translation>得分走势</translation>
    </message>
    <message>
        <source>Play this match on the table instead of the one that lies there</source>
        <translation>在牌桌上改为继续这场对局</translation>
    </message>
    <message>
        <source>Print, or save as PDF, picture, workbook, table or data</source>
        <translation>打印，或存为 PDF、图片、工作簿、表格或数据</translation>
    </message>
    <message>
        <source>default rules</source>
        <translation>默认规则</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>自定规则</translation>
    </message>
</context>
<context>
    <name>LedgerStrip</name>
    <message numerus="yes">
        <source>%n row(s) to be looked at</source>
        <translation>
            <numerusform>有%n行需要检查</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>走势(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Every row sums to zero</source>
        <translation>每行合计均为零</translation>
    </message>
    <message>
        <source>Every row sums to zero with the house</source>
        <translation>每行连同公账合计为零</translation>
    </message>
    <message>
        <source>Every row sums to zero with the sticks on the table</source>
        <translation>每行连同桌上供托合计为零</translation>
    </message>
    <message>
        <source>Every row sums to zero with the sticks on the table and the house</source>
        <translation>每行连同桌上供托与公账合计为零</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>没有可重做的操作</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>没有可撤销的操作</translation>
    </message>
    <message>
        <source>The journal of one entry is unbroken.</source>
        <translation>流水账共1条，完整。</translation>
    </message>
    <message>
        <source>The journal of {count} entries is unbroken.</source>
        <translation>流水账共{count}条，完整。</translation>
    </message>
    <message>
        <source>{hand} does not sum to zero: {points}</source>
        <translation>{hand}合计不为零：{points}</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>All lessons</source>
        <translation>全部课程</translation>
    </message>
    <message>
        <source>Lessons: {system}</source>
        <translation>课程：{system}</translation>
    </message>
    <message>
        <source>{count} of {all} learned</source>
        <translation>已学会{count}/{all}课</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>下一课(&amp;N)</translation>
    </message>
    <message>
        <source>1–9 choose, Enter goes on, Backspace goes back, Esc shows all lessons</source>
        <translation>1–9选择，Enter下一步，Backspace返回，Esc看全部课程</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>第{number}课：{title}</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Next: drills of what this lesson showed</source>
        <translation>接下来是本课的练习</translation>
    </message>
    <message>
        <source>This lesson is learned.</source>
        <translation>这一课学会了。</translation>
    </message>
    <message>
        <source>{count} of {all} right answers end the lesson.</source>
        <translation>已答对{count}题，答对{all}题结束本课。</translation>
    </message>
    <message>
        <source>{system}, lesson {number}: {title}</source>
        <translation>{system} 第{number}课：{title}</translation>
    </message>
    <message>
        <source>‹ &amp;Back</source>
        <translation>‹ 返回(&amp;B)</translation>
    </message>
    <message>
        <source>‹ Lessons</source>
        <translation>‹ 课程</translation>
    </message>
</context>
<context>
    <name>LessonPath</name>
    <message>
        <source>step {number} of {all}</source>
        <translation>第{number}步，共{all}步</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>This one gives no fu.</source>
        <translation>这一组没有符。</translation>
    </message>
    <message>
        <source>Touch every tile after whose discard the hand is ready.</source>
        <translation>点出打出后即听牌的每张牌。</translation>
    </message>
    <message>
        <source>Touch every tile after whose discard the hand is ready.</source>
        <comment>pieces</comment>
        <translation>点出打出后即听牌的每枚棋子。</translation>
    </message>
    <message>
        <source>Touch every tile that alone stands in the way of this: {yaku}.</source>
        <translation>点出单单一张就妨碍{yaku}的每张牌。</translation>
    </message>
    <message>
        <source>Touch every tile that alone stands in the way of this: {yaku}.</source>
        <comment>pieces</comment>
        <translation>点出单单一枚就妨碍{yaku}的每枚棋子。</translation>
    </message>
    <message>
        <source>Touch every tile that completes the hand.</source>
        <translation>点出能和的每张牌。</translation>
    </message>
    <message>
        <source>Touch every tile that completes the hand.</source>
        <comment>pieces</comment>
        <translation>点出能和的每枚棋子。</translation>
    </message>
    <message>
        <source>Touch the groups that give fu.</source>
        <translation>点出有符的各组。</translation>
    </message>
    <message>
        <source>Touch the groups that make this: {yaku}.</source>
        <translation>点出构成{yaku}的各组。</translation>
    </message>
    <message>
        <source>Touch the honours.</source>
        <translation>点出字牌。</translation>
    </message>
    <message>
        <source>Touch the simples.</source>
        <translation>点出中张牌。</translation>
    </message>
    <message>
        <source>Touch the terminals.</source>
        <translation>点出老头牌（一和九）。</translation>
    </message>
    <message>
        <source>Touch the tiles of which there are {count}.</source>
        <translation>点出共有{count}张的牌。</translation>
    </message>
    <message>
        <source>Touch the tiles of which there are {count}.</source>
        <comment>pieces</comment>
        <translation>点出共有{count}枚的棋子。</translation>
    </message>
    <message>
        <source>Touch the wildcard.</source>
        <translation>点出混。</translation>
    </message>
    <message>
        <source>{player} draws: {tile}</source>
        <translation>{player}自摸：{tile}</translation>
    </message>
    <message>
        <source>{player} wins on what {discarder} discards: {tile}</source>
        <translation>{player}和{discarder}打出的{tile}</translation>
    </message>
    <message>
        <source>{player} wins on what {discarder} discards: {tile}</source>
        <comment>beijing</comment>
        <translation>{player}和{discarder}打出的{tile}</translation>
    </message>
    <message>
        <source>{player} wins on what {discarder} discards: {tile}</source>
        <comment>chinese</comment>
        <translation>{player}和{discarder}打出的{tile}</translation>
    </message>
    <message>
        <source>{tile} does not complete the hand.</source>
        <translation>来{tile}不能和。</translation>
    </message>
    <message>
        <source>{tile} is no honour.</source>
        <translation>{tile}不是字牌。</translation>
    </message>
    <message>
        <source>{tile} is no simple.</source>
        <translation>{tile}不是中张牌。</translation>
    </message>
    <message>
        <source>{tile} is no terminal.</source>
        <translation>{tile}不是老头牌。</translation>
    </message>
    <message>
        <source>{tile} is not the wildcard.</source>
        <translation>{tile}不是混。</translation>
    </message>
    <message>
        <source>{tile}: once it is thrown, the hand is not ready.</source>
        <translation>打出{tile}后还没听牌。</translation>
    </message>
    <message>
        <source>{tile}: there are {count} of it.</source>
        <translation>{tile}共有{count}枚。</translation>
    </message>
    <message>
        <source>{tile}: whatever lay there instead, {yaku} would not count.</source>
        <translation>把{tile}换成什么，{yaku}都不成立。</translation>
    </message>
    <message>
        <source>{yaku} does not rest on this one.</source>
        <translation>这一组与{yaku}无关。</translation>
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
        <translation>开始：{lesson}(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Go on: {lesson}</source>
        <translation>继续：{lesson}(&amp;G)</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Lessons: {system}</source>
        <translation>课程：{system}</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>{count} of {all} learned</source>
        <translation>已学会{count}/{all}课</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>It lies in {path}</source>
        <translation>位置：{path}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>No log is written.</source>
        <translation>没有写入日志。</translation>
    </message>
    <message>
        <source>Show its &amp;folder</source>
        <translation>打开所在文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Starts, what was opened, and each failure: without names of players and without hands.</source>
        <translation>记录启动、打开的文件和每次故障，不含玩家姓名和手牌。</translation>
    </message>
</context>
<context>
    <name>LookingFelt</name>
    <message>
        <source>It belongs to no hand: it is laid aside and counted.</source>
        <translation>不属于手牌，亮出后只计张数。</translation>
    </message>
    <message>
        <source>Touch a tile: here stands what it is.</source>
        <translation>点一张牌，这里会说明它是什么。</translation>
    </message>
    <message>
        <source>Touch a tile: here stands what it is.</source>
        <comment>pieces</comment>
        <translation>点一枚棋子，这里会说明它是什么。</translation>
    </message>
</context>
<context>
    <name>LotTile</name>
    <message>
        <source>Tile {number}, face down</source>
        <translation>第{number}张，背面朝上</translation>
    </message>
    <message>
        <source>Turn it over</source>
        <translation>翻开</translation>
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
        <translation>无法备份：{why}</translation>
    </message>
    <message>
        <source>Nothing has been entered that a note could stand beside.</source>
        <translation>还没有可添加备注的记录。</translation>
    </message>
    <message>
        <source>The first hand is on disk. F1 explains whatever is shown.</source>
        <translation>第一局已写入磁盘。按F1可查看任何画面的说明。</translation>
    </message>
    <message>
        <source>This is version {version} now. “What is new” in the menu Help tells what has changed.</source>
        <translation>现在是版本 {version}。更改内容见“帮助”菜单中的“新内容”。</translation>
    </message>
</context>
<context>
    <name>Mark</name>
    <message>
        <source>circle</source>
        <translation>圆形</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>菱形</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空心</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>实心</translation>
    </message>
    <message>
        <source>half filled</source>
        <translation>半实心</translation>
    </message>
    <message>
        <source>square</source>
        <translation>方形</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>with a bar</source>
        <translation>带横线</translation>
    </message>
    <message>
        <source>with a dot</source>
        <translation>带点</translation>
    </message>
</context>
<context>
    <name>MarkChoice</name>
    <message>
        <source>Mark</source>
        <translation>标记</translation>
    </message>
</context>
<context>
    <name>MatchChooser</name>
    <message>
        <source>Choose a match</source>
        <translation>选择对局</translation>
    </message>
    <message>
        <source>Find another match…</source>
        <translation>查找其他对局…</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>{session}, match {number}: {players}</source>
        <translation>{session}，第{number}场：{players}</translation>
    </message>
</context>
<context>
    <name>MatchOpener</name>
    <message>
        <source>No other match can be continued.</source>
        <translation>没有其他可继续的对局。</translation>
    </message>
    <message>
        <source>Now it is on disk.</source>
        <translation>现已写入磁盘。</translation>
    </message>
    <message>
        <source>The match stands as the other window left it.</source>
        <translation>对局与另一窗口的状态一致。</translation>
    </message>
</context>
<context>
    <name>MatchesSheet</name>
    <message>
        <source>&amp;Show the match</source>
        <translation>显示对局(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>查找对局</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>No match answers to that.</source>
        <translation>没有符合的对局。</translation>
    </message>
    <message>
        <source>Player, session, rules or day</source>
        <translation>玩家、牌会、规则或日期</translation>
    </message>
    <message>
        <source>{session}, match {number}</source>
        <translation>{session}，第{number}场</translation>
    </message>
</context>
<context>
    <name>MeldBar</name>
    <message>
        <source>&amp;Chi</source>
        <translation>吃(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Chi</source>
        <comment>official</comment>
        <translation>吃(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Kan</source>
        <translation>大明杠(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Kan</source>
        <comment>official</comment>
        <translation>大明杠(&amp;K)</translation>
    </message>
    <message>
        <source>A chi comes from the player before</source>
        <translation>吃牌只能取自上家</translation>
    </message>
    <message>
        <source>A chi comes from the player before</source>
        <comment>official</comment>
        <translation>吃牌只能取自上家</translation>
    </message>
    <message>
        <source>Added kan</source>
        <translation>加杠</translation>
    </message>
    <message>
        <source>Added kan</source>
        <comment>official</comment>
        <translation>加杠</translation>
    </message>
    <message>
        <source>Chi: click its lowest tile</source>
        <translation>吃：点选最小的一张</translation>
    </message>
    <message>
        <source>Chi: click its lowest tile</source>
        <comment>official</comment>
        <translation>吃：点选最小的一张</translation>
    </message>
    <message>
        <source>Choose the winner first</source>
        <translation>请先选择和牌者</translation>
    </message>
    <message>
        <source>Click the tile of the meld</source>
        <translation>点选副露的牌</translation>
    </message>
    <message>
        <source>Click the tile of the meld</source>
        <comment>pieces</comment>
        <translation>点选副露的棋子</translation>
    </message>
    <message>
        <source>Click the tile that is turned up</source>
        <translation>点选指示牌</translation>
    </message>
    <message>
        <source>Click the tile that is turned up</source>
        <comment>pieces</comment>
        <translation>点选指示牌</translation>
    </message>
    <message>
        <source>Concealed kan</source>
        <translation>暗杠</translation>
    </message>
    <message>
        <source>Concealed kan</source>
        <comment>official</comment>
        <translation>暗杠</translation>
    </message>
    <message>
        <source>From</source>
        <translation>取自</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>副露</translation>
    </message>
    <message>
        <source>Meld: no room left</source>
        <translation>副露：余位不足</translation>
    </message>
    <message>
        <source>No meld was claimed</source>
        <translation>没有取自他家的副露</translation>
    </message>
    <message>
        <source>Pon</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Pon</source>
        <comment>official</comment>
        <translation>碰</translation>
    </message>
    <message>
        <source>Red five in the meld</source>
        <translation>副露含赤5</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>和牌情形</translation>
    </message>
    <message>
        <source>The hand is complete</source>
        <translation>副露：手牌已齐</translation>
    </message>
    <message>
        <source>The typed value counts, not this hand</source>
        <translation>以填值为准，不计这手牌</translation>
    </message>
    <message>
        <source>The winner’s own meld</source>
        <translation>这是和牌者自己的副露</translation>
    </message>
    <message>
        <source>Who gave {meld}</source>
        <translation>{meld} 由谁打出</translation>
    </message>
    <message>
        <source>With {situation} it would be {size}, {gain}.</source>
        <translation>如有{situation}：{size}，{gain}。</translation>
    </message>
    <message>
        <source>{name} declared it at the table</source>
        <translation>{name}已在桌上宣言</translation>
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
            <numerusform>已取回%n条记录。</numerusform>
        </translation>
    </message>
    <message>
        <source>The backup was restored. What was there is a backup now: restore it to undo this.</source>
        <translation>备份已恢复。原来的内容现在也是一份备份：恢复它即可撤销。</translation>
    </message>
    <message>
        <source>The backup was restored. What was there is kept as {file}.</source>
        <translation>备份已恢复。原来的内容保存为 {file}。</translation>
    </message>
    <message numerus="yes">
        <source>The ledger has been built anew, with %n entries.</source>
        <translation>
            <numerusform>已用副账重建账本，共%n条记录。</numerusform>
        </translation>
    </message>
    <message>
        <source>The ledger is in its place again.</source>
        <translation>账本已放回原处。</translation>
    </message>
    <message>
        <source>The ledger is in its place again. What lay there is kept as {file}.</source>
        <translation>账本已放回原处。原来在那里的文件已另存为 {file}。</translation>
    </message>
    <message>
        <source>The ledger that was open is kept as {file}.</source>
        <translation>打开的账本已另存为 {file}。</translation>
    </message>
    <message>
        <source>The second book from before is kept as {file}.</source>
        <translation>之前的副账已另存为 {file}。</translation>
    </message>
    <message>
        <source>What was there is kept as {file}.</source>
        <translation>原有文件保存为 {file}。</translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message>
        <source>As many as can be meet for the first time in each round.</source>
        <translation>每轮尽可能让更多的人首次同桌。</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>抽签</translation>
    </message>
    <message>
        <source>By lot, whoever has met. Turns to sit out and winds are still balanced.</source>
        <translation>不论是否同过桌，一律抽签。轮空和座风仍保持均衡。</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <translation>人人相遇</translation>
    </message>
    <message>
        <source>Nobody meets twice as long as the numbers allow it, then everybody as seldom as the others.</source>
        <translation>只要人数允许，谁也不会两次同桌；之后各人次数尽量相等。</translation>
    </message>
    <message>
        <source>Nobody twice</source>
        <translation>不重复同桌</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>瑞士制</translation>
    </message>
    <message>
        <source>Those beside each other in the standings play each other, and nobody twice where that can be.</source>
        <translation>名次相近者同桌，并尽量不重复同桌。</translation>
    </message>
</context>
<context>
    <name>MissWords</name>
    <message>
        <source>A kan is a triplet.</source>
        <translation>杠子成了刻子。</translation>
    </message>
    <message>
        <source>A kan is a triplet.</source>
        <comment>official</comment>
        <translation>杠子成了刻子。</translation>
    </message>
    <message>
        <source>A wildcard takes the place of {before}.</source>
        <translation>以混牌代替{before}。</translation>
    </message>
    <message>
        <source>Another indicator is turned up.</source>
        <translation>指示牌不同。</translation>
    </message>
    <message>
        <source>Another seat has the hand.</source>
        <translation>座位不同。</translation>
    </message>
    <message>
        <source>It is another round.</source>
        <translation>圈不同。</translation>
    </message>
    <message>
        <source>It is the second hand, changed.</source>
        <translation>由第二手牌改成。</translation>
    </message>
    <message>
        <source>It is won by self-draw.</source>
        <translation>这是自摸和牌。</translation>
    </message>
    <message>
        <source>It is won on another player’s discard.</source>
        <translation>和的是他家的弃牌。</translation>
    </message>
    <message>
        <source>Now it counts: {yaku}.</source>
        <translation>现在计：{yaku}。</translation>
    </message>
    <message>
        <source>One set is claimed.</source>
        <translation>有一组副露。</translation>
    </message>
    <message>
        <source>One set is concealed.</source>
        <translation>有一组未副露。</translation>
    </message>
    <message>
        <source>Without “{situation}”.</source>
        <translation>没有“{situation}”。</translation>
    </message>
    <message>
        <source>{after} completes it, not {before}.</source>
        <translation>以{after}和牌，而非{before}。</translation>
    </message>
    <message>
        <source>{after} in the place of {before}.</source>
        <translation>{before}换成了{after}。</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>A sequence gives no fu.</source>
        <translation>顺子没有符。</translation>
    </message>
    <message>
        <source>Another player’s tile completed it, so it counts as open.</source>
        <translation>它靠别家的牌完成，算明刻。</translation>
    </message>
    <message>
        <source>How it was won gives no fu.</source>
        <translation>和牌方式没有符。</translation>
    </message>
    <message>
        <source>It completes nothing: {left} waits for {piece}.</source>
        <translation>不成和牌：{left}等的是{piece}。</translation>
    </message>
    <message>
        <source>It completes nothing; {piece} would.</source>
        <translation>不成和牌；{piece}才能和。</translation>
    </message>
    <message>
        <source>It completes {pieces} (wait: {wait}).</source>
        <translation>完成{pieces}（听口：{wait}）。</translation>
    </message>
    <message>
        <source>It gives up {pieces}.</source>
        <translation>失去{pieces}。</translation>
    </message>
    <message>
        <source>It leaves the hand {left}; without {best} it is {least}.</source>
        <translation>打出后{left}；打{best}则{least}。</translation>
    </message>
    <message>
        <source>Nothing forbids it: {points}.</source>
        <translation>没有规则禁止：{points}。</translation>
    </message>
    <message>
        <source>Nothing of it concerns this player.</source>
        <translation>与此人无关。</translation>
    </message>
    <message>
        <source>The number is right, but the suit is another.</source>
        <translation>数字对，但花色不同。</translation>
    </message>
    <message>
        <source>The suit is right, but the number is another.</source>
        <translation>花色对，但数字不同。</translation>
    </message>
    <message>
        <source>This is another tile.</source>
        <translation>这是另一张牌。</translation>
    </message>
    <message>
        <source>This is another tile.</source>
        <comment>pieces</comment>
        <translation>这是另一枚棋子。</translation>
    </message>
    <message>
        <source>This pair is of no value.</source>
        <translation>此将不是役牌。</translation>
    </message>
    <message>
        <source>This wait gives no fu ({wait}).</source>
        <translation>此听口没有符（{wait}）。</translation>
    </message>
    <message>
        <source>Tiles that bring the hand nearer: {tiles}; without {best}: {more}.</source>
        <translation>有效牌{tiles}张；打{best}则为{more}张。</translation>
    </message>
    <message>
        <source>Tiles that bring the hand nearer: {tiles}; without {best}: {more}.</source>
        <comment>pieces</comment>
        <translation>有效棋子{tiles}枚；打{best}则为{more}枚。</translation>
    </message>
    <message>
        <source>from a discard</source>
        <translation>荣和</translation>
    </message>
    <message>
        <source>from a discard</source>
        <comment>beijing</comment>
        <translation>点炮和</translation>
    </message>
    <message>
        <source>from a discard</source>
        <comment>chinese</comment>
        <translation>点炮和</translation>
    </message>
    <message>
        <source>of terminals or honours</source>
        <translation>幺九牌</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>听牌</translation>
    </message>
    <message>
        <source>self-drawn</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>{choice}, missed</source>
        <translation>{choice}（漏选）</translation>
    </message>
    <message>
        <source>{count} from ready</source>
        <translation>{count}向听</translation>
    </message>
    <message>
        <source>{points} is what {size} brings, {way}; this hand is {own}, {own_way}.</source>
        <translation>{points}是{size}、{way}的得分；这手牌是{own}、{own_way}。</translation>
    </message>
    <message>
        <source>{right}, not {given}.</source>
        <translation>不是{given}，是{right}。</translation>
    </message>
</context>
<context>
    <name>MonthsPage</name>
    <message>
        <source>Answers</source>
        <translation>答题</translation>
    </message>
    <message>
        <source>Answers, the right ones filled</source>
        <translation>答题数（填色为答对）</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Nothing was answered yet.</source>
        <translation>尚未答题。</translation>
    </message>
    <message>
        <source>Over the months</source>
        <translation>历月进展</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>周</translation>
    </message>
    <message>
        <source>Week from {day}</source>
        <translation>{day}起的一周</translation>
    </message>
    <message>
        <source>Yaku met</source>
        <translation>见过的番种</translation>
    </message>
    <message>
        <source>{count} yaku met</source>
        <translation>见过{count}个番种</translation>
    </message>
    <message>
        <source>{right} of {answered} right</source>
        <translation>{answered}题中答对{right}题</translation>
    </message>
</context>
<context>
    <name>MoveSheet</name>
    <message>
        <source>&amp;Take these seats</source>
        <translation>采用这些座位(&amp;T)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose two players who change places. One of them may sit out.</source>
        <translation>请选择要互换座位的两人，其中一人可以是轮空者。</translation>
    </message>
    <message>
        <source>E&amp;xchange</source>
        <translation>互换(&amp;X)</translation>
    </message>
    <message>
        <source>Move players</source>
        <translation>调整座位</translation>
    </message>
    <message>
        <source>Which two</source>
        <translation>哪两人</translation>
    </message>
</context>
<context>
    <name>NearbyYaku</name>
    <message>
        <source>No other yaku within two exchanges.</source>
        <translation>替换两处以内没有其他番种。</translation>
    </message>
    <message>
        <source>Yaku nearby: one or two exchanges away</source>
        <translation>相近番种：替换一两处</translation>
    </message>
</context>
<context>
    <name>Needed</name>
    <message>
        <source>+{points} {causes}</source>
        <translation>{causes}+{points}</translation>
    </message>
    <message>
        <source>For {end}</source>
        <translation>以{end}终局</translation>
    </message>
    <message>
        <source>Not to be last</source>
        <translation>不做末位</translation>
    </message>
    <message>
        <source>To lead</source>
        <translation>成为首位</translation>
    </message>
    <message>
        <source>any hand {sources}</source>
        <translation>{sources} 任何手牌</translation>
    </message>
    <message>
        <source>any win</source>
        <translation>任何和牌</translation>
    </message>
    <message>
        <source>by any win</source>
        <translation>任何和牌</translation>
    </message>
    <message>
        <source>from {player}</source>
        <translation>荣和 {player}</translation>
    </message>
    <message>
        <source>from {player}</source>
        <comment>beijing</comment>
        <translation>{player} 点炮</translation>
    </message>
    <message>
        <source>from {player}</source>
        <comment>chinese</comment>
        <translation>{player} 点炮</translation>
    </message>
    <message>
        <source>hand of {worth} {sources}</source>
        <translation>{worth} {sources}</translation>
    </message>
    <message>
        <source>not in this hand</source>
        <translation>本局无法做到</translation>
    </message>
    <message>
        <source>self-drawn</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>with less {cause}</source>
        <translation>更小则{cause}</translation>
    </message>
    <message>
        <source>{hand} {sources}</source>
        <translation>{hand} {sources}</translation>
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
        <translation>{sources} 则{cause}</translation>
    </message>
</context>
<context>
    <name>NeededPanel</name>
    <message>
        <source>After a draw: {next}.</source>
        <translation>流局后：{next}。</translation>
    </message>
    <message>
        <source>After any other hand: {next}.</source>
        <translation>其他情况后：{next}。</translation>
    </message>
    <message>
        <source>Reckoned without dora.</source>
        <translation>未计宝牌。</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>The match is over: {reason}.</source>
        <translation>对局结束：{reason}。</translation>
    </message>
    <message>
        <source>The result stands in the ledger.</source>
        <translation>结果已记入账本。</translation>
    </message>
    <message>
        <source>What is needed</source>
        <translation>和牌条件</translation>
    </message>
    <message>
        <source>When another player wins: {next}.</source>
        <translation>闲家和牌后：{next}。</translation>
    </message>
    <message>
        <source>When another player wins: {next}.</source>
        <comment>beijing</comment>
        <translation>闲家和牌后：{next}。</translation>
    </message>
    <message>
        <source>When another player wins: {next}.</source>
        <comment>chinese</comment>
        <translation>闲家和牌后：{next}。</translation>
    </message>
    <message>
        <source>When another player wins: {next}.</source>
        <comment>older</comment>
        <translation>闲家和牌后：{next}。</translation>
    </message>
    <message>
        <source>When the dealer wins: {next}.</source>
        <translation>庄家和牌后：{next}。</translation>
    </message>
    <message>
        <source>When the dealer wins: {next}.</source>
        <comment>beijing</comment>
        <translation>庄家和牌后：{next}。</translation>
    </message>
    <message>
        <source>When the dealer wins: {next}.</source>
        <comment>chinese</comment>
        <translation>庄家和牌后：{next}。</translation>
    </message>
    <message>
        <source>When the dealer wins: {next}.</source>
        <comment>older</comment>
        <translation>庄家和牌后：{next}。</translation>
    </message>
    <message>
        <source>leads by {points}</source>
        <translation>领先 {points}</translation>
    </message>
    <message>
        <source>level with the next</source>
        <translation>与次位同分</translation>
    </message>
    <message>
        <source>level with {player}</source>
        <translation>与 {player} 同分</translation>
    </message>
    <message>
        <source>the match ends</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>{hand} again</source>
        <translation>再打{hand}</translation>
    </message>
    <message>
        <source>{hand}, {player} deals</source>
        <translation>{hand}，{player} 坐庄</translation>
    </message>
    <message>
        <source>{hand}, {player} deals</source>
        <comment>beijing</comment>
        <translation>{hand}，{player} 坐庄</translation>
    </message>
    <message>
        <source>{hand}, {player} deals</source>
        <comment>chinese</comment>
        <translation>{hand}，{player} 坐庄</translation>
    </message>
    <message>
        <source>{hand}, {player} deals</source>
        <comment>older</comment>
        <translation>{hand}，{player} 坐庄</translation>
    </message>
    <message>
        <source>{place}. {player} {score}, {distance}</source>
        <translation>第{place}名 {player} {score}，{distance}</translation>
    </message>
    <message>
        <source>{points} behind {player}</source>
        <translation>落后 {player} {points}</translation>
    </message>
</context>
<context>
    <name>NewMatchSheet</name>
    <message numerus="yes">
        <source>%n option(s) other than the default</source>
        <translation>
            <numerusform>%n个选项与默认不同</numerusform>
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
        <translation>开始对局(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Default rules</source>
        <translation>默认规则</translation>
    </message>
    <message>
        <source>Default rules in every option</source>
        <translation>所有选项均为默认</translation>
    </message>
    <message>
        <source>Go on with {session}</source>
        <translation>接续“{session}”</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Its name, such as Thursday club</source>
        <translation>名称，例如“周四牌会”</translation>
    </message>
    <message>
        <source>Name of the session</source>
        <translation>牌会名称</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>新牌会</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>牌会</translation>
    </message>
    <message>
        <source>the present one</source>
        <translation>本次牌会</translation>
    </message>
</context>
<context>
    <name>NewSeatsSheet</name>
    <message>
        <source>&amp;Everybody sits</source>
        <translation>全部就座(&amp;E)</translation>
    </message>
    <message>
        <source>The seats change</source>
        <translation>换位</translation>
    </message>
    <message>
        <source>comes from {wind}</source>
        <translation>从{wind}家换来</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>不动</translation>
    </message>
    <message>
        <source>{hand}: everybody takes their new seat, and {player} deals.</source>
        <translation>{hand}：各就新位，{player}坐庄。</translation>
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
        <translation>调整座位(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Seat round {number}</source>
        <translation>第{number}轮入座(&amp;S)</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>下一轮</translation>
    </message>
    <message>
        <source>P&amp;ropose anew</source>
        <translation>重新编排(&amp;R)</translation>
    </message>
    <message>
        <source>Round {number}, beyond the plan</source>
        <translation>第{number}轮（计划之外）</translation>
    </message>
    <message>
        <source>Round {number}, proposed seats</source>
        <translation>第{number}轮座位方案</translation>
    </message>
    <message>
        <source>Round {number}, seats changed by hand</source>
        <translation>第{number}轮座位（已手动调整）</translation>
    </message>
    <message>
        <source>Seat round {number}: looking for seats</source>
        <translation>正在编排第{number}轮的座位</translation>
    </message>
    <message>
        <source>Seat round {number}: {why}</source>
        <translation>第{number}轮：{why}</translation>
    </message>
    <message>
        <source>the seats do not fit</source>
        <translation>座位不对</translation>
    </message>
    <message>
        <source>too few are here</source>
        <translation>人数不够</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>from {name}</source>
        <translation>取自 {name}</translation>
    </message>
</context>
<context>
    <name>NotationLine</name>
    <message>
        <source>Notation</source>
        <translation>记法</translation>
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
        <translation>保存备注(&amp;K)</translation>
    </message>
    <message>
        <source>A note moves no points.</source>
        <translation>备注不影响分数。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>The note is gone.</source>
        <translation>备注已删除。</translation>
    </message>
    <message>
        <source>The note is kept.</source>
        <translation>备注已保存。</translation>
    </message>
    <message>
        <source>The note stands there already.</source>
        <translation>该备注已存在。</translation>
    </message>
    <message>
        <source>Type the note first.</source>
        <translation>请先输入备注。</translation>
    </message>
    <message>
        <source>What is to be remembered of this hand</source>
        <translation>关于这一局要记住的事</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>NothingPage</name>
    <message>
        <source>No match is being played. Start one at the table, then its wins are entered here.</source>
        <translation>当前没有对局。请先到牌桌开始对局，再在此录入和牌。</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>前往牌桌</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>{name}: less</source>
        <translation>{name}：减少</translation>
    </message>
    <message>
        <source>{name}: more</source>
        <translation>{name}：增加</translation>
    </message>
</context>
<context>
    <name>OfAllSystems</name>
    <message>
        <source>Each system in its own unit; they are never added up.</source>
        <translation>各规则各用其单位，不相加。</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>Results in {unit}.</source>
        <translation>结果以{unit}计。</translation>
    </message>
    <message>
        <source>mean place of the last 10 matches</source>
        <translation>最近10场的平均名次</translation>
    </message>
</context>
<context>
    <name>OfOneSystem</name>
    <message>
        <source>All {count}…</source>
        <translation>全部{count}人…</translation>
    </message>
    <message>
        <source>Averages and counts</source>
        <translation>平均与次数</translation>
    </message>
    <message>
        <source>Favourite yaku</source>
        <translation>常和番种</translation>
    </message>
    <message>
        <source>Further rates</source>
        <translation>其他比率</translation>
    </message>
    <message>
        <source>Further rates in {system}</source>
        <translation>{system}的其他比率</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>对战成绩</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>比率</translation>
    </message>
    <message>
        <source>Rates in {system}</source>
        <translation>{system}的比率</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>who placed better</source>
        <translation>谁的名次更好</translation>
    </message>
</context>
<context>
    <name>Opener</name>
    <message>
        <source>A ledger on a server is backed up there.</source>
        <translation>服务器上的账本在服务器上备份。</translation>
    </message>
    <message>
        <source>Each machine with this ledger sees now what the others record.</source>
        <translation>打开此账本的每台电脑现在都能看到其他电脑记录的内容。</translation>
    </message>
    <message>
        <source>Folder for the ledger</source>
        <translation>账本文件夹</translation>
    </message>
    <message>
        <source>It was given up: all is as it was before.</source>
        <translation>已放弃：一切保持原样。</translation>
    </message>
    <message>
        <source>Making the ledger ready</source>
        <translation>正在准备账本</translation>
    </message>
    <message>
        <source>The ledger on this machine is open.</source>
        <translation>已打开本机的账本。</translation>
    </message>
    <message>
        <source>Working on the ledger</source>
        <translation>正在处理账本</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>Group of options</source>
        <translation>选项的类别</translation>
    </message>
    <message>
        <source>No option has these words.</source>
        <translation>没有含这些字的选项。</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>搜索选项</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>changed, default: {choice}</source>
        <translation>已更改，默认：{choice}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least}至{most}</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message numerus="yes">
        <source>%n tile(s) left that complete it</source>
        <translation>
            <numerusform>还有%n张可和</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left that complete it</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>还有%n枚可和</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the winner to see what each wait is worth.</source>
        <translation>选定和牌者即可看到每种听口的得分。</translation>
    </message>
    <message>
        <source>Choose the winner, then how it was won.</source>
        <translation>请选择和牌者，再选择和法。</translation>
    </message>
    <message>
        <source>Next is {round}, {name} deals.</source>
        <translation>下一局{round}，{name} 坐庄。</translation>
    </message>
    <message>
        <source>Next is {round}, {name} deals.</source>
        <comment>beijing</comment>
        <translation>下一局{round}，{name} 坐庄。</translation>
    </message>
    <message>
        <source>Next is {round}, {name} deals.</source>
        <comment>chinese</comment>
        <translation>下一局{round}，{name} 坐庄。</translation>
    </message>
    <message>
        <source>Next is {round}, {name} deals.</source>
        <comment>older</comment>
        <translation>下一局{round}，{name} 坐庄。</translation>
    </message>
    <message>
        <source>No winning shape</source>
        <translation>未成和牌形</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>不能和牌</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>未听牌</translation>
    </message>
    <message>
        <source>Nothing completes this hand.</source>
        <translation>这手牌来什么都不能和。</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>听牌</translation>
    </message>
    <message>
        <source>Record waits for an answer: does the responsible player pay? (Y, N)</source>
        <translation>记录前请先回答：是否由责任者付？（Y、N）</translation>
    </message>
    <message>
        <source>Record waits for an answer: {question}? (N: no, nobody)</source>
        <translation>记录前请先回答：{question}？（N：无）</translation>
    </message>
    <message>
        <source>Results: {results}.</source>
        <translation>结果：{results}。</translation>
    </message>
    <message>
        <source>The hand that {name} claimed</source>
        <translation>{name} 所报的和牌</translation>
    </message>
    <message>
        <source>The match ends: {reason}. {name} is first.</source>
        <translation>对局结束：{reason}。第一名 {name}。</translation>
    </message>
    <message>
        <source>The winning hand</source>
        <translation>和牌</translation>
    </message>
    <message>
        <source>Were nobody responsible, it would be {label}.</source>
        <translation>若无人包牌，则为{label}。</translation>
    </message>
    <message>
        <source>Were nobody responsible, the match would end.</source>
        <translation>若无人包牌，对局将结束。</translation>
    </message>
    <message>
        <source>Were nobody responsible, the match would go on.</source>
        <translation>若无人包牌，对局将继续。</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>谁和牌？</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>尚未输入</translation>
    </message>
    <message>
        <source>{missing} to go. From {ready} on, every wait stands here with what it is worth.</source>
        <translation>还差{missing}。满{ready}后，此处列出每种听牌及其得分。</translation>
    </message>
    <message>
        <source>{name} claimed a false win</source>
        <translation>{name} 错和</translation>
    </message>
    <message>
        <source>{name} claimed a false win</source>
        <comment>beijing</comment>
        <translation>{name} 诈和</translation>
    </message>
    <message>
        <source>{name} claimed a false win</source>
        <comment>chinese</comment>
        <translation>{name} 错和</translation>
    </message>
    <message>
        <source>{name} deals again: {round}.</source>
        <translation>{name} 连庄：{round}。</translation>
    </message>
    <message>
        <source>{name} is ready</source>
        <translation>{name} 听牌</translation>
    </message>
    <message>
        <source>{name} self-draws</source>
        <translation>{name} 自摸</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} 和牌</translation>
    </message>
    <message>
        <source>{name} wins from {discarder}</source>
        <translation>{name} 荣和 {discarder}</translation>
    </message>
    <message>
        <source>{name} wins from {discarder}</source>
        <comment>beijing</comment>
        <translation>{name} 和，{discarder} 点炮</translation>
    </message>
    <message>
        <source>{name} wins from {discarder}</source>
        <comment>chinese</comment>
        <translation>{name} 和，{discarder} 点炮</translation>
    </message>
    <message>
        <source>{name}’s hand</source>
        <translation>{name} 的手牌</translation>
    </message>
    <message>
        <source>{name}’s riichi is recorded with it.</source>
        <translation>{name}的立直一并记录。</translation>
    </message>
    <message>
        <source>{name}’s riichi is recorded with it: stake {points}.</source>
        <translation>{name}的立直一并记录：立直棒{points}点。</translation>
    </message>
    <message>
        <source>{reason} Before that it waited for these:</source>
        <translation>{reason}和牌之前听的是：</translation>
    </message>
</context>
<context>
    <name>Outlook</name>
    <message>
        <source>Entries</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>局</translation>
    </message>
    <message>
        <source>If you restore {time}</source>
        <translation>若恢复 {time}</translation>
    </message>
    <message>
        <source>It holds what the ledger holds.</source>
        <translation>内容与当前账本相同。</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>场</translation>
    </message>
    <message>
        <source>Nothing is lost: what is here now becomes a backup first, and restoring that one undoes this.</source>
        <translation>不会丢失任何内容：当前内容会先备份，恢复那份备份即可撤销。</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>无。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>牌会</translation>
    </message>
    <message>
        <source>The ledger that is here now cannot be read. Its files are kept as they are.</source>
        <translation>当前账本无法读取。其文件会原样保留。</translation>
    </message>
    <message>
        <source>These would go</source>
        <translation>将会失去</translation>
    </message>
    <message>
        <source>This backup cannot be restored</source>
        <translation>无法恢复这份备份</translation>
    </message>
    <message>
        <source>change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>then</source>
        <translation>恢复后</translation>
    </message>
    <message>
        <source>{going} These would come back: {coming}</source>
        <translation>{going}将会回来：{coming}</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Tiles to choose from</source>
        <translation>可选的牌</translation>
    </message>
    <message>
        <source>Tiles to choose from</source>
        <comment>pieces</comment>
        <translation>可选的棋子</translation>
    </message>
</context>
<context>
    <name>PaoBar</name>
    <message>
        <source>&amp;No</source>
        <translation>否(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Yes, {names} pay</source>
        <translation>是(&amp;Y)，{names}付</translation>
    </message>
    <message>
        <source>&amp;Yes, {name} pays</source>
        <translation>是(&amp;Y)，{name}付</translation>
    </message>
    <message>
        <source>Another player is responsible…</source>
        <translation>由另一家包牌…</translation>
    </message>
    <message>
        <source>Choose the player first</source>
        <translation>请先选择包牌者</translation>
    </message>
    <message>
        <source>For</source>
        <translation>包</translation>
    </message>
    <message>
        <source>Is the player responsible?</source>
        <translation>该家是否包牌？</translation>
    </message>
    <message>
        <source>Responsible</source>
        <translation>包牌者</translation>
    </message>
    <message>
        <source>Somebody is responsible…</source>
        <translation>有人包牌…</translation>
    </message>
    <message>
        <source>The melds make {responsible}. Charge it?</source>
        <translation>按副露，{responsible}。是否由其付？</translation>
    </message>
    <message>
        <source>This win makes {responsible}. Charge it?</source>
        <translation>此和牌中{responsible}。是否由其付？</translation>
    </message>
    <message>
        <source>With {names} responsible this win is forbidden ({cause}).</source>
        <translation>若由{names}包牌，此和牌被禁止（{cause}）。</translation>
    </message>
    <message>
        <source>{name} does not pay for {what}</source>
        <translation>{name} 不付（{what}）</translation>
    </message>
    <message>
        <source>{name} pays for {what}</source>
        <translation>{name} 包付（{what}）</translation>
    </message>
    <message>
        <source>{name} responsible for {what}</source>
        <translation>{name} 包牌（{what}）</translation>
    </message>
    <message>
        <source>{responsible}, as the melds say.</source>
        <translation>按副露，{responsible}。</translation>
    </message>
    <message>
        <source>{responsible}, though the melds say so.</source>
        <translation>按副露应包牌，但{responsible}。</translation>
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
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>保存为PDF(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>Patience</name>
    <message>
        <source>Another program is using the ledger {path}. This is done by itself as soon as that program has finished, unless you go on here.</source>
        <translation>另一个程序正在使用账本“{path}”。该程序一结束就会自动完成；若在此继续操作则不再等待。</translation>
    </message>
</context>
<context>
    <name>Payments</name>
    <message>
        <source>pays {points}</source>
        <translation>付 {points}</translation>
    </message>
    <message>
        <source>the winning tile</source>
        <translation>和牌张</translation>
    </message>
    <message>
        <source>the winning tile</source>
        <comment>pieces</comment>
        <translation>所和的棋子</translation>
    </message>
    <message>
        <source>{amount} ({cause})</source>
        <translation>{amount}（{cause}）</translation>
    </message>
    <message>
        <source>{player} pays {points}</source>
        <translation>{player} 付 {points}</translation>
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
        <translation>尚未选择。</translation>
    </message>
</context>
<context>
    <name>PenaltyTileForm</name>
    <message>
        <source>Choose the tile first.</source>
        <translation>请先选择牌。</translation>
    </message>
    <message>
        <source>It is gone: discarded, or used in a kan</source>
        <translation>已解除：打出，或用于开杠</translation>
    </message>
    <message>
        <source>It lies shown, to be discarded next</source>
        <translation>亮在桌上，须下一张打出</translation>
    </message>
    <message>
        <source>It was not discarded: it is dead</source>
        <translation>未打出，成为死罚牌</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>What becomes of it</source>
        <translation>这张牌的处理</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>谁的</translation>
    </message>
</context>
<context>
    <name>PeopleSheet</name>
    <message>
        <source>&amp;Done</source>
        <translation>完成(&amp;D)</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>谁在场</translation>
    </message>
    <message>
        <source>has gone</source>
        <translation>已离开</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>上场</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>休息</translation>
    </message>
    <message>
        <source>{player} is here already.</source>
        <translation>{player}已经在场。</translation>
    </message>
</context>
<context>
    <name>PeriodSheet</name>
    <message>
        <source>&amp;Delete the season</source>
        <translation>删除赛季(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>第一天(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Keep as a season</source>
        <translation>存为赛季(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>最后一天(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Name of the season</source>
        <translation>赛季名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>显示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Undo the last change of seasons</source>
        <translation>撤销对赛季的上次更改(&amp;U)</translation>
    </message>
    <message>
        <source>A day such as 2026-09-01</source>
        <translation>日期，例如 2026-09-01</translation>
    </message>
    <message>
        <source>A season has a first day.</source>
        <translation>赛季必须有第一天。</translation>
    </message>
    <message>
        <source>A season has a name.</source>
        <translation>赛季必须有名称。</translation>
    </message>
    <message>
        <source>Autumn 2026</source>
        <translation>2026年秋</translation>
    </message>
    <message>
        <source>Change the season (&amp;K)</source>
        <translation>更改赛季(&amp;K)</translation>
    </message>
    <message>
        <source>Or from day to day, each as year, month and day. An empty day leaves that end open. With a name it can be kept as a season, which has a rule of its own.</source>
        <translation>或按日期指定（年-月-日）。留空表示该端不限。取名后可存为赛季，并有自己的规则。</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>时段</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>时段</translation>
    </message>
    <message>
        <source>Season, month or session</source>
        <translation>赛季、月份或牌会</translation>
    </message>
    <message>
        <source>The last day comes before the first.</source>
        <translation>最后一天早于第一天。</translation>
    </message>
    <message>
        <source>“{season}” is chosen: a change of name or days changes it.</source>
        <translation>已选“{season}”：更改名称或日期会更改该赛季。</translation>
    </message>
</context>
<context>
    <name>PickerKeys</name>
    <message>
        <source>Adds the piece of that letter</source>
        <translation>加入该字母的棋子</translation>
    </message>
    <message>
        <source>Answers what keeps the win waiting</source>
        <translation>回答记录前的提问</translation>
    </message>
    <message>
        <source>Characters, circles, bamboo, honours: commits the digits</source>
        <translation>万、筒、索、字：确定前面的数字</translation>
    </message>
    <message>
        <source>Characters, circles, bamboo, honours: commits the digits</source>
        <comment>beijing</comment>
        <translation>万、筒、条、字：确定前面的数字</translation>
    </message>
    <message>
        <source>Characters, circles, bamboo, honours: commits the digits</source>
        <comment>chinese</comment>
        <translation>万、筒、条、字：确定前面的数字</translation>
    </message>
    <message>
        <source>Digits wait for the letter of their suit</source>
        <translation>数字，待花色字母确定</translation>
    </message>
    <message>
        <source>Finishes the hand with what it waits for</source>
        <translation>用所听的之一完成和牌</translation>
    </message>
    <message>
        <source>From the player across; &lt; before, &gt; after, or a number 1–4</source>
        <translation>取自对家；&lt; 上家，&gt; 下家，或数字 1–4</translation>
    </message>
    <message>
        <source>From the player after; &lt; before, or a number</source>
        <translation>取自下家；&lt; 为上家，也可写序号</translation>
    </message>
    <message>
        <source>From whom; 0 or T self-drawn</source>
        <translation>谁打的；0 或 T 为自摸</translation>
    </message>
    <message>
        <source>Next giver of the last meld</source>
        <translation>切换末组副露取自谁</translation>
    </message>
    <message>
        <source>Open kan; [555+5z] is a kan added to a pon</source>
        <translation>大明杠；[555+5z] 为碰后加杠</translation>
    </message>
    <message>
        <source>Open kan; [555+5z] is a kan added to a pon</source>
        <comment>official</comment>
        <translation>大明杠；[555+5z] 为碰后加杠</translation>
    </message>
    <message>
        <source>Open kan; [LLL+L] is a kan added to a pon</source>
        <translation>大明杠；[LLL+L] 为加杠</translation>
    </message>
    <message>
        <source>Pastes a hand; Ctrl + C copies it</source>
        <translation>粘贴手牌；Ctrl + C 复制</translation>
    </message>
    <message>
        <source>Pon from the player before; [456p] chi, [1111z] concealed kan</source>
        <translation>碰上家；[456p] 吃，[1111z] 暗杠</translation>
    </message>
    <message>
        <source>Pon from the player before; [456p] chi, [1111z] concealed kan</source>
        <comment>official</comment>
        <translation>碰上家；[456p] 吃，[1111z] 暗杠</translation>
    </message>
    <message>
        <source>Pon from the player before; [PKK] with a pawn, [LLLL] concealed kan</source>
        <translation>碰上家；[PKK] 为配步的碰，[LLLL] 为暗杠</translation>
    </message>
    <message>
        <source>Quick value, and back</source>
        <translation>快速填值，再按返回</translation>
    </message>
    <message>
        <source>Records the complete hand, as Ctrl + Enter does</source>
        <translation>记录完整的和牌，同 Ctrl + Enter</translation>
    </message>
    <message>
        <source>Responsible player</source>
        <translation>包牌者</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>立直</translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>和牌情形</translation>
    </message>
    <message>
        <source>Takes a step back; Ctrl + Shift + Z does it again</source>
        <translation>退一步；Ctrl + Shift + Z 重做</translation>
    </message>
    <message>
        <source>Takes back the last entry</source>
        <translation>撤回最后一次输入</translation>
    </message>
    <message>
        <source>Takes back the whole hand; what is turned up stays</source>
        <translation>收回整手牌（指示牌保留）</translation>
    </message>
    <message>
        <source>The hand is won on the next one; otherwise on the last</source>
        <translation>下一个为所和；不标则取最后一个</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>和牌者</translation>
    </message>
    <message>
        <source>With a click: the hand is won on this</source>
        <translation>按住点击：和的是这个</translation>
    </message>
    <message>
        <source>add a piece</source>
        <translation>添一枚棋子</translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>全部按键</translation>
    </message>
    <message>
        <source>commit</source>
        <translation>定花色</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>下一项</translation>
    </message>
    <message>
        <source>meld</source>
        <translation>副露</translation>
    </message>
    <message>
        <source>player</source>
        <translation>选人</translation>
    </message>
    <message>
        <source>self-draw</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>takes back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>待花色</translation>
    </message>
    <message>
        <source>who</source>
        <translation>和者、打者</translation>
    </message>
    <message>
        <source>winning piece</source>
        <translation>和牌棋子</translation>
    </message>
    <message>
        <source>winning tile</source>
        <translation>和牌张</translation>
    </message>
</context>
<context>
    <name>PickerPlace</name>
    <message>
        <source>Changing {round}: {win}</source>
        <translation>更改{round}：{win}</translation>
    </message>
    <message>
        <source>Inserting before {round}: {win}</source>
        <translation>插入在此之前：{round}，{win}</translation>
    </message>
    <message>
        <source>Not recorded yet: answer this first, or leave it with Esc.</source>
        <translation>尚未记录：请先回答此问题，或按 Esc 返回牌的输入。</translation>
    </message>
</context>
<context>
    <name>PickerView</name>
    <message>
        <source>By</source>
        <translation>和法</translation>
    </message>
    <message>
        <source>Gave the winning piece</source>
        <translation>和的是此人打出的</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>Take everything back</source>
        <translation>全部撤回</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>和牌者</translation>
    </message>
    <message>
        <source>Wins with it</source>
        <translation>此人以此和牌</translation>
    </message>
    <message>
        <source>Won on this piece already</source>
        <translation>此人已以此和牌</translation>
    </message>
    <message>
        <source>from {name}</source>
        <translation>荣和 {name}</translation>
    </message>
    <message>
        <source>from {name}</source>
        <comment>beijing</comment>
        <translation>{name} 点炮</translation>
    </message>
    <message>
        <source>from {name}</source>
        <comment>chinese</comment>
        <translation>{name} 点炮</translation>
    </message>
</context>
<context>
    <name>PieceButton</name>
    <message>
        <source>not this one</source>
        <translation>不是这个</translation>
    </message>
    <message>
        <source>right</source>
        <translation>对</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Club</source>
        <translation>俱乐部</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>账本</translation>
    </message>
    <message>
        <source>Picker</source>
        <translation>选牌</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
</context>
<context>
    <name>PlanForm</name>
    <message>
        <source>0 without a timer</source>
        <translation>0为不计时</translation>
    </message>
    <message>
        <source>0 without last hands</source>
        <translation>0为不设</translation>
    </message>
    <message>
        <source>Last hands</source>
        <translation>最后几局</translation>
    </message>
    <message>
        <source>Minutes a round</source>
        <translation>每轮分钟数</translation>
    </message>
    <message>
        <source>Minutes of last hands</source>
        <translation>最后几局的分钟数</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位编排</translation>
    </message>
</context>
<context>
    <name>PlanSheet</name>
    <message numerus="yes">
        <source>%n player(s) sit out in each round.</source>
        <translation>
            <numerusform>每轮有%n人轮空。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) play at once.</source>
        <translation>
            <numerusform>%n桌同时进行。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Begin the evening</source>
        <translation>开始牌会(&amp;B)</translation>
    </message>
    <message>
        <source>At a table</source>
        <translation>每桌人数</translation>
    </message>
    <message numerus="yes">
        <source>At least %n player(s) have to be here.</source>
        <translation>
            <numerusform>至少需要%n人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n round(s) without a second meeting.</source>
        <translation>
            <numerusform>不重复同桌至多%n轮。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Its name, such as Thursday club</source>
        <translation>名称，例如“周四牌会”</translation>
    </message>
    <message>
        <source>Name of the session</source>
        <translation>牌会名称</translation>
    </message>
    <message numerus="yes">
        <source>Nobody need meet twice in %n round(s).</source>
        <translation>
            <numerusform>%n轮内可以不重复同桌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan an evening</source>
        <translation>安排牌会</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>谁在场</translation>
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
            <numerusform>%n场</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>编辑(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>新对局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 置信区间</translation>
    </message>
    <message>
        <source>Also found as</source>
        <translation>别名</translation>
    </message>
    <message>
        <source>Average paid</source>
        <translation>平均放铳失分</translation>
    </message>
    <message>
        <source>Average won</source>
        <translation>平均和牌得分</translation>
    </message>
    <message>
        <source>Averages and counts in {system}</source>
        <translation>{system}的平均与次数</translation>
    </message>
    <message>
        <source>Biggest hand in {system}</source>
        <translation>{system}的最大和牌</translation>
    </message>
    <message>
        <source>Chombo</source>
        <translation>犯规</translation>
    </message>
    <message>
        <source>Deal-in</source>
        <translation>放铳</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>聚会</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>From %</source>
        <translation>下限 %</translation>
    </message>
    <message>
        <source>Further rates in {system}</source>
        <translation>{system}的其他比率</translation>
    </message>
    <message>
        <source>Hands played</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>对战成绩</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>No match has ended yet.</source>
        <translation>还没有结束的对局。</translation>
    </message>
    <message>
        <source>No match yet</source>
        <translation>还没有对局</translation>
    </message>
    <message>
        <source>No row is behind this figure.</source>
        <translation>这个数字没有对应的行。</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>总数</translation>
    </message>
    <message>
        <source>On prints, in files and for spectators</source>
        <translation>打印、文件和观战中的名字</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>比率</translation>
    </message>
    <message>
        <source>Rates in {system}</source>
        <translation>{system}的比率</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>读音</translation>
    </message>
    <message>
        <source>Ready at a draw</source>
        <translation>流局听牌</translation>
    </message>
    <message>
        <source>Responsible (pao)</source>
        <translation>包牌</translation>
    </message>
    <message>
        <source>Rests on</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>The club, %</source>
        <translation>俱乐部 %</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>To %</source>
        <translation>上限 %</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Whoever sits down for a match is listed here.</source>
        <translation>坐下对局的人会列在这里。</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>和牌</translation>
    </message>
    <message>
        <source>Win as dealer</source>
        <translation>坐庄和牌</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>和牌数</translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation>番种</translation>
    </message>
    <message>
        <source>Yaku in {system}</source>
        <translation>{system}的番种</translation>
    </message>
    <message>
        <source>average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>落后</translation>
    </message>
    <message>
        <source>first</source>
        <translation>第一</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>第四</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>缺席</translation>
    </message>
    <message numerus="yes">
        <source>of %n win(s)</source>
        <translation>
            <numerusform>共%n次和牌</numerusform>
        </translation>
    </message>
    <message>
        <source>of {count} deal-ins</source>
        <translation>共{count}次放铳</translation>
    </message>
    <message>
        <source>places 1 to {last}</source>
        <translation>第1至第{last}名</translation>
    </message>
    <message>
        <source>plays since {date}</source>
        <translation>{date}起参加</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>second</source>
        <translation>第二</translation>
    </message>
    <message>
        <source>the club</source>
        <translation>俱乐部</translation>
    </message>
    <message>
        <source>third</source>
        <translation>第三</translation>
    </message>
    <message>
        <source>together</source>
        <translation>同桌</translation>
    </message>
    <message>
        <source>{count} of {of} deals</source>
        <translation>{of}次坐庄中{count}次</translation>
    </message>
    <message>
        <source>{count} of {of} draws</source>
        <translation>{of}次流局中{count}次</translation>
    </message>
    <message>
        <source>{count} of {of} hands</source>
        <translation>{of}局中{count}局</translation>
    </message>
    <message>
        <source>{count} of {of} wins</source>
        <translation>{of}次和牌中{count}次</translation>
    </message>
    <message>
        <source>{count}, too few for a rate</source>
        <translation>{count}，不足以计算比率</translation>
    </message>
    <message>
        <source>{player} ahead</source>
        <translation>{player}领先</translation>
    </message>
    <message>
        <source>{rests}, the club {points}</source>
        <translation>{rests}，俱乐部{points}</translation>
    </message>
    <message>
        <source>{system}, {players} players</source>
        <translation>{system}，{players}人</translation>
    </message>
</context>
<context>
    <name>PlayerPrintSheet</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Players who have a pseudonym stand under it; everything is worked out from the matches as they are now.</source>
        <translation>有化名的玩家以化名列出；所有数值均由现有对局算出。</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>away</source>
        <translation>暂离</translation>
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
        <translation>尚未对局</translation>
    </message>
    <message>
        <source>last played {day}</source>
        <translation>最近 {day}</translation>
    </message>
    <message>
        <source>match</source>
        <translation>场</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>场</translation>
    </message>
    <message>
        <source>one letter apart</source>
        <translation>相差一个字母</translation>
    </message>
    <message>
        <source>plays since {day}, {number} {matches}</source>
        <translation>自{day}起，{number}{matches}</translation>
    </message>
    <message>
        <source>read alike</source>
        <translation>读音相同</translation>
    </message>
    <message>
        <source>the same but for case, accents, kana or signs</source>
        <translation>仅大小写、重音、假名或符号不同</translation>
    </message>
</context>
<context>
    <name>PlayersList</name>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message numerus="yes">
        <source>%n pair(s) may be one person</source>
        <translation>
            <numerusform>%n对名字可能是同一人</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>添加(&amp;A)…</translation>
    </message>
    <message>
        <source>Find a player by name, reading or alias</source>
        <translation>按名字、读音或别名查找</translation>
    </message>
    <message>
        <source>Mer&amp;ge…</source>
        <translation>合并(&amp;G)…</translation>
    </message>
    <message>
        <source>Name (Ctrl + F)</source>
        <translation>名字 (Ctrl + F)</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>还没有人对局。</translation>
    </message>
    <message>
        <source>Nobody is found.</source>
        <translation>没有找到。</translation>
    </message>
    <message>
        <source>The matches are being read…</source>
        <translation>正在读取对局…</translation>
    </message>
</context>
<context>
    <name>PossibleWinsList</name>
    <message>
        <source>From {name}</source>
        <translation>荣和 {name}</translation>
    </message>
    <message>
        <source>From {name}</source>
        <comment>beijing</comment>
        <translation>{name} 点炮</translation>
    </message>
    <message>
        <source>From {name}</source>
        <comment>chinese</comment>
        <translation>{name} 点炮</translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>不可</translation>
    </message>
    <message>
        <source>{name} on {points}, the match goes on</source>
        <translation>{name}为{points}点，比赛继续</translation>
    </message>
</context>
<context>
    <name>Poster</name>
    <message numerus="yes">
        <source>%n of each</source>
        <translation>
            <numerusform>每种%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>Poster: {rules}</source>
        <translation>海报：{rules}</translation>
    </message>
    <message>
        <source>bar: winning tile</source>
        <translation>下划线为和牌张</translation>
    </message>
    <message>
        <source>bar: winning tile</source>
        <comment>pieces</comment>
        <translation>下划线为和牌的棋子</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>限门前清</translation>
    </message>
    <message>
        <source>open only</source>
        <translation>限副露</translation>
    </message>
    <message>
        <source>open {value}</source>
        <translation>副露{value}</translation>
    </message>
    <message>
        <source>values in {unit}</source>
        <translation>数字为{unit}数</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>&amp;Back</source>
        <translation>上一页(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>下一页(&amp;F)</translation>
    </message>
    <message>
        <source>Nobody has played in this time.</source>
        <translation>该时段无人对局。</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>第{number}页，共{count}页</translation>
    </message>
    <message>
        <source>The page after</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>This would make</source>
        <translation>按此规则的排名</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>now {place}</source>
        <translation>现为第{place}名</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>After the answer, what the rules say stands here, drawn on the hand.</source>
        <translation>作答后，这里以图示讲解规则。</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答题</translation>
    </message>
    <message>
        <source>Answers by day, the right ones filled</source>
        <translation>每日答题（填色部分为答对）</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Still to be learned; it comes again by itself</source>
        <translation>有待掌握（会自动再出题）</translation>
    </message>
    <message>
        <source>{right} of {answered}</source>
        <translation>{answered}题中答对{right}题</translation>
    </message>
    <message>
        <source>{right} right, {wrong} wrong</source>
        <translation>对{right}，错{wrong}</translation>
    </message>
</context>
<context>
    <name>ProgressStrip</name>
    <message>
        <source>Answered before</source>
        <translation>以前的答题</translation>
    </message>
    <message>
        <source>Back to the answers</source>
        <translation>返回答题列表</translation>
    </message>
    <message>
        <source>Back to today</source>
        <translation>返回今日</translation>
    </message>
    <message>
        <source>End the sprint</source>
        <translation>结束限时答题</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>不正确</translation>
    </message>
    <message>
        <source>Rating {rating} ({change} today)</source>
        <translation>等级分{rating}（今日{change}）</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Today {number} of {all}</source>
        <translation>今日 {number}/{all}</translation>
    </message>
    <message>
        <source>{answered} answered today</source>
        <translation>今日已答{answered}题</translation>
    </message>
    <message>
        <source>{count} in a row</source>
        <translation>连对{count}题</translation>
    </message>
    <message>
        <source>{right} right</source>
        <translation>答对{right}题</translation>
    </message>
    <message>
        <source>{time} left, {right} right</source>
        <translation>剩余{time}，答对{right}题</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>Again: {pairs}.</source>
        <translation>再次同桌：{pairs}。</translation>
    </message>
    <message numerus="yes">
        <source>All %n pair(s) meet for the first time.</source>
        <translation>
            <numerusform>%n对全部首次同桌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has sat out as often as the others.</source>
        <translation>各人轮空次数相同。</translation>
    </message>
    <message>
        <source>Everybody plays.</source>
        <translation>全员上场。</translation>
    </message>
    <message>
        <source>Has no seat: {players}.</source>
        <translation>没有座位：{players}。</translation>
    </message>
    <message>
        <source>Is not there: {players}.</source>
        <translation>不在场：{players}。</translation>
    </message>
    <message>
        <source>Nobody sits out twice.</source>
        <translation>无人轮空两次。</translation>
    </message>
    <message>
        <source>One wind much more often than another: {players}.</source>
        <translation>座风偏差较大：{players}。</translation>
    </message>
    <message>
        <source>Sits in two places: {players}.</source>
        <translation>坐在两处：{players}。</translation>
    </message>
    <message>
        <source>Sits out again before everybody has: {players}.</source>
        <translation>尚未轮完便再次轮空：{players}。</translation>
    </message>
    <message>
        <source>Table {number} is not full.</source>
        <translation>第{number}桌人数不对。</translation>
    </message>
    <message>
        <source>The winds are even.</source>
        <translation>座风均衡。</translation>
    </message>
    <message>
        <source>{first}–{second}</source>
        <translation>{first}–{second}</translation>
    </message>
    <message>
        <source>{first}–{second} ({times}×)</source>
        <translation>{first}–{second}（第{times}次）</translation>
    </message>
    <message>
        <source>{new} of {pairs} pairs meet for the first time.</source>
        <translation>{pairs}对中有{new}对首次同桌。</translation>
    </message>
</context>
<context>
    <name>PutRightSheet</name>
    <message>
        <source>{first} and {second} are exchanged in these hands. Undo takes it back.</source>
        <translation>已在这些局中互换{first}和{second}。可以撤销。</translation>
    </message>
</context>
<context>
    <name>QuestionsBar</name>
    <message>
        <source>Nobody</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>未填</translation>
    </message>
    <message>
        <source>With this hand it makes no difference</source>
        <translation>对这手牌没有影响</translation>
    </message>
</context>
<context>
    <name>QuickValue</name>
    <message>
        <source>How the value is given</source>
        <translation>填值方式</translation>
    </message>
    <message>
        <source>Not checked: recorded as the table counted it</source>
        <translation>未经核对：按全桌所计记录</translation>
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
        <translation>不符</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Full screen ({key})</source>
        <translation>全屏（{key}）</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>第{number}场</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
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
        <translation>0至1,000,000，最多四位小数，例如 0.5</translation>
    </message>
    <message>
        <source>no rate</source>
        <translation>不换算</translation>
    </message>
    <message>
        <source>{system}: one is worth</source>
        <translation>{system}：每1折合</translation>
    </message>
</context>
<context>
    <name>RatesSheet</name>
    <message>
        <source>&amp;Keep the rates</source>
        <translation>保存换算率(&amp;K)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>换算率</translation>
    </message>
    <message>
        <source>The club&apos;s &amp;unit, such as yen or club points</source>
        <translation>俱乐部的单位(&amp;U)，例如“元”或“俱乐部分”</translation>
    </message>
    <message>
        <source>What is one of each rule system&apos;s own unit worth to the club? While one is left empty nothing is added up; 0 leaves a rule system out.</source>
        <translation>各规则成绩的1在俱乐部折合多少？有留空的就不合计；填0则该规则不计入。</translation>
    </message>
</context>
<context>
    <name>RatingPanel</name>
    <message>
        <source>All answers</source>
        <translation>全部答题</translation>
    </message>
    <message>
        <source>Over the months</source>
        <translation>历月进展</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>tick: {rating} · change in 30 days</source>
        <translation>刻度：{rating} · 30天内的变化</translation>
    </message>
</context>
<context>
    <name>RatingRow</name>
    <message>
        <source>not answered yet</source>
        <translation>尚未答题</translation>
    </message>
    <message>
        <source>{rating}, give or take {doubt}</source>
        <translation>{rating}，误差约{doubt}</translation>
    </message>
</context>
<context>
    <name>ReadingsList</name>
    <message numerus="yes">
        <source>%n other reading(s)</source>
        <translation>
            <numerusform>另有%n种拆法</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the readings by which the hand may be won, only the one worth most counts.</source>
        <translation>可以和牌的拆法中，只计最高的一种。</translation>
    </message>
    <message>
        <source>base {base}</source>
        <translation>计{base}</translation>
    </message>
    <message>
        <source>{count}: hide</source>
        <translation>{count}：收起</translation>
    </message>
    <message>
        <source>{count}: {worth}</source>
        <translation>{count}：{worth}</translation>
    </message>
    <message>
        <source>{count}: {worth}, barred</source>
        <translation>{count}：{worth}，不可采用</translation>
    </message>
    <message>
        <source>{fu} fu, {han} han, base {base}</source>
        <translation>{fu}符{han}翻，基本点 {base}</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>&amp;Clear this list</source>
        <translation>清空此列表(&amp;C)</translation>
    </message>
    <message>
        <source>Ledger in {folder}</source>
        <translation>账本：{folder}</translation>
    </message>
    <message>
        <source>{file} (not there any more)</source>
        <translation>{file}（已不存在）</translation>
    </message>
    <message>
        <source>{file} is not there any more. It was taken from the list.</source>
        <translation>{file} 已不存在，已从列表中移除。</translation>
    </message>
</context>
<context>
    <name>RecordSheet</name>
    <message>
        <source>&amp;Keep as a match…</source>
        <translation>存为对局(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Try on the workbench</source>
        <translation>在工作台上试(&amp;T)</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>全部各局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>各局</translation>
    </message>
    <message>
        <source>Those that differ</source>
        <translation>有出入的局</translation>
    </message>
    <message>
        <source>Which hands are shown</source>
        <translation>显示哪些局</translation>
    </message>
</context>
<context>
    <name>RecordedSheet</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>It can be read, but not go on</source>
        <translation>可以查看，但无法继续</translation>
    </message>
    <message>
        <source>Nothing is lost: a newer Mahjong Desk works out the points. What was recorded:</source>
        <translation>记录没有丢失，较新的Mahjong Desk可以算出分数。记录内容：</translation>
    </message>
    <message>
        <source>Recorded with other rules</source>
        <translation>按其他规则记录的对局</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n figures are others here</source>
        <translation>
            <numerusform>%n处与这里的计算不同</numerusform>
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
        <translation>这一局之前的局不在牌谱里。</translation>
    </message>
    <message>
        <source>Honba and deposit before this hand are {told} in the record, {here} by these rules.</source>
        <translation>这一局之前的本场与供托，牌谱为{told}，按这些规则为{here}。</translation>
    </message>
    <message>
        <source>Record of Botzone</source>
        <translation>Botzone 的牌谱</translation>
    </message>
    <message>
        <source>Record of MJAI events</source>
        <translation>MJAI 的牌谱</translation>
    </message>
    <message>
        <source>Record of a match</source>
        <translation>对局的牌谱</translation>
    </message>
    <message>
        <source>Record of tenhou.net/6</source>
        <translation>tenhou.net/6 的牌谱</translation>
    </message>
    <message>
        <source>The record begins this hand with {told}, these rules with {here}.</source>
        <translation>这一局开始时的分数，牌谱为{told}，按这些规则为{here}。</translation>
    </message>
    <message>
        <source>The record counts {told} fu, these rules {here}.</source>
        <translation>牌谱计{told}符，按这些规则为{here}符。</translation>
    </message>
    <message>
        <source>The record counts {told} han, these rules {here}.</source>
        <translation>牌谱计{told}翻，按这些规则为{here}翻。</translation>
    </message>
    <message>
        <source>The record ends here; by these rules the match would go on.</source>
        <translation>牌谱到此为止；按这些规则对局还要继续。</translation>
    </message>
    <message>
        <source>The record ends with {told}, these rules with {here}.</source>
        <translation>终局分数，牌谱为{told}，按这些规则为{here}。</translation>
    </message>
    <message>
        <source>The record moves {told}, these rules {here}.</source>
        <translation>分数变动，牌谱为{told}，按这些规则为{here}。</translation>
    </message>
    <message>
        <source>The record names {told}; these rules {here}.</source>
        <translation>番种，牌谱为{told}；按这些规则为{here}。</translation>
    </message>
    <message>
        <source>The results are {told} in the record, {here} by these rules.</source>
        <translation>成绩：牌谱为{told}，按这些规则为{here}。</translation>
    </message>
    <message>
        <source>These rules do not take it: {here}</source>
        <translation>按这些规则不成立：{here}</translation>
    </message>
    <message>
        <source>What was drawn and discarded fits in no order of play.</source>
        <translation>牌谱里的摸牌与打牌排不出先后。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more records</source>
        <translation>
            <numerusform>另有%n份牌谱</numerusform>
        </translation>
    </message>
    <message>
        <source>every figure as it is worked out here</source>
        <translation>各项数字与这里的计算一致</translation>
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
        <translation>闲家和牌</translation>
    </message>
    <message>
        <source>A child wins</source>
        <comment>beijing</comment>
        <translation>闲家和牌</translation>
    </message>
    <message>
        <source>A child wins</source>
        <comment>chinese</comment>
        <translation>闲家和牌</translation>
    </message>
    <message>
        <source>A child wins</source>
        <comment>older</comment>
        <translation>闲家和牌</translation>
    </message>
    <message>
        <source>All options as usual</source>
        <translation>全部选项均为默认</translation>
    </message>
    <message>
        <source>Child gets</source>
        <translation>闲家得</translation>
    </message>
    <message>
        <source>Child gets</source>
        <comment>beijing</comment>
        <translation>闲家得</translation>
    </message>
    <message>
        <source>Child gets</source>
        <comment>chinese</comment>
        <translation>闲家得</translation>
    </message>
    <message>
        <source>Child gets</source>
        <comment>older</comment>
        <translation>闲家得</translation>
    </message>
    <message>
        <source>Dealer gets</source>
        <translation>庄家得</translation>
    </message>
    <message>
        <source>Dealer gets</source>
        <comment>beijing</comment>
        <translation>庄家得</translation>
    </message>
    <message>
        <source>Dealer gets</source>
        <comment>chinese</comment>
        <translation>庄家得</translation>
    </message>
    <message>
        <source>Dealer gets</source>
        <comment>older</comment>
        <translation>庄家得</translation>
    </message>
    <message>
        <source>Draw, not ready: to a ready player</source>
        <translation>流局未听牌：付每位听牌者</translation>
    </message>
    <message>
        <source>From a child</source>
        <translation>和闲家的牌</translation>
    </message>
    <message>
        <source>From a child</source>
        <comment>beijing</comment>
        <translation>和闲家的牌</translation>
    </message>
    <message>
        <source>From a child</source>
        <comment>chinese</comment>
        <translation>和闲家的牌</translation>
    </message>
    <message>
        <source>From a child</source>
        <comment>older</comment>
        <translation>和闲家的牌</translation>
    </message>
    <message>
        <source>From a discard</source>
        <translation>荣和</translation>
    </message>
    <message>
        <source>From a discard</source>
        <comment>beijing</comment>
        <translation>点炮和</translation>
    </message>
    <message>
        <source>From a discard</source>
        <comment>chinese</comment>
        <translation>点炮和</translation>
    </message>
    <message>
        <source>From the dealer</source>
        <translation>和庄家的牌</translation>
    </message>
    <message>
        <source>From the dealer</source>
        <comment>beijing</comment>
        <translation>和庄家的牌</translation>
    </message>
    <message>
        <source>From the dealer</source>
        <comment>chinese</comment>
        <translation>和庄家的牌</translation>
    </message>
    <message>
        <source>From the dealer</source>
        <comment>older</comment>
        <translation>和庄家的牌</translation>
    </message>
    <message>
        <source>Not played here.</source>
        <translation>本桌不采用。</translation>
    </message>
    <message>
        <source>Not played here: option “{option}”.</source>
        <translation>本桌不采用（选项“{option}”）。</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>另加</translation>
    </message>
    <message>
        <source>Other than usual: {options}</source>
        <translation>与默认不同：{options}</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>收付</translation>
    </message>
    <message>
        <source>Penalties and stakes</source>
        <translation>罚则与供托</translation>
    </message>
    <message>
        <source>Reference card: {rules}</source>
        <translation>速查表：{rules}</translation>
    </message>
    <message>
        <source>Riichi stake</source>
        <translation>立直供托</translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>The dealer wins</source>
        <translation>庄家和牌</translation>
    </message>
    <message>
        <source>The dealer wins</source>
        <comment>beijing</comment>
        <translation>庄家和牌</translation>
    </message>
    <message>
        <source>The dealer wins</source>
        <comment>chinese</comment>
        <translation>庄家和牌</translation>
    </message>
    <message>
        <source>The dealer wins</source>
        <comment>older</comment>
        <translation>庄家和牌</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>beijing</comment>
        <translation>庄家</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>chinese</comment>
        <translation>庄家</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>older</comment>
        <translation>庄家</translation>
    </message>
    <message>
        <source>discard (self-drawn)</source>
        <translation>荣和（自摸）</translation>
    </message>
    <message>
        <source>discard (self-drawn)</source>
        <comment>beijing</comment>
        <translation>点炮和（自摸）</translation>
    </message>
    <message>
        <source>discard (self-drawn)</source>
        <comment>chinese</comment>
        <translation>点炮和（自摸）</translation>
    </message>
    <message>
        <source>discarder</source>
        <translation>放铳者</translation>
    </message>
    <message>
        <source>discarder</source>
        <comment>beijing</comment>
        <translation>点炮者</translation>
    </message>
    <message>
        <source>discarder</source>
        <comment>chinese</comment>
        <translation>点炮者</translation>
    </message>
    <message>
        <source>each</source>
        <translation>各家</translation>
    </message>
    <message>
        <source>each honba</source>
        <translation>每一本场</translation>
    </message>
    <message>
        <source>goal {points}</source>
        <translation>目标{points}</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>无得失</translation>
    </message>
    <message>
        <source>start with {points}</source>
        <translation>起始{points}</translation>
    </message>
    <message>
        <source>{least} to {most} {unit}</source>
        <translation>{least}～{most}{unit}</translation>
    </message>
    <message>
        <source>{name}, each</source>
        <translation>每个{name}</translation>
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
        <translation>仅副露的平和荣和时才可能为20符。</translation>
    </message>
    <message>
        <source>20 fu self-drawn are a closed no-points hand of 2 han or more.</source>
        <translation>自摸20符只能是2翻以上的门前平和。</translation>
    </message>
    <message>
        <source>25 fu are seven pairs: 2 han, and 3 self-drawn.</source>
        <translation>25符是七对子：2翻以上，自摸则3翻以上。</translation>
    </message>
    <message>
        <source>25 fu are seven pairs: a closed hand of 3 han or more.</source>
        <translation>25符仅限七对子：须为门前清，且至少3翻。</translation>
    </message>
    <message>
        <source>A chi is claimed only from the player before.</source>
        <translation>只能吃上家的牌。</translation>
    </message>
    <message>
        <source>A claim takes from one of the other players.</source>
        <translation>副露须取自其他玩家。</translation>
    </message>
    <message>
        <source>A claimed set cannot hold a wildcard.</source>
        <translation>副露的面子不能含混。</translation>
    </message>
    <message>
        <source>A concealed kan can be robbed only for a tile of the dragon.</source>
        <translation>抢暗杠须以该牌凑成一条龙。</translation>
    </message>
    <message>
        <source>A concealed kan comes from nobody.</source>
        <translation>暗杠不取自任何人。</translation>
    </message>
    <message>
        <source>A correction needs a number for every seat.</source>
        <translation>更正须为每家各填一个数。</translation>
    </message>
    <message>
        <source>A dead hand has no nagashi mangan.</source>
        <translation>死手不成立流局满贯。</translation>
    </message>
    <message>
        <source>A dead hand is not ready.</source>
        <translation>死手不算听牌。</translation>
    </message>
    <message>
        <source>A draw has to say who was ready.</source>
        <translation>流局须填明谁听牌。</translation>
    </message>
    <message>
        <source>A false win costs a fixed amount here, whatever was claimed.</source>
        <translation>本桌诈和罚固定分，与所报的和牌无关。</translation>
    </message>
    <message>
        <source>A false win is claimed by one player.</source>
        <translation>诈和只能由一人所报。</translation>
    </message>
    <message>
        <source>A false win is paid by the claimed hand here; it is missing.</source>
        <translation>本桌诈和按所报的和牌反付，而和牌尚缺。</translation>
    </message>
    <message>
        <source>A file may bring {count:,} records at most.</source>
        <translation>一个文件最多可带来{count:,}份牌谱。</translation>
    </message>
    <message>
        <source>A hand cannot have more than {number} melds.</source>
        <translation>副露最多{number}组。</translation>
    </message>
    <message>
        <source>A hand from a discard has at least 30 fu here.</source>
        <translation>按此规则荣和至少30符。</translation>
    </message>
    <message>
        <source>A hand is closed or not: true or false.</source>
        <translation>是否门前清应为true或false。</translation>
    </message>
    <message>
        <source>A hand with three wildcards wins only by its own draw.</source>
        <translation>有三张以上混的手牌只能自摸。</translation>
    </message>
    <message>
        <source>A player cannot have more than {number} penalty tiles.</source>
        <translation>一家的罚牌最多{number}张。</translation>
    </message>
    <message>
        <source>A player who declared riichi is not ready: that is a chombo.</source>
        <translation>立直者未听牌，应按错和处理。</translation>
    </message>
    <message>
        <source>A seat is named twice.</source>
        <translation>有座位重复。</translation>
    </message>
    <message>
        <source>A self-drawn win has one winner.</source>
        <translation>自摸只能有一名和牌者。</translation>
    </message>
    <message>
        <source>A single wait on a wildcard wins only by its own draw.</source>
        <translation>以混单吊（混悠）只能自摸。</translation>
    </message>
    <message>
        <source>A situation is named twice.</source>
        <translation>有和牌情形重复。</translation>
    </message>
    <message>
        <source>A text may have {count:,} characters at most.</source>
        <translation>文本最多{count:,}个字符。</translation>
    </message>
    <message>
        <source>A typed value is a number of doublings or of points, with kan points.</source>
        <translation>填值须为番数或分数之一，另可加杠分。</translation>
    </message>
    <message>
        <source>A typed value is han and fu, or a limit.</source>
        <translation>填值须为翻与符，或为满贯。</translation>
    </message>
    <message>
        <source>A typed value is han, and dora beside it.</source>
        <translation>填值须为役的翻数，另可加宝牌类翻数。</translation>
    </message>
    <message>
        <source>A typed value is points.</source>
        <translation>填值须为点数。</translation>
    </message>
    <message>
        <source>A typed value is the fan without flowers, and the number of flowers.</source>
        <translation>直接输入的分值为不计花牌的番数与花牌张数。</translation>
    </message>
    <message>
        <source>A whole number has to lie between {least:,} and {greatest:,}.</source>
        <translation>整数须在{least:,}至{greatest:,}之间。</translation>
    </message>
    <message>
        <source>A win has either a hand or a value.</source>
        <translation>和牌须有手牌或填值，且只取其一。</translation>
    </message>
    <message>
        <source>A win needs a winner.</source>
        <translation>和牌须有和牌者。</translation>
    </message>
    <message>
        <source>After a chi, pon or open kan a hand wins only by its own draw.</source>
        <translation>吃、碰、明杠之后只能自摸。</translation>
    </message>
    <message>
        <source>All winners play with the same indicator.</source>
        <translation>各和牌者的混的指示牌须相同。</translation>
    </message>
    <message>
        <source>All winners win with the same tile.</source>
        <translation>各和牌者的和牌张须相同。</translation>
    </message>
    <message>
        <source>At most three players win on one tile.</source>
        <translation>一张牌最多三家和牌。</translation>
    </message>
    <message>
        <source>At most {count} players can be responsible for one win here.</source>
        <translation>按此规则一次和牌至多{count}家包牌。</translation>
    </message>
    <message>
        <source>At this table a kan cannot hold a wildcard.</source>
        <translation>本桌的杠子不能用混。</translation>
    </message>
    <message>
        <source>At this table a player may chi and pon {most} times in a hand, not {count}.</source>
        <translation>本桌每局最多吃碰{most}次，现为{count}次。</translation>
    </message>
    <message>
        <source>At this table a winning hand lacks one of the three suits.</source>
        <translation>本桌和牌须缺一门（断门）。</translation>
    </message>
    <message>
        <source>At this table no hand counts double.</source>
        <translation>本桌不用上楼。</translation>
    </message>
    <message>
        <source>Before the dealer’s first discard nobody has discarded.</source>
        <translation>庄家打出第一张之前无人出牌。</translation>
    </message>
    <message>
        <source>Below {han} han the fu have to be told.</source>
        <translation>不足{han}翻时须给出符数。</translation>
    </message>
    <message>
        <source>Between two players a win on a pawn needs a medium or grand yaku.</source>
        <translation>两人对局步上和须有中役或大役。</translation>
    </message>
    <message>
        <source>By these rules another hand would be played here.</source>
        <translation>按这些规则，这里应打另一局。</translation>
    </message>
    <message>
        <source>Doublings are a whole number from {first} to {last}.</source>
        <translation>番数应为{first}至{last}的整数。</translation>
    </message>
    <message>
        <source>Either all winners rob the kan or none does.</source>
        <translation>抢杠须为全体和牌者，或全无。</translation>
    </message>
    <message>
        <source>Equal first discards are recorded in this hand already.</source>
        <translation>本局的烧庄已经记录。</translation>
    </message>
    <message>
        <source>Fu is a whole number from {first} to {last}, in steps of {step}.</source>
        <translation>符应为{first}至{last}的整数，步长{step}。</translation>
    </message>
    <message>
        <source>Han are counted in whole numbers from 0.</source>
        <translation>翻应为0以上的整数。</translation>
    </message>
    <message>
        <source>Han is a whole number from {first} to {last}.</source>
        <translation>翻应为{first}至{last}的整数。</translation>
    </message>
    <message>
        <source>In a match the events before tell which penalty tiles there are.</source>
        <translation>对局中的罚牌由之前的记录决定。</translation>
    </message>
    <message>
        <source>In the first turn nobody has a meld.</source>
        <translation>第一巡无人有副露。</translation>
    </message>
    <message>
        <source>Kan points are a whole number from {first} to {last}.</source>
        <translation>杠分应为{first}至{last}的整数。</translation>
    </message>
    <message>
        <source>Line {line:,} is not as it was written: it was changed, or is damaged.</source>
        <translation>第 {line:,} 行与写入时不符：已被改动或损坏。</translation>
    </message>
    <message>
        <source>Made by a newer version of Mahjong Desk. Update to open it.</source>
        <translation>由更新版本的 Mahjong Desk 制作，更新后即可打开。</translation>
    </message>
    <message>
        <source>Mahjong Desk failed at this request; it was logged.</source>
        <translation>处理此请求时Mahjong Desk出错，已记入日志。</translation>
    </message>
    <message>
        <source>Neither honba nor deposit is said to be put right.</source>
        <translation>没有写明要更正本场还是供托。</translation>
    </message>
    <message>
        <source>No hand is worth {points} points: 1, the steps of 5 up to 320, 400 or 480.</source>
        <translation>没有{points}点的和牌：只有1点、320点以内的5的倍数、400点与480点。</translation>
    </message>
    <message>
        <source>No kan is robbed in this win.</source>
        <translation>此和牌不是抢杠。</translation>
    </message>
    <message>
        <source>Nobody is named to take the seat.</source>
        <translation>没有写明接替者的姓名。</translation>
    </message>
    <message>
        <source>Nobody is responsible for a win that is not a mangan.</source>
        <translation>未满贯的和牌不计包牌。</translation>
    </message>
    <message>
        <source>Nobody is responsible for a win that is not a yakuman.</source>
        <translation>未成役满贯的和牌不计包牌。</translation>
    </message>
    <message>
        <source>Nobody is responsible for {name} at this table.</source>
        <translation>本桌不计{name}的包牌。</translation>
    </message>
    <message>
        <source>Nobody pays a penalty to themselves.</source>
        <translation>不能向自己支付罚分。</translation>
    </message>
    <message>
        <source>Nobody shows a ready hand where the hand is called off.</source>
        <translation>倒牌流局不亮听牌。</translation>
    </message>
    <message>
        <source>Nobody wins on a discard of their own.</source>
        <translation>不能和自己打出的。</translation>
    </message>
    <message>
        <source>Nobody wins on a discarded wildcard.</source>
        <translation>不能和打出的混。</translation>
    </message>
    <message>
        <source>Not all players have declared riichi in this hand.</source>
        <translation>本局并非所有人都宣告了立直。</translation>
    </message>
    <message>
        <source>Of a drawn tile mixed into the hand nobody can tell that it is the last one.</source>
        <translation>所摸的牌混入手牌后，无法确认它是绝张。</translation>
    </message>
    <message>
        <source>On a self-drawn win nobody has discarded the winning tile.</source>
        <translation>自摸和牌时，和牌张并非他人打出。</translation>
    </message>
    <message>
        <source>Only a drawn tile can be mixed into the hand.</source>
        <translation>只有摸来的牌才能混入手牌。</translation>
    </message>
    <message>
        <source>Only a win can be scored.</source>
        <translation>只有和牌可以计分。</translation>
    </message>
    <message>
        <source>Only another player at the table can be responsible.</source>
        <translation>包牌者只能是同桌的其他玩家。</translation>
    </message>
    <message>
        <source>Only lances, knights, silvers and golds are made a kan that can be robbed.</source>
        <translation>只有香、桂、银、金的杠可以抢。</translation>
    </message>
    <message>
        <source>Only one player is responsible for a win.</source>
        <translation>一次和牌只能由一人包牌。</translation>
    </message>
    <message>
        <source>Only the dealer can win with the hand that was dealt.</source>
        <translation>只有庄家能以起手的牌和牌。</translation>
    </message>
    <message>
        <source>Only the first claimant in turn order after the discarder wins.</source>
        <translation>只有从打牌者起按顺序最近的一家和牌。</translation>
    </message>
    <message>
        <source>Only the player whose kan is robbed is responsible for that.</source>
        <translation>抢杠包只由被抢杠者承担。</translation>
    </message>
    <message>
        <source>Option {option} cannot be {value}.</source>
        <translation>选项“{option}”不能取“{value}”。</translation>
    </message>
    <message>
        <source>Option {option} has a value that it cannot have.</source>
        <translation>选项{option}的值无效。</translation>
    </message>
    <message>
        <source>Points are a whole number from {first} to {last}.</source>
        <translation>分数应为{first}至{last}的整数。</translation>
    </message>
    <message>
        <source>The correction sums to {total}, not to zero.</source>
        <translation>更正的合计为 {total}，不为零。</translation>
    </message>
    <message>
        <source>The dealer cannot end the match with this hand.</source>
        <translation>庄家不能以此局结束对局。</translation>
    </message>
    <message>
        <source>The dealer cannot win this way.</source>
        <translation>庄家不能这样和牌。</translation>
    </message>
    <message>
        <source>The fan come to {han} points without flowers; {minimum} are needed to win.</source>
        <translation>不计花牌为{han}分，起和需{minimum}分。</translation>
    </message>
    <message>
        <source>The field “{name}” stands twice in one object.</source>
        <translation>同一对象中字段“{name}”出现了两次。</translation>
    </message>
    <message>
        <source>The file holds no house rules of Mahjong Desk.</source>
        <translation>此文件不含Mahjong Desk的自定规则。</translation>
    </message>
    <message>
        <source>The file holds no match of Mahjong Desk and no record that it knows.</source>
        <translation>这个文件不是 Mahjong Desk 的对局，也不是它认识的牌谱。</translation>
    </message>
    <message>
        <source>The file holds no match, no session, no house rules and no ledger of Mahjong Desk, and no record that it knows.</source>
        <translation>这个文件不是 Mahjong Desk 的对局、牌会、自定规则或账本，也不是它认识的牌谱。</translation>
    </message>
    <message>
        <source>The file holds no settings of Mahjong Desk.</source>
        <translation>此文件不是 Mahjong Desk 的设置。</translation>
    </message>
    <message>
        <source>The file is not whole: {found:,} of {count:,} entries are there.</source>
        <translation>文件不完整：{count:,} 条记录中只有 {found:,} 条。</translation>
    </message>
    <message>
        <source>The hand has no {name} for which somebody could be responsible.</source>
        <translation>手牌中没有可以包牌的{name}。</translation>
    </message>
    <message>
        <source>The hand has {size} pieces without the winning one, {needed} are needed.</source>
        <translation>除所和的之外，手牌数为{size}，应为{needed}。</translation>
    </message>
    <message>
        <source>The hand is worth {base} points; {minimum} are needed to win.</source>
        <translation>此手牌为{base}点，须满{minimum}点才能和牌。</translation>
    </message>
    <message>
        <source>The hand was not won on the replacement tile of a kan.</source>
        <translation>此和牌并非以岭上牌完成。</translation>
    </message>
    <message>
        <source>The hands won on one discard do not agree in this.</source>
        <translation>同一弃牌和牌的各家在此处不一致。</translation>
    </message>
    <message>
        <source>The indicator of the wildcard is missing.</source>
        <translation>缺少混的指示牌。</translation>
    </message>
    <message>
        <source>The journal tells another match than the events beside it.</source>
        <translation>记录（journal）与旁边的 events 所述并非同一对局。</translation>
    </message>
    <message>
        <source>The limits are mangan and yakuman.</source>
        <translation>上限只有满贯与役满贯。</translation>
    </message>
    <message>
        <source>The limits are mangan, haneman, baiman, sanbaiman and yakuman.</source>
        <translation>可用的满贯有：满贯、跳满、倍满、三倍满、役满。</translation>
    </message>
    <message>
        <source>The match has ended.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>The meld does not say from whom it was claimed.</source>
        <translation>未填此副露取自谁。</translation>
    </message>
    <message>
        <source>The name has to be a line of 1 to {count} letters.</source>
        <translation>名称须为一行，1至{count}个字符。</translation>
    </message>
    <message>
        <source>The number of dora is a whole number from {first} to {last}.</source>
        <translation>宝牌数应为{first}至{last}的整数。</translation>
    </message>
    <message>
        <source>The number of flowers is a whole number.</source>
        <translation>花牌张数须为整数。</translation>
    </message>
    <message>
        <source>The number of mangan is a whole number from {first} to {last}.</source>
        <translation>满贯个数应为{first}至{last}的整数。</translation>
    </message>
    <message>
        <source>The number of yakuman is a whole number from {first} to {last}.</source>
        <translation>役满个数为{first}到{last}的整数。</translation>
    </message>
    <message>
        <source>The only limit of this ruleset is mangan.</source>
        <translation>本规则的上限只有满贯。</translation>
    </message>
    <message>
        <source>The other three lie in the robbed set; the winner has one of them.</source>
        <translation>被抢的杠已占其余三个，而和牌者手中有其中之一。</translation>
    </message>
    <message>
        <source>The other three lie open, so none of them is concealed in the hand.</source>
        <translation>其余三张都已明出，手中不会再有。</translation>
    </message>
    <message>
        <source>The penalty tile {piece} is not in this hand. If it was discarded, record that it is gone (Penalty tile, P at the table).</source>
        <translation>罚牌{piece}不在这手牌里。如果已经打出，请在牌桌的“罚牌”（P）里记录它已不在。</translation>
    </message>
    <message>
        <source>The penalty tile {piece} lies in an open set; it may not be claimed with.</source>
        <translation>罚牌{piece}在副露的组里；罚牌不能用来吃碰杠。</translation>
    </message>
    <message>
        <source>The player who claimed the win is the one who pays for it.</source>
        <translation>诈和须由报和者本人支付。</translation>
    </message>
    <message>
        <source>The record does not say how this match ended.</source>
        <translation>牌谱没有写这场对局如何结束。</translation>
    </message>
    <message>
        <source>The record goes on where the match has ended by these rules.</source>
        <translation>按这些规则对局已经结束，牌谱却还在继续。</translation>
    </message>
    <message>
        <source>The record has no hands.</source>
        <translation>牌谱里没有任何一局。</translation>
    </message>
    <message>
        <source>The record shows neither the winning hand nor what it is worth.</source>
        <translation>牌谱里既没有和牌的手牌，也没有它的分数。</translation>
    </message>
    <message>
        <source>The request has to be an object.</source>
        <translation>请求应为对象。</translation>
    </message>
    <message>
        <source>The riichi of this hand alone have laid {staked} on the table.</source>
        <translation>仅本局的立直就已放出{staked}。</translation>
    </message>
    <message>
        <source>The robbed kan holds all four tiles, so none of them can be the indicator.</source>
        <translation>被抢的杠已占四张，指示牌不可能是同种牌。</translation>
    </message>
    <message>
        <source>The robbed kan holds all four, so none of them can be the indicator.</source>
        <translation>被抢的杠已占四枚，指示牌不可能与它相同。</translation>
    </message>
    <message>
        <source>The rules are of version {version}; this program knows them up to version {known}.</source>
        <translation>规则版本为{version}；本程序只认识到版本{known}。</translation>
    </message>
    <message>
        <source>The same responsibility stands twice.</source>
        <translation>有包牌重复。</translation>
    </message>
    <message>
        <source>The set that the discard completes would hold the penalty tile {piece}.</source>
        <translation>弃牌所完成的面子中会含有罚牌{piece}。</translation>
    </message>
    <message>
        <source>The setting {setting} cannot be {value}; it is one of {choices}.</source>
        <translation>设置 {setting} 不能为 {value}；只能是 {choices} 之一。</translation>
    </message>
    <message>
        <source>The suit letter “{character}” in “{text}” has no digits before it.</source>
        <translation>“{text}”中的花色字母“{character}”前没有数字。</translation>
    </message>
    <message>
        <source>The winner nearest to the discarder in turn order stands first.</source>
        <translation>和牌者须从打牌者起按顺序排列，最近者在前。</translation>
    </message>
    <message>
        <source>The yaku are worth {han} han without dora; {minimum} are needed to win.</source>
        <translation>除宝牌类外仅{han}翻，须满{minimum}翻才能和牌。</translation>
    </message>
    <message>
        <source>There are no pieces.</source>
        <translation>里面是空的。</translation>
    </message>
    <message>
        <source>There are {count} dora indicators; {most} are the most.</source>
        <translation>宝牌指示牌有{count}张，最多{most}张。</translation>
    </message>
    <message>
        <source>There are {most} flowers; a hand cannot have {number}.</source>
        <translation>花牌共{most}张，不可能有{number}张。</translation>
    </message>
    <message>
        <source>There are {number} indicators; at most {most} can be turned up.</source>
        <translation>有{number}张指示牌，至多可翻开{most}张。</translation>
    </message>
    <message>
        <source>There has to be one piece here, not {count}.</source>
        <translation>此处应为一张，现有{count}张。</translation>
    </message>
    <message>
        <source>There is no meld called “{meld}”.</source>
        <translation>没有名为“{meld}”的副露。</translation>
    </message>
    <message>
        <source>There is no record of another program for matches by these rules.</source>
        <translation>按这些规则打的对局，没有可写的其他程序牌谱。</translation>
    </message>
    <message>
        <source>There is no ruleset “{ruleset}”.</source>
        <translation>没有规则“{ruleset}”。</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table.</source>
        <translation>本桌没有座位 {seat}。</translation>
    </message>
    <message>
        <source>There is no setting {setting}.</source>
        <translation>没有名为 {setting} 的设置。</translation>
    </message>
    <message>
        <source>These indicators count for a hand that declared riichi alone.</source>
        <translation>这些指示牌只对立直的手牌有效。</translation>
    </message>
    <message>
        <source>These pieces form no winning shape: two sets and a pair, four pairs, or one of each kind.</source>
        <translation>这些棋子不成和牌形：两组面子加一对将、四对子，或国士无双。</translation>
    </message>
    <message>
        <source>These situations cannot come together.</source>
        <translation>这些和牌情形不能并存。</translation>
    </message>
    <message>
        <source>These tiles form no winning shape: four sets and a pair, a knitted straight with a set and a pair, seven pairs, thirteen orphans, or honours and knitted tiles.</source>
        <translation>不成和牌形：四面子一将、组合龙加一面子一将、七对、十三幺或全不靠。</translation>
    </message>
    <message>
        <source>These tiles form no winning shape: four sets and a pair, or seven pairs.</source>
        <translation>这些牌不成和牌形：四组面子加一对将，或七对子。</translation>
    </message>
    <message>
        <source>These tiles form no winning shape: four sets and a pair, or thirteen orphans.</source>
        <translation>这些牌不成和牌形：四组面子加一对将，或十三幺。</translation>
    </message>
    <message>
        <source>These tiles form no winning shape: four sets and a pair, seven pairs, or thirteen orphans.</source>
        <translation>这些牌不成和牌形：四组面子加一对将、七对子，或十三幺。</translation>
    </message>
    <message>
        <source>Thirteen terminals cannot win on the kind of a penalty tile.</source>
        <translation>十三幺九不能以与罚牌同种的牌点炮和。</translation>
    </message>
    <message>
        <source>This goes only with {situation}.</source>
        <translation>须与{situation}同时成立。</translation>
    </message>
    <message>
        <source>This holds half a character, which can neither be shown nor stored.</source>
        <translation>其中含有无法显示也无法保存的残缺字符。</translation>
    </message>
    <message>
        <source>This holds more than {count:,} values.</source>
        <translation>其中的值超过 {count:,} 个。</translation>
    </message>
    <message>
        <source>This is XML or a web page, which is not read; of Tenhou&apos;s matches, the JSON of tenhou.net/6 is.</source>
        <translation>这是XML或网页，无法读取；天凤的对局，可读取tenhou.net/6的JSON。</translation>
    </message>
    <message>
        <source>This is a compressed file: unpack it, and open what was in it.</source>
        <translation>这是压缩文件：请先解压，再打开其中的文件。</translation>
    </message>
    <message>
        <source>This is nested more than {count} deep.</source>
        <translation>嵌套超过{count}层。</translation>
    </message>
    <message>
        <source>This is no file of lessons.</source>
        <translation>这不是课程文件。</translation>
    </message>
    <message>
        <source>This is no file of notes.</source>
        <translation>这不是比较说明文件。</translation>
    </message>
    <message>
        <source>This is not JSON: line {line}, column {column}.</source>
        <translation>这不是JSON：第{line}行第{column}列。</translation>
    </message>
    <message>
        <source>This is not JSON: {name} is no number.</source>
        <translation>这不是JSON：{name}不是数字。</translation>
    </message>
    <message>
        <source>This is not UTF-8 text: byte {place} cannot be read.</source>
        <translation>这不是UTF-8文本：第{place}个字节无法读取。</translation>
    </message>
    <message>
        <source>This is the address of a record: download it there, and open the file.</source>
        <translation>这是牌谱的网址：请先从那里下载，再打开文件。</translation>
    </message>
    <message>
        <source>This is the record of a match of three players, which no rule system here knows.</source>
        <translation>这是三人麻将的牌谱，这里没有三人麻将的规则。</translation>
    </message>
    <message>
        <source>This is too large: at most {count:,} bytes.</source>
        <translation>过大：最多{count:,}字节。</translation>
    </message>
    <message>
        <source>This looks like {program}&apos;s JSON, which is not read.</source>
        <translation>这像是{program}的JSON，无法读取。</translation>
    </message>
    <message>
        <source>This needs a hand without open melds.</source>
        <translation>有副露的手牌不能计。</translation>
    </message>
    <message>
        <source>This needs a self-drawn win.</source>
        <translation>须为自摸和牌。</translation>
    </message>
    <message>
        <source>This needs a win from another player.</source>
        <translation>须和其他玩家打出的。</translation>
    </message>
    <message>
        <source>This needs the dealer’s first discard.</source>
        <translation>须和庄家的第一张弃牌。</translation>
    </message>
    <message>
        <source>This player has declared no riichi in this hand.</source>
        <translation>该家本局未立直。</translation>
    </message>
    <message>
        <source>This player has declared riichi already.</source>
        <translation>该家已经立直。</translation>
    </message>
    <message>
        <source>This player has declared riichi, but the win does not say so.</source>
        <translation>该家已立直，和牌未注明立直。</translation>
    </message>
    <message>
        <source>This player has no live penalty tile {piece}.</source>
        <translation>该家没有可打出的罚牌{piece}。</translation>
    </message>
    <message>
        <source>This player has no penalty tile {piece}.</source>
        <translation>该家没有罚牌{piece}。</translation>
    </message>
    <message>
        <source>This player has not declared riichi in this hand.</source>
        <translation>该家本局未立直。</translation>
    </message>
    <message>
        <source>This player has too few points left for the stake of a riichi.</source>
        <translation>该家点数不足，无法付出立直供托。</translation>
    </message>
    <message>
        <source>This player’s hand is dead already.</source>
        <translation>该家已是死手。</translation>
    </message>
    <message>
        <source>This player’s hand is dead and cannot declare riichi.</source>
        <translation>该家为死手，不能立直。</translation>
    </message>
    <message>
        <source>This player’s hand is dead and may not win.</source>
        <translation>该家为死手，不得和牌。</translation>
    </message>
    <message>
        <source>This ruleset has no event “{event}”.</source>
        <translation>本规则没有事件“{event}”。</translation>
    </message>
    <message>
        <source>This ruleset has no option {option}.</source>
        <translation>本规则没有选项“{option}”。</translation>
    </message>
    <message>
        <source>This ruleset has no such event.</source>
        <translation>本规则没有此事件。</translation>
    </message>
    <message>
        <source>This ruleset makes nobody responsible for a win.</source>
        <translation>本规则没有包牌。</translation>
    </message>
    <message>
        <source>This table does not know the draw {kind}.</source>
        <translation>本桌没有“{kind}”这种流局。</translation>
    </message>
    <message>
        <source>This table does not know the situation {situation}.</source>
        <translation>本桌没有“{situation}”这种和牌情形。</translation>
    </message>
    <message>
        <source>This table plays without equal first discards.</source>
        <translation>本桌不用烧庄。</translation>
    </message>
    <message>
        <source>This table plays without flowers.</source>
        <translation>本桌不使用花牌。</translation>
    </message>
    <message>
        <source>This table plays without nagashi mangan.</source>
        <translation>此规则没有流局满贯。</translation>
    </message>
    <message>
        <source>This table plays without such indicators.</source>
        <translation>此规则没有这种指示牌。</translation>
    </message>
    <message>
        <source>This win would end the match while {winner} has only {points} points; {start} are needed.</source>
        <translation>此和牌将终局，而 {winner} 只有{points}点，须达{start}点。</translation>
    </message>
    <message>
        <source>This win would end the match with {loser} alone below {start} points, with {points}: maru-C.</source>
        <translation>此和牌将终局，且只有 {loser} 低于{start}点（{points}点）：丸C。</translation>
    </message>
    <message>
        <source>This win would end the match with {winner} at {points} points, behind {leader} with {most}; who has {start} or more has to become first.</source>
        <translation>此和牌将终局：{winner} 有{points}点，落后于 {leader} 的{most}点；持点{start}以上者须成为首位。</translation>
    </message>
    <message>
        <source>Three winners on one discard are a draw here.</source>
        <translation>按此规则三家同时和牌则流局。</translation>
    </message>
    <message>
        <source>Two players cannot be responsible for the same.</source>
        <translation>同一役不能由两家包牌。</translation>
    </message>
    <message>
        <source>What the hand was won on is missing.</source>
        <translation>未填和的是什么。</translation>
    </message>
    <message>
        <source>What the record tells of this hand cannot have happened: a piece was not where it says.</source>
        <translation>牌谱里的这一局不可能发生：所写之处没有那张牌。</translation>
    </message>
    <message>
        <source>Whether a kan was robbed is yes or no, and needs the player whose kan it was.</source>
        <translation>是否抢杠应为true或false，并须注明被抢杠者。</translation>
    </message>
    <message>
        <source>Who is responsible for a kan is so alone.</source>
        <translation>大明杠责任付由一家单独承担。</translation>
    </message>
    <message>
        <source>With {number} penalty tiles no discard can be claimed for a win.</source>
        <translation>有{number}张罚牌时不能点炮和。</translation>
    </message>
    <message>
        <source>Without four of a kind on the table there is no replacement.</source>
        <translation>没有杠子就没有岭上补牌。</translation>
    </message>
    <message>
        <source>{field} cannot be negative.</source>
        <translation>{field} 不能为负数。</translation>
    </message>
    <message>
        <source>{field} cannot be {number}.</source>
        <translation>{field} 不能为 {number}。</translation>
    </message>
    <message>
        <source>{field} does not go with what else is said here.</source>
        <translation>{field} 与此处的其他内容不符。</translation>
    </message>
    <message>
        <source>{field} has to be a line of at most {count} letters.</source>
        <translation>{field} 必须是不超过 {count} 个字符的一行。</translation>
    </message>
    <message>
        <source>{field} has to be a list of {count} names.</source>
        <translation>{field} 应为{count}个名字的列表。</translation>
    </message>
    <message>
        <source>{field} has to be a list of {count} whole numbers.</source>
        <translation>{field} 应为{count}个整数的列表。</translation>
    </message>
    <message>
        <source>{field} has to be a list.</source>
        <translation>{field} 应为列表。</translation>
    </message>
    <message>
        <source>{field} has to be a name.</source>
        <translation>{field} 应为名字。</translation>
    </message>
    <message>
        <source>{field} has to be a number from 1 to {last}.</source>
        <translation>{field} 应为1至{last}的数。</translation>
    </message>
    <message>
        <source>{field} has to be a seat.</source>
        <translation>{field} 应为座位号。</translation>
    </message>
    <message>
        <source>{field} has to be a text of pieces.</source>
        <translation>{field} 应为表示牌或棋子的文字。</translation>
    </message>
    <message>
        <source>{field} has to be a text.</source>
        <translation>{field} 应为文字。</translation>
    </message>
    <message>
        <source>{field} has to be a whole number from {least:,} to {greatest:,}.</source>
        <translation>{field}必须是{least:,}到{greatest:,}之间的整数。</translation>
    </message>
    <message>
        <source>{field} has to be a whole number.</source>
        <translation>{field} 应为整数。</translation>
    </message>
    <message>
        <source>{field} has to be an object.</source>
        <translation>{field} 应为对象。</translation>
    </message>
    <message>
        <source>{field} has to be one of {words}.</source>
        <translation>{field} 应为以下之一：{words}。</translation>
    </message>
    <message>
        <source>{field} has to be plain words.</source>
        <translation>{field}只能是文字。</translation>
    </message>
    <message>
        <source>{field} has to be the name of a situation.</source>
        <translation>{field} 应为情形的名称。</translation>
    </message>
    <message>
        <source>{field} has to be true or false.</source>
        <translation>{field} 应为true或false。</translation>
    </message>
    <message>
        <source>{field} has to be {value} while seat {seat} deals.</source>
        <translation>座位 {seat} 坐庄时，{field} 应为{value}。</translation>
    </message>
    <message>
        <source>{field} has to be {value}.</source>
        <translation>{field} 应为{value}。</translation>
    </message>
    <message>
        <source>{field} has to have from 2 to {most} entries.</source>
        <translation>{field}必须有2到{most}项。</translation>
    </message>
    <message>
        <source>{field} has to have {count} entries.</source>
        <translation>{field}必须有{count}项。</translation>
    </message>
    <message>
        <source>{field} has to name every seat from 0 to {last} once.</source>
        <translation>{field} 必须把座位 0 至 {last} 各列一次。</translation>
    </message>
    <message>
        <source>{field} has {count:,} entries at most.</source>
        <translation>{field}最多{count:,}项。</translation>
    </message>
    <message>
        <source>{field} is missing.</source>
        <translation>缺少 {field}。</translation>
    </message>
    <message>
        <source>{field} is no record like the one in the first line.</source>
        <translation>{field}不是与第一行同类的牌谱。</translation>
    </message>
    <message>
        <source>{field} is not as it was written: it was changed, or is damaged.</source>
        <translation>{field} 与写入时不符：已被改动或损坏。</translation>
    </message>
    <message>
        <source>{field} is not known here.</source>
        <translation>此处不识别 {field}。</translation>
    </message>
    <message>
        <source>{field} is nothing that Mahjong Desk writes.</source>
        <translation>{field} 不是 Mahjong Desk 会写出的内容。</translation>
    </message>
    <message>
        <source>{field} is “{name}” like another one.</source>
        <translation>{field}的“{name}”与另一项重复。</translation>
    </message>
    <message>
        <source>{field} names no way in which a hand ends.</source>
        <translation>{field}所写的不是一局的结束方式。</translation>
    </message>
    <message>
        <source>{field} tells nothing that happens in such a match.</source>
        <translation>{field}所写的不是这种对局里会发生的事。</translation>
    </message>
    <message>
        <source>{field}: there is no such piece.</source>
        <translation>{field}：没有这样的牌或棋子。</translation>
    </message>
    <message>
        <source>{field}: there is no yaku “{name}”.</source>
        <translation>{field}：没有番种“{name}”。</translation>
    </message>
    <message>
        <source>{field}: {fault}.</source>
        <translation>{field}：{fault}</translation>
    </message>
    <message>
        <source>{foul} is no chombo of this ruleset.</source>
        <translation>本规则的犯规中没有“{foul}”。</translation>
    </message>
    <message>
        <source>{pieces} is not a chi.</source>
        <translation>{pieces} 不能组成吃。</translation>
    </message>
    <message>
        <source>{pieces} is not a concealed kan.</source>
        <translation>{pieces} 不能组成暗杠。</translation>
    </message>
    <message>
        <source>{pieces} is not a pon.</source>
        <translation>{pieces} 不能组成碰。</translation>
    </message>
    <message>
        <source>{pieces} is not an added kan.</source>
        <translation>{pieces} 不能组成加杠。</translation>
    </message>
    <message>
        <source>{pieces} is not an open kan.</source>
        <translation>{pieces} 不能组成大明杠。</translation>
    </message>
    <message>
        <source>{piece} is there {count} times; one of the four lies face up as the indicator.</source>
        <translation>{piece} 出现{count}张，四张中有一张是指示牌。</translation>
    </message>
    <message>
        <source>{piece} is there {count} times; the set holds {copies}.</source>
        <translation>{piece} 出现{count}次，一副只有{copies}个。</translation>
    </message>
    <message>
        <source>“{character}” in “{text}” is not a piece of this ruleset.</source>
        <translation>“{text}”中的“{character}”不是本规则的牌或棋子。</translation>
    </message>
    <message>
        <source>“{character}” in “{text}” stands for nothing.</source>
        <translation>“{text}”中的“{character}”没有意义。</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” are the same name, and cannot sit at one table.</source>
        <translation>“{one}”与“{other}”是同一个名字，不能同坐一桌。</translation>
    </message>
    <message>
        <source>“{text}” ends without a suit letter.</source>
        <translation>“{text}”末尾缺少花色字母。</translation>
    </message>
    <message>
        <source>“{text}” stands for no piece.</source>
        <translation>“{text}”不是任何牌或棋子。</translation>
    </message>
</context>
<context>
    <name>RefusalPanel</name>
    <message>
        <source>&amp;Discarded already: clear {tiles}</source>
        <translation>已经打出(&amp;D)：清除罚牌{tiles}</translation>
    </message>
    <message>
        <source>Below the minimum of {ruleset}</source>
        <translation>未达到{ruleset}的起和要求</translation>
    </message>
    <message>
        <source>It wins with</source>
        <translation>加上此项即可和牌</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>查看规则</translation>
    </message>
    <message>
        <source>The table as it would stand</source>
        <translation>若成立时各家得分</translation>
    </message>
    <message>
        <source>ends first</source>
        <translation>以首位终局</translation>
    </message>
    <message>
        <source>the only loser</source>
        <translation>唯一的输家</translation>
    </message>
    <message>
        <source>{points} ends</source>
        <translation>{points} 终局</translation>
    </message>
    <message>
        <source>{points} start</source>
        <translation>原点 {points}</translation>
    </message>
    <message>
        <source>{ruleset} forbids this win</source>
        <translation>{ruleset}不允许此和牌</translation>
    </message>
</context>
<context>
    <name>RenameSheet</name>
    <message>
        <source>&amp;Rename</source>
        <translation>改名(&amp;R)</translation>
    </message>
    <message>
        <source>Another player at the table has this name; the ledger could not tell them apart.</source>
        <translation>同桌已有人用此姓名，账本中将无法区分。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose whose name is wrong, and type the right one.</source>
        <translation>请选择要改名的人并输入正确的姓名。</translation>
    </message>
    <message>
        <source>Nobody else has this name yet.</source>
        <translation>还没有别人用这个名字。</translation>
    </message>
    <message>
        <source>Rename a player</source>
        <translation>更改姓名</translation>
    </message>
    <message>
        <source>Several have this name; it means {player} ({about}). For another one, give them a further name on the page of the players, and type that.</source>
        <translation>有多人用这个名字，这里指{player}（{about}）。若指另一人，请先在“玩家”页给其加一个别名，再输入该别名。</translation>
    </message>
    <message>
        <source>The hands count for {player} ({about}).</source>
        <translation>各局计入{player}（{about}）。</translation>
    </message>
    <message>
        <source>The name is put right in every hand of this match. No points move.</source>
        <translation>本场每一局中的姓名都会改正，分数不变。</translation>
    </message>
    <message>
        <source>The player of this name has been deleted; the hands would count for a former player.</source>
        <translation>用这个名字的玩家已被删除；各局会计入前玩家。</translation>
    </message>
    <message>
        <source>The right name</source>
        <translation>正确的姓名</translation>
    </message>
    <message>
        <source>Whose name</source>
        <translation>谁的姓名</translation>
    </message>
    <message>
        <source>{old} is now {new}.</source>
        <translation>{old}已改为{new}。</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>All results sum to zero with {points} for the house.</source>
        <translation>计入公账 {points}，成绩合计为零。</translation>
    </message>
    <message>
        <source>All results sum to zero.</source>
        <translation>成绩合计为零。</translation>
    </message>
    <message>
        <source>At once, in results: {changes}.</source>
        <translation>直接计入成绩：{changes}。</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Every hand</source>
        <translation>各局记录</translation>
    </message>
    <message>
        <source>House</source>
        <translation>公账</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>Mahjong Desk</source>
        <translation>Mahjong Desk</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>牌会</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>第{number}场</translation>
    </message>
    <message>
        <source>Match {number} cannot be read and is left out.</source>
        <translation>第{number}场无法读取，未列入。</translation>
    </message>
    <message>
        <source>Match {number} goes on and has no result yet.</source>
        <translation>第{number}场仍在进行，尚无成绩。</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>场数</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>第{number}页，共{count}页</translation>
    </message>
    <message>
        <source>Path of the scores</source>
        <translation>得分走势</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>换算率</translation>
    </message>
    <message>
        <source>Recorded against a rule: {rule}.</source>
        <translation>违反规则仍予记录：{rule}。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}轮</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Sat out: {players}</source>
        <translation>轮空：{players}</translation>
    </message>
    <message>
        <source>Session of {date}</source>
        <translation>{date} 的牌会</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>第{number}桌</translation>
    </message>
    <message>
        <source>The best hand</source>
        <translation>最佳一局</translation>
    </message>
    <message>
        <source>The match goes on</source>
        <translation>对局进行中</translation>
    </message>
    <message>
        <source>The results sum to {points}.</source>
        <translation>成绩合计为 {points}。</translation>
    </message>
    <message>
        <source>The table counted this hand itself: {value}. Not checked.</source>
        <translation>本局由全桌自行计算：{value}，未经核对。</translation>
    </message>
    <message>
        <source>This does not fit here any more: {reason} It moves no points.</source>
        <translation>此行在这里已不成立：{reason}不计得失。</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Value: {size}</source>
        <translation>大小：{size}</translation>
    </message>
    <message>
        <source>none: every option at its default</source>
        <translation>无（全部为默认）</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date} {time}</translation>
    </message>
    <message>
        <source>{hand}, honba {count}</source>
        <translation>{hand} {count}本场</translation>
    </message>
    <message>
        <source>{hand}: {event}</source>
        <translation>{hand}：{event}</translation>
    </message>
    <message>
        <source>{number}, {rules}</source>
        <translation>第{number}场，{rules}</translation>
    </message>
    <message>
        <source>{players} share the first place</source>
        <translation>{players} 并列第一</translation>
    </message>
    <message>
        <source>{players}; {dealer} deals first</source>
        <translation>{players}（{dealer} 起庄）</translation>
    </message>
    <message>
        <source>{player} wins the match</source>
        <translation>{player} 获胜</translation>
    </message>
    <message>
        <source>{player}: {size}</source>
        <translation>{player}：{size}</translation>
    </message>
    <message>
        <source>{points} at once</source>
        <translation>直接计入 {points}</translation>
    </message>
    <message>
        <source>{points} at the end</source>
        <translation>终局 {points}</translation>
    </message>
    <message>
        <source>{reason}, {hands}</source>
        <translation>{reason}，共{hands}</translation>
    </message>
    <message>
        <source>{session}, match {number}</source>
        <translation>{session}，第{number}场</translation>
    </message>
    <message>
        <source>{size}. {formula}</source>
        <translation>{size}，{formula}</translation>
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
        <translation>文件</translation>
    </message>
    <message>
        <source>Full: every hand explained</source>
        <translation>完整：每局附说明</translation>
    </message>
    <message>
        <source>On paper and in the PDF</source>
        <translation>纸面与 PDF</translation>
    </message>
    <message>
        <source>Print and export</source>
        <translation>打印与导出</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>已送往打印机</translation>
    </message>
    <message>
        <source>Short: one page</source>
        <translation>简版：一页</translation>
    </message>
    <message>
        <source>The printer takes nothing. Look whether it is on, or save a PDF.</source>
        <translation>打印机没有反应。请确认已开机，或另存为 PDF。</translation>
    </message>
    <message>
        <source>The whole session</source>
        <translation>整个牌会</translation>
    </message>
    <message>
        <source>What</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Written to {file}</source>
        <translation>已写入 {file}</translation>
    </message>
    <message>
        <source>{file} is there already. Choose its full name to write over it.</source>
        <translation>{file} 已存在。要覆盖，请输入完整名称。</translation>
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
        <translation>保持账本不变(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>Restore {time}?</source>
        <translation>恢复 {time}？</translation>
    </message>
    <message>
        <source>These would go</source>
        <translation>将会失去</translation>
    </message>
    <message>
        <source>What is here now becomes a backup first. Restore that one to undo this.</source>
        <translation>当前内容会先备份。恢复那份备份即可撤销。</translation>
    </message>
</context>
<context>
    <name>ResultFoot</name>
    <message>
        <source>&amp;Quick value</source>
        <translation>快速填值(&amp;Q)</translation>
    </message>
    <message>
        <source>Back to the hand</source>
        <translation>返回选牌</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Ctrl + Enter</source>
        <translation>Ctrl + Enter</translation>
    </message>
    <message>
        <source>Insert…</source>
        <translation>插入…</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Record anyway</source>
        <translation>仍要记录</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>How was it won?</source>
        <translation>怎样和的？</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Stop changing</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Stop inserting</source>
        <translation>放弃插入</translation>
    </message>
    <message>
        <source>The same hand</source>
        <translation>同一手牌</translation>
    </message>
    <message>
        <source>Your rules warn of this win: {rules}. Recorded, it stays marked.</source>
        <translation>规则提示：{rules}。记录后会保留标记。</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>&amp;Done</source>
        <translation>完成(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Ledger</source>
        <translation>账本(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Next match</source>
        <translation>下一场(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Seats, players, rules…</source>
        <translation>座位、玩家、规则(&amp;S)…</translation>
    </message>
    <message>
        <source>All results sum to zero</source>
        <translation>成绩合计为零</translation>
    </message>
    <message>
        <source>All results sum to zero with {points} for the house</source>
        <translation>计入公账 {points}，成绩合计为零</translation>
    </message>
    <message>
        <source>House</source>
        <translation>公账</translation>
    </message>
    <message>
        <source>Match {number}, {ruleset}.</source>
        <translation>第{number}场，{ruleset}。</translation>
    </message>
    <message>
        <source>Other seats, players or rules for the next match</source>
        <translation>更换下一场的座位、玩家或规则</translation>
    </message>
    <message>
        <source>Path of the scores</source>
        <translation>得分走势</translation>
    </message>
    <message>
        <source>Reason: {reason}.</source>
        <translation>事由：{reason}。</translation>
    </message>
    <message>
        <source>Some hand of this match does not sum to zero</source>
        <translation>本场有一局合计不为零</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>本次牌会</translation>
    </message>
    <message>
        <source>The results sum to {points}</source>
        <translation>成绩合计为 {points}</translation>
    </message>
    <message>
        <source>The same players, seats and rules</source>
        <translation>玩家、座位与规则不变</translation>
    </message>
    <message>
        <source>Whole session, rates…</source>
        <translation>整个牌会、换算率…</translation>
    </message>
    <message>
        <source>before</source>
        <translation>此前</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>result</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>total</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>{label} to {player}</source>
        <translation>{player} 得{label}</translation>
    </message>
    <message>
        <source>{player} wins the match</source>
        <translation>{player} 获胜</translation>
    </message>
    <message>
        <source>{reason}, {hands}.</source>
        <translation>{reason}，共{hands}。</translation>
    </message>
    <message>
        <source>{rules}, {unit}</source>
        <translation>{rules}（{unit}）</translation>
    </message>
    <message>
        <source>{substitutes}: the result is that of those who sat at the end.</source>
        <translation>{substitutes}。成绩归终局时在座者所有。</translation>
    </message>
</context>
<context>
    <name>Rewritings</name>
    <message>
        <source>Names exchanged: {first} and {second}</source>
        <translation>交换姓名：{first}与{second}</translation>
    </message>
    <message>
        <source>Renamed: {old} is now {new}</source>
        <translation>改名：{old}改为{new}</translation>
    </message>
    <message>
        <source>Seats exchanged: {first} and {second}</source>
        <translation>交换座位：{first}与{second}</translation>
    </message>
</context>
<context>
    <name>RiichiChip</name>
    <message>
        <source>Riichi</source>
        <translation>立直</translation>
    </message>
</context>
<context>
    <name>RiichiForm</name>
    <message>
        <source>Who</source>
        <translation>错和者</translation>
    </message>
</context>
<context>
    <name>RowList</name>
    <message>
        <source>Rows of the match</source>
        <translation>本场记录</translation>
    </message>
</context>
<context>
    <name>RowSheet</name>
    <message>
        <source>&amp;Leave as it is</source>
        <translation>保持原样(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Show what changes</source>
        <translation>查看变动(&amp;S)</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>What shall be inserted?</source>
        <translation>插入什么？</translation>
    </message>
    <message>
        <source>What shall stand here?</source>
        <translation>此处应为什么？</translation>
    </message>
</context>
<context>
    <name>RowsSheet</name>
    <message numerus="yes">
        <source>%n hand(s), the latest first</source>
        <translation>
            <numerusform>%n局（由新到旧）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), the latest first</source>
        <translation>
            <numerusform>%n场（由新到旧）</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open in the ledger</source>
        <translation>在账本中打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Show in the ledger</source>
        <translation>在账本中显示(&amp;S)</translation>
    </message>
    <message>
        <source>A match whose rules are not known here</source>
        <translation>规则未知的对局</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>place {place} with {others}</source>
        <translation>第{place}名（同桌：{others}）</translation>
    </message>
    <message>
        <source>result {result}</source>
        <translation>结果{result}</translation>
    </message>
    <message>
        <source>sure to ± {before}, then ± {after}</source>
        <translation>误差从±{before}到±{after}</translation>
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
        <translation>第{place}名 {player} {result}</translation>
    </message>
    <message>
        <source>{session}, match {number}</source>
        <translation>{session}，第{number}场</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message numerus="yes">
        <source>%n numbers, parted by blanks</source>
        <translation>
            <numerusform>以空格分隔的%n个数</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All but the worst</source>
        <translation>去掉最差的</translation>
    </message>
    <message>
        <source>By nothing: they share the place.</source>
        <translation>不区分：并列名次。</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <translation>计入的牌会</translation>
    </message>
    <message>
        <source>Four at a table</source>
        <translation>四人桌</translation>
    </message>
    <message>
        <source>How many evenings</source>
        <translation>牌会次数</translation>
    </message>
    <message>
        <source>In this order: {levels}. Who is level even then shares the place.</source>
        <translation>依次比较：{levels}。仍相同则并列名次。</translation>
    </message>
    <message>
        <source>Matches that somebody needs for a place</source>
        <translation>获得名次所需的对局数</translation>
    </message>
    <message>
        <source>Rule systems that count</source>
        <translation>计入的规则体系</translation>
    </message>
    <message>
        <source>The best</source>
        <translation>最好的</translation>
    </message>
    <message>
        <source>The club&apos;s &amp;unit, such as yen or club points</source>
        <translation>俱乐部的单位(&amp;U)，例如“元”或“俱乐部分”</translation>
    </message>
    <message>
        <source>The standings go by</source>
        <translation>排名依据</translation>
    </message>
    <message>
        <source>Three at a table</source>
        <translation>三人桌</translation>
    </message>
    <message>
        <source>Two at a table</source>
        <translation>二人桌</translation>
    </message>
    <message>
        <source>Who is level is parted by</source>
        <translation>同分时比较</translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message>
        <source>A child pays</source>
        <translation>闲家付</translation>
    </message>
    <message>
        <source>A child pays</source>
        <comment>beijing</comment>
        <translation>闲家付</translation>
    </message>
    <message>
        <source>A child pays</source>
        <comment>chinese</comment>
        <translation>闲家付</translation>
    </message>
    <message>
        <source>A child pays</source>
        <comment>older</comment>
        <translation>闲家付</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
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
        <translation>加符项</translation>
    </message>
    <message>
        <source>Only with the option “{option}”, here: {choice}.</source>
        <translation>取决于选项“{option}”，此处为：{choice}。</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Other than the default in this match</source>
        <translation>本场对局与默认不同的选项</translation>
    </message>
    <message>
        <source>The dealer pays</source>
        <translation>庄家付</translation>
    </message>
    <message>
        <source>The dealer pays</source>
        <comment>beijing</comment>
        <translation>庄家付</translation>
    </message>
    <message>
        <source>The dealer pays</source>
        <comment>chinese</comment>
        <translation>庄家付</translation>
    </message>
    <message>
        <source>The dealer pays</source>
        <comment>older</comment>
        <translation>庄家付</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>本场对局</translation>
    </message>
    <message>
        <source>To a child: from a discard, in brackets self-drawn (each child / dealer)</source>
        <translation>闲家和牌：荣和所得，括号内为自摸（每名闲家／庄家）</translation>
    </message>
    <message>
        <source>To a child: from a discard, in brackets self-drawn (each child / dealer)</source>
        <comment>beijing</comment>
        <translation>闲家和牌：点炮和所得，括号内为自摸（每名闲家／庄家）</translation>
    </message>
    <message>
        <source>To a child: from a discard, in brackets self-drawn (each child / dealer)</source>
        <comment>chinese</comment>
        <translation>闲家和牌：点炮和所得，括号内为自摸（每名闲家／庄家）</translation>
    </message>
    <message>
        <source>To a child: from a discard, in brackets self-drawn (each child / dealer)</source>
        <comment>older</comment>
        <translation>闲家和牌：荣和所得，括号内为自摸（每名闲家／庄家）</translation>
    </message>
    <message>
        <source>To the dealer: from a discard, in brackets self-drawn (everybody)</source>
        <translation>庄家和牌：荣和所得，括号内为自摸（每家）</translation>
    </message>
    <message>
        <source>To the dealer: from a discard, in brackets self-drawn (everybody)</source>
        <comment>beijing</comment>
        <translation>庄家和牌：点炮和所得，括号内为自摸（每家）</translation>
    </message>
    <message>
        <source>To the dealer: from a discard, in brackets self-drawn (everybody)</source>
        <comment>chinese</comment>
        <translation>庄家和牌：点炮和所得，括号内为自摸（每家）</translation>
    </message>
    <message>
        <source>To the dealer: from a discard, in brackets self-drawn (everybody)</source>
        <comment>older</comment>
        <translation>庄家和牌：荣和所得，括号内为自摸（每家）</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>价值</translation>
    </message>
    <message>
        <source>Values: {values}</source>
        <translation>取值：{values}</translation>
    </message>
    <message>
        <source>When it counts</source>
        <translation>成立条件</translation>
    </message>
    <message>
        <source>Yaku</source>
        <translation>番种</translation>
    </message>
    <message>
        <source>as a rule</source>
        <translation>一般情形</translation>
    </message>
    <message>
        <source>from a discard</source>
        <translation>荣和</translation>
    </message>
    <message>
        <source>from a discard</source>
        <comment>beijing</comment>
        <translation>点炮和</translation>
    </message>
    <message>
        <source>from a discard</source>
        <comment>chinese</comment>
        <translation>点炮和</translation>
    </message>
    <message>
        <source>self-drawn</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>{closed}, open {opened}</source>
        <translation>{closed}，副露{opened}</translation>
    </message>
    <message>
        <source>{how}: {size}, {points}</source>
        <translation>{how}：{size}，{points}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least}至{most}</translation>
    </message>
    <message>
        <source>{number} {unit}</source>
        <translation>{number}{unit}</translation>
    </message>
    <message>
        <source>{value} (differs)</source>
        <translation>{value}（不同）</translation>
    </message>
    <message>
        <source>{value}, closed only</source>
        <translation>{value}，限门前清</translation>
    </message>
    <message>
        <source>{value}, open only</source>
        <translation>{value}，限副露</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>&amp;Keep the rule</source>
        <translation>保存规则(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Undo the last change</source>
        <translation>撤销上次更改(&amp;U)</translation>
    </message>
    <message>
        <source>A rating of strength</source>
        <translation>实力等级分</translation>
    </message>
    <message>
        <source>Besides the points</source>
        <translation>积分之外</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Rule of the standings</source>
        <translation>排名规则</translation>
    </message>
    <message>
        <source>Something is filled in that cannot be.</source>
        <translation>有填写不正确之处。</translation>
    </message>
    <message>
        <source>This rule holds for every time that has none of its own.</source>
        <translation>此规则适用于所有没有自己规则的时段。</translation>
    </message>
    <message>
        <source>This rule holds for {season} alone.</source>
        <translation>此规则只适用于{season}。</translation>
    </message>
</context>
<context>
    <name>RulesPlace</name>
    <message>
        <source>&amp;House rules…</source>
        <translation>自定规则(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Next place</source>
        <translation>下一处(&amp;N)</translation>
    </message>
    <message>
        <source>Coming from</source>
        <translation>从哪种规则转来</translation>
    </message>
    <message>
        <source>Coming from {system}</source>
        <translation>从{system}转来</translation>
    </message>
    <message>
        <source>Coming from…</source>
        <translation>从其他规则转来…</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>本页没有</translation>
    </message>
    <message>
        <source>P&amp;rint card, poster…</source>
        <translation>打印速查表、海报(&amp;R)…</translation>
    </message>
    <message>
        <source>P&amp;rint this page…</source>
        <translation>打印此页(&amp;R)…</translation>
    </message>
    <message>
        <source>Rule page</source>
        <translation>规则页</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>规则体系</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Search all rules</source>
        <translation>在全部规则中搜索</translation>
    </message>
    <message>
        <source>Search all rules (Ctrl + F)</source>
        <translation>在全部规则中搜索（Ctrl + F）</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>第{number}处，共{count}处</translation>
    </message>
</context>
<context>
    <name>RunDots</name>
    <message>
        <source>{done} of {all} done</source>
        <translation>已完成{done}/{all}</translation>
    </message>
</context>
<context>
    <name>SceneFelt</name>
    <message>
        <source>Hand of {player}</source>
        <translation>{player}的手牌</translation>
    </message>
    <message>
        <source>Penalty tiles, open before the player</source>
        <translation>摊在本人面前的罚牌</translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>Stakes on the table: {points}</source>
        <translation>供托：{points}点</translation>
    </message>
    <message>
        <source>The match ends at {points} points.</source>
        <translation>达到{points}点即终局。</translation>
    </message>
    <message>
        <source>Won from {player}</source>
        <translation>荣和{player}</translation>
    </message>
    <message>
        <source>Won from {player}</source>
        <comment>beijing</comment>
        <translation>{player}点炮</translation>
    </message>
    <message>
        <source>Won from {player}</source>
        <comment>chinese</comment>
        <translation>{player}点炮</translation>
    </message>
    <message>
        <source>{name} {wind}</source>
        <translation>{name}{wind}</translation>
    </message>
    <message>
        <source>{player} deals</source>
        <translation>{player}坐庄</translation>
    </message>
    <message>
        <source>{player} deals</source>
        <comment>beijing</comment>
        <translation>{player}坐庄</translation>
    </message>
    <message>
        <source>{player} deals</source>
        <comment>chinese</comment>
        <translation>{player}坐庄</translation>
    </message>
    <message>
        <source>{player} deals</source>
        <comment>older</comment>
        <translation>{player}坐庄</translation>
    </message>
</context>
<context>
    <name>ScoreScale</name>
    <message>
        <source>{name}: {before}, then {after}</source>
        <translation>{name}：{before}，之后 {after}</translation>
    </message>
    <message>
        <source>{name}: {before}, then {after}, {word}</source>
        <translation>{name}：{before}，之后{after}，{word}</translation>
    </message>
</context>
<context>
    <name>Seal</name>
    <message>
        <source>Does not sum to zero: {amount}</source>
        <translation>合计不为零：{amount}</translation>
    </message>
    <message>
        <source>Sums to zero</source>
        <translation>合计为零</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>30 days</source>
        <translation>30天</translation>
    </message>
    <message>
        <source>A note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>一年</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>所有牌局</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>任何时间</translation>
    </message>
    <message>
        <source>Dealt in</source>
        <translation>放铳</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>犯规</translation>
    </message>
    <message>
        <source>On a discard</source>
        <translation>点和</translation>
    </message>
    <message>
        <source>Player won</source>
        <translation>和牌</translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>Was there</source>
        <translation>在座</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>from {player}</source>
        <translation>来自{player}</translation>
    </message>
    <message>
        <source>ready: {players}</source>
        <translation>听牌：{players}</translation>
    </message>
    <message>
        <source>self-drawn</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>“{note}”</source>
        <translation>“{note}”</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message numerus="yes">
        <source>%n hand(s), the latest first</source>
        <translation>
            <numerusform>%n局（最新在前）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) cannot be read.</source>
        <translation>
            <numerusform>%n场无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>No hand answers to that.</source>
        <translation>没有符合的牌局。</translation>
    </message>
    <message>
        <source>Player, yaku, tiles (123m), 8000+, 3han, 2026-11, words of a note</source>
        <translation>玩家、番种、牌（123m）、8000+、3番、2026-11、备注中的词</translation>
    </message>
</context>
<context>
    <name>SeatForm</name>
    <message>
        <source>&amp;Draw seats…</source>
        <translation>抽签定座(&amp;D)…</translation>
    </message>
    <message>
        <source>As they &amp;were</source>
        <translation>上次座位(&amp;W)</translation>
    </message>
    <message>
        <source>Drawn: {seats}. {dealer} deals first.</source>
        <translation>抽签结果：{seats}。{dealer} 先坐庄。</translation>
    </message>
    <message>
        <source>Every seat needs a name.</source>
        <translation>每个座位都要填姓名。</translation>
    </message>
    <message>
        <source>Everybody moves one seat on: who had the second seat deals first.</source>
        <translation>每人挪一个座位，原第二座位者先坐庄。</translation>
    </message>
    <message>
        <source>Mo&amp;ve round</source>
        <translation>轮换座位(&amp;V)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Name at {wind}</source>
        <translation>{wind}座位的姓名</translation>
    </message>
    <message>
        <source>This name stands at another seat already; the ledger could not tell them apart.</source>
        <translation>另一座位已有此姓名，账本将无法区分。</translation>
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
        <translation>庄家</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>chinese</comment>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>beijing</comment>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>older</comment>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>立直</translation>
    </message>
    <message>
        <source>lying apart: {tiles}</source>
        <translation>另置的牌：{tiles}</translation>
    </message>
    <message>
        <source>親 Dealer</source>
        <translation>庄家</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>First dealer</source>
        <translation>首庄</translation>
    </message>
    <message>
        <source>On the dealer&apos;s left</source>
        <translation>首庄左侧</translation>
    </message>
    <message>
        <source>On the dealer&apos;s right</source>
        <translation>首庄右侧</translation>
    </message>
    <message>
        <source>Opposite the dealer</source>
        <translation>首庄对面</translation>
    </message>
    <message>
        <source>across</source>
        <translation>对家</translation>
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
        <translation>轮空</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>第{number}桌</translation>
    </message>
    <message>
        <source>before: {players}</source>
        <translation>此前：{players}</translation>
    </message>
</context>
<context>
    <name>ServerSheet</name>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>An address begins with {scheme}.</source>
        <translation>地址以 {scheme} 开头。</translation>
    </message>
    <message>
        <source>Ledger on a server</source>
        <translation>服务器上的账本</translation>
    </message>
    <message>
        <source>Several machines can keep one ledger on a PostgreSQL server: each sees what the others record. A password does not belong in the address, but in the file .pgpass.</source>
        <translation>多台电脑可以共用 PostgreSQL 服务器上的一个账本：每台都能看到其他电脑记录的内容。密码不要写在地址里，而应写在 .pgpass 文件中。</translation>
    </message>
    <message>
        <source>Something waits to be recorded in the ledger that is open.</source>
        <translation>当前打开的账本中还有等待记录的内容。</translation>
    </message>
    <message>
        <source>The ledger on this &amp;machine</source>
        <translation>本机的账本(&amp;M)</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Club total</source>
        <translation>俱乐部合计</translation>
    </message>
    <message>
        <source>Club total, {unit}</source>
        <translation>俱乐部合计（{unit}）</translation>
    </message>
    <message>
        <source>Rule systems are added up at rates only. There is no rate yet for {systems}.</source>
        <translation>不同规则的成绩须有换算率才能合计。{systems}尚无换算率。</translation>
    </message>
    <message>
        <source>Session of {date}</source>
        <translation>{date} 的牌会</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总计</translation>
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
        <translation>关闭</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>牌会</translation>
    </message>
</context>
<context>
    <name>SessionsView</name>
    <message numerus="yes">
        <source>%n matches are still being added up…</source>
        <translation>
            <numerusform>还有 %n 场正在统计…</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Rates…</source>
        <translation>换算率(&amp;R)…</translation>
    </message>
    <message>
        <source>Began {date}, {time}</source>
        <translation>{date} {time} 开始</translation>
    </message>
    <message>
        <source>Find a session</source>
        <translation>查找牌会</translation>
    </message>
    <message>
        <source>House</source>
        <translation>公账</translation>
    </message>
    <message>
        <source>Look at this match in the ledger</source>
        <translation>在账本中查看此对局</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>第{number}场</translation>
    </message>
    <message>
        <source>Match {number} cannot be read and is left out.</source>
        <translation>第{number}场无法读取，未列入。</translation>
    </message>
    <message>
        <source>Name of the session</source>
        <translation>牌会名称</translation>
    </message>
    <message>
        <source>No session yet</source>
        <translation>还没有牌会</translation>
    </message>
    <message>
        <source>Print or e&amp;xport…</source>
        <translation>打印或导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>重命名(&amp;N)…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>牌会</translation>
    </message>
    <message>
        <source>The first match begins one.</source>
        <translation>从第一场对局开始。</translation>
    </message>
    <message>
        <source>matches: {number}</source>
        <translation>{number}场</translation>
    </message>
    <message>
        <source>{rules} (goes on, began {time})</source>
        <translation>{rules}（{time} 开始，进行中）</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>A line that tells the keys of the picker.</source>
        <translation>用一行提示选牌时的按键。</translation>
    </message>
    <message>
        <source>All settings</source>
        <translation>全部设置</translation>
    </message>
    <message>
        <source>Back to &amp;defaults</source>
        <translation>恢复默认(&amp;D)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Colours and tiles</source>
        <translation>颜色与牌</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>导出设置</translation>
    </message>
    <message>
        <source>High contrast also has a strong ring round what the keyboard is at.</source>
        <translation>高对比度还会用粗框标出键盘所在之处。</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>导入设置</translation>
    </message>
    <message>
        <source>Key hints</source>
        <translation>按键提示</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>动画与声音</translation>
    </message>
    <message>
        <source>Names on the page for spectators</source>
        <translation>观战页面上的姓名</translation>
    </message>
    <message>
        <source>Nothing slides or counts up.</source>
        <translation>不滑动，数字不滚动。</translation>
    </message>
    <message>
        <source>Of the window, of prints and of the files that are read by people.</source>
        <translation>界面、打印件以及供人阅读的文件所用的语言。</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>设置 (*.json)</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Spectators</source>
        <translation>观战</translation>
    </message>
    <message>
        <source>The short sound of the system when something is refused or cannot be written, and when the time of a round is up.</source>
        <translation>和牌等被拒绝、内容无法写入，以及一轮时间到时，发出系统的短提示音。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>What lies between them grows too; where room is short, it scrolls.</source>
        <translation>周围也随之放大；放不下时可以滚动。</translation>
    </message>
    <message>
        <source>What others in the local network read of who plays.</source>
        <translation>局域网内的观战者看到的玩家称呼。</translation>
    </message>
    <message>
        <source>With a digit or letter in a corner of each, or black on white with digit, sign and letter.</source>
        <translation>角上加数字或字母，或以白底黑字画出大号的数字、符号与字母。</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Written to {file}</source>
        <translation>已写入 {file}</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>as the theme</source>
        <translation>随主题</translation>
    </message>
    <message>
        <source>by initials</source>
        <translation>首字</translation>
    </message>
    <message>
        <source>by name or pseudonym</source>
        <translation>姓名或化名</translation>
    </message>
    <message>
        <source>by seat only</source>
        <translation>只显示座位</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>tiles</comment>
        <translation>图案</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>high contrast, dark</source>
        <translation>高对比度，深色</translation>
    </message>
    <message>
        <source>high contrast, light</source>
        <translation>高对比度，浅色</translation>
    </message>
    <message>
        <source>light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>with letters</source>
        <translation>带字母</translation>
    </message>
    <message>
        <source>{file} could not be read: {fault}.</source>
        <translation>无法读取 {file}：{fault}。</translation>
    </message>
    <message>
        <source>{file} could not be written: {fault}.</source>
        <translation>无法写入 {file}：{fault}。</translation>
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
        <translation>第一巡四家打出同一种牌。</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Spectators</name>
    <message numerus="yes">
        <source>%n spectator(s)</source>
        <translation>
            <numerusform>%n人观战</numerusform>
        </translation>
    </message>
    <message>
        <source>Mahjong</source>
        <translation>麻将</translation>
    </message>
    <message>
        <source>Round {number} of {count} · {system}</source>
        <translation>第{number}轮（共{count}轮）· {system}</translation>
    </message>
    <message>
        <source>Round {number} · {system}</source>
        <translation>第{number}轮 · {system}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>{number}号位</translation>
    </message>
    <message>
        <source>The spectators&apos; page is on</source>
        <translation>观战页面已开放</translation>
    </message>
    <message>
        <source>The spectators&apos; page is out of reach</source>
        <translation>观战页面无法访问</translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation>
            <numerusform>%n轮之后</numerusform>
        </translation>
    </message>
    <message>
        <source>value typed, not checked</source>
        <translation>数值为手动输入，未核对</translation>
    </message>
    <message>
        <source>{count} {counters}</source>
        <translation>{count}{counters}</translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <translation>桌上{points}</translation>
    </message>
</context>
<context>
    <name>SpectatorsPage</name>
    <message numerus="yes">
        <source>%n spectator(s)</source>
        <translation>
            <numerusform>%n人观战</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy the link</source>
        <translation>复制链接(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>端口(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Turn on</source>
        <translation>开放(&amp;T)</translation>
    </message>
    <message>
        <source>+{time} over</source>
        <translation>超时{time}</translation>
    </message>
    <message>
        <source>Address of this machine</source>
        <translation>本机地址</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>全部各局</translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>全部{count}人</translation>
    </message>
    <message>
        <source>Another program uses the port {port}. Choose another one.</source>
        <translation>端口{port}已被其他程序占用，请选择其他端口。</translation>
    </message>
    <message>
        <source>As of {time}, renews by itself</source>
        <translation>截至{time}，自动更新</translation>
    </message>
    <message>
        <source>As of {time}. Scores from the ledger.</source>
        <translation>截至{time}。分数来自账本。</translation>
    </message>
    <message>
        <source>As of {time}. Scores from the ledger; every row adds up.</source>
        <translation>截至{time}。分数来自账本，每一行都收支相符。</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>正在连接…</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>全场</translation>
    </message>
    <message>
        <source>Further tables follow in {seconds} seconds</source>
        <translation>其他桌{seconds}秒后显示</translation>
    </message>
    <message>
        <source>It could not be turned on. The log says why.</source>
        <translation>未能开放，原因见日志。</translation>
    </message>
    <message>
        <source>It is being turned on…</source>
        <translation>正在开放…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Last hands</source>
        <translation>最近各局</translation>
    </message>
    <message>
        <source>Last hands</source>
        <comment>of a round</comment>
        <translation>最后几局</translation>
    </message>
    <message>
        <source>Latest hands only</source>
        <translation>只看最近各局</translation>
    </message>
    <message>
        <source>Look for addresses again</source>
        <translation>重新查找地址</translation>
    </message>
    <message>
        <source>No hand has been played yet.</source>
        <translation>还没有打完一局。</translation>
    </message>
    <message>
        <source>No match is on the table yet.</source>
        <translation>还没有对局。</translation>
    </message>
    <message>
        <source>No news since {time}</source>
        <translation>{time}之后没有新消息</translation>
    </message>
    <message>
        <source>Off: nobody can see anything.</source>
        <translation>已关闭，任何人都看不到。</translation>
    </message>
    <message>
        <source>On, until it is turned off or the program ends.</source>
        <translation>已开放，直到关闭或程序结束。</translation>
    </message>
    <message>
        <source>Players are called</source>
        <translation>玩家的称呼</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Spectators</source>
        <translation>观战</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>{number}号桌</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Telephones and screens in the same network can watch how the tables stand, on a page that is to read only.</source>
        <translation>同一网络中的手机和屏幕可以通过只读页面观看各桌的情况。</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>本场成绩</translation>
    </message>
    <message>
        <source>The link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>The link as a QR code</source>
        <translation>链接的二维码</translation>
    </message>
    <message>
        <source>The system does not let programs use the port {port}. Choose another one.</source>
        <translation>系统不允许使用端口{port}，请选择其他端口。</translation>
    </message>
    <message>
        <source>This machine does not have the address {address}. Choose another one.</source>
        <translation>本机没有地址{address}，请选择其他地址。</translation>
    </message>
    <message>
        <source>This machine has lost the address {address}: the network may be down. It goes on once it is back.</source>
        <translation>本机失去了地址{address}，网络可能已断开。恢复后会自动继续。</translation>
    </message>
    <message>
        <source>This machine is in no network at the moment: nobody but itself can watch.</source>
        <translation>本机目前没有连接网络，只有本机可以观看。</translation>
    </message>
    <message>
        <source>Turn o&amp;ff</source>
        <translation>关闭(&amp;F)</translation>
    </message>
    <message>
        <source>What leaves this machine: the name of the evening, scores, seats and every recorded hand with its tiles, and what is chosen below of who plays. No notes, and nothing that is half entered. Whoever has the link can read it, and whoever can listen in on the network, too.</source>
        <translation>从本机发出的内容：例会名称、分数、座位、已记录的各局及其牌，以及下方所选的玩家称呼。备注和未输入完的内容不会发出。知道链接的人可以阅读，能够监听网络的人也可以。</translation>
    </message>
    <message>
        <source>a new one each time</source>
        <translation>每次更换</translation>
    </message>
    <message>
        <source>by initials</source>
        <translation>首字</translation>
    </message>
    <message>
        <source>by name or pseudonym</source>
        <translation>姓名或化名</translation>
    </message>
    <message>
        <source>by seat only</source>
        <translation>只显示座位</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>ends {time}</source>
        <translation>{time}结束</translation>
    </message>
    <message>
        <source>finished {time}</source>
        <translation>{time}结束</translation>
    </message>
    <message>
        <source>has declared riichi</source>
        <translation>已立直</translation>
    </message>
    <message>
        <source>paused
since {time}</source>
        <translation>{time}
起暂停</translation>
    </message>
    <message>
        <source>round ends
at {time}</source>
        <translation>本轮
{time}结束</translation>
    </message>
    <message>
        <source>the same each time</source>
        <translation>每次相同</translation>
    </message>
    <message>
        <source>to read only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>{address}, this machine alone</source>
        <translation>{address}，仅限本机</translation>
    </message>
    <message>
        <source>{address}, {interface}</source>
        <translation>{address}，{interface}</translation>
    </message>
    <message>
        <source>{first} to {last} follow in {seconds} seconds</source>
        <translation>第{first}至{last}名{seconds}秒后显示</translation>
    </message>
    <message>
        <source>親</source>
        <translation>庄</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Clear the field</source>
        <translation>清除输入</translation>
    </message>
</context>
<context>
    <name>StandingLine</name>
    <message>
        <source>No match on the table</source>
        <translation>桌上没有对局</translation>
    </message>
    <message>
        <source>The change is on disk, {time}</source>
        <translation>更改已写入磁盘，{time}</translation>
    </message>
    <message>
        <source>The ledger is being opened</source>
        <translation>正在打开账本</translation>
    </message>
    <message>
        <source>The match is on disk, {time}</source>
        <translation>对局已写入磁盘，{time}</translation>
    </message>
    <message>
        <source>The result is on disk, {time}</source>
        <translation>结果已写入磁盘，{time}</translation>
    </message>
    <message>
        <source>an entry of another match is not recorded yet: go back to it</source>
        <translation>另一场对局还有未记录的输入：请回到那场对局</translation>
    </message>
    <message>
        <source>the hand being typed is kept in this window alone: its folder cannot be reached</source>
        <translation>正在输入的牌只保存在此窗口中：无法访问文件夹</translation>
    </message>
    <message>
        <source>the hand being typed is kept in this window alone: its folder is read-only</source>
        <translation>正在输入的牌只保存在此窗口中：文件夹为只读</translation>
    </message>
    <message>
        <source>the hand being typed is kept in this window alone: the disk is full</source>
        <translation>正在输入的牌只保存在此窗口中：磁盘已满</translation>
    </message>
    <message>
        <source>{count} {counters}</source>
        <translation>{count}{counters}</translation>
    </message>
    <message>
        <source>{hand} and the result are on disk, {time}</source>
        <translation>{hand}与结果已写入磁盘，{time}</translation>
    </message>
    <message>
        <source>{hand} is on disk, {time}</source>
        <translation>{hand}已写入磁盘，{time}</translation>
    </message>
    <message>
        <source>{option}: {choice}</source>
        <translation>{option}：{choice}</translation>
    </message>
    <message>
        <source>{ruleset}, default rules</source>
        <translation>{ruleset}，默认规则</translation>
    </message>
    <message>
        <source>{ruleset}, house rules: {name}</source>
        <translation>{ruleset}，自定规则：{name}</translation>
    </message>
    <message>
        <source>{ruleset}, {differences}</source>
        <translation>{ruleset}，{differences}</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message numerus="yes">
        <source>%n match(es) too few</source>
        <translation>
            <numerusform>还差%n场</numerusform>
        </translation>
    </message>
    <message>
        <source>* first of the evening; in brackets: left out; a dot: not there.</source>
        <translation>*为当次牌会第一；括号为不计入；点为缺席。</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>全部时间</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation>更早的牌会</translation>
    </message>
    <message>
        <source>Evenings before these stand in the files alone.</source>
        <translation>更早的牌会只在文件中。</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Latest evening</source>
        <translation>最近一次牌会</translation>
    </message>
    <message>
        <source>Left out, for there are no points for tables of that size: {systems}.</source>
        <translation>因没有该人数牌桌的名次分而不计入：{systems}。</translation>
    </message>
    <message>
        <source>Left out, for there is no rate: {systems}.</source>
        <translation>因没有换算率而不计入：{systems}。</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Mean result of a match</source>
        <translation>每场平均结果</translation>
    </message>
    <message>
        <source>Mean result of a match in &lt;b&gt;{unit}&lt;/b&gt;</source>
        <translation>每场平均结果（&lt;b&gt;{unit}&lt;/b&gt;）</translation>
    </message>
    <message>
        <source>Nobody has played in this time.</source>
        <translation>该时段无人对局。</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Points for places</source>
        <translation>名次分</translation>
    </message>
    <message>
        <source>Points for places &lt;b&gt;{points}&lt;/b&gt;</source>
        <translation>名次分 &lt;b&gt;{points}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Rating: {period}</source>
        <translation>等级分：{period}</translation>
    </message>
    <message>
        <source>Standings: {period}</source>
        <translation>排名：{period}</translation>
    </message>
    <message>
        <source>Strength by the places in all matches, and by whom one met. It begins at 1,500 and is no part of the points.</source>
        <translation>根据所有对局的名次和对手的强弱得出。从1,500开始，与积分无关。</translation>
    </message>
    <message>
        <source>Sum of the results</source>
        <translation>结果总和</translation>
    </message>
    <message>
        <source>Sum of the results in &lt;b&gt;{unit}&lt;/b&gt;</source>
        <translation>结果总和（&lt;b&gt;{unit}&lt;/b&gt;）</translation>
    </message>
    <message>
        <source>Year {year}</source>
        <translation>{year}年</translation>
    </message>
    <message numerus="yes">
        <source>at least &lt;b&gt;%n&lt;/b&gt; match(es)</source>
        <translation>
            <numerusform>至少&lt;b&gt;%n&lt;/b&gt;场</numerusform>
        </translation>
    </message>
    <message>
        <source>at tables of {size}: &lt;b&gt;{points}&lt;/b&gt;</source>
        <translation>{size}人桌：&lt;b&gt;{points}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>best &lt;b&gt;{number} of {all}&lt;/b&gt; evenings</source>
        <translation>&lt;b&gt;{all}次牌会中最好的{number}次&lt;/b&gt;</translation>
    </message>
    <message>
        <source>best &lt;b&gt;{number} of {all}&lt;/b&gt; matches</source>
        <translation>&lt;b&gt;{all}场中最好的{number}场&lt;/b&gt;</translation>
    </message>
    <message>
        <source>day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>evening</source>
        <translation>牌会</translation>
    </message>
    <message>
        <source>first places</source>
        <translation>第一名次数</translation>
    </message>
    <message>
        <source>head to head</source>
        <translation>相互战绩</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>level: {levels}</source>
        <translation>同分：{levels}</translation>
    </message>
    <message>
        <source>match</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>match {number}</source>
        <translation>第{number}场</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>对局数</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>mean place</source>
        <translation>平均名次</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>升降</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>缺席</translation>
    </message>
    <message>
        <source>place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>place in each match</source>
        <translation>每场的名次</translation>
    </message>
    <message>
        <source>place on each evening, {first} to {last}</source>
        <translation>每次牌会的名次，{first}至{last}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>rating after each evening, {first} to {last}</source>
        <translation>每次牌会后的等级分，{first}至{last}</translation>
    </message>
    <message>
        <source>rating after each match</source>
        <translation>每场后的等级分</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>{day}起</translation>
    </message>
    <message>
        <source>sure to</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>sure to ±</source>
        <translation>误差±</translation>
    </message>
    <message>
        <source>until {day}</source>
        <translation>至{day}</translation>
    </message>
    <message numerus="yes">
        <source>without the worst &lt;b&gt;%n&lt;/b&gt; evening(s)</source>
        <translation>
            <numerusform>去掉最差的&lt;b&gt;%n&lt;/b&gt;次牌会</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without the worst &lt;b&gt;%n&lt;/b&gt; match(es)</source>
        <translation>
            <numerusform>去掉最差的&lt;b&gt;%n&lt;/b&gt;场</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first}至{last}</translation>
    </message>
    <message>
        <source>{session}, {day}</source>
        <translation>{session}，{day}</translation>
    </message>
    <message numerus="yes">
        <source>{system} (%n match(es))</source>
        <translation>
            <numerusform>{system}（%n场）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Nobody has ended a match in this time.</source>
        <translation>该时段没有结束的对局。</translation>
    </message>
    <message>
        <source>Own period…</source>
        <translation>其他时段…</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>时段</translation>
    </message>
    <message>
        <source>Rating the matches…</source>
        <translation>正在计算等级分…</translation>
    </message>
</context>
<context>
    <name>StandingsReportSheet</name>
    <message>
        <source>A row for each player, with a column for each evening.</source>
        <translation>每位玩家一行，每次牌会一列。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>The pages as they are printed.</source>
        <translation>与打印相同的页面。</translation>
    </message>
    <message>
        <source>The standings, and every match behind them, a sheet each.</source>
        <translation>排名及其所依据的全部对局，各一张工作表。</translation>
    </message>
</context>
<context>
    <name>Station</name>
    <message>
        <source>Lesson {number}: {name}</source>
        <translation>第{number}课：{name}</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>已学会</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>step {number} of {all}</source>
        <translation>第{number}步，共{all}步</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>{name}: less</source>
        <translation>{name}：减少</translation>
    </message>
    <message>
        <source>{name}: more</source>
        <translation>{name}：增加</translation>
    </message>
</context>
<context>
    <name>Stick</name>
    <message>
        <source>Honba stick</source>
        <translation>本场棒</translation>
    </message>
    <message>
        <source>Riichi stick</source>
        <translation>立直棒</translation>
    </message>
    <message>
        <source>{stick}: {count}</source>
        <translation>{stick}：{count}</translation>
    </message>
</context>
<context>
    <name>SticksForm</name>
    <message>
        <source>Deposit</source>
        <translation>供托</translation>
    </message>
    <message>
        <source>Say what really lies on the table. The scores stay as they are.</source>
        <translation>请填写桌上实际的数目，各家分数不变。</translation>
    </message>
    <message>
        <source>So it lies there already.</source>
        <translation>桌上已是如此。</translation>
    </message>
    <message>
        <source>The deposit changes by {points}; the house makes up for it.</source>
        <translation>供托变动{points}，差额由公账收付。</translation>
    </message>
    <message>
        <source>now {number}</source>
        <translation>现为{number}</translation>
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
        <translation>练习过的日子</translation>
    </message>
    <message>
        <source>none of these days</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>SubjectRow</name>
    <message>
        <source>{count} to repeat</source>
        <translation>待复习{count}</translation>
    </message>
    <message>
        <source>{right} of {answered}</source>
        <translation>{answered}题中答对{right}题</translation>
    </message>
</context>
<context>
    <name>SubstituteForm</name>
    <message>
        <source>From here on somebody else sits in a seat and goes on with its score. Earlier hands keep the name.</source>
        <translation>从这里起由别人坐此座位，并接续其分数。之前各局仍保留原来的姓名。</translation>
    </message>
    <message>
        <source>This name sits at the table already; the ledger could not tell them apart.</source>
        <translation>此姓名已在桌上，账本中将无法区分。</translation>
    </message>
    <message>
        <source>Type who comes.</source>
        <translation>请输入接替者姓名。</translation>
    </message>
    <message>
        <source>Who comes</source>
        <translation>接替者</translation>
    </message>
    <message>
        <source>Who leaves</source>
        <translation>离席者</translation>
    </message>
    <message>
        <source>{substitute} goes on with the {points} of {player}; the result of the match will be theirs.</source>
        <translation>{substitute}接续{player}的{points}，本场成绩也归{substitute}。</translation>
    </message>
</context>
<context>
    <name>TablePlace</name>
    <message>
        <source>Riichi of {player} is recorded. Undo takes it back.</source>
        <translation>已记录{player}的立直。可用“撤销”取回。</translation>
    </message>
    <message>
        <source>Riichi: click the player or press the digit. Esc leaves.</source>
        <translation>立直：点击玩家或按数字键。Esc 取消。</translation>
    </message>
    <message>
        <source>Shaozhuang is recorded. Undo takes it back.</source>
        <translation>烧庄已记录，可用“撤销”取消。</translation>
    </message>
    <message>
        <source>The draw is recorded. Undo takes it back.</source>
        <translation>流局已记录，可用“撤销”取消。</translation>
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
        <translation>共{copies}，剩{left}</translation>
    </message>
    <message>
        <source>{tile}: {left} of {copies} left</source>
        <translation>{tile}：共{copies}，剩{left}</translation>
    </message>
</context>
<context>
    <name>TileChoice</name>
    <message>
        <source>Take {tile} away</source>
        <translation>撤回{tile}</translation>
    </message>
    <message>
        <source>There is no tile {notation}.</source>
        <translation>没有{notation}这张牌。</translation>
    </message>
    <message>
        <source>click or type</source>
        <translation>点击或键入</translation>
    </message>
    <message>
        <source>click or type, such as 5m</source>
        <translation>点击或键入（如 5m）</translation>
    </message>
    <message>
        <source>{digits}… and the suit</source>
        <translation>{digits}…再键入花色</translation>
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
        <translation>东</translation>
    </message>
    <message>
        <source>Gold general</source>
        <translation>金将</translation>
    </message>
    <message>
        <source>Green dragon</source>
        <translation>发财</translation>
    </message>
    <message>
        <source>King</source>
        <translation>王将</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>桂马</translation>
    </message>
    <message>
        <source>Lance</source>
        <translation>香车</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北</translation>
    </message>
    <message>
        <source>Orchid</source>
        <translation>兰</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>步兵</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>梅</translation>
    </message>
    <message>
        <source>Red dragon</source>
        <translation>红中</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>飞车</translation>
    </message>
    <message>
        <source>Silver general</source>
        <translation>银将</translation>
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
        <translation>白板</translation>
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
        <translation>条子</translation>
    </message>
    <message>
        <source>bamboo</source>
        <comment>chinese</comment>
        <translation>条子</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>万子</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>筒子</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>背面</translation>
    </message>
    <message>
        <source>red 5 of bamboo</source>
        <translation>赤5索</translation>
    </message>
    <message>
        <source>red 5 of characters</source>
        <translation>赤5万</translation>
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
        <translation>{number}条</translation>
    </message>
    <message>
        <source>{number} of bamboo</source>
        <comment>chinese</comment>
        <translation>{number}条</translation>
    </message>
    <message>
        <source>{number} of characters</source>
        <translation>{number}万</translation>
    </message>
    <message>
        <source>{number} of circles</source>
        <translation>{number}筒</translation>
    </message>
    <message>
        <source>{tile} as a wildcard for {other}</source>
        <translation>{tile}，混，代替{other}</translation>
    </message>
    <message>
        <source>{tile}, a wildcard</source>
        <translation>{tile}，混</translation>
    </message>
    <message>
        <source>{tile}, at fault</source>
        <translation>{tile}（不符）</translation>
    </message>
    <message>
        <source>{tile}, called</source>
        <translation>{tile}，横置</translation>
    </message>
    <message>
        <source>{tile}, winning</source>
        <translation>{tile}，和牌</translation>
    </message>
</context>
<context>
    <name>Timer</name>
    <message>
        <source>Finish the hand</source>
        <translation>打完这局</translation>
    </message>
    <message>
        <source>One more hand</source>
        <translation>再打一局</translation>
    </message>
    <message>
        <source>One more hand after the one in progress.</source>
        <translation>打完进行中的一局后，再打一局。</translation>
    </message>
    <message>
        <source>Play until the time is up, and finish that hand.</source>
        <translation>打到时间结束，并打完那一局。</translation>
    </message>
    <message>
        <source>The hand in progress is the last.</source>
        <translation>进行中的一局为最后一局。</translation>
    </message>
    <message>
        <source>Until the time is up</source>
        <translation>打到时间结束</translation>
    </message>
</context>
<context>
    <name>TimerPanel</name>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Wall screen…</source>
        <translation>大屏显示(&amp;W)…</translation>
    </message>
    <message>
        <source>+ 5 mi&amp;nutes</source>
        <translation>+5分钟(&amp;N)</translation>
    </message>
    <message>
        <source>+{time} over</source>
        <translation>超时{time}</translation>
    </message>
    <message>
        <source>Last hands</source>
        <translation>最后几局</translation>
    </message>
    <message>
        <source>No round is seated yet.</source>
        <translation>还没有入座的轮次。</translation>
    </message>
    <message>
        <source>Round {number} ended at {time}</source>
        <translation>第{number}轮已于{time}结束</translation>
    </message>
    <message>
        <source>Round {number} ends at {time}</source>
        <translation>第{number}轮到{time}结束</translation>
    </message>
    <message>
        <source>Round {number} waits for its start</source>
        <translation>第{number}轮尚未开始</translation>
    </message>
    <message>
        <source>Round {number}, paused since {time}</source>
        <translation>第{number}轮，自{time}起暂停</translation>
    </message>
    <message>
        <source>Star&amp;t</source>
        <translation>开始(&amp;T)</translation>
    </message>
    <message>
        <source>The time of round {number} is up.</source>
        <translation>第{number}轮的时间已到。</translation>
    </message>
    <message>
        <source>This round has no timer.</source>
        <translation>本轮不计时。</translation>
    </message>
    <message>
        <source>Timer of the round</source>
        <translation>本轮计时器</translation>
    </message>
    <message>
        <source>last hands at {time}</source>
        <translation>剩{time}时进入最后几局</translation>
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
        <translation>一半</translation>
    </message>
    <message>
        <source>nearly</source>
        <translation>接近</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>未见</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>掌握</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今日出过</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>薄弱</translation>
    </message>
    <message>
        <source>won in your club on {day}</source>
        <translation>{day}本会有人和出</translation>
    </message>
    <message>
        <source>won in your club today</source>
        <translation>今日本会有人和出</translation>
    </message>
    <message>
        <source>wrong on {day}</source>
        <translation>{day}答错</translation>
    </message>
    <message>
        <source>wrong today</source>
        <translation>今日答错</translation>
    </message>
    <message>
        <source>wrong yesterday</source>
        <translation>昨日答错</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨日出过</translation>
    </message>
    <message>
        <source>{days} days ago</source>
        <translation>{days}天前出过</translation>
    </message>
</context>
<context>
    <name>TodayPage</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>连续%n天</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>到期</translation>
    </message>
    <message>
        <source>Nothing due.</source>
        <translation>今日无到期。</translation>
    </message>
    <message>
        <source>Practise &amp;anyway</source>
        <translation>仍要练习(&amp;A)</translation>
    </message>
    <message>
        <source>The next days</source>
        <translation>今后几天</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Today: {count} due</source>
        <translation>今日：{count}项</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>约%n分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>due on each day</source>
        <translation>每日到期数</translation>
    </message>
    <message>
        <source>longest: {days}</source>
        <translation>最长：{days}天</translation>
    </message>
    <message>
        <source>{count} more wait for the days that follow.</source>
        <translation>另有{count}项留待以后几日。</translation>
    </message>
</context>
<context>
    <name>Tried</name>
    <message>
        <source>What each brings</source>
        <translation>各自的分数</translation>
    </message>
    <message>
        <source>you have tried them all</source>
        <translation>已全部试过</translation>
    </message>
    <message>
        <source>you have tried {count} of {all}</source>
        <translation>已试{count}/{all}</translation>
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
        <translation>{tile}：指示{other}；点击更改</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Now it is on disk.</source>
        <translation>现已写入磁盘。</translation>
    </message>
    <message>
        <source>The ledger is free again.</source>
        <translation>账本又可使用了。</translation>
    </message>
</context>
<context>
    <name>UsefulPieces</name>
    <message numerus="yes">
        <source>%n tile(s) bring it nearer</source>
        <translation>
            <numerusform>有效牌%n张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) bring it nearer</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>有效棋子%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ValuePanel</name>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n种</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reading(s)</source>
        <translation>
            <numerusform>%n种拆法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n张</numerusform>
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
        <translation>不足起和</translation>
    </message>
    <message>
        <source>Click or type the winning hand</source>
        <translation>点选或键入手牌</translation>
    </message>
    <message>
        <source>Digits wait for M, P, S or Z</source>
        <translation>数字待 M、P、S、Z 确定</translation>
    </message>
    <message>
        <source>No winning shape</source>
        <translation>未成和牌形</translation>
    </message>
    <message>
        <source>No {text} is left</source>
        <translation>{text} 已用完</translation>
    </message>
    <message>
        <source>The hand has no room for {text}</source>
        <translation>手牌放不下 {text}</translation>
    </message>
    <message>
        <source>The hand is complete without {text}</source>
        <translation>手牌已齐，不需 {text}</translation>
    </message>
    <message>
        <source>The meld waits for its ]</source>
        <translation>副露还缺 ]</translation>
    </message>
    <message>
        <source>The typed value counts, not this hand</source>
        <translation>以填值为准，不计这手牌</translation>
    </message>
    <message>
        <source>There is no tile {text}</source>
        <translation>没有{text}这张牌</translation>
    </message>
    <message>
        <source>There is no tile {text}</source>
        <comment>pieces</comment>
        <translation>没有{text}这枚棋子</translation>
    </message>
    <message>
        <source>This win is forbidden</source>
        <translation>不允许此和牌</translation>
    </message>
    <message>
        <source>{count}, not ready</source>
        <translation>{count}，未听牌</translation>
    </message>
    <message>
        <source>{count}, waits for {kinds}</source>
        <translation>{count}，听{kinds}</translation>
    </message>
    <message>
        <source>{count}, {missing} to go</source>
        <translation>{count}，还差{missing}张</translation>
    </message>
    <message>
        <source>{count}, {readings}</source>
        <translation>{count}，{readings}</translation>
    </message>
    <message>
        <source>{count}: self-drawn, or from whom?</source>
        <translation>{count}：自摸，还是谁打的？</translation>
    </message>
    <message>
        <source>{count}: who won?</source>
        <translation>{count}：谁和牌？</translation>
    </message>
    <message>
        <source>{text} cannot come from there</source>
        <translation>{text} 不能取自该家</translation>
    </message>
    <message>
        <source>{text} is not a meld</source>
        <translation>{text} 不是副露</translation>
    </message>
    <message>
        <source>“{text}” is not a tile</source>
        <translation>“{text}”不是牌</translation>
    </message>
    <message>
        <source>“{text}” is not a tile</source>
        <comment>pieces</comment>
        <translation>“{text}”不是棋子</translation>
    </message>
</context>
<context>
    <name>Waits</name>
    <message>
        <source>from a discard</source>
        <translation>荣和</translation>
    </message>
    <message>
        <source>from a discard</source>
        <comment>beijing</comment>
        <translation>点炮和</translation>
    </message>
    <message>
        <source>from a discard</source>
        <comment>chinese</comment>
        <translation>点炮和</translation>
    </message>
    <message>
        <source>left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>self-drawn</source>
        <translation>自摸</translation>
    </message>
</context>
<context>
    <name>WaitsList</name>
    <message>
        <source>from {name}</source>
        <translation>荣和 {name}</translation>
    </message>
    <message>
        <source>from {name}</source>
        <comment>beijing</comment>
        <translation>{name} 点炮</translation>
    </message>
    <message>
        <source>from {name}</source>
        <comment>chinese</comment>
        <translation>{name} 点炮</translation>
    </message>
    <message>
        <source>left</source>
        <translation>余张</translation>
    </message>
    <message>
        <source>self-drawn</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>{tile}: finish the hand with it</source>
        <translation>{tile}：以此和牌</translation>
    </message>
</context>
<context>
    <name>WallWindow</name>
    <message>
        <source>Evening</source>
        <translation>今晚</translation>
    </message>
    <message>
        <source>Last hands</source>
        <translation>最后几局</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}轮</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>第{number}轮，共{rounds}轮</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>今晚成绩</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Short lessons begin at zero, with tiles to touch. Whoever knows the game already practises what stands below.</source>
        <translation>短小的课程从零开始，可以动手摆牌。已经会打的人，请从下面开始练习。</translation>
    </message>
    <message>
        <source>Which game do you want to learn?</source>
        <translation>想学哪一种玩法？</translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message>
        <source>Every seat is taken. Let somebody sit out first.</source>
        <translation>座位已满，请先让一人轮空。</translation>
    </message>
    <message>
        <source>Sitting out: {players}</source>
        <translation>轮空：{players}</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>上场者</translation>
    </message>
    <message>
        <source>played {played} of {matches}</source>
        <translation>{matches}场中打过{played}场</translation>
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
        <translation>放铳者</translation>
    </message>
    <message>
        <source>By</source>
        <comment>beijing</comment>
        <translation>点炮者</translation>
    </message>
    <message>
        <source>By</source>
        <comment>chinese</comment>
        <translation>点炮者</translation>
    </message>
    <message>
        <source>Enter the &amp;tiles…</source>
        <translation>输入牌(&amp;T)…</translation>
    </message>
    <message>
        <source>Or its value</source>
        <translation>或填分值</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>The value stays marked as not checked until the tiles are entered with Change….</source>
        <translation>用“更改…”录入牌之前，此值一直标为未核对。</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>和牌者</translation>
    </message>
</context>
<context>
    <name>WindSheet</name>
    <message>
        <source>Wind of {player}</source>
        <translation>{player} 的风</translation>
    </message>
    <message>
        <source>{player} has East and deals first.</source>
        <translation>{player} 抽到东，先坐庄。</translation>
    </message>
    <message>
        <source>{player} turns a tile over.</source>
        <translation>由 {player} 翻开一张。</translation>
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
        <translation>同时和牌</translation>
    </message>
    <message>
        <source>An&amp;other winner…</source>
        <translation>添加和牌者(&amp;O)…</translation>
    </message>
    <message>
        <source>Show and change the hand of {name}</source>
        <translation>显示并更改 {name} 的手牌</translation>
    </message>
    <message>
        <source>{name} did not win</source>
        <translation>{name} 没有和牌</translation>
    </message>
</context>
<context>
    <name>WonHand</name>
    <message>
        <source>How it came about</source>
        <translation>决胜的一局</translation>
    </message>
    <message>
        <source>The best hand</source>
        <translation>最佳一手</translation>
    </message>
    <message>
        <source>Under the start: {players}.</source>
        <translation>低于起始：{players}。</translation>
    </message>
    <message>
        <source>{hand}: {event}. {size}</source>
        <translation>{hand}：{event}（{size}）</translation>
    </message>
    <message>
        <source>{player} had {points} then: {reason}.</source>
        <translation>{player} 达到{points}点，对局结束（{reason}）。</translation>
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
        <translation>错和</translation>
    </message>
    <message>
        <source>Chombo</source>
        <comment>beijing</comment>
        <translation>诈和</translation>
    </message>
    <message>
        <source>Chombo</source>
        <comment>chinese</comment>
        <translation>错和</translation>
    </message>
    <message>
        <source>Chombo by {player}</source>
        <translation>{player} 错和</translation>
    </message>
    <message>
        <source>Chombo by {player}</source>
        <comment>beijing</comment>
        <translation>{player} 诈和</translation>
    </message>
    <message>
        <source>Chombo by {player}</source>
        <comment>chinese</comment>
        <translation>{player} 错和</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Dead hand of {player}</source>
        <translation>{player} 死手</translation>
    </message>
    <message>
        <source>Dead penalty tile of {player}: {tile}</source>
        <translation>{player} 的死罚牌：{tile}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>Deposit put right: {deposit}</source>
        <translation>更正供托：{deposit}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>Draw, {kind}</source>
        <translation>流局，{kind}</translation>
    </message>
    <message>
        <source>East</source>
        <translation>东</translation>
    </message>
    <message>
        <source>East 1</source>
        <translation>东一局</translation>
    </message>
    <message>
        <source>East 2</source>
        <translation>东二局</translation>
    </message>
    <message>
        <source>East 3</source>
        <translation>东三局</translation>
    </message>
    <message>
        <source>East 4</source>
        <translation>东四局</translation>
    </message>
    <message>
        <source>East {number}</source>
        <translation>东{number}局</translation>
    </message>
    <message>
        <source>E{number}</source>
        <translation>东{number}</translation>
    </message>
    <message>
        <source>Match stopped</source>
        <translation>中途结束</translation>
    </message>
    <message>
        <source>New seats: {players}</source>
        <translation>换位：{players}</translation>
    </message>
    <message>
        <source>No yaku</source>
        <translation>无役</translation>
    </message>
    <message>
        <source>No yaku</source>
        <comment>beijing</comment>
        <translation>无番</translation>
    </message>
    <message>
        <source>No yaku</source>
        <comment>chinese</comment>
        <translation>无番</translation>
    </message>
    <message>
        <source>No yaku, base han only</source>
        <translation>无役，仅场一翻</translation>
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
        <translation>备注：{note}</translation>
    </message>
    <message>
        <source>N{number}</source>
        <translation>北{number}</translation>
    </message>
    <message>
        <source>Penalty tile of {player} cleared: {tile}</source>
        <translation>{player} 的罚牌已解除：{tile}</translation>
    </message>
    <message>
        <source>Penalty tile of {player}: {tile}</source>
        <translation>{player} 的罚牌：{tile}</translation>
    </message>
    <message>
        <source>Put right: {counters} {honba}, deposit {deposit}</source>
        <translation>更正：{counters}{honba}、供托{deposit}</translation>
    </message>
    <message>
        <source>Riichi of {player}</source>
        <translation>{player} 立直</translation>
    </message>
    <message>
        <source>Shaozhuang</source>
        <translation>烧庄</translation>
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
        <translation>更正</translation>
    </message>
    <message>
        <source>honba</source>
        <translation>本场</translation>
    </message>
    <message>
        <source>level with the start</source>
        <translation>与起始持平</translation>
    </message>
    <message>
        <source>no points move</source>
        <translation>无得失</translation>
    </message>
    <message>
        <source>rounded to {base}</source>
        <translation>取整为 {base}</translation>
    </message>
    <message>
        <source>the house</source>
        <translation>公账</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>桌上</translation>
    </message>
    <message>
        <source>the {cause} twice</source>
        <translation>{cause}两倍</translation>
    </message>
    <message>
        <source>{amount} are {base}</source>
        <translation>{amount}为{base}</translation>
    </message>
    <message>
        <source>{amount} {unit}</source>
        <translation>{amount}{unit}</translation>
    </message>
    <message>
        <source>{counters} put right: {honba}</source>
        <translation>更正{counters}：{honba}</translation>
    </message>
    <message>
        <source>{event}, {points}</source>
        <translation>{event}，{points}</translation>
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
        <translation>{limit}，以 {base} 为上限</translation>
    </message>
    <message>
        <source>{limit}, raised to {base}</source>
        <translation>{limit}：进位至{base}</translation>
    </message>
    <message>
        <source>{payer} pays {payee} {points}</source>
        <translation>{payer} 付给 {payee} {points}</translation>
    </message>
    <message>
        <source>{player} {result} at the end</source>
        <translation>{player} 终局时{result}</translation>
    </message>
    <message>
        <source>{points} over the start</source>
        <translation>高于起始 {points}</translation>
    </message>
    <message>
        <source>{points} under the start</source>
        <translation>低于起始 {points}</translation>
    </message>
    <message>
        <source>{size}: {limit}</source>
        <translation>{size}：{limit}</translation>
    </message>
    <message>
        <source>{substitute} sits in for {player}</source>
        <translation>{substitute}接替{player}</translation>
    </message>
    <message>
        <source>{terms} = {fu} fu</source>
        <translation>{terms} = {fu}符</translation>
    </message>
    <message>
        <source>{terms} = {raw}, up to {fu} fu</source>
        <translation>{terms} = {raw}，进位到{fu}符</translation>
    </message>
    <message>
        <source>{wind} {player}</source>
        <translation>{wind} {player}</translation>
    </message>
    <message>
        <source>{winner} draws</source>
        <translation>{winner} 自摸</translation>
    </message>
    <message>
        <source>{winner} draws {points}</source>
        <translation>{winner} 自摸 {points}</translation>
    </message>
    <message>
        <source>{winner} from {discarder}</source>
        <translation>{winner} 荣和 {discarder}</translation>
    </message>
    <message>
        <source>{winner} from {discarder}</source>
        <comment>beijing</comment>
        <translation>{discarder} 点炮 {winner}</translation>
    </message>
    <message>
        <source>{winner} from {discarder}</source>
        <comment>chinese</comment>
        <translation>{discarder} 点炮 {winner}</translation>
    </message>
    <message>
        <source>{yaku} (excludes {struck})</source>
        <translation>{yaku}（不计{struck}）</translation>
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
        <translation>放弃(&amp;G)</translation>
    </message>
    <message>
        <source>Comparing with what is here</source>
        <translation>正在与这里的内容比较</translation>
    </message>
    <message>
        <source>Entering</source>
        <translation>正在写入</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>正在准备</translation>
    </message>
    <message>
        <source>Give it up at any time: everything is then as it was before.</source>
        <translation>可以随时放弃：一切都会保持原样。</translation>
    </message>
    <message>
        <source>Making a copy of what is there</source>
        <translation>正在复制现有内容</translation>
    </message>
    <message>
        <source>Playing each match by its rules</source>
        <translation>正在按规则重放每一场</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>Sealing each entry</source>
        <translation>正在为每条记录加封</translation>
    </message>
    <message>
        <source>Writing the second book</source>
        <translation>正在写副账</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{total}条中的{done}条</translation>
    </message>
</context>
<context>
    <name>Workbench</name>
    <message>
        <source>Click or type any hand</source>
        <translation>点击或输入手牌</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <translation>复制为图片</translation>
    </message>
    <message>
        <source>Copy the hand as text and as a picture</source>
        <translation>以文字和图片复制手牌</translation>
    </message>
    <message>
        <source>Drag the hand out of the window</source>
        <translation>把手牌拖出窗口</translation>
    </message>
    <message>
        <source>Take everything back</source>
        <translation>全部撤回</translation>
    </message>
    <message>
        <source>The hand is copied</source>
        <translation>已复制手牌</translation>
    </message>
    <message>
        <source>The picture is copied</source>
        <translation>已复制图片</translation>
    </message>
    <message>
        <source>Workbench</source>
        <translation>工作台</translation>
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
        <translation>今日到期</translation>
    </message>
    <message>
        <source>{right} right, {wrong} wrong</source>
        <translation>对{right}，错{wrong}</translation>
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
        <translation>还没有带牌面的和牌。</translation>
    </message>
    <message>
        <source>No yaku</source>
        <translation>无役</translation>
    </message>
    <message>
        <source>No yaku</source>
        <comment>beijing</comment>
        <translation>无番</translation>
    </message>
    <message>
        <source>No yaku</source>
        <comment>chinese</comment>
        <translation>无番</translation>
    </message>
    <message>
        <source>Show its page in the atlas</source>
        <translation>在图鉴中查看</translation>
    </message>
    <message>
        <source>Shows the wins with {yaku}</source>
        <translation>显示含{yaku}的和牌</translation>
    </message>
    <message>
        <source>excludes {yaku}</source>
        <translation>不计{yaku}</translation>
    </message>
    <message>
        <source>the rarest</source>
        <translation>最少见</translation>
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
        <translation>{yaku}：{count}次</translation>
    </message>
</context>
<context>
    <name>YakuMap</name>
    <message numerus="yes">
        <source>Drill the %n weak one(s)</source>
        <translation>
            <numerusform>练习%n个薄弱番种</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Your yaku</source>
        <translation>您的番种</translation>
    </message>
</context>
</TS>
