import type { ProviderId } from "@callsheet/inference/providers";

/** The inference steps of image models that need more than the example's five, by what their model cards recommend. */
const steps: readonly (readonly [model: RegExp, steps: number | undefined])[] = [
    // Distilled models are made for few steps.
    [/schnell|turbo|lightning|hyper|lcm|fast|klein(?!-base)/i, undefined],
    [/flux|stable-diffusion-3/i, 28],
    [/stable-diffusion/i, 40],
    [/qwen-image|hidream-i1|hunyuanimage|z-image|fibo|glm-image/i, 50],
];

/** @returns undefined for a fast model, and for one that is not known: it takes those of the example */
export const inferenceStepsOf = (model: string, provider: ProviderId): number | undefined =>
    // Replicate refuses more for this model.
    provider === "replicate" && /flux.*schnell/i.test(model) ? 4 : steps.find(([name]) => name.test(model))?.[1];
