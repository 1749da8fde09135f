/** The files that tasks take and return. */
import type { Description } from "./description.ts";

const imageTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"];

export const image = { text: "The image.", mediaTypes: imageTypes } as const satisfies Description;

export const recording = {
    text: "The recording.",
    mediaTypes: ["audio/flac", "audio/mpeg", "audio/wav", "audio/ogg", "audio/webm", "audio/mp4"],
} as const satisfies Description;

export const imageOutput = {
    text: "The image; its type says what kind it is, mostly a JPEG or a PNG.",
} as const satisfies Description;

export const videoOutput = {
    text: "The video; its type says what kind it is, mostly an MP4.",
} as const satisfies Description;

export const audioOutput = {
    text: "The recording; its type says what kind it is: FLAC, MP3 or WAV, as the provider makes it.",
} as const satisfies Description;
