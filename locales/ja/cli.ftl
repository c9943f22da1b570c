# Texts of the terminal only.

# What stands between the items of a list.
cli-comma = 、
cli-player = プレイヤー{ $seat }
cli-help = 選択肢の番号を入力してください。c：カードの一覧、cと番号：その選択肢のカードの説明、cと名前：カードの説明、fと言葉：その言葉を含む選択肢だけを表示、a：補助情報とアドバイス、t：ヒント（よい選択肢とその勝率）、r：ルールの項目、rと言葉：ルールのその部分、l：テーブル全体と、選べないものの理由をもう一度表示、u：取り消し、h：ヘルプ、q：終了
cli-unclear = 1〜{ $count }の番号を入力してください。hでヘルプを表示します。
cli-unclear-as-listed = 残っている選択肢の番号を入力してください。lで一覧を表示します。
cli-as-listed = 選択肢と番号は上の一覧と同じです。
cli-as-listed-but = 選択肢と番号は上の一覧と同じですが、次の番号は選べません：{ $gone }。
cli-instead = または、iと入力：{ $option }
cli-only = 選べるのはこれだけなので、自動で決まります：{ $option }
# 選択肢に値段があるとき。
cli-frontline-no-not-enough-funds = 資金は{ $have }です。
cli-placement-no-not-enough-tokens = { $site }（○は{ $colour }）で使えるのは{ $have }です。
cli-placement-no-not-enough-tokens-none = { $site }（○は{ $colour }）で使える情報がありません。
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
cli-no-aids = 今、補助情報はありません。
cli-meant = おすすめの選択肢：{ $options }。
cli-parts = 選ぶものの番号をすべて、空白で区切って入力してください。同じ番号を2回入力すると、2つ選んだことになります。
cli-part-most = { $name }（{ $most }つまで）
cli-parts-picked = ここまでの選択：{ $names }。残りを選んでください。u：選び直す
cli-parts-unclear = 選べる組み合わせになるように、1〜{ $count }の番号を空白で区切って入力してください。hでヘルプを表示します。
cli-form-help = 選ぶものの番号を空白で区切って入力してください。同じ番号を2回入力すると、2つ選んだことになります。何も選ばないときは、Enterキーだけを押します。q：やめる
cli-form-unclear = 1〜{ $count }の番号を空白で区切って入力してください。同じものは、実際にある数までしか選べません。qでやめます。
cli-form-too-long = { $over }文字長すぎます。短くしてください。
cli-no-such-group = 名前かIDに「{ $word }」を含むグループはありません。
cli-replay-chose = { $number }. { $player }：{ $chose }
cli-replay-help = nまたはEnter：次へ、b：前へ、0〜{ $last }の番号：その手へ移動、l：テーブル全体、cと名前：カードの説明、r：ルール、a：補助情報、h：ヘルプ、q：終了
cli-replay-unclear = n、b、または0〜{ $last }の番号を入力してください。hでヘルプを表示します。
cli-replay-step = { $step }手目（全{ $last }手）。
cli-begin = 選択肢の番号を入力してください。hで、ほかに入力できるものの説明を表示します。
cli-find-none = 「{ $words }」を含む選択肢はありません。
cli-hint-thinking = ここから先を何通りも試しています…
cli-hint-none = 選ぶ余地がありません。
cli-hint = { $number }. { $option }：勝率{ $chance }%（{ $low }〜{ $high }%）
cli-hint-how = 自分に見えている情報から先を何通りも試し、全員が妥当な手を選び続けた場合の勝率です。かっこ内は誤差の範囲です。
cli-rules = ルールの項目です。rと番号を入力すると読めます。
cli-rules-none = ルールに「{ $asked }」についての説明はありません。rで項目の一覧を表示します。
cli-rules-cell = { $head }：{ $cell }
# 読み上げる表の、セルとセルの間に入るもの。
cli-semicolon = ；
cli-after = ゲームが終わりました。次はどうしますか。
cli-after-leave = 終了する
cli-after-review = 検討する：それぞれの決定が、そのとき分かっていた範囲でどれだけよかったかを調べる
cli-after-keep = 対局記録をファイルに保存する（リプレイや振り返りに使えます）
cli-after-file = ファイル名を入力してください。保存しない場合は、そのままEnterを押してください。
cli-after-thinking = すべての決定を調べています。しばらくかかることがあります…
cli-after-unclear = 1〜{ $count }の番号を入力してください。
cli-lesson-answer = 答えの番号（1〜{ $count }）を入力してください。
cli-lesson-over = レッスンはここまでです。続けて最後まで遊ぶか、qで終わります。
cli-lesson-none = 「{ $asked }」というレッスンはありません。あるのは次のとおりです：{ $lessons }

# 暗記カード
cli-anki-written = 「{ $deck }」のカード{ $count }枚を{ $file }に書き出しました。
