import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, test } from "vitest";
import { coloursOf } from "../../frame/drawings/colours.ts";
import { drawingFont } from "../fonts/drawing-font.ts";
import { readFont } from "../fonts/fonts.ts";
import { type CardText, card, cardSize } from "./card.ts";
import { penOf } from "./outlines.ts";

const pens = { title: await penOf("heading", 600), text: await penOf("text", 400), strong: await penOf("text", 700) };
const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");
const colours = coloursOf(tokens, "light");
const draw = (text: CardText) => new Resvg(card(text, pens, colours), { font: { loadSystemFonts: false } });
const text: CardText = {
    title: "વિદ્યાર્થી માટે પ્રકરણ",
    description: "ક્ષમા કરો, શ્રી.",
    section: "શીખો",
    language: "ગુજરાતી",
};
const longTitle = "એક ઘણું લાંબું મથાળું ".repeat(12).trim();

describe("card: a card", () => {
    test("has the size that Open Graph wants, and all of it is drawn inside", () => {
        for (const title of [
            text.title,
            longTitle,
            "automatic-speech-recognition-of-very-long-ids/with-names-to-match",
        ]) {
            const drawn = draw({ ...text, title, description: longTitle.repeat(3) });
            expect([drawn.width, drawn.height]).toEqual([cardSize.width, cardSize.height]);
            const box = drawn.getBBox();
            expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, cardSize.width, cardSize.height]);
        }
    });

    test("has the colours of the pages, in the light theme", () => {
        expect(card(text, pens, colours)).toContain(`fill="${/--paper: light-dark\((#\w+)/.exec(tokens)?.[1]}"`);
    });

    test("holds no text that a font would be needed for, and nothing of what is not drawn", () => {
        const svg = card({ ...text, title: "</svg><script>", description: "&" }, pens, colours);
        expect(svg).not.toMatch(/<text|<script|&/);
    });

    test("has the title in smaller letters where it is long, and cuts off one that is longer still", () => {
        const scales = (svg: string) => [...svg.matchAll(/scale\(([\d.]+) -/g)].map(([, scale]) => Number(scale));
        const short = Math.max(...scales(card(text, pens, colours)));
        expect(short).toBeGreaterThan(Math.max(...scales(card({ ...text, title: longTitle }, pens, colours))));
    });
});

describe("penOf: the pen", () => {
    test("writes conjuncts as one letter, as browsers do", async () => {
        const font = await drawingFont(await readFont("text", "gujarati"));
        for (const word of ["પ્રકરણ", "વિદ્યાર્થી", "ક્ષમા", "શ્રી"]) {
            const paths = [...pens.text.write(word, 30, 0, 0).matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
            expect(paths).toEqual(font.draw(word).map(({ outline }) => outline));
        }
    });

    test("knows which letters it has", () => {
        expect(pens.strong.has("Callsheet: પ્રકરણ 0.1 – “ક્ષમા”")).toBe(true);
        expect(pens.strong.has("漢字")).toBe(false);
    });

    test("writes as wide as it measures, in both scripts", () => {
        for (const line of ["Callsheet", "પ્રકરણ", "Provider નું નામ"]) {
            const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="200">${pens.strong.write(line, 100, 0, 120)}</svg>`;
            const box = new Resvg(svg).getBBox();
            const right = (box?.x ?? 0) + (box?.width ?? 0);
            // The space after the last letter is measured but not drawn.
            expect(Math.abs(right - pens.strong.widthOf(line, 100))).toBeLessThan(15);
        }
    });
});
