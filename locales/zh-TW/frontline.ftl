# Cyber FrontLine: every text of the game but the cards (frontline-cards.ftl).

# The game
frontline-title = Cyber FrontLine
frontline-tagline = 兩個情報機關、五個攻擊環節，還有蓋著的防禦牌。
frontline-minutes = 30
frontline-attribution = 卡牌遊戲《Cyber FrontLine》（t-shikata，2021 年）的非官方實作。本作並非由原作者製作或認可，也不含原作的文字與圖像。原作的牌中，四張內容完整已知，另外六張只知道名稱；其餘都是依 MITRE ATT&CK® v9 中技術與緩解措施的關係重建的，十二個事件中有十一個由我們設計。規則書沒有寫明的地方由我們裁定，並列在規則頁。ATT&CK® 是 The MITRE Corporation 的註冊商標。© 2021 The MITRE Corporation. This work is reproduced and distributed with the permission of The MITRE Corporation.

# Switches of a table
frontline-switch-secret-plans = 秘密計畫
frontline-switch-secret-plans-help = 雙方不再輪流出行動牌，而是先蓋著選好，再同時公開。
frontline-switch-calm-start = 第 1 回合不攻擊
frontline-switch-calm-start-help = 每一盤的第 1 回合不能出行動牌「攻擊」。
frontline-switch-resolve-both = 雙方攻擊都要結算
frontline-switch-resolve-both-help = 先手完成第五環節時，後手在同一回合的攻擊仍會進行。雙方都完成時，資金較多者獲勝；一樣多則後手獲勝。建議開啟：不開啟時，先手明顯有利。

# Things
frontline-nothing = 無
frontline-planned = { $card } { $count } 張
frontline-copies = { $card } ×{ $count }
frontline-card-with-id = 「{ $card }」（{ $id }）
frontline-an-attack-card = 一張攻擊牌
frontline-a-defence = 一張防禦牌
frontline-place-hidden = 蓋著的防禦牌
frontline-place-down = { $card }（蓋著）
frontline-place-known = { $card }（蓋著，大家都知道）
frontline-place-up = { $card }（翻開）
frontline-place-nullified = { $card }（翻開，失效中）

# Prompts: what the awaited player is asked
frontline-prompt-order = 你輸了上一盤，由你選擇：要先手還是後手？
frontline-prompt-opening = 暗中準備：最多買四張防禦牌，最多蓋放五張。
frontline-prompt-reorganise = 組織改組：可以把自己一張翻開的防禦牌蓋回去。
frontline-prompt-plan = 規劃這回合：最多選 { $most } 張行動牌。
frontline-prompt-recon = 偵察：還可以翻開對手 { $left } 張蓋著的防禦牌。
frontline-prompt-weaponise = { $left ->
        [1] 武器化：從這些攻擊牌中買一張，或都不買。這是最後一次查看。
       *[other] 武器化：從這些攻擊牌中買一張，或都不買。包括這次，還能查看 { $left } 次。
    }
frontline-prompt-attack = 攻擊：打出「{ $stage }」環節的牌，或到此為止。
frontline-prompt-reveal = 對手以「{ $card }」攻擊。一張一張翻開防禦牌，或進行判定。
frontline-prompt-nullify = { $need ->
        [1] 有 1 張防禦牌擋下「{ $card }」。再棄掉 1 張相同的牌讓它失效，或放棄打出的牌。
       *[other] 有 { $need } 張防禦牌擋下「{ $card }」。再棄掉 { $need } 張相同的牌讓它們全部失效，或放棄打出的牌。
    }
frontline-prompt-harden = { $left ->
        [0] 強化：可以蓋放手上的防禦牌。這回合不能再買了。
       *[other] 強化：還可以買 { $left } 張防禦牌，也可以蓋放手上的防禦牌。
    }
frontline-prompt-over = 遊戲結束了。

# The same moments, as the others see them
frontline-wait-order = { $player } 正在選擇先手或後手。
frontline-wait-opening = 你準備好了。等待 { $player } 完成準備。
frontline-watch-opening = 雙方正在暗中準備。
frontline-wait-reorganise = { $player } 正在決定是否把防禦牌蓋回去。
frontline-wait-plan = 等待 { $player } 規劃這回合。
frontline-watch-plan = 雙方正在暗中規劃。
frontline-wait-recon = { $player } 正在偵察，還可以翻開 { $left } 張防禦牌。
frontline-wait-weaponise = { $player } 正在查看攻擊牌（還能查看 { $left } 次）。
frontline-wait-attack = { $player } 正在決定是否打出「{ $stage }」環節的牌。
frontline-wait-reveal = 「{ $card }」已經打出。{ $player } 正在決定是否翻開防禦牌。
frontline-wait-nullify = 「{ $card }」被擋下。{ $player } 正在決定是否再棄掉 { $need } 張相同的牌。
frontline-wait-harden = { $player } 正在強化（還可以買 { $left } 張）。

# Actions
frontline-act-go-first = 選先手
frontline-act-go-second = 選後手
frontline-act-plan = 計畫：{ $cards }
frontline-act-plan-nothing = 不出行動牌
frontline-act-scout = 翻開第 { $slot } 格的防禦牌
frontline-act-scout-known = 翻開第 { $slot } 格的「{ $card }」
frontline-act-weaponise = 花 { $price } 資金買「{ $card }」（{ $stage }）
frontline-act-place = 打出「{ $card }」（{ $stage }）
frontline-act-turn-up = 翻開第 { $slot } 格的「{ $card }」
frontline-act-turn-down = 把第 { $slot } 格的「{ $card }」蓋回去
frontline-act-trash = 棄掉第 { $slot } 格的「{ $card }」
frontline-act-nullify = 再棄掉 { $count } 張「{ $card }」，繼續攻擊
frontline-act-give-up = 放棄打出的牌
frontline-act-buy = 花 { $price } 資金買「{ $card }」
frontline-act-set = 蓋放「{ $card }」
frontline-act-done-opening = 準備好了
frontline-act-done-opening-keep = 準備好了，留在手上不蓋放：{ $cards }
frontline-sure-opening = 還有 { $count } 張防禦牌沒有蓋放：{ $cards }。留在手上擋不下任何攻擊，之後要蓋放還得用「強化」。確定的話，請再選一次。
frontline-sure-set-too = 一併蓋放後準備好：{ $cards }
frontline-act-done-reorganise = 都不蓋回去
frontline-act-done-recon = 停止偵察
frontline-act-done-weaponise = 都不買
frontline-act-done-attack = 停止攻擊
frontline-act-done-reveal = 進行判定
frontline-act-done-harden = 結束強化

# Events: the log
frontline-log-set-began = 第 { $set } 盤開始。準備資金：{ $one } 有 { $one-funds }，{ $two } 有 { $two-funds }。
frontline-log-first-drawn = 抽籤結果：{ $player } 是先手。
frontline-log-first-chosen = { $own ->
        [1] { $player } 選擇當先手。
       *[0] { $player } 選擇讓 { $first } 當先手。
    }
frontline-price-less = { $price }（原價 { $cost }）
frontline-log-bought = { $player } 買了一張防禦牌，費用 { $price }。
frontline-log-bought-card = { $player } 買了「{ $card }」，費用 { $price }。
frontline-log-laid = { $player } 在第 { $slot } 格蓋放了一張防禦牌。
frontline-log-laid-card = { $player } 在第 { $slot } 格蓋放了「{ $card }」。
frontline-log-ready = { $player } 準備好了。
frontline-log-prepared = { $player } 買了 { $bought } 張、蓋放了 { $set } 張防禦牌，還剩 { $funds } 資金。
frontline-log-turn = 第 { $turn } 回合開始。
frontline-log-happened = 事件「{ $card }」：{ $effect }
frontline-log-gained = { $player } 得到：{ $technique }、{ $defence }。
frontline-log-funds-added = { $player } 得到 { $amount } 資金，現有 { $funds } 資金。
frontline-log-funds-cut = { $player } 失去 { $amount } 資金，現有 { $funds } 資金。
frontline-log-funds-none = { $player } 沒有資金可扣。
frontline-log-income = 雙方各得 { $amount } 資金：{ $one } 現有 { $one-funds }，{ $two } 現有 { $two-funds }。
frontline-log-taken-down = 瓦解 C2：{ $player } 失去「{ $card }」（{ $stage }）。
frontline-log-scouted = 偵察翻開了 { $player } 第 { $slot } 格的「{ $card }」。
frontline-log-leaked = 內部洩密：{ $player } 第 { $slot } 格的「{ $card }」被翻開。
frontline-log-turned-up = { $player } 翻開第 { $slot } 格的「{ $card }」。
frontline-log-turned-down = { $player } 把第 { $slot } 格的「{ $card }」蓋回去。
frontline-log-planned = { $player } 的計畫：{ $cards }。
frontline-log-planned-nothing = { $player } 沒有出行動牌。
frontline-log-sealed = { $player } 蓋好計畫了。
frontline-log-looked = { $player } 查看了 { $count } 張攻擊牌。
frontline-log-looked-at = { $player } 查看了：{ $cards }。
frontline-log-reshuffled = 攻擊牌庫空了，棄牌堆的 { $count } 張洗回牌庫。
frontline-log-weaponised = { $player } 買了一張攻擊牌，費用 { $price }。
frontline-log-weaponised-card = { $player } 買了「{ $card }」，費用 { $price }。
frontline-log-declined = { $player } 一張也沒買。
frontline-log-held-back = { $player } 結束這回合的攻擊。
frontline-log-placed = { $player } 以「{ $card }」攻擊（{ $stage }）。
frontline-log-judged = { $player } 的「{ $card }」被以下防禦牌擋下：{ $defences }。
frontline-log-nullified = { $player } 再棄掉 { $count } 張「{ $card }」，以下防禦牌在這回合失效：{ $defences }。
frontline-log-survived = 「{ $card }」過關：{ $player } 到達「{ $stage }」環節。
frontline-log-stopped = 「{ $card }」被棄掉，{ $player } 的攻擊止步於「{ $stage }」環節之前。
frontline-log-trashed = { $player } 為了騰出位置，棄掉第 { $slot } 格的「{ $card }」。
frontline-log-turns-ended = { $turns } 回合已經結束，由進度領先的玩家贏下這一盤。
frontline-log-set-won-objective = { $player } 達成目標，贏下第 { $set } 盤。
frontline-log-set-won-further = { $player } 的進度領先，贏下第 { $set } 盤。
frontline-log-set-won-funds = 雙方進度一樣，{ $player } 資金較多，贏下第 { $set } 盤。
frontline-log-set-won-second = 雙方進度和資金都一樣，由 { $player }（後手）贏下第 { $set } 盤。
frontline-log-won = { $player } 以 { $won } 比 { $lost } 獲勝。

# Refusals: why not
frontline-no-over = 遊戲結束了。
frontline-no-not-your-turn = 現在不是由你決定，請稍候。
frontline-no-wrong-step = 回合進行到這一步，不能這麼做。
frontline-no-no-such-plan = 你沒有那麼多張這種行動牌。
frontline-no-too-many-cards = 這回合最多只能出 { $most } 張行動牌。
frontline-no-cease-fire = 停火：這回合沒有攻擊階段。
frontline-no-first-turn = 這桌的第 1 回合不能攻擊。
frontline-no-not-face-down = 那張防禦牌已經翻開了。
frontline-no-not-face-up = 那張防禦牌已經是蓋著的。
frontline-no-not-looked-at = 那張牌不在你查看的牌之中。
frontline-no-not-in-hand = 你手上沒有那張牌。
frontline-no-wrong-stage = 下一個環節是「{ $stage }」：只能打出那個環節的牌。
frontline-no-not-enough-funds = 需要 { $need } 資金，你只有 { $have } 資金。
frontline-no-not-in-pile = 那張防禦牌已經不在你的牌堆裡。
frontline-no-no-more-purchases = 能買的防禦牌張數已達上限。
frontline-no-zone-full = 你的防禦區滿了，最多五張。
frontline-no-room-left = 還有空位，不需要棄牌。
frontline-no-nothing-to-set = 你手上沒有可以補上的防禦牌。
frontline-no-no-such-slot = 那一格沒有防禦牌。
frontline-no-not-enough-copies = 還需要 { $need } 張相同的牌，你只有 { $have } 張。

# Coach: help in the first game
frontline-coach-opening-buy = 貴的防禦牌能擋下的技術多，便宜的少。留下的資金之後可以買攻擊牌；買來的牌別忘了蓋放。
frontline-coach-opening-set = 有防禦牌就蓋放：留在手上擋不下任何攻擊，之後要蓋放還得用「強化」。
frontline-coach-plan = 用「武器化」收集攻擊牌，用「強化」補上防禦的缺口。
frontline-coach-plan-weaponise = 你還沒有攻擊牌：「武器化」可以查看五張，買下一張。
frontline-coach-plan-recon = 你可以攻擊了。先「偵察」就知道會碰上什麼；用「武器化」拿到同一種牌的第二張，還能讓一張防禦牌失效。
frontline-coach-plan-attack = 你有下一個環節的牌，對手也沒有蓋著、你不知道的防禦牌：正是「攻擊」的好時機。
frontline-coach-recon = 翻開的牌會保持翻開：之後挑它沒寫到的技術來攻擊。
frontline-coach-weaponise = 找翻開的防禦牌都沒寫到的技術，或再買一張手上已有的牌。
frontline-coach-attack = 過關的牌會留下。一旦被擋下，就會失去那張牌，這回合的攻擊也結束。
frontline-coach-attack-stopped = 能打出的牌都會被翻開的防禦牌擋下：先留著，等更好的時機。
frontline-coach-reveal = 翻開寫著這項技術的防禦牌。
frontline-coach-reveal-stopped = 翻開的防禦牌已經擋得下它。除非擔心對手還有相同的牌，否則不必再翻。
frontline-coach-reveal-nothing = 你蓋著的防禦牌都沒寫到這項技術：不必亮出任何牌。
frontline-coach-nullify = 失效的防禦牌到這回合結束前都不起作用，對你之後的環節也有利。
frontline-coach-harden = 看看對手的攻擊區：針對接下來的環節防守。
frontline-coach-harden-set = 先把手上的防禦牌蓋放，再買新的：留在手上擋不下任何攻擊。

# The table in sentences: for the terminal and for screen readers
frontline-describe-set = 第 { $set } 盤。{ $one } 贏了 { $one-sets } 盤，{ $two } 贏了 { $two-sets } 盤。
frontline-describe-turn = 第 { $turn } 回合（最多 { $turns } 回合）；先手是 { $player }。
frontline-describe-event = 這回合的事件：{ $card }。
frontline-describe-side = { $player }：{ $funds } 資金。手上有攻擊牌 { $techniques } 張、防禦牌 { $defences } 張。還能買的防禦牌有 { $pile } 張。
frontline-describe-chain = { $player } 的攻擊區：{ $cards }。
frontline-describe-zone = { $player } 的防禦區：{ $cards }。
frontline-describe-plan = { $player } 的計畫：{ $cards }。
frontline-describe-techniques = 你的攻擊牌：{ $cards }。
frontline-describe-defences = 你手上的防禦牌：{ $cards }。
frontline-describe-looked = 你正在查看：{ $cards }。
frontline-describe-trash = 棄牌堆的攻擊牌：{ $cards }。

# What decided the match
frontline-verdict-objective = 第 { $set } 盤：{ $player } 在第 { $turn } 回合達成目標。
frontline-verdict-further = 第 { $set } 盤：{ $turn } 回合之後，{ $player } 的進度領先。
frontline-verdict-funds = 第 { $set } 盤：第 { $turn } 回合雙方進度一樣，{ $player } 的資金較多。
frontline-verdict-second = 第 { $set } 盤：第 { $turn } 回合雙方進度和資金都一樣，由 { $player }（後手）獲勝。

# Cards, aids and scores in sentences: for the terminal and for screen readers
frontline-describe-trashed = { $player } 棄掉的防禦牌：{ $cards }。
frontline-place-number = 第 { $slot } 格：{ $what }
frontline-read-technique = 環節「{ $stage }」，費用 { $price }。擋下它的防禦：{ $cards }。
frontline-read-mitigation = 費用 { $price }。擋下的技術：{ $cards }。
frontline-read-void = 這回合擋不下任何技術。
frontline-read-limits = 限制與要訣：{ $text }
frontline-aid-free = 下一個環節的「{ $card }」（手上 { $count } 張）：翻開的防禦牌都擋不下它。對手還有 { $hidden } 張蓋著、你不知道的防禦牌。
frontline-aid-stopped = 下一個環節的「{ $card }」（手上 { $count } 張）：會被擋下（{ $cards }），還要 { $need } 張相同的牌。對手還有 { $hidden } 張蓋著、你不知道的防禦牌。
frontline-aid-later-card = { $card } ×{ $count }（{ $stage }）
frontline-aid-later = 其他環節的牌：{ $cards }。
frontline-aid-judged = 擋下「{ $card }」的防禦牌：{ $cards }。
frontline-aid-passes = 翻開的防禦牌都擋不下「{ $card }」。
frontline-aid-could = 你蓋著的防禦牌中，能擋下它的有：{ $cards }。
frontline-aid-none-could = 你蓋著的防禦牌都擋不下它，翻開只會暴露底牌。
frontline-aid-too-late = 在手上，但沒有蓋放：{ $cards }。
frontline-score-chain = { $count ->
        [0] 最後一盤 { $player } 沒有到達任何環節（共 { $stages } 個）。剩下的資金：{ $funds }。
       *[other] 最後一盤 { $player } 到達的環節：{ $count }／{ $stages }（{ $cards }）。剩下的資金：{ $funds }。
    }

# What wins, and how far everybody is
frontline-standing-goal = 先贏 { $sets } 盤者獲勝。
frontline-standing = 贏 { $sets } 盤，環節 { $stage }／{ $stages }

# 選項好在哪裡：顯示在提示與檢討中。
frontline-why-open = 翻開的防禦牌都擋不下它
frontline-why-stopped = 翻開的防禦牌只有 { $count } 張擋得下它，而這種牌你有 { $copies } 張
frontline-why-hidden = { $count ->
        [0] 可能蓋著的 { $all } 張防禦牌都擋不下它
       *[other] 可能蓋著的 { $all } 張防禦牌中，有 { $count } 張擋得下它
    }
frontline-why-unknown = 你還不知道這張防禦牌是什麼
frontline-why-next = 是你下一個環節「{ $stage }」的牌
frontline-why-held = { $count ->
        [0] 這種牌你還沒有
       *[other] 這種牌你已經有 { $count } 張
    }
frontline-why-out = 這種牌共 { $all } 張，已經出現 { $count } 張
frontline-why-none-out = 這種牌共 { $all } 張，一張都還沒出現
frontline-why-price = 只要 { $price } 資金
frontline-why-saves = 保留你的 { $funds } 資金
frontline-why-covers = 你還擋不下的 { $all } 種技術中，能擋下 { $count } 種
frontline-why-uncovers = { $count ->
        [0] 不會多出擋不下的技術
       *[other] 只會多出 { $count } 種擋不下的技術
    }
frontline-why-spare = 它能擋的，你其他的防禦牌都擋得下
frontline-why-blocks = 擋下「{ $card }」
frontline-why-reaches = 棄掉 { $copies } 張相同的牌中的 { $count } 張，就能到達「{ $stage }」
frontline-why-keeps = 手上留下 { $count } 張相同的牌
frontline-why-hides = 把能擋下之後 { $count } 種技術的防禦牌蓋回去
frontline-why-first = 先手可能比對手先到達最後的環節
frontline-why-plan-attack = 你手上有「{ $card }」，翻開的防禦牌擋不下
frontline-why-plan-recon = 你不知道的 { $all } 張防禦牌中，能翻開 { $count } 張
frontline-why-plan-weaponise = 你沒有下一個環節的牌，可以買 { $count } 次
frontline-why-plan-harden = 你的防禦區還能放 { $count } 張
