/** A copy of whatever a build of the site reads, in which tests and the bench change texts and build. */
import { cpSync, existsSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { builtOrInstalled, root, sources } from "./state.ts";

/** What the copy gets of the next build, or of the bench, and not of this one. */
const leftOut = new Set([...builtOrInstalled, ".astro", "output"]);

/** @param folder an empty one; `site/build/run-build.ts` in it then builds the copy, with the packages of this repository */
export function copySources(folder: string): void {
    const paths = [...sources, "site/.python", "site/tsconfig.json", "tsconfig.base.json"];
    for (const path of paths.filter((one) => existsSync(join(root, one)))) {
        cpSync(join(root, path), join(folder, path), {
            recursive: true,
            filter: (file) => !leftOut.has(basename(file)),
        });
    }
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "dir");
}
