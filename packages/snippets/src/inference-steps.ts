/** The inference steps of image models that need more than the example's five, by what their model cards recommend. */
const steps: readonly (readonly [model: RegExp, steps: number | undefined])[] = [
    // Distilled models are made for few steps.
    [/schnell|turbo|lightning|hyper|lcm|fast|klein(?!-base)/i, undefined],
    [/flux|stable-diffusion-3/i, 28],
    [/stable-diffusion/i, 40],
    [/qwen-image|hidream-i1|hunyuanimage|z-image|fibo|glm-image/i, 50],
];

/** @returns undefined for a fast model, and for one that is not known */
export const inferenceStepsOf = (model: string): number | undefined => steps.find(([name]) => name.test(model))?.[1];
