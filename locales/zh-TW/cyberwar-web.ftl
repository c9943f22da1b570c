# CyberWar: what only the board in the browser says.

# The table
cyberwar-web-group = 攻擊組織
cyberwar-web-group-card = 組織卡：{ $group }
cyberwar-web-group-choose = 選擇防禦卡（{ $count }）
cyberwar-web-group-keep = 留下防禦卡（{ $count }）
cyberwar-web-group-drop = 移除防禦卡（{ $count }）
cyberwar-web-group-attack = 打出攻擊卡（{ $count }）
cyberwar-web-group-defend = 打出防禦卡（{ $count }）
cyberwar-web-attacks = 攻擊
cyberwar-web-defences = 防禦
cyberwar-web-round = 第 { $round } 輪（共 { $rounds } 輪）
cyberwar-web-game = 第 { $game } 局（共 { $games } 局）
cyberwar-web-deck = 攻擊牌組：剩 { $count } 張
cyberwar-web-back = { $attack }（正面朝下）

# What is seen
cyberwar-web-seen-by = 由 { $defences } 偵測到
cyberwar-web-not-seen = 選擇的防禦卡都偵測不到
cyberwar-web-unknown = 翻開後才知道有沒有偵測到
cyberwar-web-turning = 正在逐一翻開攻擊卡。
cyberwar-web-open = 還沒涵蓋
cyberwar-web-stopped = 已擋下
cyberwar-web-through = 突破防禦
cyberwar-web-stopped-by-players = 由 { $players } 擋下
cyberwar-web-stopped-count = 擋下 { $count } 張
cyberwar-web-stopped-of = 擋下 { $count }／{ $of } 張

# Solo
cyberwar-web-covered = 已偵測 { $count }／{ $of } 張攻擊卡
cyberwar-web-chosen = 已選 { $count }／{ $of } 張防禦卡
cyberwar-web-closed-study = 每張防禦卡能偵測什麼，你都看得到。
cyberwar-web-closed-exam = 測驗：防禦卡能偵測什麼，到遊戲結束才公開。
cyberwar-web-closed-blind = 盲測：連攻擊卡的名稱都看不到。
cyberwar-web-sees-numbers = 能偵測第 { $numbers } 張
cyberwar-web-sees-none = 一張都偵測不到
cyberwar-web-sees-count = 能偵測這個組織的 { $count } 張攻擊卡
cyberwar-web-sees-short = 能偵測 { $count } 張
cyberwar-web-unfair = 這個牌序並非每一輪都能撐過。
cyberwar-web-look-back = 回顧
cyberwar-web-review = 第 { $round } 輪回顧
cyberwar-web-your-answer = 你選的四張防禦卡
cyberwar-web-best = 最佳的四張：擋下 { $count }／{ $of } 張
cyberwar-web-odds = 你選的四張有多少勝算
cyberwar-web-odds-exact = 的機率：這副牌組可能發出、又有辦法全部擋下的 { $of } 種組合中，你的四張能擋下 { $good } 種。
cyberwar-web-odds-closed = 遊戲結束後才顯示；在那之前不能看防禦卡的正面。

# Draft
cyberwar-web-draft-keep = 留一張，其餘傳下去
cyberwar-web-draft-drop = 移除多餘的牌
cyberwar-web-draft-revealed = 全部翻開
cyberwar-web-draft-over = 遊戲結束
cyberwar-web-hand = 你的手牌
cyberwar-web-passes-to = 其餘傳給 { $player }
cyberwar-web-sealed = 已經選好，所有人選好之前不公開
cyberwar-web-decided = 選好了
cyberwar-web-holds = 手牌 { $count } 張
cyberwar-web-you-know = 這張是你傳出去的
cyberwar-web-kept = 留下
cyberwar-web-dropped = 移除
cyberwar-web-tie-break = 用來分出勝負
cyberwar-web-extra = 為了分出勝負，又抽了 { $count } 張攻擊卡。

# Red/blue
cyberwar-web-red = 紅隊
cyberwar-web-blue = 藍隊
cyberwar-web-row = 紅隊的攻擊卡
cyberwar-web-rack = 藍隊的防禦卡
cyberwar-web-middle = 對抗區
cyberwar-web-pick-group = 選擇組織
cyberwar-web-pile-stopped = 藍隊的得牌堆：擋下 { $count } 張攻擊卡
cyberwar-web-pile-through = 紅隊的得牌堆：{ $count } 張攻擊卡突破防禦
cyberwar-web-before = + 第 1 局的 { $count } 張
cyberwar-web-defence-deck = 防禦牌組：剩 { $count } 張
cyberwar-web-discard = 棄掉的防禦卡：{ $count } 張

# Cards and piles looked at
cyberwar-web-tools = 工具
cyberwar-web-detects = 能偵測的攻擊
cyberwar-web-front-closed = 現在還不能看這張牌的正面。
cyberwar-web-detected-by = 能偵測它的防禦
cyberwar-web-mitigations = 緩解措施
cyberwar-web-today = 現在的 ATT&CK 稱之為 { $id } { $name }。
cyberwar-web-today-dropped = 現在的 ATT&CK 已不再收錄。
cyberwar-web-tactics = 戰術：{ $tactics }
cyberwar-web-face-down = 這張牌正面朝下：翻開後才看得到說明，以及能偵測它的防禦卡。
cyberwar-web-about-deck = 攻擊牌組
cyberwar-web-about-deck-text = 這個組織還沒發出來的攻擊卡。
cyberwar-web-about-defence-deck = 防禦牌組
cyberwar-web-about-defence-deck-text = 藍隊從這裡抽牌。抽完時，把棄掉的防禦卡洗成新的牌組。
cyberwar-web-about-discard = 棄掉的防禦卡
cyberwar-web-about-discard-text = 已經打出的防禦卡。牌組抽完時會洗回去。
cyberwar-web-profile = 牌組裡有 { $count } 種技術，依戰術排列：
cyberwar-web-profile-closed = 這個組織已知使用哪些技術，只有紅隊能看。
cyberwar-web-no-group = 還沒有選定組織。

# The end
cyberwar-web-matrix = ATT&CK 矩陣：{ $group } 的攻擊
cyberwar-web-matrix-game = 第 { $game } 局的 ATT&CK 矩陣：{ $group } 的攻擊

# Names for where the whole one does not fit
cyberwar-defence-d01-short = 程序監控
cyberwar-defence-d02-short = 命令列參數
cyberwar-defence-d03-short = 檔案監控
cyberwar-defence-d04-short = API 監控
cyberwar-defence-d05-short = 程序連線
cyberwar-defence-d06-short = 封包擷取
cyberwar-defence-d07-short = 登錄
cyberwar-defence-d08-short = 驗證日誌
cyberwar-defence-d09-short = NetFlow
cyberwar-defence-d10-short = 事件日誌
cyberwar-defence-d11-short = 協定分析
cyberwar-defence-d12-short = 中繼資料
cyberwar-attack-t1002-short = 壓縮資料
cyberwar-attack-t1003-short = 憑證傾印
cyberwar-attack-t1005-short = 本機資料
cyberwar-attack-t1015-short = 輔助功能
cyberwar-attack-t1016-short = 網路設定
cyberwar-attack-t1018-short = 探查系統
cyberwar-attack-t1023-short = 竄改捷徑
cyberwar-attack-t1027-short = 混淆檔案
cyberwar-attack-t1033-short = 探查使用者
cyberwar-attack-t1041-short = C2 外傳
cyberwar-attack-t1043-short = 常用埠
cyberwar-attack-t1045-short = 軟體加殼
cyberwar-attack-t1047-short = WMI
cyberwar-attack-t1049-short = 探查連線
cyberwar-attack-t1050-short = 新增服務
cyberwar-attack-t1053-short = 排程工作
cyberwar-attack-t1056-short = 擷取輸入
cyberwar-attack-t1057-short = 探查程序
cyberwar-attack-t1059-short = 命令列
cyberwar-attack-t1060-short = Run 機碼
cyberwar-attack-t1061-short = 圖形介面
cyberwar-attack-t1064-short = 指令碼
cyberwar-attack-t1065-short = 罕用埠
cyberwar-attack-t1066-short = 移除特徵
cyberwar-attack-t1069-short = 探查群組
cyberwar-attack-t1070-short = 清除跡證
cyberwar-attack-t1073-short = DLL 側載
cyberwar-attack-t1074-short = 暫存資料
cyberwar-attack-t1076-short = RDP
cyberwar-attack-t1077-short = 管理共用
cyberwar-attack-t1078-short = 有效帳號
cyberwar-attack-t1081-short = 檔案憑證
cyberwar-attack-t1082-short = 系統資訊
cyberwar-attack-t1083-short = 探查檔案
cyberwar-attack-t1084-short = WMI 事件
cyberwar-attack-t1087-short = 探查帳號
cyberwar-attack-t1088-short = 繞過 UAC
cyberwar-attack-t1090-short = 連線代理
cyberwar-attack-t1095-short = 非應用層
cyberwar-attack-t1097-short = 票證傳遞
cyberwar-attack-t1098-short = 操縱帳號
cyberwar-attack-t1104-short = 多階通道
cyberwar-attack-t1105-short = 遠端複製
cyberwar-attack-t1107-short = 刪除檔案
cyberwar-attack-t1108-short = 備用管道
cyberwar-attack-t1110-short = 暴力破解
cyberwar-attack-t1136-short = 建立帳號
cyberwar-attack-t1143-short = 隱藏視窗
cyberwar-attack-t1172-short = 網域前置
cyberwar-attack-t1188-short = 多層代理
cyberwar-attack-t1192-short = 釣魚連結
cyberwar-attack-t1193-short = 釣魚附件
cyberwar-attack-t1203-short = 用戶端漏洞
cyberwar-attack-t1204-short = 使用者執行
cyberwar-attack-t1208-short = Kerberos
cyberwar-attack-t1518-short = 探查軟體

# The card library
cyberwar-web-effect-attack = 對方用上能偵測它的防禦卡就會被擋下，否則就會突破防禦。
cyberwar-web-effect-defence = 能擋下它偵測得到的攻擊。
