// Every page, dark and light, on desktop and phone, in every language: nothing keeps anybody out,
// nothing sticks out, no text is missing.

import { visitAll } from "./lib/look.js";
import { PAGES } from "./lib/pages.js";

for (const [group, pagesOf] of Object.entries(PAGES)) visitAll(group, pagesOf);
