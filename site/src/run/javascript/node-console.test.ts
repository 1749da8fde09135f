import { Console } from "node:console";
import { Writable } from "node:stream";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nodeConsole } from "./node-console.ts";

type Act = (
    console: Pick<Console, "log" | "table" | "group" | "groupEnd" | "dir" | "count" | "assert" | "error">,
) => void;

function byOurs(act: Act): string {
    let text = "";
    act(nodeConsole((stream, piece) => (text += `${stream}: ${piece}`)) as never);
    return text;
}

function byNode(act: Act): string {
    let text = "";
    const into = (stream: string): Writable =>
        new Writable({
            write(piece, _encoding, done) {
                text += `${stream}: ${piece}`;
                done();
            },
        });
    act(new Console({ stdout: into("stdout"), stderr: into("stderr"), colorMode: false }));
    return text;
}

describe("what is printed is what Node prints", () => {
    test.each<[string, Act]>([
        ["texts and numbers", (console) => console.log("a", 1, -0, 2n, undefined, null, true, Symbol("x"))],
        ["objects in objects", (console) => console.log({ a: { b: { c: { d: 1 } } }, list: [1, { two: 2 }] })],
        ["long lists", (console) => console.log(Array.from({ length: 120 }, (_, index) => index / 7))],
        [
            "scores",
            (console) =>
                console.log([
                    { label: "POSITIVE", score: 0.9998 },
                    { label: "NEGATIVE", score: 0.0002 },
                ]),
        ],
        ["maps, sets and bytes", (console) => console.log(new Map([["a", new Set([1])]]), new Uint8Array(3))],
        [
            "classes and functions",
            (console) =>
                console.log(
                    class A {},
                    function f() {},
                    new (class B {
                        x = 1;
                    })(),
                ),
        ],
        ["what stands in a text", (console) => console.log("%s is %d years, %j, %o %%", "she", 42, { a: 1 }, [1])],
        ["texts in another script", (console) => console.log({ word: "ગુજરાતી", emoji: "🪁" })],
        [
            "a table",
            (console) =>
                console.table([
                    { label: "a", score: 0.5 },
                    { label: "bb", other: [1, 2] },
                ]),
        ],
        ["a table of values", (console) => console.table(["x", "yy"])],
        [
            "groups",
            (console) => {
                console.group("one");
                console.log("two\nlines");
                console.groupEnd();
                console.log("three");
            },
        ],
        [
            "counts, and what does not hold",
            (console) => {
                console.count();
                console.count("x");
                console.count();
                console.assert(false, "no");
                console.assert(true);
            },
        ],
        [
            "errors, apart",
            (console) => {
                console.error("wrong", { a: 1 });
                console.log("right");
            },
        ],
        ["what is taken apart", (console) => console.dir({ a: { b: { c: { d: {} } } } }, { depth: null })],
    ])("%s", (_, act) => {
        expect(byOurs(act)).toBe(byNode(act));
    });

    test("any JSON", () => {
        fc.assert(
            fc.property(fc.jsonValue(), (value) => {
                expect(byOurs((console) => console.log(value))).toBe(byNode((console) => console.log(value)));
            }),
        );
    });
});
