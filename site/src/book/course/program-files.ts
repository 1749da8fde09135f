/** The program files that chapters show: those of the course, and those of the applications in `examples`. */

import { parse } from "yaml";
import { fallbackLanguage } from "../../languages.ts";
import { inLanguage } from "./program-parts.ts";

const files = import.meta.glob<string>(
    [
        "../../content/*/course/*/*.{py,js,txt}",
        "../../content/*/course/programs.yaml",
        "../../../../examples/*/*.{py,txt}",
        "../../../../examples/*/tests/*.py",
        "../../../../examples/*/page/src/*.{ts,tsx}",
    ],
    { query: "?raw", import: "default", eager: true },
);

/**
 * The text of a file.
 * @param chapter the folder of the chapter: `gu/course/chapter3`
 * @param file its name in that folder in English, or its path from the root of the repository: `examples/…`
 * @throws Error if there is no such file
 */
export function programFile(chapter: string, file: string): string {
    const [language = "", ...folder] = chapter.split("/");
    const text = file.startsWith("examples/")
        ? files[`../../../../${file}`]
        : files[`../../content/${[fallbackLanguage, ...folder, file].join("/")}`];
    if (text === undefined) throw new Error(`There is no file ${file} for site/src/content/${chapter}.`);
    return inLanguage(
        text,
        `${folder.at(-1)}/${file}`,
        parse(files[`../../content/${language}/course/programs.yaml`] ?? ""),
    );
}
