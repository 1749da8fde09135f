/** The development server: renders each page anew on request. */
import { fileURLToPath } from "node:url";
import { dev } from "astro";
import { siteFolder } from "./folders.ts";

// The server sends nothing: Astro would report its start as telemetry.
process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
await dev({ root: fileURLToPath(siteFolder) });
