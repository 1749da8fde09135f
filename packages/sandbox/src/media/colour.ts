/** Colours: their names in two languages, and matching palettes. */

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

export function colour(hex: string): Colour {
    const value = Number.parseInt(hex, 16);
    return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

export const hexOf = (colour: Colour): string =>
    colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("");

export const mixed = (one: Colour, other: Colour, share: number): Colour => [
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
    one[2] + (other[2] - one[2]) * share,
];

/** Brightness, 0 to 1. */
export const brightness = ([red, green, blue]: Colour): number => (0.299 * red + 0.587 * green + 0.114 * blue) / 255;

const white: Colour = [255, 255, 255];
const black: Colour = [12, 16, 32];
export const lighter = (paint: Colour, share = 0.3): Colour => mixed(paint, white, share);
export const darker = (paint: Colour, share = 0.3): Colour => mixed(paint, black, share);

type Named = { readonly colour: Colour; readonly words: string };

/** Gujarati words are stems: they match with any ending. */
const namedColours: readonly Named[] = [
    { colour: colour("e0433a"), words: "red crimson scarlet લાલ રાત" },
    { colour: colour("f28c28"), words: "orange amber નારંગી કેસરી" },
    { colour: colour("f7c83b"), words: "yellow golden gold પીળ સોનેરી" },
    { colour: colour("3f9b57"), words: "green emerald લીલ" },
    { colour: colour("2bb3a8"), words: "turquoise teal cyan" },
    { colour: colour("2f6fd0"), words: "blue azure વાદળી નીલ" },
    { colour: colour("7b4fb5"), words: "purple violet lilac જાંબલી" },
    { colour: colour("ee7fa8"), words: "pink magenta ગુલાબી" },
    { colour: colour("8a5a3b"), words: "brown કથ્થઈ ભૂર" },
    { colour: colour("23262f"), words: "black કાળ" },
    { colour: colour("f6f3ec"), words: "white સફેદ ધોળ" },
    { colour: colour("8d95a0"), words: "gray grey silver રાખોડી" },
];

const byWord = new Map(
    namedColours.flatMap((entry) => entry.words.split(" ").map((word) => [word, entry.colour] as const)),
);

/** The colour that a word names, in English or Gujarati. */
export function colourNamed(word: string): Colour | undefined {
    const ofWord = byWord.get(word);
    if (ofWord || /^[a-z]/.test(word)) return ofWord;
    // "રાતું" means red, but "રાત" means night.
    if (word.startsWith("રાત")) return /^રાત[ાીું]/.test(word) ? byWord.get("રાત") : undefined;
    return [...byWord].find(([name]) => /^\P{ASCII}/u.test(name) && word.startsWith(name))?.[1];
}

/** The closest colour name. */
export function nameOfColour([red, green, blue]: Colour): string {
    const most = Math.max(red, green, blue);
    const least = Math.min(red, green, blue);
    const chroma = most - least;
    if (most < 50) return "black";
    if (chroma < 28) return least > 205 ? "white" : "gray";
    const hue =
        (most === red
            ? (green - blue) / chroma + 6
            : most === green
              ? (blue - red) / chroma + 2
              : (red - green) / chroma + 4) * 60;
    const turned = hue % 360;
    if (turned >= 12 && turned < 50 && most < 175) return "brown";
    if (most > 215 && (turned > 320 || turned < 8) && least > 105) return "pink";
    const hues = [12, 42, 68, 160, 188, 258, 300, 335, 360];
    const names = ["red", "orange", "yellow", "green", "turquoise", "blue", "purple", "pink", "red"];
    return names[hues.findIndex((end) => turned < end)] ?? "red";
}

const palette = (hexes: string) => hexes.split(" ").map(colour);

/** Each palette begins with its background, its lightest or darkest colour. */
export const palettes: readonly (readonly Colour[])[] = [
    palette("f4ead5 e4572e 17bebb ffc914 2e282a"),
    palette("14213d fca311 e5e5e5 5fa8d3 e76f51"),
    palette("fdf0d5 c1121f 003049 669bbc f4a259"),
    palette("e8f1f2 13293d 006494 1b98e0 f6ae2d"),
    palette("2b2d42 ef233c edf2f4 8d99ae ffd166"),
    palette("fff3e6 5b2a86 7785ac a5e6ba f58549"),
    palette("0f4c5c e36414 fb8b24 f2e8cf 9a031e"),
    palette("f0efeb 606c38 dda15e bc6c25 283618"),
];
