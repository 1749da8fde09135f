/** The program files that chapters show: those in their folders, and those of the applications in `examples`. */

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
 * @param chapter the folder of the chapter: `gu/course/chapter3`
 * @param file its name in that folder, or its path from the root of the repository: `examples/…`
 * @throws Error if there is no such file
 */
export function programFile(chapter: string, file: string): string {
    const text = file.startsWith("examples/")
        ? examples[`../../../../${file}`]
        : beside[`../../content/${chapter}/${file}`];
    if (text === undefined) throw new Error(`There is no file ${file} for site/src/content/${chapter}.`);
    return text;
}
