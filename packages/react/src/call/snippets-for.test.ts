import { type CatalogueModel, modelOf } from "@callsheet/catalogue";
import { parseQuery, type Query } from "@callsheet/snippets/query";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { english } from "../words/en/snippet.ts";
import type { SnippetCall } from "./snippet-call.ts";
import { type ClientChoice, chooseSnippet, keyOf, noticesOf, snippetsFor } from "./snippets-for.ts";

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
        expect(found.problems).toEqual([
            { field: "provider", message: expect.stringMatching(/^There is no provider "none"\. One of: auto, /) },
            { field: "stream" },
        ]);
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
            {
                text: "The library is not valid. The code shows the default.",
                message: expect.stringContaining('There is no client "none".'),
            },
        ]);
    });

    test.each<[ClientChoice, string]>([
        [{ client: "huggingfacehub" }, "Did you mean huggingface_hub "],
        [{ client: "js/opneai" }, "Did you mean js/openai?"],
        [{ client: "fetch", language: "python" }, "No program of fetch in python makes this call."],
        [{ client: "python/openai" }, "No program of python/openai makes this call."],
    ])("is the first one if there is none of %j, and the reason is said", (choice, message) => {
        expect(chooseSnippet(found, choice).problem?.message).toContain(message);
    });
});

describe("a name that nobody knows is not guessed in silence", () => {
    const whisper = "openai/whisper-large-v3";
    const noticesFor = (call: SnippetCall | string) => {
        const found = snippetsFor(call);
        return noticesOf(found, chooseSnippet(found, {}), english).map(({ text, message }) => `${text} ${message}`);
    };

    test.each<[SnippetCall | string, RegExp]>([
        [
            { model: "openai/wisper-large-v3" },
            /^Check the model\. .*with its task\. Did you mean openai\/whisper-large-v3/,
        ],
        [{ model: "openai/Whisper-Large-v3" }, /^Check the model\. .*Did you mean openai\/whisper-large-v3\?/],
        [{ model: "nobody/knows-this" }, /^Check the model\. .*The code takes its task to be conversational\./],
        [{ model: whisper, task: "text-to-image" }, /^Check the task\. .*known for automatic-speech-recognition/],
        [
            { model: "black-forest-labs/FLUX.1-dev", parameters: { widht: 512 } },
            /^Check the list .*Did you mean width\?/,
        ],
        ["?task=txt-to-image", /^The task is not valid\. .*Did you mean text-to-image/],
        ["?provider=togehter", /^The provider is not valid\. .*Did you mean together\?/],
        ["?model=not+a+model", /^The model is not valid\. .*that has the form owner\/name/],
    ])("%j", (call, notice) => {
        expect(noticesFor(call)).toEqual([expect.stringMatching(notice)]);
        expect(snippetsFor(call).snippets).not.toEqual([]);
    });

    test.each<SnippetCall | string>([
        { model: whisper },
        { model: "my/own", endpoint: "http://localhost:8080/v1" },
        { model: "my/own", task: "text-to-image", provider: "hf-inference" },
        "?language=request",
    ])("and %j needs no word", (call) => {
        expect(noticesFor(call)).toEqual([]);
    });

    test("but a model that the page looks up itself is known", () => {
        const own = { ...modelOf(whisper), id: "my/own" } as CatalogueModel;
        expect(snippetsFor({ model: "my/own" }, (id) => (id === "my/own" ? own : undefined)).problems).toEqual([]);
    });
});
