import { describe, expect, test } from "vitest";
import { installation } from "./install.mjs";
import { readsTypeScript } from "./start/install-for-start.mjs";

const found = (installed: "production" | "all" | undefined, others: { isWhole?: boolean; hasTools?: boolean }) => ({
    isRemembered: (packages: "production" | "all") => packages === installed,
    isWhole: false,
    hasTools: false,
    ...others,
});

describe("what npm is asked to install", () => {
    const common = ["--no-audit", "--no-fund", "--loglevel=error"];

    test.for(["production", "all"] as const)("nothing, where %s is wanted and everything is there", (dependencies) => {
        expect(installation(dependencies, found("all", { isWhole: true, hasTools: true }))).toBeUndefined();
    });

    test("on a fresh clone, no more than what is wanted", () => {
        expect(installation("production", found(undefined, {}))).toEqual({
            args: ["ci", "--omit=dev", ...common],
            gives: "production",
        });
        expect(installation("all", found(undefined, {}))?.gives).toBe("all");
    });

    test("for tests after `npm start`, what is missing beside what is there", () => {
        expect(installation("all", found("production", { isWhole: true }))).toEqual({
            args: ["install", "--no-save", "--include=dev", ...common],
            gives: "all",
        });
    });

    test("for `npm start` after `npm ci` or with a newer lockfile, all that was there, and nothing is emptied", () => {
        expect(installation("production", found(undefined, { isWhole: true, hasTools: true }))).toEqual({
            args: ["install", "--no-save", "--include=dev", ...common],
            gives: "all",
        });
    });

    test("from the beginning, where an installation was cut off", () => {
        expect(installation("production", found(undefined, { hasTools: true }))?.args[0]).toBe("ci");
    });
});

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
