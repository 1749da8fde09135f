/** How large pictures are made. */
import type { Size } from "./scene.ts";

/** The longest side, and the most points, of a picture: what is asked for beyond is made smaller in the same form. */
const mostSide = 2048;
const mostPoints = 2_100_000;
const least = 16;

/** The size of a picture for which one is asked, or a side of it. */
export function sizeOf({ width, height }: Partial<Size>, usual: Size = { width: 512, height: 512 }): Size {
    const asked = { width: width ?? height ?? usual.width, height: height ?? width ?? usual.height };
    // A name can say anything.
    if (!(asked.width >= 1 && asked.height >= 1)) return usual;
    const share = Math.min(
        1,
        mostSide / Math.max(asked.width, asked.height),
        Math.sqrt(mostPoints / (asked.width * asked.height)),
    );
    const fit = (side: number) => Math.min(mostSide, Math.max(least, Math.round(side * share)));
    return { width: fit(asked.width), height: fit(asked.height) };
}
