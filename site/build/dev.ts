/** Serves the site while somebody works on it: each page is made anew when it is asked for. */
import { fileURLToPath } from "node:url";
import { dev } from "astro";
import { siteFolder } from "./folders.ts";

// Nothing leaves this machine: Astro would count its starts.
process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
await dev({ root: fileURLToPath(siteFolder) });
