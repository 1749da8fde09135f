/** The kinds of test files, by the ends of their names, and the system programs that each file needs. */
import { globSync, readFileSync } from "node:fs";
import { missing, type ProgramName, programs } from "../../tools/machine/programs.mjs";

/** Folders without tests of this repository. */
export const notOurs = ["**/node_modules/**", "**/dist/**", "**/.*/**", "examples/**", "packed/**"];

/**
 * The kinds of files, which are projects of vitest.config.ts. A file `*.{kind}.test.ts` is of that kind, and any other
 * `*.test.ts` is a unit test.
 */
export const kinds = ["browser", "packed", "proof", "release", "alone"] as const;
export type Kind = (typeof kinds)[number] | "unit";

const kindOf = (file: string): Kind => kinds.find((kind) => file.endsWith(`.${kind}.test.ts`)) ?? "unit";

/** The programs of each file of these kinds. A file that needs others says so in a line `// @needs firefox, xvfb`. */
const usualPrograms: Partial<Record<Kind, readonly ProgramName[]>> = { browser: ["chromium"] };

function programsOf(file: string): readonly ProgramName[] {
    const [, names] = /^\/\/ @needs (.+)$/m.exec(readFileSync(file, "utf8")) ?? [];
    if (names === undefined) return usualPrograms[kindOf(file)] ?? [];
    return names.split(", ").map((name) => {
        if (isProgram(name)) return name;
        throw new Error(`${file} needs ${name}, which is not in tools/machine/programs.mjs.`);
    });
}

const isProgram = (name: string): name is ProgramName => Object.hasOwn(programs, name);

const allFiles = (): readonly string[] =>
    globSync("**/*.test.{ts,tsx}", { exclude: notOurs }).map((path) => path.replaceAll("\\", "/"));

/** The test files of a kind. */
export const filesOf = (kind: Kind): readonly string[] => allFiles().filter((file) => kindOf(file) === kind);

/** Test files that this machine cannot run, because it lacks programs. */
export type FilesNotRun = {
    readonly kind: Kind;
    readonly files: readonly string[];
    readonly lacks: readonly ProgramName[];
};

/** The test files that this machine cannot run, by kind and missing programs. */
export function filesNotRun(): readonly FilesNotRun[] {
    const files = allFiles().map((file) => ({ file, kind: kindOf(file), needs: programsOf(file) }));
    const absent = new Set(missing(files.flatMap(({ needs }) => needs)));
    const lacking = files
        .map(({ file, kind, needs }) => ({ file, kind, lacks: needs.filter((name) => absent.has(name)) }))
        .filter(({ lacks }) => lacks.length > 0);
    const groups = Map.groupBy(lacking, ({ kind, lacks }) => `${kind} ${lacks}`);
    return [...groups.values()].flatMap(([first, ...others]) =>
        first ? [{ kind: first.kind, lacks: first.lacks, files: [first, ...others].map(({ file }) => file) }] : [],
    );
}

/** The first of three shares is `{ number: 1, of: 3 }`. */
export type Share = { readonly number: number; readonly of: number };

/** Which share of how many a text names, such as `1/3`. @throws TypeError */
export function shareOf(text: string | undefined): Share | undefined {
    if (text === undefined) return undefined;
    const [number = 0, of = 0] = /^\d{1,3}\/\d{1,3}$/.test(text) ? text.split("/").map(Number) : [];
    if (number >= 1 && number <= of) return { number, of };
    throw new TypeError(`--share takes which share of how many, such as 1/3, not ${text}.`);
}

/** The items of a share, which are spread evenly over all of them; all items without one. */
export const itemsOfShare = <Item>(items: readonly Item[], share: Share | undefined): readonly Item[] =>
    share ? items.filter((_, index) => index % share.of === share.number - 1) : items;
