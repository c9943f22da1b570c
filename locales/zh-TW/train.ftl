# 練習：瀏覽器和 Anki 牌組中的題目。

train-deck-ports = 連接埠
train-deck-attack = ATT&CK
train-deck-ports-text = 卡牌遊戲中各連接埠的名稱、號碼和傳輸方式。
train-deck-attack-text = 什麼能偵測到攻擊技術、建議用什麼對付它，兩個方向都會問。
train-deck-shelf = Sandtable 繁體中文
train-number = { $port }
train-ask-number = { $name } 用哪個連接埠？
train-ask-name = 哪個通訊協定使用連接埠 { $port }？
train-ask-transport = { $name } 用的是 TCP 還是 UDP？
train-ask-detect = 什麼能偵測到「{ $attack }」？
train-ask-detected = 「{ $defence }」能偵測到下列哪一項攻擊？
train-ask-mitigate = ATT&CK 建議用什麼對付「{ $attack }」？
train-ask-mitigated = ATT&CK 建議用「{ $mitigation }」對付下列哪一項攻擊？
