/** What the tests of the texts share. */
import fc from "fast-check";

const words = [
    ...[
        "Kavya",
        "Shah",
        "Surat",
        "the",
        "in",
        "not",
        "good",
        "kite",
        "rain",
        "1925",
        "nine",
        "library",
        "opens",
        "because",
        "how many",
    ],
    ...["રીના", "સુરતમાં", "પતંગ", "સારું", "નથી", "વરસાદ", "વાગ્યે", "૧૨", "છે", "અમદાવાદથી", "ક્ષમા", "લીમડામાં", "કેમ"],
    ...["😀", "👩‍👩‍👧", "नमस्ते", "東京", "é", "ﬁ", "\u200d", "…", "Dr.", "[MASK]", "\ud800"],
];

/** Texts as people write them, in several scripts, and as nobody does. */
export const someText = fc.oneof(
    fc
        .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(" ", " ", ". ", "? ", ", ", "\n", "")), {
            maxLength: 30,
        })
        .map((pieces) => pieces.flat().join("")),
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.string({ unit: "binary", maxLength: 40 }),
);

/** As Python counts. */
export const sliced = (text: string, start: number, end: number): string => [...text].slice(start, end).join("");

export const sumOf = (items: readonly { readonly score: number }[]): number =>
    items.reduce((sum, { score }) => sum + score, 0);
