import { parseQuery, type Query } from "@callsheet/snippets/query";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { english } from "../words/en/snippet.ts";
import { noticesOf } from "./notices-of.ts";
import { type ClientChoice, chooseSnippet, keyOf, snippetsFor } from "./snippets-for.ts";

describe("the snippets of a call", () => {
    test("are those of the same call as a link", () => {
        const { snippets } = snippetsFor("?model=black-forest-labs/FLUX.1-dev&provider=fal-ai&width=512&stream=false");
        const call = { model: "black-forest-labs/FLUX.1-dev", provider: "fal-ai", parameters: { width: 512 } } as const;
        expect(snippetsFor(call).snippets).toEqual(snippets);
        expect(snippets.length).toBeGreaterThan(3);
    });

    test("are found for anything that a link may hold", () => {
        fc.assert(
            fc.property(fc.webQueryParameters(), fc.string(), (query, provider) => {
                const found = snippetsFor(`?${query}&provider=${encodeURIComponent(provider)}`);
                expect(Array.isArray(found.snippets)).toBe(true);
            }),
        );
    });

    test("name each field that is invalid, and have its default", () => {
        const query: Query = { provider: "none", stream: "perhaps" };
        const found = snippetsFor(`?${new URLSearchParams(query)}`);
        expect(parseQuery(`?${new URLSearchParams(query)}`)).toEqual(query);
        expect(found.problems).toEqual([{ field: "provider" }, { field: "stream" }]);
        expect(found.snippets).toEqual(snippetsFor({}).snippets);
    });
});

describe("the snippet that is shown", () => {
    const found = snippetsFor({ model: "black-forest-labs/FLUX.1-dev", provider: "fal-ai" });
    const shown = (choice: ClientChoice) => {
        const { snippet, leftOut } = chooseSnippet(found, choice);
        return { ...(snippet && { snippet: keyOf(snippet) }), ...(leftOut && { leftOut: keyOf(leftOut) }) };
    };

    test.each([
        [{}, { snippet: "python/huggingface_hub" }],
        [{ language: "js" }, { snippet: "js/callsheet" }],
        [{ client: "js/fetch" }, { snippet: "js/fetch" }],
        [{ client: "fetch", language: "js" }, { snippet: "js/fetch" }],
        [{ client: "fetch", language: "python" }, { snippet: "python/huggingface_hub" }],
        [{ client: "none" }, { snippet: "python/huggingface_hub" }],
    ] as const)("of %j is %j", (choice, expected) => {
        expect(shown(choice)).toEqual(expected);
    });

    test("is missing for a reason", () => {
        const elsewhere = snippetsFor({ model: "my/own", task: "text-to-image", provider: "together" });
        const chosen = chooseSnippet(elsewhere, { client: "requests" });
        expect(chosen.leftOut?.client).toBe("requests");
        expect(noticesOf(elsewhere, chosen, english)).toEqual([
            { text: english.withoutProgram, message: chosen.leftOut?.why },
        ]);
        expect(noticesOf(elsewhere, chooseSnippet(elsewhere, { client: "none" }), english)).toEqual([
            { text: "The library is not valid. The code shows the default." },
        ]);
    });
});
