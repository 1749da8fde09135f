/** Finds the things in a text that the sandbox can draw, in English and Gujarati. */
import { type Colour, colourNamed } from "./colour.ts";

const words = {
    // Times of day and weather.
    night: "night midnight nocturnal રાત રાત્રિ રાત્રે",
    dusk: "sunset sunrise dusk dawn evening morning twilight સાંજ સવાર સૂર્યાસ્ત સૂર્યોદય પરોઢ",
    rain: "rain rainy raining monsoon storm drizzle વરસાદ ચોમાસ મેઘ",
    snow: "snow snowy winter ice blizzard બરફ શિયાળ હિમ",
    sun: "sun sunny sunlight sunshine સૂરજ સૂર્ય તડક",
    moon: "moon moonlit moonlight ચંદ્ર ચાંદ",
    star: "star starry stars space galaxy તાર અવકાશ",
    cloud: "cloud cloudy sky વાદળ આકાશ",
    rainbow: "rainbow મેઘધનુષ",
    // Places.
    sea: "sea ocean water river lake beach wave harbour harbor coast pond દરિય સમુદ્ર નદી તળાવ પાણી સાગર",
    mountain: "mountain hill peak volcano himalaya alps valley cliff પહાડ પર્વત ડુંગર હિમાલય",
    desert: "desert dune sand sandy રણ રેત",
    city: "city skyline town tower building skyscraper street bridge downtown શહેર નગર ઇમારત શેરી",
    field: "field meadow grass garden park farm landscape countryside village ખેતર મેદાન બગીચ ગામ ઘાસ",
    // Things.
    house: "house home cottage hut temple castle cabin barn ઘર મકાન મંદિર ઝૂંપડ",
    tree: "tree forest wood jungle palm pine oak banyan ઝાડ વૃક્ષ જંગલ વડ",
    flower: "flower rose lotus tulip sunflower blossom daisy marigold ફૂલ ગુલાબ કમળ ગલગોટ",
    boat: "boat ship sailboat yacht canoe હોડી વહાણ નાવ",
    car: "car taxi bus truck tram rickshaw train vehicle ગાડી કાર બસ રિક્ષા ટ્રેન",
    cat: "cat kitten tabby tiger lion leopard lynx બિલાડ વાઘ સિંહ",
    dog: "dog puppy wolf fox bear cow elephant animal કૂતર ગાય હાથી પ્રાણી શિયાળવ",
    rabbit: "rabbit bunny hare સસલ",
    horse: "horse pony donkey camel deer ઘોડ ઊંટ હરણ",
    bird: "bird parrot peacock eagle owl sparrow swan duck hen પક્ષી પંખી પોપટ મોર ચકલી હંસ",
    fish: "fish goldfish shark whale dolphin માછલી",
    person: "person man woman girl boy child people portrait astronaut dancer teacher king queen farmer માણસ સ્ત્રી છોકર બાળક લોકો ખેડૂત રાજા રાણી",
    robot: "robot android રોબોટ",
    kite: "kite પતંગ",
    balloon: "balloon બલૂન ફુગ્ગ",
    cup: "cup mug tea coffee chai ચા કૉફી કોફી પ્યાલ",
    fruit: "fruit apple mango peach tomato lemon ફળ સફરજન કેરી",
    lamp: "lamp candle lantern diya દીવ દીપ મીણબત્તી ફાનસ",
} as const satisfies Record<string, string>;

export type CueName = keyof typeof words;

type Cue = {
    readonly name: CueName;
    /** The word in the text, used as the label in the image. */
    readonly word: string;
    /** How many to draw. */
    readonly count: number;
    readonly colour?: Colour;
};

export type Cues = {
    readonly found: ReadonlyMap<CueName, Cue>;
    /** The colours in the text, in order. */
    readonly colours: readonly Colour[];
};

const entries = (Object.keys(words) as CueName[]).map((name) => ({ name, list: words[name].split(" ") }));
const numerals: Readonly<Record<string, number>> = {
    ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, many: 5, several: 4 },
    ...{ એક: 1, બે: 2, ત્રણ: 3, ચાર: 4, પાંચ: 5, છ: 6, ઘણાં: 5, ઘણા: 5, ઘણી: 5 },
};
const mostOfOne = 6;

/** The most characters that are read: each word is compared with all that can be drawn. */
const mostRead = 2000;

/** Finds the cues of a text; a colour or a number before a thing belongs to it. */
export function cuesIn(text: string): Cues {
    const found = new Map<CueName, Cue>();
    const colours: Colour[] = [];
    let colour: Colour | undefined;
    let count: number | undefined;
    for (const word of text
        .slice(0, mostRead)
        .toLowerCase()
        .normalize("NFC")
        .match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? []) {
        const number = numerals[word] ?? (/^\p{N}{1,2}$/u.test(word) ? Number(word) : undefined);
        if (number !== undefined && number > 0) {
            count = Math.min(number, mostOfOne);
            continue;
        }
        const named = colourNamed(word);
        if (named) {
            colours.push(named);
            colour = named;
            continue;
        }
        const cue = cueOf(word);
        if (!cue) continue;
        if (!found.has(cue.name) || colour || count !== undefined) {
            found.set(cue.name, { ...cue, count: count ?? cue.count, ...(colour && { colour }) });
        }
        colour = undefined;
        count = undefined;
    }
    return { found, colours };
}

/** Words that stand for several things. */
const crowds: Readonly<Record<string, number>> = {
    forest: 4,
    wood: 3,
    jungle: 5,
    જંગલ: 4,
    garden: 3,
    people: 3,
    લોકો: 3,
};

const labelOf = (name: CueName, word: string): string => (crowds[word] || !/^[a-z]/.test(word) ? name : word);

/** Endings of Gujarati words: gender, number and case. */
const endings = /^[ાીુેોંિ]{0,2}(?:ઓ)?(?:ન[ોીાે]|નું|નાં|માં|થી|એ)?$/u;

function cueOf(word: string): Omit<Cue, "colour"> | undefined {
    for (const { name, list } of entries) {
        for (const known of list) {
            if (word === known) return { name, word: labelOf(name, known), count: crowds[known] ?? 1 };
            if (/^[a-z]/.test(known)) {
                if (word === `${known}s` || word === `${known}es`)
                    return { name, word: labelOf(name, known), count: 2 };
            } else if (word.startsWith(known) && endings.test(word.slice(known.length))) {
                return {
                    name,
                    word: name,
                    count: crowds[known] ?? (/^(?:[ાીિ]?ઓ|ાં)/u.test(word.slice(known.length)) ? 2 : 1),
                };
            }
        }
    }
    return undefined;
}
