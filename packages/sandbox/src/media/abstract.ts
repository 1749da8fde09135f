/** Abstract shapes and colours, derived from a text that names nothing to draw. */
import { type Colour, lighter, mixed, palettes } from "./colour.ts";
import type { Shape } from "./picture.ts";
import { type Part, type SceneContext, swing } from "./scene-context.ts";
import { arch, box, circle, polygon, stroke, without } from "./shapes.ts";

/** @param over whether there is an image below; then only some shapes are drawn, without a background */
export function abstractOf(context: SceneContext, named: readonly Colour[], over: boolean): Part[] {
    const { wide, high, chance } = context;
    const random = chance("palette");
    const [ground = [240, 235, 225] as const, ...rest] = palettes[Math.floor(random() * palettes.length)] ?? [];
    const colours =
        named.length > 0 ? [...named, ...named.map((one) => lighter(one, 0.35)), ...rest.slice(0, 2)] : rest;
    const pick = (): Colour => colours[Math.floor(random() * colours.length)] ?? ground;
    const base = named[0] ? lighter(named[0], 0.82) : ground;
    const backdrop = box([0, 0, wide, high], [base, mixed(base, pick(), 0.16)]);
    // A grid of tiles, each with one shape, and a few shapes that are larger than a tile.
    const side = [1 / 3, 1 / 4, 1 / 5][Math.floor(random() * 3)] ?? 0.25;
    const tiles: Shape[] = [];
    for (let top = 0; top < high - 0.01; top += side) {
        for (let left = 0; left < wide - 0.01; left += side) {
            const drawn = random();
            const form = tile(left, top, side, random() * forms, pick(), pick(), swing(context, 1, random()));
            if (drawn < (over ? 0.22 : 0.72)) tiles.push(...form);
        }
    }
    const large = [
        circle(wide * (0.2 + random() * 0.6), high * (0.2 + random() * 0.6), 0.16 + random() * 0.14, pick(), 0.85),
        arch(wide * random(), high * (0.4 + random() * 0.6), 0.2 + random() * 0.2, 0.05, pick(), 0.9),
        stroke([wide * random(), 0], [wide * random(), high], 0.016, pick()),
    ];
    return [{ label: "forms", thing: false, shapes: [...(over ? [] : [backdrop]), ...tiles, ...large] }];
}

const forms = 6;

function tile(
    left: number,
    top: number,
    side: number,
    form: number,
    one: Colour,
    other: Colour,
    move: number,
): Shape[] {
    const [right, bottom] = [left + side, top + side];
    const [x, y] = [left + side / 2, top + side / 2];
    const tileBox = box([left, top, right, bottom], one);
    /** Clips a shape to the tile. */
    const within = (shape: Shape): Shape => ({
        ...shape,
        bounds: [left, top, right, bottom],
        distance: (px, py) => Math.max(shape.distance(px, py), tileBox.distance(px, py)),
    });
    switch (Math.floor(form)) {
        case 0:
            return [tileBox, circle(x, y, side * (0.34 + 0.06 * move), other)];
        case 1:
            return [tileBox, within(circle(left, top, side, other))];
        case 2:
            return [
                polygon(
                    [
                        [left, top],
                        [right, top],
                        [left, bottom],
                    ],
                    one,
                ),
            ];
        case 3: {
            const ring = without(circle(x, y, side * 0.46, one), circle(x, y, side * 0.26, other));
            return [ring];
        }
        case 4:
            return [0.15, 0.45, 0.75].map((at) =>
                box([left, top + side * at, right, top + side * (at + 0.15)], at > 0.4 ? one : other),
            );
        default:
            return [
                tileBox,
                within(circle(right, bottom, side, other)),
                within(circle(right, bottom, side * 0.5, one)),
            ];
    }
}
