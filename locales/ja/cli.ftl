# Texts of the terminal only.

# What stands between the items of a list.
cli-comma = 、
cli-player = プレイヤー{ $seat }
cli-help = 選択肢の番号を入力してください。c：カードの一覧、cと番号：その選択肢のカードの説明、cと名前：カードの説明、a：補助情報とアドバイス、l：テーブル全体と、選べないものの理由をもう一度表示、u：取り消し、h：ヘルプ、q：終了
cli-unclear = 1〜{ $count }の番号を入力してください。hでヘルプを表示します。
cli-left = ゲームをやめました。
cli-saved = 対局記録を「{ $file }」に保存しました。
cli-no-such-seat = 席{ $seat }はありません。1〜{ $players }から選んでください。
cli-score = { $name }：{ $score }
cli-replay-head = { $game }、{ $players }人、{ $decisions }手
cli-replay-unfinished = このゲームは途中で終わっています。
cli-replay-checked = すべての手を照合しました。対局記録に問題はありません。
cli-not-now = 今は選べません：{ $options }。{ $why }
cli-brief = { $name }。{ $brief }
cli-cards = 説明を読めるもの：{ $names }。
cli-which-card = 当てはまるものが複数あります：{ $names }。
cli-no-such-card = 「{ $asked }」に当てはまるものはありません。cで一覧を表示します。
cli-no-card-there = その選択肢に、説明を読めるカードはありません。
cli-no-aids = 今のところ、補助情報はありません。
cli-meant = おすすめの番号：{ $numbers }。
cli-form-help = 選ぶものの番号を空白で区切って入力してください。同じ番号を2回入力すると、2つ選んだことになります。何も選ばないときは、Enterキーだけを押します。q：やめる
cli-form-unclear = 1〜{ $count }の番号を空白で区切って入力してください。同じ番号は、最大数までしか使えません。qでやめます。
cli-form-too-long = { $over }文字長すぎます。短くして入力してください。
cli-no-such-group = 名前かIDに「{ $word }」を含むグループはありません。
cli-replay-chose = { $number }. { $player }：{ $chose }
cli-replay-help = nまたはEnter：次へ、b：前へ、0〜{ $last }の番号：その手へ移動、l：テーブル全体、cと名前：カードの説明、a：補助情報、h：ヘルプ、q：終了
cli-replay-unclear = n、b、または0〜{ $last }の番号を入力してください。hでヘルプを表示します。
cli-replay-step = { $last }手中{ $step }手目です。
