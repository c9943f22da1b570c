## リーグ・オブ・ハッカーズの、案内付きの最初のゲーム。

lesson-league-server = 最初のサーバー
lesson-league-pick = サーバーは点を生みますが、色の付いた穴は脆弱性です。「CMSサーバー」を取りましょう。無傷なら、2色のサーバーは1色より多く点になります。
lesson-league-secret = 全員が伏せて選ぶ
lesson-league-install = アクションごとに、設置、防御、攻撃、修理の1つを全員が伏せて選びます。サーバーが多いほど点になります。設置を選びましょう。
lesson-league-pay = カードは支払いにも使います。この攻撃カードは使う予定がないので、支払いに回しましょう。
lesson-league-which-server = 青の脆弱性だけのサーバーにしましょう。青はすでに持っています。色が増えるほど、狙われる機会も増えます。
lesson-league-defend = 守る
lesson-league-deep-security = そろそろ攻撃が来そうです。「多層防御」は、どの色も少しずつ守ります。これで防御しましょう。
lesson-league-pay-defence = コストはカード1枚です。「ルートキット」で支払いましょう。
lesson-league-attack = 反撃する
lesson-league-attacked = 赤の攻撃を受けました。攻撃力から防御力を引き、防げない直接ダメージが加わります。その分が攻撃した人の点になりました。
lesson-league-phishing = 攻撃は、その色の脆弱性を持つ相手全員に当たります。2人とも緑の脆弱性を抱えています。どの攻撃が得でしょうか。
lesson-league-phishing-green = フィッシング（緑）
lesson-league-phishing-green-reply = そのとおり、2人に当たります。大きいほうのダメージが点になります。1枚支払って攻撃力を5にしましょう。
lesson-league-phishing-blue = バッファオーバーフロー（青）
lesson-league-phishing-blue-reply = 青の脆弱性があるのは1人だけです。緑なら2人に当たります。
lesson-league-pay-attack = 一番使いそうにない「バッファオーバーフロー」で支払いましょう。
lesson-league-repair = 修理は早めに
lesson-league-damage-done = 最大のダメージで5点を得ました。相手が緑を守っていたら、もっと少なかったはずです。
lesson-league-mend = ラウンドの終わりに、無傷のサーバーと脆弱性が点になります。カード1枚でダメージを3個取り除けます。1枚で修理しましょう。
lesson-league-pay-repair = 緑の防御カードで支払いましょう。緑の脆弱性のあるサーバーは持っていません。
lesson-league-invest = 残るもの
lesson-league-recovery = 防御カードはゲームの終わりまで残ります。「自動復旧」は赤を守り、毎ラウンド自動で修理します。これで防御しましょう。
lesson-league-round-end = ラウンドの終わり
lesson-league-scored = 無傷の脆弱性は1点ずつ、無傷のサーバーはボーナスになりました。ダメージは取り除かれ、手札が8枚配られ、より大きなサーバーが並びます。
lesson-league-place = 攻撃を受けました。ダメージを置く脆弱性は自分で選べます。点になるのは無傷のものだけなので、すでにダメージのあるところがおすすめです。
