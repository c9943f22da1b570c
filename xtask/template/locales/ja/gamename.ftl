# Gamename: every text of the game.

# The game
gamename-title = Gamename
gamename-tagline = 全員が同時にカードを1枚伏せて出し、一番大きい数の人がトリックを取るゲームです。
gamename-minutes = 5
gamename-attribution = ゲームの作者、発表された場所、独自に加えた部分をここに書いてください。

# Prompts: what the awaited player is asked
gamename-prompt-lay = 手札から1枚を伏せて出してください。
gamename-prompt-over = ゲームは終わりました。

# The same moment, as the others see it
gamename-wait-lay = { $players }がカードを選んでいます。

# Actions
gamename-act-lay = { $card }を伏せて出す

# Events: the log
gamename-event-dealt = 全員にカードが{ $count }枚ずつ配られました。
gamename-event-laid = { $player }がカードを伏せて出しました。
gamename-event-took = { $player }がトリックを取りました（{ $cards }）。
gamename-laid-by = { $player }：{ $card }

# Refusals: why not
gamename-no-over = ゲームは終わっています。
gamename-no-already-laid = すでにカードを出しています。ほかのカードにするには、先に取り消してください。
gamename-no-not-in-hand = 出せるのは自分の手札だけです。このカードは手札にありません。
gamename-no-too-early = { $card }は最初のトリックでは出せません。ほかのカードを選んでください。

# Scoring
gamename-score-why-most = { $player }が{ $count }トリックを取って勝ちました。
gamename-score-why-shared = { $players }が{ $count }トリックずつ取り、勝利を分け合いました。

# The table in sentences: for the terminal and for screen readers
gamename-describe-hand = { $player }の手札：{ $cards }。
gamename-describe-cards = { $player }の手札：{ $count }枚。
gamename-describe-laid-nothing = { $player }はまだカードを出していません。
gamename-describe-laid = { $player }はカードを伏せて出しています。
gamename-describe-laid-known = { $player }は{ $card }を伏せて出しています。
gamename-describe-tricks = { $player }が取ったトリック：{ $count }。
gamename-describe-last = 直前のトリック：{ $cards }。

# Cards, aids and scores in sentences: for the terminal and for screen readers
gamename-read-card = カード{ $card }
gamename-read-beats = これより小さい数のカードすべてに勝ちます。
gamename-read-late = 最初のトリックでは出せません。
gamename-aid-unseen = まだ見ていないカード：{ $cards }。
gamename-score-trick = 第{ $number }トリックは{ $player }（{ $cards }）。

# What wins
gamename-standing-goal = トリックを一番多く取った人の勝ち。
