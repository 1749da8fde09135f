import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gujaratiWords } from "./arbitrary-words.ts";
import { normalise } from "./normalise.ts";
import { stem } from "./stem.ts";

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
