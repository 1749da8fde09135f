import fc from "fast-check";
import { expect, test } from "vitest";
import { noSuchNameResponse } from "./dns.ts";

/** A question, as resolvers send it. */
const question = (name: string): Buffer =>
    Buffer.concat([
        Buffer.from([0xab, 0xcd, 0x01, 0x00, 0, 1, 0, 0, 0, 0, 0, 1]),
        ...name.split(".").map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`, "latin1")),
        Buffer.from([0, 0, 1, 0, 1]),
        // More records, which the response leaves out.
        Buffer.from([0, 0, 41, 4, 208, 0, 0, 0, 0, 0, 0]),
    ]);

test("noSuchNameResponse: every name is denied, and told", () => {
    const { name, response } = noSuchNameResponse(question("a.example.com")) ?? expect.fail("It is no question.");
    expect(name).toBe("a.example.com");
    // The same id, and the code for a name that does not exist.
    expect(response.subarray(0, 2)).toEqual(Buffer.from([0xab, 0xcd]));
    expect(response.readUInt16BE(2) & 0x800f).toBe(0x8003);
    expect([4, 6, 8, 10].map((at) => response.readUInt16BE(at))).toEqual([1, 0, 0, 0]);
    expect(response.length).toBe(12 + "a.example.com".length + 2 + 4);
});

test("noSuchNameResponse: what is no question has no answer, and ends nothing", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => void noSuchNameResponse(Buffer.from(bytes))));
    expect(noSuchNameResponse(Buffer.alloc(0))).toBeUndefined();
    expect(noSuchNameResponse(question("a.example").subarray(0, 16))).toBeUndefined();
});
