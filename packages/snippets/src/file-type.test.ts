import { expect, test } from "vitest";
import { fileType } from "./file-type.ts";

test.each([
    ["cats.jpg", "image/jpeg"],
    ["photo.holiday.PNG", "image/png"],
    ["sample1.flac", "audio/flac"],
    ["noise", undefined],
    ["x.constructor", undefined],
    ["x.exe", undefined],
])("%s is %s", (name, type) => {
    expect(fileType(name)).toBe(type);
});
