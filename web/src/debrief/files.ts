import type { Debrief } from "../generated/Debrief";
import type { Layer } from "../generated/Layer";
import type { Line } from "../generated/Line";
import type { Sheet } from "../generated/Sheet";
import type { StixBundle } from "../generated/StixBundle";
import { argument as said, say } from "../app/phrase";
import { t } from "../app/texts.svelte";
import { namesOf, type Labels, type NameAt } from "./names";

/** Where in a replay a line is shown. */
export function placeOf({ table, step }: Line, labels: Labels): string | null {
  if (step === null) return null;
  return labels.length > 1
    ? t("debrief-table-step", { table: labels[table] ?? "", step })
    : t("debrief-step", { step });
}

/** Nothing that a name or a text holds is taken for a mark. */
const escaped = (text: string): string => text.replace(/[\\*_`<[\]|#]/g, "\\$&");

/** All screens, each a chapter. */
export function markdown({ screens }: Debrief, nameAt: NameAt, labels: Labels): string {
  let page = `# ${t("debrief-title")}\n`;
  let last = "";
  for (const { title, table, lines } of screens) {
    const heading = escaped(say(title, namesOf(nameAt, table)));
    // What has the same title belongs together: questions are one list.
    if (heading !== last) page += `\n## ${heading}\n\n`;
    last = heading;
    for (const line of lines) {
      const ids = line.ids.length > 0 ? ` (${line.ids.join(", ")})` : "";
      const place = placeOf(line, labels);
      const text = escaped(say(line.text, namesOf(nameAt, line.table)));
      page += `- ${text}${ids}${place ? ` *${place}*` : ""}\n`;
    }
  }
  return page;
}

/** A layer as the ATT&CK Navigator reads it, with its texts said. */
export function layerFile(layer: Layer, nameAt: NameAt): string {
  const { name, versions, domain, description, techniques, gradient, legendItems } = layer;
  const nameOf = namesOf(nameAt, layer.table);
  const said = {
    name: say(name, nameOf),
    versions,
    domain,
    description: say(description, nameOf),
    techniques: techniques.map((cell) => ({ ...cell, comment: say(cell.comment, nameOf) })),
    gradient,
    legendItems: legendItems.map((item) => ({ ...item, label: say(item.label, nameOf) })),
  };
  return `${JSON.stringify(said, null, 2)}\n`;
}

/** A bundle of STIX, with its texts said, written at this time. */
export function stixFile({ type, id, objects }: StixBundle, when: Date, nameAt: NameAt): string {
  const nameOf = namesOf(nameAt, 0);
  const at = when.toISOString();
  const said = objects.map(({ name, description, ...object }) => ({
    ...object,
    created: at,
    modified: at,
    ...(name && { name: say(name, nameOf) }),
    ...(description && { description: say(description, nameOf) }),
  }));
  const bundle = { type, id, objects: said };
  return `${JSON.stringify(bundle, null, 2)}\n`;
}

/** Quoted if it must be. What a spreadsheet would take for a formula is made a text. */
function quoted(cell: string): string {
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line each, fields as RFC 4180 quotes them. */
export function csv(sheet: Sheet, nameAt: NameAt): string {
  const rows = sheet.rows.map(({ table, cells }) =>
    cells.map((cell) => quoted(said(cell, namesOf(nameAt, table)))),
  );
  return [sheet.columns, ...rows].map((row) => `${row.join(",")}\n`).join("");
}
