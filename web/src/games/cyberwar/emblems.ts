import type { Tactic } from "./facts";

/** One drawing per defence, by number: 24 × 24, stroke 1.75, round ends. */
const DEFENCES: readonly string[] = [
  // Process monitoring: a wheel that turns, watched.
  "M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM12 3.500v2.500M12 18v2.500M3.500 12H6M18 12h2.500M6 6l1.800 1.800M16.200 16.200L18 18M18 6l-1.800 1.800M7.800 16.200L6 18",
  // Command-line parameters.
  "M3.500 5h17v14h-17zM7 9.500l3 2.500-3 2.500M12.500 15h4",
  // File monitoring.
  "M6 3.500h8l4 4v6M14 3.500v4h4M6 3.500v17h5M15.500 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM17.800 18.800l2.700 2.200",
  // API monitoring: two halves of a joint.
  "M9 5.500C6.500 5.500 7 8 7 9.500S6 12 4 12c2 0 3 1 3 2.500s-.5 4 2 4M15 5.500c2.500 0 2 2.500 2 4s1 2.500 3 2.500c-2 0-3 1-3 2.500s.5 4-2 4M12 12h.01",
  // A process that uses the network.
  "M3.500 7h8v10h-8zM6 10.500h3M6 13.500h3M11.500 12h8.500M17 9l3 3-3 3",
  // Packet capture.
  "M4 8.500L12 4l8 4.500v7L12 20l-8-4.500zM4 8.500l8 4.500 8-4.500M12 13v7",
  // Windows Registry: keys in a tree.
  "M5 4v13.500h5M5 9.500h5M10 7h9.500v5H10zM10 15h9.500v5H10zM3.500 4h3",
  // Authentication logs: a key.
  "M8 8.500a3.500 3.500 0 1 0 2.500 6l8-8M15.500 9.500l2.500 2.500M18.500 6.500l2 2M7.500 12h.01",
  // Netflow: who talks to whom.
  "M6 4a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM18 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM6 15a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM8.500 7.200l7 3.800M8.500 16.800l7-3.800",
  // Windows event logs: a list with a mark.
  "M5 4h14v16H5zM8.500 8.500h.01M11 8.500h5M8.500 12h.01M11 12h5M8.500 15.500h.01M11 15.500h3",
  // Network protocol analysis: a wave under a glass.
  "M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500l5 5M6.500 10.500c1.300-3 2.600-3 4 0s2.700 3 4 0",
  // Binary file metadata.
  "M6 3.500h8l4 4v13H6zM14 3.500v4h4M9 11v2.500M12 11v2.500M15 11v2.500M9 17h.01M11.500 17H15",
];

/** One drawing per tactic: attack cards show what they are for. */
const TACTICS: Record<Tactic, string> = {
  reconnaissance: "M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500l5 5",
  "resource-development":
    "M14.500 4a4.500 4.500 0 0 0-1.500 6.500L4.500 19 6 20.500l8.500-8.500A4.500 4.500 0 0 0 20 6l-2.800 2.800-2-2L18 4a4.500 4.500 0 0 0-3.500 0z",
  "initial-access": "M11 4h8.500v16H11M3.500 12H14M10.500 8.500L14 12l-3.500 3.500",
  execution:
    "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM10 8.500l5.500 3.500-5.500 3.500z",
  persistence:
    "M12 7.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM12 7.500v13M8 11h8M4 14c0 4 3.500 6.500 8 6.500s8-2.500 8-6.500",
  "privilege-escalation": "M4 20h4v-4h4v-4h4V8h4M13.500 4.500H20V8",
  "defense-evasion":
    "M3.500 8.500c5-2 12-2 17 0 0 5-2 8-5 8-2 0-2.500-2-3.500-2s-1.500 2-3.500 2c-3 0-5-3-5-8zM7 11.500h3M14 11.500h3",
  "credential-access": "M6 10.500h12v10H6zM8.500 10.500V8a3.500 3.500 0 0 1 7 0v2.500M12 14v3",
  discovery: "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM15.500 8.500l-2 5-5 2 2-5z",
  "lateral-movement":
    "M3.500 6h7v6h-7zM13.500 12h7v6h-7zM7 12v4h3.500M13 6.500h4V9M15.500 7.500L17 9l1.500-1.500",
  collection: "M4 13.500l2.500-8h11l2.500 8V19H4zM4 13.500h5c0 2 1 3 3 3s3-1 3-3h5",
  "command-and-control":
    "M12 13v7.500M9 20.500h6M12 10.500h.01M8.500 13.500a5 5 0 0 1 0-6.500M15.500 7a5 5 0 0 1 0 6.500M5.500 16a9 9 0 0 1 0-11.500M18.500 4.500a9 9 0 0 1 0 11.500",
  exfiltration: "M4 14v6h16v-6M12 16V4M7.500 8.500L12 4l4.500 4.500",
  impact: "M13 3.500L6 13.500h5l-1.500 7 8-11h-5.500z",
};

export const defenceEmblem = (defence: number) => DEFENCES[defence] ?? "";
export const tacticEmblem = (tactic: Tactic) => TACTICS[tactic];

/** A defence that sees the attack, and an attack that comes through. */
export const STOPPED =
  "M12 3l7.500 3v5.500c0 4.500-3 7.500-7.500 9.500-4.500-2-7.500-5-7.500-9.500V6zM8.500 12l2.500 2.500 4.500-5";
export const THROUGH =
  "M9 4L5 6v5.500c0 3 1.500 5.500 4 7.500M15 4l4 2v5.500c0 3-1.500 5.500-4 7.500M12 21V8M8.500 11.500L12 8l3.500 3.500";
/** A group, seen from behind its mask. */
export const GROUP =
  "M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3.500 19c.5-3.500 2.500-5 5.500-5s5 1.500 5.500 5M16 5.500a3 3 0 0 1 0 5M17.500 14.300c1.700.6 2.700 2.200 3 4.700";

/** The groups of the box, after what they are also called: a panda and a bear. */
const GROUPS: Readonly<Record<string, string>> = {
  G0022:
    "M6.500 7.500A2.700 2.700 0 1 1 9 4.600M17.500 7.500A2.700 2.700 0 1 0 15 4.600M12 4.500a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM8.600 10.200c-1.300.5-2 1.900-1.700 3.300.9.700 2.600-.2 3-1.700.2-.9-.5-1.800-1.300-1.600zM15.400 10.200c1.300.5 2 1.900 1.700 3.300-.9.700-2.600-.2-3-1.700-.2-.9.5-1.800 1.300-1.600zM11 15.300h2l-1 1.200zM12 16.500v1M10.300 18c1 .7 2.400.7 3.400 0",
  G0016:
    "M5.600 9.500A3.200 3.200 0 1 1 9.500 5M18.400 9.500A3.200 3.200 0 1 0 14.500 5M12 4.600c-4.500 0-7.500 3.400-7.500 7.600S7.800 20.500 12 20.500s7.500-4.100 7.500-8.300-3-7.600-7.500-7.600zM8.800 10.800h.01M15.200 10.800h.01M12 12.800c-2.300 0-3.800 1.400-3.800 3.200s1.500 2.800 3.800 2.800 3.800-1 3.800-2.800-1.500-3.200-3.800-3.200zM10.900 14.600h2.200L12 15.900z",
};

export const groupEmblem = (id: string) => GROUPS[id] ?? GROUP;
