/**
 * `npm start` installs no development dependencies, so the sources that it builds must not need any. What a package bundles is
 * its development dependency: where the site is built from its sources, it is a dependency of the root as well.
 */
import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { specifiersIn } from "../../verify/testing/room-imports.ts";

const root = join(import.meta.dirname, "../..");
type Locked = { readonly dev?: boolean; readonly link?: boolean; readonly os?: readonly string[] };
const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(join(root, "package-lock.json"), "utf8"),
);

/** The name of a package: `@hono/node-server` for `@hono/node-server/conninfo`. */
const packageOf = (specifier: string): string =>
    specifier
        .split("/")
        .slice(0, specifier.startsWith("@") ? 2 : 1)
        .join("/");

function isForDevelopment(name: string): boolean {
    const copies = Object.entries(lock.packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
    return copies.length > 0 && copies.every(([, { dev }]) => dev);
}

/** The imports of development dependencies in what the site is built from (all but the element), each with a file that has it. */
const imports = globSync(
    ["site/{src,build}/**/*.{ts,tsx,astro}", "packages/*/src/**/*.{ts,tsx}", "book/exercises/src/**/*.ts"],
    {
        cwd: root,
        exclude: (path) => /\.test\.tsx?$|testing|arbitrary-|packages\/element/.test(path),
    },
).flatMap((file) =>
    specifiersIn(readFileSync(join(root, file), "utf8"))
        .filter((specifier) => /^[@\w]/.test(specifier) && !isBuiltin(specifier))
        .filter((specifier) => isForDevelopment(packageOf(specifier)))
        .map((specifier) => ({ file, specifier })),
);

test("a build after `npm start` imports no package that it does not install", () => {
    expect(imports).toEqual([]);
});

test("`npm start` installs no more packages than it did: each costs every newcomer time", () => {
    const installed = Object.entries(lock.packages).filter(
        ([path, { dev, link, os }]) => path.includes("node_modules/") && !dev && !link && os === undefined,
    );
    // Astro brings nearly two hundred of them, and React, CodeMirror, Shiki and the SDKs that run in the page most others.
    expect(installed.length).toBeLessThanOrEqual(284);
});
