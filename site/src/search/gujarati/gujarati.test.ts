import fc, { type Arbitrary, array, constantFrom } from "fast-check";
import { describe, expect, test } from "vitest";
import { normalise } from "./normalise.ts";
import { phoneticKey, phoneticKeysOf } from "./phonetic-key.ts";
import { stem } from "./stem.ts";

const letters = [..."અઆઇઈઉઊએઐઓઔકખગઘચછજઝટઠડઢણતથદધનપફબભમયરલવશષસહળ", ..."ાિીુૂૃેૈોૌંઁ્ૅૉ", "\u200d", "\u0abc", "૪", "a"];
const endings = ["નો", "માં", "માંથી", "ઓ", "ેલું", "વાનું", "થી", "પર", "ને"];

/** Arbitrary strings of Gujarati letters, often with endings. */
const gujaratiWords = (): Arbitrary<string> =>
    array(constantFrom(...letters, ...letters, ...endings), { maxLength: 12 }).map((parts) => parts.join(""));

const stemOf = (word: string) => stem(normalise(word));

/** Words, each with forms of it. */
const families: Readonly<Record<string, string>> = {
    મોડેલ: "મોડેલો મોડેલનું મોડેલને મોડેલમાં મોડેલની મોડેલના મોડેલનાં મોડેલથી મોડેલે મોડેલોની મોડેલોમાંથી મોડેલમાંનું મૉડેલ",
    લખાણ: "લખાણો લખાણનું લખાણમાં લખાણમાંથી લખાણને લખાણોને લખાણની લખાણોના",
    ચિત્ર: "ચિત્રો ચિત્રમાં ચિત્રનું ચિત્રની ચિત્રોને ચિત્રોમાં ચિત્રોમાંથી ચીત્ર",
    કમ્પ્યુટર: "કમ્પ્યુટરો કમ્પ્યુટરમાં કમ્પ્યુટરનું કમ્પ્યુટરને કંપ્યુટર કમ્પ્યૂટરના",
    ભાષા: "ભાષામાં ભાષાનું ભાષાની ભાષાઓ ભાષાઓમાં ભાષાને ભાષાથી ભાષાએ",
    ભાષાંતર: "ભાષાંતરમાં ભાષાંતરનું ભાષાંતરો ભાષાન્તર",
    ફાઇલ: "ફાઇલો ફાઈલ ફાઇલમાં ફાઇલનું ફાઈલોમાં ફાઇલની",
    બ્રાઉઝર: "બ્રાઉઝરમાં બ્રાઉઝરનું બ્રાઉઝરો",
    અવાજ: "અવાજો અવાજનું અવાજને અવાજમાં અવાજમાંથી",
    વીડિયો: "વિડિયો વિડીયો વીડિયોમાં વીડિયોનું વીડિયોને વીડિઓ",
    જવાબ: "જવાબો જવાબમાં જવાબનું જવાબને જવાબોમાંથી",
    સવાલ: "સવાલો સવાલનો સવાલનું સવાલોના",
    ભૂલ: "ભૂલો ભૂલની ભુલ ભૂલનું ભૂલમાં",
    કામ: "કામો કામનું કામમાં કામને કામના",
    પાનું: "પાનાં પાના પાનાની પાનામાં પાનાંમાં પાને",
    ટુકડો: "ટુકડા ટુકડાઓ ટુકડાનું ટુકડામાં ટુકડાને",
    સાધન: "સાધનો સાધનનું સાધનોને સાધનમાં",
    સૂચના: "સૂચનાઓ સૂચનાનું સૂચનામાં સુચના",
    સંખ્યા: "સંખ્યાઓ સંખ્યાનું સન્ખ્યા સંખ્યામાં",
    વાક્ય: "વાક્યો વાક્યનું વાક્યમાં વાક્યોમાં",
    લાઇબ્રેરી: "લાઇબ્રેરીને લાઈબ્રેરી લાઇબ્રેરીમાં લાઇબ્રેરીઓ લાઇબ્રેરીઓમાં",
    ઇન્ટરનેટ: "ઇંટરનેટ ઈન્ટરનેટ ઇન્ટરનેટનું ઇન્ટરનેટપર",
    નવું: "નવો નવી નવા નવાં નવાને",
    વાપરવું: "વાપરવા વાપરવાનું વાપરવાની વાપરો વાપરે વાપરીને વાપરીએ વાપરવાથી વાપરશો વાપરેલું વાપરનાર",
    લખવું: "લખો લખે લખી લખીને લખેલું લખેલા લખવાનું લખવાની લખનાર લખશે લખીએ",
    અનુભવ: "અનુભવો અનુભવનું અનુભવી અનુભવથી",
};

describe.each(Object.entries(families))("%s", (word, forms) => {
    test.each(forms.split(" "))("is found in %s", (form) => {
        expect(stemOf(form)).toBe(stemOf(word));
    });
});

/** Similar words that are not forms of one word. */
test.each([
    ["ભાષા", "ભાષાંતર"],
    ["ભાષા", "ભાષણ"],
    ["મોડેલ", "મોડ"],
    ["મોડેલ", "મોડું"],
    ["લખાણ", "લખવું"],
    ["જવાબ", "જવું"],
    ["જવાબ", "જવાબદાર"],
    ["વાક્ય", "વાક"],
    ["શબ્દ", "શબ્દકોશ"],
    ["કામ", "કામદાર"],
    ["ચિત્ર", "ચિંતા"],
    ["અવાજ", "અવારનવાર"],
    ["વાપરવું", "વાવવું"],
    ["ઉપર", "ઉપાય"],
    ["ડેવલપર", "ડેવલોપમેન્ટ"],
    ["પ્રશ્ન", "પ્રસન્ન"],
])("%s is not %s", (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
});

describe("of whatever is written,", () => {
    const law = (holds: (word: string) => void) => fc.assert(fc.property(gujaratiWords(), holds));

    test("the stem of a stem is itself", () => {
        law((word) => {
            expect(stemOf(stemOf(word))).toBe(stemOf(word));
        });
    });

    test("the stem is how the word begins, and no less than two letters are left of what had them", () => {
        law((word) => {
            const normalWord = normalise(word);
            expect(normalWord.startsWith(stem(normalWord))).toBe(true);
            if (stem(normalWord) !== normalWord)
                expect(stem(normalWord).match(/[અ-હ]/g)?.length).toBeGreaterThanOrEqual(2);
        });
    });
});

test.each([
    ["joiners", "ક્\u200dષ", "ક્ષ"],
    ["a nukta", "ફ઼ાઇલ", "ફાઇલ"],
    ["digits", "૩૬૦", "360"],
    ["a short and a long i", "ઈમેઈલ વીડિયો", "ઇમેઇલ વિડિયો"],
    ["a short and a long u", "ભૂલ ઊંચું", "ભુલ ઉંચુ"],
    ["a nasal as a dot or a letter", "ઇન્ટરનેટ કમ્પ્યુટર", "ઇંટરનેટ કંપ્યુટર"],
    ["open vowels", "કૉપી ઍપ", "કોપિ એપ"],
    ["a dot at the end, or none", "પાનાં", "પાના"],
    ["a visarga or none", "દુઃખ", "દુખ"],
    ["an iy or an i", "કરીયે", "કરીએ"],
])("%s: %s is written as %s", (_, one, other) => {
    expect(normalise(one)).toBe(normalise(other));
});

test.each([
    ["ક", "ખ"],
    ["શ", "સ"],
    ["ન્યાય", "ંયાય"],
    ["નામ", "નમ"],
])("%s is not %s", (one, other) => {
    expect(normalise(one)).not.toBe(normalise(other));
});

describe("whatever is written", () => {
    const law = (holds: (word: string) => void) => fc.assert(fc.property(gujaratiWords(), holds));

    test("is normal once it has been normalised", () => {
        law((word) => {
            expect(normalise(normalise(word))).toBe(normalise(word));
        });
    });

    test("reads the same in either normal form of Unicode", () => {
        law((word) => {
            expect(normalise(word.normalize("NFD"))).toBe(normalise(word));
        });
    });
});

const keyOf = (word: string) => phoneticKey(normalise(word));

/** Words, each with spellings in Latin letters. */
const spellings: Readonly<Record<string, string>> = {
    મોડેલ: "model modal",
    અનુવાદ: "anuvad anuvaad anuwad",
    ભાષાંતર: "bhashantar bhaashaantar bhasantar",
    ચિત્ર: "chitra chitr chitraa",
    ભૂલ: "bhool bhul",
    લખાણ: "lakhan lakhaan",
    ભાષા: "bhasha bhaasha",
    જવાબ: "javab jawab jawaab",
    સવાલ: "saval sawal",
    વાક્ય: "vakya vaakya",
    શબ્દ: "shabd shabda sabd",
    પ્રશ્ન: "prashna prashn",
    ફાઇલ: "file phail",
    અવાજ: "avaj awaaz avaaz",
    માહિતી: "mahiti maahitee",
    સાધન: "sadhan saadhan",
    છબી: "chhabi chabi",
    // English words in Gujarati spelling.
    ટોકન: "token",
    પ્રોવાઇડર: "provider",
    લાઇબ્રેરી: "library",
    સર્વર: "server",
    ટર્મિનલ: "terminal",
    સ્ટ્રીમિંગ: "streaming",
    ઇમેજ: "image",
    ટ્રાન્સલેશન: "translation",
};

describe.each(Object.entries(spellings))("%s", (word, latin) => {
    test.each(latin.split(" "))("is written as %s", (spelling) => {
        expect(keyOf(spelling)).toBe(keyOf(word));
    });
});

test.each([
    ["modelma", "મોડેલ"],
    ["bhashanu", "ભાષા"],
    ["chitromathi", "ચિત્રો"],
    ["lakhanne", "લખાણ"],
    ["sadhano", "સાધન"],
    ["sadhan", "સાધ"],
    ["vaparvu", "વાપર"],
    ["banavvani", "બનાવ"],
])("%s is a form of %s", (spelling, word) => {
    expect(phoneticKeysOf(spelling)).toContain(keyOf(word));
});

test.each([
    ["ચિત્ર", "ચરિત્ર"],
    ["ભૂલ", "બોલ"],
    ["ભાષા", "ભાષાંતર"],
    ["લખાણ", "લક્ષણ"],
])("%s does not sound like %s", (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
});

describe("a key", () => {
    test("has letters and digits only, whatever it is made of", () => {
        fc.assert(
            fc.property(fc.oneof(gujaratiWords(), fc.string()), (word) => {
                expect(keyOf(word)).toMatch(/^[a-z0-9]*$/);
            }),
        );
    });
});
