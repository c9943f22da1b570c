# Gamename: what only the board in the browser says.

gamename-web-hand = 你的手牌
gamename-web-card = 「{ $value }」的牌
gamename-web-back = 蓋著的牌
gamename-web-none = 還沒有蓋牌
gamename-web-last = 上一墩
gamename-web-no-trick = 還沒有人贏得任何一墩
gamename-web-tricks = { $count } 墩
gamename-web-cards = { $count } 張牌
gamename-web-unseen = 還沒看過的牌
