import { fill } from "../../../i18n/words.ts";
import { element } from "../../../search/element.ts";
import type { Block } from "../block.ts";
import { type Drawing, svgElement, written } from "./drawing.ts";

/** As many lines as a phone can tell apart. */
const most = 96;

/** An embedding as a strip: a line for each of its numbers, above or below zero. */
export function drawVector({ values, of }: Extract<Block, { kind: "vector" }>, { words }: Drawing): HTMLElement {
    const shown = values.slice(0, most);
    const largest = Math.max(...shown.map(Math.abs), Number.MIN_VALUE);
    const lines = shown.map((value, index) => {
        const height = (10 * Math.abs(value)) / largest;
        const y = value < 0 ? 10 : 10 - height;
        return svgElement("rect", { x: index, y, width: 0.7, height, class: value < 0 ? "below" : "above" });
    });
    const said = [
        fill(words.vector, { count: String(values.length) }),
        ...(values.length > most ? [fill(words.firstOf, { count: String(most) })] : []),
    ];
    return element(
        "div",
        { class: "run-vector" },
        ...(of === undefined ? [] : [element("p", { class: "run-text", ...written }, of)]),
        svgElement(
            "svg",
            { viewBox: `0 0 ${shown.length} 20`, preserveAspectRatio: "none", "aria-hidden": "true" },
            ...lines,
        ),
        element("p", { class: "run-note" }, said.join(" ")),
        element(
            "p",
            { class: "run-note", lang: "en", translate: "no" },
            `[${values.slice(0, 4).map(short).join(", ")}, …]`,
        ),
    );
}

const short = (value: number): string => value.toFixed(4);
