// Every card, token and state of every game, dark and light, on desktop and phone, in every language.

import { visitAll } from "./lib/look.js";
import { GALLERIES } from "./lib/pages.js";

for (const [group, pagesOf] of Object.entries(GALLERIES)) visitAll(group, pagesOf);
