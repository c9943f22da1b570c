# CyberWar: what the game says. Cards, tactics, groups and mitigations are in cyberwar-cards.ftl.

# The game
cyberwar-title = CyberWar
cyberwar-tagline = 哪種防禦偵測得到哪種攻擊？憑 ATT&CK 的知識，獨自挑戰或與人較量。
cyberwar-minutes = 15
cyberwar-attribution = CyCraft（奧義智慧）2020 年推出的卡牌遊戲《CyberWar: The Card Game》的非官方實作。本作並非由原作者製作或認可，也不含原作的文字與圖像。原作的卡牌清單並未公開，這副牌是依 MITRE ATT&CK® 6.3 版推測重建的。© The MITRE Corporation. ATT&CK is reproduced and distributed with the permission of The MITRE Corporation.

# Modes
cyberwar-mode-solo = 單人
cyberwar-mode-solo-line = 獨自挑戰：每輪用四張防禦卡擋下五張攻擊卡。
cyberwar-mode-draft = 輪抽
cyberwar-mode-draft-line = 輪流傳遞手上的防禦卡，以最好的三張決勝負。
cyberwar-mode-red-blue = 紅藍對抗
cyberwar-mode-red-blue-line = 一人進攻、一人防守，誰都沒看過牌的正面。

# Switches of a table
cyberwar-switch-mode = 模式
cyberwar-switch-mode-help = 一個人玩單人模式，兩到四人玩輪抽；兩人也可以玩紅藍對抗。
cyberwar-switch-mode-by-players = 依人數玩單人或輪抽
cyberwar-switch-mode-red-blue = 紅藍對抗（2 人）
cyberwar-switch-group = 攻擊組織
cyberwar-switch-group-help = 決定使用哪個組織的攻擊卡。列在盒內兩個組織之後的都來自 ATT&CK 18.1，各有自己的牌。
cyberwar-switch-group-box = 盒內的組織：APT3（紅藍對抗由紅隊選）
cyberwar-switch-group-apt3 = APT3
cyberwar-switch-group-apt29 = APT29
cyberwar-switch-hard-cards = 高難度牌
cyberwar-switch-hard-cards-help = 加入「Kerberoasting」和「軟體探查」：盒內的兩個組織都沒有使用這兩種技術的紀錄。
cyberwar-switch-difficulty = 每張牌的偵測數
cyberwar-switch-difficulty-help = 設為 3 或 2 時，每張攻擊卡只保留最少見的偵測，能偵測它的防禦卡就變少。
cyberwar-switch-difficulty-usual = 一般：單人與輪抽為全部，紅藍對抗與其他組織為 3 種
cyberwar-switch-difficulty-all = 全部
cyberwar-switch-difficulty-3 = 最多 3 種
cyberwar-switch-difficulty-2 = 最多 2 種
cyberwar-switch-level = 等級（單人）
cyberwar-switch-level-help = 學習：可以看每張防禦卡能偵測什麼。測驗：不能看。盲測：可以看，但連攻擊卡的名稱都看不到。
cyberwar-switch-level-study = 學習
cyberwar-switch-level-exam = 測驗
cyberwar-switch-level-blind = 盲測
cyberwar-switch-hint = 提示（單人）
cyberwar-switch-hint-help = 每輪選擇之前，先告訴你最佳解答中的一張防禦卡。
cyberwar-switch-as-dealt = 照原牌序（單人）
cyberwar-switch-as-dealt-help = 就算有一輪的五張攻擊卡無法全部擋下，也照第一次洗好的順序玩。
cyberwar-switch-blind = 盲測（輪抽、紅藍對抗）
cyberwar-switch-blind-help = 正面朝下的攻擊卡連名稱都看不到。
cyberwar-switch-kept-hidden = 隱藏留下的牌（輪抽）
cyberwar-switch-kept-hidden-help = 別人留下什麼牌，到最後才看得到。
cyberwar-switch-best-of-three = 三戰兩勝（輪抽）
cyberwar-switch-best-of-three-help = 先贏兩局的人獲勝。
cyberwar-switch-roles = 交換角色（紅藍對抗）
cyberwar-switch-roles-help = 當紅隊比較吃虧，所以交換角色玩兩局，以自己兩局得牌堆裡的攻擊卡合計。
cyberwar-switch-roles-both = 兩局，每人當一次紅隊
cyberwar-switch-roles-one = 只玩一局

# Set-ups that do not go together
cyberwar-refused-red-blue = 紅藍對抗只能由兩個人玩。
cyberwar-refused-solo-only = 等級、提示和「照原牌序」是單人模式的設定，只有一個人玩時才能用。
cyberwar-refused-draft-only = 「隱藏留下的牌」和「三戰兩勝」是輪抽的設定。
cyberwar-refused-red-blue-only = 「交換角色」是紅藍對抗的設定，請同時選擇該模式。
cyberwar-refused-not-solo = 在單人模式中，盲測是一種等級，請把等級設為盲測。
cyberwar-refused-hard-cards = 高難度牌是盒內的牌，只能加入 APT3 或 APT29。
cyberwar-refused-all = 盒外的組織保留全部偵測就太簡單了，每張牌的偵測數請選 3 種或 2 種。
cyberwar-refused-few-cards = { $group } 只有 { $cards } 張可用的牌，而紅藍對抗需要 { $need } 張。

# Cards in sentences
cyberwar-technique = { $id } { $name }
cyberwar-technique-name = { $name }
cyberwar-face-down = 第 { $number } 張攻擊卡
cyberwar-shown-stopped = { $attack }（由 { $defences } 偵測到）
cyberwar-shown-through = { $attack }（沒有被偵測到）

# Prompts: what the awaited player is asked
cyberwar-prompt-choose = { $count ->
        [4] 第 { $round } 輪（共 { $rounds } 輪）：選四張防禦卡，合起來要偵測到每一張攻擊卡。
       *[other] 第 { $round } 輪（共 { $rounds } 輪）：再選 { $count } 張防禦卡。
    }
cyberwar-prompt-reveal = 四張防禦卡選好了：翻開攻擊卡，或收回選擇。
cyberwar-prompt-keep = 留下一張防禦卡，其餘傳給左邊的玩家。
cyberwar-prompt-drop = 從留下的防禦卡中移除 { $count } 張。
cyberwar-prompt-pick = 你是紅隊：選擇要使用的攻擊組織。
cyberwar-prompt-attack = 第 { $round } 輪：打出一張攻擊卡到對抗區。
cyberwar-prompt-defend = 第 { $round } 輪：打出一張防禦卡到對抗區。
cyberwar-prompt-over = 遊戲結束了。

# The same moments, as the others see them
cyberwar-wait-choose = 等待 { $player } 選擇四張防禦卡。
cyberwar-wait-keep = 等待 { $players } 選擇要留下的牌。
cyberwar-wait-drop = 等待 { $players } 選擇要移除的牌。
cyberwar-wait-pick = 等待 { $player } 選擇組織。
cyberwar-wait-attack = 等待 { $player } 打出攻擊卡。
cyberwar-wait-defend = 等待 { $player } 打出防禦卡。

# Actions
cyberwar-act-pick = 使用 { $group }
cyberwar-act-choose = 選擇「{ $defence }」
cyberwar-act-reveal = 翻開攻擊卡
cyberwar-act-keep = 留下「{ $defence }」
cyberwar-act-drop = 移除「{ $defence }」
cyberwar-act-attack = 用「{ $attack }」攻擊
cyberwar-act-defend = 用「{ $defence }」防禦

# Events: the log. What detects an attack is told only when it has been turned up.
cyberwar-event-dealt = { $games ->
        [1] { $group } 的攻擊牌組洗好了。
       *[other] 第 { $game } 局（共 { $games } 局）：{ $group } 的攻擊牌組洗好了。
    }
cyberwar-event-unfair = 找不到每一輪都擋得下的牌序，就照這個牌序玩。
cyberwar-event-laid = 第 { $round } 輪，正面朝下的攻擊卡：{ $attacks }。
cyberwar-event-answered = { $player } 選擇的防禦卡：{ $defences }。
cyberwar-event-revealed = 翻開：{ $attacks }。
cyberwar-event-survived = 撐過第 { $round } 輪：擋下了所有攻擊卡。
cyberwar-event-lost = 在第 { $round } 輪落敗，突破防禦的攻擊卡：{ $attacks }。
cyberwar-event-cleared = 牌組用完了：撐過全部 { $rounds } 輪。
cyberwar-event-decided = { $player } 決定好了。
cyberwar-event-kept = { $player } 留下了「{ $defence }」。
cyberwar-event-kept-hidden = { $player } 留下了一張牌。
cyberwar-event-passed = 每人把剩下的 { $count } 張手牌傳給左邊的玩家。
cyberwar-event-must-drop = 所有的牌都有人留下了。現在每人移除 { $count } 張。
cyberwar-event-dropped = { $player } 移除的牌：{ $defences }。
cyberwar-event-dropped-hidden = { $player } 移除了 { $count } 張牌。
cyberwar-event-scored = { $score ->
        [0] { $player } 沒有擋下任何攻擊卡，使用的防禦卡：{ $defences }。
       *[other] { $player } 擋下 { $score } 張攻擊卡，使用的防禦卡：{ $defences }。
    }
cyberwar-event-tie-break = 平手，再翻一張攻擊卡：{ $attack }。擋下它的玩家：{ $players }。
cyberwar-event-tie-break-none = 平手，再翻一張攻擊卡：{ $attack }。並列領先的人都沒有擋下。
cyberwar-event-game-won = 第 { $game } 局由 { $players } 獲勝。
cyberwar-event-picked = { $player } 是紅隊，使用 { $group }。
cyberwar-event-racked = { $player } 是藍隊，排出的防禦卡：{ $defences }。
cyberwar-event-attacked = { $player } 用「{ $attack }」攻擊。
cyberwar-event-defended = { $player } 用「{ $defence }」防禦。
cyberwar-event-fought = 第 { $round } 輪：擋下 { $stopped } 張攻擊卡，{ $through } 張突破防禦。
cyberwar-event-reshuffled = 棄掉的防禦卡洗成了新的牌組。
cyberwar-event-red-drew = { $player } 抽到攻擊卡：{ $attacks }。
cyberwar-event-red-bonus = 攻擊卡被擋下，{ $player } 多抽一張：{ $attacks }。
cyberwar-event-red-drew-nothing = 攻擊牌組空了，{ $player } 沒有抽牌。
cyberwar-event-blue-drew = { $player } 抽到防禦卡：{ $defences }。
cyberwar-event-blue-bonus = 有攻擊卡突破防禦，{ $player } 多抽一張：{ $defences }。
cyberwar-event-game-over = 這一局結束：{ $red }（紅隊）得到 { $through } 張攻擊卡，{ $blue }（藍隊）得到 { $stopped } 張。
cyberwar-event-won = { $players } 獲勝。

# Refusals: why not
cyberwar-no-over = 遊戲結束了。
cyberwar-no-not-your-turn = 還沒輪到你，請稍候。
cyberwar-no-wrong-step = 現在不能這麼做。
cyberwar-no-no-such-group = 這桌沒有這個組織。
cyberwar-no-no-such-card = 沒有這張牌。
cyberwar-no-chosen = 這張防禦卡已經選了。
cyberwar-no-four-chosen = 四張防禦卡已經選好了：請翻開攻擊卡，或先收回一張。
cyberwar-no-too-few = 請先再選 { $count } 張防禦卡。
cyberwar-no-not-in-hand = 只能留下自己的手牌，而這張牌不在你的手牌裡。
cyberwar-no-not-kept = 只能移除自己留下的牌。
cyberwar-no-dropped = 這張牌已經移除了。
cyberwar-no-not-in-row = 只能打出自己那一排的牌，而這張牌不在裡面。

# Coach: help in the first game
cyberwar-coach-study = 看看還有哪些攻擊卡偵測不到，選一張能偵測其中兩張以上的防禦卡：五張攻擊卡都要偵測得到。
cyberwar-coach-exam = 想想每種技術會留下什麼痕跡：處理程序、檔案、登錄機碼，還是網路流量。什麼都偵測不到的防禦卡可以先排除。
cyberwar-coach-blind = 你不知道會遇到什麼：選四張防禦卡，合起來能偵測牌組裡越多攻擊卡越好。
cyberwar-coach-keep = 留下能偵測桌上好幾張攻擊卡的防禦卡，也記住自己傳出去的牌。
cyberwar-coach-drop = 留下的三張防禦卡，偵測的攻擊卡最好不要重複：先移除其他牌最能補上的。
cyberwar-coach-pick = 只有一種防禦偵測得到的技術最難擋，挑這類技術多的組織。選定之後就能看它的組織卡。
cyberwar-coach-attack = 挑對抗區的防禦卡偵測不到、藍隊其餘的防禦卡也大多偵測不到的技術來攻擊。每輪都由紅隊先出，也由紅隊最後出。
cyberwar-coach-defend = 一張牌可以同時防好幾張攻擊卡：不論出牌順序，防禦卡會擋下它能偵測的所有攻擊卡。

# The table in sentences: for the terminal and for screen readers
cyberwar-describe-group = 組織：{ $group }（ATT&CK { $version }），攻擊牌組還有 { $count } 張。
cyberwar-describe-five = 第 { $round } 輪（共 { $rounds } 輪），攻擊卡：{ $attacks }。
cyberwar-describe-front = 「{ $defence }」能偵測：{ $attacks }。
cyberwar-describe-front-count = 「{ $defence }」能偵測剩下攻擊卡中的 { $count } 張。
cyberwar-describe-chosen = 已選擇：{ $defences }。
cyberwar-describe-hint = 提示：最佳解答裡有「{ $defence }」。
cyberwar-describe-table = 桌上的攻擊卡：{ $attacks }。
cyberwar-describe-hand = { $player } 的手牌：{ $defences }。
cyberwar-describe-hand-count = { $player } 有 { $count } 張手牌。
cyberwar-describe-kept = { $player } 留下的牌：{ $defences }。
cyberwar-describe-kept-count = { $player } 留下了 { $count } 張牌。
cyberwar-describe-dropped = { $player } 移除的牌：{ $defences }。
cyberwar-describe-dropped-count = { $player } 移除了 { $count } 張牌。
cyberwar-describe-row = { $player }（紅隊）的攻擊卡：{ $attacks }。
cyberwar-describe-rack = { $player }（藍隊）的防禦卡：{ $defences }。
cyberwar-describe-middle = { $guards ->
        [0] 對抗區的攻擊卡：{ $attacks }。
       *[other] 對抗區的攻擊卡：{ $attacks }；防禦卡：{ $defences }。
    }
cyberwar-describe-piles = 第 { $round } 輪（共 3 輪）；目前擋下 { $stopped } 張攻擊卡，{ $through } 張突破防禦。

# What decided the game
cyberwar-verdict-cleared = 撐過了全部 { $rounds } 輪。
cyberwar-verdict-lost = 第 { $round } 輪沒有任何防禦卡偵測到：{ $attacks }。
cyberwar-verdict-stopped = 擋下最多攻擊卡的是 { $players }，共 { $score } 張。
cyberwar-verdict-tie-break = 同為 { $score } 張平手，再翻 { $count } 張攻擊卡後，由 { $players } 獲勝。
cyberwar-verdict-shared = 同為 { $score } 張平手，翻完整副牌仍分不出高下，由 { $players } 共同獲勝。
cyberwar-verdict-games = { $player }：贏了 { $games } 局，擋下 { $stopped } 張攻擊卡。
cyberwar-verdict-piles = 攻擊卡 { $more } 張比 { $fewer } 張。
cyberwar-verdict-six = 雙方各 { $count } 張攻擊卡，由 { $player }（紅隊）獲勝。
cyberwar-verdict-even = 兩局合計各 { $count } 張攻擊卡，由 { $players } 共同獲勝。

# Cards, aids and looking back in sentences: for the terminal and for screen readers
cyberwar-read-face-down = 這張牌正面朝下：翻開後才看得到說明，以及能偵測它的防禦卡。
cyberwar-read-detected-by = 能偵測它的防禦：{ $defences }。
cyberwar-read-tactics = 戰術：{ $tactics }。
cyberwar-read-mitigations = 緩解措施：{ $mitigations }。
cyberwar-read-today = 現在的 ATT&CK 稱之為 { $id } { $name }。
cyberwar-read-today-dropped = 現在的 ATT&CK 已不再收錄。
cyberwar-read-detects = 能偵測的攻擊：{ $attacks }。
cyberwar-read-detects-none = 這裡已知的攻擊都偵測不到。
cyberwar-read-front-closed = 現在還不能看這張牌的正面。
cyberwar-read-tools = 工具：{ $text }
cyberwar-read-group = 組織卡：{ $group }
cyberwar-read-group-id = { $id }，ATT&CK { $version }。
cyberwar-read-profile = 牌組裡有 { $count } 種技術：{ $attacks }。
cyberwar-read-profile-closed = 這個組織已知使用哪些技術，只有紅隊能看。
cyberwar-aid-caught = 能偵測「{ $attack }」的防禦卡：{ $defences }。
cyberwar-aid-open = 目前偵測不到：{ $attacks }。
cyberwar-aid-unknown = 翻開後才知道有沒有偵測到：{ $attacks }。
cyberwar-review-answer = 第 { $round } 輪回顧：{ $of } 張攻擊卡擋下 { $count } 張，使用的防禦卡：{ $defences }。
cyberwar-review-best = 最佳的四張能擋下 { $count } 張（共 { $of } 張）：{ $defences }。
cyberwar-review-catch = 「{ $defence }」能偵測：{ $attacks }。
cyberwar-review-none-better = 其他任何四張都不會擋下更多。
cyberwar-review-odds = 你這四張的勝算：{ $chance }。這副牌組可能發出、又有辦法全部擋下的 { $of } 種組合中，能擋下 { $good } 種。
cyberwar-review-odds-closed = 你這四張的勝算要到遊戲結束後才顯示；在那之前不能看防禦卡的正面。
cyberwar-score-team = 第 { $game } 局，{ $player }：擋下 { $count } 張，使用的防禦卡：{ $defences }。
cyberwar-score-piles = { $games ->
        [1] { $red }（紅隊）得到突破防禦的攻擊卡 { $through } 張，{ $blue }（藍隊）得到擋下的 { $stopped } 張。
       *[other] 第 { $game } 局：{ $red }（紅隊）得到突破防禦的攻擊卡 { $through } 張，{ $blue }（藍隊）得到擋下的 { $stopped } 張。
    }
cyberwar-event-laid-draft = 正面朝下的攻擊卡：{ $attacks }。

# What wins, and how far everybody is
cyberwar-standing-goal-solo = { $rounds ->
        [1] 撐過這一輪就獲勝。
       *[other] 撐過全部 { $rounds } 輪就獲勝。
    }
cyberwar-standing-goal-draft = 擋下最多攻擊卡者獲勝。
cyberwar-standing-goal-games = 先贏 { $games } 局者獲勝。
cyberwar-standing-goal-duel = 紅隊收集突破防禦的攻擊卡，藍隊收集擋下的攻擊卡，較多的一方獲勝。
cyberwar-standing-rounds = 共 { $rounds } 輪，撐過 { $survived } 輪
cyberwar-standing-games = 贏了 { $games } 局
cyberwar-standing-stopped = 擋下 { $count } 張攻擊卡
cyberwar-standing-kept = 留下 { $count } 張防禦卡
cyberwar-standing-pile = { $count } 張攻擊卡

# 選項好在哪裡：顯示在提示與檢討中。
cyberwar-why-stops = 還沒擋下的 { $all } 張攻擊卡中，能擋下 { $count } 張
cyberwar-why-passes = { $count ->
        [0] 傳給下家的牌，一張攻擊卡也擋不下
       *[other] 傳給下家的牌，最多也只能擋下 { $all } 張攻擊卡中的 { $count } 張
    }
cyberwar-why-deck = 牌組裡還沒擋下的 { $all } 種技術中，能擋下 { $count } 種
cyberwar-why-lost = { $count ->
        [0] 少了它，也不會多出突破防禦的攻擊卡
       *[other] 少了它，只會多 { $count } 張攻擊卡突破防禦
    }
cyberwar-why-deck-lost = { $count ->
        [0] 少了它，牌組裡也不會多出突破防禦的技術
       *[other] 少了它，牌組裡只會多 { $count } 種技術突破防禦
    }
cyberwar-why-spare = 它能擋的，你其他的牌都擋得下
cyberwar-why-detected = { $count ->
        [0] 藍隊剩下的 { $all } 張牌都偵測不到
       *[other] 藍隊剩下的 { $all } 張牌中，有 { $count } 張能偵測到
    }
cyberwar-why-met = 對抗區的防禦卡偵測得到
cyberwar-why-unmet = 對抗區的防禦卡都偵測不到
cyberwar-why-hard = { $all } 種技術中，有 { $count } 種只有一種防禦偵測得到
