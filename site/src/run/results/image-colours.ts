/** As many colours as the style sheet has for things in an image; then they come round again. */
const colours = 6;

/** The class of the colour of the thing at a place, from 0. */
export const colourOf = (place: number): string => `run-colour-${place % colours}`;
