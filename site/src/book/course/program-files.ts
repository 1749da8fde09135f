/** The files that chapters show: those that lie beside them, and those of the applications that a reader can clone. */

const beside = import.meta.glob<string>("../../content/*/course/*/*.{py,js,txt}", {
    query: "?raw",
    import: "default",
    eager: true,
});
const examples = import.meta.glob<string>(
    [
        "../../../../examples/*/*.{py,txt}",
        "../../../../examples/*/tests/*.py",
        "../../../../examples/*/page/src/*.{ts,tsx}",
    ],
    { query: "?raw", import: "default", eager: true },
);

/**
 * The text of a file.
 * @param chapter where the chapter stands: `gu/course/chapter3`
 * @param file its name beside the chapter, or its path from the root of the repository: `examples/…`
 * @throws Error where there is no such file
 */
export function programFile(chapter: string, file: string): string {
    const text = file.startsWith("examples/")
        ? examples[`../../../../${file}`]
        : beside[`../../content/${chapter}/${file}`];
    if (text === undefined) throw new Error(`There is no file ${file} for site/src/content/${chapter}.`);
    return text;
}
