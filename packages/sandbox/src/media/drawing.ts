/** Reads the shapes of `drawings.json`, which also says how its lines are written. */
import { type Colour, colour, darker, lighter } from "./colour.ts";
import drawings from "./drawings.json" with { type: "json" };
import { outlinesOf, type Shape } from "./picture.ts";

/** How a drawing stands in a scene. */
type Placement = {
    /** Where its point 0 0 is, and the length of its unit. */
    readonly x: number;
    readonly y: number;
    readonly size: number;
    /** The colour that its shapes derive theirs from, and that of the shapes in a second colour. */
    readonly paint: Colour;
    readonly second?: Colour;
    readonly night?: boolean;
    /** How far its moving parts are out, from -1 to 1. */
    readonly swing?: number;
};

export type SceneryName = keyof typeof drawings.scenery;

/** The forms of abstract images, each in a tile. */
export const { forms } = drawings;

export const sceneryShapes = (name: SceneryName, placement: Placement): readonly Shape[] =>
    shapesOfDrawing(drawings.scenery[name], placement);

type Line = {
    readonly kind: keyof typeof outlinesOf;
    /** Each number with how far it swings. */
    readonly numbers: readonly (readonly [still: number, swung: number])[];
    /** The words of its colours, by day and by night: one for all of the shape, or those of its top and its bottom. */
    readonly tints: readonly (readonly [day: string, night: string])[];
    readonly cover: number;
};

/** The lines that were read: one figure may stand in a scene many times, and in each frame of a video. */
const linesRead = new Map<string, Line>();

function readLine(text: string): Line {
    const cached = linesRead.get(text);
    if (cached) return cached;
    const [kind = "", ...words] = text.split(" ");
    if (!isKind(kind)) throw new TypeError(`A drawing has a shape of an unknown kind: ${kind}`);
    const [tints = "", cover = "1"] = (words.pop() ?? "").split("@");
    const numbers = words.map((word) => {
        const [still = 0, swung = 0] = word.split("~").map(Number);
        return [still, swung] as const;
    });
    const line = {
        kind,
        numbers,
        tints: tints.split("/").map((tint) => {
            const [day = "", night = day] = tint.split("|");
            return [day, night] as const;
        }),
        cover: Number(cover),
    };
    linesRead.set(text, line);
    return line;
}

const isKind = (kind: string): kind is keyof typeof outlinesOf => Object.hasOwn(outlinesOf, kind);

export function shapesOfDrawing(lines: readonly string[], placement: Placement): readonly Shape[] {
    const { x, y, size, swing = 0, night = false } = placement;
    return lines.map((text) => {
        const { kind, numbers, tints, cover } = readLine(text);
        const [top, bottom] = tints.map(([day, dark]) => colourOf(night ? dark : day, placement));
        const outlines = outlinesOf[kind](numbers.map(([still, swung]) => still + swung * swing));
        return {
            outlines: outlines.map((outline) => outline.map(([dx, dy]) => [x + dx * size, y + dy * size] as const)),
            colour: top && bottom ? ([top, bottom] as const) : (top ?? placement.paint),
            cover,
        };
    });
}

/** The colour of a word such as `paint+20`, `second` or `bfe3f2`. */
function colourOf(tint: string, { paint, second = paint }: Placement): Colour {
    const [, name = "", sign, share = 0] = /^(\w+)(?:([+-])(\d+))?$/.exec(tint) ?? [];
    const base = name === "paint" ? paint : name === "second" ? second : colour(name);
    return sign === undefined ? base : (sign === "+" ? lighter : darker)(base, Number(share) / 100);
}
