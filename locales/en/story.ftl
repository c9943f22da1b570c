## The stories that games begin with.

story-name = What happens here
story-begin = Begin
story-marked = Press what is marked, or read on.

story-ports-who = You run a network, and every service on it listens at a door with a number.
story-ports-goal = Collect protocols that belong together, and leave the unsafe ones to somebody else.
story-ports-end = When all cards are played, the best collection wins.

story-cyberwar-who = A security operations centre at night. A known group of attackers is at work, and its techniques leave traces.
story-cyberwar-goal = Defenders choose what sees them, attackers what goes unseen: each defence detects some techniques and is blind to others.
story-cyberwar-end = Whoever knows best what sees what, wins.

story-frontline-who = You lead an intelligence service. Across the table sits another one, and neither admits to anything.
story-frontline-goal = Carry an attack through five stages, past defences that lie face down, while you harden your own.
story-frontline-end = The first to get a whole chain through wins the set; two sets win the game.

story-league-who = You run servers that the world depends on, and so do your rivals. Every server has holes.
story-league-goal = Shield yours, strike at theirs, and repair in time. Everybody chooses in secret, and all is revealed at once.
story-league-end = After three rounds the highest score wins.

story-placement-who = Night in the city. Your crew of attackers wants what four sites keep: a hospital, a company, a shop and a factory.
story-placement-goal = Slip in, gather information and strike, before an alert sounds or a leak gives everybody away.
story-placement-end = The first crew with enough points wins. Remember what stopped you: defenders will want to know.
