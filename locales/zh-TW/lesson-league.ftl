## 駭客聯盟的引導式第一局。

lesson-league-server = 你的第一台伺服器
lesson-league-pick = 伺服器會賺分，上面每個有顏色的地方都是漏洞。選「內容管理系統」：只要沒有傷害，兩色的比單色的賺得多。
lesson-league-secret = 所有人暗中選擇
lesson-league-install = 每次行動，所有人暗中選一塊指令板：安裝、防禦、攻擊或維修。伺服器越多賺得越多，選安裝吧。
lesson-league-pay = 牌也是你的錢。這張攻擊卡暫時用不到，拿它支付吧。
lesson-league-which-server = 選一台漏洞全是藍色的，反正你已經有藍色漏洞了。每多一種顏色，就多一種被打中的可能。
lesson-league-defend = 築起防線
lesson-league-deep-security = 對手可能要攻擊了。「縱深防禦」每種顏色都擋一點。選它來防禦。
lesson-league-pay-defence = 還要再付一張牌，用「Rootkit」支付吧。
lesson-league-attack = 反擊
lesson-league-attacked = 你被紅色攻擊打中：一般攻擊力減去你的防禦力，再加上擋不住的直接傷害。每 1 點都讓攻擊者得 1 分。
lesson-league-phishing = 攻擊會打中所有擁有該色漏洞的對手。兩名對手的伺服器都有綠色漏洞。用哪張攻擊卡划算？
lesson-league-phishing-green = 網路釣魚（綠）
lesson-league-phishing-green-reply = 沒錯，兩人都會被打中。得分是其中較大的傷害。付一張牌，攻擊力就是 5。
lesson-league-phishing-blue = 緩衝區溢位（藍）
lesson-league-phishing-blue-reply = 只有一人有藍色漏洞，綠色則兩人都打得到。
lesson-league-pay-attack = 用「緩衝區溢位」支付：我們最不需要它。
lesson-league-repair = 及時維修
lesson-league-damage-done = 對單一對手的最大傷害讓你得 5 分。要是對手有綠色防禦力，就會少一些。
lesson-league-mend = 回合結束時，沒有傷害的伺服器和漏洞會得分。一張牌移除 3 點傷害：選擇用一張牌維修。
lesson-league-pay-repair = 用綠色的防禦卡支付：你沒有綠色漏洞。
lesson-league-invest = 長久的投資
lesson-league-recovery = 防禦卡到遊戲結束都有效。「自動復原」擋紅色，每回合還會自動維修。選它來防禦。
lesson-league-round-end = 回合結束
lesson-league-scored = 每個沒有傷害的漏洞得 1 分，乾淨的伺服器得到獎勵。傷害全部移除，每人有八張新牌，還有更大的伺服器可買。
lesson-league-place = 你被打中了，傷害放在哪個漏洞由你決定。已有傷害的最好：只有沒有傷害的漏洞和伺服器才會得分。
