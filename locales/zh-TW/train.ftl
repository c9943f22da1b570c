# 練習：瀏覽器和 Anki 牌組中的題目。

train-deck-ports = 連接埠
train-deck-attack = ATT&CK
train-ask-number = { $name } 用哪個連接埠？
train-ask-name = 什麼使用連接埠 { $port }？
train-ask-transport = { $name } 用的是 TCP 還是 UDP？
train-ask-detect = 什麼能偵測到 { $attack }？
train-ask-detected = { $defence } 能偵測到哪個攻擊？
train-ask-mitigate = ATT&CK 建議用什麼對付 { $attack }？
train-ask-mitigated = ATT&CK 建議用「{ $mitigation }」對付哪個攻擊？
