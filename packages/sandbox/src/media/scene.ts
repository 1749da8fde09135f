/** Draws the image of a text: a scene with the things that it names, or abstract shapes if it names none. */
import { abstractOf } from "./abstract.ts";
import { type Colour, colour, hexOf, lighter, mixed, palettes } from "./colour.ts";
import { type Cues, cuesIn } from "./cues.ts";
import { type FigureName, figureNames, figures } from "./figures.ts";
import type { MediaSpec } from "./media-spec.ts";
import { blank, type Picture, paint, type Shape, wash } from "./picture.ts";
import { type Part, pen, type SceneContext, shaded } from "./scene-context.ts";
import { beachOf, groundOf, skyOf, weatherOf } from "./scenery.ts";
import { randomFromText } from "./seeded-random.ts";
import { box, circle } from "./shapes.ts";

export type Size = { readonly width: number; readonly height: number };

/**
 * The most times that an image is as long as it is wide: what is drawn grows with it, and a file may state any size.
 */
const mostLong = 16;

/** The parts of an image, from back to front. */
export function partsOf(spec: MediaSpec, { width, height }: Size, time = 0): readonly Part[] {
    const cues = withWater(cuesIn(spec.text));
    const { found } = cues;
    const unit = Math.min(width, height);
    const high = Math.min(mostLong, height / unit);
    const context: SceneContext = {
        wide: Math.min(mostLong, width / unit),
        high,
        horizon: high * (found.has("sea") ? 0.56 : found.has("mountain") || found.has("city") ? 0.64 : 0.6),
        night: isNight(cues),
        time,
        chance: (part) => randomFromText(`${spec.seed ?? spec.text} ${part}`),
    };
    const things = figureNames.filter((name) => found.has(name));
    const scenery = [...found.keys()].some((name) => !things.some((thing) => thing === name));
    if (found.size === 0) return abstractOf(context, cues.colours, spec.colours !== undefined);
    if (spec.colours !== undefined && !scenery) return thingsOf(context, cues, things, false);
    if (!scenery && things.every((name) => indoors.has(name))) {
        return [roomOf(context, cues), ...thingsOf(context, cues, things, false)];
    }
    return [
        ...skyOf(context, cues),
        ...groundOf(context, cues),
        ...(found.has("sea") && things.some((name) => placeIn(name, true) === "ground") ? [beachOf(context)] : []),
        ...thingsOf(context, cues, things, true),
        ...weatherOf(context, cues),
    ];
}

/** Adds water for a fish or a boat, unless the text names another place. */
function withWater({ found, colours }: Cues): Cues {
    const elsewhere = (["city", "desert", "field", "sea"] as const).some((name) => found.has(name));
    if (elsewhere || !(found.has("fish") || found.has("boat"))) return { found, colours };
    return { found: new Map([...found, ["sea", { name: "sea", word: "sea", count: 1 }]]), colours };
}

/** Things that may stand in front of a plain wall. */
const indoors = new Set<FigureName>(["cat", "dog", "rabbit", "person", "robot", "cup", "fruit", "flower", "lamp"]);

const isNight = ({ found }: Cues): boolean =>
    found.has("night") || (!found.has("sun") && !found.has("dusk") && (found.has("moon") || found.has("star")));

export function drawn(spec: MediaSpec, size: Size): Picture {
    const picture = ground(spec, size);
    paint(picture, shapesOf(spec, size));
    return picture;
}

/** The background below all shapes. */
export function ground({ colours }: MediaSpec, { width, height }: Size): Picture {
    const picture = blank(width, height);
    if (colours !== undefined) wash(picture, (colours.match(/.{6}/g) ?? []).map(colour));
    return picture;
}

export function shapesOf(spec: MediaSpec, size: Size, time = 0): readonly Shape[] {
    const over = spec.colours !== undefined;
    return partsOf(spec, size, time).flatMap(({ shapes, thing }) => (over && !thing ? shapes.map(thin) : shapes));
}

/** Makes a shape translucent, so that the source image shows through. */
const thin = (shape: Shape): Shape => ({ ...shape, cover: (shape.cover ?? 1) * 0.45 });

/** A wall with a floor, and a disc of light behind the things. */
function roomOf({ wide, high, chance, night }: SceneContext, { colours }: Cues): Part {
    const random = chance("room");
    const chosen = palettes[Math.floor(random() * palettes.length)] ?? [];
    const at = (index: number): Colour => shaded({ night }, chosen[index] ?? [200, 200, 200]);
    const wall = mixed(at(2), [255, 248, 238], 0.55);
    const own = new Set(colours.map(hexOf));
    const light = chosen.find((one) => !own.has(hexOf(one)) && one !== chosen[0] && one !== chosen[2]) ?? at(3);
    return {
        label: "wall",
        thing: false,
        shapes: [
            box([0, 0, wide, high], [lighter(wall, 0.2), wall]),
            circle(wide * 0.5, high * 0.48, 0.36, lighter(light, 0.35)),
            box([0, high * 0.8, wide, high], mixed(wall, at(1), 0.4)),
        ],
    };
}

/** Places the things side by side on the ground, on the water and in the air. */
function thingsOf(context: SceneContext, { found }: Cues, names: readonly FigureName[], outdoors: boolean): Part[] {
    const { wide, high, horizon } = context;
    const all = names.flatMap((name) => {
        const cue = found.get(name);
        if (!cue) return [];
        const named = cue.colour ?? figures[name].colour;
        return Array.from({ length: cue.count }, (_, index) => ({
            name,
            label: cue.word,
            index,
            colour: shaded(context, named),
        }));
    });
    return (["air", "water", "ground"] as const).flatMap((place) => {
        const here = all.filter(({ name }) => placeIn(name, found.has("sea")) === place);
        const random = context.chance(place);
        const room = (wide * 0.9) / Math.max(1, here.length);
        return here.map(({ name, label, index, colour }, at): Part => {
            const largest = outdoors ? (place === "air" ? 0.4 : 0.46) : 0.78;
            const size = Math.min(largest * figures[name].size, room * 0.98, high * 0.7);
            const x =
                wide * 0.05 +
                room * (at + 0.5 + (here.length > 1 ? (random() - 0.5) * 0.12 : outdoors ? (random() - 0.5) * 0.4 : 0));
            const depth = here.length > 1 ? random() : 0.5;
            const y =
                place === "air"
                    ? size + 0.04 + depth * Math.max(0, horizon - size - 0.1)
                    : place === "water"
                      ? horizon + size * 0.12 + (high - horizon) * (0.12 + depth * 0.5)
                      : found.has("sea")
                        ? high * (0.88 + depth * 0.06)
                        : outdoors
                          ? horizon + (high - horizon) * (0.4 + depth * 0.35)
                          : high * 0.88;
            const standing = Math.min(y, high - 0.03);
            const figure = figures[name].draw(pen(x, standing, size), colour, {
                ...context,
                time: (context.time + index * 0.3) % 1,
            });
            const shadow =
                place === "ground" ? [pen(x, standing, size).ellipse(0, 0, 0.42, 0.045, [20, 24, 40], 0.22)] : [];
            return { label, thing: true, shapes: [...shadow, ...figure] };
        });
    });
}

/** Without water, a boat or a fish is placed on the ground. */
const placeIn = (name: FigureName, water: boolean) => {
    const { place } = figures[name];
    return place === "water" && !water ? "ground" : place;
};
