/** Describes images: for an image of the sandbox what was drawn, for any other its size and its colours. */
import { bytesToBase64 } from "@callsheet/inference/wire";
import { listed } from "../responses/words.ts";
import { brightness, type Colour, colourNamed, nameOfColour } from "./colour.ts";
import { cuesIn } from "./cues.ts";
import { coloursOf, type ImageFeatures, meanOf } from "./image-features.ts";
import { eachPixel, type Size } from "./picture.ts";
import { maskPng } from "./png.ts";
import { partsOf } from "./scene.ts";

export type Scored = { readonly label: string; readonly score: number };
type Box = { readonly xmin: number; readonly ymin: number; readonly xmax: number; readonly ymax: number };
type Area = { readonly label: string; readonly thing: boolean };

/** Weights as scores that sum to 1, highest first. */
export function normalised(weights: ReadonlyMap<string, number>): Scored[] {
    const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0) || 1;
    return [...weights]
        .map(([label, weight]) => ({ label, score: weight / all }))
        .sort((one, other) => other.score - one.score);
}

/** Labels of an image: the things that were drawn, then its colours by area. */
export function imageLabels(image: ImageFeatures): Scored[] {
    const weights = new Map(thingsIn(image).map(({ label, count }) => [label, 4 + count]));
    for (const { name, share } of coloursOf(image)) weights.set(name, (weights.get(name) ?? 0) + share);
    return normalised(weights);
}

/** Scores of the given labels. They sum to 1. */
export function rankLabels(image: ImageFeatures, labels: readonly string[]): Scored[] {
    const drawn = image.spec && cuesIn(image.spec.text).found;
    const shares = new Map(coloursOf(image).map(({ name, share }) => [name, share]));
    const weightOf = (label: string): number => {
        const same = [...cuesIn(label).found.keys()].filter((name) => drawn?.has(name)).length;
        const colours = label
            .toLowerCase()
            .split(/\s+/)
            .map(colourNamed)
            .filter((colour) => colour !== undefined);
        const covered = colours.reduce((sum, colour) => sum + (shares.get(nameOfColour(colour)) ?? 0), 0);
        return 0.2 + same * 6 + covered * 3;
    };
    return normalised(new Map(labels.map((label) => [label, weightOf(label)])));
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
const maxPixels = 2_100_000;
/** A mask has the size of its image up to this number of pixels, and to that of all masks together. */
const [maxOfMask, maxOfMasks] = [25_000_000, 40_000_000];

function limited({ width, height }: Size, max: number): Size {
    // The stated size can be anything, whatever the file contains.
    const [across, down] = [Math.min(width, 30_000), Math.min(height, 30_000)];
    const share = Math.min(1, Math.sqrt(max / (across * down)));
    return { width: Math.max(1, Math.round(across * share)), height: Math.max(1, Math.round(down * share)) };
}

/** The areas of an image, and the number of the area of each pixel. Every pixel belongs to exactly one. */
function areasOf(image: ImageFeatures): { areas: readonly Area[]; owners: Uint8Array } & Size {
    const size = limited(image, maxPixels);
    const owners = new Uint8Array(size.width * size.height);
    if (image.spec && image.spec.colours === undefined) {
        const parts = partsOf(image.spec, size);
        // Scenery with the same label is one area; each thing is an area of its own.
        const areas = new Map(parts.map((part, index) => [part.thing ? `${index}` : part.label, part]));
        const keys = [...areas.keys()];
        for (const [index, { shapes, thing, label }] of parts.entries()) {
            const owner = keys.indexOf(thing ? `${index}` : label);
            for (const shape of shapes) {
                if ((shape.cover ?? 1) < 0.4) continue;
                eachPixel(size, shape, (point, covered) => {
                    if (covered >= 0.5) owners[point] = owner;
                });
            }
        }
        return { ...size, areas: [...areas.values()], owners };
    }
    const groups = coloursOf(image).slice(0, 3);
    const cells = Uint8Array.from(image.pixels, (point) => nearest(point, groups));
    for (let index = 0; index < owners.length; index++) {
        const [x, y] = [index % size.width, Math.floor(index / size.width)];
        owners[index] = cells[Math.floor((y * 32) / size.height) * 32 + Math.floor((x * 32) / size.width)] ?? 0;
    }
    const areas = groups.map(({ name }, index) => ({ label: `${name} area`, thing: index > 0 }));
    return { ...size, areas, owners };
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
    const visible = new Set(owners);
    const size = limited(image, Math.min(maxOfMask, maxOfMasks / visible.size));
    return areas.flatMap(({ label, thing }, area) => {
        if (!visible.has(area)) return [];
        const covered = new Uint8Array(size.width * size.height);
        for (let y = 0; y < size.height; y++) {
            const row = Math.floor((y * height) / size.height) * width;
            for (let x = 0; x < size.width; x++) {
                if (owners[row + Math.floor((x * width) / size.width)] === area) covered[y * size.width + x] = 255;
            }
        }
        if (!covered.includes(255)) return [];
        return [{ label, score: thing ? 0.97 : 0.93, mask: bytesToBase64(maskPng(size, covered)) }];
    });
}

/** The things in an image with their bounding boxes. */
export function boxesOf(image: ImageFeatures): (Scored & { box: Box })[] {
    const { areas, owners, width, height } = areasOf(image);
    const [right, bottom] = [image.width / width, image.height / height];
    const extents = areas.map((area) => ({ ...area, xmin: width, ymin: height, xmax: 0, ymax: 0, count: 0 }));
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
    return extents
        .filter(({ thing, count }) => thing && count > 0)
        .map(({ label, xmin, ymin, xmax, ymax, count }) => ({
            label,
            // The score grows with the share of the box that the thing fills.
            score: 0.7 + 0.29 * Math.min(1, count / ((xmax - xmin) * (ymax - ymin))),
            box: {
                xmin: Math.floor(xmin * right),
                ymin: Math.floor(ymin * bottom),
                xmax: Math.min(image.width, Math.ceil(xmax * right)),
                ymax: Math.min(image.height, Math.ceil(ymax * bottom)),
            },
        }))
        .sort((one, other) => other.score - one.score);
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
    if (image.spec) {
        const things = thingsIn(image).map(withCount);
        const what = things.length > 0 ? `a drawing of ${listed(things, "en")}` : "a drawing of forms and colours";
        return `${what}, mostly ${colours}, made from the words “${image.spec.text}”`;
    }
    const light = brightness(meanOf(image.pixels));
    const tone = light < 0.33 ? "dark" : light > 0.67 ? "bright" : "neither dark nor bright";
    const kind = `a ${kinds[image.kind] ?? ""} picture`.replace("  ", " ");
    const what = `${kind} of ${image.width} by ${image.height} pixels`;
    // Without readable pixels, the colours are made up, so the caption does not name them.
    return image.read ? `${what}, mostly ${colours}, ${tone}` : `${what}, whose contents the sandbox cannot read`;
}

/** A short answer to a question about an image, with a score. */
export function answerOf(image: ImageFeatures, question: string): { answer: string; score: number } {
    const things = thingsIn(image);
    const asked = cuesIn(question).found;
    const drawn = image.spec && cuesIn(image.spec.text).found;
    const cues = [...asked.keys()].flatMap((name) => drawn?.get(name) ?? []);
    const thing = things.find(({ label }) => cues.some(({ word }) => word === label));
    const size = `${image.width} by ${image.height} pixels`;
    if (/how many|number of|count|કેટલ/iu.test(question)) {
        const all = asked.size > 0 ? (thing?.count ?? 0) : things.reduce((sum, { count }) => sum + count, 0);
        return { answer: String(all), score: image.spec ? 0.94 : 0.3 };
    }
    if (/colou?r|રંગ/iu.test(question)) {
        const name = thing?.paint ? nameOfColour(thing.paint) : (coloursOf(image)[0]?.name ?? "gray");
        return { answer: name, score: image.read ? 0.9 : 0.2 };
    }
    if (/how (large|big|wide|tall|high)|size|pixels|width|height|માપ/iu.test(question)) {
        return { answer: size, score: 0.99 };
    }
    if (/^\s*(is|are|does|do|can|has|have)\b|છે\s*\?/iu.test(question) && asked.size > 0) {
        const [no, yes] = /[\u0a80-\u0aff]/.test(question) ? ["ના", "હા"] : ["no", "yes"];
        return { answer: String(cues.length > 0 ? yes : no), score: image.spec ? 0.92 : 0.35 };
    }
    if (/where|ક્યાં/iu.test(question) && thing) {
        const box = boxesOf(image).find(({ label }) => label === thing.label)?.box;
        const middle = box ? (box.xmin + box.xmax) / 2 / image.width : 0.5;
        const answer = middle < 0.38 ? "on the left" : middle > 0.62 ? "on the right" : "in the middle";
        return { answer, score: 0.85 };
    }
    if (/writ|text|read|say|title|top of|લખ/iu.test(question)) {
        return image.spec ? { answer: image.spec.text, score: 0.8 } : { answer: size, score: 0.2 };
    }
    if (things.length > 0) return { answer: listed(things.map(withCount), "en"), score: 0.85 };
    return { answer: captionOf(image), score: image.read ? 0.5 : 0.2 };
}
