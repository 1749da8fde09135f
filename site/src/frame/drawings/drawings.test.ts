import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { taskIds } from "@callsheet/inference/tasks";
import { createElement, type FunctionComponent, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { ChapterDrawing } from "./ChapterDrawing.tsx";
import { Figure, type FigureName, figures } from "./Figure.tsx";
import { HomeDrawing } from "./HomeDrawing.tsx";
import { Mark } from "./Mark.tsx";
import { LostDrawing, OfflineDrawing } from "./StateDrawing.tsx";
import { TaskDrawing } from "./TaskDrawing.tsx";
import { TaskIcon } from "./TaskIcon.tsx";
import { piecesByModality } from "./task-pieces.ts";

const styles = readFileSync(new URL("../../styles/drawings.css", import.meta.url), "utf8");

type InLanguage = { readonly language: Language };

const of =
    <Props extends InLanguage>(drawing: FunctionComponent<Props>, props: Omit<Props, "language">) =>
    (language: Language): ReactNode =>
        createElement(drawing, { ...props, language } as Props);

const figureNames = Object.keys(figures).filter((name): name is FigureName => name in figures);

const content = new URL("../../content/", import.meta.url);

/** The text of every chapter in a language, in order. */
const chaptersIn = (language: Language): readonly string[] =>
    readdirSync(new URL(`${language}/course/`, content))
        .sort()
        .map((chapter) => readFileSync(new URL(`${language}/course/${chapter}/1.mdx`, content), "utf8"));

const chapters = chaptersIn("gu").map((_, chapter) => chapter);

/** Every drawing with an alternative text. */
const drawings: readonly (readonly [name: string, draw: (language: Language) => ReactNode])[] = [
    ...taskIds.map((task) => [task, of(TaskDrawing, { task })] as const),
    ...figureNames.map((name) => [name, of(Figure, { name })] as const),
    ["home", of(HomeDrawing, {})],
    ...chapters.map((chapter) => [`chapter ${chapter}`, of(ChapterDrawing, { chapter })] as const),
    ["lost", of(LostDrawing, {})],
    ["offline", of(OfflineDrawing, {})],
];

const markup = (draw: (language: Language) => ReactNode, language: Language): string =>
    renderToStaticMarkup(draw(language));

const labels = (svg: string): (string | undefined)[] =>
    [...svg.matchAll(/<svg\b[^>]*>/g)].map(([tag]) => /role="img" aria-label="([^"]+)"/.exec(tag)?.[1]);

const isGujarati = (text: string): boolean => /\p{Script=Gujarati}/u.test(text);

describe.each(drawings)("the drawing of %s", (_, draw) => {
    test("says in the language of the page what it shows", () => {
        for (const language of languages) {
            const texts = labels(markup(draw, language));
            expect(texts).not.toEqual([]);
            for (const label of texts) expect(label && isGujarati(label)).toBe(language === "gu");
        }
    });

    test("has no style, script, address or id of its own, and only classes that the style sheet knows", () => {
        for (const language of languages) {
            const svg = markup(draw, language);
            expect(svg).not.toMatch(/ (style|id|href|on\w+|fill|stroke)=|<style|<script|url\(/);
            for (const [, names = ""] of svg.matchAll(/class="([^"]*)"/g)) {
                for (const name of names.split(" ")) expect(styles).toContain(`.${name}`);
            }
        }
    });

    test("is written on a page in English without Gujarati letters, whose font that page need not have", () => {
        expect(isGujarati(markup(draw, "en"))).toBe(false);
    });

    test("is light", () => {
        for (const language of languages) expect(gzipSync(markup(draw, language)).length).toBeLessThan(2560);
    });

    test("is a figure, no text of the page", () => {
        expect(markup(draw, "gu").match(/<svg /g)?.length).toBe(
            markup(draw, "gu").match(/ data-not-content=/g)?.length,
        );
    });
});

test("every task's drawing is of its own, and so is what it says", () => {
    for (const language of languages) {
        const drawn = taskIds.map((task) => markup(of(TaskDrawing, { task }), language));
        expect(new Set(drawn).size).toBe(taskIds.length);
        expect(new Set(drawn.flatMap(labels)).size).toBe(taskIds.length);
    }
});

test("what goes in and what comes out fits a phone", () => {
    for (const task of taskIds) expect(markup(of(TaskDrawing, { task }), "gu")).toContain('viewBox="0 0 328 ');
});

test("every chapter has a drawing of its own at its head", () => {
    const heads = chapters.map((chapter) => markup(of(ChapterDrawing, { chapter }), "gu"));
    expect(heads).not.toContain("");
    expect(new Set(heads.flatMap(labels)).size).toBe(chapters.length);
});

test("every figure is shown once in each language, and every chapter shows one", () => {
    for (const language of languages) {
        const shown = chaptersIn(language).map((text) =>
            [...text.matchAll(/<Figure name="([^"]+)"/g)].map(([, name]) => name),
        );
        for (const names of shown) expect(names).not.toEqual([]);
        expect(shown.flat().sort()).toEqual(figureNames.toSorted());
    }
});

test("a chapter without a drawing has nothing in its place", () => {
    expect(renderToStaticMarkup(createElement(ChapterDrawing, { chapter: 99, language: "gu" }))).toBe("");
});

test("marks and icons leave it to the text beside them to speak", () => {
    const icons = taskIds.map((task) => renderToStaticMarkup(createElement(TaskIcon, { task })));
    for (const svg of [renderToStaticMarkup(createElement(Mark)), ...icons]) {
        expect(svg).toContain('aria-hidden="true"');
        expect(svg).not.toMatch(/ (style|id|href|on\w+|fill|stroke)=/);
    }
});

test.each(languages)("a task without an example of its own is drawn by what it takes and gives, in %s", (language) => {
    const words = strings[language].drawings;
    const modalities = ["text", "image", "audio", "video", "table", "labels", "numbers", "messages"] as const;
    for (const gives of modalities) {
        const pieces = piecesByModality({ takes: modalities, gives }, words);
        expect(pieces.takes).toHaveLength(modalities.length);
        for (const { height, says } of [...pieces.takes, ...pieces.gives]) {
            expect(height).toBeGreaterThan(0);
            expect(says).not.toBe("");
        }
    }
});
