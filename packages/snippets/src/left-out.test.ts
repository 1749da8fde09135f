import { describe, expect, test } from "vitest";
import { writeSnippets } from "./generate.ts";
import type { Model } from "./snippet.ts";

const chat: Model = { id: "owner/chat", pipeline_tag: "text-generation", tags: ["conversational"] };

describe("a client that cannot make the call is left out, and it is said why", () => {
    const recording: Model = { id: "openai/whisper-large-v3", pipeline_tag: "automatic-speech-recognition" };
    const heard = (language: string) =>
        writeSnippets(recording, "deepinfra", { providerId: "whisper" }, { parameters: { language } });

    test("curl, where a text of a form holds a NUL", () => {
        const { snippets, leftOut } = heard("g\0u");
        expect(snippets.map(({ client }) => client)).toEqual(
            expect.arrayContaining(["callsheet", "fetch", "requests"]),
        );
        expect(leftOut).toContainEqual({
            language: "sh",
            client: "curl",
            why: "A shell word cannot hold a NUL character.",
        });
    });

    test("requests, where one holds half a pair of surrogates", () => {
        const { snippets, leftOut } = heard("\ud800");
        expect(snippets.map(({ client }) => client)).toEqual(expect.arrayContaining(["callsheet", "fetch", "curl"]));
        expect(leftOut.find(({ client }) => client === "requests")?.why).toContain("lone surrogate");
    });

    test("those that write the request out, where the provider's own id of the model is not known", () => {
        const { leftOut } = writeSnippets(recording, "deepinfra");
        expect(leftOut.map(({ client }) => client)).toEqual(["fetch", "requests", "curl"]);
        expect(leftOut[0]?.why).toBe("It writes the request out, for which it needs the model's own id at deepinfra.");
    });

    test("nobody, where all can", () => {
        expect(writeSnippets(chat, "auto").leftOut).toEqual([]);
    });
});
