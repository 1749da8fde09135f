/** The README shows the line of each SDK. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { programVariables, proxyVariables } from "./proxy/environment.ts";
import { sdkLines } from "./sdk-lines.ts";

const at = { url: "http://127.0.0.1:8787", certificate: "FILE.pem", token: "hf_sandbox_any" };

test("the README has the line of each SDK, and no other", () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const [, shown = ""] = /<!-- sdk-lines:.*-->\n([\s\S]*?)\n<!-- \/sdk-lines -->/.exec(readme) ?? [];
    const rows = sdkLines.map(({ sdk, change, line, note }) => {
        const told = note === undefined ? "" : `; ${note}`;
        return `| ${sdk} | \`${line(at)}\` | ${change}${told} |`;
    });
    expect(shown.trim().split("\n")).toEqual(["| SDK | one line | what it changes |", "| --- | --- | --- |", ...rows]);
});

test("a path with blanks and quotes is one word of the shell", () => {
    const certificate = "/home/it's me/a.pem";
    const curl = sdkLines.find(({ id }) => id === "sh/curl")?.line({ ...at, certificate });
    expect(curl).toContain(`--cacert '/home/it'\\''s me/a.pem' `);
});

describe("the variables of a program", () => {
    const variables = programVariables(at);

    test("have the proxy for every scheme, in both spellings, and nobody is left out but this machine", () => {
        for (const name of ["HTTPS_PROXY", "HTTP_PROXY", "ALL_PROXY"]) {
            expect([variables[name], variables[name.toLowerCase()]]).toEqual([at.url, at.url]);
        }
        expect(variables["NO_PROXY"]).toBe("127.0.0.1,localhost,::1");
        expect(variables).toMatchObject(proxyVariables(at));
    });

    test("have a made-up token in the place of each that may be real", () => {
        expect(variables["HF_TOKEN"]).toBe(at.token);
        for (const name of ["OPENAI_API_KEY", "TOGETHER_API_KEY", "FAL_KEY", "FAL_AI_API_KEY"]) {
            expect(variables[name]).toBe("sandbox-key");
        }
    });
});
