/** Vitest's global setup for the tests of example projects: packs our packages, unless they are as they were packed last. */
import { spawnSync } from "node:child_process";
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { packedFolder, root } from "./packed-project.ts";

export default function preparePacked(): void {
    const packed = globSync("*.{tgz,whl}", { cwd: packedFolder }).map((file) => changedAt(join(packedFolder, file)));
    if (packed.length > 0 && Math.min(...packed) > Math.max(...sources().map(changedAt))) return;
    // Both parts of `npm run pack`.
    for (const script of ["pack.mjs", "pack-python.ts"]) {
        const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "tools", script)], {
            cwd: root,
            encoding: "utf8",
        });
        if (status !== 0) throw new Error(`tools/${script} failed:\n${stdout}${stderr}`);
    }
}

const changedAt = (file: string): number => statSync(file).mtimeMs;

/** The files that decide what is packed. */
const sources = (): string[] =>
    globSync(
        [
            "packages/*/{src,bin}/**/*.*",
            "packages/*/*.{json,md,ts,css}",
            "book/exercises/**/*.{json,ts,yaml}",
            "python/*/{src,sandbox}/**/*.{py,ts}",
            "python/*/*.{md,toml,txt}",
            "tools/pack*",
        ],
        { cwd: root },
    ).map((file) => join(root, file));
