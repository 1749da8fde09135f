/** The drawings that are SVG files. */
import { Drawing } from "./Drawing.tsx";
import { leading, linesOf, widthOf } from "./text-layout.ts";

const files = import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true });

const drawings = new Map(
    Object.values(files)
        .flatMap((file) => [...file.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 (\d+) (\d+)">(.+?)<\/symbol>/gs)])
        .map(([, id, width, height, content = ""]) => [id, { width: Number(width), height: Number(height), content }]),
);

type Strings = Readonly<Record<string, unknown>>;

type Props = {
    /** The `id` of its `<symbol>`. */
    readonly id: string;
    /** The text for the `{name}`s in it. */
    readonly words?: Strings;
    readonly label?: string | undefined;
    readonly className?: string;
};

/** A drawing from a file, with text in the page's language. */
export function SvgDrawing({ id, words = {}, ...props }: Props) {
    const { width, height, content } = drawingOf(id);
    const markup = content.replaceAll(/<text([^>]*)>([^<]*)<\/text>/g, (_, attributes, text) =>
        setText(attributes, fillIn(text, words)),
    );
    return <Drawing width={width} height={height} markup={markup} {...props} />;
}

/** The size and the markup of a drawing, whose text has `{name}`s. */
export function drawingOf(id: string) {
    const drawing = drawings.get(id);
    if (!drawing) throw new Error(`No file has the drawing ${id}.`);
    return drawing;
}

const fillIn = (text: string, words: Strings): string =>
    text.replaceAll(/\{(\w+)\}/g, (_, name) => {
        const value = words[name];
        if (typeof value !== "string") throw new Error(`A drawing needs the text ${name}.`);
        return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    });

/**
 * A text with its lines, which SVG does not break. It is no wider than its `data-width`; `data-up` puts its last line at
 * `y`, instead of its first; `data-pen` highlights it.
 */
function setText(attributes: string, text: string): string {
    const read = (name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
    const x = Number(read("x"));
    const room = read("data-width");
    const lines = room === undefined ? [text] : linesOf(text, Number(room));
    const top = Number(read("y")) - (read("data-up") === undefined ? 0 : (lines.length - 1) * leading);
    const pens = lines.map((line, index) => {
        const width = Math.round(widthOf(line)) + 6;
        const left = read("class")?.includes("middle") ? x - width / 2 : x - 3;
        return `M${left} ${top - 3.5 + index * leading}l${width}-1`;
    });
    const spans = lines.map((line, index) => `<tspan x="${x}" y="${top + index * leading}">${line}</tspan>`);
    const pen = read("data-pen") === undefined ? "" : `<path class="pen" d="${pens.join("")}"/>`;
    return `${pen}<text${attributes.replaceAll(/ (x|y|data-\w+)="[^"]*"/g, "")}>${spans.join("")}</text>`;
}
