import type { Call } from "@callsheet/inference/providers";
import { taskIds } from "@callsheet/inference/tasks";
import { base64, dataUrl, file, secret } from "@callsheet/inference/wire";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exampleCall } from "../testing.ts";
import {
    filesIn,
    leavesFromJson,
    leavesToJson,
    readCall,
    readProgramInfo,
    withFiles,
    writeCall,
} from "./runnable-call.ts";

describe("a call of a page", () => {
    test.for(taskIds)("is the same when it is read again: %s", (task) => {
        const call = exampleCall(task);
        // JSON drops undefined properties.
        expect(readCall(writeCall(call))).toEqual(withoutUndefined(call));
    });

    test("may hold any JSON, also what looks as its files are written", () => {
        fc.assert(
            fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
                const inputs = { $: "file", name: "x", value };
                const again = leavesFromJson(JSON.parse(JSON.stringify(leavesToJson(inputs))));
                expect(JSON.stringify(again)).toBe(JSON.stringify(inputs));
            }),
        );
    });

    test("holds no token", () => {
        expect(() => leavesToJson({ key: secret("HF_TOKEN") })).toThrow(TypeError);
    });

    test("names its files once, and takes their bytes wherever they stand", async () => {
        const cat = file("cat.png", "image/png");
        const inputs = [cat, { url: dataUrl(cat, "image/png") }, base64(file("a.wav", "audio/wav"))];
        expect(filesIn(inputs).map(({ name }) => name)).toEqual(["cat.png", "a.wav"]);
        const [filled, , other] = withFiles(inputs, new Map([["cat.png", new Uint8Array([1, 2])]])) as typeof inputs;
        expect(filled).toBeInstanceOf(Blob);
        // A file without bytes keeps its name.
        expect(filesIn(other).map(({ name }) => name)).toEqual(["a.wav"]);
    });
});

const withoutUndefined = (call: Call): unknown =>
    Object.fromEntries(Object.entries(call).filter(([, value]) => value !== undefined));

test("readProgramInfo: what a program finds is read as it was written, without a call as well", () => {
    const { call, files } = readProgramInfo(undefined, JSON.stringify([["notes.txt", "નોંધ"]]));
    expect(call).toBeUndefined();
    expect(files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])).toEqual([["notes.txt", "નોંધ"]]);
    expect(readProgramInfo(undefined)).toEqual({ files: [] });
});
