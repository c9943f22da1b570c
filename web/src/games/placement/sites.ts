import type { Site } from "../../generated/placement/Site";
import type { ShapeName } from "../../ui/Shape.svelte";

/** The four sites. */
export const SITES = [
  "hospital",
  "company",
  "e-commerce",
  "factory",
] as const satisfies readonly Site[];

export const SHAPES: Record<Site, ShapeName> = {
  hospital: "triangle",
  company: "circle",
  "e-commerce": "square",
  factory: "diamond",
};

export const COLOURS: Record<Site, "red" | "blue" | "green" | "yellow"> = {
  hospital: "red",
  company: "blue",
  "e-commerce": "green",
  factory: "yellow",
};

/** The place of a site in every list of sites. */
export const siteIndex = (site: Site) => SITES.indexOf(site) as 0 | 1 | 2 | 3;
