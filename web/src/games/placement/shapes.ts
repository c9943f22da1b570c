import type { Site } from "../../generated/placement/Site";
import type { ShapeName } from "../../ui/Shape.svelte";

/** The shape of each site. Apart from its facts, since the cover on the home page draws it too. */
export const SHAPES: Record<Site, ShapeName> = {
  hospital: "triangle",
  company: "circle",
  "e-commerce": "square",
  factory: "diamond",
};
