import { type Frame, h264, squareSide } from "./h264.ts";
import { type MediaSpec, noteOf } from "./media-spec.ts";
import { mp4 } from "./mp4.ts";
import { type Bounds, type Picture, paint, type Shape } from "./picture.ts";
import { ground, type Size, shapesOf } from "./scene.ts";

const perSecond = 8;
const mostPoints = 256 * 160;

/** Renders a spec as a video: its animated scene for some seconds. */
export function video(spec: MediaSpec, asked: Size): Uint8Array<ArrayBuffer> {
    const size = videoSize(asked);
    const count = Math.round(Math.min(5, Math.max(1, spec.seconds ?? 3)) * perSecond);
    return mp4({ ...h264(size, framesOf(spec, size, count)), ...size, perSecond }, noteOf(spec));
}

/** The frames form a loop. Only changed areas are painted again. */
function* framesOf(spec: MediaSpec, size: Size, count: number): Iterable<Frame> {
    const empty = ground(spec, size);
    const picture = { ...size, points: empty.points.slice() };
    let before = shapesOf(spec, size);
    paint(picture, before);
    yield { picture, changed: [] };
    for (let index = 1; index < count; index++) {
        const shapes = shapesOf(spec, size, index / count);
        const changed = changedIn(before, shapes, size);
        for (const area of changed) {
            clear(picture, empty, area);
            paint(picture, shapes, area);
        }
        before = shapes;
        yield { picture, changed };
    }
}

/** The macroblocks that a moved shape touches. */
function changedIn(before: readonly Shape[], after: readonly Shape[], { width, height }: Size): Bounds[] {
    const unit = Math.min(width, height);
    const moved = after.flatMap((shape, index) => {
        const was = before[index];
        const same = was?.bounds.every((edge, side) => edge === shape.bounds[side]);
        return same
            ? []
            : [shape.bounds, ...(was ? [was.bounds] : [])].map((bounds) => bounds.map((edge) => edge * unit));
    });
    const areas: Bounds[] = [];
    for (let top = 0; top < height; top += squareSide) {
        for (let left = 0; left < width; left += squareSide) {
            const touched = moved.some(
                ([from = 0, above = 0, to = 0, under = 0]) =>
                    from - 1 < left + squareSide && to + 1 > left && above - 1 < top + squareSide && under + 1 > top,
            );
            if (touched)
                areas.push([left, top, Math.min(width, left + squareSide), Math.min(height, top + squareSide)]);
        }
    }
    return areas;
}

function clear({ width, points }: Picture, empty: Picture, [left, top, right, bottom]: Bounds): void {
    for (let row = top; row < bottom; row++) {
        points.set(
            empty.points.subarray((row * width + left) * 3, (row * width + right) * 3),
            (row * width + left) * 3,
        );
    }
}

/** Scales the requested size down with the same aspect ratio: a large video would be many megabytes. */
function videoSize({ width, height }: Size): Size {
    const share = Math.min(1, Math.sqrt(mostPoints / (width * height)));
    const even = (length: number) => Math.max(16, Math.round((length * share) / 2) * 2);
    return { width: even(width), height: even(height) };
}
