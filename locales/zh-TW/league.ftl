# League of Hackers: every text of the game but the cards, colours and tiles (league-cards.ftl).

# The game
league-title = 駭客聯盟
league-tagline = 架設伺服器、築起防線、攻擊對手，每一步都由所有人暗中選擇。
league-minutes = 40
league-attribution = 桌遊《駭客聯盟》（League of Hackers）的非官方實作。原作由 Desnet Amane 設計，Moaideas 與 HITCON 於 2014 年合作發行。本作並非由原作者製作或認可，也不含原作的文字與圖像。規則和防禦卡的效果依照規則書；牌上的數字由我們推測重建，規則書沒有寫明的地方由我們裁定，都列在規則頁。

# Switches of a table
league-switch-newcomers = 新手
league-switch-newcomers-help = 輔助規則：這些座位一開始多抽幾張牌，再留下最好的 8 張。
league-switch-extra-cards = 新手多抽的張數
league-switch-extra-cards-help = 每位新手一開始多抽幾張牌。
league-switch-one-more = 再多抽 1 張的新手
league-switch-one-more-help = 這些座位的新手比其他新手多抽 1 張，最多多抽 3 張。
league-switch-one-fewer = 少抽 1 張的新手
league-switch-one-fewer-help = 這些座位的新手比其他新手少抽 1 張，最少多抽 1 張。

# Things
league-dummy = 虛擬玩家
league-nothing = 無
league-card-of-colour = { $card }（{ $colour }）
league-spot = 「{ $server }」的漏洞 { $number }（{ $colour }）
league-power = 一般攻擊力 { $normal } + 直接傷害 { $direct }
league-power-normal = 一般攻擊力 { $normal }
league-power-direct = 直接傷害 { $direct }
league-power-made = { $power }（卡面：{ $printed }；{ $added }）
league-added-normal = 「{ $card }」使一般攻擊力 +{ $more }
league-added-direct = 「{ $card }」使直接傷害 +{ $more }
league-tile-of = { $player }：{ $tile }（共 { $cards } 張牌）
league-tile-none = { $player }：沒有手牌
league-hit = { $player } 受到 { $placed } 點（防禦力 { $defence }，應受 { $damage } 點，最多放得下 { $room } 點）

# Prompts: what the awaited player is asked
league-prompt-trim = 你的手牌多了 { $cards } 張：請選擇要放回牌庫的牌。
league-prompt-pick = 請選擇你的第一台伺服器。
league-prompt-pick-dummy = 請替虛擬玩家選擇第一台伺服器。
league-prompt-choose = 暗中選擇一塊指令板：安裝、防禦、攻擊或維修。
league-prompt-pay-install = 請選擇 { $cards } 張牌，支付伺服器的費用。
league-prompt-pay-defend = 請選擇 { $cards } 張牌，支付「{ $card }」的費用。
league-prompt-pay-attack = 請選擇 { $cards } 張牌，提高「{ $card }」的攻擊力。
league-prompt-pay-repair = 請選擇 { $cards } 張牌，用來維修。
league-prompt-install = 請選擇要安裝的伺服器。
league-prompt-replace = 你的伺服器已達上限：要用「{ $server }」換掉哪一台？
league-prompt-grow = 虛擬玩家也會得到一台伺服器：請替它選擇。
league-prompt-outgrow = 虛擬玩家的伺服器已達上限：要用「{ $server }」換掉哪一台？
league-prompt-colour = 要用「{ $card }」攻擊哪種顏色的漏洞？
league-prompt-place-colour = 還有 { $damage } 點傷害：要放在你的哪個 { $colour } 漏洞？
league-prompt-place-server = 還有 { $damage } 點傷害：要放在「{ $server }」的哪裡？
league-prompt-respond = 你的牌可以移除 { $damage } 點傷害。要橫置「事件應變」，多移除幾點嗎？
league-prompt-mend = 請從自己的伺服器移除 { $damage } 點傷害。
league-prompt-recover = 「自動復原」可以移除 { $damage } 點傷害：要從哪裡移除？
league-prompt-over = 遊戲結束了。

# The same moments, as the others see them
league-wait-trim = 正在選擇要放回牌庫的牌。等待：{ $players }。
league-wait-pick = { $player } 正在選擇第一台伺服器。
league-wait-pick-dummy = { $player } 正在替虛擬玩家選擇第一台伺服器。
league-wait-choose = 所有人正在暗中選擇。等待：{ $players }。
league-wait-chosen = 你選好了，但還可以改變主意。等待：{ $players }。
league-wait-resolve = 正在結算指令板。
league-wait-install = { $player } 正在選擇要安裝的伺服器。
league-wait-replace = { $player } 正在決定要用「{ $server }」換掉哪一台伺服器。
league-wait-grow = { $player } 正在替虛擬玩家選擇伺服器。
league-wait-outgrow = { $player } 正在決定要用「{ $server }」換掉虛擬玩家的哪一台伺服器。
league-wait-colour = { $player } 正在選擇「{ $card }」要攻擊哪種顏色的漏洞。
league-wait-place-colour = 正在把傷害放到 { $colour } 漏洞上。等待：{ $players }。
league-wait-place-server = 正在把傷害放到「{ $server }」上。等待：{ $players }。
league-wait-respond = { $player } 要移除 { $damage } 點傷害，正在決定是否用「事件應變」多移除幾點。
league-wait-mend = 正在移除傷害。等待：{ $players }。
league-wait-recover = 「自動復原」正在移除傷害。等待：{ $players }。

# Actions
league-act-discard = 放回：{ $cards }
league-act-install = 安裝一台伺服器（付 { $cards } 張牌）
league-act-defend = 打出「{ $card }」防禦（另付 { $cards } 張）
league-act-attack = { $cards ->
        [0] 用「{ $card }」攻擊：{ $power }
       *[other] 用「{ $card }」攻擊（另付 { $cards } 張）：{ $power }
    }
league-act-repair = 用 { $cards } 張牌維修（最多移除 { $damage } 點傷害）
league-act-pay = 支付：{ $cards }
league-act-take = 拿「{ $server }」（{ $colours }）
league-act-take-dummy = 給虛擬玩家「{ $server }」（{ $colours }）
league-act-remove = 移除「{ $server }」
league-act-strike = 攻擊 { $colour } 漏洞
league-act-place = 在 { $spot } 放 1 點傷害
league-act-respond = 橫置 { $cards } 張「事件應變」
league-act-respond-none = 不橫置
league-act-mend = 從 { $spot } 移除 1 點傷害

# Events: the log
league-event-round = 第 { $round } 回合：擺出新的伺服器，發好手牌。
league-event-round-shuffled = 第 { $round } 回合：擺出新的伺服器，棄牌堆重新洗牌，發好手牌。
league-event-trimmed = { $player } 放回了 { $cards } 張牌。
league-event-picked = { $player } 以「{ $server }」開始。
league-event-picked-dummy = { $player } 給了虛擬玩家「{ $server }」。
league-event-action = 第 { $round } 回合第 { $action } 次行動：請選擇指令板。
league-event-committed = { $player } 選好了。
league-event-revealed = 指令板翻開了。{ $tiles }。
league-event-tile = { $tile } 的順序：{ $players }。
league-event-opened-install = { $player } 支付伺服器的費用：{ $paid }。
league-event-opened-defend = { $player } 翻開「{ $card }」，支付：{ $paid }。
league-event-opened-attack = { $player } 翻開「{ $card }」，支付：{ $paid }。
league-event-opened-attack-free = { $player } 翻開「{ $card }」，沒有另外付牌。
league-event-opened-repair = { $player } 用來維修的牌：{ $paid }。
league-event-took-back = 沒有伺服器了，{ $player } 收回 { $cards } 張牌。
league-event-tapped = { $cards ->
        [1] { $player } 橫置「{ $card }」。
       *[other] { $player } 橫置 { $cards } 張「{ $card }」。
    }
league-event-installed = 新伺服器：{ $player } 得到「{ $server }」。
league-event-replaced = { $damage ->
        [0] { $player } 的「{ $old }」換成了「{ $new }」。
       *[other] { $player } 的「{ $old }」換成了「{ $new }」，有 { $damage } 點傷害要移過去。
    }
league-event-defended = { $player } 打出「{ $card }」防禦。
league-event-attacked = { $player } 用「{ $card }」攻擊 { $colour } 漏洞：{ $power }。傷害：{ $hits }。
league-event-missed = { $player } 用「{ $card }」攻擊 { $colour } 漏洞：{ $power }。沒有任何對手有這種漏洞。
league-event-placed = { $player } 在 { $spot } 放了 1 點傷害。
league-event-mended = { $player } 從 { $spot } 移除了 { $damage } 點傷害，還剩 { $left } 點。
league-event-recovered = 自動復原：{ $player } 從 { $spot } 移除了 { $damage } 點傷害，還剩 { $left } 點。
league-event-mended-all = { $player } 移除了全部傷害（{ $damage } 點）。
league-event-recovered-all = 自動復原：{ $player } 移除了全部傷害（{ $damage } 點）。
league-event-earned-damage = { $player }：對單一對手的最大傷害，{ $points } 分。
league-event-earned-proof-of-concept = { $player }：概念驗證，{ $points } 分。
league-event-earned-underground-market = { $player }：地下市場，{ $points } 分。
league-event-earned-solid-state-cache = { $player }：固態快取，{ $points } 分。
league-event-earned-vulnerabilities = { $player }：沒有傷害的漏洞，{ $points } 分。
league-event-earned-clean = { $player }：乾淨的「{ $server }」，{ $points } 分。
league-event-earned-certification-audit = { $player }：認證稽核，{ $points } 分。
league-event-scored = { $player } 得 { $points } 分，目前 { $total } 分。
league-event-round-ended = 第 { $round } 回合結束了。
league-event-cleaned = 所有傷害都移除了，手牌和供應區也收走了。
league-event-won = { $players } 以 { $points } 分獲勝。
league-event-won-damage = { $players } 以 { $points } 分獲勝：同分的玩家中傷害最少。
league-event-won-shared = { $players } 同為 { $points } 分，共同獲勝。

# Refusals: why not
league-no-over = 遊戲結束了。
league-no-not-your-turn = 現在不是由你決定，請稍候。
league-no-wrong-step = 現在不能這麼做。
league-no-not-in-hand = 你沒有那些牌。
league-no-wrong-number = 需要 { $need } 張牌，不是 { $got } 張。
league-no-no-servers = 供應區沒有伺服器了。
league-no-not-in-supply = 那台伺服器不在供應區。
league-no-not-yours = 不能換掉那台伺服器。
league-no-not-enough = 需要 { $need } 張牌來支付，你只有 { $have } 張可用。
league-no-not-a-defence = 只有防禦卡能用來防禦。
league-no-not-an-attack = 只有攻擊卡能用來攻擊。
league-no-no-such-step = 為了提高攻擊力，最多只能付三張牌。
league-no-not-its-colour = 那張牌不能攻擊這種顏色的漏洞。
league-no-not-there = 必須放在受到攻擊、而且傷害最少的漏洞上。
league-no-nothing-to-mend = 你沒有可以移除的傷害。

# Coach: help in the first game
league-coach-trim = 留下能互相搭配的牌：攻擊卡加上用來支付的牌，或便宜的防禦卡。
league-coach-pick = 分成兩種顏色，比較不會一次全被打中；兩色的伺服器乾淨獎勵也較高。
league-coach-dummy = 虛擬玩家在每種顏色的防禦力，就是該色漏洞的數量：同一種顏色越多，就越難打中，所以儘量讓顏色分散。
league-coach-begin = 伺服器和防禦卡越早放下，發揮作用的時間就越長。
league-coach-attack = 攻擊會打中所有擁有該色漏洞的人。找找看，哪種顏色有人放了伺服器，防禦力卻不高。
league-coach-choose = 即使是最後一個回合，新的伺服器和防禦卡也有用：回合結束時，乾淨的伺服器會得分。
league-coach-repair = 每付一張牌可以移除 3 點傷害：回合結束時，乾淨的伺服器有獎勵。
league-coach-last = 這是這回合的最後一次行動：沒用掉的手牌會被棄掉，能用就多用。
league-coach-pay = 用這回合用不到的牌支付。
league-coach-place = 放在已經拿不到乾淨獎勵的伺服器上。
league-coach-mend = 先把整台伺服器清乾淨：乾淨獎勵比單一漏洞的分數更多。

# The table in sentences: for the terminal and for screen readers
league-describe-round = 第 { $round } 回合（共 3 回合），第 { $action } 次行動（共 { $actions } 次）。
league-describe-supply = 供應區的伺服器：{ $servers }。
league-describe-player = { $player }：{ $points } 分，手牌 { $cards } 張。防禦力：{ $track }。
league-describe-defence-in = { $colour } { $defence }
league-describe-defences = { $player } 的防禦卡：{ $cards }。
league-describe-tapped = 橫置的 { $card }
league-describe-server = { $player } 的「{ $server }」：{ $spots }。
league-describe-spot = { $damage ->
        [0] { $colour }（沒有傷害）
       *[other] { $colour }（{ $damage } 點傷害）
    }
league-describe-hand = 你的手牌：{ $cards }。

# Cards, aids and scores in sentences: for the terminal and for screen readers
league-read-defence = 費用 { $cost } 張，{ $colours } 防禦力 { $defence }。{ $effect }
league-read-attack = 攻擊 { $colours } 漏洞：{ $powers }。
league-read-step = { $cards ->
        [0] 不付牌時 { $power }
       *[other] 付 { $cards } 張時 { $power }
    }
league-read-attack-rule = 打中每個擁有該色漏洞的對手。防禦力能抵銷一般攻擊力，但擋不住直接傷害。你的得分是對單一對手造成的最大傷害。
league-read-server = 價格 { $price } 張牌。回合結束時沒有傷害就得 { $bonus } 分；每個沒有傷害的漏洞另得 1 分。
league-aid-strike = { $cards ->
        [0] 現在不付牌攻擊 { $colour } 漏洞：{ $power }。傷害：{ $hits }。
       *[other] 現在付 { $cards } 張牌攻擊 { $colour } 漏洞：{ $power }。傷害：{ $hits }。
    }{ $extra ->
        [0] 得 { $points } 分。
       *[other] 得 { $points } 分，其中 { $extra } 分來自你的防禦卡。
    }
league-aid-miss = { $cards ->
        [0] 現在不付牌攻擊 { $colour } 漏洞：{ $power }，但沒有對手擁有這種漏洞。
       *[other] 現在付 { $cards } 張牌攻擊 { $colour } 漏洞：{ $power }，但沒有對手擁有這種漏洞。
    }
league-aid-price = 現在安裝一台伺服器要付 { $cards } 張牌。
league-aid-round = 若這回合現在結束，{ $player } 得 { $points } 分：沒有傷害的漏洞 { $vulnerabilities } 分、乾淨的伺服器 { $clean } 分、認證稽核 { $audits } 分。自己的伺服器上有 { $damage } 點傷害。
league-aid-dummy = 虛擬玩家的防禦力：{ $track }。
league-score-round = { $player } 第 { $round } 回合：{ $damage ->
        [0] {""}
       *[other] 造成的傷害 { $damage } 分，
    }{ $proofs ->
        [0] {""}
       *[other] 概念驗證 { $proofs } 分，
    }{ $markets ->
        [0] {""}
       *[other] 地下市場 { $markets } 分，
    }{ $caches ->
        [0] {""}
       *[other] 固態快取 { $caches } 分，
    }{ $vulnerabilities ->
        [0] {""}
       *[other] 沒有傷害的漏洞 { $vulnerabilities } 分，
    }{ $clean ->
        [0] {""}
       *[other] 乾淨的伺服器 { $clean } 分，
    }{ $audits ->
        [0] {""}
       *[other] 認證稽核 { $audits } 分，
    }共 { $points } 分。
league-score-total = { $player } 總共 { $points } 分。結束時自己的伺服器上有 { $damage } 點傷害。
league-read-defence-marked = 費用 { $cost } 張，{ $colours } 防禦力 { $defence }，標示 { $marks }。{ $effect }
league-read-spots = 漏洞：{ $colours }。

# What wins, and how far everybody is
league-standing-goal = 三回合後分數最高者獲勝。
league-standing = { $points } 分；依目前局面，回合結束時再得 { $coming } 分

# 選項好在哪裡：顯示在提示與檢討中。
league-why-scores = 依目前局面可得 { $points } 分
league-why-damages = 以 { $colour } 攻擊造成 { $count } 點傷害
league-why-guards = 防禦力加 { $value }，保護你的 { $count } 個漏洞
league-why-effect-thin-provision = 價格 2 張的伺服器少付 1 張
league-why-effect-incident-response = 維修時再移除 2 點傷害
league-why-effect-solid-state-cache = 每安裝一台伺服器得 1 分
league-why-effect-auto-recovery = 每次回合結束時移除 2 點傷害
league-why-effect-certification-audit = 回合結束時，每台沒有傷害的伺服器多得 1 分
league-why-effect-proof-of-concept = 你每次造成傷害的攻擊多得 1 分
league-why-effect-trojan-horse = 以標示的任一顏色攻擊時，一般攻擊力 +2
league-why-effect-underground-market = 一次攻擊傷到兩名對手以上時，多得 2 分
league-why-effect-zero-day-attack = 以標示的任一顏色攻擊時，直接傷害 +2
league-why-misses = 只用掉 { $count } 張能保護你伺服器的牌
league-why-misses-none = 沒有用掉能保護你伺服器的牌
league-why-attacks = 還留下 { $count } 張攻擊卡
league-why-install = { $count ->
        [1] 新的伺服器在這回合結束時就能計分
       *[other] 新的伺服器在接下來 { $count } 次回合結束時都能計分
    }
league-why-repairs = 你的 { $all } 點傷害能移除 { $count } 點
league-why-cards = { $count ->
        [0] 不會用掉任何手牌（共 { $all } 張）
       *[other] { $all } 張手牌只用掉 { $count } 張
    }
league-why-bonus = 每次回合結束時若沒有傷害，就得 { $points } 分
league-why-shield = 它各個漏洞受到的防禦力合計 { $count }
league-why-gives-up = { $points ->
        [0] 沒有放棄任何乾淨獎勵
       *[other] 只放棄 { $points } 分的乾淨獎勵
    }
league-why-soils = { $points ->
        [0] 「{ $server }」不再乾淨，但不會少拿任何乾淨獎勵
       *[other] 「{ $server }」拿不到乾淨獎勵，但只少 { $points } 分
    }
league-why-soiled = 「{ $server }」本來就有傷害
league-why-breaks = 這個漏洞目前還沒有傷害
league-why-broken = 這個漏洞本來就有傷害
league-why-cleans = 「{ $server }」不再有傷害，這回合結束時得 { $points } 分
league-why-heals = 這個漏洞不再有傷害，這回合結束時得 1 分
league-why-responds = 再移除 { $count } 點傷害
