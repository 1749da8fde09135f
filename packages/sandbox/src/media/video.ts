import { cuesIn } from "./cues.ts";
import { h264 } from "./h264.ts";
import { type MediaSpec, noteOf } from "./media-spec.ts";
import { mp4 } from "./mp4.ts";
import type { Size } from "./picture.ts";
import { drawn } from "./scene.ts";

const perSecond = 8;
const mostPoints = 256 * 160;

/** Renders a spec as a video: its animated scene for some seconds, as a loop. */
export function video(spec: MediaSpec, { width, height }: Size): Uint8Array<ArrayBuffer> {
    // A large video would be many megabytes: it is scaled down with the same aspect ratio.
    const share = Math.min(1, Math.sqrt(mostPoints / (width * height)));
    const even = (length: number) => Math.max(16, Math.round((length * share) / 2) * 2);
    const size = { width: even(width), height: even(height) };
    const count = Math.round(Math.min(5, Math.max(1, spec.seconds ?? 3)) * perSecond);
    const cues = cuesIn(spec.text);
    const pictures = Array.from({ length: count }, (_, index) => drawn(spec, size, index / count, cues));
    return mp4({ ...h264(size, pictures), ...size, perSecond }, noteOf(spec));
}
