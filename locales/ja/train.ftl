# トレーニング：ブラウザーとAnkiのデッキで出す問題。

train-deck-ports = ポート
train-deck-attack = ATT&CK
train-deck-ports-text = カードゲームに出てくるポートの名前、番号、TCP/UDPの別。
train-deck-attack-text = テクニックを検知するものと、勧められる対策。どちらの向きでも出題します。
train-deck-shelf = Sandtable日本語
train-number = { $port }
train-ask-number = { $name }のポート番号は？
train-ask-name = ポート{ $port }を使うのは？
train-ask-transport = { $name }が使うのは、TCPとUDPのどちら？
train-ask-detect = 「{ $attack }」を検知するのは？
train-ask-detected = 「{ $defence }」で検知できる攻撃は？
train-ask-mitigate = ATT&CKが勧める「{ $attack }」への対策は？
train-ask-mitigated = ATT&CKが「{ $mitigation }」を勧めるのは、どの攻撃に対して？
