import { expect, test } from "vitest";
import { embedCode } from "./ProgramActions.tsx";

test("embedding code holds the link, and nothing breaks out of it", () => {
    const code = embedCode('https://site.example/gu/snippets?message="><script>&model=a/b', 'Make "it"');
    expect(code).toContain("embed=1");
    expect(code).not.toContain("<script>");
    expect(code.match(/"/g)).toHaveLength(10);
    expect(code).toContain("&amp;model=");
});
