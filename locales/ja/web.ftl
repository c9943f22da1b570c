# ウェブ画面の文言。端末と共通のものは table.ftl、ゲームごとのものは各ファイルにあります。

# 共通
web-home-link = Sandtable：ホーム
web-skip-to-content = 本文へ移動
web-language = 言語
web-theme = 配色：{ $theme }
web-theme-auto = 端末に合わせる
web-theme-dark = ダーク
web-theme-light = ライト
web-loading = 少々お待ちください…
web-connecting = テーブルに接続しています…
web-close = 閉じる
web-cancel = キャンセル
web-copy = コピー
web-copied = コピーしました
web-try-again = もう一度試す
web-to-home = ホームへ
web-to-table = テーブルへ
web-more = その他
web-guest = ゲスト
web-your-name = あなたの名前
web-rules = ルール

# うまくいかないとき
web-missing-title = ページが見つかりません
web-missing-text = このアドレスのページはありません。文字が抜けていないか確かめてください。
web-failed-title = うまくいきませんでした
web-failed-text = ページを読み込めませんでした。接続を確かめて、もう一度お試しください。
web-no-table-title = このテーブルはありません
web-error-unreachable = 今はサーバーに接続できません。
web-error-unexpected = 問題が起きました。もう一度お試しください。

# ホーム
web-what-it-is-line = サイバーセキュリティのテーブルゲームで遊びながら、その背景を学べます。
web-no-accounts = 仲間と同じテーブルで、またはボットを相手に1人で。アカウントもインストールも不要です。
web-games = ゲーム
web-players = { $min }〜{ $max }人
web-players-exactly = { $max }人
web-minutes = 約{ $minutes }分
web-players-label = 人数（あなたを含む）
web-bots-label = ボットの強さ
web-play-now = すぐに遊ぶ
web-create = テーブルを作る
web-join = テーブルに参加
web-join-how = コードでテーブルに参加
web-join-go = 参加
web-host-class = クラスを開く
web-resume = あなたのテーブル
web-forget = { $code }を一覧から削除
web-mode-label = モード
web-play-now-of = { $game }ですぐに遊ぶ
web-go-on = 続ける：{ $game }
web-go-on-with = 相手：{ $players }
web-go-on-bots = 相手：ボット
web-found-begun = このテーブルのゲームは、もう始まっています。
web-found-over = このテーブルのゲームは終わりました。
web-found-full = このテーブルは満席です。
web-watch = 観戦する
web-see-result = 結果を見る
web-rules-all = すべてのゲームのルール
web-replay-file = 保存した対局記録を見る
web-library = カード図鑑
web-puzzle = 今日の1問
web-train = トレーニング
web-learn = 学ぶ
web-learn-of = 遊びながら{ $game }を学ぶ

## 入口のページでは使わない文言

# テーブルを作る
web-create-title = 新しいテーブル：{ $game }
web-create-go = テーブルを開く
web-create-how = 遊び方
web-players-count = 人数
web-your-part = あなたの役割
web-part-play = 自分も遊ぶ
web-part-host = ホストだけ
web-part-host-help = プロジェクターなどでテーブルを進めます。見える範囲は観戦者と同じです。
web-switches-more = そのほかのルール設定
web-time = 制限時間と離席
web-seats = 席
web-seat-number = 席{ $number }
web-seat-yours = あなた
web-seat-plan = 席{ $number }のプレイヤー
web-plan-open = 参加者を待つ
web-plan-bot = ボット：{ $level }
web-clock-label = 1手の制限時間
web-clock-off = なし
web-clock-seconds = { $seconds }秒
web-clock-minutes = { $minutes }分
web-grace-label = 離席した人の席をボットが代行できるまで
web-grace-never = 代行なし
web-stand-in-label = 代行するボットの強さ
web-switches = このテーブルのルール
web-switch-value = { $name }：{ $value }
web-switches-set = このテーブルの設定
web-clock-set = 1手{ $seconds }秒
web-grace-set = 離席が{ $time }続いたら、ボット（{ $level }）が代行できます
web-grace-set-never = 離席しても、ボットは代行しません

# ロビー
web-lobby-title = 参加者を招待
web-lobby-how = QRコードを読み取るか、リンクを開くか、ホーム画面でコードを入力してもらってください。
web-code = コード
web-qr-label = 参加用リンクのQRコード
web-join-link = 参加用リンク
web-seat-open = 空席
web-take-seat = 席に着く
web-sit-here = ここに座る
web-table-full = 満席です。観戦できます。
web-hosting = あなたは席に着かないホストです。ゲームを始める役で、見える範囲は観戦者と同じです。
web-spectators = { $count }人が観戦中
web-start = 始める
web-start-open = 空席が{ $count }席あります。参加者を待つか、ボットを入れてください。
web-start-with-bots = ボットを入れて始める
web-fill-level = 空席に入るボット
web-waiting-for-host = ホストがゲームを始めるのを待っています。
web-read-rules = 待つ間にルールを読む

# テーブル
web-reconnecting = 接続が切れました。再接続しています。それまでは何も選べません。
web-offline = この端末はオフラインです。オンラインに戻りしだい、テーブルに再接続します。
web-try-now = 今すぐ再接続
web-you = あなた
web-you-name = あなた
web-deciding = 考え中
web-away-short = 離席中
web-held-short = ボットが代行
web-watching = 観戦中
web-spectator = 観戦者
web-chat-host = ホスト
web-the-host = ホスト
web-prompt-bar = 今決めること
web-in-words = テーブルの状況（文章）
web-all-options = すべての選択肢
web-all-options-count = すべての選択肢（{ $count }）
web-options-none = 今、あなたが決めることはありません。
web-picked = 選んだもの
web-let-go = { $thing }を外す
web-your-turn = あなたの手番
web-sound = 効果音
web-standing = 現在の形勢
web-leads = 首位
web-views = 盤面の表示
web-view-between = テーブル
web-view-own = 自分
web-view-shop = 買う
web-view-others = ほかの人
web-view-waits = 操作できるものがあります
web-panel-fold = パネルをたたむ
web-panel-unfold = パネルを開く
web-choose-of = { $count }通りから選ぶ
web-tab-options = 選択肢
web-skip = スキップ
web-take-back = 取り消す
web-about = これは何？
web-meant = おすすめ
web-advice = アドバイス
web-coach-setting = アドバイスを表示する
web-projector-setting = 教室で読めるように大きく表示する
web-faster = 演出を速くする
web-clock = 残り{ $seconds }秒
web-side-panel = ログやチャットなど
web-tab-log = ログ
web-tab-details = カード
web-tab-chat = チャット
web-tab-rules = ルール
web-log = これまでの出来事
web-log-earlier = これより前の{ $count }件
web-log-empty = まだ何も起きていません。
web-chat = チャット
web-chat-empty = まだ発言はありません。
web-chat-say = メッセージを入力
web-chat-send = 送信
web-details-empty = カードを選ぶと、ここに説明が表示されます。
web-what-it-is = どんなものか
web-what-defenders-do = 守る側の対策
web-rule = この根拠となるルール
web-to-library = カード図鑑で見る
web-rules-in-full = ルールを別ページで開く
web-table-menu = このテーブル
web-invite = 参加者を招待
web-invite-text = このリンクを開くと、空席に着くか、観戦できます。
web-other-device = 別の端末で続ける
web-other-device-text = この個人用リンクを別の端末で開いてください。リンクを知っている人は誰でもあなたの席で遊べるので、ほかの人には見せないでください。
web-qr-personal = 個人用リンクのQRコード
web-personal-link = 個人用リンク
web-hold-own = ボットに代わってもらう
web-held-own = ボットがあなたの席を代行しています。
web-hold-end = 自分で遊ぶ
web-away = { $player }は離席中です。
web-hold-soon = あと{ $seconds }秒でボットに任せられます。
web-hold-never = このテーブルでは、プレイヤーが戻るのを待ちます。
web-hold = その間ボットに任せる
web-leave = テーブルを離れる（席は残ります）

# Personal links
web-link-title = 個人用リンク
web-link-other = これは{ $other }の席のリンクです。このブラウザーでは、あなたは{ $own }の席に座っています。
web-link-both = 開いても自分の席はなくなりません。テーブルのメニューから戻れます。
web-link-open-as = { $player }として開く
web-link-stay = { $player }のまま続ける
web-turned-link-wrong = この個人用リンクはこのテーブルのものではありません。観戦するか、空いている席に座ってください。
web-turned-link-wrong-own = この個人用リンクはこのテーブルのものではありません。あなたは{ $player }のままで、何も変わっていません。
web-turned-seat-gone = このブラウザーで座っていた席は、もうあなたの席ではありません。観戦するか、空いている席に座ってください。

# 結果
web-scored = 得点計算
web-scoring = 結果の内訳
web-rank = { $place }位
web-course = ゲームの流れ
web-course-how = 場面を選ぶと、リプレイで見られます。
web-course-moment = { $step }手目：{ $scores }
web-course-score = { $player } { $score }
web-rematch = もう一度遊ぶ
web-rematch-waiting = 次のゲームが始まっています。
web-rematch-join = 参加する
web-replay = リプレイ
web-debrief = 振り返り
web-see-board = テーブルを見る
web-record = 対局記録を保存

# リプレイ
web-replay-first = 最初へ
web-replay-back = 1手戻る
web-replay-play = 再生
web-replay-pause = 一時停止
web-replay-next = 1手進む
web-replay-last = 最後へ
web-replay-step = { $step }手目（全{ $steps }手）
web-replay-slider = 再生する手
web-replay-opening = カードが配られました。まだ誰も行動していません。
web-replay-options = そのときの選択肢
web-play-on = ここからゲームを続ける
web-play-on-how = { $step }手目の時点から始まる新しいテーブルを開きます。伏せられたカードもこの先の運も元のゲームのままなので、リプレイで見た内容はそのまま当てはまります。
web-play-on-seat = 自分の席
web-play-on-bots = ほかの席のボット
web-by-clock = 時間切れ
web-viewer = 誰の視点か
web-viewer-open = すべて公開
web-viewer-spectator = 観戦者の視点
web-viewer-seat = { $player }の視点
web-drop-title = 対局記録をここにドロップ
web-drop-choose = ファイルを選ぶ
web-drop-text = ゲーム終了後に「対局記録を保存」で保存したファイルです。

# ルール
web-play = 遊ぶ
web-rules-contents = 目次
web-rules-search = このルールの中を検索
web-rules-found = { $count }件中{ $at }件目
web-rules-not-found = 見つかりません
web-find-back = 前の箇所へ
web-find-next = 次の箇所へ
web-picture-board = テーブルの様子
web-picture-cards = カードの例

# 一覧
web-gallery = デザイン用のカード一覧
web-gallery-kinds = 種類
web-gallery-all = すべて
web-gallery-cards = すべてのカードの両面
web-gallery-known = 両面を見てよいカード
web-gallery-small = 小さいカード
web-gallery-marks = 紋章とマーク
web-gallery-common = 共通の部品
web-search-list = 検索
web-search-in = 検索：{ $list }

# テーブルを進める人
web-host-run = テーブルの進行
web-host-pause = 一時停止
web-host-go-on = 再開
web-host-more-time = 1分延長
web-host-say = 全員へのメッセージ
web-host-talk = チャットを使える人
web-host-talk-everyone = 全員
web-host-talk-players = プレイヤー
web-host-talk-nobody = 自分だけ
web-host-grace = 離席した人の席をボットに任せる
web-host-grace-after = { $seconds }秒後から
web-host-grace-never = 任せない
web-host-close = 新しい着席を受け付けない
web-host-pass-on = ホストにする
web-host-pass-on-sure = { $player }がホストになります。
web-host-swap = 席を1つ前へ
web-host-remove = 外す
web-host-remove-sure = { $player }をテーブルから外します。
web-host-remove-sure-playing = { $player }のゲームはボットが引き継ぎます。
web-host-role = ホスト
web-host-not-here = 接続なし
web-host-end-round = このラウンドで終える
web-host-end-not = やはり最後まで続ける
web-host-end-now = 今すぐ終える
web-host-end-sure = 今の得点でゲームが終わります。
web-paused = 一時停止中です。ホストが再開するまでお待ちください。
web-last-round = このラウンドが終わると、ゲームは終了します。
web-ended-early = ゲームは途中で終了しました
web-ended-early-text = 終了した時点の状況が結果になります。
web-to-class = クラスに戻る

# ヒント
web-hint = ヒント
web-hint-title = 考えられる手
web-hint-thinking = ここから先を何通りも試しています…
web-hint-none = 選ぶ余地がありません。
web-hint-wins = 勝率
web-hint-percent = { $percent }%
web-hint-how = 自分に見えている情報から先を何通りも試し、全員が妥当な手を選び続けた場合の勝率です。帯の薄い部分は誤差の範囲です。
web-host-hints = プレイヤーへのヒント
web-host-hints-always = いつでも
web-host-hints-first-game = 最初のゲームだけ
web-host-hints-never = なし
web-review = 検討

# Taking back by consent
web-take-back-ask = 直前の決定の取り消しを頼む
web-take-back-own = 直前の決定の取り消しを頼みました。
web-take-back-asks = { $player }が直前の決定を取り消したいそうです。
web-take-back-means = 同意すると、その決定の前に戻ります。カードやダイスの出方は変わりません。
web-take-back-waits = まだ答えていない人：{ $players }
web-take-back-left = 答えがなければ取り消しません（あと{ $seconds }秒）。
web-take-back-agree = 同意する
web-take-back-grant = 認める
web-take-back-decline = 同意せず、続ける
web-take-back-withdraw = やめる

# Open hands
web-hands-first = 手札公開中：最初のラウンドが終わるまで、このテーブルのプレイヤーは全員の手札を見られます。
web-hands-host = このテーブルを進行する人は、観戦中に全員の手札を見られます。
web-hands-watchers = 観戦者とプロジェクターにも、公開中の手札が見えます。
web-hands-short = 手札公開中
web-hands-fold = このお知らせをたたむ
web-hands-look = 全員の手札を見る
web-hands-title = 全員の手札
web-host-hands-first = 最初のラウンドは手札を公開する
web-host-hands-host = 観戦中、自分は全員の手札を見る
web-host-hands-watchers = 公開中の手札を、観戦者とプロジェクターにも見せる

web-compare = 手を比べる
web-play-on-same = 実際のまま続ける
web-play-on-same-how = 見えないカードも運も、元のゲームと同じです。
web-play-on-redealt = 見えないものを配り直して続ける
web-play-on-redealt-how = この席から見えなかったものと、これからの運が変わります。この席が知っていたことはそのままです。
