/** The README shows the line of each SDK. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sdkLines } from "./sdk-lines.ts";

const at = { url: "http://127.0.0.1:8787", certificate: "FILE.pem", token: "hf_sandbox_any" };

test("the README has the line of each SDK, and no other", () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const [, shown = ""] = /<!-- sdk-lines:.*-->\n([\s\S]*?)\n<!-- \/sdk-lines -->/.exec(readme) ?? [];
    const rows = sdkLines.map(({ sdk, change, line, note }) => {
        const noteText = note === undefined ? "" : `; ${note}`;
        return `| ${sdk} | \`${line(at)}\` | ${change}${noteText} |`;
    });
    expect(shown.trim().split("\n")).toEqual(["| SDK | one line | what it changes |", "| --- | --- | --- |", ...rows]);
});

test("a path with blanks and quotes is one word of the shell", () => {
    const certificate = "/home/it's me/a.pem";
    const curl = sdkLines.find(({ id }) => id === "sh/curl")?.line({ ...at, certificate });
    expect(curl).toContain(`--cacert '/home/it'\\''s me/a.pem' `);
});
