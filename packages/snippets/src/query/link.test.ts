import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatQuery, parseQuery } from "./query.ts";

const parameters = fc.dictionary(
    fc.constantFrom("width", "seed", "negative_prompt", "candidate_labels", "no_such_parameter"),
    fc.jsonValue().filter((value) => JSON.stringify(value) === JSON.stringify(JSON.parse(JSON.stringify(value)))),
    { noNullPrototype: true },
);

describe("the short form of a link", () => {
    test("names each parameter, as a person would write it", () => {
        const link = formatQuery({ task: "text-to-image", parameters: '{"width":512,"negative_prompt":"fog, rain"}' });
        expect(link).toBe("?task=text-to-image&width=512&negative_prompt=fog,+rain");
    });

    test("says a conversation of one message by the message", () => {
        const link = formatQuery({ inputs: '[{"role":"user","content":"કેમ છો?"}]' });
        expect(new URLSearchParams(link).get("message")).toBe("કેમ છો?");
        expect(parseQuery(link)).toEqual({ inputs: '[{"role":"user","content":"કેમ છો?"}]' });
    });

    test("keeps the slash of a model's id", () => {
        expect(formatQuery({ model: "openai/whisper-large-v3" })).toBe("?model=openai/whisper-large-v3");
    });

    test("says all parameters that there are, whatever they are", () => {
        fc.assert(
            fc.property(parameters, (values) => {
                const query = { parameters: JSON.stringify(values) };
                expect(parseQuery(formatQuery(query))).toEqual(query);
            }),
        );
    });

    test("tells a text that looks like a number from a number", () => {
        for (const value of ["7", 7, "true", true, "null", null, '"7"', "[1]", [1]]) {
            const query = { parameters: JSON.stringify({ negative_prompt: value }) };
            expect(parseQuery(formatQuery(query))).toEqual(query);
        }
    });

    test("is not used for JSON that somebody has laid out, or that is none", () => {
        for (const text of ['{ "width": 512 }', "{", "[]", "{}", ""]) {
            expect(parseQuery(formatQuery({ parameters: text }))).toEqual({ parameters: text });
        }
    });

    test("takes nothing for a parameter that no task has", () => {
        expect(parseQuery("?utm_source=x&width=512&fw=pt")).toEqual({ parameters: '{"width":512}' });
    });
});
