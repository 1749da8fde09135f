/** Measures the size of a program, bundled and minified as users do. */
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

/**
 * @param code an ECMAScript module
 * @param folder the folder from which its imports are resolved
 * @param without a package whose exports are replaced by stubs, to measure the size without it
 * @param beside packages that the page has anyway, which are left out
 * @returns the size of the single bundled file in bytes, after gzip
 */
export async function bundleSize(
    code: string,
    folder: string,
    without?: string,
    beside: readonly string[] = [],
): Promise<number> {
    const entry = "\0entry";
    const bundle = await rolldown({
        input: "entry",
        cwd: folder,
        platform: "browser",
        logLevel: "silent",
        // The styles of a custom element are part of its script.
        moduleTypes: { ".css": "text" },
        external: (id) => beside.some((name) => id === name || id.startsWith(`${name}/`)),
        plugins: [
            {
                name: "entry",
                resolveId: (id) => (id === "entry" ? entry : null),
                load: (id) => (id === entry ? code : null),
                transform: (source, id) =>
                    without && id.includes(`/node_modules/${without}/`) ? emptied(source) : null,
            },
        ],
    });
    const { output } = await bundle.generate({ minify: true, comments: false, codeSplitting: false });
    await bundle.close();
    return gzipSync(output[0].code, { level: 9 }).length;
}

/** A module with the same exports, each replaced by a function that returns an empty object. */
function emptied(source: string): string {
    const names = [...source.matchAll(/^export \{(.+)\};?$/gms)].flatMap(([, list = ""]) => list.split(","));
    const exported = names.map((name) => name.split(" as ").at(-1)?.trim()).filter((name) => name);
    if (exported.length === 0) throw new Error("Nothing that the package exports could be read.");
    return `const nothing = () => ({});\n${exported.map((name) => `export { nothing as ${name} };`).join("\n")}`;
}
