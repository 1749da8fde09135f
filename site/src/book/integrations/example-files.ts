/** The files of the example projects, which readers copy and tests run. */

const files = import.meta.glob<string>(
    [
        "../../../../examples/**/*.{js,mjs,ts,tsx,jsx,py,sh,json,jsonc,toml,yml,yaml,md,mdx,html,css,txt,astro}",
        "!**/{node_modules,dist,.next,.astro}/**",
        "!**/package-lock.json",
    ],
    { query: "?raw", import: "default", eager: true },
);

/** The text of a file of an example project. @param path from the root: `examples/…` @throws Error if there is no such file */
export function exampleFile(path: string): string {
    const text = files[`../../../../${path}`];
    if (text === undefined) throw new Error(`There is no file ${path} of an example.`);
    return text;
}
