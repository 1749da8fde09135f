/** Colours of our own texts, for a terminal: see `hasColour`. */
import { ownSequence } from "./screen.ts";

const painted =
    (on: number, off: number) =>
    (text: string): string =>
        `${ownSequence(`\u001b[${on}m`)}${text}${ownSequence(`\u001b[${off}m`)}`;

export const bold = painted(1, 22);
export const red = painted(31, 39);
export const green = painted(32, 39);
