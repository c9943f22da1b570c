# Cyber FrontLine: what only the board in the browser says.

# The table
frontline-web-front = { $player }が{ $other }を攻撃
frontline-web-front-own = あなたが{ $other }を攻撃
frontline-web-front-other = { $player }があなたを攻撃
frontline-web-row-attacks = 攻撃
frontline-web-row-defends = 防御
frontline-web-zone = { $player }の防御ゾーン
frontline-web-chain = { $player }の攻撃ゾーン
frontline-web-place = { $slot }番：{ $what }
frontline-web-place-stops = { $slot }番：{ $what }。判定中のカードを阻止します
frontline-web-free = 空き
frontline-web-stands = { $card }（成功）
frontline-web-judged = { $card }（判定中）
frontline-web-stops-it = 阻止
frontline-web-set = 第{ $set }セット
frontline-web-turn = ターン{ $turn }／{ $turns }
frontline-web-preparing = 準備中
frontline-web-phases = ターンの流れ
frontline-web-phase-plan = 計画
frontline-web-deck = 攻撃カードの山札：{ $count }枚
frontline-web-trash = 攻撃カードの捨て札：{ $count }枚

# A player
frontline-web-first = 先攻
frontline-web-keep = { $count ->
        [0] まだ侵入されていません
       *[other] 攻撃は5段階のうち{ $count }段階まで達しています
    }
frontline-web-funds = 資金
frontline-web-sets-won = { $count }セット獲得
frontline-web-hand-count = 手札の攻撃カード{ $count }枚
frontline-web-defence-count = 手札の防御カード{ $count }枚
frontline-web-plan-is = 計画：{ $plan }
frontline-web-plan-sealed = 計画済み（裏向き）
frontline-web-plan-open = 計画前、{ $count }枚まで
frontline-web-less = 「{ $card }」を1枚減らす
frontline-web-more = 「{ $card }」を1枚増やす

# Cards
frontline-web-stopped-by = これを阻止する防御カード
frontline-web-stops = 阻止するテクニック
frontline-web-stops-count = { $count }種を阻止
frontline-web-price = コスト{ $price }
frontline-web-hand = あなたの手札
frontline-web-hand-empty = 手札はありません
frontline-web-looked = 見ているカード
frontline-web-pile = 買える防御カード
frontline-web-fits = 次の段階
frontline-web-costs-copies = 同じカードがさらに{ $count }枚必要
frontline-web-would-stop = 阻止されます
frontline-web-now = 現在：
frontline-web-now-other = 次の段階は「{ $stage }」なので、このカードは使えません。
frontline-web-now-open = { $hidden ->
        [0] 次の段階に使えます。阻止するものはありません。
       *[other] 次の段階に使えます。表向きの防御カードの中に、これを阻止するものはありません。裏向きの防御カードが{ $hidden }枚あります。
    }
frontline-web-now-stopped = 次の段階に使えますが、表向きの防御カードに阻止されます：{ $cards }。
frontline-web-now-copies = 次の段階に使えます。表向きの防御カード（{ $cards }）に阻止されますが、同じカードが足りているので無効化できます。
frontline-web-now-void = イベント「{ $event }」により、このターンは何も阻止しません。
frontline-web-now-stops = 次の段階「{ $stage }」で阻止するテクニック：{ $cards }。
frontline-web-now-stops-none = 次の段階「{ $stage }」で阻止できるものはありません。
frontline-web-limits = 限界と使いこなすコツ
frontline-web-deck-technique = 攻撃カード
frontline-web-deck-mitigation = 防御カード
frontline-web-deck-event = イベントカード

# A card is judged
frontline-web-judgement = 判定
frontline-web-attacks = { $player }の攻撃：{ $card }
frontline-web-stopped-now = { $count ->
        [1] 阻止している防御カード：{ $cards }。
       *[other] { $count }枚の防御カードに阻止されています：{ $cards }。
    }
frontline-web-not-stopped = 表向きの防御カードの中に、これを阻止するものはありません。
frontline-web-would-help = あなたの裏向きの防御カードのうち、これを阻止できるもの：
frontline-web-none-helps = 裏向きの防御カードの中に、これを阻止できるものはありません。表にしても手の内を見せるだけです。
frontline-web-too-late = 手札にありますが、伏せていないので使えません：{ $cards }。
frontline-web-copies-held = 同じカードがさらに{ $need }枚必要です（手札に{ $count }枚）。
frontline-web-verdict-placed = 配置
frontline-web-verdict-nullified = 無効化
frontline-web-running = 「{ $card }」が防御に挑みます
frontline-web-ran-through = 成功
frontline-web-ran-stopped = 阻止
frontline-web-ran-stopped-by = 阻止：{ $cards }

# Which stops which
frontline-web-matrix = どの防御がどのテクニックを阻止するか
frontline-web-matrix-short = 対応表
frontline-web-matrix-hint = 数字は席の番号です。目のマークは表向きの防御カード、月のマークは正体の分かっている裏向きの防御カードです。
frontline-web-you-hold = 手札に{ $count }枚
frontline-web-lies-up = { $player }のゾーンに表向き
frontline-web-lies-down = { $player }のゾーンに裏向き

# The end
frontline-web-won-by-objective = 第{ $turn }ターンに目的を達成
frontline-web-won-by-further = { $turn }ターン後、より先の段階まで前進
frontline-web-won-by-funds = 第{ $turn }ターン、資金の差
frontline-web-won-by-second = 第{ $turn }ターン、後攻のため

# What things are
frontline-web-about-stage = 攻撃カードは段階の順に置きます。5つの段階すべてを成功させた人がセットを取ります。
frontline-web-about-slot = 防御カードの置き場所
frontline-web-about-slot-text = 防御ゾーンに置ける防御カードは5枚までで、表にするまでは裏向きです。攻撃を阻止できるのは表向きの防御カードだけです。
frontline-web-about-deck = 攻撃カードの山札
frontline-web-about-deck-text = 2人とも「武器化」でここから買います。見るたびに切り直します。
frontline-web-about-trash = 捨て札
frontline-web-about-trash-text = 阻止された攻撃カードと、無効化のために捨てた攻撃カードです。山札がなくなると、切り直して山札になります。

# Groups of options
frontline-web-group-plan = { $count ->
        [1] 計画（1通り）
       *[other] すべての計画（{ $count }通り）
    }
frontline-web-group-buy = 防御カードを買う（{ $count }種類）

# Names for where the whole one does not fit
frontline-technique-t1566-short = 偽メール
frontline-technique-t1189-short = 閲覧感染
frontline-technique-t1190-short = 公開AP悪用
frontline-technique-t1133-short = 外部サービス
frontline-technique-t1059-short = コマンド実行
frontline-technique-t1203-short = 脆弱性悪用
frontline-technique-t1204-short = 利用者実行
frontline-technique-t1219-short = 遠隔操作
frontline-technique-t1102-short = Web経由
frontline-technique-t1205-short = 通信合図
frontline-technique-t1210-short = サービス悪用
frontline-technique-t1021-short = 遠隔ログイン
frontline-technique-t1080-short = 共有汚染
frontline-technique-t1486-short = 暗号化
frontline-technique-t1048-short = 持ち出し
frontline-technique-t1489-short = サービス停止
frontline-mitigation-m1016-short = 脆弱性検査
frontline-mitigation-m1017-short = 教育
frontline-mitigation-m1018-short = 利用者管理
frontline-mitigation-m1021-short = Web制限
frontline-mitigation-m1026-short = 特権管理
frontline-mitigation-m1030-short = NW分割
frontline-mitigation-m1031-short = 侵入防止
frontline-mitigation-m1032-short = MFA
frontline-mitigation-m1037-short = 通信フィルタ
frontline-mitigation-m1038-short = 実行防止
frontline-mitigation-m1042-short = サービス無効化
frontline-mitigation-m1048-short = 隔離
frontline-mitigation-m1049-short = ウイルス対策
frontline-mitigation-m1050-short = 悪用防御
frontline-mitigation-m1051-short = 更新
frontline-mitigation-m1053-short = 予備コピー
frontline-event-reorganisation-short = 組織再編
frontline-event-awareness-month-short = 啓発月間
