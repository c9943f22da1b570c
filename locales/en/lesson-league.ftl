## The guided first game of League of Hackers.

lesson-league-server = Your first server
lesson-league-pick = Servers earn points, and every coloured hole is a vulnerability. Take the content management system: two colours earn more than one if it stays undamaged.
lesson-league-secret = Everybody chooses in secret
lesson-league-install = Each action, everybody secretly chooses one of four tiles: Install, Defend, Attack or Repair. More servers earn more: choose Install.
lesson-league-pay = Cards are also your money. This attack suits no plan of ours: pay with it.
lesson-league-which-server = Take one whose holes are all blue, a colour that you have anyway: every further colour is one more way to be hit.
lesson-league-defend = Shields
lesson-league-deep-security = Expect an attack now. Deep Security shields a little in every colour. Choose to defend with it.
lesson-league-pay-defence = It costs one card more. Pay with the rootkit.
lesson-league-attack = Strike back
lesson-league-attacked = A red attack hit you: its strength less your shield, plus direct damage that no shield stops. Each point scored for the attacker.
lesson-league-phishing = An attack hits every rival with holes of its colour. Both rivals run servers with green holes. Which attack pays?
lesson-league-phishing-green = Phishing (green)
lesson-league-phishing-green-reply = Yes, both are hit. You score the larger of the two hits. Pay one card for strength five.
lesson-league-phishing-blue = Buffer overflow (blue)
lesson-league-phishing-blue-reply = Only one of them has a blue hole. Green hits both.
lesson-league-pay-attack = Pay with the buffer overflow: we need it least.
lesson-league-repair = Repair in time
lesson-league-damage-done = Five points for your largest single hit. Had a rival shielded green, it would have been less.
lesson-league-mend = Undamaged servers and holes score at the end of the round. One card removes three damage: choose to repair with one.
lesson-league-pay-repair = Pay with the green defence card: you run nothing green.
lesson-league-invest = What stays
lesson-league-recovery = Defence cards stay for the whole game. Auto Recovery shields red and repairs by itself each round. Choose to defend with it.
lesson-league-round-end = The end of a round
lesson-league-scored = Each undamaged hole scored a point, each undamaged server its bonus. All damage is gone, everybody has eight new cards, and larger servers are for sale.
lesson-league-place = You were hit, and you choose which hole takes the damage. One that is damaged already is best: only undamaged holes and servers score.
