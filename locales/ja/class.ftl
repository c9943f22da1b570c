# Classes: many people at many tables, and somebody in charge of all of them. What is played at all tables
# at the same time is called a game here; the rounds are those of the game's own rules.

# Making one
class-what = コードは全員共通です。参加者は名前を入れるだけで席が決まり、全テーブルの様子を1画面で見られます。
class-led = あなたが進行役のクラス
class-game = ゲーム
class-size = 1テーブルの人数
class-minutes = 終了までの時間（分）
class-minutes-none = なし
class-takes = この設定なら約{ $minutes }分です。
class-takes-wind-down = 時間に収まらず、短くもできません。ラウンドを切り上げるころになったら進行画面でお知らせします。
class-proposal = 時間に合う設定：{ $changes }（約{ $minutes }分）
class-with = { $name }：{ $value }
class-without = 「{ $name }」なし
class-seating = 席の決め方
class-seating-arrival = 来た順
class-seating-random = くじ引き
class-seating-mixed = 実力混合
class-seating-alike = 実力別
class-seating-teams = 名簿どおり
class-seating-choosing = 自分で選ぶ
class-seating-arrival-help = 続けて参加した人どうしが同じテーブルになります。
class-seating-random-help = ゲームのたびに組み替え、同じ人となるべく当たらないようにします。
class-seating-mixed-help = これまでの結果をもとに、勝っている人とそうでない人を同じテーブルにします。教え合えます。
class-seating-alike-help = これまでの結果をもとに、実力の近い人どうしを同じテーブルにします。
class-seating-teams-help = 名簿のとおりに座ります。名簿にない人は空いている席に座ります。
class-seating-choosing-help = 参加者が自分の端末でテーブルを選びます。選ばなかった人は空いている席に座ります。
class-teams = 1行に1テーブル、名前は読点かコンマで区切る
class-teams-example = 愛子、勉、千恵
    大地、絵美、文
class-teams-help = 名簿はなくてもかまいません。参加してからテーブルを割り当てることもできます。
class-teams-read = { $tables }テーブル、{ $names }人
class-teams-over = { $table }行目の人数が、1テーブルの{ $size }席より多くなっています。余った人は空いている席に座ります。
class-uneven = 人数が割り切れないとき
class-uneven-bots = ボットが入る
class-uneven-fewer = 少ない人数で遊ぶ
class-same-deal = 全テーブルを同じ配りにする
class-same-deal-help = カードもダイスもどのテーブルでも同じになり、結果を比べられます。リプレイは全テーブルが終わってから見られます。
class-hands-first = 最初のラウンドは手札を公開する
class-hands-first-help = 最初のラウンドが終わるまで、同じテーブルの全員の手札を見られます。参加者にもそう表示されます。
class-hands-host = 観戦中、進行役は全員の手札を見る
class-hands-host-help = 始める前とテーブルで、参加者にもそう表示されます。
class-hands-watchers = 公開中の手札を、観戦者とプロジェクターにも見せる
class-hands-watchers-help = リンクを知っていれば、プレイヤーが別の画面で観戦することもできます。参加者にもそう表示されます。
class-hands-first-told = 最初のラウンドでは、同じテーブルの全員の手札を見られます。
class-hands-host-told = 進行役は、観戦中に全員の手札を見ることがあります。
class-rules = そのほかのルール設定
class-keep = 最後のゲームの{ $days }日後に削除
class-keep-days = クラスを削除する時期
class-days = { $days }日後
class-keep-names = 名前を残す
class-keep-names-help = 残さない場合は翌日に消え、席だけが残ります。
class-keep-journal = 振り返り用の記録を残す
class-keep-journal-help = 決めるまでの時間と、ルール上できなかった操作です。参加する人にもそう表示されます。
class-open = 受け付けを始める

# Coming in
class-enter = クラスに参加
class-enter-how = { $count ->
        [0] { $game }。まだ誰も参加していません。
       *[other] { $game }。{ $count }人が参加しています。
    }
class-enter-go = 参加する
class-kept-journal = 決めるまでの時間と、ルール上できなかった操作は、振り返りのために記録されます。
class-kept-no-journal = ゲームは振り返りのために残りますが、かかった時間は記録されません。
class-kept-all = 名前とゲームは、最後のゲームの{ $days }日後に消えます。
class-kept-unnamed = 名前は翌日に、ゲームは最後のゲームの{ $days }日後に消えます。
class-coming = クラスへ移動しています…
class-none = このクラスは見つかりません
class-in-short = クラスに参加中
class-in = { $name }さん、参加できました。
class-in-how = 前の画面を見てお待ちください。テーブルは自動で開きます。
class-round-over = あなたのゲームは終わりました。次のゲームは自動で開きます。
class-here = { $count ->
        [0] まだ誰も参加していません
       *[other] { $count }人が参加中
    }
class-somebody-else = 別の名前で参加する
class-choose = テーブルを選ぶ
class-choose-empty = まだ誰もいません
class-choose-mine = ここに座る予定
class-choose-full = 満席
class-link-other = このリンクは、このクラスでの今のあなたとは別の人のものです。
class-link-open = リンクを開く
class-link-stay = このままでいる

# The facilitator’s page
class-wall = クラス{ $code }
class-doors = 受け付け中
class-round = 第{ $round }ゲーム：{ $game }
class-come = 参加はこちら
class-come-how = QRコードを読み取るか、アドレスを開いてコードを入力してください。
class-late = 遅れてきた人はこのコードで
class-doors-closed = 受け付けは終了しました
class-plan-line = 1テーブル{ $size }人、席の決め方は「{ $seating }」です。
class-change-plan = 変更
class-nobody = 参加した人の名前がここに出ます。
class-more-troubles = ほか{ $count }件
class-begin = { $tables }テーブルで始める
class-table = テーブル{ $number }
class-all-tables = すべてのテーブル
class-playing = { $count }テーブルがプレイ中
class-all-over = 全テーブル終了
class-bell = { $left ->
        [0] 終了時刻です
       *[other] 終了まで{ $left }分
    }
class-bell-near = 終了まで{ $left }分、1ラウンドは約{ $round }分です。最後のラウンドにしましょう。
class-bell-rung = 終了時刻です。最後のラウンドにしましょう。
class-look-first = 先に見るところ

# How a table stands
class-state-lobby = 開始前
class-state-playing = プレイ中
class-state-round = 第{ $now }ラウンド
class-state-round-of = ラウンド{ $now }／{ $of }
class-state-paused = 一時停止中
class-state-last-round = 最終ラウンド
class-state-over = 終了
class-state-ended = 途中で終了
class-trouble = テーブル{ $number }：{ $text }
class-trouble-lost = 誰もいません。
class-trouble-away = 離席中の{ $players }を待っています。
class-trouble-slow = { $players }がしばらく考えています。

# What can be ordered
class-pause = 一時停止
class-pause-all = すべて一時停止
class-go-on = 再開
class-go-on-all = すべて再開
class-message = メッセージ
class-say-all = 全テーブルへのメッセージ
class-say-one = このテーブルへのメッセージ
class-said = 送りました。
class-more-time = 1分延長
class-wind-down = このラウンドで終える
class-play-on = やはり最後まで続ける
class-end = 今すぐ終える
class-end-sure = { $count }テーブルのゲームを今すぐ終え、今の状態で得点を数えます。
class-end-sure-one = このテーブルのゲームを今すぐ終え、今の状態で得点を数えます。
class-watch = このテーブルを見る
class-hold = ボットに任せる
class-unhold = 本人に戻す
class-dismiss = 外す
class-dismiss-one = { $name }さんを外す
class-dismiss-sure = { $name }さんをクラスから外します。ゲーム中なら、続きはボットが引き継ぎます。

# The next game
class-next = 次のゲーム
class-plan-first = 遊び方
class-next-ends = { $count }テーブルがまだプレイ中です。次のゲームを始めると、今の状態で終わります。
class-keep-plan = 保存して後で始める
class-begin-next = 第{ $round }ゲームを始める

# About the class
class-menu = このクラス
class-people = 参加者（{ $count }人）
class-people-short = 参加者
class-people-how = 次のゲームのテーブルを割り当てられます。
class-place-of = { $name }さんのテーブル
class-place-any = 空いている席
class-doors-open = 受け付けを再開する
class-doors-close = 受け付けを終える
class-link = 別の端末用のリンク
class-link-warning = このリンクを知っている人は、あなたと同じ進行役になります。スクリーンには映さないでください。
class-link-how = 自分の別の端末や、一緒に進行する人のためのリンクです。
class-link-show = QRコードで表示
class-link-qr = 進行役用リンクのQRコード
class-forget = クラスを削除
class-forget-sure = クラスを、テーブル、ゲーム、名前もすべて含めて削除します。元に戻せません。

# The debrief
class-debrief-title = クラス{ $code }：全{ $count }ゲーム
class-debrief-later = 振り返りは全テーブルの終了後
class-release = 振り返りを全員に公開
class-unrelease = 振り返りの公開をやめる
