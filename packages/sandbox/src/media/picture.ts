/** An image as rows of pixels, and antialiased flat shapes to paint on it. */
import { type Colour, mixed } from "./colour.ts";

export type Size = { readonly width: number; readonly height: number };

export type Picture = Size & {
    /** Red, green and blue of each pixel, row by row from the top. */
    readonly pixels: Uint8Array<ArrayBuffer>;
};

type Point = readonly [x: number, y: number];
type Outline = readonly Point[];

/** A shape, in units of the image's shorter side. */
export type Shape = {
    /** An outline that turns the other way cuts a hole. */
    readonly outlines: readonly Outline[];
    /** One colour, or a gradient from top to bottom. */
    readonly colour: Colour | readonly [Colour, Colour];
    /** Opacity; default 1. */
    readonly cover?: number;
};

/** The sides of a circle: fewer can be seen in a large image. */
const sides = 64;

/** An arc, clockwise. @param from the share of a turn where it begins, 0 on the right */
function arc(x: number, y: number, across: number, down: number, from = 0, to = 1): Point[] {
    const steps = Math.round(Math.abs(to - from) * sides);
    return Array.from({ length: steps + 1 }, (_, index) => {
        const angle = 2 * Math.PI * (from + ((to - from) * index) / steps);
        return [x + Math.cos(angle) * across, y + Math.sin(angle) * down] as const;
    });
}

/** The outlines of the kinds of shapes, from their numbers. */
export const outlinesOf = {
    ellipse: ([x = 0, y = 0, across = 0, down = 0]) => [arc(x, y, across, down)],
    box: ([left = 0, top = 0, right = 0, bottom = 0, round = 0]) => {
        const corner = (x: number, y: number, from: number) =>
            round === 0 ? [[x, y] as const] : arc(x, y, round, round, from, from + 0.25);
        const [inLeft, inTop, inRight, inBottom] = [left + round, top + round, right - round, bottom - round];
        return [
            [
                ...corner(inRight, inBottom, 0),
                ...corner(inLeft, inBottom, 0.25),
                ...corner(inLeft, inTop, 0.5),
                ...corner(inRight, inTop, 0.75),
            ],
        ];
    },
    line: ([fromX = 0, fromY = 0, toX = 0, toY = 0, width = 0]) => {
        const turn = Math.atan2(toY - fromY, toX - fromX) / (2 * Math.PI);
        const end = (x: number, y: number, from: number) => arc(x, y, width / 2, width / 2, from, from + 0.5);
        return [[...end(toX, toY, turn - 0.25), ...end(fromX, fromY, turn + 0.25)]];
    },
    polygon: (numbers) => [numbers.flatMap((x, index) => (index % 2 ? [] : [[x, numbers[index + 1] ?? 0] as const]))],
    ring: ([x = 0, y = 0, radius = 0, width = 0]) => [
        arc(x, y, radius + width / 2, radius + width / 2),
        arc(x, y, radius - width / 2, radius - width / 2, 1, 0),
    ],
} as const satisfies Record<string, (numbers: readonly number[]) => readonly Outline[]>;

/** A rectangle. */
export const box = (left: number, top: number, right: number, bottom: number, colour: Shape["colour"]): Shape => ({
    outlines: outlinesOf.box([left, top, right, bottom]),
    colour,
});

export const blank = ({ width, height }: Size): Picture => ({
    width,
    height,
    pixels: new Uint8Array(width * height * 3),
});

/** The lines of each row of pixels that are looked at. */
const lines = 4;

/** Calls `give` with the share of each pixel that a shape covers. */
export function eachPixel(
    { width, height }: Size,
    { outlines }: Pick<Shape, "outlines">,
    give: (index: number, covered: number, row: number) => void,
): void {
    const unit = Math.min(width, height);
    const edges = outlines.flatMap((outline) =>
        outline.flatMap(([x, y], index) => {
            const [nextX = x, nextY = y] = outline[(index + 1) % outline.length] ?? [];
            if (y === nextY) return [];
            const [top, bottom] = [Math.min(y, nextY) * unit, Math.max(y, nextY) * unit];
            const slope = (nextX - x) / (nextY - y);
            return [{ top, bottom, x: (y < nextY ? x : nextX) * unit, slope, turn: y < nextY ? 1 : -1 }];
        }),
    );
    const first = edges.reduce((least, { top }) => Math.min(least, top), height);
    const last = edges.reduce((most, { bottom }) => Math.max(most, bottom), 0);
    // How much more of each pixel is covered than of the one before.
    const steps = new Float32Array(width + 2);
    for (let row = Math.max(0, Math.floor(first)); row < Math.min(height, last); row++) {
        const near = edges.filter(({ top, bottom }) => top < row + 1 && bottom > row);
        let [left, right] = [width, 0];
        for (let line = 0; line < lines; line++) {
            const y = row + (line + 0.5) / lines;
            const crossings = near
                .filter(({ top, bottom }) => top <= y && y < bottom)
                .map(({ top, x, slope, turn }) => ({ x: x + (y - top) * slope, turn }))
                .sort((one, other) => one.x - other.x);
            let winding = 0;
            for (const { x, turn } of crossings) {
                const wasOutside = winding === 0;
                winding += turn;
                if (wasOutside === (winding === 0)) continue;
                const at = Math.min(width, Math.max(0, x));
                const column = Math.floor(at);
                const sign = (wasOutside ? 1 : -1) / lines;
                steps[column] = (steps[column] ?? 0) + sign * (column + 1 - at);
                steps[column + 1] = (steps[column + 1] ?? 0) + sign * (at - column);
                left = Math.min(left, column);
                right = Math.max(right, column + 1);
            }
        }
        let covered = 0;
        for (let column = left; column < Math.min(right, width); column++) {
            covered += steps[column] ?? 0;
            if (covered > 0.001) give(row * width + column, Math.min(1, covered), row);
        }
        steps.fill(0, left, right + 1);
    }
}

/** Paints shapes over the image, the first at the back. */
export function paint(picture: Picture, shapes: readonly Shape[]): void {
    const { pixels } = picture;
    const unit = Math.min(picture.width, picture.height);
    for (const shape of shapes) {
        const { colour, cover = 1 } = shape;
        const heights = isGradient(colour) ? shape.outlines.flat().map(([, y]) => y) : [];
        const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
        // A gradient has one colour per row: uniform rows keep files small.
        const colourAt = (row: number): Colour =>
            isGradient(colour)
                ? mixed(colour[0], colour[1], Math.min(1, Math.max(0, (row / unit - top) / (bottom - top))))
                : colour;
        let painted = -1;
        let rowColour: Colour = [0, 0, 0];
        eachPixel(picture, shape, (index, covered, row) => {
            if (row !== painted) rowColour = colourAt(row);
            painted = row;
            const share = covered * cover;
            const at = index * 3;
            pixels[at] = (pixels[at] ?? 0) * (1 - share) + rowColour[0] * share + 0.5;
            pixels[at + 1] = (pixels[at + 1] ?? 0) * (1 - share) + rowColour[1] * share + 0.5;
            pixels[at + 2] = (pixels[at + 2] ?? 0) * (1 - share) + rowColour[2] * share + 0.5;
        });
    }
}

const isGradient = (colour: Shape["colour"]): colour is readonly [Colour, Colour] => typeof colour[0] !== "number";

/** Fills an image by interpolating a grid of 4 by 4 colours. */
export function fillFromGrid({ width, height, pixels }: Picture, colours: readonly Colour[]): void {
    const none: Colour = [0, 0, 0];
    const cell = (value: number, most: number) => Math.min(3, Math.max(0, (value / most) * 4 - 0.5));
    for (let index = 0; index < width * height; index++) {
        const x = cell((index % width) + 0.5, width);
        const y = cell(Math.floor(index / width) + 0.5, height);
        const [left, top] = [Math.min(2, Math.floor(x)), Math.min(2, Math.floor(y))];
        const at = (row: number, column: number) => colours[(top + row) * 4 + left + column] ?? none;
        const [above, below] = [mixed(at(0, 0), at(0, 1), x - left), mixed(at(1, 0), at(1, 1), x - left)];
        pixels.set(
            mixed(above, below, y - top).map((part) => part + 0.5),
            index * 3,
        );
    }
}

/** Maximum side and maximum number of pixels: a larger request is scaled down with the same aspect ratio. */
const maxSide = 2048;
const maxPixels = 2_100_000;
const least = 16;

/** The size of an image for a requested width, height, both or neither. */
export function sizeOf({ width, height }: Partial<Size>, usual: Size = { width: 512, height: 512 }): Size {
    const requested = { width: width ?? height ?? usual.width, height: height ?? width ?? usual.height };
    // The size may come from a file name, so it can be any number.
    if (!(requested.width >= 1 && requested.height >= 1)) return usual;
    const share = Math.min(
        1,
        maxSide / Math.max(requested.width, requested.height),
        Math.sqrt(maxPixels / (requested.width * requested.height)),
    );
    const fit = (side: number) => Math.min(maxSide, Math.max(least, Math.round(side * share)));
    return { width: fit(requested.width), height: fit(requested.height) };
}
