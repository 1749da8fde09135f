// npm run pack: builds the packages, packs each as for publishing, and checks the tarballs.
//
// In the repository the packages run from their sources, which their `exports` name. This script derives the published
// `exports`, which name the built files, and applies the other fields of `publishConfig`, which npm does not.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { publishedEntries } from "../declarations/published-entries.ts";
import { environment, npm, root, runNpm } from "./install.mjs";

/** The `exports` of a built package: the declarations and modules of each entry point, and other files as they are. */
function publishedExports(folder, sources) {
    const built = (path, endings) =>
        endings.map((ending) => `./dist/${path}${ending}`).find((file) => existsSync(join(folder, file)));
    const entries = publishedEntries(sources).map(([subpath, source]) => {
        const [, path] = /^\.\/src\/(.+)\.tsx?$/.exec(source) ?? [];
        if (path === undefined) return [subpath, source.replace("./src/", "./dist/")];
        const node = built(`node/${path}`, [".mjs"]);
        const types = built(path, [".d.ts", ".d.mts"]);
        return [subpath, { types, ...(node && { node }), default: built(path, [".js", ".mjs"]) }];
    });
    return { ...Object.fromEntries(entries), "./package.json": "./package.json" };
}

/** Checks that the separate builds for Node and for bundlers export the same names. */
async function compareBuilds(stage, entries = {}) {
    for (const { node, default: other } of Object.values(entries)) {
        if (node === undefined) continue;
        const [names, others] = await Promise.all(
            [node, other].map(async (path) =>
                Object.keys(await import(pathToFileURL(join(stage, path)).href)).join(" "),
            ),
        );
        if (names === others) continue;
        console.error(`${node} exports ${names}, but ${other} exports ${others}.`);
        process.exit(1);
    }
}

const target = join(root, "packed");
rmSync(target, { recursive: true, force: true });

for (const folder of [
    "inference",
    "errors",
    "catalogue",
    "snippets",
    "react",
    "element",
    "sandbox",
    "ai-sdk",
    "remark",
    "http",
    "cli",
]) {
    const source = join(root, "packages", folder);
    const stage = join(target, folder);
    runNpm(["run", "build"], source);
    mkdirSync(stage, { recursive: true });

    const { publishConfig, scripts: _, ...manifest } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
    const published = { ...manifest, exports: publishedExports(source, manifest.exports), ...publishConfig };
    writeFileSync(join(stage, "package.json"), JSON.stringify(published, null, 4));
    for (const part of manifest.files) cpSync(join(source, part), join(stage, part), { recursive: true });
    cpSync(join(source, "README.md"), join(stage, "README.md"));
    cpSync(join(root, "LICENSE"), join(stage, "LICENSE"));

    await compareBuilds(stage, published.exports);
    const [command, args, options] = npm(["pack", "--silent", "--pack-destination", target]);
    const packed = { ...options, cwd: stage, env: environment(), encoding: "utf8" };
    const tarball = execFileSync(command, args, packed).trim();
    runNpm(["exec", "--", "publint", "run", "--strict", join(target, tarball)], root);
    // A package with only a command has no types to check.
    if (published.exports["."]) {
        // Styles have no types.
        const styles = Object.keys(published.exports).filter((entry) => entry.endsWith(".css"));
        const without = styles.length > 0 ? ["--exclude-entrypoints", ...styles] : [];
        runNpm(["exec", "--", "attw", join(target, tarball), "--profile", "esm-only", ...without], root);
    }
    console.log(`packed/${tarball}`);
}
