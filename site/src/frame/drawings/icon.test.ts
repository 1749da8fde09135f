import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, test } from "vitest";
import { coloursOf } from "./colours.ts";
import { iconSvg, squareIcon } from "./icon.ts";

const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");
const colours = { light: coloursOf(tokens, "light"), dark: coloursOf(tokens, "dark") };

/** The colour of a pixel of a drawing that is 32 pixels wide. */
const pixel = (svg: string, x: number, y: number): string => {
    const { pixels, width } = new Resvg(svg, { fitTo: { mode: "width", value: 32 } }).render();
    const at = 4 * (y * width + x);
    return `#${pixels.subarray(at, at + 3).toString("hex")}`;
};

describe("the icon", () => {
    // When the logo or a colour changes, update it by `vitest run -u site/src/frame/drawings/icon.test.ts`.
    test("in public is the mark, in the colours of both themes", () =>
        expect(iconSvg(colours)).toMatchFileSnapshot("../../../public/icon.svg"));

    test("has one line marked with the pen", () => {
        expect(pixel(iconSvg(colours), 16, 16)).toBe(colours.light.bright);
    });

    test("on a square is on the site's paper to its corners, and has room around it", () => {
        const square = squareIcon(iconSvg(colours), colours.light);
        for (const at of [0, 4, 27, 31]) expect(pixel(square, at, at)).toBe(colours.light.paper);
        expect(pixel(square, 16, 16)).toBe(colours.light.bright);
    });
});

test("a colour that is not said for both themes is named", () => {
    expect(() => coloursOf(":root { --ink: #000; }", "dark")).toThrow("--ink");
});
