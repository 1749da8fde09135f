/** The spec of a result file: small enough for the file's name and a comment in the file, so no state is needed. */

import { bytesFromBase64, bytesToBase64 } from "@callsheet/inference/wire";

export type MediaSpec = {
    /** The text to draw, speak or play. */
    readonly text: string;
    /** A seed, so that the same text can be drawn differently. */
    readonly seed?: string;
    /** In pixels. */
    readonly width?: number;
    readonly height?: number;
    /** Duration of audio or video. */
    readonly seconds?: number;
    /** Music; audio is speech by default. */
    readonly music?: true;
    /** Colours of the source image: a grid of 4 by 4, each as `rrggbb`. */
    readonly colours?: string;
};

/** Longer texts are cut: the name must fit into a URL. */
const maxBytes = 840;

/** Encodes a spec as base64url, which is safe in URLs and in all file formats. */
export function encodeSpec({ text, ...rest }: MediaSpec): string {
    const bytes = new TextEncoder().encode(JSON.stringify({ text: truncate(text), ...rest }));
    return bytesToBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function truncate(text: string): string {
    let letters = [...text.slice(0, maxBytes).replace(/[\ud800-\udbff]$/, "")];
    for (;;) {
        const bytes = new TextEncoder().encode(JSON.stringify(letters.join(""))).length;
        if (bytes <= maxBytes) return letters.join("");
        letters = letters.slice(0, Math.min(letters.length - 1, Math.floor((letters.length * maxBytes) / bytes)));
    }
}

/** Decodes the spec in a file name; undefined if there is none. */
export function decodeSpec(name: string): MediaSpec | undefined {
    // A short hexadecimal name is a small file with the name itself as its text.
    if (/^[0-9a-f]{1,64}$/.test(name)) return { text: name, width: 96, height: 96, seconds: 1 };
    if (!/^eyJ[\w-]{1,2000}$/.test(name)) return undefined;
    try {
        const bytes = bytesFromBase64(name.replaceAll("-", "+").replaceAll("_", "/"));
        return validSpec(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
    } catch {
        return undefined;
    }
}

/** Takes only valid fields: anybody can write such a name. */
function validSpec({
    text,
    seed,
    width,
    height,
    seconds,
    music,
    colours,
}: Record<string, unknown>): MediaSpec | undefined {
    if (typeof text !== "string") return undefined;
    const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
    return {
        text,
        ...(typeof seed === "string" && { seed }),
        ...(isNumber(width) && { width }),
        ...(isNumber(height) && { height }),
        ...(isNumber(seconds) && { seconds }),
        ...(music === true && { music }),
        ...(typeof colours === "string" && /^[0-9a-f]{96}$/.test(colours) && { colours }),
    };
}

/** The spec in the URL of a result file of the sandbox. */
export function specInUrl(address: string): MediaSpec | undefined {
    const [, name] = /\/sandbox\/(eyJ[\w-]+)\.[a-z0-9]+(?:[?#]|$)/.exec(address) ?? [];
    return name === undefined ? undefined : decodeSpec(name);
}

/** The comment in a generated file, for people, and for the sandbox to read the spec again. */
export const commentOf = (spec: MediaSpec): string =>
    `Made by the Callsheet sandbox, not by a model (${encodeSpec(spec)})`;

/** The spec of a generated file; undefined for any other file. */
export function specInFile(file: Uint8Array): MediaSpec | undefined {
    // All formats have the comment near the beginning.
    const [, name] =
        /not by a model \((eyJ[\w-]+)\)/.exec(new TextDecoder("latin1").decode(file.subarray(0, 6000))) ?? [];
    return name === undefined ? undefined : decodeSpec(name);
}
