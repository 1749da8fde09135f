import { expect, test } from "vitest";
import { isPart, kindOf, optionsOf } from "./options.ts";

test("without options those are run that stand for all, with --all every snippet", () => {
    expect(kindOf(optionsOf([]))).toBe("covering");
    expect(kindOf(optionsOf(["--types", "--latest"]))).toBe("covering");
    expect(kindOf(optionsOf(["--all"]))).toBe("whole");
    expect(isPart(optionsOf(["--peer"]))).toBe(false);
});

test.each([
    ["--provider", "groq"],
    ["--task", "fill-mask"],
    ["--client", "curl"],
    ["--only", "x"],
    ["--quick"],
    ["--hostile"],
    ["--share", "2/3"],
])("with %s %s a part, which no report says", (...args) => {
    const options = optionsOf(args.filter(Boolean));
    expect([isPart(options), kindOf(options)]).toEqual([true, undefined]);
});

test.each([
    ["--provider", "nobody", "There is no provider nobody."],
    ["--task", "nothing", "There is no task nothing."],
    ["--colour", "red", "Unknown option '--colour'"],
    ["--all", "--quick", "--all is every snippet of ours"],
    ["--all", "--peer", "--all is every snippet of ours"],
    ["--peer", "--latest", "--peer goes with the pinned libraries"],
    ["--seed", "x", "--seed takes a number, not x."],
    ["--peer", "--hostile", "--peer goes with the pinned libraries"],
    ["--peer", "--types", "--peer goes with the pinned libraries"],
    ["--share", "3/2", "--share takes which share of how many, such as 1/3, not 3/2."],
    ["--share=1/3", "--quick", "--share is of what stands for all"],
    ["--share=1/3", "--all", "--all is every snippet of ours"],
])("%s %s is a mistake", (name, value, message) => {
    expect(() => optionsOf([name, value])).toThrow(message);
});
