/** The files that programs read: small real media files, named as in the wire request. */
import type { Json, WireRequestJson } from "@callsheet/inference";
import { type MediaKind, media } from "@callsheet/sandbox";

/** Every file that a wire request holds, by name. */
export function filesOf({ body }: WireRequestJson): ReadonlyMap<string, Uint8Array> {
    const names = namesIn(body?.value ?? body?.fields ?? null);
    return new Map(names.map((name) => [name, media(kindOf(name), name).bytes]));
}

function namesIn(value: Json): readonly string[] {
    if (typeof value !== "object" || value === null) return [];
    if (Array.isArray(value)) return value.flatMap(namesIn);
    const { $file, $json } = value;
    // `$json` wraps an object that only looks like a leaf.
    if (typeof $json === "object" && $json !== null) return Object.values($json).flatMap(namesIn);
    return typeof $file === "string" ? [$file] : Object.values(value).flatMap(namesIn);
}

const kinds: Readonly<Record<string, MediaKind>> = {
    jpeg: "jpg",
    jpg: "jpg",
    png: "png",
    flac: "flac",
    mp3: "mp3",
    wav: "wav",
    mp4: "mp4",
};

function kindOf(name: string): MediaKind {
    const kind = kinds[name.split(".").at(-1)?.toLowerCase() ?? ""];
    if (kind) return kind;
    throw new TypeError(`No file can be made for "${name}": its ending is none of ${Object.keys(kinds).join(", ")}.`);
}
