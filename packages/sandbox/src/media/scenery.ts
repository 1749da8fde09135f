/** Sky, weather and ground. */
import { type Colour, colour, darker, lighter, mixed } from "./colour.ts";
import type { CueName, Cues } from "./cues.ts";
import type { Shape } from "./picture.ts";
import { type Part, type SceneContext, shaded, swing } from "./scene-context.ts";
import { arch, below, box, circle, ellipse, stroke, without } from "./shapes.ts";

const sun = colour("ffd15c");
const moon = colour("f5f0dc");

const stuff = (label: string, shapes: readonly Shape[]): Part => ({ label, thing: false, shapes });

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
    const [top, bottom] = skyColours(cues, night);
    const parts = [stuff("sky", [box([0, 0, wide, Math.min(high, horizon + 0.1)], [top, bottom])])];
    if (night || found.has("star")) parts.push(stuff("stars", starsOf(context)));
    const shining = night ? "moon" : found.has("moon") && !found.has("sun") ? "moon" : "sun";
    const clear = !found.has("rain") && !found.has("snow");
    if (clear || found.has("sun") || found.has("moon")) {
        const low = found.has("dusk") ? horizon - 0.1 : high * 0.2 + 0.02;
        const x = wide * (found.has("dusk") ? 0.5 : 0.22 + 0.56 * context.chance("sun")());
        const named = found.get(shining)?.colour;
        parts.push({
            label: shining,
            thing: found.has(shining),
            shapes: shining === "sun" ? sunAt(x, low, named) : moonAt(x, low, top, named),
        });
    }
    if (found.has("rainbow")) parts.push({ label: "rainbow", thing: true, shapes: rainbowOf(context) });
    if (found.has("cloud") || found.has("rain") || found.has("snow") || (!night && clear)) {
        parts.push(stuff("clouds", cloudsOf(context, found.has("rain"))));
    }
    return parts;
}

function starsOf(context: SceneContext): Shape[] {
    const chance = context.chance("stars");
    return Array.from({ length: 46 }, (_, index) => {
        const twinkle = index % 12 === 0 ? 1 + 0.5 * swing(context, 1, chance()) : 1;
        return circle(
            chance() * context.wide,
            chance() * context.horizon * 0.92,
            (0.002 + chance() * 0.004) * twinkle,
            moon,
            0.5 + chance() * 0.5,
        );
    });
}

function sunAt(x: number, y: number, named: Colour = sun): Shape[] {
    return [
        circle(x, y, 0.21, lighter(named, 0.4), 0.22),
        circle(x, y, 0.15, lighter(named, 0.3), 0.35),
        circle(x, y, 0.1, named),
    ];
}

function moonAt(x: number, y: number, sky: Colour, named: Colour = moon): Shape[] {
    return [
        circle(x, y, 0.17, named, 0.1),
        without(circle(x, y, 0.1, named), circle(x + 0.045, y - 0.025, 0.085, named)),
        circle(x - 0.05, y + 0.035, 0.012, mixed(named, sky, 0.25)),
    ];
}

const bands = ["e0433a", "f28c28", "f7c83b", "3f9b57", "2f6fd0", "7b4fb5"].map(colour);

const rainbowOf = ({ wide, horizon }: SceneContext): Shape[] =>
    bands.map((band, index) =>
        arch(wide * 0.5, horizon, Math.min(0.52, horizon * 0.85) - index * 0.025, 0.026, band, 0.8),
    );

function cloudsOf(context: SceneContext, dark: boolean): Shape[] {
    const chance = context.chance("clouds");
    const paint = shaded(context, dark ? colour("8b98a6") : colour("ffffff"));
    return Array.from({ length: Math.ceil(context.wide * 2) + 1 }, (_, index) => {
        const x = chance() * context.wide + (index === 0 ? 0.05 * swing(context) : 0);
        const y = 0.06 + chance() * context.horizon * 0.45;
        const size = 0.07 + chance() * 0.06;
        return [
            circle(x, y, size * 0.62, paint, 0.9),
            circle(x + size * 0.75, y + size * 0.14, size * 0.5, paint, 0.9),
            circle(x - size * 0.72, y + size * 0.18, size * 0.44, paint, 0.9),
            box([x - size * 1.15, y + size * 0.12, x + size * 1.25, y + size * 0.64], paint, size * 0.26, 0.9),
        ];
    }).flat();
}

/** The distant background and the ground. */
export function groundOf(context: SceneContext, { found }: Cues): Part[] {
    const { wide, high, horizon } = context;
    const paintOf = (name: CueName, otherwise: string) => shaded(context, found.get(name)?.colour ?? colour(otherwise));
    const parts: Part[] = [];
    if (found.has("mountain")) {
        const far = paintOf("mountain", "5d7391");
        parts.push(stuff("mountains", peaksOf(context, lighter(far), 0.36, "far")));
        parts.push(stuff("mountains", peaksOf(context, far, 0.24, "near")));
    }
    if (found.has("city"))
        parts.push({ label: "buildings", thing: true, shapes: towersOf(context, paintOf("city", "55627a")) });
    if (found.has("sea")) {
        parts.push(stuff("sea", seaOf(context, paintOf("sea", "2c7fb8"))));
        return parts;
    }
    const near = found.has("snow")
        ? shaded(context, colour("eef3f8"))
        : found.has("desert")
          ? paintOf("desert", "e6bd6b")
          : found.has("city") && !found.has("field")
            ? shaded(context, colour("4b5563"))
            : paintOf("field", "79ad62");
    const chance = context.chance("ground");
    const [first, second] = [chance() * 6, chance() * 6];
    const hill = (top: number, height: number, turn: number, paint: Shape["colour"]) =>
        below([0, top, wide, high], height * 2, (x) => height * (1 + Math.sin(x * 3.1 + turn)), paint);
    parts.push(
        stuff("ground", [
            hill(horizon - 0.05, 0.035, first, lighter(near, 0.18)),
            hill(horizon + (high - horizon) * 0.3, 0.03, second, [near, darker(near, 0.28)]),
        ]),
    );
    return parts;
}

/** A beach for the things that do not float. */
export function beachOf(context: SceneContext): Part {
    const { wide, high } = context;
    const sand = shaded(context, colour("ecd29b"));
    const line = (x: number) => 0.02 * (1 + Math.sin(x * 4));
    const foam = below([0, high * 0.78, wide, high], 0.04, line, lighter(sand, 0.7));
    return stuff("beach", [foam, below([0, high * 0.79, wide, high], 0.04, line, [sand, darker(sand, 0.12)])]);
}

function peaksOf({ wide, horizon, chance }: SceneContext, paint: Colour, tall: number, name: string): Shape[] {
    const random = chance(`peaks ${name}`);
    const count = Math.ceil(wide * 2.2);
    const peaks = Array.from({ length: count }, (_, index) => ({
        x: ((index + 0.2 + random() * 0.6) / count) * wide,
        height: tall * (0.55 + random() * 0.45),
    }));
    const line = (x: number) =>
        tall - Math.max(0, ...peaks.map((peak) => peak.height - Math.abs(x - peak.x) * (name === "far" ? 1.05 : 0.85)));
    const top = horizon - tall;
    const mountains = below([0, top, wide, horizon + 0.06], tall, line, [paint, lighter(paint, 0.25)]);
    if (name === "near") return [mountains];
    // Snow lies on the highest peaks.
    const snow = below([0, top, wide, horizon - tall * 0.68], tall, line, lighter(paint, 0.8));
    return [mountains, snow];
}

function towersOf(context: SceneContext, paint: Colour): Shape[] {
    const random = context.chance("towers");
    const lit = context.night ? colour("ffd980") : lighter(paint, 0.45);
    return Array.from({ length: Math.ceil(context.wide * 8) }, (_, index) => {
        const width = 0.11 + random() * 0.04;
        const left = index * 0.125 - 0.02;
        const top = context.horizon - 0.1 - random() * 0.3;
        const shade = mixed(paint, random() < 0.5 ? colour("8794ab") : colour("39445a"), random() * 0.6);
        const windows: Shape[] = [];
        for (let y = top + 0.03; y < context.horizon - 0.04; y += 0.045) {
            for (let x = left + 0.016; x < left + width - 0.02; x += 0.03) {
                if (random() < 0.6) windows.push(box([x, y, x + 0.013, y + 0.02], lit));
            }
        }
        return [box([left, top, left + width, context.horizon + 0.05], shade), ...windows];
    }).flat();
}

function seaOf(context: SceneContext, paint: Colour): Shape[] {
    const { wide, high, horizon } = context;
    const random = context.chance("waves");
    return [
        box([0, horizon, wide, high], [lighter(paint, 0.3), darker(paint, 0.35)]),
        ...Array.from({ length: Math.ceil(wide * 14) }, (_, index) => {
            const depth = random();
            const y = horizon + 0.02 + depth * (high - horizon);
            // Only a third of the waves move: motion makes videos larger.
            const x = random() * wide + (index % 3 === 0 ? 0.03 * swing(context, 1, random()) : 0);
            const long = 0.03 + depth * 0.07;
            return stroke([x, y], [x + long, y], 0.005 + depth * 0.005, lighter(paint, 0.55), 0.6);
        }),
    ];
}

/** Rain or snow in front of everything. */
export function weatherOf(context: SceneContext, { found }: Cues): Part[] {
    const { wide, high, time } = context;
    const random = context.chance("weather");
    if (found.has("rain")) {
        const drops = Array.from({ length: Math.ceil(wide * 17) }, () => {
            const x = random() * wide;
            const y = ((random() + time) % 1) * high;
            return stroke([x, y], [x - 0.014, y + 0.06], 0.006, colour("dbe9f4"), 0.75);
        });
        return [stuff("rain", drops)];
    }
    if (!found.has("snow")) return [];
    const flakes = Array.from({ length: Math.ceil(wide * 30) }, () => {
        const x = random() * wide;
        const y = ((random() + time) % 1) * high;
        return ellipse(x, y, 0.005 + random() * 0.007, 0.005 + random() * 0.007, colour("ffffff"), 0.9);
    });
    return [stuff("snow", flakes)];
}
