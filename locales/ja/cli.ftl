# Texts of the terminal only.

cli-player = プレイヤー{ $seat }
cli-bot = ボット{ $seat }（{ $level }）
cli-help = 選択肢の番号を入力してください。l：もう一度見る、u：取り消す、h：ヘルプ、q：やめる
cli-unclear = 1から{ $count }までの番号か、ヘルプを見るには h を入力してください。
cli-left = ゲームをやめました。
cli-saved = ゲームの記録を { $file } に保存しました。
cli-no-such-seat = 席{ $seat }はありません。1から{ $players }の中から選んでください。
cli-score = { $name }：{ $score }点
cli-replay-head = { $game }、{ $players }人、決定{ $decisions }回
cli-replay-unfinished = このゲームは最後まで行われていません。
cli-replay-checked = すべての記録を確かめました。問題ありません。
