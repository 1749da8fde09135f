// npm run pack: builds the packages, packs each as for publishing, and checks the tarballs.
//
// In the repository the packages run from their sources, which their `exports` name. This script derives the published
// `exports`, which name the built files, and applies the other fields of `publishConfig`, which npm does not.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { publishedEntries } from "./declarations/exports.ts";
import { environment, npm, root, runNpm } from "./install.mjs";

/** The root's package.json, which says for all packages where their sources are. */
const workspace = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/**
 * The manifest that is published: its `exports` name built files, and it says where the package comes from.
 * @param folder the name of the package's folder, for which the build has run
 */
function publishedManifest(folder) {
    const source = join(root, "packages", folder);
    const { publishConfig, scripts: _, ...manifest } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
    const { repository, homepage, bugs } = workspace;
    return {
        ...manifest,
        repository: { ...repository, directory: `packages/${folder}` },
        homepage,
        bugs,
        ...publishedEntryPoints(source, manifest.exports),
        ...publishConfig,
    };
}

/** The entry points of a built package: the declarations and modules of each, and other files as they are. */
function publishedEntryPoints(folder, sources) {
    const built = (path) => (existsSync(join(folder, "dist", path)) ? `./dist/${path}` : undefined);
    const entries = publishedEntries(sources).map(([subpath, source]) => {
        const [, path] = /^\.\/src\/(.+)\.tsx?$/.exec(source) ?? [];
        if (path === undefined) return [subpath, source.replace("./src/", "./dist/")];
        const commonJs = built(`node/${path}.cjs`) ?? built(`${path}.cjs`);
        const module = built(`${path}.js`);
        if (commonJs === undefined) return [subpath, { types: `./dist/${path}.d.ts`, default: module }];
        const sameInNode = commonJs.replace(/cjs$/, "mjs");
        // Bundlers take `module`, also where they build for Node, and for both: a bundle has one copy.
        const forBundlers = module && { module };
        const forImport = module ? { ...forBundlers, node: sameInNode, default: module } : { default: sameInNode };
        return [
            subpath,
            {
                import: { types: `./dist/${path}.d.mts`, ...forImport },
                require: { types: `./dist/${path}.d.cts`, ...forBundlers, default: commonJs },
            },
        ];
    });
    const exports = { ...Object.fromEntries(entries), "./package.json": "./package.json" };
    return { ...entryPointsWithoutExports(exports), exports };
}

/** The fields that name the entry points of a package in CommonJS for what does not read `exports`: TypeScript's `node10`. */
function entryPointsWithoutExports({ ".": main, ...others }) {
    if (!main?.require) return {};
    const types = Object.entries(others).flatMap(([subpath, { require }]) =>
        require ? [[subpath.replace("./", ""), [require.types]]] : [],
    );
    return {
        main: main.require.default,
        types: main.require.types,
        ...(types.length > 0 && { typesVersions: { "*": Object.fromEntries(types) } }),
    };
}

/**
 * Writes what Node gets for `import` where a package has CommonJS: a module that hands on the names of the same file that
 * `require` gets, so that a program has one of each class however it asks; and likewise its declarations.
 */
function writeModulesOfCommonJs(stage, exports) {
    for (const entry of Object.values(exports)) {
        if (!entry.require) continue;
        const module = entry.import.node ?? entry.import.default;
        const name = basename(module, ".mjs");
        for (const file of [module, entry.import.types])
            writeFileSync(join(stage, file), `export * from "./${name}.cjs";\n`);
    }
}

/** Checks that the separate builds for Node and for bundlers export the same names. */
async function compareBuilds(stage, exports) {
    for (const { import: forImport } of Object.values(exports)) {
        if (!forImport?.node) continue;
        const { node, default: other } = forImport;
        const names = await namesIn(join(stage, node));
        const others = await namesIn(join(stage, other));
        if (names === others) continue;
        console.error(`${node} exports ${names}, but ${other} exports ${others}.`);
        process.exit(1);
    }
}

/** The names that a module exports. Node adds one to those of CommonJS. */
const namesIn = async (file) =>
    Object.keys(await import(pathToFileURL(file).href))
        .filter((name) => name !== "module.exports")
        .sort()
        .join(" ");

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

    const published = publishedManifest(folder);
    writeFileSync(join(stage, "package.json"), JSON.stringify(published, null, 4));
    for (const part of published.files) cpSync(join(source, part), join(stage, part), { recursive: true });
    cpSync(join(source, "README.md"), join(stage, "README.md"));
    cpSync(join(root, "LICENSE"), join(stage, "LICENSE"));

    writeModulesOfCommonJs(stage, published.exports);
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
        // Where there is no CommonJS, TypeScript must find it for ES modules and bundlers only.
        const profile = published.main ? "strict" : "esm-only";
        runNpm(["exec", "--", "attw", join(target, tarball), "--profile", profile, ...without], root);
    }
    console.log(`packed/${tarball}`);
}
