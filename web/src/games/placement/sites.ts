import { FACTS } from "../../generated/placement/Facts";
import type { Site } from "../../generated/placement/Site";
import type { ShapeName } from "../../ui/Shape.svelte";

/** The four sites. */
export const SITES = FACTS.sites.map(({ site }) => site);

export const COLOURS = Object.fromEntries(
  FACTS.sites.map(({ site, colour }) => [site, colour]),
) as Record<Site, string>;

export const SHAPES: Record<Site, ShapeName> = {
  hospital: "triangle",
  company: "circle",
  "e-commerce": "square",
  factory: "diamond",
};

/** The place of a site in every list of sites. */
export const siteIndex = (site: Site) => SITES.indexOf(site) as 0 | 1 | 2 | 3;
