# How others get in
web-reach-choice = Address for the others
web-reach-only-here = For now, people can join only on this computer.
web-reach-restart = To let others join, stop Sandtable and start it again like this. Everything goes on where it was.
web-reach-no-network = This computer is in no network, so nobody else can join.
web-reach-join-network = Join a Wi-Fi network or a phone’s hotspot. The link then appears here by itself.
web-reach-here = In another window on this computer, this link works:
web-reach-nobody = Nobody has come from another device yet. If somebody cannot get in:
web-reach-check-network = Is the device in the same network as this computer, and not on mobile data?
web-reach-check-address = Try another of the addresses above.
web-reach-check-firewall = Does this computer’s firewall let others in at port { $port }?
web-reach-check-guests = Guest networks often keep devices apart. Use another network.
web-reach-check-hotspot = Otherwise, switch on a phone’s hotspot and connect this computer and the others to it. The link here follows.
