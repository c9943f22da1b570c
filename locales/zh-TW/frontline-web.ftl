# Cyber FrontLine: what only the board in the browser says.

# The table
frontline-web-front = { $player } 攻擊 { $other }
frontline-web-front-own = 你攻擊 { $other }
frontline-web-front-other = { $player } 攻擊你
frontline-web-row-attacks = 攻擊
frontline-web-row-defends = 防禦
frontline-web-zone = { $player } 的防禦區
frontline-web-chain = { $player } 的攻擊區
frontline-web-place = 第 { $slot } 格：{ $what }
frontline-web-place-stops = 第 { $slot } 格：{ $what }，能擋下正在判定的牌
frontline-web-free = 空位
frontline-web-stands = { $card }（過關）
frontline-web-judged = { $card }（判定中）
frontline-web-stops-it = 擋下
frontline-web-set = 第 { $set } 盤
frontline-web-turn = 回合 { $turn }／{ $turns }
frontline-web-preparing = 準備中
frontline-web-phases = 回合流程
frontline-web-phase-plan = 計畫
frontline-web-deck = 攻擊牌庫：{ $count } 張
frontline-web-trash = 棄牌堆中的攻擊牌：{ $count } 張

# A player
frontline-web-first = 先手
frontline-web-keep = { $count ->
        [0] 尚未被入侵
       *[other] 對方的攻擊已完成 5 個環節中的 { $count } 個
    }
frontline-web-funds = 資金
frontline-web-sets-won = 贏得 { $count } 盤
frontline-web-hand-count = 手上的攻擊牌 { $count } 張
frontline-web-defence-count = 手上的防禦牌 { $count } 張
frontline-web-plan-is = 計畫：{ $plan }
frontline-web-plan-sealed = 計畫蓋好了
frontline-web-plan-open = 還沒有計畫，最多 { $count } 張
frontline-web-less = 少出一張「{ $card }」
frontline-web-more = 多出一張「{ $card }」

# Cards
frontline-web-stopped-by = 擋下它的防禦
frontline-web-stops = 擋下的技術
frontline-web-stops-count = 擋 { $count } 種
frontline-web-price = 費用 { $price }
frontline-web-hand = 你的手牌
frontline-web-hand-empty = 沒有手牌
frontline-web-looked = 你查看的牌
frontline-web-pile = 可買的防禦牌
frontline-web-fits = 下一個環節
frontline-web-costs-copies = 還要 { $count } 張相同的牌
frontline-web-would-stop = 會被擋下
frontline-web-now = 現在：
frontline-web-now-other = 下一個環節是「{ $stage }」，這張牌派不上用場。
frontline-web-now-open = { $hidden ->
        [0] 可用於下一個環節，沒有防禦牌擋得下它。
       *[other] 可用於下一個環節，翻開的防禦牌都擋不下它；還有 { $hidden } 張防禦牌蓋著。
    }
frontline-web-now-stopped = 可用於下一個環節，但會被擋下（{ $cards }）。
frontline-web-now-copies = 可用於下一個環節。會被擋下（{ $cards }），但你手上相同的牌足以讓那些防禦牌失效。
frontline-web-now-void = 因為「{ $event }」，這回合什麼都擋不下。
frontline-web-now-stops = 在下一個環節「{ $stage }」擋得下：{ $cards }。
frontline-web-now-stops-none = 在下一個環節「{ $stage }」什麼都擋不下。
frontline-web-limits = 限制與要訣
frontline-web-deck-technique = 攻擊牌
frontline-web-deck-mitigation = 防禦牌
frontline-web-deck-event = 事件牌

# A card is judged
frontline-web-judgement = 判定一張牌
frontline-web-attacks = { $player } 以「{ $card }」攻擊
frontline-web-stopped-now = { $count ->
        [1] 被「{ $cards }」擋下。
       *[other] 被 { $count } 張防禦牌擋下：{ $cards }。
    }
frontline-web-not-stopped = 翻開的防禦牌都擋不下它。
frontline-web-would-help = 你蓋著的防禦牌中，能擋下它的有：
frontline-web-none-helps = 你蓋著的防禦牌都擋不下它，翻開只會暴露底牌。
frontline-web-too-late = 在手上，但沒有蓋放：{ $cards }。
frontline-web-copies-held = 還需要 { $need } 張相同的牌，你手上有 { $count } 張。
frontline-web-verdict-placed = 打出
frontline-web-verdict-nullified = 失效
frontline-web-running = 「{ $card }」衝向防線
frontline-web-ran-through = 過關
frontline-web-ran-stopped = 被擋下
frontline-web-ran-stopped-by = 被擋下（{ $cards }）

# Which stops which
frontline-web-matrix = 哪些防禦擋得下哪些技術
frontline-web-matrix-short = 攻防對照表
frontline-web-matrix-hint = 數字是座位編號：眼睛是翻開的防禦牌，月亮是蓋著而你知道的防禦牌。
frontline-web-you-hold = 手上有 { $count } 張
frontline-web-lies-up = { $player } 的防禦區，翻開
frontline-web-lies-down = { $player } 的防禦區，蓋著

# The end
frontline-web-won-by-objective = 第 { $turn } 回合達成目標
frontline-web-won-by-further = { $turn } 回合之後進度領先
frontline-web-won-by-funds = 第 { $turn } 回合資金較多
frontline-web-won-by-second = 第 { $turn } 回合，因為是後手

# What things are
frontline-web-about-stage = 攻擊牌要依環節順序打出。五個環節都有牌過關的玩家贏下這一盤。
frontline-web-about-slot = 防禦牌的位置
frontline-web-about-slot-text = 防禦區最多放五張，翻開之前都蓋著。只有翻開的防禦牌擋得下攻擊。
frontline-web-about-deck = 攻擊牌庫
frontline-web-about-deck-text = 雙方都用「武器化」從這裡買牌。每次查看後都會洗牌。
frontline-web-about-trash = 棄牌堆
frontline-web-about-trash-text = 被擋下或棄掉的攻擊牌。牌庫空了就洗回去。

# Groups of options
frontline-web-group-plan = 所有計畫（{ $count } 種）
frontline-web-group-buy = 買一張防禦牌（{ $count } 種）

# Names for where the whole one does not fit
frontline-technique-t1566-short = 網路釣魚
frontline-technique-t1189-short = 路過入侵
frontline-technique-t1190-short = 對外漏洞
frontline-technique-t1133-short = 外部服務
frontline-technique-t1059-short = 執行指令
frontline-technique-t1203-short = 端點漏洞
frontline-technique-t1204-short = 誘騙執行
frontline-technique-t1219-short = 遠端軟體
frontline-technique-t1102-short = 借道服務
frontline-technique-t1205-short = 流量暗號
frontline-technique-t1210-short = 服務漏洞
frontline-technique-t1021-short = 遠端登入
frontline-technique-t1080-short = 污染共用
frontline-technique-t1486-short = 加密資料
frontline-technique-t1048-short = 改道外傳
frontline-technique-t1489-short = 停止服務
frontline-mitigation-m1016-short = 弱點掃描
frontline-mitigation-m1017-short = 人員訓練
frontline-mitigation-m1018-short = 帳號管理
frontline-mitigation-m1021-short = 限制網頁
frontline-mitigation-m1026-short = 特權帳號
frontline-mitigation-m1030-short = 網路區隔
frontline-mitigation-m1031-short = 入侵防禦
frontline-mitigation-m1032-short = MFA
frontline-mitigation-m1037-short = 過濾流量
frontline-mitigation-m1038-short = 執行管控
frontline-mitigation-m1042-short = 停用功能
frontline-mitigation-m1048-short = 沙箱隔離
frontline-mitigation-m1049-short = 防毒軟體
frontline-mitigation-m1050-short = 漏洞防護
frontline-mitigation-m1051-short = 軟體更新
frontline-mitigation-m1053-short = 資料備份
frontline-event-reorganisation-short = 組織改組
frontline-event-awareness-month-short = 資安月
