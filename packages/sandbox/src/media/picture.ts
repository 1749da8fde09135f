/** An image as rows of pixels, and antialiased flat shapes to paint on it. */
import type { Colour } from "./colour.ts";

export type Picture = {
    readonly width: number;
    readonly height: number;
    /** Red, green and blue of each pixel, row by row from the top. */
    readonly points: Uint8Array<ArrayBuffer>;
};

/** Left, top, right, bottom. */
export type Bounds = readonly [number, number, number, number];

/** A shape, in units of the image's shorter side. */
export type Shape = {
    /** Its bounding box. */
    readonly bounds: Bounds;
    /** Signed distance of a point from the edge; negative inside. */
    readonly distance: (x: number, y: number) => number;
    /** One colour, or a gradient from top to bottom. */
    readonly colour: Colour | readonly [Colour, Colour];
    /** Opacity; default 1. */
    readonly cover?: number;
};

export const blank = (width: number, height: number): Picture => ({
    width,
    height,
    points: new Uint8Array(width * height * 3),
});

/** Calls `give` with the coverage of each pixel inside a shape's bounds. @param area in pixels; default all */
export function eachPoint(
    { width, height }: Pick<Picture, "width" | "height">,
    { bounds: [left, top, right, bottom], distance }: Shape,
    give: (index: number, covered: number, row: number) => void,
    area: Bounds = [0, 0, width, height],
): void {
    const unit = Math.min(width, height);
    const last = Math.min(area[2], Math.ceil(right * unit) + 1);
    const end = Math.min(area[3], Math.ceil(bottom * unit) + 1);
    const begin = Math.max(area[0], Math.floor(left * unit) - 1);
    for (let row = Math.max(area[1], Math.floor(top * unit) - 1); row < end; row++) {
        for (let column = begin; column < last; column++) {
            const covered = 0.5 - distance((column + 0.5) / unit, (row + 0.5) / unit) * unit;
            if (covered > 0) give(row * width + column, covered < 1 ? covered : 1, row);
        }
    }
}

/** Paints shapes over the image, the first at the back. @param area in pixels; default all */
export function paint(picture: Picture, shapes: readonly Shape[], area?: Bounds): void {
    const { points, width, height } = picture;
    const unit = Math.min(width, height);
    for (const shape of shapes) {
        const { bounds, colour, cover = 1 } = shape;
        if (area && !touches(bounds, area, unit)) continue;
        const [first, second] = isPair(colour) ? colour : [colour, colour];
        let painted = -1;
        let [red, green, blue] = first;
        const point = (index: number, covered: number, row: number) => {
            if (row !== painted && first !== second) {
                // A gradient has one colour per row: uniform rows keep files small.
                const share = Math.min(1, Math.max(0, (row / unit - bounds[1]) / (bounds[3] - bounds[1])));
                red = first[0] + (second[0] - first[0]) * share;
                green = first[1] + (second[1] - first[1]) * share;
                blue = first[2] + (second[2] - first[2]) * share;
                painted = row;
            }
            const share = covered * cover;
            const at = index * 3;
            points[at] = (points[at] ?? 0) * (1 - share) + red * share + 0.5;
            points[at + 1] = (points[at + 1] ?? 0) * (1 - share) + green * share + 0.5;
            points[at + 2] = (points[at + 2] ?? 0) * (1 - share) + blue * share + 0.5;
        };
        eachPoint(picture, shape, point, area);
    }
}

const touches = ([left, top, right, bottom]: Bounds, area: Bounds, unit: number): boolean =>
    left * unit < area[2] + 2 && right * unit > area[0] - 2 && top * unit < area[3] + 2 && bottom * unit > area[1] - 2;

const isPair = (given: Shape["colour"]): given is readonly [Colour, Colour] => typeof given[0] !== "number";

/** Fills an image by interpolating a grid of 4 by 4 colours. */
export function wash({ width, height, points }: Picture, colours: readonly Colour[]): void {
    const part = (value: number, most: number) => Math.min(3, Math.max(0, (value / most) * 4 - 0.5));
    for (let row = 0; row < height; row++) {
        const y = part(row + 0.5, height);
        const above = Math.min(2, Math.floor(y));
        for (let column = 0; column < width; column++) {
            const x = part(column + 0.5, width);
            const before = Math.min(2, Math.floor(x));
            for (let channel = 0; channel < 3; channel++) {
                const at = (up: number, left: number) => colours[(above + up) * 4 + before + left]?.[channel] ?? 0;
                const top = at(0, 0) + (at(0, 1) - at(0, 0)) * (x - before);
                const bottom = at(1, 0) + (at(1, 1) - at(1, 0)) * (x - before);
                points[(row * width + column) * 3 + channel] = top + (bottom - top) * (y - above) + 0.5;
            }
        }
    }
}
