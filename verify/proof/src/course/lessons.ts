import { chapterFileReader, chapterFiles } from "../../../../site/src/book/course/chapter-files.ts";
import { blocksIn, readText } from "../../../../site/src/book/course/read-text.ts";
import { type Block, type Place, placeInBlock, placeText } from "../../../../site/src/frame/code/blocks.ts";
import { sectionOf } from "../../../../site/src/frame/map/section.ts";
import type { CourseResult } from "./result.ts";
import { type Step, stepsOf } from "./steps.ts";

/** A chapter and the steps that its reader runs. */
export type Lesson = { readonly chapter: Chapter; readonly steps: readonly Step[] };

/** Reads chapters into lessons. Errors in their text are returned as failed results. */
export function lessonsIn(chapters: readonly Chapter[]): { lessons: Lesson[]; problems: CourseResult[] } {
    const lessons: Lesson[] = [];
    const problems: CourseResult[] = [];
    for (const chapter of chapters) {
        const start = placeText({ file: chapter.file, line: 1 });
        try {
            const steps = stepsOf(readText(chapter.markdown, chapter.file), chapterFileReader(chapter.file));
            if (steps.length === 0) throw new Error(`${start}: this chapter has nothing to run.`);
            lessons.push({ chapter, steps });
        } catch (error) {
            problems.push(failed(chapter, start, messageOf(error)));
        }
    }
    // Chapters can only be compared if all of them could be read.
    const differences = problems.length === 0 ? differencesBetween(chapters) : [];
    for (const difference of differences) {
        const [place] = difference.places;
        problems.push(failed(difference.chapter, placeText(place), differenceText(difference)));
    }
    return { lessons, problems };
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The result for an error in a chapter's text, found before anything runs. */
export const failed = ({ name, language }: Chapter, place: string, reason: string): CourseResult => ({
    chapter: name,
    language,
    way: "text",
    block: "",
    place,
    outcome: "failed",
    reason,
    output: "",
    seconds: 0,
});

/** A chapter of the course in one language. */
export type Chapter = {
    readonly language: string;
    /** The same in every language: `course/chapter0/1`. */
    readonly name: string;
    /** Its file, relative to the repository root. */
    readonly file: string;
    readonly markdown: string;
};

/** Every chapter in every language, in reading order. */
export const readChapters = (): Chapter[] =>
    chapterFiles().map(({ id, file, markdown }) => {
        const { language, place } = sectionOf(id);
        return { language, name: place, file, markdown };
    });

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
