import { expect, test } from "vitest";
import { allEntries, tellings } from "./error-groups.ts";
import { findErrors } from "./find-errors.ts";
import { readTold, writeTold } from "./told.ts";

test("the finder of the page finds what the data finds", () => {
    const read = tellings.map((telling) => readTold(telling.id, writeTold(telling)));
    for (const message of allEntries.flatMap(([, { seen }]) => seen)) {
        expect(findErrors(message, read)).toEqual(findErrors(message, tellings));
    }
});
