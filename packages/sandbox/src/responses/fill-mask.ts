/** Fills the mask in a text with common words or words of the text. */
import { embedding, similarity } from "./embedding.ts";
import { contentWords, languageOf, plain, wordsIn } from "./words.ts";

export type Candidate = {
    readonly token: number;
    readonly token_str: string;
    readonly score: number;
    readonly sequence: string;
};

export const mask = /\[MASK\]|<mask>/i;

/** Dimensions of the embeddings: enough to compare a few words. */
const coarse = 256;

type Kind = "noun" | "adjective" | "verb";

const usual: Readonly<Record<"en" | "gu", Readonly<Record<Kind, readonly string[]>>>> = {
    en: {
        noun: [
            "way",
            "day",
            "journey",
            "time",
            "city",
            "river",
            "friend",
            "house",
            "book",
            "road",
            "story",
            "water",
            "bird",
            "kite",
        ],
        adjective: ["good", "new", "beautiful", "small", "ready", "here", "old", "happy"],
        verb: ["be", "go", "see", "learn", "find", "make", "help"],
    },
    gu: {
        noun: ["ઘર", "દિવસ", "શહેર", "પતંગ", "પાણી", "નદી", "મિત્ર", "પુસ્તક", "રસ્તો", "ગામ", "વરસાદ", "પંખી"],
        adjective: ["સારું", "મોટું", "નવું", "સુંદર", "નાનું", "જૂનું"],
        verb: ["આવે", "જાય", "રહે", "જુએ", "શીખે", "રમે"],
    },
};

const capitals: readonly (readonly [string, string])[] = [
    ["france", "Paris"],
    ["india", "Delhi"],
    ["gujarat", "Gandhinagar"],
    ["japan", "Tokyo"],
    ["kenya", "Nairobi"],
    ["germany", "Berlin"],
    ["england", "London"],
    ["ફ્રાન્સ", "પેરિસ"],
    ["ભારત", "દિલ્હી"],
    ["ગુજરાત", "ગાંધીનગર"],
    ["જાપાન", "ટોક્યો"],
];

/** The most candidates, and how many of them are words of the text. */
export const mostCandidates = 1000;
const mostOwn = 20;

/**
 * Finds candidates for masks. Words are compared with many texts, and read once.
 *
 * @param targets the only words to consider; default common words and words of the text
 * @returns candidates, likeliest first; their scores sum to less than 1
 */
export function fillMask(targets?: readonly string[]): (text: string, most: number) => readonly Candidate[] {
    const vectors = new Map<string, readonly number[]>();
    const vectorOf = (word: string): readonly number[] => {
        const vector = vectors.get(word) ?? embedding(word, coarse);
        vectors.set(word, vector);
        return vector;
    };
    return (text, most) => candidatesFor(text, most, targets, vectorOf);
}

function candidatesFor(
    text: string,
    most: number,
    targets: readonly string[] | undefined,
    vectorOf: (word: string) => readonly number[],
): readonly Candidate[] {
    const language = languageOf(text.replace(mask, ""));
    const [before = "", after = ""] = text.split(mask);
    const kind = kindAt(before, after, language);
    const own = new Set(
        contentWords(text.replace(mask, " "))
            .map((word) => plain(word.text))
            .filter((word) => word.length > 2),
    );
    const capital = /capital|રાજધાની/i.test(text)
        ? capitals.filter(([country]) => text.toLowerCase().includes(country)).map(([, city]) => city)
        : [];
    const lists = usual[language];
    const some = targets ?? [
        ...capital,
        ...lists[kind],
        ...lists.noun,
        ...lists.adjective,
        ...[...own].slice(0, mostOwn),
    ];
    const all = [...new Set(some)];
    const context = embedding(text.replace(mask, " "), coarse);
    const judged = all
        .map((token_str) => ({ token_str, weight: weightOf(token_str) }))
        .toSorted((one, other) => other.weight - one.weight);
    const sum = judged.reduce((total, { weight }) => total + weight, 0) + 0.05;
    return judged.slice(0, Math.min(most, mostCandidates)).map(({ token_str, weight }) => ({
        score: weight / sum,
        token: tokenOf(token_str),
        token_str,
        sequence: text.replace(mask, () => token_str),
    }));

    function weightOf(word: string): number {
        const fits = lists[kind].includes(word) ? 1 : 0;
        const knows = capital.includes(word) ? 4 : 0;
        // Words of the text are rarely repeated.
        const repeats = own.has(plain(word)) ? -2 : 0;
        const place = lists[kind].indexOf(word);
        return Math.exp(
            2 * fits + knows + repeats + 4 * similarity(context, vectorOf(word)) - 0.1 * Math.max(0, place),
        );
    }
}

/** The kind of word that fits between the words around the mask. */
function kindAt(before: string, after: string, language: "en" | "gu"): Kind {
    const last = plain(wordsIn(before).at(-1)?.text ?? "");
    const next = plain(wordsIn(after).at(0)?.text ?? "");
    if (language === "gu") {
        if (next === "" || /^(?:અને|તો)$/.test(next)) return "verb";
        return /^(?:છે|હતું|હતો|હતી|હતા)$/.test(next) ? "adjective" : "noun";
    }
    if (/^(?:is|are|was|were|very|so|looks|feels|be)$/.test(last)) return "adjective";
    return /^(?:to|can|will|must|should|may)$/.test(last) ? "verb" : "noun";
}

/** A token id for a word, within a vocabulary of typical size. */
const tokenOf = (word: string): number =>
    [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 28_000, 7) + 1000;
