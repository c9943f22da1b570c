import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./app/router.svelte";
import { settings } from "./app/settings.svelte";
import { texts } from "./app/texts.svelte";

settings.applyTheme();
router.start();
await texts.start();

const target = document.getElementById("app");
if (target) mount(App, { target });
