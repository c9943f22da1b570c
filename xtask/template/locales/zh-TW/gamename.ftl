# Gamename: every text of the game.

# The game
gamename-title = Gamename
gamename-tagline = 所有人同時蓋下一張牌，數字最大的人贏得這一墩。
gamename-minutes = 5
gamename-attribution = 請在這裡寫明遊戲的作者、出處，以及哪些部分出自我們。

# Prompts: what the awaited player is asked
gamename-prompt-lay = 從手牌中蓋下一張牌。
gamename-prompt-over = 遊戲結束了。

# The same moment, as the others see it
gamename-wait-lay = 等待 { $players } 蓋牌。

# Actions
gamename-act-lay = 蓋下「{ $card }」

# Events: the log
gamename-event-dealt = 每人發到 { $count } 張牌。
gamename-event-laid = { $player } 蓋下了一張牌。
gamename-event-took = { $player } 贏得這一墩（{ $cards }）。
gamename-laid-by = { $player }：{ $card }

# Refusals: why not
gamename-no-over = 遊戲已經結束了。
gamename-no-already-laid = 你已經蓋牌了；想換一張，請先收回。
gamename-no-not-in-hand = 只能蓋下自己的手牌，而這張牌不在你的手牌裡。
gamename-no-too-early = 第一墩不能蓋下「{ $card }」，請選擇其他牌。

# Scoring
gamename-score-why-most = { $player } 以 { $count } 墩獲勝。
gamename-score-why-shared = { $players } 各贏得 { $count } 墩，共同獲勝。

# The table in sentences: for the terminal and for screen readers
gamename-describe-hand = { $player } 的手牌：{ $cards }。
gamename-describe-cards = { $player } 有 { $count } 張手牌。
gamename-describe-laid-nothing = { $player } 還沒有蓋牌。
gamename-describe-laid = { $player } 已經蓋下一張牌。
gamename-describe-laid-known = { $player } 蓋下了「{ $card }」。
gamename-describe-tricks = { $player } 贏得 { $count } 墩。
gamename-describe-last = 上一墩：{ $cards }。

# Cards, aids and scores in sentences: for the terminal and for screen readers
gamename-read-card = 牌 { $card }
gamename-read-beats = 可以贏過所有數字較小的牌。
gamename-read-late = 第一墩不能蓋下這張牌。
gamename-aid-unseen = 你還沒看過的牌：{ $cards }。
gamename-score-trick = 第 { $number } 墩由 { $player } 贏得（{ $cards }）。

# What wins
gamename-standing-goal = 贏得最多墩者獲勝。
