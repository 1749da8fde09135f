import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupedEntities, taggedWords } from "./entities.ts";
import { sliced, someText } from "./testing.ts";

const named = (text: string) => groupedEntities(text, []).map(({ word, entity_group }) => `${word} ${entity_group}`);

describe("names in a text", () => {
    test("are words of the text, where they say that they are, whichever way they are given", () =>
        fc.assert(
            fc.property(someText, (text) => {
                for (const { word, start, end } of [...groupedEntities(text, []), ...taggedWords(text, [])]) {
                    expect(sliced(text, start, end)).toBe(word);
                    expect(word).not.toBe("");
                }
            }),
        ));

    test("are the same word by word: what B begins, I goes on with", () =>
        fc.assert(
            fc.property(someText, (text) => {
                const words = taggedWords(text, ["O"]);
                expect(words.filter(({ entity }) => entity.startsWith("B-")).map(({ start }) => start)).toEqual(
                    groupedEntities(text, []).map(({ start }) => start),
                );
                for (const [place, { entity }] of words.entries()) {
                    if (entity.startsWith("I-")) expect(words[place - 1]?.entity.slice(2)).toBe(entity.slice(2));
                }
            }),
        ));

    test.each([
        ["Kavya Shah flew from Surat to Nairobi with two kites.", ["Kavya Shah PER", "Surat LOC", "Nairobi LOC"]],
        ["Dr. Asha Mehta of Tata Steel Ltd met John.", ["Asha Mehta PER", "Tata Steel Ltd ORG", "John PER"]],
        ["My name is Wolfgang and I live in Berlin.", ["Wolfgang PER", "Berlin LOC"]],
        ["The meeting is on Monday.", ["Monday DATE"]],
        ["રીના સુરતમાં ISRO માટે કામ કરે છે.", ["રીના PER", "સુરત LOC", "ISRO ORG"]],
        ["😀 મોહન ગાંધી અમદાવાદથી સિદ્ધપુર ગયા.", ["મોહન ગાંધી PER", "અમદાવાદ LOC", "સિદ્ધપુર LOC"]],
        ["રમેશભાઈ સોમવારે આવ્યા.", ["રમેશભાઈ PER"]],
        ["who lives in surat", ["surat LOC"]],
        ["It rains, and the cat sleeps.", []],
    ])("%s", (text, expected) => {
        expect(named(text)).toEqual(expected);
    });

    test("are left out where their label is not wanted; the first word has the number 1", () => {
        expect(groupedEntities("Ravi lives in Pune.", ["LOC"]).map(({ word }) => word)).toEqual(["Ravi"]);
        expect(taggedWords("Ravi lives", []).map(({ entity, index }) => [entity, index])).toEqual([
            ["B-PER", 1],
            ["O", 2],
        ]);
    });
});
