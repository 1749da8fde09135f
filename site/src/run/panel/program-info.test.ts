import { expect, test } from "vitest";
import { readProgramInfo } from "./runnable-call.ts";

test("what a program finds is read as it was written, without a call as well", () => {
    const { call, files } = readProgramInfo(undefined, JSON.stringify([["notes.txt", "નોંધ"]]));
    expect(call).toBeUndefined();
    expect(files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])).toEqual([["notes.txt", "નોંધ"]]);
    expect(readProgramInfo(undefined)).toEqual({ files: [] });
});
