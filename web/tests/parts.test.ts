// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES, LOCALES, messages } from "../scripts/fluent.js";
import { partTexts } from "../src/app/parts";

/** Of these the beginning is said on the home page already. */
const SHARED = ["table.ftl", "web.ftl"];

test.each(LANGUAGES)(
  "a part brings all of its texts, whatever headings are in it (%s)",
  async (language) => {
    const folder = new URL(`${language}/`, LOCALES);
    const files = readdirSync(folder).filter(
      (file) => file !== "cli.ftl" && !SHARED.includes(file),
    );
    for (const file of files) {
      const [part = ""] = file.split(/[-.]/, 1);
      const texts = Object.assign({}, ...(await Promise.all(partTexts(part, language))));
      const lacking = messages(readFileSync(new URL(file, folder), "utf8"))
        .map(({ id }) => id)
        .filter((id) => !(id in texts));
      expect(lacking, file).toEqual([]);
    }
  },
);
