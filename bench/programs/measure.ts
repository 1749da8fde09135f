/** Measures one group of rows. */
import { fileURLToPath } from "node:url";
import type { NotRun, Samples } from "../row.ts";
import { groups } from "../rows/registry.ts";

/** @param id the group's */
export default async function measure(id: string): Promise<Readonly<Record<string, Samples | NotRun>>> {
    const group = groups.find((one) => one.id === id);
    if (!group) throw new Error(`There is no group ${id}.`);
    // Found in bench/node_modules, or, when nothing was installed there, as the sources of the workspace.
    if (!fileURLToPath(import.meta.resolve("@callsheet/inference")).includes("/bench/node_modules/")) {
        throw new Error("The packed packages are not in bench/node_modules: npm run bench puts them there.");
    }
    return await group.measure();
}
