/** Where a scene is set: its size, its time, and what its parts are drawn with. */
import { type Colour, darker } from "./colour.ts";
import type { Shape } from "./picture.ts";
import { box, circle, ellipse, polygon, stroke } from "./shapes.ts";

export type Stage = {
    /** In units of the shorter side. */
    readonly wide: number;
    readonly high: number;
    /** Where the sky ends. */
    readonly horizon: number;
    readonly night: boolean;
    /** From 0 up to 1 and round again: what moves is then where it was. */
    readonly time: number;
    /** Chance of its own for each part: a part does not move because another has come. */
    readonly chance: (part: string) => () => number;
};

/** What a scene consists of. */
export type Part = {
    /** What it is, as a label. */
    readonly label: string;
    /** Something with a place of its own, and not the ground or the weather. */
    readonly thing: boolean;
    readonly shapes: readonly Shape[];
};

/** A colour as it looks at this time. */
export const seen = ({ night }: Pick<Stage, "night">, colour: Colour): Colour =>
    night ? darker(colour, 0.35) : colour;

/** Goes from -1 to 1 and back, so many times. */
export const swing = ({ time }: Pick<Stage, "time">, times = 1, from = 0): number =>
    Math.sin(2 * Math.PI * (time * times + from));

type Paint = Shape["colour"];
type Point = readonly [number, number];

/** Draws a thing around a place: it stands at (0, 0) and is 1 high, up to (0, -1). */
export function pen(x: number, y: number, size: number) {
    const at = ([dx, dy]: Point): Point => [x + dx * size, y + dy * size];
    return {
        circle: (dx: number, dy: number, radius: number, colour: Paint, cover = 1) =>
            circle(x + dx * size, y + dy * size, radius * size, colour, cover),
        ellipse: (dx: number, dy: number, across: number, down: number, colour: Paint, cover = 1) =>
            ellipse(x + dx * size, y + dy * size, across * size, down * size, colour, cover),
        box: (left: number, top: number, right: number, bottom: number, colour: Paint, round = 0) =>
            box([x + left * size, y + top * size, x + right * size, y + bottom * size], colour, round * size),
        stroke: (from: Point, to: Point, wide: number, colour: Paint) => stroke(at(from), at(to), wide * size, colour),
        polygon: (corners: readonly Point[], colour: Paint) => polygon(corners.map(at), colour),
    };
}

export type Pen = ReturnType<typeof pen>;
