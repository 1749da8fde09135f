/** Describes images: for an image of the sandbox what was drawn, for any other its size and its colours. */
import { bytesToBase64 } from "@callsheet/inference/wire";
import { listed } from "../responses/phrases.ts";
import { brightness, type Colour, colourNamed, nameOfColour } from "./colour.ts";
import { cuesIn } from "./cues.ts";
import { coloursOf, type ImageFeatures, meanOf, pointsOf } from "./image-features.ts";
import { eachPoint, type Size } from "./picture.ts";
import { maskPng } from "./png.ts";
import { partsOf } from "./scene.ts";

export type Scored = { readonly label: string; readonly score: number };
type Box = { readonly xmin: number; readonly ymin: number; readonly xmax: number; readonly ymax: number };
type Area = { readonly label: string; readonly thing: boolean; readonly owns: number };

/** Weights as scores that sum to 1, highest first. */
export function normalised(weights: ReadonlyMap<string, number>): Scored[] {
    const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0) || 1;
    return [...weights]
        .map(([label, weight]) => ({ label, score: weight / all }))
        .sort((one, other) => other.score - one.score);
}

/** Labels of an image: the things that were drawn, then its colours by area. */
export function imageLabels(image: ImageFeatures): Scored[] {
    const weights = new Map<string, number>();
    for (const { label, count } of thingsIn(image)) weights.set(label, 4 + count);
    for (const { name, share } of coloursOf(image)) weights.set(name, (weights.get(name) ?? 0) + share);
    return normalised(weights);
}

/** Scores of the given labels. They sum to 1. */
export function rankLabels(image: ImageFeatures, labels: readonly string[]): Scored[] {
    const cuesOfImage = image.spec && cuesIn(image.spec.text);
    const colours = coloursOf(image);
    return normalised(
        new Map(
            labels.map((label) => {
                const cues = cuesIn(label);
                const same = [...cues.found.keys()].filter((name) => cuesOfImage?.found.has(name)).length;
                const labelCount = label
                    .toLowerCase()
                    .split(/\s+/)
                    .map((word) => colourNamed(word))
                    .map((colour) => colour && colours.find(({ name }) => name === nameOfColour(colour))?.share)
                    .reduce((sum: number, share) => sum + (share ?? 0), 0);
                return [label, 0.2 + same * 6 + labelCount * 3];
            }),
        ),
    );
}

type Thing = { readonly label: string; readonly count: number; readonly paint: Colour | undefined };

/** The things in an image of the sandbox, once per label. */
function thingsIn({ spec, width, height }: ImageFeatures): readonly Thing[] {
    if (!spec) return [];
    const things = partsOf(spec, { width, height }).filter(({ thing }) => thing);
    const cues = [...cuesIn(spec.text).found.values()];
    return [...Map.groupBy(things, ({ label }) => label)].map(([label, { length }]) => {
        return { label, count: length, paint: cues.find(({ word }) => word === label)?.colour };
    });
}

/** Areas of larger images are computed at a smaller size, to limit the time. */
const mostPoints = 2_100_000;
/** A mask has the size of its image up to this number of pixels, and to that of all masks together. */
const [mostOfMask, mostOfMasks] = [25_000_000, 40_000_000];

function limited({ width, height }: Size, most: number): Size {
    // The stated size can be anything, whatever the file contains.
    const [across, down] = [Math.min(width, 30_000), Math.min(height, 30_000)];
    const share = Math.min(1, Math.sqrt(most / (across * down)));
    return { width: Math.max(1, Math.round(across * share)), height: Math.max(1, Math.round(down * share)) };
}

/** The areas of an image, and the area of each pixel. Every pixel belongs to exactly one. */
function areasOf(image: ImageFeatures): { areas: Area[]; owners: Uint8Array } & Size {
    const size = limited(image, mostPoints);
    const owners = new Uint8Array(size.width * size.height);
    if (image.spec && image.spec.colours === undefined) {
        const parts = partsOf(image.spec, size);
        // Scenery with the same label is one area; each thing is an area of its own.
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
    const groups = coloursOf(image).slice(0, 3);
    const cells = Uint8Array.from(pointsOf(image), (point) => nearest(point, groups));
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

/** The areas of an image as masks of its size, which do not overlap and together cover the image. */
export function masksOf(image: ImageFeatures): (Scored & { mask: string })[] {
    const { areas, owners, width, height } = areasOf(image);
    const owning = new Set(owners);
    const visibleAreas = areas.filter(({ owns }) => owning.has(owns));
    const size = limited(image, Math.min(mostOfMask, mostOfMasks / visibleAreas.length));
    return visibleAreas.flatMap(({ label, thing, owns }) => {
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

/** The things in an image with their bounding boxes. */
export function boxesOf(image: ImageFeatures): (Scored & { box: Box })[] {
    const { areas, owners, width, height } = areasOf(image);
    const [right, bottom] = [image.width / width, image.height / height];
    const extents = areas.map(() => ({ xmin: width, ymin: height, xmax: 0, ymax: 0, count: 0 }));
    for (const [index, owner] of owners.entries()) {
        const extent = extents[owner];
        if (!extent) continue;
        const [x, y] = [index % width, Math.floor(index / width)];
        if (x < extent.xmin) extent.xmin = x;
        if (x >= extent.xmax) extent.xmax = x + 1;
        if (y < extent.ymin) extent.ymin = y;
        if (y >= extent.ymax) extent.ymax = y + 1;
        extent.count++;
    }
    const boxes = extents.flatMap(({ xmin, ymin, xmax, ymax, count }, index) => {
        const { label = "", thing = false } = areas[index] ?? {};
        if (!thing || count === 0) return [];
        const box = {
            xmin: Math.floor(xmin * right),
            ymin: Math.floor(ymin * bottom),
            xmax: Math.min(image.width, Math.ceil(xmax * right)),
            ymax: Math.min(image.height, Math.ceil(ymax * bottom)),
        };
        // The score grows with the share of the box that the thing fills.
        return [{ label, score: 0.7 + 0.29 * Math.min(1, count / ((xmax - xmin) * (ymax - ymin))), box }];
    });
    return boxes.sort((one, other) => other.score - one.score);
}

function withCount({ label, count }: Pick<Thing, "label" | "count">): string {
    // Buildings are several, however many there are.
    if (label.endsWith("s")) return count > 1 ? `${count} ${label}` : label;
    return count > 1 ? `${count} ${label}s` : `${/^[aeiou]/.test(label) ? "an" : "a"} ${label}`;
}

const kinds: Readonly<Record<string, string>> = { pdf: "PDF", gif: "GIF", webp: "WebP", png: "PNG", jpeg: "JPEG" };

/** A caption of an image. */
export function captionOf(image: ImageFeatures): string {
    const names = coloursOf(image).map(({ name }) => name);
    const colours = listed(names.slice(0, 2), "en") || "nothing";
    const { width, height } = image;
    if (image.spec) {
        const things = thingsIn(image).map(withCount);
        const what = things.length > 0 ? `a drawing of ${listed(things, "en")}` : "a drawing of forms and colours";
        return `${what}, mostly ${colours}, made from the words “${image.spec.text}”`;
    }
    const light = brightness(meanOf(pointsOf(image)));
    const tone = light < 0.33 ? "dark" : light > 0.67 ? "bright" : "neither dark nor bright";
    const kind = `${kinds[image.kind] ?? ""} picture`.trim();
    // Without readable pixels, the colours are made up, so the caption does not name them.
    return image.read
        ? `a ${kind} of ${width} by ${height} pixels, mostly ${colours}, ${tone}`
        : `a ${kind} of ${width} by ${height} pixels, whose contents the sandbox cannot read`;
}

/** A short answer to a question about an image, with a score. */
export function answerOf(image: ImageFeatures, question: string): { answer: string; score: number } {
    const things = thingsIn(image);
    const cues = cuesIn(question);
    const cuesOfImage = image.spec && cuesIn(image.spec.text).found;
    const cuesOfQuestion = [...cues.found.keys()].flatMap((name) => cuesOfImage?.get(name) ?? []);
    const namedThing = things.find(({ label }) => cuesOfQuestion.some(({ word }) => word === label));
    const gujarati = /[\u0a80-\u0aff]/.test(question);
    const sure = (answer: string, score = 0.94) => ({ answer, score });
    if (/how many|number of|count|કેટલ/iu.test(question)) {
        const all = cues.found.size > 0 ? (namedThing?.count ?? 0) : things.reduce((sum, { count }) => sum + count, 0);
        return sure(String(all), image.spec ? 0.94 : 0.3);
    }
    if (/colou?r|રંગ/iu.test(question)) {
        const paint = namedThing?.paint;
        return sure(paint ? nameOfColour(paint) : (coloursOf(image)[0]?.name ?? "gray"), image.read ? 0.9 : 0.2);
    }
    if (/how (large|big|wide|tall|high)|size|pixels|width|height|માપ/iu.test(question)) {
        return sure(`${image.width} by ${image.height} pixels`, 0.99);
    }
    if (/^\s*(is|are|does|do|can|has|have)\b|છે\s*\?/iu.test(question) && cues.found.size > 0) {
        const there = cuesOfQuestion.length > 0;
        return sure(gujarati ? (there ? "હા" : "ના") : there ? "yes" : "no", image.spec ? 0.92 : 0.35);
    }
    if (/where|ક્યાં/iu.test(question) && namedThing) {
        const box = boxesOf(image).find(({ label }) => label === namedThing.label)?.box;
        const middle = box ? (box.xmin + box.xmax) / 2 / image.width : 0.5;
        return sure(middle < 0.38 ? "on the left" : middle > 0.62 ? "on the right" : "in the middle", 0.85);
    }
    if (/writ|text|read|say|title|top of|લખ/iu.test(question)) {
        return image.spec ? sure(image.spec.text, 0.8) : sure(`${image.width} by ${image.height} pixels`, 0.2);
    }
    return things.length > 0
        ? sure(listed(things.map(withCount), "en"), 0.85)
        : sure(captionOf(image), image.read ? 0.5 : 0.2);
}
