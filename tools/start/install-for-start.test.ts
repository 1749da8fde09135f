import { expect, test } from "vitest";
import { readsTypeScript } from "./install-for-start.mjs";

test.for([
    ["20.19.0", false],
    ["22.17.1", false],
    ["22.18.0", true],
    ["23.11.0", false],
    ["24.1.0", false],
    ["24.2.0", true],
    ["26.0.0", true],
] as const)("whether Node %s runs the sources as they are: %s", ([version, reads]) => {
    expect(readsTypeScript(version)).toBe(reads);
});
