/** Types for what we use of two untyped packages. */
declare module "subset-font" {
    type Options = {
        readonly targetFormat: "woff2" | "truetype";
        /** The range or fixed value of each axis; default: unchanged. */
        readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number } | number>>;
        /** The OpenType features that are kept; default: all. */
        readonly keepFeatures?: readonly string[];
        /** Drops hinting; default: false. */
        readonly noHinting?: boolean;
        /** Keeps the whole font; `text` is then undefined. */
        readonly keepAllGlyphs?: boolean;
    };

    export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
}

declare module "fontverter" {
    export function convert(font: Buffer, format: "sfnt" | "woff2"): Promise<Buffer>;
}
