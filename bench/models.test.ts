import { describe, expect, test } from "vitest";
import { models } from "./models.ts";

describe("the generated models", () => {
    test("are the same each time, and as many as were asked for", () => {
        expect([...models(500)]).toEqual([...models(500)]);
        expect(new Set([...models(500)].map(({ id }) => id)).size).toBe(500);
    });

    test("are of many tasks, and mostly write text", () => {
        const tags = [...models(2000)].map(({ pipeline_tag }) => pipeline_tag);
        expect(new Set(tags).size).toBe(15);
        const writing = tags.filter((tag) => tag === "text-generation").length / tags.length;
        expect(writing).toBeGreaterThan(0.4);
        expect(writing).toBeLessThan(0.5);
    });
});
