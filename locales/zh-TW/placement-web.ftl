# Cyber Attacker Placement: what only the board in the browser says.

# Crews and attackers
placement-web-crews = 團隊
placement-web-mine = 你的團隊
placement-web-seat-label = { $player } 的團隊狀況
placement-web-your-attackers = 攻擊者
placement-web-your-tokens = 你的情報
placement-web-your-hand = 你的牌
placement-web-no-cards = 沒有手牌
placement-web-piece = { $player } 的 { $number } 號攻擊者：{ $space }，{ $pose }
placement-web-pose-standing = 可行動
placement-web-pose-acted = 已行動
placement-web-pose-held = 已行動，要多休息一回合
placement-web-number = { $number } 號
placement-web-borrowed = 這回合被收買
placement-web-out = 已出局（{ $points } 分）
placement-web-tokens = 情報：{ $tokens }
placement-web-own-tokens = { $colour }：{ $count } 個。下回合收入：{ $income } 個。
placement-web-income = 下回合收入：
placement-web-points = 分數
placement-web-points-unit = 分
placement-web-points-of = { $points } 分（{ $goal } 分獲勝）
placement-web-attack-count = { $count } 張攻擊牌
placement-web-event-count = { $count } 張事件牌
placement-web-overview-hint = 最先達到 { $goal } 分的團隊獲勝；只剩一支團隊還有攻擊者時，也由該團隊獲勝。
placement-web-retreat = 從第 { $level } 層撤退
placement-web-by-deals = 交易增減
placement-web-free-attackers = 還有 { $count } 名攻擊者
placement-web-all-arrested = 攻擊者全部被捕

# The board
placement-web-space = { $space }，攻擊者 { $count } 名
placement-web-start-short = 起點
placement-web-stock = { $site } 的庫存：{ $colour } { $count } 個
placement-web-leak = 資料外洩！
placement-web-stock-means = 剩 { $low } 個以下就放上資安牌；剩 0 個就會外洩，裡面的攻擊者全部被捕。
placement-web-claimed = { $player } 的犯案聲明
placement-web-round = 第 { $round } 輪（最多 { $rounds } 輪）
placement-web-round-endless = 第 { $round } 輪
placement-web-void = 目前無效
placement-web-this-turn = 只限這回合
placement-web-attacks = 攻擊
placement-web-moves = 移動
placement-web-level-short = { $level }+
placement-web-no-entry = 禁止進入
placement-web-voids-security = 資安無效
placement-web-voids-vulnerability = 弱點無效
placement-web-dice = 骰子
placement-web-rolled = { $player } 的骰子：{ $faces }
placement-web-event-deck = 事件牌庫：{ $count } 張

# Cards
placement-web-deck-attack = 攻擊牌
placement-web-deck-security = 資安牌
placement-web-deck-vulnerability = 弱點牌
placement-web-deck-event = 事件牌
placement-web-from-any = 任何位置
placement-web-from-start = 從起點
placement-web-from-level = 第 { $level } 層或更深處
placement-web-from-heart = { $site } 第 3 層
placement-web-together = 協同、聯手
placement-web-now = 目前
placement-web-now-at = 目前在 { $site }：{ $cost }
placement-web-costs-now = 目前的費用
placement-web-moves-now = 目前的移動費用
placement-web-printed = 原價
placement-web-too-dear = 情報不足
placement-web-free = 免費

# Deals
placement-web-deal = 交易
placement-web-deal-with = 與 { $player } 交易
placement-web-deal-partner = 交易對象
placement-web-counter = 反提案
placement-web-counter-to = 向 { $player } 反提案
placement-web-you-give = 你給出
placement-web-you-get = 你得到
placement-web-gives = { $player } 給出
placement-web-offer = 提出
placement-web-offer-waits = { $player } 正在考慮。
placement-web-offers-left = 這回合還能提案 { $count } 次
placement-web-add-card = 加一張牌……
placement-web-add-card-to = 加一張牌：{ $side }
placement-web-without = 去掉「{ $card }」
placement-web-less = 減少 { $what }
placement-web-more = 增加 { $what }
placement-web-promise = 承諾
placement-web-promise-hint = 承諾會留在紀錄裡，大家都看得到，但沒有約束力。
placement-web-promise-long = 太長了，無法記錄；請刪掉 { $over } 個字。
placement-web-promises = { $player } 承諾：「{ $promise }」
placement-web-co-attack = 聯手攻擊
placement-web-pays = { $player } 支付
placement-web-you-pay = 你支付
placement-web-each = 各得 { $points }

# What things are
placement-web-about-start = 起點
placement-web-about-start-text = 所有團隊都從這裡出發；撤退的攻擊者也回到這裡。
placement-web-about-dice = 骰子
placement-web-about-dice-text = 兩顆四面骰從供應區帶來情報。六面骰從據點的庫存拿一個情報；萬用可以自選據點，白色則抽一張事件牌。
placement-web-about-events = 事件牌庫
placement-web-about-events-text = 擲出白色可以抽一張事件牌，也可以用三個情報購買；每回合最多一張。

# A group of options
placement-web-group-offer = 提出交易（{ $count } 種提案）

# Names for where the whole one does not fit
placement-attack-credential-stuffing-short = 憑證填充
placement-attack-directory-traversal-short = 目錄遍歷
placement-attack-cryptomining-short = 惡意挖礦
placement-event-initial-access-broker-short = 存取掮客
placement-event-claim-of-responsibility-short = 犯案聲明
placement-event-unauthorized-access-law-short = 非法存取法
placement-attack-formjacking-short = 表單劫持
placement-event-information-blackout-short = 情報封鎖
placement-event-information-confusion-short = 情報混亂
placement-attack-port-scan-short = 連接埠掃描
placement-attack-brute-force-short = 暴力破解
placement-attack-sql-injection-short = SQL 注入
placement-attack-password-list-short = 密碼清單
placement-attack-arp-spoofing-short = ARP 欺騙
placement-attack-conti-short = Conti
placement-attack-snake-short = Snake
