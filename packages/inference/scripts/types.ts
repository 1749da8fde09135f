/** `npm run types`: writes the named types of every task. A test checks that the committed files are up to date. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { typeFiles } from "./declarations/type-files.ts";

const folder = join(import.meta.dirname, "../src/client/types");
const files = typeFiles();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, text] of files) writeFileSync(join(folder, name), text);
