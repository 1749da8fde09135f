import { expect, test } from "vitest";
import { differs, type Problem } from "../judge/problem.ts";
import { program } from "../judge/testing.ts";
import { withReason } from "./short-reason.ts";

const reasonOf = (problems: readonly Problem[], stderr = "") =>
    withReason({ program, problems, stderr, listed: [], lookUps: [] }).problems.map(
        ({ at, message }) => `${at}: ${message}`,
    );

const ended = { at: "exit", message: "the program ended with code 1: TypeError: no" };
const tower = "The tower is 324 metres tall, about the same height as an 81-storey building. ".repeat(5);

test("a wrong request comes before all that follows from it", () => {
    const answered = { at: "requests", message: "was answered with 400: no" };
    expect(reasonOf([ended, answered, differs("headers.prefer", "wait", undefined), differs("body.a", 1, 2)])).toEqual([
        "body.a: expected 1, received 2",
    ]);
    expect(reasonOf([answered, ended])).toEqual(["exit: the program ended with code 1: TypeError: no"]);
    expect(reasonOf([])).toEqual([]);
});

test.each<[string, Problem, string]>([
    [
        "long texts",
        differs("body.inputs", tower, JSON.stringify(tower)),
        'body.inputs: expected "The tower is 324 metres tall, about the…", received "\\"The tower is 324 metres tall, about t…"',
    ],
    [
        "bytes",
        differs("body", "JSON", new TextDecoder().decode(new Uint8Array([0xff, 0xfb, 0, 0]))),
        'body: expected "JSON", received bytes',
    ],
    ["errors", { at: "exit", message: "no ".repeat(100) }, `exit: ${"no ".repeat(53)}n…`],
])("%s are cut short", (_, problem, reason) => {
    expect(reasonOf([problem])).toEqual([reason]);
});

test("a program that ends before its result says so", () => {
    expect(reasonOf([ended], "Warning: Detected unsettled top-level await at file:///x:5\n")).toEqual([
        "exit: the program ended with code 13, while it waited for the result",
    ]);
});
