/** Sky, weather and ground, rooms, and abstract forms, made of `drawings.json`, which says how its lines are written. */
import { type Colour, colour, darker, lighter, mixed, palettes } from "./colour.ts";
import type { CueName, Cues } from "./cues.ts";
import drawings from "./drawings.json" with { type: "json" };
import { box, outlinesOf, type Shape } from "./picture.ts";

/** What all parts of a scene share: size, light and random numbers. */
export type SceneContext = {
    /** Width and height, in units of the shorter side. */
    readonly wide: number;
    readonly high: number;
    /** Where the sky ends, from the top. */
    readonly horizon: number;
    readonly night: boolean;
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
export const shaded = ({ night }: Pick<SceneContext, "night">, paint: Colour): Colour =>
    night ? darker(paint, 0.35) : paint;

const stuff = (label: string, shapes: readonly Shape[]): Part => ({ label, thing: false, shapes });

type Scattering = {
    readonly top: number;
    readonly bottom: number;
    readonly least: number;
    readonly most: number;
    readonly paint?: Colour;
    /** Whether the drawings stand in a row, at equal distances. */
    readonly inRow?: true;
};

/** Draws one thing `count` times, at random places between `top` and `bottom`, in sizes between `least` and `most`. */
function scattered(context: SceneContext, name: SceneryName, count: number, scattering: Scattering): Shape[] {
    const { wide, night } = context;
    const { top, bottom, least, most, paint = white, inRow } = scattering;
    const random = context.chance(name);
    const all = Math.ceil(count);
    return Array.from({ length: all }, (_, index) => {
        const [across, depth, size] = [random(), random(), least + random() * (most - least)];
        const x = (inRow ? (index + across) / all : across) * wide;
        return sceneryShapes(name, { x, y: top + depth * (bottom - top), size, paint, night });
    }).flat();
}

const white = colour("ffffff");
const ownColours = { sun: colour("ffd15c"), moon: colour("f5f0dc") };

/** The colours at the top and the bottom of the sky. */
function skyColours({ found }: Cues, night: boolean): readonly [Colour, Colour] {
    if (night) return [colour("0a1233"), colour("34407a")];
    if (found.has("dusk")) return [colour("4b3f8f"), colour("f8a978")];
    if (found.has("rain")) return [colour("5f7084"), colour("b4c2cc")];
    if (found.has("snow")) return [colour("a9c8e2"), colour("eaf2f8")];
    return [colour("3f97d9"), colour("d3ecf7")];
}

export function skyOf(context: SceneContext, cues: Cues): Part[] {
    const { wide, high, horizon, night } = context;
    const { found } = cues;
    const parts = [stuff("sky", [box(0, 0, wide, Math.min(high, horizon + 0.1), skyColours(cues, night))])];
    if (night || found.has("star")) {
        const stars = { top: 0, bottom: horizon * 0.92, least: 0.002, most: 0.006 };
        parts.push(stuff("stars", scattered(context, "star", 46, stars)));
    }
    const shining = night ? "moon" : found.has("moon") && !found.has("sun") ? "moon" : "sun";
    const clear = !found.has("rain") && !found.has("snow");
    if (clear || found.has("sun") || found.has("moon")) {
        const y = found.has("dusk") ? horizon - 0.1 : high * 0.2 + 0.02;
        const x = wide * (found.has("dusk") ? 0.5 : 0.22 + 0.56 * context.chance("sun")());
        const shapes = sceneryShapes(shining, {
            x,
            y,
            size: 1,
            paint: found.get(shining)?.colour ?? ownColours[shining],
        });
        parts.push({ label: shining, thing: found.has(shining), shapes });
    }
    if (found.has("rainbow")) {
        // The ground hides its lower half.
        const placement = { x: wide * 0.5, y: horizon, size: Math.min(0.52, horizon * 0.85), paint: white };
        parts.push({ label: "rainbow", thing: true, shapes: sceneryShapes("rainbow", placement) });
    }
    if (found.has("cloud") || found.has("rain") || found.has("snow") || (!night && clear)) {
        const paint = shaded(context, found.has("rain") ? colour("8b98a6") : white);
        const clouds = { top: 0.06, bottom: 0.06 + horizon * 0.45, least: 0.07, most: 0.13, paint };
        parts.push(stuff("clouds", scattered(context, "cloud", 2 * wide + 1, clouds)));
    }
    return parts;
}

/** The distant background and the ground. */
export function groundOf(context: SceneContext, { found }: Cues): Part[] {
    const { wide, high, horizon } = context;
    const paintOf = (name: CueName, otherwise: string) => shaded(context, found.get(name)?.colour ?? colour(otherwise));
    const standing = { top: horizon, bottom: horizon, inRow: true } as const;
    const parts: Part[] = [];
    if (found.has("mountain")) {
        const paint = paintOf("mountain", "5d7391");
        parts.push(
            stuff("mountains", [
                ...scattered(context, "peak", 2.2 * wide, {
                    ...standing,
                    least: 0.2,
                    most: 0.36,
                    paint: lighter(paint),
                }),
                ...scattered(context, "hill", 2.2 * wide, { ...standing, least: 0.1, most: 0.24, paint }),
            ]),
        );
    }
    if (found.has("city")) {
        const towers = { ...standing, least: 0.2, most: 0.45, paint: paintOf("city", "55627a") };
        parts.push({ label: "buildings", thing: true, shapes: scattered(context, "tower", 8 * wide, towers) });
    }
    if (found.has("sea")) {
        const paint = paintOf("sea", "2c7fb8");
        const waves = { top: horizon + 0.02, bottom: high, least: 0.03, most: 0.1, paint };
        const water = box(0, horizon, wide, high, [lighter(paint, 0.3), darker(paint, 0.35)]);
        return [...parts, stuff("sea", [water, ...scattered(context, "wave", 14 * wide, waves)])];
    }
    const near = found.has("snow")
        ? shaded(context, colour("eef3f8"))
        : found.has("desert")
          ? paintOf("desert", "e6bd6b")
          : found.has("city") && !found.has("field")
            ? shaded(context, colour("4b5563"))
            : paintOf("field", "79ad62");
    const swells = { ...standing, top: horizon - 0.01, least: 0.03, most: 0.06, paint: lighter(near, 0.18) };
    const land = [
        box(0, horizon, wide, high, [lighter(near, 0.18), darker(near, 0.28)]),
        ...scattered(context, "swell", 1.5 * wide + 1, swells),
    ];
    return [...parts, stuff("ground", land)];
}

/** A beach for the things that do not float. */
export function beachOf(context: SceneContext): Part {
    const { wide, high } = context;
    const sand = shaded(context, colour("ecd29b"));
    const foam = box(0, high * 0.8, wide, high * 0.82, lighter(sand, 0.7));
    return stuff("beach", [foam, box(0, high * 0.815, wide, high, [sand, darker(sand, 0.12)])]);
}

/** Rain or snow in front of everything. */
export function weatherOf(context: SceneContext, { found }: Cues): Part[] {
    const falling = { top: 0, bottom: context.high };
    if (found.has("rain"))
        return [stuff("rain", scattered(context, "drop", 17 * context.wide, { ...falling, least: 1, most: 1 }))];
    if (!found.has("snow")) return [];
    return [stuff("snow", scattered(context, "flake", 30 * context.wide, { ...falling, least: 0.005, most: 0.012 }))];
}

/** A wall with a floor, and a disc of light behind the things. */
export function roomOf(context: SceneContext, namedColours: readonly Colour[]): Part {
    const { wide, high } = context;
    const palette = paletteBy(context.chance("room")).filter(
        (one) => !namedColours.some((named) => `${named}` === `${one}`),
    );
    const at = (index: number): Colour => shaded(context, palette[index] ?? [200, 200, 200]);
    const wall = mixed(at(2), [255, 248, 238], 0.55);
    const disc = { x: wide * 0.5, y: high * 0.48, size: 0.36, paint: lighter(at(3), 0.35) };
    return stuff("wall", [
        box(0, 0, wide, high, [lighter(wall, 0.2), wall]),
        ...shapesOfDrawing(["ellipse 0 0 1 1 paint"], disc),
        box(0, high * 0.8, wide, high, mixed(wall, at(1), 0.4)),
    ]);
}

const paletteBy = (random: () => number): readonly Colour[] => palettes[Math.floor(random() * palettes.length)] ?? [];

/**
 * Abstract forms and colours, for a text that names nothing to draw: a grid of tiles with one form each, and a few that
 * are larger than a tile.
 *
 * @param over whether there is an image below; then only some forms are drawn, without a background
 */
export function abstractOf(context: SceneContext, namedColours: readonly Colour[], over: boolean): Part {
    const { wide, high } = context;
    const random = context.chance("palette");
    const [ground = white, ...rest] = paletteBy(random);
    const [own] = namedColours;
    const colours = own ? [...namedColours, lighter(own, 0.35), ...rest.slice(0, 2)] : rest;
    const pick = (): Colour => colours[Math.floor(random() * colours.length)] ?? ground;
    const base = own ? lighter(own, 0.82) : ground;
    const shapes = over ? [] : [box(0, 0, wide, high, [base, mixed(base, pick(), 0.16)])];
    const size = 1 / (3 + Math.floor(random() * 3));
    for (let y = 0; y < high - 0.01; y += size) {
        for (let x = 0; x < wide - 0.01; x += size) {
            const isDrawn = random() < (over ? 0.22 : 0.72);
            const form = forms[Math.floor(random() * forms.length)] ?? [];
            const placement = { x, y, size, paint: pick(), second: pick() };
            if (isDrawn) shapes.push(...shapesOfDrawing(form, placement));
        }
    }
    for (const line of ["ellipse 0 0 1 1 paint@.85", "ring 0 0 1 .2 paint@.9"]) {
        const placement = { x: wide * random(), y: high * random(), size: 0.16 + random() * 0.2, paint: pick() };
        shapes.push(...shapesOfDrawing([line], placement));
    }
    return stuff("forms", shapes);
}

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
};

type SceneryName = keyof typeof drawings.scenery;

/** The forms of abstract images, each in a tile. */
const { forms } = drawings;

const sceneryShapes = (name: SceneryName, placement: Placement): readonly Shape[] =>
    shapesOfDrawing(drawings.scenery[name], placement);

type Line = {
    readonly kind: keyof typeof outlinesOf;
    readonly numbers: readonly number[];
    /** The words of its colours, by day and by night: one for all of the shape, or those of its top and its bottom. */
    readonly tints: readonly (readonly [day: string, night: string])[];
    readonly cover: number;
};

/** The lines that were read: one figure may stand in a scene many times. */
const linesRead = new Map<string, Line>();

function readLine(text: string): Line {
    const cached = linesRead.get(text);
    if (cached) return cached;
    const [kind = "", ...words] = text.split(" ");
    if (!isKind(kind)) throw new TypeError(`A drawing has a shape of an unknown kind: ${kind}`);
    const [tints = "", cover = "1"] = (words.pop() ?? "").split("@");
    const line = {
        kind,
        numbers: words.map(Number),
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
    const { x, y, size, night = false } = placement;
    return lines.map((text) => {
        const { kind, numbers, tints, cover } = readLine(text);
        const [top, bottom] = tints.map(([day, dark]) => colourOf(night ? dark : day, placement));
        const outlines = outlinesOf[kind](numbers);
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
