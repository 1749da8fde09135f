// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.

/** How large the output is. Unless given, the model decides, often by the image that it was given. */
export type TargetSize = {
    /** How wide the output is. Unit: pixels. Range: a whole number, 1 or more. */
    width: number;
    /** How high the output is. Unit: pixels. Range: a whole number, 1 or more. */
    height: number;
};
