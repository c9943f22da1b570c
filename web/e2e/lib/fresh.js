// The client as `npm run build` last left it, in place of the one that the program was built with, if
// SANDTABLE_CLIENT names its folder: whoever works on the client then need not build the program.

import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

/** What is not the server's own may not talk to it: the browser takes these pages to come from outside. */
export function freshArgs() {
  return process.env["SANDTABLE_CLIENT"] ? ["--disable-features=LocalNetworkAccessChecks"] : [];
}

/** @param {import("playwright-core").BrowserContext} context */
export async function fresh(context) {
  const folder = process.env["SANDTABLE_CLIENT"];
  if (!folder) return;
  await context.route(
    (url) => !url.pathname.startsWith("/api/"),
    async (route) => {
      const file = join(folder, new URL(route.request().url()).pathname);
      if (existsSync(file) && statSync(file).isFile()) return route.fulfill({ path: file });
      // Which paths are pages is for the server to say.
      const status = await route.fetch().then(
        (response) => response.status(),
        () => null,
      );
      if (status === null) return route.abort();
      return route.fulfill({ status, path: join(folder, "index.html") });
    },
  );
}
