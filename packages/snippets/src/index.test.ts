import { snippets as theirs } from "@huggingface/inference";
import { expect, test } from "vitest";
import * as snippets from "./index.ts";

test("the package is what the ecosystem's client calls `snippets`", () => {
    expect(Object.keys(theirs)).toContain("getInferenceSnippets");
    expect(Object.keys(snippets)).toEqual(expect.arrayContaining(Object.keys(theirs)));
});

test.each(["text-classification", "text-to-image", "image-classification", "text-generation"] as const)(
    "it writes a program wherever theirs does: %s",
    (pipeline_tag) => {
        const model = { id: "owner/name", pipeline_tag, tags: ["conversational"], inference: "" };
        const clientsOf = (snippets: readonly { language: string; client: string }[]) =>
            snippets.map(({ language, client }) => `${language}/${client}`);
        const expected = clientsOf(theirs.getInferenceSnippets(model, "hf-inference"));
        expect(expected).toContain("python/requests");
        expect(clientsOf(snippets.getInferenceSnippets(model, "hf-inference"))).toEqual(
            expect.arrayContaining(expected),
        );
    },
);
