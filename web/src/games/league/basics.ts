import type { Colour } from "../../generated/league/Colour";
import type { Power } from "../../generated/league/Power";
import type { Tile } from "../../generated/league/Tile";
import type { ShapeName } from "../../ui/Shape.svelte";

/** What is drawn everywhere, apart from the many emblems and facts. */
export const SHIELD =
  "M12 3l7.500 2.800v5.700c0 4.500-3 7.500-7.500 9.500-4.500-2-7.500-5-7.500-9.500V5.800z";

export const SHAPES: Record<Colour, ShapeName> = {
  red: "triangle",
  yellow: "diamond",
  green: "square",
  blue: "circle",
};

export const TILE_EMBLEMS: Record<Tile, string> = {
  install: "M5 4h14v6H5zM5 14h14v6H5zM8.500 7h.01M8.500 17h.01M12 7h4M12 17h4",
  defend: SHIELD,
  attack:
    "M4 4l9 9M20 4L7.500 16.500M16.500 13l3.500 3.500M4 16.500L7.500 20M5 19l3-3M19 19l-3-3M4 4v3.500L14.500 18M20 4v3.500L9.500 18",
  repair:
    "M14.500 5.500a4.500 4.500 0 0 0-5.700 5.700L3.500 16.500l4 4 5.300-5.300a4.500 4.500 0 0 0 5.700-5.700L16 12l-4-4z",
};

/** What of an attack's normal damage a defence lets through. */
export const pastDefence = ({ normal }: Power, defence: number) => Math.max(0, normal - defence);
