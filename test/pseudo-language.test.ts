/** Adds a language to a copy of the sources, and looks for strings in it that are of another language. */
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createViteServer } from "vitest/node";
import { copySources } from "../site/build/copy-sources.ts";
import { addPseudoLanguage, untranslatedError } from "../testing/pseudo-language/add-language.ts";
import { notShown, pseudoLanguage, pseudoOf, pseudoText } from "../testing/pseudo-language/pseudo.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "callsheet-pseudo-"));
let vite: Awaited<ReturnType<typeof createViteServer>>;

beforeAll(async () => {
    copySources(copy);
    addPseudoLanguage(copy);
    vite = await createViteServer({
        configFile: false,
        root: copy,
        server: { middlewareMode: true, watch: null, ws: false },
        optimizeDeps: { noDiscovery: true },
        appType: "custom",
        logLevel: "error",
    });
});
afterAll(async () => {
    await vite.close();
    rmSync(copy, { recursive: true });
});

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

test("a language takes one line, and a folder in each room of strings", () => {
    const files = globSync("{packages,site/src}/**/*.ts", { cwd: copy, exclude: (name) => name === "node_modules" });
    const changed = files
        .map((file) => file.replaceAll("\\", "/"))
        .filter((file) => !file.includes(`/${pseudoLanguage}/`) && !file.includes("/generated/"))
        .filter((file) => readFileSync(join(copy, file), "utf8") !== readFileSync(join(root, file), "utf8"));
    const list = "packages/inference/src/interface-languages.ts";
    expect(changed).toEqual([list]);
    const lines = readFileSync(join(root, list), "utf8").split("\n");
    const added = readFileSync(join(copy, list), "utf8")
        .split("\n")
        .filter((line) => !lines.includes(line));
    expect(added).toHaveLength(1);
});

describe("in the pseudo-language, no string is of another language:", () => {
    test("errors", async () => {
        const errors = await vite.ssrLoadModule("/packages/errors/src/explanations/explanations-in.ts");
        expect(errors["explanationLanguages"]).toContain(pseudoLanguage);
        const explanations: Readonly<Record<string, { readonly lang?: string }>> =
            errors["explanationsIn"](pseudoLanguage);
        expect(foreignStrings(explanations)).toEqual([]);
        const inEnglish = Object.entries(explanations).filter(([, { lang }]) => lang === "en");
        expect(inEnglish.map(([id]) => id)).toEqual([untranslatedError]);
        const labels = await vite.ssrLoadModule("/packages/errors/src/explanations/labels-in.ts");
        expect(foreignStrings(labels["explanationLabels"][pseudoLanguage])).toEqual([]);
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
            const { inputs, parameters } = generator["formOf"](task, generator["formsIn"](pseudoLanguage));
            const fields = [inputs, ...parameters];
            // Its folder has labels, as English has; most help is in English, as the descriptions are.
            const unmarked = fields.filter(({ help, lang }) => help.startsWith("⟦") === (lang?.help === "en"));
            expect(unmarked).toEqual([]);
            expect(fields.filter(({ label }) => !label.startsWith("⟦"))).toEqual([]);
        }
        expect(forms).toBeGreaterThan(30);
    });

    test("the site's strings", async () => {
        const { strings } = await vite.ssrLoadModule("/site/src/words/strings.ts");
        expect(foreignStrings(strings[pseudoLanguage])).toEqual([]);
    });
});
