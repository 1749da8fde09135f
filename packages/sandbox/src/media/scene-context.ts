/** The context of a scene, which all of its parts share: size, time, random numbers, and a pen to draw with. */
import { type Colour, darker } from "./colour.ts";
import type { Shape } from "./picture.ts";
import { box, circle, ellipse, polygon, stroke } from "./shapes.ts";

export type SceneContext = {
    /** Width and height, in units of the shorter side. */
    readonly wide: number;
    readonly high: number;
    /** Where the sky ends, from the top. */
    readonly horizon: number;
    readonly night: boolean;
    /** Time in a loop from 0 to 1. */
    readonly time: number;
    /** Random numbers for one part: each part has its own, so that adding a part does not move the others. */
    readonly chance: (part: string) => () => number;
};

/** A part of a scene. */
export type Part = {
    /** Its label, for classification and detection. */
    readonly label: string;
    /** Whether it is an object, not ground or weather. */
    readonly thing: boolean;
    readonly shapes: readonly Shape[];
};

/** A colour by day or by night. */
export const shaded = ({ night }: Pick<SceneContext, "night">, colour: Colour): Colour =>
    night ? darker(colour, 0.35) : colour;

/** Oscillates between -1 and 1, the given number of times per loop. */
export const swing = ({ time }: Pick<SceneContext, "time">, times = 1, from = 0): number =>
    Math.sin(2 * Math.PI * (time * times + from));

type Paint = Shape["colour"];
type Point = readonly [number, number];

/** A pen with its own coordinates: a thing stands at (0, 0), which is (x, y), and reaches up to (0, -1). */
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
