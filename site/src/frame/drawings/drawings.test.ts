import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { taskIds } from "@callsheet/inference/tasks";
import { createElement, type FunctionComponent, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Language, languages } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { Mark } from "../components/Header.tsx";
import { Figure, type FigureName } from "./Figure.tsx";
import { drawingOf } from "./SvgDrawing.tsx";
import { ChapterDrawing, HomeDrawing, LostDrawing, OfflineDrawing } from "./scenes.tsx";
import { TaskDrawing } from "./TaskDrawing.tsx";
import { TaskIcon } from "./TaskIcon.tsx";
import { piecesByModality } from "./task-pieces.ts";

const styles = readFileSync(new URL("../../styles/drawings.css", import.meta.url), "utf8");

type InLanguage = { readonly language: Language };

const of =
    <Props extends InLanguage>(drawing: FunctionComponent<Props>, props: Omit<Props, "language">) =>
    (language: Language): ReactNode =>
        createElement(drawing, { ...props, language } as Props);

const { heads: _, ...figures } = strings.en.figures;
const figureNames = Object.keys(figures).filter((name): name is FigureName => name in figures);

const content = new URL("../../../../book/content/", import.meta.url);

/** The text of every chapter in a language, in order. */
const chaptersIn = (language: Language): readonly string[] =>
    readdirSync(new URL(`${language}/course/`, content))
        .filter((name) => name.startsWith("chapter"))
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

test.each(drawings)(
    "the drawing of %s says what it shows, and is light, styled by the sheet, and no text of the page",
    (_, draw) => {
        for (const language of languages) {
            const svg = markup(draw, language);
            const texts = labels(svg);
            expect(texts).not.toEqual([]);
            for (const label of texts) expect(label && isGujarati(label)).toBe(language === "gu");
            // The font of Gujarati need not be there on an English page.
            if (language === "en") expect(isGujarati(svg)).toBe(false);
            expect(svg).not.toMatch(/ (style|id|href|on\w+|fill|stroke)=|<style|<script|url\(/);
            for (const [, names = ""] of svg.matchAll(/class="([^"]*)"/g)) {
                for (const name of names.split(" ")) expect(styles).toContain(`.${name}`);
            }
            expect(gzipSync(svg).length).toBeLessThan(2560);
            expect(svg.match(/<svg /g)?.length).toBe(svg.match(/ data-not-content=/g)?.length);
        }
    },
);

test.each(figureNames.filter((name) => name !== "score-bars"))("the drawing of %s has each of its strings", (name) => {
    const { says: _, caption: __, ...texts } = figures[name];
    const drawn = [...drawingOf(name).content.matchAll(/\{(\w+)\}/g)].map(([, text]) => text);
    expect([...new Set(drawn)].sort()).toEqual(Object.keys(texts).sort());
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
