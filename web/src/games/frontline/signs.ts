import type { Plan } from "../../generated/frontline/Plan";

/** Signs that are not cards. */
const ACTIONS: Record<keyof Plan, string> = {
  recon: "M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500l5 5",
  weaponise:
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3.500V8M12 16v4.500M3.500 12H8M16 12h4.500M6 6l3 3M18 18l-3-3M18 6l-3 3M6 18l3-3",
  attack: "M4 20l4.500-4.500M7 13l4 4M9 15L20.500 3.500 19 9.500 11 17zM13.500 10.500h.01",
  harden:
    "M12 3l7.500 3v5.500c0 4.500-3 7.500-7.500 9.500-4.500-2-7.500-5-7.500-9.500V6zM12 8v8M8 12h8",
};

export const actionEmblem = (action: keyof Plan) => ACTIONS[action];

/** The coin that prices and funds are counted in. */
export const COIN =
  "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM14.500 9.200C13 8 10 8.300 10 10.200c0 2.300 4.500 1.300 4.500 3.700 0 2-3.200 2.200-5 1M12 7v1.300M12 15.800V17";
