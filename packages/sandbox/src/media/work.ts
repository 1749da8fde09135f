/** What a result file is made from. It is small enough for the file's name and for a note in the file: nothing is kept. */

import { bytesFromBase64, bytesToBase64 } from "@callsheet/inference/wire";

export type Work = {
    /** What is drawn, said or played. */
    readonly text: string;
    /** What else it follows from, so that the same text can be drawn in another way. */
    readonly seed?: string;
    /** In pixels. */
    readonly width?: number;
    readonly height?: number;
    /** How long it lasts. */
    readonly seconds?: number;
    /** A sound is speech where this is not said. */
    readonly music?: true;
    /** Sixteen colours, as `rrggbb`, of a picture that it is made from: four rows of four. */
    readonly colours?: string;
};

/** A longer text is cut: a name must fit into a URL. */
const mostBytes = 840;

/** A work as a word of letters that a URL and every format of files can hold. */
export function nameOf({ text, ...rest }: Work): string {
    const bytes = new TextEncoder().encode(JSON.stringify({ text: cut(text), ...rest }));
    return bytesToBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function cut(text: string): string {
    let letters = [...text.slice(0, mostBytes).replace(/[\ud800-\udbff]$/, "")];
    for (;;) {
        const bytes = new TextEncoder().encode(JSON.stringify(letters.join(""))).length;
        if (bytes <= mostBytes) return letters.join("");
        letters = letters.slice(0, Math.min(letters.length - 1, Math.floor((letters.length * mostBytes) / bytes)));
    }
}

/** The work that a name stands for; undefined where it is no such name. */
export function workNamed(name: string): Work | undefined {
    // Short names of hexadecimal digits stand for themselves, and for something small.
    if (/^[0-9a-f]{1,64}$/.test(name)) return { text: name, width: 96, height: 96, seconds: 1 };
    if (!/^eyJ[\w-]{1,2000}$/.test(name)) return undefined;
    try {
        const bytes = bytesFromBase64(name.replaceAll("-", "+").replaceAll("_", "/"));
        return workOf(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
    } catch {
        return undefined;
    }
}

/** Only what is well formed: a name may have been made by anybody. */
function workOf({ text, seed, width, height, seconds, music, colours }: Record<string, unknown>): Work | undefined {
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

/** The work of a result file of the sandbox, from its address. */
export function workAt(address: string): Work | undefined {
    const [, name] = /\/sandbox\/(eyJ[\w-]+)\.[a-z0-9]+(?:[?#]|$)/.exec(address) ?? [];
    return name === undefined ? undefined : workNamed(name);
}

/** What stands in a file about itself, for people and for the sandbox, which reads it again. */
export const noteOf = (work: Work): string => `Made by the Callsheet sandbox, not by a model (${nameOf(work)})`;

/** The work that a file was made from, where the sandbox has made it. */
export function workIn(file: Uint8Array): Work | undefined {
    // All formats have the note near their beginning.
    const [, name] =
        /not by a model \((eyJ[\w-]+)\)/.exec(new TextDecoder("latin1").decode(file.subarray(0, 6000))) ?? [];
    return name === undefined ? undefined : workNamed(name);
}
