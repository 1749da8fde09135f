import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Turn } from "./conversation.ts";
import { continuationOf, replyBySeed, resultWords, thoughtsOn } from "./reply.ts";
import { someText } from "./testing.ts";
import { languageOf, limited, tokensIn } from "./words.ts";

const replyTo = (turns: readonly Turn[], seed: string): string => replyBySeed(turns)(seed);
const user = (text: string, images = 0): Turn => ({ role: "user", text, images });
const assistant = (text: string): Turn => ({ role: "assistant", text, images: 0 });
const system = (text: string): Turn => ({ role: "system", text, images: 0 });

describe("replies", () => {
    test("say once, in the first one, that they are the sandbox's", () =>
        fc.assert(
            fc.property(someText, someText, (one, other) => {
                const first = replyTo([user(one)], "a");
                expect(first.startsWith("(sandbox) ")).toBe(true);
                const second = replyTo([user(one), assistant(first), user(other)], "a");
                expect(second.startsWith("(sandbox)")).toBe(false);
                expect(replyTo([user(one)], "a")).toBe(first);
            }),
        ));

    test("quote what was said, and answer in its language", () => {
        expect(replyTo([user("Why is the sky blue?")], "a")).toMatch(
            /^\(sandbox\) You ask: “Why is the sky blue\?” A model would explain.* sky and blue\./,
        );
        const gujarati = replyTo([user("આકાશ વાદળી કેમ છે?")], "a");
        expect(gujarati).toContain("તમે પૂછ્યું: “આકાશ વાદળી કેમ છે?”");
        expect(languageOf(gujarati)).toBe("gu");
        expect(languageOf(replyTo([user("Answer in Gujarati: why?")], "a"))).toBe("gu");
    });

    test("are text: of half a character that they quote, the sign for one that is missing", () => {
        expect(replyTo([user("half \ud800")], "a")).toContain("“half \ufffd”");
        fc.assert(
            fc.property(someText, someText, (one, other) => {
                const turns = [system(one), user(`\ud800${other}\udfff`), assistant(one), user(`${other}\ud800`)];
                expect(replyTo(turns, "a").isWellFormed()).toBe(true);
                expect(thoughtsOn(turns).isWellFormed()).toBe(true);
            }),
        );
    });

    test("remember what was said before, and by whom", () => {
        const turns = [user("My name is Asha."), assistant("(sandbox) Hello!"), user("What is my name?")];
        const reply = replyTo(turns, "a");
        expect(reply).toContain("Your name is Asha");
        expect(reply).toContain("in message 1, you said “My name is Asha.”, and the answer was “Hello!”");
    });

    test("tell of instructions and images, and are short where they are told to be", () => {
        const long = replyTo([system("Speak like a pirate."), user("Look", 2)], "a");
        expect(long).toContain("“Speak like a pirate.”");
        expect(long).toContain("I see 2 images.");
        expect(replyTo([system("Be brief."), user("Look", 2)], "a").length).toBeLessThan(long.length / 2);
    });

    test("read out the result of a tool", () => {
        const result: Turn = { role: "tool", text: '{"city":"Surat","temp_c":31}', images: 0, tool: "get_weather" };
        expect(replyTo([user("Hot?"), result], "a")).toBe(
            "(sandbox) get_weather has answered: city: Surat, temp c: 31. That is what there is to say to “Hot?”",
        );
        expect(resultWords("Sunny")).toBe("“Sunny”");
        expect(resultWords('[1,{"a":[true,null]}]')).toBe("1, a: true, null");
    });

    test("are thought about, where that is asked for", () => {
        expect(thoughtsOn([user("Why is the sky blue?")])).toMatch(/5 words .* English\. It is about sky and blue\./);
        expect(thoughtsOn([user("આકાશ?")])).toContain("ગુજરાતી");
    });
});

describe("how a text goes on", () => {
    test("with its own words, in its own language", () => {
        const lamp = continuationOf("The first thing to check when a lamp stays dark is", "a");
        expect(lamp).toMatch(/^ .*sandbox.*lamp, stays and dark/);
        expect(languageOf(continuationOf("એક હતો કાગડો.", "a"))).toBe("gu");
        expect(continuationOf("એક હતો કાગડો.", "a")).toContain("કાગડો");
    });

    test("always somehow, and always the same", () =>
        fc.assert(
            fc.property(someText, (prompt) => {
                const text = continuationOf(prompt, "a");
                expect(tokensIn(text).length).toBeGreaterThan(3);
                expect(continuationOf(prompt, "a")).toBe(text);
                expect(text.isWellFormed()).toBe(true);
            }),
        ));
});

describe("tokens", () => {
    test("join to the whole, but for space at its end", () =>
        fc.assert(
            fc.property(someText, (text) => {
                expect(tokensIn(text).join("")).toBe(text.trimEnd());
            }),
        ));

    test("are no more than there may be, and none behind a stop sequence", () =>
        fc.assert(
            fc.property(
                someText,
                fc.nat(20),
                fc.array(fc.string({ minLength: 1, maxLength: 2 }), { maxLength: 2 }),
                (text, most, stops) => {
                    const { words, end } = limited(text, most, stops);
                    expect(words.length).toBeLessThanOrEqual(most);
                    expect(text.startsWith(words.join(""))).toBe(true);
                    expect(stops.some((stop) => words.join("").includes(stop))).toBe(false);
                    if (end === "over") expect(words.join("")).toBe(text.trimEnd());
                },
            ),
        ));
});
