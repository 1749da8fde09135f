/** What we use of a package that has no types of its own. */
declare module "subset-font" {
    type Options = {
        readonly targetFormat: "woff2" | "truetype";
        /** Bounds of each axis; default: as the font has them. */
        readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
        /** Cuts nothing away; there is no text then. */
        readonly keepAllGlyphs?: boolean;
    };

    export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
}
