# Texts of the terminal only.

# What stands between the items of a list.
cli-comma = 、
cli-player = プレイヤー{ $seat }
cli-bot = ボット{ $seat }（{ $level }）
cli-help = 選択肢の番号を入力してください。l：もう一度表示、u：取り消し、h：ヘルプ、q：終了
cli-unclear = 1〜{ $count }の番号を入力してください。hでヘルプを表示します。
cli-left = ゲームをやめました。
cli-saved = 対局記録を「{ $file }」に保存しました。
cli-no-such-seat = 席{ $seat }はありません。1〜{ $players }から選んでください。
cli-score = { $name }：{ $score }点
cli-replay-head = { $game }、{ $players }人、{ $decisions }手
cli-replay-unfinished = このゲームは途中で終わっています。
cli-replay-checked = すべての手を照合しました。対局記録に問題はありません。
