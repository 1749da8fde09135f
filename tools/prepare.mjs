// npm runs this after every installation. Packages for `npm start` alone may be installed by a Node that cannot read
// TypeScript: `npm start` then generates with its own.
import { readsTypeScript } from "./start/install-for-start.mjs";

if (readsTypeScript(process.versions.node)) await import("../packages/inference/scripts/generate.ts");
