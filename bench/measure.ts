/** Measures one group of rows in a process of its own, and sends the numbers to `run.ts`. */
import { fileURLToPath } from "node:url";
import { groups } from "./rows/registry.ts";

const group = groups.find(({ id }) => id === process.argv[2]);
if (!group) throw new Error(`There is no group ${process.argv[2]}.`);
// Found in bench/node_modules, or, when nothing was installed there, as the sources of the workspace.
if (!fileURLToPath(import.meta.resolve("@callsheet/inference")).includes("/bench/node_modules/")) {
    throw new Error("The packed packages are not in bench/node_modules: npm run bench puts them there.");
}
process.send?.(await group.measure());
// A server or a socket that a group forgot would hold up the next one.
process.exit();
