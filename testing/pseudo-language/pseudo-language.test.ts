/** Adds a language by its lines in memory, and looks for strings in it that are of another language. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createViteServer } from "vitest/node";
import { additions, pseudoLanguagePlugin, withPseudoLanguage } from "./add-language.ts";
import { notShown, pseudoLanguage, pseudoOf, pseudoText } from "./pseudo.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
let vite: Awaited<ReturnType<typeof createViteServer>>;

beforeAll(async () => {
    vite = await createViteServer({
        configFile: false,
        root,
        plugins: [pseudoLanguagePlugin()],
        server: { middlewareMode: true, watch: null, ws: false },
        optimizeDeps: { noDiscovery: true },
        appType: "custom",
        logLevel: "error",
    });
});
afterAll(() => vite.close());

/** The strings below a value that are neither of the pseudo-language nor marked as English. */
function foreignStrings(value: unknown, path = ""): readonly string[] {
    if (typeof value === "string") {
        const isOwn = value === pseudoText(value) || /^[\u27e6\u2063]/.test(value) || value === pseudoLanguage;
        return isOwn ? [] : [`${path}: ${value}`];
    }
    if (typeof value !== "object" || value === null || ("lang" in value && value.lang === "en")) return [];
    return Object.entries(value).flatMap(([key, inner]) =>
        // Strings for programs, and shortcuts.
        notShown.has(key) || key === "id" ? [] : foreignStrings(inner, `${path}.${key}`),
    );
}

test("a text is accented, bracketed and a third longer, and keeps what is no text", () => {
    expect(pseudoText("Added: {name}, as `code`.")).toBe("⟦Àddéd: {name}, àš `code`.~~~~~~ ~~~⟧");
    expect(pseudoOf({ lang: "en", yes: ["Yes"], none: "–" })).toEqual({ lang: "qps", yes: ["⟦Ýéš~⟧"], none: "–" });
});

test("a language takes a line in the list, and one in each package that has a folder for it", () => {
    expect(Object.keys(additions)).toEqual([
        "packages/inference/src/interface-languages.ts",
        "packages/errors/src/explanations/explanations-in.ts",
        "packages/errors/src/explanations/labels-in.ts",
        "packages/react/src/words/strings-in.ts",
        "packages/react/src/words/fields/words-of-fields.ts",
        "site/src/words/strings.ts",
    ]);
    for (const path of Object.keys(additions)) {
        const source = readFileSync(`${root}${path}`, "utf8");
        const changed = withPseudoLanguage(`/${path}`, source)?.split("\n") ?? [];
        const lines = source.split("\n");
        expect(changed.filter((line) => !lines.includes(line)).length).toBeLessThanOrEqual(2);
    }
});

describe("in the pseudo-language, no string is of another language:", () => {
    test("errors", async () => {
        const errors = await vite.ssrLoadModule("/packages/errors/src/explanations/explanations-in.ts");
        expect(errors["explanationLanguages"]).toContain(pseudoLanguage);
        expect(foreignStrings(errors["explanationsIn"](pseudoLanguage))).toEqual([]);
        expect(foreignStrings(errors["explanationLabels"][pseudoLanguage])).toEqual([]);
        expect(foreignStrings(errors["unknownError"][pseudoLanguage])).toEqual([]);
    });

    test("the command's explanation of an error", async () => {
        const command = await vite.ssrLoadModule("/packages/cli/src/explain/explanation.ts");
        const explained = await command["explanationOf"]("openai.RateLimitError: Error code: 429", pseudoLanguage, {});
        const text: string = await command["explanationText"](explained, pseudoLanguage);
        const lines = text.split("\n").filter((line) => line.trim() !== "");
        expect(lines.filter((line) => !line.includes("⟦") && !line.includes("429"))).toEqual([]);
    });

    test("the components' strings, and the labels of every form", async () => {
        const core = await vite.ssrLoadModule("/packages/react/src/core.ts");
        expect(foreignStrings(core["stringsIn"](pseudoLanguage))).toEqual([]);
        let forms = 0;
        const generator = await vite.ssrLoadModule("/packages/react/src/generator/core.ts");
        for (const file of globSync("packages/inference/src/tasks/*.ts", { cwd: root })) {
            const [, task = ""] = /([\w-]+)\.ts$/.exec(file) ?? [];
            const { isTaskId } = await vite.ssrLoadModule("/packages/inference/src/tasks/index.ts");
            if (!isTaskId(task)) continue;
            forms += 1;
            const { inputs, parameters } = generator["formOf"](task, pseudoLanguage);
            expect([inputs, ...parameters].map(({ label }) => label).filter((label) => !label.startsWith("⟦"))).toEqual(
                [],
            );
        }
        expect(forms).toBeGreaterThan(30);
    });

    test("the site's strings", async () => {
        const { strings } = await vite.ssrLoadModule("/site/src/words/strings.ts");
        expect(foreignStrings(strings[pseudoLanguage])).toEqual([]);
    });
});
