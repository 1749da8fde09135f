import { blocksIn } from "../../../site/src/book/course/read-text.ts";
import { type Block, type Place, placeInBlock, placeText } from "../../../site/src/frame/code/blocks.ts";
import type { Chapter } from "./chapters.ts";

/** A difference between two translations of a chapter. */
export type Difference = {
    readonly chapter: Chapter;
    readonly places: readonly [Place, ...Place[]];
    readonly problem: string;
};

/**
 * Finds differences between translations in the commands of a chapter and their outputs. Comments on their own line may
 * differ.
 */
export function differencesBetween(chapters: readonly Chapter[]): Difference[] {
    const languages = new Set(chapters.map(({ language }) => language));
    return [...Map.groupBy(chapters, ({ name }) => name).values()].flatMap(([first, ...others]) => {
        if (first === undefined) return [];
        const missing = [...languages].filter((name) => ![first, ...others].some(({ language }) => language === name));
        return [
            ...missing.map((language) => ({
                chapter: first,
                places: [{ file: first.file, line: 1 }] as const,
                problem: `this chapter is missing in "${language}".`,
            })),
            ...others.flatMap((other) => differencesOf(first, other)),
        ];
    });
}

function differencesOf(here: Chapter, there: Chapter): Difference[] {
    const ours = blocksIn(here.markdown, here.file);
    const theirs = blocksIn(there.markdown, there.file);
    const differences: Difference[] = [];
    for (let index = 0; index < Math.max(ours.length, theirs.length); index++) {
        const [our, their] = [ours[index], theirs[index]];
        if (our && their) {
            const difference = differenceOf(our, their);
            if (difference) differences.push({ chapter: there, ...difference });
        } else if (our) {
            differences.push({ chapter: there, places: [our.place], problem: `${there.file} lacks this block.` });
        } else if (their) {
            differences.push({ chapter: there, places: [their.place], problem: `${here.file} lacks this block.` });
        }
    }
    return differences;
}

function differenceOf(here: Block, there: Block): Omit<Difference, "chapter"> | undefined {
    if (here.kind !== there.kind) {
        return { places: [here.place, there.place], problem: `"${here.kind}" here is "${there.kind}" there.` };
    }
    const [ours, theirs] = [linesThatMatter(here), linesThatMatter(there)];
    for (let index = 0; index < Math.max(ours.length, theirs.length); index++) {
        const [our, their] = [ours[index], theirs[index]];
        if (our === their) continue;
        const places = [placeInBlock(here, index + 1), placeInBlock(there, index + 1)] as const;
        return { places, problem: `${quoted(our)} here is ${quoted(their)} there.` };
    }
    return undefined;
}

const quoted = (line: string | undefined): string => (line === undefined ? "nothing" : `\`${line}\``);

const comment = { sh: /^\s*#.*/, python: /^\s*#.*/, notebook: /^\s*#.*/, js: /^\s*\/\/.*/ };

/** The lines of a block, with the text of comments removed. */
function linesThatMatter({ kind, text }: Block): string[] {
    // JSON responses contain text in the reader's language.
    if (kind === "json") return [];
    const lines = text.split("\n");
    return kind === "output" ? lines : lines.map((line) => line.replace(comment[kind], "# …"));
}

/** A difference as one line. */
export const differenceText = ({ places, problem }: Difference): string =>
    `${places.map(placeText).join(" and ")}: ${problem}`;
