/** What a README says is done word for word, or is an error. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { changedBy, followReadme } from "./follow-readme.ts";

const config = `import { a } from "a";

export default {
    docs: {
        path: "docs",
    },
};
`;

describe("a change of a file", () => {
    test("adds lines behind those that it repeats, and removes lines", () => {
        const block = `// config.js
+import { b } from "b";
 …
 docs: {
-  path: "docs",
+        plugins: [b],
     },
`;
        expect(changedBy(block, config)).toBe(`import { b } from "b";
import { a } from "a";

export default {
    docs: {
        plugins: [b],
    },
};
`);
    });

    test.each([" pages: {", "-pages: {"])("that wants a line which is not there is an error: %j", (line) => {
        expect(() => changedBy(`// config.js\n${line}\n`, config)).toThrow("does not follow: pages: {");
    });

    test("wants its lines in their order", () => {
        expect(() => changedBy('// config.js\n docs: {\n import { a } from "a";\n', config)).toThrow("does not follow");
    });
});

describe("the blocks of a section", () => {
    const folder = () => {
        const path = mkdtempSync(join(tmpdir(), "callsheet-readme-"));
        onTestFinished(() => rmSync(path, { recursive: true }));
        return path;
    };

    test("become files, changes, and commands", () => {
        const here = folder();
        writeFileSync(join(here, "config.js"), config);
        const commands = followReadme(here, [
            { language: "sh", title: undefined, code: "npm install one @two/three\ncp one two\n" },
            { language: "sh", title: undefined, code: "npm install --save-dev four\n" },
            { language: "tsx", title: "src/pages/call.tsx", code: "// src/pages/call.tsx\n" },
            { language: "diff", title: "config.js", code: "// config.js\n+// ours\n" },
        ]);
        expect(commands).toEqual({ packages: ["one", "@two/three", "four"], others: ["cp one two"] });
        expect(readFileSync(join(here, "src/pages/call.tsx"), "utf8")).toBe("// src/pages/call.tsx\n");
        expect(readFileSync(join(here, "config.js"), "utf8")).toBe(`// ours\n${config}`);
    });

    test("must say where their code belongs", () => {
        const block = { language: "tsx", title: undefined, code: "export {};\n" };
        expect(() => followReadme(folder(), [block])).toThrow("does not name its file");
    });
});
