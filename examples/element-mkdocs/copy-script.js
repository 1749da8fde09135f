import { copyFileSync } from "node:fs";

copyFileSync("node_modules/@callsheet/element/dist/call-snippet.js", "docs/call-snippet.js");
