/** The examples in the docstrings of our packages, each written as a file: they are compiled and run. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "rolldown/utils";
import { docstringOf } from "./module.ts";

const packages = join(import.meta.dirname, "../../packages");
// Inside the project, where programs can resolve the packages.
const folder = join(import.meta.dirname, "../../verify/project/.examples");

/** The example of a docstring, and the docstring's location. */
type Example = { readonly place: string; readonly program: string };

/** Without the helpers of the tasks, whose examples have their own test with input files. */
const sources = globSync("*/src/**/*.{ts,tsx}", { cwd: packages })
    .filter((path) => !/\.test\.tsx?$/.test(path) && !path.startsWith("inference/src/generated/types/"))
    .sort();

export const examples = sources.flatMap((path) => {
    const text = readFileSync(join(packages, path), "utf8");
    return parseSync(path, text, { lang: path.endsWith("x") ? "tsx" : "ts" }).comments.flatMap(
        ({ value, start }): Example[] => {
            const line = text.slice(0, start).split("\n").length;
            const { tags } = docstringOf(value);
            return tags
                .filter(({ name }) => name === "example")
                .map((tag) => ({ place: `${path}:${line}`, program: tag.text }));
        },
    );
});

/** Examples of components hold elements. */
export const fileOf = ({ place }: Example): string =>
    join(folder, `${place.replaceAll(/\W+/g, "-")}${place.includes(".tsx:") ? ".tsx" : ".ts"}`);

/** Writes each example, and the settings of the compiler for them, in an empty folder. */
export function writeExamples(): void {
    removeExamples();
    mkdirSync(folder);
    for (const example of examples) writeFileSync(fileOf(example), `${example.program}\n`);
    const settings = {
        extends: "../../../tsconfig.base.json",
        // Examples have unused variables, and read environment variables as properties.
        compilerOptions: {
            types: ["node"],
            jsx: "react-jsx",
            noUnusedLocals: false,
            noPropertyAccessFromIndexSignature: false,
        },
        include: ["*.ts", "*.tsx"],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
}

export const removeExamples = (): void => rmSync(folder, { recursive: true, force: true });
