/** The program files that chapters show: those of the course, and those of the applications in `examples`. */

import { parse } from "yaml";
import { fallbackLanguage } from "../../languages.ts";
import { inLanguage } from "./chapter-programs.ts";

/** The files of the example projects, which readers copy and tests run. */
const examples = import.meta.glob<string>(
    [
        "../../../../examples/**/*.{js,mjs,ts,tsx,jsx,py,sh,json,jsonc,toml,yml,yaml,md,mdx,html,css,txt,astro}",
        "!**/{node_modules,dist,.next,.astro}/**",
        "!**/package-lock.json",
    ],
    { query: "?raw", import: "default", eager: true },
);

const ofCourse = import.meta.glob<string>(
    ["../../../../book/content/*/course/*/*.{py,js,txt}", "../../../../book/content/*/course/programs.yaml"],
    { query: "?raw", import: "default", eager: true },
);

/** The text of a file of an example project. @param path from the root: `examples/…` @throws Error if there is no such file */
export function exampleFile(path: string): string {
    const text = examples[`../../../../${path}`];
    if (text === undefined) throw new Error(`There is no file ${path} of an example.`);
    return text;
}

/**
 * The text of a file.
 * @param chapter the folder of the chapter: `gu/course/chapter3`
 * @param file its name in that folder in English, or its path from the root of the repository: `examples/…`
 * @throws Error if there is no such file
 */
export function programFile(chapter: string, file: string): string {
    if (file.startsWith("examples/")) return exampleFile(file);
    const [language = "", ...folder] = chapter.split("/");
    const text = ofCourse[`../../../../book/content/${[fallbackLanguage, ...folder, file].join("/")}`];
    if (text === undefined) throw new Error(`There is no file ${file} for book/content/${chapter}.`);
    const strings = parse(ofCourse[`../../../../book/content/${language}/course/programs.yaml`] ?? "");
    return inLanguage(text, `${folder.at(-1)}/${file}`, strings);
}
