import type { Config } from "../../generated/Config";
import type { Card } from "../../generated/ports/Card";
import type { Faces } from "../../generated/ports/Faces";
import type { Name } from "../../generated/ports/Name";
import type { Set as PortSet } from "../../generated/ports/Set";
import type { Side } from "../../generated/ports/Side";
import type { Transport } from "../../generated/ports/Transport";
import type { ShapeName } from "../../ui/Shape.svelte";

/** The card table, as printed in the rules: for the overview of sets and the gallery. */
export const FACTS: [Name, number, Transport, PortSet[]][] = [
  ["kerberos", 88, "both", ["authentication"]],
  ["ldap", 389, "tcp", ["authentication"]],
  ["ike", 500, "udp", ["authentication"]],
  ["ldaps", 636, "tcp", ["authentication", "over-tls"]],
  ["dhcp-server", 67, "udp", ["dhcp"]],
  ["dhcp-client", 68, "udp", ["dhcp"]],
  ["dhcpv6-client", 546, "udp", ["dhcp", "v6"]],
  ["dhcpv6-server", 547, "udp", ["dhcp", "v6"]],
  ["dns", 53, "both", ["dns"]],
  ["dot", 853, "tcp", ["dns"]],
  ["ftp", 21, "tcp", ["file-transfer"]],
  ["ftp-data", 20, "tcp", ["file-transfer"]],
  ["tftp", 69, "udp", ["file-transfer"]],
  ["smtp", 25, "tcp", ["e-mail"]],
  ["pop3", 110, "tcp", ["e-mail"]],
  ["imap", 143, "tcp", ["e-mail"]],
  ["submission", 587, "tcp", ["e-mail", "over-tls"]],
  ["imaps", 993, "tcp", ["e-mail", "over-tls"]],
  ["pop3s", 995, "tcp", ["e-mail", "over-tls"]],
  ["snmp", 161, "udp", ["monitoring"]],
  ["snmp-trap", 162, "udp", ["monitoring"]],
  ["syslog", 514, "udp", ["monitoring"]],
  ["lpr", 515, "tcp", ["printer"]],
  ["ipp", 631, "tcp", ["printer"]],
  ["ssh", 22, "tcp", ["remote-access"]],
  ["telnet", 23, "tcp", ["remote-access"]],
  ["rlogin", 513, "tcp", ["remote-access"]],
  ["bgp", 179, "tcp", ["routing"]],
  ["rip", 520, "udp", ["routing"]],
  ["ripng", 521, "udp", ["routing", "v6"]],
  ["http", 80, "tcp", ["web"]],
  ["https", 443, "tcp", ["web", "over-tls"]],
  ["whois", 43, "tcp", []],
  ["ntp", 123, "udp", []],
  ["irc", 194, "tcp", []],
  ["hsrp", 1985, "udp", []],
];

export const SETS: PortSet[] = [
  "authentication",
  "dhcp",
  "dns",
  "file-transfer",
  "e-mail",
  "monitoring",
  "printer",
  "remote-access",
  "routing",
  "web",
  "over-tls",
  "v6",
];

export const SPECIALS = ["whois", "ntp", "irc", "hsrp"] as const satisfies Name[];
export type Special = (typeof SPECIALS)[number];

export function special(name: Name): Special | undefined {
  return SPECIALS.find((one) => one === name);
}

/** The sets a name counts for at a table with these switches. */
export function setsOf(name: Name, config?: Config): PortSet[] {
  const sets = FACTS.find(([fact]) => fact === name)?.[3] ?? [];
  const more = name === "dot" && config?.switches?.["dot-over-tls"] === true;
  return more ? [...sets, "over-tls"] : sets;
}

/** The names that make up a set at a table with these switches. */
export function members(set: PortSet, config?: Config): Name[] {
  return FACTS.map(([name]) => name).filter((name) => setsOf(name, config).includes(set));
}

/** What a name face is drawn like: its set's family, or itself if it is special. */
export type Family = PortSet | Special;

export function family(name: Name): Family {
  return special(name) ?? setsOf(name)[0] ?? "web";
}

export const TRANSPORT_SHAPES: Record<Transport, ShapeName> = {
  tcp: "square",
  udp: "circle",
  both: "diamond",
};

export function nameOn(faces: Faces): Name | null {
  return faces.shows === "port" ? null : faces.name;
}

export function portOn(faces: Faces): { port: number; transport: Transport } | null {
  return faces.shows === "name" ? null : { port: faces.port, transport: faces.transport };
}

/** The side of a card that is drawn large. */
export function upper(card: Card): Side {
  if (card.faces.shows === "both") return card.up;
  return card.faces.shows;
}
