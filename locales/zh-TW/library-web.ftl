# 卡牌圖鑑：閱讀和教學用，說明卡牌背後的事。

library-lead = 每款遊戲的每張牌：效果、在現實世界中是什麼，以及防守方怎麼做。可用方向鍵逐張翻閱，也適合用投影機教學。
library-search = 搜尋卡牌
library-kinds = 卡牌種類
library-all = 所有卡牌
library-count = { $count } 張牌
library-leaf = 逐張翻閱
library-place = { $at }／{ $count }
library-before = 上一張
library-next = 下一張
library-full = 全螢幕
library-own-page = 開啟獨立頁面
library-effect = 在遊戲中
library-today = 現今的 ATT&CK
library-with-id = { $name }（{ $id }）

# 卡牌之間的關係
library-advised = ATT&CK 建議的對策
library-advised-against = ATT&CK 建議用來對付
library-dearer-by = 讓費用提高的牌
library-makes-dearer = 費用會提高的攻擊
library-cheaper-by = 讓費用降低的牌
library-makes-cheaper = 費用會降低的攻擊
library-voids = 因它而無效的牌
library-voided-by = 使它無效的牌
library-kept-out-by = 以同色擋下它的牌
library-keeps-out = 能以同色擋下的攻擊
library-hits = 可以攻擊的伺服器
library-hit-by = 可能遭到的攻擊
