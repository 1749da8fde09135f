/** One snippet of each client, run as it is with the real libraries: a part of `quick.test.ts`, for `npm run test:quick`. */
import { describe, expect, test } from "vitest";
import { cells } from "./cells.ts";
import { pinnedLibraries } from "./libraries.ts";
import { prove } from "./prove.ts";
import { proveBeforeAll } from "./prove-before-all.ts";
import { oneOfEachClient, quickOf } from "./quick.ts";

const all = cells();
const programs = oneOfEachClient(all);
const expectPassed = proveBeforeAll(() => prove(programs, pinnedLibraries()));

describe("a snippet sends what it is to send", () => {
    test.for(programs.map(({ id }) => id))("%s", expectPassed);
});

test("each is among those that npm test runs", () => {
    expect(quickOf(all)).toEqual(expect.arrayContaining([...programs]));
});
