/** Blocks of a result as elements. Text is text: nothing that a model wrote is ever read as HTML. */
import { fill } from "../../../i18n/words.ts";
import { element } from "../../../search/element.ts";
import type { Block, Role } from "../block.ts";
import { piecesOf } from "../spans.ts";
import { drawBars } from "./draw-bars.ts";
import { drawFound, drawPicture } from "./draw-picture.ts";
import { drawTable } from "./draw-table.ts";
import { drawVector } from "./draw-vector.ts";
import { type Drawing, written } from "./drawing.ts";

/** A result, block by block; what several blocks in turn were given, or gave, is named once. */
export function drawBlocks(blocks: readonly Block[], drawing: Drawing): readonly HTMLElement[] {
    // Where there is nothing but answers, whoever draws them has said so.
    const isPlain = blocks.every((block) => nameOf(block, drawing) === drawing.words.answer);
    return blocks.flatMap((block, index) => {
        const name = nameOf(block, drawing);
        const before = blocks[index - 1];
        const isNamed = !isPlain && name !== undefined && (before === undefined || nameOf(before, drawing) !== name);
        return [...(isNamed ? [element("p", { class: "run-label" }, name)] : []), ...drawBlock(block, drawing)];
    });
}

function nameOf(block: Block, { words }: Drawing): string | undefined {
    const names: Readonly<Record<Role, string>> = {
        input: words.input,
        answer: words.answer,
        reasoning: words.reasoning,
    };
    switch (block.kind) {
        case "text":
        case "player":
        case "picture":
            return names[block.role];
        case "tool-call":
            return words.toolCall;
        default:
            return words.answer;
    }
}

function drawBlock(block: Block, drawing: Drawing): readonly HTMLElement[] {
    switch (block.kind) {
        case "text":
            return [element("p", { class: "run-text", "data-role": block.role, ...written }, block.text)];
        case "tool-call":
            return [
                element(
                    "pre",
                    { class: "run-code", tabindex: "0", ...asCode },
                    `${block.name}(${pretty(block.arguments)})`,
                ),
            ];
        case "bars":
            return [drawBars(block.bars)];
        case "spans":
            return [element("p", { class: "run-text", ...written }, ...piecesOf(block.text, block.spans).map(pieceOf))];
        case "picture": {
            const found = [...(block.boxes ?? []), ...(block.masks ?? [])];
            return [drawPicture(block, drawing), ...(found.length > 0 ? [drawFound(found, drawing)] : [])];
        }
        case "player":
            return [drawPlayer(block, drawing)];
        case "times":
            return [
                element(
                    "ol",
                    { class: "run-times" },
                    ...block.pieces.map(({ text, from }) =>
                        element(
                            "li",
                            {},
                            element(
                                "span",
                                { class: "run-time" },
                                fill(drawing.words.seconds, { seconds: from.toFixed(1) }),
                            ),
                            element("span", { ...written }, text),
                        ),
                    ),
                ),
            ];
        case "table":
            return [drawTable(block, drawing)];
        case "vector":
            return [drawVector(block, drawing)];
        case "json":
            return [element("pre", { class: "run-code", tabindex: "0", ...asCode }, block.text)];
    }
}

const asCode = { lang: "en", dir: "ltr", translate: "no", role: "group" } as const;

type Piece = ReturnType<typeof piecesOf>[number];

/** A piece of a text; one that was found stands out, with what it is behind it. */
const pieceOf = ({ text, span }: Piece): Node | string => {
    if (!span) return text;
    const label = span.label ? [element("span", { class: "run-span-label" }, ` ${span.label}`)] : [];
    return element("mark", { class: "run-span" }, text, ...label);
};

type Player = Extract<Block, { kind: "player" }>;

function drawPlayer({ medium, role, file, label }: Player, { words, urlOf }: Drawing): HTMLElement {
    const name = medium === "video" ? words.videoAnswer : role === "input" ? words.audioInput : words.audioAnswer;
    const attributes = { src: urlOf(file), controls: "", "aria-label": label ?? name, preload: "metadata" };
    const player =
        medium === "video" ? element("video", { ...attributes, playsinline: "" }) : element("audio", attributes);
    const frame = element(
        "div",
        { class: "run-player" },
        ...(label ? [element("p", { ...written }, label)] : []),
        player,
    );
    player.addEventListener("error", () => frame.append(element("p", { class: "run-note" }, words.cannotPlay)), {
        once: true,
    });
    return frame;
}

/** JSON as people read it; what is none as it is. */
function pretty(text: string): string {
    try {
        return JSON.stringify(JSON.parse(text), undefined, 4);
    } catch {
        return text;
    }
}
