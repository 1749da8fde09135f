/** Copies everything that a site build reads, so that tests and the bench can change texts and build the copy. */
import { cpSync, existsSync } from "node:fs";
import { basename, join } from "node:path";
import { linkModules } from "../../verify/testing/link-modules.ts";
import { builtOrInstalled, root, sources } from "../build/state.ts";

/** Output of builds and of the bench, which the copy makes for itself. */
const leftOut = new Set([...builtOrInstalled, ".astro", "output"]);

/** @param folder an empty folder; its `site/build/run-build.ts` then builds the copy */
export function copySources(folder: string): void {
    const paths = [...sources, "site/.python", "site/tsconfig.json", "tsconfig.base.json"];
    for (const path of paths.filter((one) => existsSync(join(root, one)))) {
        cpSync(join(root, path), join(folder, path), {
            recursive: true,
            filter: (file) => !leftOut.has(basename(file)),
        });
    }
    linkModules(root, folder);
}
