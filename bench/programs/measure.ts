/** Measures one group of rows. */
import { fileURLToPath } from "node:url";
import type { NotRun, Samples } from "../row.ts";
import { groups } from "../rows/registry.ts";

/** @param id the id of the group */
export default async function measure(id: string): Promise<Readonly<Record<string, Samples | NotRun>>> {
    const group = groups.find((one) => one.id === id);
    if (!group) throw new Error(`There is no group ${id}.`);
    // Without packages in bench/node_modules, Node would resolve the sources in the workspace instead.
    if (!fileURLToPath(import.meta.resolve("@callsheet/inference")).includes("/bench/node_modules/")) {
        throw new Error("The packed packages are not in bench/node_modules: npm run bench puts them there.");
    }
    return await group.measure();
}
