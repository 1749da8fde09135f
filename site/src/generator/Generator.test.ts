import { modelOf } from "@callsheet/catalogue";
import { callOf } from "@callsheet/snippets";
import { knownModel, parseQuery, readState, snippetsOf } from "@callsheet/snippets/query";
import { describe, expect, test } from "vitest";
import { textAlone } from "./Generator.tsx";

const tool = '[{"type":"function","function":{"name":"time","parameters":{"type":"object","properties":{}}}}]';
const queries = [
    "?task=conversational",
    "?stream=true",
    "?api=responses",
    "?task=text-classification",
    `?tools=${encodeURIComponent(tool)}`,
    "?tools=[]",
    `?response_format=${encodeURIComponent('{"type":"json_object"}')}`,
];

describe.each(queries)("beside the programs of %s", (text) => {
    const query = parseQuery(text);
    const { snippets, call } = snippetsOf(readState(query, modelOf), knownModel(query, modelOf));

    test("the text alone is read from what they print, where they print a whole message", () => {
        if (!call) throw new Error("no client can make the call");
        const programs = snippets.filter(({ language }) => language !== "sh");
        expect(programs.length).toBeGreaterThan(0);
        for (const { language, client, content } of programs) {
            const last = content.trimEnd().split("\n").at(-1) ?? "";
            const printed = /^(?:print|console\.log)\((completion.*message(?:"\])?)\);?$/.exec(last)?.[1];
            const shown = textAlone(callOf(...call), language, client);
            expect([client, shown?.replace(/\.content$|\["content"\]$/, "")]).toEqual([client, printed]);
        }
    });
});
