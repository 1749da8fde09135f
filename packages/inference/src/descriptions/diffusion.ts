/** The parameters of models that make images and videos out of noise, step by step. */
import type { Description } from "./description.ts";
import { count, whole } from "./numbers.ts";

export const seed = {
    text: "The seed of the noise: the same seed with the same call mostly gives the same output again.",
    range: whole,
} as const satisfies Description;

export const frames = {
    text: "How many frames the video has: more of them make it longer.",
    unit: "frames",
    range: count,
} as const satisfies Description;

export const diffusion = {
    guidance_scale: {
        text: "How closely the prompt is followed: higher is closer and less varied, and too high looks overdone. Often between 1 and 15.",
        range: { min: 0 },
    },
    negative_prompt: { text: "What should not be seen." },
    num_inference_steps: {
        text: "How many steps lead from noise to the output: more take longer and mostly look better. Fast models need 1 to 8, others 20 to 50.",
        range: count,
    },
} as const satisfies Readonly<Record<string, Description>>;

/** The parameters of tasks that take an image and a prompt. */
export const promptedDiffusion = {
    ...diffusion,
    prompt: { text: "What to make, or what to change, in words." },
    target_size: {
        text: "How large the output is. Unless given, the model decides, often by the image that it was given.",
        fields: {
            width: { text: "How wide the output is.", unit: "pixels", range: count },
            height: { text: "How high the output is.", unit: "pixels", range: count },
        },
    },
} as const satisfies Readonly<Record<string, Description>>;
