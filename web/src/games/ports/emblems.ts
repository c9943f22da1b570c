import type { Name } from "../../generated/ports/Name";
import type { Set as PortSet } from "../../generated/ports/Set";

/** One drawing per family and per special card: 24 × 24, stroke 1.75, round ends. */
export const EMBLEMS = {
  authentication: "M14.5 4.5a5 5 0 1 1-3.8 8.200L4 19.500v1h3.500V18.500h2v-2h2l1.6-1.600M16 8h.01",
  dhcp: "M3.5 7.500H14l6.5 4.500L14 16.500H3.500zM7 12h.01M10 12h4",
  dns: "M12 3v18M5 5h11.500l3 2.5-3 2.500H5zM19 12.500H8.500l-3 2.5 3 2.500H19z",
  "file-transfer":
    "M12 20.500H5.500v-17H14l4.5 4.500v3.500M14 3.500V8h4.500M12.5 16h8M17.5 13l3 3-3 3",
  "e-mail": "M3.5 6h17v12.500h-17zM3.5 7l8.5 6.500L20.5 7",
  monitoring: "M3.5 4.500h17V17h-17zM6 11h3l1.7-3.5 2.6 6 1.7-2.500h3M8.5 20.500h7",
  printer: "M7 9V3.500h10V9M7.5 17h-4V9h17v8h-4M7.5 13.500h9v7h-9zM17 11.500h.01",
  "remote-access": "M3.5 5h17v14h-17zM7 9l3.2 3L7 15M12.5 15.500h4.5",
  routing:
    "M3.5 7H7.500l8 10h5M3.5 17h4l2.4-3M13.3 9.800L15.5 7h5M18 4.500L20.5 7 18 9.500M18 14.500l2.5 2.5-2.5 2.5",
  web: "M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.500c4.5 5 4.5 12 0 17M12 3.500c-4.5 5-4.5 12 0 17",
  "over-tls": "M5.5 10.500h13v10h-13zM8 10.500V8a4 4 0 0 1 8 0v2.500M12 14.500V17",
  v6: "M12 3l7.8 4.500v9L12 21l-7.8-4.500v-9zM13.8 7.800c-2.4.7-4 2.7-4 5.300a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 0 0-4.6 0",
  whois:
    "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.2 15.200l5.3 5.300M10.5 10v3.500M10.5 7.300h.01",
  ntp: "M12 5.500a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9v4.500l3 2M9.5 2.500h5",
  irc: "M3.5 4.500h17V16H12l-5 4.500V16H3.500zM10.7 7.500l-1 5.500M14.3 7.500l-1 5.500M8.5 9.200h7.500M8 11.500h7.5",
  hsrp: "M3.5 13.500h8v6h-8zM12.5 4.500h8v6h-8zM7.5 13.500v-6h2.700M8.7 5.500l2 2-2 2M16.5 10.500v6h-2.700M15.3 14.500l-2 2 2 2",
} satisfies Record<PortSet, string> & Partial<Record<Name, string>>;

export type Family = keyof typeof EMBLEMS;
