/** What we use of two packages that have no types of their own. */
declare module "subset-font" {
    type Options = {
        readonly targetFormat: "woff2" | "truetype";
        /** Bounds of each axis, or the one value that it is fixed at; default: as the font has them. */
        readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number } | number>>;
        /** The OpenType features that are kept; default: all. */
        readonly keepFeatures?: readonly string[];
        /** Leaves behind what fits letters to the pixels of coarse screens; default: false. */
        readonly noHinting?: boolean;
        /** Cuts nothing away; there is no text then. */
        readonly keepAllGlyphs?: boolean;
    };

    export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
}

declare module "fontverter" {
    export function convert(font: Buffer, format: "sfnt" | "woff2"): Promise<Buffer>;
}
