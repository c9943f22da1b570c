# CyberWar：ブラウザーの盤面だけで使う言葉。

# テーブル
cyberwar-web-group = 攻撃グループ
cyberwar-web-group-card = グループカード：{ $group }
cyberwar-web-group-choose = 防御を選ぶ（{ $count }）
cyberwar-web-group-keep = 防御をキープする（{ $count }）
cyberwar-web-group-drop = 防御を外す（{ $count }）
cyberwar-web-group-attack = 攻撃を出す（{ $count }）
cyberwar-web-group-defend = 防御を出す（{ $count }）
cyberwar-web-attacks = 攻撃
cyberwar-web-defences = 防御
cyberwar-web-round = 第{ $round }ラウンド（全{ $rounds }）
cyberwar-web-game = 第{ $game }ゲーム（全{ $games }）
cyberwar-web-deck = 攻撃の山札：残り{ $count }枚
cyberwar-web-back = { $attack }（裏向き）

# 検知
cyberwar-web-seen-by = { $defences }で検知
cyberwar-web-not-seen = 選んだ防御では検知できません
cyberwar-web-unknown = 検知できるかどうかは、表になると分かります
cyberwar-web-turning = 攻撃カードを1枚ずつ表にしています。
cyberwar-web-open = 未検知
cyberwar-web-stopped = 防いだ
cyberwar-web-through = すり抜けた
cyberwar-web-stopped-by-players = { $players }が防ぎました
cyberwar-web-stopped-count = { $count }枚を防いだ
cyberwar-web-stopped-of = { $of }枚中{ $count }枚を防いだ

# ソロ
cyberwar-web-covered = 攻撃{ $of }枚中{ $count }枚を検知
cyberwar-web-chosen = 防御{ $of }枚中{ $count }枚を選択
cyberwar-web-closed-study = 各防御が検知するものを見られます。
cyberwar-web-closed-exam = 試験：防御が検知するものは、ゲームが終わるまで見えません。
cyberwar-web-closed-blind = ブラインド：攻撃の名前も見えません。
cyberwar-web-sees-numbers = 攻撃{ $numbers }を検知
cyberwar-web-sees-none = 検知できる攻撃なし
cyberwar-web-sees-count = グループの攻撃のうち{ $count }枚を検知
cyberwar-web-sees-short = { $count }枚を検知
cyberwar-web-unfair = この山札には防ぎきれないラウンドがあります。
cyberwar-web-look-back = 答え合わせ
cyberwar-web-review = 第{ $round }ラウンドの答え合わせ
cyberwar-web-your-answer = 選んだ4枚の防御
cyberwar-web-best = 最善の4枚：{ $of }枚中{ $count }枚を防げます
cyberwar-web-odds = 選んだ4枚の成功率
cyberwar-web-odds-exact = この山札から出る可能性があり、かつ防ぎきれる{ $of }通りのうち、{ $good }通りを防げます。
cyberwar-web-odds-closed = ゲームが終わると表示されます。それまで防御の表は伏せられています。

# ドラフト
cyberwar-web-draft-keep = 1枚キープして、ほかを回します
cyberwar-web-draft-drop = カードを外します
cyberwar-web-draft-revealed = すべて表になりました
cyberwar-web-draft-over = ゲーム終了
cyberwar-web-hand = あなたの手札
cyberwar-web-passes-to = ほかのカードは{ $player }へ
cyberwar-web-sealed = 選択済み（全員が選ぶまで非公開）
cyberwar-web-decided = 選択済み
cyberwar-web-holds = 手札{ $count }枚
cyberwar-web-you-know = あなたが回したカード
cyberwar-web-kept = キープ
cyberwar-web-dropped = 外したカード
cyberwar-web-tie-break = 同点決着
cyberwar-web-extra = 同点を決着させるため、攻撃をさらに{ $count }枚引きました。

# レッド対ブルー
cyberwar-web-red = レッド
cyberwar-web-blue = ブルー
cyberwar-web-row = レッドの攻撃
cyberwar-web-rack = ブルーの防御
cyberwar-web-middle = 中央
cyberwar-web-pick-group = 攻撃グループを選ぶ
cyberwar-web-pile-stopped = ブルーの獲得札：防いだ攻撃{ $count }枚
cyberwar-web-pile-through = レッドの獲得札：すり抜けた攻撃{ $count }枚
cyberwar-web-before = +第1ゲームの{ $count }枚
cyberwar-web-defence-deck = 防御の山札：残り{ $count }枚
cyberwar-web-discard = 防御の捨て札：{ $count }枚

# カードと山の詳細
cyberwar-web-tools = ツール
cyberwar-web-detects = 検知する攻撃
cyberwar-web-front-closed = このカードの表は、まだ見られません。
cyberwar-web-detected-by = 検知する防御
cyberwar-web-mitigations = 緩和策
cyberwar-web-today = 現在のATT&CKでは「{ $id } { $name }」です。
cyberwar-web-today-dropped = 現在のATT&CKには載っていません。
cyberwar-web-tactics = 戦術：{ $tactics }
cyberwar-web-face-down = 裏向きです。説明と検知する防御は、表になると分かります。
cyberwar-web-about-deck = 攻撃の山札
cyberwar-web-about-deck-text = このグループの、まだ配られていない攻撃です。
cyberwar-web-about-defence-deck = 防御の山札
cyberwar-web-about-defence-deck-text = ブルーはここから引きます。なくなると、捨て札を切って山札にします。
cyberwar-web-about-discard = 防御の捨て札
cyberwar-web-about-discard-text = 使った防御です。山札がなくなると、切り直して山札になります。
cyberwar-web-profile = 山札にあるテクニック{ $count }種類（戦術別）：
cyberwar-web-profile-closed = このグループのテクニックを見られるのはレッドだけです。
cyberwar-web-no-group = 攻撃グループはまだ選ばれていません。

# 終了
cyberwar-web-matrix = ATT&CKマトリックス：{ $group }の攻撃
cyberwar-web-matrix-game = 第{ $game }ゲームのATT&CKマトリックス：{ $group }の攻撃

# Names for where the whole one does not fit
cyberwar-defence-d01-short = プロセス監視
cyberwar-defence-d02-short = コマンド引数
cyberwar-defence-d03-short = ファイル監視
cyberwar-defence-d04-short = API監視
cyberwar-defence-d05-short = プロセス通信
cyberwar-defence-d06-short = キャプチャ
cyberwar-defence-d07-short = レジストリ
cyberwar-defence-d08-short = 認証ログ
cyberwar-defence-d09-short = NetFlow
cyberwar-defence-d10-short = Winログ
cyberwar-defence-d11-short = プロトコル解析
cyberwar-defence-d12-short = メタデータ
cyberwar-attack-t1002-short = データ圧縮
cyberwar-attack-t1003-short = 認証情報ダンプ
cyberwar-attack-t1005-short = ローカル収集
cyberwar-attack-t1015-short = 補助機能悪用
cyberwar-attack-t1016-short = 設定の探索
cyberwar-attack-t1018-short = リモートの探索
cyberwar-attack-t1023-short = リンク改変
cyberwar-attack-t1027-short = 難読化
cyberwar-attack-t1033-short = 利用者の探索
cyberwar-attack-t1041-short = C2持ち出し
cyberwar-attack-t1043-short = よく使うポート
cyberwar-attack-t1045-short = パッキング
cyberwar-attack-t1047-short = WMI
cyberwar-attack-t1049-short = 接続の探索
cyberwar-attack-t1050-short = 新サービス
cyberwar-attack-t1053-short = スケジュール
cyberwar-attack-t1056-short = 入力の窃取
cyberwar-attack-t1057-short = プロセス探索
cyberwar-attack-t1059-short = CLI
cyberwar-attack-t1060-short = Runキー
cyberwar-attack-t1061-short = GUI
cyberwar-attack-t1064-short = スクリプト
cyberwar-attack-t1065-short = まれなポート
cyberwar-attack-t1066-short = ツールの痕跡除去
cyberwar-attack-t1069-short = 権限の探索
cyberwar-attack-t1070-short = 痕跡の消去
cyberwar-attack-t1073-short = DLLサイドロード
cyberwar-attack-t1074-short = データ集積
cyberwar-attack-t1076-short = RDP
cyberwar-attack-t1077-short = 管理共有
cyberwar-attack-t1078-short = 正規アカウント
cyberwar-attack-t1081-short = ファイル認証情報
cyberwar-attack-t1082-short = システム情報
cyberwar-attack-t1083-short = ファイル探索
cyberwar-attack-t1084-short = WMIイベント
cyberwar-attack-t1087-short = アカウント探索
cyberwar-attack-t1088-short = UAC回避
cyberwar-attack-t1090-short = プロキシ
cyberwar-attack-t1095-short = 非アプリ層
cyberwar-attack-t1097-short = チケット悪用
cyberwar-attack-t1098-short = アカウント操作
cyberwar-attack-t1104-short = 多段通信路
cyberwar-attack-t1105-short = 遠隔コピー
cyberwar-attack-t1107-short = ファイル削除
cyberwar-attack-t1108-short = 予備経路
cyberwar-attack-t1110-short = 総当たり
cyberwar-attack-t1136-short = アカウント作成
cyberwar-attack-t1143-short = ウィンドウ非表示
cyberwar-attack-t1172-short = ドメイン偽装
cyberwar-attack-t1188-short = 多段プロキシ
cyberwar-attack-t1192-short = 標的型リンク
cyberwar-attack-t1193-short = 標的型添付
cyberwar-attack-t1203-short = クライアント悪用
cyberwar-attack-t1204-short = 利用者実行
cyberwar-attack-t1208-short = Kerberoast
cyberwar-attack-t1518-short = ソフト探索

# The card library
cyberwar-web-effect-attack = 検知できる防御カードを使われると防がれ、使われなければすり抜けます。
cyberwar-web-effect-defence = 検知できる攻撃を防ぎます。
