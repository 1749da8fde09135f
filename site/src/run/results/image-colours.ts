/** The number of colours that the style sheet has for objects in an image. */
const colours = 6;

/** The colour class of an object by its index, from 0. The colours repeat. */
export const colourOf = (index: number): string => `run-colour-${index % colours}`;
