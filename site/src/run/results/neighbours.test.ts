import { expect, test } from "vitest";
import type { Block } from "./block.ts";
import { neighboursOf, rememberEmbeddings } from "./vectors.ts";

const result = (of: string, values: readonly number[]): readonly Block[] => [{ kind: "vector", of, values }];

test("an embedding is compared with those of earlier runs, the likest first", () => {
    const before = [result("tea", [1, 0.1]), result("rain", [0, 1]), result("three numbers", [1, 0, 0])].reduce(
        rememberEmbeddings,
        [],
    );
    expect(neighboursOf(before, result("coffee", [1, 0])).map(({ label }) => label)).toEqual(["tea", "rain"]);
});

test("a text that is run again is not its own neighbour, and is remembered once", () => {
    const before = [result("tea", [1, 0]), result("tea", [0, 1])].reduce(rememberEmbeddings, []);
    expect(before).toEqual([{ text: "tea", values: [0, 1] }]);
    expect(neighboursOf(before, result("tea", [0, 1]))).toEqual([]);
});

test("no more texts are remembered than somebody can look at", () => {
    const before = Array.from({ length: 20 }, (_, index) => result(`text ${index}`, [index, 1])).reduce(
        rememberEmbeddings,
        [],
    );
    expect(before.map(({ text }) => text)).toEqual(Array.from({ length: 8 }, (_, index) => `text ${index + 12}`));
});
