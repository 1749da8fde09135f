import { fill } from "../../../i18n/words.ts";
import { element } from "../../../search/element.ts";
import type { Block, Box, Mask } from "../block.ts";
import { type Drawing, svgElement } from "./drawing.ts";

type Picture = Extract<Block, { kind: "picture" }>;

/** As many colours as the style sheet has for things in a picture; then they come round again. */
const colours = 6;

/** A picture, with boxes around what was found in it, or masks over it; what each is stands in a list below. */
export function drawPicture({ file, role, boxes = [], masks = [] }: Picture, drawing: Drawing): HTMLElement {
    const { words, urlOf } = drawing;
    const alt = role === "input" || boxes.length + masks.length > 0 ? words.pictureInput : words.pictureAnswer;
    const image = element("img", { src: urlOf(file), alt });
    const frame = element("div", { class: "run-picture" }, image);
    if (boxes.length + masks.length > 0) {
        // How large it is, in the pixels that boxes are counted in, is known when it is there.
        image.addEventListener("load", () => {
            frame.append(overlay(image.naturalWidth, image.naturalHeight, boxes, masks, drawing));
        });
    }
    return frame;
}

function overlay(
    width: number,
    height: number,
    boxes: readonly Box[],
    masks: readonly Mask[],
    { urlOf }: Drawing,
): SVGElement {
    return svgElement(
        "svg",
        { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" },
        ...masks.flatMap(({ picture }, index) => {
            const id = `run-mask-${crypto.randomUUID()}`;
            const size = { width, height };
            const shape = svgElement("image", { href: urlOf(picture), ...size, preserveAspectRatio: "none" });
            return [
                svgElement("mask", { id, maskUnits: "userSpaceOnUse", x: 0, y: 0, ...size }, shape),
                svgElement("rect", { ...size, mask: `url(#${id})`, class: `run-mask run-colour-${index % colours}` }),
            ];
        }),
        ...boxes.map(({ xmin, ymin, xmax, ymax }, index) =>
            svgElement("rect", {
                x: xmin,
                y: ymin,
                width: Math.max(0, xmax - xmin),
                height: Math.max(0, ymax - ymin),
                class: `run-box run-colour-${index % colours}`,
            }),
        ),
    );
}

type Found = { readonly label: string; readonly score?: number };

/** What was found, in the order and the colours of the picture. */
export const drawFound = (found: readonly Found[], { words }: Drawing): HTMLElement =>
    element(
        "ul",
        { class: "run-found", "aria-label": words.boxes },
        ...found.map(({ label, score }, index) =>
            element("li", {}, swatch(index), score === undefined ? label : scored(words.score, label, score)),
        ),
    );

const scored = (text: string, label: string, score: number): string =>
    fill(text, { label, percent: (100 * score).toFixed(0) });

const swatch = (index: number): SVGElement =>
    svgElement(
        "svg",
        { viewBox: "0 0 10 10", "aria-hidden": "true" },
        svgElement("rect", { x: 1, y: 1, width: 8, height: 8, class: `run-swatch run-colour-${index % colours}` }),
    );
