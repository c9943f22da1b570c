# Gamename: what only the board in the browser says.

gamename-web-hand = あなたの手札
gamename-web-card = { $value }のカード
gamename-web-back = 伏せたカード
gamename-web-none = まだ出していません
gamename-web-last = 直前のトリック
gamename-web-no-trick = まだ誰もトリックを取っていません
gamename-web-tricks = { $count }トリック
gamename-web-cards = { $count }枚
gamename-web-unseen = まだ見ていないカード
