/** Subsets a font with HarfBuzz, whose JavaScript API has no subsetter: we call its WebAssembly. */
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
    readonly hb_set_clear: (set: Pointer) => void;
    readonly hb_subset_input_create_or_fail: () => Pointer;
    readonly hb_subset_input_destroy: (input: Pointer) => void;
    readonly hb_subset_input_glyph_set: (input: Pointer) => Pointer;
    readonly hb_subset_input_set: (input: Pointer, kind: number) => Pointer;
    readonly hb_subset_input_set_axis_range: (
        ...range: [input: Pointer, face: Pointer, tag: number, min: number, max: number, regular: number]
    ) => number;
    readonly hb_subset_input_set_flags: (input: Pointer, flags: number) => void;
    readonly hb_subset_input_unicode_set: (input: Pointer) => Pointer;
    readonly hb_subset_or_fail: (face: Pointer, input: Pointer) => Pointer;
};

/** `HB_MEMORY_MODE_WRITABLE`: HarfBuzz may modify the bytes. */
const writable = 2;
/** `HB_SUBSET_SETS_LAYOUT_FEATURE_TAG` */
const layoutFeatures = 6;
/** `HB_SUBSET_FLAGS_NO_HINTING` */
const noHinting = 1;
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

type Kept = {
    /** The characters that the font must map. */
    readonly characters: string;
    /** Ids of glyphs. With them, of all glyphs that the characters could form, only these are kept. */
    readonly glyphs?: Iterable<number>;
    /** OpenType features; with them, hinting for screens of a low resolution is dropped. Default: HarfBuzz's own. */
    readonly features?: readonly string[];
    /** The weights of a variable font, or the only one. Default: all. */
    readonly weights?: number | { readonly min: number; readonly max: number };
};

/**
 * Subsets a font.
 * @param font a TrueType or OpenType font
 * @throws Error if HarfBuzz cannot read the font, or it has no such weights
 */
export async function subsetFont(font: Buffer, { characters, glyphs, features, weights }: Kept): Promise<Buffer> {
    const hb = await load();
    const data = hb.malloc(font.byteLength);
    new Uint8Array(hb.memory.buffer).set(font, data);
    const blob = hb.hb_blob_create(data, font.byteLength, writable, 0, 0);
    const face = hb.hb_face_create(blob, 0);
    const input = hb.hb_subset_input_create_or_fail();
    try {
        hb.hb_subset_input_set_flags(input, (glyphs ? noLayoutClosure : 0) | (features ? noHinting : 0));
        for (const glyph of glyphs ?? []) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);
        for (const character of characters) {
            hb.hb_set_add(hb.hb_subset_input_unicode_set(input), character.codePointAt(0) ?? 0);
        }
        if (features) {
            const kept = hb.hb_subset_input_set(input, layoutFeatures);
            hb.hb_set_clear(kept);
            for (const feature of features) hb.hb_set_add(kept, tagOf(feature));
        }
        // Without a number, the regular weight stays as near to the font's own as the range allows.
        const range = typeof weights === "number" ? { min: weights, max: weights } : weights;
        if (range) {
            const { min, max } = range;
            const isThere = hb.hb_subset_input_set_axis_range(input, face, tagOf("wght"), min, max, Number.NaN);
            if (!isThere) throw new Error("The font has no such weights.");
        }
        const subset = hb.hb_subset_or_fail(face, input);
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

/** The number of a feature or an axis: its four characters as bytes. */
const tagOf = (name: string): number => Buffer.from(name, "latin1").readUInt32BE();
