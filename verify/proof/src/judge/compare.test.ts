import { array, assert, constant, jsonValue, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { compareJson } from "./compare.ts";

/** JSON as it arrives, without the `$` keys that wire requests reserve for leaves. */
const arrived = jsonValue().map((value) =>
    JSON.parse(JSON.stringify(value, (key, item) => (key.startsWith("$") ? undefined : item)) ?? "null"),
);
const none = new Map();

test("what is the same has no differences", () => {
    assert(
        property(arrived, (value) => {
            expect(compareJson("body", value, structuredClone(value), none)).toEqual([]);
        }),
    );
});

test("the order of keys does not matter, that of items does", () => {
    expect(compareJson("body", { a: 1, b: 2 }, { b: 2, a: 1 }, none)).toEqual([]);
    expect(compareJson("body", [1, 2], [2, 1], none)).toHaveLength(2);
});

test("whatever is changed is found at its path", () => {
    const paths = array(oneof(string({ minLength: 1 }), constant("a")), { maxLength: 4 });
    assert(
        property(arrived, paths, (value, path) => {
            const wrap = (inner: unknown) => path.reduceRight((all, key) => ({ [`k${key}`]: all }), inner);
            const at = ["body", ...path.map((key) => `k${key}`)].join(".");
            const [difference] = compareJson("body", wrap(value) as never, wrap({ other: value }), none);
            expect(difference?.at.startsWith(at)).toBe(true);
        }),
    );
});

test("there is one zero", () => {
    expect(compareJson("body", [0, -0], [-0, 0], none)).toEqual([]);
});

test("an object that looks like a leaf is an object", () => {
    expect(compareJson("body", { $json: { $file: "x" } }, { $file: "x" }, none)).toEqual([]);
});
