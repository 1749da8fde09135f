import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { testWith } from "../../../../verify/testing/test-with.ts";
import { lastChanged } from "./last-changed.ts";

testWith("git")("a file of the repository was changed on a day that Git knows", ({ skip }) => {
    if (!existsSync(".git")) skip("needs the history of the repository: this is a copy without it");
    const changed = lastChanged(["LICENSE"]);
    expect(changed).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
    expect(Date.parse(lastChanged(["LICENSE", "site/src/routes.ts"]) ?? "")).toBeGreaterThanOrEqual(
        Date.parse(changed ?? ""),
    );
});

test("what Git does not know was changed on no day", () => {
    expect(lastChanged(["no/such/file"])).toBeUndefined();
});

test("a folder was changed when the last of its files was, and is no other folder that begins like it", () => {
    const folders = readdirSync("packages").map((name) => `packages/${name}`);
    expect(lastChanged(["packages"])).toBe(lastChanged(folders));
    expect(lastChanged(["packag"])).toBeUndefined();
});
