/** The files that a program has saved: shown as what they are, and there to be kept. */
import type { RunStrings } from "../../i18n/gujarati-run.ts";
import { fill } from "../../i18n/words.ts";
import { element } from "../../search/element.ts";
import type { ProgramFile } from "../protocol.ts";
import { drawBlocks } from "../results/draw/draw-block.ts";
import type { Drawing } from "../results/draw/drawing.ts";
import { label } from "./printed.ts";

/** @param shown whether a picture or a player of the result is shown already, and need not be again */
export function drawFiles(files: readonly ProgramFile[], shown: boolean, drawing: Drawing): readonly HTMLElement[] {
    if (files.length === 0) return [];
    const { words } = drawing;
    return [
        label(words.files),
        element("ul", { class: "run-files" }, ...files.map((file) => fileItem(file, shown, drawing))),
    ];
}

function fileItem({ name, bytes }: ProgramFile, shown: boolean, drawing: Drawing): HTMLElement {
    const { words, urlOf } = drawing;
    const file = new Blob([bytes], { type: typeOf(name) });
    return element(
        "li",
        {},
        element(
            "a",
            { class: "run-small", href: urlOf(file), download: name.slice(name.lastIndexOf("/") + 1) },
            fill(words.download, { name }),
        ),
        element("span", { class: "run-note" }, ` ${size(bytes.length, words)}`),
        ...(shown ? [] : preview(file, drawing)),
    );
}

const size = (bytes: number, words: RunStrings): string =>
    fill(words.size, { kilobytes: (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0) });

const types: Readonly<Record<string, string>> = {
    png: "image/png",
    jpg: "image/jpeg",
    jpeg: "image/jpeg",
    webp: "image/webp",
    gif: "image/gif",
    wav: "audio/wav",
    flac: "audio/flac",
    mp3: "audio/mpeg",
    mpeg: "audio/mpeg",
    ogg: "audio/ogg",
    mp4: "video/mp4",
    webm: "video/webm",
    json: "application/json",
    txt: "text/plain",
};

const typeOf = (name: string): string => types[name.slice(name.lastIndexOf(".") + 1).toLowerCase()] ?? "";

/** What the browser can show of it. SVG and HTML are not shown: they would be documents of their own. */
function preview(file: Blob, drawing: Drawing): readonly HTMLElement[] {
    const [kind] = file.type.split("/");
    if (kind === "image") return drawBlocks([{ kind: "picture", role: "answer", file }], drawing);
    if (kind === "audio" || kind === "video") {
        return drawBlocks([{ kind: "player", role: "answer", medium: kind, file }], drawing);
    }
    return [];
}
