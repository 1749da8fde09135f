/** Subsets a font by glyphs with HarfBuzz. `subset-font` only takes characters and keeps all glyphs they can form. */
import { readFile } from "node:fs/promises";

type Pointer = number;

/** The functions of harfbuzzjs's WebAssembly that we call, by their names in HarfBuzz's API. */
type HarfBuzz = {
    readonly memory: WebAssembly.Memory;
    readonly _initialize: () => void;
    readonly malloc: (bytes: number) => Pointer;
    readonly free: (pointer: Pointer) => void;
    readonly hb_blob_create: (data: Pointer, length: number, mode: number, user: Pointer, destroy: Pointer) => Pointer;
    readonly hb_blob_destroy: (blob: Pointer) => void;
    readonly hb_blob_get_data: (blob: Pointer, length: Pointer) => Pointer;
    readonly hb_blob_get_length: (blob: Pointer) => number;
    readonly hb_face_create: (blob: Pointer, index: number) => Pointer;
    readonly hb_face_destroy: (face: Pointer) => void;
    readonly hb_face_reference_blob: (face: Pointer) => Pointer;
    readonly hb_set_add: (set: Pointer, value: number) => void;
    readonly hb_subset_input_create_or_fail: () => Pointer;
    readonly hb_subset_input_destroy: (input: Pointer) => void;
    readonly hb_subset_input_glyph_set: (input: Pointer) => Pointer;
    readonly hb_subset_input_unicode_set: (input: Pointer) => Pointer;
    readonly hb_subset_input_set_flags: (input: Pointer, flags: number) => void;
    readonly hb_subset_or_fail: (face: Pointer, input: Pointer) => Pointer;
};

/** `HB_MEMORY_MODE_WRITABLE`: HarfBuzz may modify the bytes. */
const writable = 2;
/** `HB_SUBSET_FLAGS_NO_LAYOUT_CLOSURE`: do not keep glyphs merely because a substitution could produce them. */
const noLayoutClosure = 0x200;

let loaded: Promise<HarfBuzz> | undefined;

function load(): Promise<HarfBuzz> {
    loaded ??= readFile(new URL(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"))).then(async (bytes) => {
        const { instance } = await WebAssembly.instantiate(bytes);
        const harfBuzz = instance.exports as HarfBuzz;
        harfBuzz._initialize();
        return harfBuzz;
    });
    return loaded;
}

/**
 * Subsets a font to these glyphs, with the substitution rules that lead to them.
 * @param font a TrueType or OpenType font
 * @param glyphs glyph ids in the font
 * @param characters the characters that the font must still map
 * @throws Error if HarfBuzz cannot read the font
 */
export async function subsetGlyphs(font: Buffer, glyphs: Iterable<number>, characters: string): Promise<Buffer> {
    const hb = await load();
    const data = hb.malloc(font.byteLength);
    new Uint8Array(hb.memory.buffer).set(font, data);
    const blob = hb.hb_blob_create(data, font.byteLength, writable, 0, 0);
    const face = hb.hb_face_create(blob, 0);
    const input = hb.hb_subset_input_create_or_fail();
    hb.hb_subset_input_set_flags(input, noLayoutClosure);
    for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);
    for (const character of characters) {
        hb.hb_set_add(hb.hb_subset_input_unicode_set(input), character.codePointAt(0) ?? 0);
    }
    const subset = hb.hb_subset_or_fail(face, input);
    try {
        if (subset === 0) throw new Error("HarfBuzz could not cut the font: is the file whole?");
        const result = hb.hb_face_reference_blob(subset);
        const start = hb.hb_blob_get_data(result, 0);
        const bytes = Buffer.from(new Uint8Array(hb.memory.buffer, start, hb.hb_blob_get_length(result)));
        hb.hb_blob_destroy(result);
        hb.hb_face_destroy(subset);
        return bytes;
    } finally {
        hb.hb_subset_input_destroy(input);
        hb.hb_face_destroy(face);
        hb.hb_blob_destroy(blob);
        hb.free(data);
    }
}
