/** What there is in a picture: of a drawing of the sandbox, what was drawn; of any other, its size and its colours. */
import { bytesToBase64 } from "@callsheet/inference/wire";
import { brightness, type Colour, colourNamed, nameOfColour } from "./colour.ts";
import { type Cues, cuesIn } from "./cues.ts";
import { coloursOf, type Look, meanOf, pointsOf } from "./look.ts";
import { eachPoint } from "./picture.ts";
import { maskPng } from "./png.ts";
import { partsOf, type Size } from "./scene.ts";

export type Scored = { readonly label: string; readonly score: number };
type Box = { readonly xmin: number; readonly ymin: number; readonly xmax: number; readonly ymax: number };
type Area = { readonly label: string; readonly thing: boolean; readonly owns: number };

/** The likeliest first, and all together 1. */
export function shared(weights: ReadonlyMap<string, number>): Scored[] {
    const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0) || 1;
    return [...weights]
        .map(([label, weight]) => ({ label, score: weight / all }))
        .sort((one, other) => other.score - one.score);
}

/** What it shows: the things that were drawn, then its colours by how much of it they fill. */
export function labelsOf(look: Look): Scored[] {
    const weights = new Map<string, number>();
    for (const { label, count } of thingsIn(look)) weights.set(label, 4 + count);
    for (const { name, share } of coloursOf(look)) weights.set(name, (weights.get(name) ?? 0) + share);
    return shared(weights);
}

/** How well each label fits, all together 1. */
export function fits(look: Look, labels: readonly string[]): Scored[] {
    const drawn = look.work && cuesIn(look.work.text);
    const colours = coloursOf(look);
    return shared(
        new Map(
            labels.map((label) => {
                const cues = cuesIn(label);
                const same = [...cues.found.keys()].filter((name) => drawn?.found.has(name)).length;
                const named = label
                    .toLowerCase()
                    .split(/\s+/)
                    .map((word) => colourNamed(word))
                    .map((colour) => colour && colours.find(({ name }) => name === nameOfColour(colour))?.share)
                    .reduce((sum: number, share) => sum + (share ?? 0), 0);
                return [label, 0.2 + same * 6 + named * 3];
            }),
        ),
    );
}

/** The things in a drawing, each label once. */
function thingsIn({ work, width, height }: Look): { label: string; count: number; paint: Colour | undefined }[] {
    if (!work) return [];
    const counts = new Map<string, number>();
    for (const { label, thing } of partsOf(work, { width, height })) {
        if (thing) counts.set(label, (counts.get(label) ?? 0) + 1);
    }
    const named: Cues = cuesIn(work.text);
    const colourOf = (label: string) => [...named.found.values()].find(({ word }) => word === label)?.colour;
    return [...counts].map(([label, count]) => ({ label, count, paint: colourOf(label) }));
}

/** Areas are found on a smaller picture where it is large: nobody waits for 50 million points. */
const mostPoints = 4_200_000;
/** A mask has the size of its picture, as long as that is a size that pictures have. */
const mostOfMask = 25_000_000;

function limited({ width, height }: Size, most: number): Size {
    // A head can state any size, of which the picture has nothing.
    const [across, down] = [Math.min(width, 30_000), Math.min(height, 30_000)];
    const share = Math.min(1, Math.sqrt(most / (across * down)));
    return { width: Math.max(1, Math.round(across * share)), height: Math.max(1, Math.round(down * share)) };
}

/** Which part each point shows. Every point belongs to one. */
function areasOf(look: Look): { areas: Area[]; owners: Uint8Array } & Size {
    const size = limited(look, mostPoints);
    const owners = new Uint8Array(size.width * size.height);
    if (look.work && look.work.colours === undefined) {
        const parts = partsOf(look.work, size);
        // Scenery of one name is one area; each thing is one by itself.
        const keys = parts.map(({ label, thing }, index) => (thing ? `${index}` : label));
        const names = [...new Set(keys)];
        parts.forEach(({ shapes }, index) => {
            const owner = names.indexOf(keys[index] ?? "");
            for (const shape of shapes) {
                if ((shape.cover ?? 1) < 0.4) continue;
                eachPoint(size, shape, (point, covered) => {
                    if (covered >= 0.5) owners[point] = owner;
                });
            }
        });
        const areas = names.map((name, owns) => {
            const part = parts[keys.indexOf(name)];
            return { label: part?.label ?? name, thing: part?.thing ?? false, owns };
        });
        return { ...size, areas, owners };
    }
    const groups = coloursOf(look).slice(0, 3);
    const cells = Uint8Array.from(pointsOf(look), (point) => nearest(point, groups));
    for (let index = 0; index < owners.length; index++) {
        const [x, y] = [index % size.width, Math.floor(index / size.width)];
        owners[index] = cells[Math.floor((y * 32) / size.height) * 32 + Math.floor((x * 32) / size.width)] ?? 0;
    }
    return {
        ...size,
        areas: groups.map(({ name }, owns) => ({ label: `${name} area`, thing: owns > 0, owns })),
        owners,
    };
}

function nearest(point: Colour, groups: readonly { mean: Colour }[]): number {
    const far = groups.map(({ mean }) =>
        mean.reduce((sum, part, channel) => sum + (part - (point[channel] ?? 0)) ** 2, 0),
    );
    return far.indexOf(Math.min(...far));
}

/** The parts of a picture, as masks of its own size that do not overlap and together cover all of it. */
export function masksOf(look: Look): (Scored & { mask: string })[] {
    const { areas, owners, width, height } = areasOf(look);
    const size = limited(look, mostOfMask);
    return areas.flatMap(({ label, thing, owns }) => {
        let count = 0;
        const covered = new Uint8Array(size.width * size.height);
        for (let y = 0; y < size.height; y++) {
            const row = Math.floor((y * height) / size.height) * width;
            for (let x = 0; x < size.width; x++) {
                if (owners[row + Math.floor((x * width) / size.width)] !== owns) continue;
                covered[y * size.width + x] = 255;
                count++;
            }
        }
        return count === 0 ? [] : [{ label, score: thing ? 0.97 : 0.93, mask: bytesToBase64(maskPng(size, covered)) }];
    });
}

/** The things in a picture, and where they are. */
export function boxesOf(look: Look): (Scored & { box: Box })[] {
    const { areas, owners, width, height } = areasOf(look);
    const things = areas.filter(({ thing }) => thing);
    const found = things.flatMap(({ label, owns }) => {
        let [xmin, ymin, xmax, ymax, count] = [width, height, 0, 0, 0];
        for (let index = 0; index < owners.length; index++) {
            if (owners[index] !== owns) continue;
            const [x, y] = [index % width, Math.floor(index / width)];
            xmin = Math.min(xmin, x);
            ymin = Math.min(ymin, y);
            xmax = Math.max(xmax, x + 1);
            ymax = Math.max(ymax, y + 1);
            count++;
        }
        if (count === 0) return [];
        const [across, down] = [look.width / width, look.height / height];
        const box = {
            xmin: Math.floor(xmin * across),
            ymin: Math.floor(ymin * down),
            xmax: Math.min(look.width, Math.ceil(xmax * across)),
            ymax: Math.min(look.height, Math.ceil(ymax * down)),
        };
        // What fills more of its box is surer.
        return [{ label, score: 0.7 + 0.29 * Math.min(1, count / ((xmax - xmin) * (ymax - ymin))), box }];
    });
    return found.sort((one, other) => other.score - one.score);
}

const listed = (words: readonly string[]): string =>
    words.length < 2 ? (words[0] ?? "nothing") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

const counted = ({ label, count }: { label: string; count: number }): string =>
    count > 1
        ? `${count} ${label.endsWith("s") ? label : `${label}s`}`
        : `${/^[aeiou]/.test(label) ? "an" : "a"} ${label}`;

const kinds: Readonly<Record<string, string>> = { pdf: "PDF", gif: "GIF", webp: "WebP", png: "PNG", jpeg: "JPEG" };

/** A sentence about it. */
export function captionOf(look: Look): string {
    const colours = listed(
        coloursOf(look)
            .slice(0, 2)
            .map(({ name }) => name),
    );
    const { width, height } = look;
    if (look.work) {
        const things = thingsIn(look).map(counted);
        const what = things.length > 0 ? `a drawing of ${listed(things)}` : "a drawing of forms and colours";
        return `${what}, mostly ${colours}, made from the words “${look.work.text}”`;
    }
    const light = brightness(meanOf(pointsOf(look)));
    const tone = light < 0.33 ? "dark" : light > 0.67 ? "bright" : "neither dark nor bright";
    const kind = `${kinds[look.kind] ?? ""} picture`.trim();
    // Whoever could not look must not say what was seen.
    return look.read
        ? `a ${kind} of ${width} by ${height} pixels, mostly ${colours}, ${tone}`
        : `a ${kind} of ${width} by ${height} pixels, whose contents the sandbox cannot read`;
}

/** A short answer to a question about it, and how sure it is. */
export function answerOf(look: Look, question: string): { answer: string; score: number } {
    const things = thingsIn(look);
    const asked = cuesIn(question);
    const drawn = look.work && cuesIn(look.work.text).found;
    const named = [...asked.found.keys()].flatMap((name) => drawn?.get(name) ?? []);
    const meant = things.find(({ label }) => named.some(({ word }) => word === label));
    const gujarati = /[\u0a80-\u0aff]/.test(question);
    const sure = (answer: string, score = 0.94) => ({ answer, score });
    if (/how many|number of|count|કેટલ/iu.test(question)) {
        const all = asked.found.size > 0 ? (meant?.count ?? 0) : things.reduce((sum, { count }) => sum + count, 0);
        return sure(String(all), look.work ? 0.94 : 0.3);
    }
    if (/colou?r|રંગ/iu.test(question)) {
        const paint = meant?.paint;
        return sure(paint ? nameOfColour(paint) : (coloursOf(look)[0]?.name ?? "gray"), look.read ? 0.9 : 0.2);
    }
    if (/how (large|big|wide|tall|high)|size|pixels|width|height|માપ/iu.test(question)) {
        return sure(`${look.width} by ${look.height} pixels`, 0.99);
    }
    if (/^\s*(is|are|does|do|can|has|have)\b|છે\s*\?/iu.test(question) && asked.found.size > 0) {
        const there = named.length > 0;
        return sure(gujarati ? (there ? "હા" : "ના") : there ? "yes" : "no", look.work ? 0.92 : 0.35);
    }
    if (/where|ક્યાં/iu.test(question) && meant) {
        const box = boxesOf(look).find(({ label }) => label === meant.label)?.box;
        const middle = box ? (box.xmin + box.xmax) / 2 / look.width : 0.5;
        return sure(middle < 0.38 ? "on the left" : middle > 0.62 ? "on the right" : "in the middle", 0.85);
    }
    if (/writ|text|read|say|title|top of|લખ/iu.test(question)) {
        return look.work ? sure(look.work.text, 0.8) : sure(`${look.width} by ${look.height} pixels`, 0.2);
    }
    return things.length > 0 ? sure(listed(things.map(counted)), 0.85) : sure(captionOf(look), look.read ? 0.5 : 0.2);
}
