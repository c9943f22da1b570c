# CyberWar：遊戲中的文字。卡牌、戰術、組織與緩解措施在 cyberwar-cards.ftl。

# 遊戲
cyberwar-title = CyberWar
cyberwar-tagline = 哪種防禦偵測得到哪種攻擊？憑 ATT&CK 的知識，獨自挑戰或與人對戰。
cyberwar-minutes = 15
cyberwar-attribution = 本遊戲是 CyCraft（奧義智慧）2020 年推出之「CyberWar: The Card Game」的非官方實作，並非由原作者製作或認可，也不含原作的文字與圖像。卡牌清單並未公開，這副牌是依 MITRE ATT&CK® 6.3 版推測重建的。© The MITRE Corporation. ATT&CK is reproduced and distributed with the permission of The MITRE Corporation.

# 牌桌設定
cyberwar-switch-mode = 模式
cyberwar-switch-mode-help = 一人玩單人模式，兩到四人玩輪抽；兩人也可以玩紅藍對抗。
cyberwar-switch-mode-by-players = 依人數玩單人或輪抽
cyberwar-switch-mode-red-blue = 紅藍對抗（2 人）
cyberwar-switch-group = 攻擊組織
cyberwar-switch-group-help = 決定使用哪個組織的攻擊。盒中兩個組織以下的選項來自 ATT&CK 18.1，各有自己的牌。
cyberwar-switch-group-box = 盒中的組織：APT3（紅藍對抗由紅隊選）
cyberwar-switch-group-apt3 = APT3
cyberwar-switch-group-apt29 = APT29
cyberwar-switch-hard-cards = 高難度牌
cyberwar-switch-hard-cards-help = 加入 T1208 和 T1518，盒中的兩個組織都不以它們聞名。
cyberwar-switch-difficulty = 每張牌的偵測
cyberwar-switch-difficulty-help = 設為 3 或 2 時，每張攻擊只留下最少見的偵測，能偵測它的防禦就變少。
cyberwar-switch-difficulty-usual = 一般：單人與輪抽為全部，紅藍對抗與其他組織為 3
cyberwar-switch-difficulty-all = 全部
cyberwar-switch-difficulty-3 = 最多 3 種
cyberwar-switch-difficulty-2 = 最多 2 種
cyberwar-switch-level = 等級（單人）
cyberwar-switch-level-help = 學習：可以看每張防禦偵測什麼。測驗：不能看。盲測：可以看，但連攻擊的名稱也看不到。
cyberwar-switch-level-study = 學習
cyberwar-switch-level-exam = 測驗
cyberwar-switch-level-blind = 盲測
cyberwar-switch-hint = 提示（單人）
cyberwar-switch-hint-help = 每輪開始前，告訴你最佳解答中的一張防禦。
cyberwar-switch-as-dealt = 照原牌序（單人）
cyberwar-switch-as-dealt-help = 即使有五張攻擊無法全部擋下，也照第一次洗好的順序玩。
cyberwar-switch-blind = 盲測（輪抽、紅藍對抗）
cyberwar-switch-blind-help = 正面朝下的攻擊連名稱也看不到。
cyberwar-switch-kept-hidden = 隱藏留下的牌（輪抽）
cyberwar-switch-kept-hidden-help = 到最後才看得到別人留下的牌。
cyberwar-switch-best-of-three = 三戰兩勝（輪抽）
cyberwar-switch-best-of-three-help = 先贏兩局的人獲勝。
cyberwar-switch-roles = 雙方角色（紅藍對抗）
cyberwar-switch-roles-help = 紅隊比較難打，所以交換角色玩兩局，以自己得牌堆中的攻擊合計。
cyberwar-switch-roles-both = 兩局，每人當一次紅隊
cyberwar-switch-roles-one = 只玩一局

# 不能並用的設定
cyberwar-refused-red-blue = 紅藍對抗只能由兩個人玩。
cyberwar-refused-solo-only = 等級、提示和「照原牌序」是單人模式的設定，只有一個人玩時才能用。
cyberwar-refused-draft-only = 「隱藏留下的牌」和「三戰兩勝」是輪抽的設定。
cyberwar-refused-red-blue-only = 「雙方角色」是紅藍對抗的設定，請同時選擇該模式。
cyberwar-refused-not-solo = 在單人模式中，盲測是一種等級，請把等級設為盲測。
cyberwar-refused-hard-cards = 高難度牌屬於盒中的牌，只能加入 APT3 或 APT29。
cyberwar-refused-all = 盒外的組織如果保留全部偵測就太簡單了，請選每張 3 種或 2 種。
cyberwar-refused-few-cards = { $group } 只有 { $cards } 張可用的牌，而紅藍對抗需要 { $need } 張。

# 句子中的卡牌
cyberwar-technique = { $id } { $name }
cyberwar-face-down = 第 { $number } 張攻擊
cyberwar-shown-stopped = { $attack }（偵測到：{ $defences }）
cyberwar-shown-through = { $attack }（未被偵測）

# 給輪到的玩家的說明
cyberwar-prompt-choose = { $count ->
        [4] 第 { $round } 輪，共 { $rounds } 輪：選四張防禦，合起來要偵測到每一張攻擊。
       *[other] 第 { $round } 輪，共 { $rounds } 輪：再選 { $count } 張防禦。
    }
cyberwar-prompt-reveal = 已選四張防禦：翻開攻擊，或收回選擇。
cyberwar-prompt-keep = 留下一張防禦，其餘的傳給左邊的玩家。
cyberwar-prompt-drop = { $count ->
       *[other] 從留下的防禦中移除 { $count } 張。
    }
cyberwar-prompt-pick = 你是紅隊：選擇要使用的攻擊組織。
cyberwar-prompt-attack = 第 { $round } 輪：打出一張攻擊到中央。
cyberwar-prompt-defend = 第 { $round } 輪：打出一張防禦到中央。
cyberwar-prompt-over = 遊戲結束。

# 同樣的時刻，其他人看到的
cyberwar-wait-choose = 等待 { $player } 選四張防禦。
cyberwar-wait-keep = 等待 { $players } 留牌。
cyberwar-wait-drop = 等待 { $players } 移除牌。
cyberwar-wait-pick = 等待 { $player } 選擇組織。
cyberwar-wait-attack = 等待 { $player } 攻擊。
cyberwar-wait-defend = 等待 { $player } 防禦。

# 行動
cyberwar-act-pick = 使用 { $group }
cyberwar-act-choose = 選擇{ $defence }
cyberwar-act-reveal = 翻開攻擊
cyberwar-act-keep = 留下{ $defence }
cyberwar-act-drop = 移除{ $defence }
cyberwar-act-attack = 以 { $attack } 攻擊
cyberwar-act-defend = 以{ $defence }防禦

# 事件紀錄。攻擊翻開之後，才說明是什麼偵測到它。
cyberwar-event-dealt = { $games ->
        [1] 洗好了 { $group } 的攻擊牌庫。
       *[other] 第 { $game } 局，共 { $games } 局：洗好了 { $group } 的攻擊牌庫。
    }
cyberwar-event-unfair = 找不到每輪都能擋下的牌序，就照這副牌玩。
cyberwar-event-laid = 第 { $round } 輪：正面朝下擺出 { $attacks }。
cyberwar-event-answered = { $player } 以{ $defences }防禦。
cyberwar-event-revealed = 翻開：{ $attacks }。
cyberwar-event-survived = 撐過第 { $round } 輪：擋下了所有攻擊。
cyberwar-event-lost = 在第 { $round } 輪落敗：{ $attacks } 突破了防禦。
cyberwar-event-cleared = 牌庫空了：撐過全部 { $rounds } 輪。
cyberwar-event-decided = { $player } 決定好了。
cyberwar-event-kept = { $player } 留下{ $defence }。
cyberwar-event-kept-hidden = { $player } 留下一張牌。
cyberwar-event-passed = { $count ->
       *[other] { $count } 張的手牌傳向左邊。
    }
cyberwar-event-must-drop = { $count ->
       *[other] 牌都留完了。現在每人移除 { $count } 張。
    }
cyberwar-event-dropped = { $player } 移除{ $defences }。
cyberwar-event-dropped-hidden = { $count ->
       *[other] { $player } 移除 { $count } 張牌。
    }
cyberwar-event-scored = { $score ->
       *[other] { $player } 以{ $defences }擋下 { $score } 張攻擊。
    }
cyberwar-event-tie-break = 平手，再翻一張攻擊：{ $attack }。擋下它的是 { $players }。
cyberwar-event-tie-break-none = 平手，再翻一張攻擊：{ $attack }。領先者都沒擋下。
cyberwar-event-game-won = 第 { $game } 局由 { $players } 獲勝。
cyberwar-event-picked = { $player } 是紅隊，使用 { $group }。
cyberwar-event-racked = { $player } 是藍隊，擺出{ $defences }。
cyberwar-event-attacked = { $player } 以 { $attack } 攻擊。
cyberwar-event-defended = { $player } 以{ $defence }防禦。
cyberwar-event-fought = 第 { $round } 輪：擋下 { $stopped } 張，突破 { $through } 張。
cyberwar-event-reshuffled = 把棄掉的防禦洗成新的牌庫。
cyberwar-event-red-drew = { $player } 抽了 { $attacks }。
cyberwar-event-red-bonus = { $player } 因攻擊被擋下，多抽一張：{ $attacks }。
cyberwar-event-red-drew-nothing = 攻擊牌庫空了，{ $player } 沒有抽牌。
cyberwar-event-blue-drew = { $player } 抽了{ $defences }。
cyberwar-event-blue-bonus = { $player } 因攻擊突破，多抽一張：{ $defences }。
cyberwar-event-game-over = 這局結束：紅隊 { $red } 有 { $through } 張攻擊，{ $blue } 有 { $stopped } 張。
cyberwar-event-won = { $players } 獲勝。

# 為什麼不行
cyberwar-no-over = 遊戲結束了。
cyberwar-no-not-your-turn = 還沒輪到你，請稍候。
cyberwar-no-wrong-step = 現在不能這樣做。
cyberwar-no-no-such-group = 這張桌沒有這個組織。
cyberwar-no-no-such-card = 沒有這張牌。
cyberwar-no-chosen = 你已經選了這張防禦。
cyberwar-no-four-chosen = 已選四張防禦：請翻開攻擊，或先收回一張。
cyberwar-no-too-few = { $count ->
       *[other] 請先再選 { $count } 張防禦。
    }
cyberwar-no-not-in-hand = 只能留下自己手中的牌，這張不在手中。
cyberwar-no-not-kept = 只能移除自己留下的牌。
cyberwar-no-dropped = 你已經移除了這張牌。
cyberwar-no-not-in-row = 只能打出自己那一排的牌，這張不在其中。

# 第一次玩的建議
cyberwar-coach-study = 看看各張防禦，找出能偵測其中兩張以上的。先從最少防禦能偵測的攻擊想起。
cyberwar-coach-exam = 想想每種技術會留下什麼：行程、檔案、登錄機碼、網路流量。
cyberwar-coach-blind = 你不知道會來什麼：選四張防禦，合起來要能偵測牌庫中最多的攻擊。
cyberwar-coach-keep = 留下能偵測這五張攻擊中多張的牌，也記住你傳出去的牌。
cyberwar-coach-drop = 留下三張偵測範圍不重複的防禦。
cyberwar-coach-pick = 選定之後可以看該組織的組織牌，上面列出你可能抽到的所有攻擊。
cyberwar-coach-attack = 用藍隊的防禦較少偵測到的技術攻擊。每輪由紅隊先出，也由紅隊最後出。
cyberwar-coach-defend = 一張牌同時防好幾張攻擊：不論出牌順序，防禦會擋下它偵測到的所有攻擊。

# 用句子描述牌桌：給終端機與螢幕報讀
cyberwar-describe-group = { $count ->
       *[other] 組織：{ $group }（ATT&CK { $version }），攻擊牌庫還有 { $count } 張。
    }
cyberwar-describe-five = 第 { $round } 輪，共 { $rounds } 輪，攻擊：{ $attacks }。
cyberwar-describe-front = { $defence }偵測得到 { $attacks }。
cyberwar-describe-front-count = { $count ->
       *[other] { $defence }偵測得到剩下攻擊中的 { $count } 張。
    }
cyberwar-describe-chosen = 已選：{ $defences }。
cyberwar-describe-hint = 提示：{ $defence }屬於最佳解答。
cyberwar-describe-table = 桌上的攻擊：{ $attacks }。
cyberwar-describe-hand = { $player } 的手牌：{ $defences }。
cyberwar-describe-hand-count = { $count ->
       *[other] { $player } 有 { $count } 張手牌。
    }
cyberwar-describe-kept = { $player } 留下的牌：{ $defences }。
cyberwar-describe-kept-count = { $count ->
       *[other] { $player } 留下了 { $count } 張牌。
    }
cyberwar-describe-dropped = { $player } 移除的牌：{ $defences }。
cyberwar-describe-dropped-count = { $count ->
       *[other] { $player } 移除了 { $count } 張牌。
    }
cyberwar-describe-row = 紅隊 { $player } 的攻擊：{ $attacks }。
cyberwar-describe-rack = 藍隊 { $player } 的防禦：{ $defences }。
cyberwar-describe-middle = { $guards ->
        [0] 中央：{ $attacks }。
       *[other] 中央：{ $attacks }，對上{ $defences }。
    }
cyberwar-describe-piles = 第 { $round } 輪，共 3 輪；目前擋下 { $stopped } 張攻擊，突破 { $through } 張。

# 決定勝負的原因
cyberwar-verdict-cleared = 撐過了全部 { $rounds } 輪。
cyberwar-verdict-lost = 在第 { $round } 輪，沒有防禦偵測到 { $attacks }。
cyberwar-verdict-stopped = 擋下最多攻擊的是 { $players }，共 { $score } 張。
cyberwar-verdict-tie-break = { $count ->
       *[other] 以 { $score } 張平手之後，再翻 { $count } 張攻擊，由 { $players } 獲勝。
    }
cyberwar-verdict-shared = 以 { $score } 張平手，翻完整副牌仍分不出高下，由 { $players } 共享勝利。
cyberwar-verdict-games = { $games ->
       *[other] { $player }：贏了 { $games } 局，擋下 { $stopped } 張攻擊。
    }
cyberwar-verdict-piles = { $player } 以 { $more } 張攻擊對 { $fewer } 張獲勝。
cyberwar-verdict-six = 各 { $count } 張攻擊，由紅隊 { $player } 獲勝。
cyberwar-verdict-even = 兩局合計各 { $count } 張攻擊，由 { $players } 共享勝利。
