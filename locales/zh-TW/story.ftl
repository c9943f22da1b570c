## 遊戲開場的故事。

story-name = 故事
story-begin = 開始
story-marked = 按下標示處就開始，也可以繼續往下讀。

story-ports-who = 你管理一個網路，每項服務都守在一扇有號碼的門後。
story-ports-goal = 收集同類的通訊協定，把不安全的留給別人。
story-ports-end = 所有的牌都打完時，收藏最好的人獲勝。

story-cyberwar-who = 你坐在資安監控中心。一個真實存在的攻擊組織開始行動，手法總會留下痕跡。
story-cyberwar-goal = 選出看得見它們的防禦。每種防禦都偵測得到某些手法，也對另一些視而不見。
story-cyberwar-end = 最清楚「什麼偵測得到什麼」的人獲勝。

story-frontline-who = 你領導一個情報機關，對面坐著另一個，雙方都不承認任何事。
story-frontline-goal = 穿過蓋著的防禦牌，把攻擊推進五個環節，同時強化自己的防線。
story-frontline-end = 先完成整條攻擊鏈的人拿下一盤，拿下兩盤就獲勝。

story-league-who = 你和對手都經營著全世界仰賴的伺服器，而每台伺服器都有漏洞。
story-league-goal = 守住自己的、攻擊別人的，並及時維修。所有人暗中選擇，再同時揭曉。
story-league-end = 三輪之後，伺服器賺到最多分的人獲勝。

story-placement-who = 夜裡的城市。你的攻擊團隊盯上四個據點：醫院、公司、購物網站和工廠。
story-placement-goal = 在警報響起、或外洩讓大家曝光之前，潛入、蒐集情報並發動攻擊。
story-placement-end = 先拿到足夠分數的團隊獲勝。記住是什麼擋下了你：防守方會想知道。
