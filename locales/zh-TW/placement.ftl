# Cyber Attacker Placement: every text of the game but the cards (placement-cards.ftl).
# ○ is a token of the site’s own colour, ● a token of any other colour.

# The game
placement-title = Cyber Attacker Placement
placement-tagline = 帶領攻擊團隊潛入四個據點，搶在外洩曝光之前全身而退。
placement-minutes = 60
placement-attribution = 桌遊《Cyber Attacker Placement》的非官方實作。原作出自日本 IPA 產業資安中心（ICSCoE）核心人才培育計畫第 6 期學員。本作並非由原作者製作或認可，也不含原作的文字與圖像。規則書沒有寫明的地方由我們裁定，並列在規則頁。

# Switches of a table
placement-switch-first-game = 第一次玩
placement-switch-first-game-help = 不使用協同攻擊、聯手攻擊和交易；規則書也建議第一次這樣玩。
placement-switch-event-price = 事件牌的價格
placement-switch-event-price-help = 規則書有兩種讀法。
placement-switch-event-price-three-different = 三種不同顏色的情報各一個
placement-switch-event-price-three-of-one = 同色情報三個
placement-switch-rounds = 輪數上限
placement-switch-rounds-help = 輪數用完時，分數最高的團隊獲勝。
placement-switch-endless = 沒有最後一輪
placement-switch-endless-help = 一直玩到有團隊達到 15 分，或只剩最後一隊為止；上面的輪數上限不適用。
placement-switch-start = 起始玩家
placement-switch-start-help = 選擇最先行動的座位。選了多個或都沒選時，以抽籤決定。
placement-switch-frozen-claims = 犯案聲明也禁止轉手
placement-switch-frozen-claims-help = 「犯案聲明」持續期間，該色的情報也不能透過交易或「情報混亂」轉手，但仍可用來支付。

# Places and things
placement-space-start = 起點
placement-space-in = { $site } 第 { $level } 層
placement-space-gone = 已被逮捕
placement-attacker = { $player } 的 { $number } 號攻擊者
placement-attacker-own = { $number } 號攻擊者
placement-attacker-at = { $attacker }（{ $space }）
placement-cost = { $own } 個 ○ 和 { $other } 個 ●
placement-cost-own = { $own } 個 ○
placement-cost-other = { $other } 個 ●
placement-cost-free = 免費
placement-flaw = { $card }（−{ $less }）
placement-tokens = { $count } 個 { $colour } 情報
placement-points = { $count } 分
placement-nothing = 無
placement-die-wild = 萬用
placement-die-white = 白色

# Prompts: what the awaited crew is asked
placement-prompt-exchange = 輪到你了：可以棄掉一張攻擊牌，再抽一張。
placement-prompt-return = 要讓 { $attacker } 從後門回到 { $space } 嗎？
placement-prompt-gather = 收集情報：擲三顆骰子，或從據點的庫存拿兩個情報。
placement-prompt-second = 請從庫存拿第二個情報。
placement-prompt-wild = 擲出萬用：從任一據點的庫存拿一個情報。
placement-prompt-act = 行動順序不限，完成後請結束回合。
placement-prompt-plan-enter = { $attacker } 要進入哪個據點？
placement-prompt-plan-pay-move = 在 { $site } 移動，要支付哪些情報？
placement-prompt-plan-attack = 由哪名攻擊者使用「{ $card }」？
placement-prompt-plan-target = 「{ $card }」要攻擊哪個據點？
placement-prompt-plan-manner = 要怎麼使用「{ $card }」？
placement-prompt-plan-pay-attack = 用「{ $card }」攻擊 { $site }，要支付哪些情報？
placement-prompt-plan-pay-event = 買事件牌要支付哪些情報？
placement-prompt-plan-event-colour = { $card }：要選哪個顏色？
placement-prompt-plan-event-site = { $card }：要選哪個據點？
placement-prompt-plan-event-player = { $card }：要和哪個團隊交換？
placement-prompt-plan-event-vulnerability = { $card }：要選牌庫裡的哪張弱點牌？
placement-prompt-plan-event-attacker = { $card }：要選哪名攻擊者？
placement-prompt-plan-event-tokens = { $card }：要拿哪三個情報？
placement-prompt-plan-event-entry = { $card }：攻擊者要進入哪個據點？
placement-prompt-offered = { $by } 向你提案。你會得到：{ $give }；要給出：{ $take }。可以接受、拒絕，或提出反提案。
placement-prompt-offered-promising = { $by } 向你提案。你會得到：{ $give }；要給出：{ $take }；對方承諾：「{ $promise }」。可以接受、拒絕，或提出反提案。
placement-prompt-proposed = { $by } 邀你一起用「{ $card }」攻擊 { $site }。你要支付 { $cost }，也會得到 { $points }。
placement-prompt-surrender = 依「禁止非法存取法」，你最深處的一名攻擊者要被逮捕：請選擇是哪一名。
placement-prompt-guess = 說出一種顏色，然後擲骰：說中就拿一個該色情報。
placement-prompt-advance = { $level ->
        [1] 要讓 { $attacker } 免費入侵 { $site } 的第 1 層嗎？
       *[other] 要讓 { $attacker } 在 { $site } 免費前進一層嗎？
    }
placement-prompt-destroy = 你可以摧毀 { $site } 的所有資安牌。
placement-prompt-broker = 可以再讓一名攻擊者進入據點，也可以到此為止。
placement-prompt-confuse = 可以和 { $with } 交換情報，一次換一個，最多再換 { $left } 次；也可以到此為止。
placement-prompt-fetch = 從牌庫任選一張攻擊牌，別人看不到是哪張。
placement-prompt-trim = 攻擊牌太多了：請棄到剩三張。
placement-prompt-over = 遊戲結束了。

# The same moments, as the others see them
placement-wait-exchange = { $player } 正在決定是否換一張攻擊牌。
placement-wait-return = { $player } 正在決定是否讓 { $attacker } 回到 { $space }。
placement-wait-gather = 等待 { $player } 收集情報。
placement-wait-second = 等待 { $player } 拿第二個情報。
placement-wait-wild = 等待 { $player } 選擇要從哪個據點拿情報（萬用）。
placement-wait-act = 等待 { $player } 行動。
placement-wait-offered = { $by } 向 { $player } 提案（給：{ $give }；拿：{ $take }）。
placement-wait-offered-promising = { $by } 向 { $player } 提案（給：{ $give }；拿：{ $take }；承諾：「{ $promise }」）。
placement-wait-proposed = { $by } 邀 { $player } 一起用「{ $card }」攻擊 { $site }（支付 { $cost }，雙方各得 { $points }）。
placement-wait-surrender = 等待 { $player } 選擇被逮捕的攻擊者。
placement-wait-guess = 等待 { $player } 說出顏色。
placement-wait-advance = { $level ->
        [1] { $player } 正在決定 { $attacker } 是否入侵 { $site }。
       *[other] { $player } 正在決定 { $attacker } 是否往 { $site } 深處移動。
    }
placement-wait-destroy = { $player } 正在決定是否摧毀 { $site } 的資安牌。
placement-wait-broker = { $player } 可以再派一名攻擊者進入據點。
placement-wait-confuse = { $player } 正在和 { $with } 交換情報，最多還能換 { $left } 次。
placement-wait-fetch = { $player } 正在翻找攻擊牌庫。
placement-wait-trim = 等待 { $player } 把攻擊牌棄到剩三張。

# Actions
placement-act-exchange = 棄掉「{ $card }」，再抽一張
placement-act-keep = 不換牌
placement-act-roll = 擲骰
placement-act-take = 從 { $site } 拿一個 { $colour } 情報（剩 { $stock } 個）
placement-act-take-miss = 選 { $colour }（什麼都拿不到）
placement-act-enter = 讓 { $attacker } 入侵
placement-act-deeper = 讓 { $attacker } 前進到 { $space }（{ $cost }）
placement-act-deepest = 讓 { $attacker } 深入
placement-act-retreat = { $points ->
        [0] 讓 { $attacker } 撤退
       *[other] 讓 { $attacker } 撤退，得 { $points } 分
    }
placement-act-play = 用「{ $card }」攻擊
placement-act-buy = 買一張事件牌
placement-act-use = 使用「{ $card }」
placement-act-offer = 向 { $player } 提案（給：{ $give }；拿：{ $take }）
placement-act-offer-promising = 向 { $player } 提案（給：{ $give }；拿：{ $take }；承諾：「{ $promise }」）
placement-act-with = 選擇 { $attacker }
placement-act-at = { $site }
placement-act-at-for = { $site }（{ $cost }）
placement-act-at-colour = 說出 { $colour }
placement-act-by-alone = 單獨攻擊（{ $cost }）
placement-act-by-extra = 除了 { $cost }，多付 2 個 ●，總共得 3 分
placement-act-by-spoofed = 棄掉「{ $card }」代替支付
placement-act-by-joint = 和 { $attacker } 協同攻擊（{ $cost }，分數加倍）
placement-act-by-together = 邀 { $attacker } 聯手攻擊
placement-act-pay = 支付 { $tokens }
placement-act-join = 支付 { $tokens }，一起攻擊
placement-act-want = 拿 { $tokens }
placement-act-exploit = { $card }：{ $effect }
placement-act-fetch = 拿「{ $card }」
placement-act-discard = 棄掉「{ $card }」
placement-act-swap = 給一個 { $give } 情報，拿一個 { $take } 情報
placement-act-against = 和 { $player } 交換
placement-act-accept = 接受
placement-act-refuse = 拒絕
placement-act-yes-return = 從後門回去
placement-act-no-return = 留在起點
placement-act-yes-advance = { $level ->
        [1] 入侵第 1 層
       *[other] 前進一層
    }
placement-act-no-advance = { $level ->
        [1] 留在起點
       *[other] 留在原處
    }
placement-act-yes-destroy = 摧毀資安牌
placement-act-no-destroy = 保留資安牌
placement-act-done = 到此為止
placement-act-end = 結束回合

# Events: the log
placement-event-log-dealt = 發牌完成，每個據點各有 { $stock } 個情報，由 { $player } 開始。
placement-event-log-turn = 第 { $round } 輪，輪到 { $player }。
placement-event-log-exposed = { $site } 出現了「{ $card }」。
placement-event-log-exposed-replacing = { $site } 出現了「{ $card }」，取代「{ $old }」。
placement-event-log-claim-ended = { $player } 的「犯案聲明」結束，{ $colour } 情報又可以取得了。
placement-event-log-took = { $player } 從 { $site } 拿了一個 { $colour } 情報，還剩 { $left } 個。
placement-event-log-gained = { $player } 從供應區得到一個 { $colour } 情報。
placement-event-log-missed = { $player } 沒有拿到 { $colour } 情報：那裡什麼都拿不到。
placement-event-log-secured-low = { $site } 的庫存不多了，放上「{ $card }」。
placement-event-log-secured-crowd = { $site } 的攻擊者太多，放上「{ $card }」。
placement-event-log-leaked = { $caught ->
        [0] { $site } 資料外洩！裡面沒有攻擊者，據點的牌全部棄掉，情報重置為 { $stock } 個。
        [1] { $site } 資料外洩！裡面的 1 名攻擊者落網，據點的牌全部棄掉，情報重置為 { $stock } 個。
       *[other] { $site } 資料外洩！裡面的 { $caught } 名攻擊者全部落網，據點的牌全部棄掉，情報重置為 { $stock } 個。
    }
placement-event-log-arrested = { $attacker } 被逮捕了（{ $space }）。
placement-event-log-out = { $player } 沒有攻擊者了，出局。
placement-event-log-rolled = { $hit ->
        [0] { $player } 為「{ $card }」擲骰，擲出 { $colour }，不是 { $wanted }，沒有效果。
        [1] { $player } 為「{ $card }」擲骰，擲中 { $wanted }。
       *[other] { $player } 為「{ $card }」擲骰，擲出 { $colour }。
    }
placement-event-log-gathered = { $player } 擲出 { $first }、{ $second } 和 { $third }。
placement-event-log-scored = { $player } 得 { $points } 分（{ $why }），目前 { $total } 分。
placement-event-log-stood = { $player } 的攻擊者恢復可行動。
placement-event-log-exchanged = { $player } 棄掉「{ $card }」，換了一張新牌。
placement-event-log-drew = { $player } 抽了一張攻擊牌。
placement-event-log-drew-card = { $player } 抽到「{ $card }」。
placement-event-log-drew-event = { $player } 抽了一張事件牌。
placement-event-log-drew-event-card = { $player } 抽到事件牌「{ $card }」。
placement-event-log-fetched = { $player } 從牌庫拿了一張攻擊牌。
placement-event-log-fetched-card = { $player } 從牌庫拿了「{ $card }」。
placement-event-log-law = { $player } 抽到「禁止非法存取法」：10 分以上的團隊各失去一名攻擊者；攻擊者全在起點的團隊除外。
placement-event-log-surrendered = { $attacker } 將被逮捕。
placement-event-log-moved = { $player } 讓 { $attacker } 前進到 { $space }。
placement-event-log-moved-card = { $card }：{ $player } 讓 { $attacker } 移動到 { $space }。
placement-event-log-returned = { $player } 讓 { $attacker } 從後門回到 { $space }。
placement-event-log-paid = { $player } 支付了 { $tokens }。
placement-event-log-paid-bill = { $player } 支付了 { $tokens }（{ $bill }）。
placement-event-log-paid-share = { $player } 支付了聯手攻擊費用 { $cost } 中的 { $tokens }（{ $bill }）。
placement-event-log-retreated = { $player } 讓 { $attacker } 從 { $space } 撤退。
placement-event-log-attacked = { $player } 用「{ $card }」攻擊 { $site }（{ $attacker }）。
placement-event-log-attacked-extra = { $player } 用「{ $card }」攻擊 { $site }，並多付情報換取更多分數（{ $attacker }）。
placement-event-log-attacked-spoofed = { $player } 用「{ $card }」攻擊 { $site }，沒有花情報（{ $attacker }）。
placement-event-log-attacked-joint = { $player } 用「{ $card }」協同攻擊 { $site }（{ $attacker }、{ $other }）。
placement-event-log-attacked-together = { $player } 用「{ $card }」聯手攻擊 { $site }（{ $attacker }、{ $other }）。
placement-event-log-guessed = { $player } 說出 { $colour }。
placement-event-log-destroyed = { $site } 的資安牌被摧毀了。
placement-event-log-bought = { $player } 買了一張事件牌。
placement-event-log-used = { $player } 使用「{ $card }」。
placement-event-log-spent = { $attacker } 變成已行動。
placement-event-log-blacked-out = { $player } 說出 { $colour }：所有人失去全部的 { $colour } 情報（{ $losses }）。
placement-event-log-swapped = { $player } 給 { $with } 一個 { $give } 情報，換到一個 { $take } 情報。
placement-event-log-zero-day = { $player } 發現零時差漏洞：這回合「{ $card }」在 { $site } 生效。
placement-event-log-zero-day-ended = 零時差漏洞「{ $card }」失效了。
placement-event-log-claimed = { $player } 發表「犯案聲明」：到 { $player } 的下個回合開始前，沒有人能取得 { $colour } 情報。
placement-event-log-discarded = { $player } 棄掉「{ $card }」。
placement-event-log-borrowed = { $player } 收買了 { $attacker }，到這回合結束為止。
placement-event-log-gave-back = { $attacker } 回到自己的團隊。
placement-event-log-offered = { $player } 向 { $to } 提案（給：{ $give }；拿：{ $take }）。
placement-event-log-offered-promising = { $player } 向 { $to } 提案（給：{ $give }；拿：{ $take }；承諾：「{ $promise }」）。
placement-event-log-traded = { $player } 和 { $with } 成交！{ $player } 給出：{ $give }；得到：{ $take }。
placement-event-log-traded-promising = { $player } 和 { $with } 成交！{ $player } 給出：{ $give }；得到：{ $take }；並承諾：「{ $promise }」。
placement-event-log-refused = { $player } 拒絕了 { $with } 的提案。
placement-event-log-proposed = { $player } 邀 { $to } 一起用「{ $card }」攻擊 { $site }（雙方各得 { $points }）。
placement-event-log-rounds-ended = 已經玩了 { $rounds } 輪，以分數決定勝負。
placement-event-log-won = { $player } 以 { $points } 分獲勝。
placement-event-log-won-last = 其他團隊全部出局，{ $player } 獲勝。
placement-event-log-won-arrest = 最後幾支團隊同時落網，由分數最高的 { $player } 獲勝（{ $points } 分）。

placement-loss = { $player }：{ $count } 個

# 分數與費用的組成
placement-source-card = { $card }
placement-source-joint = { $card }，{ $each } 分 × 2
placement-source-others = { $card }，起點上的其他攻擊者 { $count } 名
placement-source-held = { $card }，所有人的 { $colour } 情報共 { $count } 個
placement-source-retreat = 從第 { $level } 層撤退，得分為層數減 1
placement-bill-printed = 原價 { $cost }
placement-bill-more = 資安 +{ $cost }
placement-bill-less = 弱點 −{ $cost }
placement-bill-extra = 加碼 +{ $cost }
placement-bill-least = 至少 { $cost }

# Refusals: why not
placement-no-over = 遊戲結束了。
placement-no-not-your-turn = 現在不是由你決定，請稍候。
placement-no-wrong-step = 回合進行到這一步，不能這麼做。
placement-no-not-in-hand = 你沒有那張牌。
placement-no-not-yours = 那名攻擊者屬於別的團隊。
placement-no-arrested = 那名攻擊者已被逮捕。
placement-no-acted = 那名攻擊者已經行動過了，要到該團隊的下個回合才能再行動。
placement-no-deepest = 那名攻擊者已經在最深處了。
placement-no-on-start-space = 那名攻擊者已經在起點了。
placement-no-not-on-start-space = 只有起點的攻擊者能這麼做。
placement-no-barred = { $site } 的「存取控制」生效中：沒有人能入侵或深入。
placement-no-all-barred = 所有入口都被「存取控制」擋住了。
placement-no-not-enough-tokens = 在 { $site }（○ 是 { $colour }）需要 { $need }，你有 { $have }。
placement-no-not-enough-tokens-none = 在 { $site }（○ 是 { $colour }）需要 { $need }，你沒有可用的情報。
placement-no-not-enough-anywhere = 你的情報不夠，在哪個據點都付不起。
placement-no-needs-start-space = 這張牌只能在起點使用。
placement-no-needs-level = 攻擊者必須在第 { $level } 層或更深處。
placement-no-needs-heart = 要有攻擊者在 { $site } 第 3 層，才能使用這張牌。
placement-no-no-standing-attacker = 這回合你沒有攻擊者能再行動了。
placement-no-wrong-target = 這張牌不能以此為目標。
placement-no-wrong-payment = 這些情報與費用不符。
placement-no-wrong-manner = 這張牌不能這樣使用。
placement-no-first-game = 這桌不使用協同攻擊、聯手攻擊和交易。
placement-no-not-co-op = 這張牌不能用於協同攻擊或聯手攻擊。
placement-no-not-same-space = 兩名攻擊者必須在同一格。
placement-no-can-pay-alone = 你自己付得起；付不起時才能聯手攻擊。
placement-no-partner-cannot-pay = 不足的情報，對方也付不出來。
placement-no-no-offers-left = 每回合最多提案五次，已經用完了。
placement-no-event-gained = 這回合已經得到一張事件牌了，每回合最多一張。
placement-no-no-events-left = 沒有事件牌可抽了。
placement-no-event-too-dear = { $have ->
        [0] 事件牌要三種不同顏色的情報各一個，你一個情報也沒有。
       *[other] 事件牌要三種不同顏色的情報各一個，你只有 { $have } 種顏色。
    }
placement-no-event-too-dear-of-one = { $have ->
        [0] 事件牌要同色情報三個，你一個情報也沒有。
       *[other] 事件牌要同色情報三個，你最多的一色只有 { $have } 個。
    }
placement-no-lead-too-small = { $lead ->
        [0] 要有團隊領先你 5 分以上才能收買，目前沒有人領先你。
       *[other] 要有團隊領先你 5 分以上才能收買，目前最多領先 { $lead } 分。
    }
placement-no-already-yours = 那名攻擊者本來就是你的。
placement-no-nothing-to-swap = 沒有東西可以交換。
placement-no-nothing-to-gain = 所有顏色都在「犯案聲明」的限制之下，拿不到任何情報。
placement-no-not-in-deck = 那張牌不在牌庫裡。
placement-no-no-such-player = 不能和這個團隊交易。
placement-no-out-of-game = { $player } 已經出局。
placement-no-empty-offer = 提案不能是空的。
placement-no-you-lack = 你沒有那麼多。
placement-no-they-lack = 對方沒有那麼多。
placement-no-not-deepest = 只能從你最深處的攻擊者中選擇。
placement-no-claimed = { $colour } 情報在「犯案聲明」的限制之下，現在無法取得。

# Coach: help in the first game
placement-coach-exchange = 短期內用不到的牌，不如換一張。
placement-coach-gather = 直接拿一定有兩個情報，挑你缺的顏色最好。
placement-coach-take = 拿你缺的顏色：費用中的 ○ 是你要攻擊的據點的顏色，● 是其他任何顏色。
placement-coach-retreat = 你所在的據點快外洩了。撤退能救回攻擊者，從第 2 層起還能得分。
placement-coach-attack = 你現在付得起一次划算的攻擊。每名攻擊者每回合只能攻擊一次。
placement-coach-intrude = 據點裡的攻擊者每回合都會帶來一個情報，而且移動不會用掉行動。
placement-coach-save = 目前沒有值得花情報的行動：結束回合，繼續累積情報。
placement-coach-offer = 這筆交易對你有利，對方也不會比你多賺多少。
placement-coach-pay = 留下手牌需要的顏色，用最多的顏色支付。
placement-coach-refuse = 這筆交易對方賺得比你多：想想誰更接近 15 分。
placement-coach-roll = 擲骰能得到三樣東西，比直接拿兩個還多；不缺特定的顏色就擲骰。

# The table in sentences: for the terminal and for screen readers
placement-describe-round = 第 { $round } 輪（最多 { $rounds } 輪），{ $player } 的回合。
placement-describe-round-endless = 第 { $round } 輪，{ $player } 的回合。
placement-describe-site = { $site }：庫存 { $stock } 個 { $colour } 情報。
placement-describe-security = { $site } 的資安牌：{ $card }。{ $effect }
placement-describe-security-void = { $site } 的資安牌（無效）：{ $card }。
placement-describe-vulnerability = { $site } 的弱點：{ $card }。{ $effect }
placement-describe-vulnerability-void = { $site } 的弱點（無效）：{ $card }。
placement-describe-claimed = { $player } 的「犯案聲明」：沒有人能取得 { $colour } 情報。
placement-describe-zero-day = 這回合在 { $site } 生效的零時差漏洞：{ $card }。{ $effect }
placement-describe-crew = { $player }：{ $points } 分（15 分獲勝）。持有：{ $tokens }。
placement-describe-attackers = { $player } 的攻擊者：{ $attackers }。
placement-describe-cards = { $player } 的手牌：攻擊牌 { $cards } 張，事件牌 { $events } 張。
placement-describe-standing = { $number } 號在 { $space }
placement-describe-acted = { $number } 號在 { $space }（已行動）
placement-describe-out = { $player } 已出局，最後是 { $points } 分。
placement-describe-hand = 你的攻擊牌：{ $cards }。
placement-describe-events = 你的事件牌：{ $cards }。

# What decided the game
placement-verdict-points = 第 { $rounds } 輪分出勝負，領先第二名 { $lead } 分。
placement-verdict-points-tie = { $others } 也達到 15 分，但當時是 { $player } 的回合。
placement-verdict-last-standing = 只剩 { $player } 還有攻擊者沒被逮捕。
placement-verdict-last-arrest = 最後幾支團隊同時落網，{ $player } 的分數最高：{ $points } 分。
placement-verdict-rounds = 玩完 { $rounds } 輪，{ $player } 的分數最高：{ $points } 分。
placement-verdict-rounds-tie = { $others } 也是同分，但 { $player } 的順位較前。

# Cards, aids, deals and scores in sentences: for the terminal and for screen readers
placement-read-attack = 費用：{ $cost }；得分：{ $points }。{ $effect }
placement-read-cost = 與據點同色 { $own } 個、其他顏色 { $other } 個
placement-read-cost-own = 與據點同色 { $own } 個
placement-read-cost-other = 其他顏色 { $other } 個
placement-read-points-vary = 依效果而定
placement-read-stock = 庫存：{ $stock } 個。剩 { $low } 個以下就放上資安牌；剩 0 個就會外洩，裡面的攻擊者全部被捕。
placement-read-lies = { $card }：{ $effect }
placement-aid-moves = 目前在 { $site } 移動的費用：到第 1 層（{ $one }）、到第 2 層（{ $two }）、到第 3 層（{ $three }）。
placement-aid-barred = 目前無法進入 { $site } 或往深處移動。
placement-aid-income = { $player } 下回合的收入：{ $tokens }。
placement-aid-card = 「{ $card }」目前的用法：{ $uses }。
placement-aid-use = { $attacker } 對 { $site }：{ $cost }
placement-aid-use-dear = { $attacker } 對 { $site }：{ $cost }（情報不足）
placement-aid-use-acted = { $attacker } 對 { $site }：{ $cost }（已行動）
placement-aid-use-scoring = { $use }，得 { $points }
placement-score-item = { $player }，第 { $round } 輪：{ $points } 分（{ $why }）。
placement-score-deals = { $player }，交易增減：{ $points } 分。
placement-score-crew = { $player }：還有 { $free } 名攻擊者，剩下的情報：{ $tokens }。
placement-form-deal = 向 { $player } 提出交易
placement-form-counter = 向 { $player } 反提案
placement-form-give = 你要給 { $player } 什麼？
placement-form-take = 你想從 { $player } 那裡得到什麼？
placement-form-promise = 另外要對 { $player } 承諾什麼嗎？請用自己的話輸入，沒有就直接按 Enter。大家都看得到承諾，但沒有約束力。
placement-form-tokens = { $colour } 情報（最多 { $most } 個）
placement-form-points = 分數（最多 { $most } 分）
placement-form-card = { $card }（最多 { $most } 張）
placement-describe-signs = 費用中的 ○ 是與據點同色的情報，● 是其他顏色的情報。

# What wins, and how far everybody is
placement-standing-goal = 先達到 { $points } 分者獲勝。

# 選項好在哪裡：顯示在提示與檢討中。
placement-why-points = 得 { $points } 分
placement-why-wins = 得 { $points } 分，達到 { $goal } 分
placement-why-cost = 只要付 { $cost }
placement-why-affords = 這樣就付得起「{ $card }」
placement-why-short = 距離「{ $card }」只差 { $cost }
placement-why-idle = 你沒有攻擊者在能用它的位置
placement-why-worth = { $points ->
        [0] 這張牌沒有固定的分數
       *[other] 只值 { $points } 分
    }
placement-why-trade = { $given ->
        [0] 不用給情報，就得到 { $got } 個情報
       *[other] { $got ->
            [0] 要給出 { $given } 個情報，換不到情報
           *[other] 用 { $given } 個情報換到 { $got } 個
        }
    }
placement-why-deeper = 進到第 { $level } 層
placement-why-low = { $stock ->
        [0] 所在據點的庫存已經沒有情報
       *[other] 所在據點的庫存只剩 { $stock } 個情報
    }
placement-why-stock = { $stock ->
        [0] 那裡的庫存已經沒有情報
       *[other] 那裡的庫存有 { $stock } 個情報，攻擊者有 { $count } 名
    }
placement-why-colour = { $count ->
        [0] 你還沒有這種顏色的情報
       *[other] 你有 { $count } 個這種顏色的情報
    }
placement-why-income = 在據點裡的攻擊者每回合帶來 1 個情報
placement-why-unlocks = 到了那裡，手牌能多用 { $count } 種
placement-why-gathers = 雖然不能選顏色，三顆骰子的收穫比拿兩個情報多
placement-why-keeps = 手牌一張都不用放棄
placement-why-event = 得到 1 張事件牌
placement-why-refuses = { $got ->
        [0] 要給出 { $given } 個情報，卻換不到任何情報
       *[other] 要用 { $given } 個情報換 { $got } 個
    }
placement-why-destroys = 移除據點的 { $count } 張資安牌
