/** Types for what we use of an untyped package. */
declare module "wawoff2" {
    /** To WOFF2. */
    export function compress(font: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
    /** From WOFF2 to TrueType. */
    export function decompress(font: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
}
