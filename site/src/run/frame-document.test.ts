import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { frameDocument, frameScript, frameScriptHash } from "./frame-document.ts";

test("the hash is that of the script", () => {
    expect(frameScriptHash).toBe(`'sha256-${createHash("sha256").update(frameScript).digest("base64")}'`);
});

test("the frame's own policy lets it reach nothing, before its script", () => {
    const policy = /content="([^"]+)"/.exec(frameDocument)?.[1] ?? "";
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/'self'|https?:|data:|\*|'unsafe-(?:inline|eval)'/);
    expect(frameDocument.indexOf(policy)).toBeLessThan(frameDocument.indexOf("<script>"));
});
