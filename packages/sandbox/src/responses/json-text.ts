import type { Json } from "@callsheet/inference/wire";

/** JSON as services write what they say: half a character that they were sent does not come back, since it is no text. */
export const jsonText = (value: Json): string =>
    // A backslash that is itself escaped begins no escape.
    JSON.stringify(value).replaceAll(/\\\\|\\ud[89a-f][\da-f]{2}/g, (found) => (found.length === 2 ? found : "\ufffd"));
