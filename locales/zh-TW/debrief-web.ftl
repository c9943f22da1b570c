# The debrief as a page.

debrief-web-names = 顯示名字
debrief-web-previous = 上一頁
debrief-web-next = 下一頁
debrief-web-place = { $screen }／{ $screens }
debrief-web-full = 全螢幕
debrief-web-print = 列印
debrief-web-files = 下載帶走
debrief-web-markdown = 文字（Markdown）
debrief-web-csv = 攻擊一覽（CSV）
debrief-web-compared = 決定的比較（CSV）
debrief-web-stix = 技術與緩解措施（STIX 2.1）
debrief-web-json = 全部（JSON）
debrief-web-layer = ATT&CK Navigator：所有人
debrief-web-layer-of = ATT&CK Navigator：{ $player }
debrief-web-parting-how = 這位玩家最後的結果，以及之後受到的攻擊如何。
debrief-web-ahead = 領先
debrief-web-through = 突破 { $count } 次
debrief-web-stopped = 擋下 { $count } 次
debrief-web-no-tactic = 已不在 ATT&CK 中
debrief-web-how = 用方向鍵翻頁。

# Of several tables
debrief-web-table = 第 { $number } 桌
debrief-web-seat = 第 { $table } 桌，座位 { $seat }

# What the journal of a class says was hard
debrief-web-slow = { $player } 做一次決定通常要 { $time }。
debrief-web-long = { $player } 有一次想了 { $time }。
debrief-web-hints = { $player } 要了 { $count } 次提示。
debrief-web-taken-back = { $player } 經大家同意，收回決定 { $count } 次。
debrief-web-refused = 規則不允許的嘗試（{ $count } 次）：{ $why }
