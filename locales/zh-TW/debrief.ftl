# The debrief: what to talk about after a game.

debrief-title = 賽後檢討
debrief-question = 一起討論
# Where it is in the replay
debrief-step = 第 { $step } 步
debrief-table-step = 第 { $table } 桌，第 { $step } 步

# Results and turning points
debrief-result = { $game }：結果
debrief-score = { $player }：{ $score }
debrief-not-over = 對局提前結束。當時的情況：
debrief-ahead = 領先：{ $players }
debrief-turns = 轉捩點
debrief-turn = { $by } 選擇「{ $chose }」之後，{ $player } 從 { $from } 變成 { $to }。
debrief-turn-lead = { $by } 選擇「{ $chose }」之後，{ $player } 從 { $from } 變成 { $to }，取得領先。
debrief-turn-cost = { $by } 選了「{ $chose }」（勝率 { $chance }%）；選「{ $better }」則有 { $best }%。

# Tables of the same deal, compared. Players are called by their seats
debrief-seat = 座位 { $seat }
debrief-parting = 同樣的牌，不同的選擇。座位 { $seat }：{ $asked }
debrief-parting-choice = 「{ $chose }」：{ $count } 桌
debrief-parting-came = { $player }：{ $score }
debrief-parting-won = { $player } 最後領先：{ $score }
debrief-parting-attacked = { $player }：{ $score }；之後受到的攻擊：突破 { $through } 次，擋下 { $stopped } 次
debrief-parting-won-attacked = { $player } 最後領先：{ $score }；之後受到的攻擊：突破 { $through } 次，擋下 { $stopped } 次

# Attacks
debrief-through = { $count ->
        [1] 「{ $what }」突破了防禦
       *[other] 「{ $what }」突破防禦 { $count } 次
    }
debrief-hit = { $by } 攻擊 { $against }
debrief-hit-game = 攻擊 { $against }
debrief-answered = 其他幾次擋下它的牌：{ $cards }
debrief-would-have = 原本能擋下它的牌：{ $cards }
debrief-nothing-would = 遊戲裡沒有一張牌能擋下它。
debrief-mitigations = ATT&CK 建議的緩解措施：{ $names }
debrief-detections = 會在這裡留下痕跡：{ $names }
debrief-component = { $name }
debrief-monday = 星期一就做：{ $advice }
debrief-stopped = 擋下的攻擊
debrief-stopped-line = { $count ->
        [1] { $what }
       *[other] { $what }，{ $count } 次
    }
debrief-stopped-by = { $count ->
        [1] { $what }：被擋下（{ $cards }）
       *[other] { $what }：被擋下 { $count } 次（{ $cards }）
    }
debrief-matrix = 遇到的技術
debrief-met = { $what }：突破 { $through } 次，擋下 { $stopped } 次

# What was hard
debrief-hard = 困難之處
debrief-had = 「{ $what }」突破了 { $player } 的防禦，但 { $player } 其實有牌可以應付：{ $cards }。
debrief-often-through = { $count ->
        [1] 「{ $what }」突破了 { $player } 的防禦。
       *[other] 「{ $what }」突破 { $player } 的防禦 { $count } 次。
    }
debrief-often-stopped = { $count ->
        [1] { $player } 嘗試「{ $what }」，被擋下了（{ $cards }）。
       *[other] { $player } 嘗試「{ $what }」，被擋下 { $count } 次（{ $cards }）。
    }

# The same of all tables together
debrief-misjudged-unanswered = 「{ $what }」突破防禦 { $count } 次，當時防守的人其實有牌可以應付：{ $cards }。
debrief-misjudged-in-vain = { $count ->
        [1] 有人嘗試「{ $what }」，沒有成功。擋下它的牌：{ $cards }。
       *[other] 「{ $what }」嘗試了 { $count } 次都沒有成功。擋下它的牌：{ $cards }。
    }

# Questions
debrief-ask-parted = 拿著同樣的牌，有人選「{ $one }」，有人選「{ $other }」。各有什麼好處？決定的時候，你們知道些什麼？
debrief-ask-unused = 「{ $what }」突破防禦時，{ $player } 有牌可以應付（{ $cards }）。要怎樣才來得及使用？
debrief-ask-through = { $count ->
        [1] 「{ $what }」突破了防禦。誰最有機會先察覺？從哪裡看得出來？
       *[other] 「{ $what }」突破防禦 { $count } 次。誰最有機會先察覺？從哪裡看得出來？
    }
debrief-ask-turn = { $player } 的「{ $chose }」是個轉捩點。有誰料到了？其他人還能怎麼做？
debrief-ask-cost = { $player } 選了「{ $chose }」，逐步檢討則認為「{ $better }」比較好。當時知道些什麼？兩種選擇各有什麼好處？
debrief-ask-remedy = 有「{ $card }」就能對付：{ $attacks }。有什麼理由不先準備它？
debrief-ask-stopped = 「{ $what }」被擋下了（{ $cards }）。我們工作的地方有這樣的防護嗎？由誰負責？
debrief-ask-won = { $players } 哪裡做得比較好：準備、察覺還是應變？
debrief-ask-luck = 哪些是運氣，哪些是自己的決定？
debrief-ask-again = 你想收回哪一個決定？要知道什麼才能決定得更好？
debrief-ask-work = 這裡有哪些地方像我們自己的網路，哪些完全不同？

# The card to take along
debrief-card = { $player } 的卡片
debrief-starter = 當我看到「{ $what }」，我會……
debrief-starter-blank = 當我看到……，我會……
debrief-hint = 例如：{ $advice }

# For STIX
debrief-stix-by = Sandtable
debrief-stix-table = 第 { $table } 桌

# Layers for the ATT&CK Navigator
debrief-layer = Sandtable：遇到的技術
debrief-layer-of = Sandtable：{ $player } 遇到的技術
debrief-layer-what = 分數是對局中遇到這項技術的次數，註解說明結果。
debrief-layer-legend = 經常遇到
debrief-layer-cell = 突破 { $through } 次，擋下 { $stopped } 次
