## 遊戲開場的故事。

story-name = 故事
story-begin = 開始
story-marked = 點選標示處，或繼續往下讀。

story-ports-who = 你管理一個網路，每項服務都守在一扇有號碼的門後。
story-ports-goal = 收集同類的通訊協定，把不安全的留給別人。
story-ports-end = 所有的牌都打完時，收藏最好的人獲勝。

story-cyberwar-who = 資安監控中心的夜晚。一個已知的攻擊組織正在行動，使用的技術會留下痕跡。
story-cyberwar-goal = 防守方挑看得出攻擊的防禦，攻擊方挑不會被看見的技術：每種防禦都有死角。
story-cyberwar-end = 最清楚「什麼偵測得到什麼」的人獲勝。

story-frontline-who = 你領導一個情報機關，對手領導另一個，雙方都不承認做過任何事。
story-frontline-goal = 繞過蓋著的防禦牌，讓攻擊通過五個環節，同時強化自己的防線。
story-frontline-end = 先完成整條攻擊鏈的人贏下一盤，贏下兩盤就獲勝。

story-league-who = 你和對手都經營著全世界仰賴的伺服器，而每台伺服器都有漏洞。
story-league-goal = 守住自己的、攻擊別人的，並及時維修。所有人暗中選擇，再同時揭曉。
story-league-end = 三回合之後，分數最高的人獲勝。

story-placement-who = 夜裡的城市。醫院、企業、電商網站和工廠：你的團隊盯上這四個據點保管的東西。
story-placement-goal = 在驚動防守方，或資料外洩讓大家曝光之前，潛入據點、收集情報並發動攻擊。
story-placement-end = 先拿到足夠分數的團隊獲勝。記住是什麼擋下了你：防守方會想知道。
