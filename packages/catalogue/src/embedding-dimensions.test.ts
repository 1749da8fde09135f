import { catalogue, dimensionsOf } from "@callsheet/catalogue";
import { describe, expect, test } from "vitest";

describe("the dimensions of a model's embeddings", () => {
    test.each([
        ["BAAI/bge-m3", 1024],
        ["intfloat/multilingual-e5-large", 1024],
        ["text-embedding-3-small", 1536],
        ["openai/text-embedding-3-small", 1536],
        ["qwen3-embedding-8b", 4096],
        ["baai/BGE-M3", 1024],
    ])("%s: %d", (id, dimensions) => expect(dimensionsOf(id)).toBe(dimensions));

    test.each(["owner/unknown", "constructor", "", "BAAI/"])("are not known for %j", (id) =>
        expect(dimensionsOf(id)).toBeUndefined(),
    );

    test("are known for the catalogue's models that embed texts", () => {
        const embedding = catalogue.models.filter(({ task }) => task === "feature-extraction");
        // Mimi encodes sound: its vectors depend on the length.
        expect(embedding.filter(({ id }) => dimensionsOf(id) === undefined).map(({ id }) => id)).toEqual([
            "kyutai/mimi",
        ]);
    });
});
