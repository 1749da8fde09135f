import { languagesOf, solutionOf, textsOfCheck } from "@callsheet/exercises";
import { TextWithCode } from "@callsheet/react/parts";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import namesFile from "../../../../book/content/gu/glossary/names.yaml?raw";
import { sectionOf } from "../../frame/map/section.ts";
import { languages } from "../../languages.ts";
import { codeIn, lintProse } from "../../words/lint-prose.ts";
import { strings } from "../../words/strings.ts";
import { exercisesOfChapter } from "../exercises/exercises-in.ts";
import { termsIn } from "../glossary/GlossaryIndex.tsx";
import { finderOfForms, readNames, unknownWordsIn } from "../glossary/terminology.ts";
import { formsOf } from "../glossary/terms.ts";
import { courseTime } from "./CourseIndex.tsx";
import { chapterFiles } from "./chapter-files.ts";
import { exercisesIn, exercisesLeft, isTaught, lessonMinutes, lessonOn, subjectsOf } from "./lessons.ts";
import { answersIn } from "./read-text.ts";
import { headingsOfTaught, TaughtChapter } from "./TaughtChapter.tsx";

const chapters = chapterFiles().map(({ id, markdown: text }) => ({ ...sectionOf(id), id, text }));
const taught = chapters.filter(isTaught);

test("every chapter with exercises has a lesson", () => {
    expect(taught.map(({ id }) => id)).toEqual(
        chapters.filter((chapter) => exercisesIn(chapter).length > 0).map(({ id }) => id),
    );
});

describe.each(taught.map((chapter) => [chapter.id, chapter] as const))("the lesson on %s", (_, chapter) => {
    const { language } = chapter;
    const { steps, how, note } = lessonOn(language, chapter);
    const exercises = exercisesIn(chapter);

    test("lasts as long as a lesson", () => {
        expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(lessonMinutes);
    });

    test("has words for each of its steps", () => {
        expect(Object.keys(how)).toEqual(steps.map(({ id }) => id));
    });

    test("is about what the chapter has, and gives each exercise its time", () => {
        for (const step of steps) {
            expect(subjectsOf(language, chapter, step).length).toBeGreaterThan(0);
            const exercise = exercises.find(({ name }) => name === step.id);
            if (step.kind === "exercise") expect(step.minutes).toBeGreaterThanOrEqual(exercise?.minutes ?? 99);
        }
    });

    test("leaves the other exercises for home", () => {
        const planned = steps.filter(({ kind }) => kind === "exercise").map(({ id }) => id);
        const all = [...planned, ...exercisesLeft(chapter).map(({ name }) => name)];
        expect(all.toSorted()).toEqual(exercises.map(({ name }) => name).toSorted());
        expect(note).not.toBe("");
    });

    test("says the same in both languages, in the words of the book", () => {
        const texts = [note, ...Object.values(how)];
        expect(texts.flatMap((text) => lintProse(text, language))).toEqual([]);
        const english = lessonOn("en", chapter);
        expect(texts.map(codeIn)).toEqual([english.note, ...Object.values(english.how)].map(codeIn));
    });
});

describe.each(taught.map((chapter) => [chapter.id, chapter] as const))("the page for teachers of %s", (_, chapter) => {
    const { language } = chapter;
    const page = renderToStaticMarkup(<TaughtChapter language={language} chapter={chapter} />);
    const shown = textOf(page);
    const rendered = (text: string): string => textOf(renderToStaticMarkup(<TextWithCode text={text} />));

    test("has all exercises of the chapter with every solution, and the answers to the usual mistakes", () => {
        const ids = exercisesIn(chapter).map(({ id }) => id);
        expect(ids.toSorted()).toEqual(exercisesOfChapter(language, chapter.chapter).map(({ id }) => id));
        for (const exercise of exercisesIn(chapter)) {
            for (const program of languagesOf(exercise)) expect(shown).toContain(solutionOf(exercise, program));
            for (const { check } of exercise.mistakes) {
                const { expected, why, hints } = textsOfCheck(exercise, check, language);
                for (const text of [expected, why, hints[2]]) expect(shown).toContain(rendered(text));
            }
        }
    });

    test("shows them without a press", () => {
        expect(page).not.toMatch(/<details|<script|data-exercise/);
    });

    test("has the answers to the chapter's questions", () => {
        for (const { question, answer, why } of answersIn(chapter.text)) {
            for (const text of [question, answer, why]) expect(shown).toContain(rendered(text));
        }
    });

    test("has its headings in the table of contents, each id once", () => {
        const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        expect(ids).toEqual([...new Set(ids)]);
        for (const { slug } of headingsOfTaught(language, chapter)) expect(ids).toContain(slug);
    });
});

test.each(languages)("the words of the pages for teachers are those of the book, in %s", (language) => {
    const texts = textsIn([strings[language].lessons, strings[language].teachers])
        .map((text) => text.replaceAll(/`[^`]*`|\{\w+\}/g, ""))
        // The names of licences.
        .map((text) => text.replaceAll(/CC BY 4\.0|MIT licence|MB/g, ""));
    const avoided = finderOfForms(termsIn(language).flatMap(({ avoid }) => avoid));
    expect(texts.flatMap(avoided).map(({ text }) => text)).toEqual([]);
    const known = finderOfForms([...termsIn("gu").flatMap(formsOf), ...readNames(namesFile)]);
    const strangers = language === "gu" ? texts.flatMap((text) => unknownWordsIn(text, known)) : [];
    expect([...new Set(strangers)]).toEqual([]);
});

function textsIn(value: unknown): readonly string[] {
    if (typeof value === "string") return [value];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The text of HTML, without its elements. */
function textOf(html: string): string {
    const characters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
    return html
        .replaceAll(/<[^>]*>/g, "")
        .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => characters[name] ?? whole);
}

test("courseTime: the time of the course is said to a quarter of an hour", () => {
    expect(courseTime("en", 227)).toBe("About 3 hours 45 minutes");
    expect(courseTime("gu", 227)).toBe("લગભગ 3 કલાક 45 મિનિટ");
    expect(courseTime("en", 235)).toBe("About 4 hours");
});
