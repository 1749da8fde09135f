import { expect, test } from "vitest";
import { isWhole, optionsOf } from "./options.ts";

test("without options everything is run", () => {
    expect(isWhole(optionsOf([]))).toBe(true);
    expect(isWhole(optionsOf(["--types", "--latest"]))).toBe(true);
    expect(isWhole(optionsOf(["--peer"]))).toBe(true);
});

test.each([
    ["--provider", "groq"],
    ["--task", "fill-mask"],
    ["--client", "curl"],
    ["--only", "x"],
    ["--quick"],
    ["--hostile"],
])("with %s %s a part", (...args) => expect(isWhole(optionsOf(args.filter(Boolean)))).toBe(false));

test.each([
    ["--provider", "nobody", "There is no provider nobody."],
    ["--task", "nothing", "There is no task nothing."],
    ["--colour", "red", "Unknown option '--colour'"],
    ["--peer", "--latest", "--peer goes with the pinned libraries"],
    ["--seed", "x", "--seed takes a number, not x."],
    ["--peer", "--hostile", "--peer goes with the pinned libraries"],
    ["--peer", "--types", "--peer goes with the pinned libraries"],
])("%s %s is a mistake", (name, value, message) => {
    expect(() => optionsOf([name, value])).toThrow(message);
});
