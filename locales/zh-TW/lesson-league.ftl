## 駭客聯盟的引導式第一局。

lesson-league-server = 你的第一台伺服器
lesson-league-pick = 伺服器會賺分，而每個有顏色的洞都是漏洞。選「內容管理系統」：沒受損時，兩色的比單色的賺得多。
lesson-league-secret = 所有人暗中選擇
lesson-league-install = 每次行動，所有人暗中從安裝、防禦、攻擊、維修中選一個。伺服器越多賺越多，選安裝吧。
lesson-league-pay = 牌也是你的錢。這張攻擊牌暫時用不到，拿它付費吧。
lesson-league-which-server = 選一台漏洞全是藍色的，反正你已經有藍色。每多一種顏色，就多一種被打的方式。
lesson-league-defend = 築起防線
lesson-league-deep-security = 對手可能要攻擊了。「縱深防禦」每種顏色都擋一點。選它來防禦。
lesson-league-pay-defence = 要再付一張牌，用「Rootkit」付吧。
lesson-league-attack = 反擊
lesson-league-attacked = 你被紅色攻擊打中：強度減去你的防禦，再加上擋不住的直接傷害。每點都讓攻擊者得分。
lesson-league-phishing = 攻擊會打中所有擁有該顏色漏洞的對手。兩位對手都有綠色漏洞。用哪種攻擊划算？
lesson-league-phishing-green = 網路釣魚（綠）
lesson-league-phishing-green-reply = 沒錯，兩人都會中。得分取傷害較大的那個。付一張牌，強度變成 5。
lesson-league-phishing-blue = 緩衝區溢位（藍）
lesson-league-phishing-blue-reply = 只有一人有藍色漏洞，綠色兩人都打得到。
lesson-league-pay-attack = 用最不需要的「緩衝區溢位」付費。
lesson-league-repair = 及時維修
lesson-league-damage-done = 最大的一擊讓你得 5 分。要是對手有綠色防禦，就會少一些。
lesson-league-mend = 輪末時，沒受損的伺服器和漏洞都會得分。一張牌移除 3 點傷害：選一張牌維修。
lesson-league-pay-repair = 用綠色防禦牌付費：你沒有綠色的伺服器。
lesson-league-invest = 長久的投資
lesson-league-recovery = 防禦牌整場都有效。「自動復原」擋紅色，還會每輪自動維修。選它來防禦。
lesson-league-round-end = 一輪結束
lesson-league-scored = 每個沒受損的漏洞得 1 分，沒受損的伺服器得獎勵。傷害清空，每人八張新牌，還有更大的伺服器可買。
