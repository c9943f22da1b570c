# The debrief: what to talk about after a game.

debrief-title = 振り返り
debrief-question = 話し合うこと
# Where it is in the replay
debrief-step = { $step }手目
debrief-table-step = テーブル{ $table }、{ $step }手目

# Results and turning points
debrief-result = { $game }：結果
debrief-score = { $player }：{ $score }
debrief-not-over = ゲームは途中で終わりました。そのときの状況：
debrief-ahead = 首位：{ $players }
debrief-turns = 流れが変わった場面
debrief-turn = { $by }の「{ $chose }」で、{ $player }は「{ $from }」から「{ $to }」になりました。
debrief-turn-lead = { $by }の「{ $chose }」で、{ $player }は「{ $from }」から「{ $to }」になり、首位に立ちました。
debrief-turn-cost = { $by }は「{ $chose }」を選びました（勝率{ $chance }%）。「{ $better }」なら{ $best }%でした。

# Tables of the same deal, compared. Players are called by their seats
debrief-seat = 席{ $seat }
debrief-parting = 同じ手札、違う選択。席{ $seat }：{ $asked }
debrief-parting-choice = 「{ $chose }」：{ $count }テーブル
debrief-parting-came = { $player }：{ $score }
debrief-parting-won = { $player }が首位：{ $score }
debrief-parting-attacked = { $player }：{ $score }。その後に受けた攻撃は、通ったのが{ $through }回、防いだのが{ $stopped }回
debrief-parting-won-attacked = { $player }が首位：{ $score }。その後に受けた攻撃は、通ったのが{ $through }回、防いだのが{ $stopped }回

# Attacks
debrief-through = { $count ->
        [1] 「{ $what }」が通った
       *[other] 「{ $what }」が{ $count }回通った
    }
debrief-hit = { $by }から{ $against }へ
debrief-hit-game = { $against }への攻撃
debrief-answered = 別のときに防いだカード：{ $cards }
debrief-would-have = あれば防げたカード：{ $cards }
debrief-nothing-would = このゲームのカードでは防げませんでした。
debrief-mitigations = ATT&CKが勧める対策：{ $names }
debrief-detections = 痕跡が残るところ：{ $names }
debrief-monday = 職場に戻ったらすること：{ $advice }
debrief-stopped = 防いだ攻撃
debrief-stopped-line = { $count ->
        [1] { $what }
       *[other] { $what }（{ $count }回）
    }
debrief-stopped-by = { $count ->
        [1] { $what }：防いだカードは{ $cards }
       *[other] { $what }（{ $count }回）：防いだカードは{ $cards }
    }
debrief-matrix = 出会ったテクニック
debrief-met = { $what }：通ったのは{ $through }回、防いだのは{ $stopped }回

# What was hard
debrief-hard = 難しかったこと
debrief-had = { $player }は防げるカード（{ $cards }）を持っていましたが、「{ $what }」が通りました。
debrief-often-through = { $count ->
        [1] { $player }に「{ $what }」が通りました。
       *[other] { $player }に「{ $what }」が{ $count }回通りました。
    }
debrief-often-stopped = { $count ->
        [1] { $player }の「{ $what }」は防がれました（{ $cards }）。
       *[other] { $player }の「{ $what }」は{ $count }回防がれました（{ $cards }）。
    }

# The same of all tables together
debrief-misjudged-unanswered = 防げるカード（{ $cards }）を持っている相手に、「{ $what }」が{ $count }回通りました。
debrief-misjudged-in-vain = 「{ $what }」は{ $count }回防がれました（{ $cards }）。

# Questions
debrief-ask-parted = 同じ手札で「{ $one }」を選んだ人と「{ $other }」を選んだ人がいます。それぞれのよい点は何ですか。決めたときに何を知っていましたか。
debrief-ask-unused = 「{ $what }」が通ったとき、{ $player }は防げるカード（{ $cards }）を持っていました。間に合うように使うには、何が必要でしたか。
debrief-ask-through = { $count ->
        [1] 「{ $what }」が通りました。最初に気づけたのは誰で、何から気づけましたか。
       *[other] 「{ $what }」が{ $count }回通りました。最初に気づけたのは誰で、何から気づけましたか。
    }
debrief-ask-turn = { $player }の「{ $chose }」で流れが変わりました。予想していた人はいますか。ほかの人には何ができましたか。
debrief-ask-cost = { $player }は「{ $chose }」を選びましたが、検討では「{ $better }」のほうがよい手でした。そのとき何が分かっていて、それぞれのよい点は何でしたか。
debrief-ask-remedy = 「{ $card }」があれば、次の攻撃に備えられました：{ $attacks }。まずこれを用意しない理由は何でしょうか。
debrief-ask-stopped = 「{ $what }」は防げました（{ $cards }）。職場にも同じものがありますか。誰が担当していますか。
debrief-ask-won = { $players }が優れていたのは、準備、気づき、対応のどれでしたか。
debrief-ask-luck = どこまでが運で、どこからが判断でしたか。
debrief-ask-again = やり直したい判断はどれですか。よりよく判断するには、何を知っている必要がありましたか。
debrief-ask-work = 自分の職場のネットワークと似ているところ、まったく違うところはどこですか。

# The card to take along
debrief-card = { $player }のカード
debrief-starter = 「{ $what }」を見たら、私は…
debrief-starter-blank = …を見たら、私は…
debrief-hint = 例：{ $advice }

# For STIX
debrief-stix-by = Sandtable
debrief-stix-table = テーブル{ $table }

# Layers for the ATT&CK Navigator
debrief-layer = Sandtable：出会ったテクニック
debrief-layer-of = Sandtable：{ $player }が出会ったテクニック
debrief-layer-what = スコアは、ゲームでそのテクニックに出会った回数です。コメントには、その結果を書いています。
debrief-layer-legend = 何度も出会った
debrief-layer-cell = 通ったのは{ $through }回、防いだのは{ $stopped }回

## ATT&CKのデータコンポーネント（ID順）：攻撃の痕跡が残るところ。

debrief-component-dc0001 = スケジュールされたタスクの作成
debrief-component-dc0002 = 利用者アカウントの認証
debrief-component-dc0003 = マルウェアのメタデータ
debrief-component-dc0004 = ファームウェアの変更
debrief-component-dc0005 = スケジュールされたタスクのメタデータ
debrief-component-dc0006 = Web認証情報の作成
debrief-component-dc0007 = Web認証情報の使用
debrief-component-dc0008 = WMIオブジェクトの作成
debrief-component-dc0009 = 利用者アカウントの削除
debrief-component-dc0010 = 利用者アカウントの変更
debrief-component-dc0011 = マルウェアの中身
debrief-component-dc0012 = スケジュールされたタスクの変更
debrief-component-dc0013 = 利用者アカウントのメタデータ
debrief-component-dc0014 = 利用者アカウントの作成
debrief-component-dc0015 = イメージの作成
debrief-component-dc0016 = モジュールの読み込み
debrief-component-dc0017 = クラウドストレージの一覧取得
debrief-component-dc0018 = ホストの状態
debrief-component-dc0019 = Podの作成
debrief-component-dc0020 = プロセスの改変
debrief-component-dc0021 = OSのAPIの呼び出し
debrief-component-dc0022 = クラウドストレージの削除
debrief-component-dc0023 = クラウドストレージの変更
debrief-component-dc0024 = クラウドストレージの作成
debrief-component-dc0025 = クラウドストレージへのアクセス
debrief-component-dc0026 = イメージの削除
debrief-component-dc0027 = クラウドストレージのメタデータ
debrief-component-dc0028 = イメージのメタデータ
debrief-component-dc0029 = スクリプトの実行
debrief-component-dc0030 = Podの変更
debrief-component-dc0031 = カーネルモジュールの読み込み
debrief-component-dc0032 = プロセスの作成
debrief-component-dc0033 = プロセスの終了
debrief-component-dc0034 = プロセスのメタデータ
debrief-component-dc0035 = プロセスへのアクセス
debrief-component-dc0036 = イメージの変更
debrief-component-dc0037 = Podの一覧取得
debrief-component-dc0038 = アプリケーションログの内容
debrief-component-dc0039 = ファイルの作成
debrief-component-dc0040 = ファイルの削除
debrief-component-dc0041 = サービスのメタデータ
debrief-component-dc0042 = ドライブの作成
debrief-component-dc0043 = ファイアウォールの無効化
debrief-component-dc0044 = ファイアウォールの一覧取得
debrief-component-dc0045 = Windowsレジストリキーの削除
debrief-component-dc0046 = ドライブの変更
debrief-component-dc0047 = スナップショットの一覧取得
debrief-component-dc0048 = 名前付きパイプのメタデータ
debrief-component-dc0049 = スナップショットの削除
debrief-component-dc0050 = Windowsレジストリキーへのアクセス
debrief-component-dc0051 = ファイアウォールのルールの変更
debrief-component-dc0052 = ソーシャルメディア
debrief-component-dc0053 = ファイアウォールのメタデータ
debrief-component-dc0054 = ドライブへのアクセス
debrief-component-dc0055 = ファイルへのアクセス
debrief-component-dc0056 = Windowsレジストリキーの作成
debrief-component-dc0057 = スナップショットの作成
debrief-component-dc0058 = スナップショットの変更
debrief-component-dc0059 = ファイルのメタデータ
debrief-component-dc0060 = サービスの作成
debrief-component-dc0061 = ファイルの変更
debrief-component-dc0062 = スナップショットのメタデータ
debrief-component-dc0063 = Windowsレジストリキーの変更
debrief-component-dc0064 = コマンドの実行
debrief-component-dc0065 = サービスの変更
debrief-component-dc0066 = Active Directoryオブジェクトの変更
debrief-component-dc0067 = ログインセッションの作成
debrief-component-dc0068 = Active Directoryオブジェクトの削除
debrief-component-dc0069 = クラウドサービスの変更
debrief-component-dc0070 = クラウドサービスのメタデータ
debrief-component-dc0071 = Active Directoryオブジェクトへのアクセス
debrief-component-dc0072 = コンテナの作成
debrief-component-dc0073 = インスタンスの変更
debrief-component-dc0074 = ドライバーのメタデータ
debrief-component-dc0075 = インスタンスの一覧取得
debrief-component-dc0076 = インスタンスの作成
debrief-component-dc0077 = コンテナの起動
debrief-component-dc0078 = ネットワーク通信のフロー情報
debrief-component-dc0079 = ドライバーの読み込み
debrief-component-dc0080 = インスタンスの起動
debrief-component-dc0081 = インスタンスの削除
debrief-component-dc0082 = ネットワーク接続の確立
debrief-component-dc0083 = クラウドサービスの一覧取得
debrief-component-dc0084 = Active Directoryへの認証情報の要求
debrief-component-dc0085 = ネットワーク通信の中身
debrief-component-dc0086 = インスタンスのメタデータ
debrief-component-dc0087 = Active Directoryオブジェクトの作成
debrief-component-dc0088 = ログインセッションのメタデータ
debrief-component-dc0089 = インスタンスの停止
debrief-component-dc0090 = クラウドサービスの無効化
debrief-component-dc0091 = コンテナの一覧取得
debrief-component-dc0092 = ボリュームの変更
debrief-component-dc0093 = 証明書の登録
debrief-component-dc0094 = 権限グループの変更
debrief-component-dc0095 = ボリュームの一覧取得
debrief-component-dc0096 = パッシブDNS
debrief-component-dc0097 = ボリュームの作成
debrief-component-dc0098 = ボリュームの削除
debrief-component-dc0099 = 権限グループの一覧取得
debrief-component-dc0100 = ボリュームのメタデータ
debrief-component-dc0101 = ドメインの登録
debrief-component-dc0102 = ネットワーク共有へのアクセス
debrief-component-dc0103 = アクティブDNS
debrief-component-dc0104 = インターネットスキャンへの応答の内容
debrief-component-dc0105 = 権限グループのメタデータ
debrief-component-dc0106 = インターネットスキャンへの応答のメタデータ
