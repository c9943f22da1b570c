## リーグ・オブ・ハッカーズの、案内つきの最初のゲーム。

lesson-league-server = 最初のサーバー
lesson-league-pick = サーバーは点を生みますが、色の付いた穴は脆弱性です。CMSサーバーを取りましょう。無傷なら、2色のサーバーは1色より多く稼ぎます。
lesson-league-secret = 全員が伏せて選ぶ
lesson-league-install = アクションごとに、設置、防御、攻撃、修理の1つを全員が伏せて選びます。サーバーが多いほど稼げます。設置を選びましょう。
lesson-league-pay = カードは支払いにも使います。この攻撃カードは使う予定がないので、支払いに回しましょう。
lesson-league-which-server = 青の脆弱性だけのサーバーにしましょう。青はすでに持っています。色が増えるほど、狙われる機会も増えます。
lesson-league-defend = 守る
lesson-league-deep-security = そろそろ攻撃が来そうです。多層防御は、どの色も少しずつ守ります。これで防御を選びましょう。
lesson-league-pay-defence = 費用はカード1枚です。ルートキットで支払いましょう。
lesson-league-attack = 反撃する
lesson-league-attacked = 赤い攻撃を受けました。強さから防御を引き、防げない直接ダメージが加わります。その分が攻撃側の点になりました。
lesson-league-phishing = 攻撃は、その色の脆弱性を持つ相手全員に当たります。2人とも緑の脆弱性を抱えています。どの攻撃が得でしょう。
lesson-league-phishing-green = フィッシング（緑）
lesson-league-phishing-green-reply = そのとおり、2人に当たります。大きいほうのダメージが点になります。1枚払って強さ5にしましょう。
lesson-league-phishing-blue = バッファオーバーフロー（青）
lesson-league-phishing-blue-reply = 青の脆弱性があるのは1人だけです。緑なら2人に当たります。
lesson-league-pay-attack = 一番使わないバッファオーバーフローで支払いましょう。
lesson-league-repair = 修理は早めに
lesson-league-damage-done = 最大のダメージで5点を得ました。相手が緑を守っていたら、もっと少なかったはずです。
lesson-league-mend = ラウンドの終わりに、無傷のサーバーと脆弱性が点になります。カード1枚でダメージ3個を消せます。1枚で修理しましょう。
lesson-league-pay-repair = 緑の防御カードで支払いましょう。緑のサーバーは持っていません。
lesson-league-invest = 残るもの
lesson-league-recovery = 防御カードはゲームの終わりまで残ります。自動復旧は赤を守り、毎ラウンド自動で修理します。これで防御しましょう。
lesson-league-round-end = ラウンドの終わり
lesson-league-scored = 無傷の脆弱性は1点ずつ、無傷のサーバーはボーナスになりました。ダメージは消え、新しい手札8枚と、より大きなサーバーが並びます。
