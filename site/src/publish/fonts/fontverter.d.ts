/** Types for what we use of an untyped package. */
declare module "fontverter" {
    export function convert(font: Buffer, format: "sfnt" | "woff2"): Promise<Buffer>;
}
