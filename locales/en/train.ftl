# The trainers: what is asked, in the browser and in a deck for Anki.

train-deck-ports = Ports
train-deck-attack = ATT&CK
train-deck-ports-text = Name, number and transport of the ports of the card game.
train-deck-attack-text = What detects a technique and what is advised against it, both ways.
train-deck-shelf = Sandtable English
train-number = { $port }
train-ask-number = Which port does { $name } use?
train-ask-name = What uses port { $port }?
train-ask-transport = TCP or UDP: what does { $name } use?
train-ask-detect = What detects { $attack }?
train-ask-detected = Which of these attacks does { $defence } detect?
train-ask-mitigate = What does ATT&CK advise against { $attack }?
train-ask-mitigated = Against which of these attacks does ATT&CK advise { $mitigation }?
