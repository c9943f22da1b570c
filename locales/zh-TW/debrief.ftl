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

## ATT&CK 的資料元件（依編號）：攻擊會留下痕跡的地方。

debrief-component-dc0001 = 排程工作的建立
debrief-component-dc0002 = 使用者帳號的身分驗證
debrief-component-dc0003 = 惡意程式的中繼資料
debrief-component-dc0004 = 韌體的變更
debrief-component-dc0005 = 排程工作的中繼資料
debrief-component-dc0006 = Web 登入憑證的建立
debrief-component-dc0007 = Web 登入憑證的使用
debrief-component-dc0008 = WMI 物件的建立
debrief-component-dc0009 = 使用者帳號的刪除
debrief-component-dc0010 = 使用者帳號的變更
debrief-component-dc0011 = 惡意程式的內容
debrief-component-dc0012 = 排程工作的變更
debrief-component-dc0013 = 使用者帳號的中繼資料
debrief-component-dc0014 = 使用者帳號的建立
debrief-component-dc0015 = 映像檔的建立
debrief-component-dc0016 = 模組的載入
debrief-component-dc0017 = 雲端儲存空間的列舉
debrief-component-dc0018 = 主機的狀態
debrief-component-dc0019 = Pod 的建立
debrief-component-dc0020 = 處理程序的變更
debrief-component-dc0021 = 作業系統 API 的呼叫
debrief-component-dc0022 = 雲端儲存空間的刪除
debrief-component-dc0023 = 雲端儲存空間的變更
debrief-component-dc0024 = 雲端儲存空間的建立
debrief-component-dc0025 = 雲端儲存空間的存取
debrief-component-dc0026 = 映像檔的刪除
debrief-component-dc0027 = 雲端儲存空間的中繼資料
debrief-component-dc0028 = 映像檔的中繼資料
debrief-component-dc0029 = 指令碼的執行
debrief-component-dc0030 = Pod 的變更
debrief-component-dc0031 = 核心模組的載入
debrief-component-dc0032 = 處理程序的建立
debrief-component-dc0033 = 處理程序的終止
debrief-component-dc0034 = 處理程序的中繼資料
debrief-component-dc0035 = 處理程序的存取
debrief-component-dc0036 = 映像檔的變更
debrief-component-dc0037 = Pod 的列舉
debrief-component-dc0038 = 應用程式日誌的內容
debrief-component-dc0039 = 檔案的建立
debrief-component-dc0040 = 檔案的刪除
debrief-component-dc0041 = 服務的中繼資料
debrief-component-dc0042 = 磁碟機的建立
debrief-component-dc0043 = 防火牆的停用
debrief-component-dc0044 = 防火牆的列舉
debrief-component-dc0045 = Windows 登錄機碼的刪除
debrief-component-dc0046 = 磁碟機的變更
debrief-component-dc0047 = 快照的列舉
debrief-component-dc0048 = 具名管道的中繼資料
debrief-component-dc0049 = 快照的刪除
debrief-component-dc0050 = Windows 登錄機碼的存取
debrief-component-dc0051 = 防火牆規則的變更
debrief-component-dc0052 = 社群媒體
debrief-component-dc0053 = 防火牆的中繼資料
debrief-component-dc0054 = 磁碟機的存取
debrief-component-dc0055 = 檔案的存取
debrief-component-dc0056 = Windows 登錄機碼的建立
debrief-component-dc0057 = 快照的建立
debrief-component-dc0058 = 快照的變更
debrief-component-dc0059 = 檔案的中繼資料
debrief-component-dc0060 = 服務的建立
debrief-component-dc0061 = 檔案的變更
debrief-component-dc0062 = 快照的中繼資料
debrief-component-dc0063 = Windows 登錄機碼的變更
debrief-component-dc0064 = 指令的執行
debrief-component-dc0065 = 服務的變更
debrief-component-dc0066 = Active Directory 物件的變更
debrief-component-dc0067 = 登入工作階段的建立
debrief-component-dc0068 = Active Directory 物件的刪除
debrief-component-dc0069 = 雲端服務的變更
debrief-component-dc0070 = 雲端服務的中繼資料
debrief-component-dc0071 = Active Directory 物件的存取
debrief-component-dc0072 = 容器的建立
debrief-component-dc0073 = 執行個體的變更
debrief-component-dc0074 = 驅動程式的中繼資料
debrief-component-dc0075 = 執行個體的列舉
debrief-component-dc0076 = 執行個體的建立
debrief-component-dc0077 = 容器的啟動
debrief-component-dc0078 = 網路流量的摘要紀錄
debrief-component-dc0079 = 驅動程式的載入
debrief-component-dc0080 = 執行個體的啟動
debrief-component-dc0081 = 執行個體的刪除
debrief-component-dc0082 = 網路連線的建立
debrief-component-dc0083 = 雲端服務的列舉
debrief-component-dc0084 = Active Directory 登入憑證的請求
debrief-component-dc0085 = 網路流量的內容
debrief-component-dc0086 = 執行個體的中繼資料
debrief-component-dc0087 = Active Directory 物件的建立
debrief-component-dc0088 = 登入工作階段的中繼資料
debrief-component-dc0089 = 執行個體的停止
debrief-component-dc0090 = 雲端服務的停用
debrief-component-dc0091 = 容器的列舉
debrief-component-dc0092 = 磁碟區的變更
debrief-component-dc0093 = 數位憑證的註冊
debrief-component-dc0094 = 群組的變更
debrief-component-dc0095 = 磁碟區的列舉
debrief-component-dc0096 = 被動 DNS
debrief-component-dc0097 = 磁碟區的建立
debrief-component-dc0098 = 磁碟區的刪除
debrief-component-dc0099 = 群組的列舉
debrief-component-dc0100 = 磁碟區的中繼資料
debrief-component-dc0101 = 網域的註冊
debrief-component-dc0102 = 網路共用的存取
debrief-component-dc0103 = 主動 DNS
debrief-component-dc0104 = 網際網路掃描回應的內容
debrief-component-dc0105 = 群組的中繼資料
debrief-component-dc0106 = 網際網路掃描回應的中繼資料
