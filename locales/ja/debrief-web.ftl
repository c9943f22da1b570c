# The debrief as a page.

debrief-web-names = 名前を表示
debrief-web-previous = 戻る
debrief-web-next = 次へ
debrief-web-place = { $screen }／{ $screens }
debrief-web-full = 全画面
debrief-web-print = 印刷
debrief-web-files = 持ち帰る
debrief-web-markdown = 文章（Markdown）
debrief-web-csv = 攻撃の一覧（CSV）
debrief-web-compared = 決定の比較（CSV）
debrief-web-stix = テクニックと対策（STIX 2.1）
debrief-web-json = すべて（JSON）
debrief-web-layer = ATT&CK Navigator：全員
debrief-web-layer-of = ATT&CK Navigator：{ $player }
debrief-web-parting-how = このプレイヤーの最終結果と、その後に受けた攻撃のゆくえ。
debrief-web-ahead = 首位
debrief-web-through = 通った：{ $count }回
debrief-web-stopped = 防いだ：{ $count }回
debrief-web-no-tactic = 今のATT&CKにはない
debrief-web-how = 矢印キーでページをめくれます。

# Of several tables
debrief-web-table = テーブル{ $number }
debrief-web-seat = テーブル{ $table }の席{ $seat }

# What the journal of a class says was hard
debrief-web-slow = { $player }は、1手に普段{ $time }ほどかけていました。
debrief-web-long = { $player }は、1手に{ $time }考えたことがありました。
debrief-web-hints = { $player }は、ヒントを{ $count }回求めました。
debrief-web-taken-back = { $player }は、全員の同意を得て決定を{ $count }回取り消しました。
debrief-web-refused = ルール上できなかったこと（{ $count }回）：{ $why }
