import { expect, test } from "vitest";
import { frameworkOf } from "./framework.ts";

test("the framework is read from the query", () => {
    expect(frameworkOf("?fw=pt")).toBe("pt");
    expect(frameworkOf("?a=1&fw=tf")).toBe("tf");
});

test("an unknown framework is none", () => {
    expect(frameworkOf("?fw=jax")).toBeUndefined();
    expect(frameworkOf("")).toBeUndefined();
});
