import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fluentTexts } from "./scripts/fluent.js";
import { rulesPages } from "./scripts/rules.js";

export default defineConfig({
  plugins: [fluentTexts(), rulesPages(), svelte()],
  build: {
    target: "es2022",
    // The server's content policy allows no data: scripts, and small files are cheap over one connection.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env["SANDTABLE"] ?? "http://127.0.0.1:7070", ws: true } },
  },
  // The client build of Svelte also in tests: stores use runes.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
