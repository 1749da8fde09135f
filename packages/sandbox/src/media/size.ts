/** The size of generated images. */
import type { Size } from "./picture.ts";

/** Maximum side and maximum number of pixels: a larger request is scaled down with the same aspect ratio. */
const mostSide = 2048;
const mostPoints = 2_100_000;
const least = 16;

/** The size of an image for a requested width, height, both or neither. */
export function sizeOf({ width, height }: Partial<Size>, usual: Size = { width: 512, height: 512 }): Size {
    const requested = { width: width ?? height ?? usual.width, height: height ?? width ?? usual.height };
    // The size may come from a file name, so it can be any number.
    if (!(requested.width >= 1 && requested.height >= 1)) return usual;
    const share = Math.min(
        1,
        mostSide / Math.max(requested.width, requested.height),
        Math.sqrt(mostPoints / (requested.width * requested.height)),
    );
    const fit = (side: number) => Math.min(mostSide, Math.max(least, Math.round(side * share)));
    return { width: fit(requested.width), height: fit(requested.height) };
}
