import { expect, test } from "vitest";
import { filesOf } from "./files.ts";

const namesIn = (value: object) => [
    ...filesOf({
        method: "POST",
        url: "",
        headers: {},
        body: { format: "json", value: JSON.parse(JSON.stringify(value)) },
    }).keys(),
];

test("every file of a request is made, however deep it lies", () => {
    expect(
        namesIn({ image: { $base64: { $file: "a.png" } }, list: [{ $dataUrl: { $file: "b.jpg" }, type: "x" }] }),
    ).toEqual(["a.png", "b.jpg"]);
});

test("what only looks like a file is none, and may hold one", () => {
    expect(namesIn({ $json: { $file: "a.png", $base64: { $base64: { $file: "b.png" } } } })).toEqual(["b.png"]);
});

test("a file of an unknown kind cannot be made", () => {
    expect(() => namesIn({ $file: "a.exe" })).toThrow('No file can be made for "a.exe"');
});
