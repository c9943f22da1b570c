import { expect, test } from "vitest";
import { csv, layerFile, markdown, stixFile } from "../src/debrief/files";
import { labelsOf } from "../src/debrief/names";
import type { Debrief } from "../src/generated/Debrief";
import type { Layer } from "../src/generated/Layer";

// Texts are not loaded: what is said is the key.
const nameAt = (table: number, seat: number) => `T${table}S${seat}`;

const layer: Layer = {
  table: 0,
  seat: 1,
  name: { key: "name" },
  versions: { attack: "18", navigator: "5.1.0", layer: "4.5" },
  domain: "enterprise-attack",
  description: { key: "description" },
  techniques: [
    {
      techniqueID: "T1566",
      score: 2,
      comment: { key: "comment" },
      enabled: true,
      showSubtechniques: false,
    },
  ],
  gradient: { colors: ["#ffffff", "#ff6666"], minValue: 0, maxValue: 2 },
  legendItems: [{ label: { key: "legend" }, color: "#ff6666" }],
};

const debrief = {
  tables: [],
  screens: [
    { kind: "question", table: 0, title: { key: "a*b" }, lines: [] },
    {
      kind: "question",
      table: 0,
      title: { key: "a*b" },
      lines: [{ text: { key: "[x]" }, table: 0, step: 3, ids: ["T1566"] }],
    },
  ],
  sheet: {
    columns: ["table", "by", "what"],
    rows: [
      {
        table: 1,
        cells: [{ number: 1234 }, { seat: 0 }, { text: '=SUM(A1), "x"' }],
      },
    ],
  },
} as unknown as Debrief;

test("a layer has its texts said and nothing that the Navigator does not know", () => {
  const file: unknown = JSON.parse(layerFile(layer, nameAt));
  expect(file).toMatchObject({ name: "name", techniques: [{ comment: "comment", score: 2 }] });
  expect(file).not.toHaveProperty("seat");
  expect(file).not.toHaveProperty("table");
});

test("a bundle of STIX has its texts said and says when", () => {
  const bundle = {
    type: "bundle",
    id: "bundle--1",
    objects: [
      { type: "identity", spec_version: "2.1", id: "identity--1", name: { key: "name" } },
      { type: "sighting", spec_version: "2.1", id: "sighting--1", count: 2 },
    ],
  };
  const at = new Date("2026-01-02T03:04:05.678Z");
  expect(JSON.parse(stixFile(bundle, at, nameAt))).toEqual({
    type: "bundle",
    id: "bundle--1",
    objects: [
      { ...bundle.objects[0], name: "name", created: at.toISOString(), modified: at.toISOString() },
      { ...bundle.objects[1], created: at.toISOString(), modified: at.toISOString() },
    ],
  });
});

test("a table for spreadsheets names players and holds no formula", () => {
  expect(csv(debrief.sheet, nameAt)).toBe('table,by,what\n1234,T1S0,"\'=SUM(A1), ""x"""\n');
});

test("what has the same title is one chapter, and no text is taken for a mark", () => {
  expect(markdown(debrief, nameAt, ["1"])).toBe(
    "# debrief-title\n\n## a\\*b\n\n- \\[x\\] (T1566) *debrief-step*\n",
  );
});

test("tables are counted within their game, which is named where there were several", () => {
  const first = [1, 2].map((number) => ({ round: 1, number }));
  expect(labelsOf(first)).toEqual(["1", "2"]);
  expect(labelsOf([...first, { round: 2, number: 1 }])).toEqual(["1-1", "1-2", "2-1"]);
});
