/** Draws the image of a text: a scene with the things that it names, or abstract forms if it names none. */

import { randomFromText } from "../responses/seed.ts";
import { colour } from "./colour.ts";
import { type Cues, cuesIn, type FigureName, figureNames, figures } from "./cues.ts";
import type { MediaSpec } from "./media-spec.ts";
import { blank, fillFromGrid, type Picture, paint, type Shape, type Size } from "./picture.ts";
import {
    abstractOf,
    beachOf,
    groundOf,
    type Part,
    roomOf,
    type SceneContext,
    shaded,
    shapesOfDrawing,
    skyOf,
    weatherOf,
} from "./scenery.ts";

/**
 * The most times that an image is as long as it is wide: what is drawn grows with it, and a file may state any size.
 */
const maxLong = 16;

/** The parts of an image, from back to front. */
export function partsOf(spec: MediaSpec, { width, height }: Size): readonly Part[] {
    const cues = withWater(cuesIn(spec.text));
    const { found } = cues;
    const unit = Math.min(width, height);
    const high = Math.min(maxLong, height / unit);
    const context: SceneContext = {
        wide: Math.min(maxLong, width / unit),
        high,
        horizon: high * (found.has("sea") ? 0.56 : found.has("mountain") || found.has("city") ? 0.64 : 0.6),
        night: isNight(cues),
        chance: (part) => randomFromText(`${spec.seed ?? spec.text} ${part}`),
    };
    const things = figureNames.filter((name) => found.has(name));
    const scenery = [...found.keys()].some((name) => !things.some((thing) => thing === name));
    if (found.size === 0) return [abstractOf(context, cues.colours, spec.colours !== undefined)];
    if (spec.colours !== undefined && !scenery) return thingsOf(context, cues, things, false);
    if (!scenery && things.every((name) => indoors.has(name))) {
        return [roomOf(context, cues.colours), ...thingsOf(context, cues, things, false)];
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

export function drawScene(spec: MediaSpec, size: Size): Picture {
    const picture = blank(size);
    // Below all shapes are the colours of the source image.
    if (spec.colours !== undefined) fillFromGrid(picture, (spec.colours.match(/.{6}/g) ?? []).map(colour));
    const isBelow = spec.colours !== undefined;
    const shapes = partsOf(spec, size).flatMap((part) =>
        isBelow && !part.thing ? part.shapes.map(thin) : part.shapes,
    );
    paint(picture, shapes);
    return picture;
}

/** Makes a shape translucent, so that the source image shows through. */
const thin = (shape: Shape): Shape => ({ ...shape, cover: (shape.cover ?? 1) * 0.45 });

/** Places the things side by side on the ground, on the water and in the air. */
function thingsOf(context: SceneContext, { found }: Cues, names: readonly FigureName[], outdoors: boolean): Part[] {
    const { wide, high, horizon, night } = context;
    const all = names.flatMap((name) => {
        const { word = "", count = 0, colour: own } = found.get(name) ?? {};
        const paint = shaded(context, own ?? colour(figures[name].colour));
        return Array.from({ length: count }, () => ({ name, label: word, paint }));
    });
    return ["air", "water", "ground"].flatMap((place) => {
        const here = all.filter(({ name }) => placeIn(name, found.has("sea")) === place);
        const random = context.chance(place);
        const room = (wide * 0.9) / Math.max(1, here.length);
        return here.map(({ name, label, paint }, at): Part => {
            const figure = figures[name];
            const largest = outdoors ? (place === "air" ? 0.4 : 0.46) : 0.78;
            const size = Math.min(largest * figure.size, room * 0.98, high * 0.7);
            const aside = here.length > 1 ? 0.12 : outdoors ? 0.4 : 0;
            const x = wide * 0.05 + room * (at + 0.5 + (random() - 0.5) * aside);
            const depth = here.length > 1 ? random() : 0.5;
            const y = standingAt(place, depth, size);
            const shadow = place === "ground" ? ["ellipse 0 0 .42 .045 141828@.22"] : [];
            const placement = { x, y: Math.min(y, high - 0.03), size, paint, night };
            return { label, thing: true, shapes: shapesOfDrawing([...shadow, ...figure.shapes], placement) };
        });
    });

    function standingAt(place: string, depth: number, size: number): number {
        if (place === "air") return size + 0.04 + depth * Math.max(0, horizon - size - 0.1);
        if (place === "water") return horizon + size * 0.12 + (high - horizon) * (0.12 + depth * 0.5);
        if (found.has("sea")) return high * (0.88 + depth * 0.06);
        return outdoors ? horizon + (high - horizon) * (0.4 + depth * 0.35) : high * 0.88;
    }
}

/** Without water, a boat or a fish is placed on the ground. */
const placeIn = (name: FigureName, water: boolean): string => {
    const { place } = figures[name];
    return place === "water" && !water ? "ground" : place;
};
