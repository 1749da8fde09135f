/** Adds the pseudo-language to the sources while a test or a build reads them: the lines that a new language takes. */
import { fileURLToPath } from "node:url";

const pseudo = `import { pseudoOf } from ${JSON.stringify(fileURLToPath(new URL("pseudo.ts", import.meta.url)))};\n`;

const facts = `qps: { name: "⟦Ƥšéúðö⟧", englishName: "Pseudo", direction: "ltr", script: "Latin", digits: "latn", collation: "en", isTypedInLatin: false },`;

/** The one list of languages, and each package's line for the folder of a language. */
export const additions: Readonly<Record<string, (source: string) => string>> = {
    "packages/inference/src/interface-languages.ts": (source) =>
        source.replace("interfaceLanguages = {", (start) => `${start}\n    ${facts}`),
    "packages/errors/src/explanations/explanations-in.ts": folderLine("english"),
    "packages/errors/src/explanations/labels-in.ts": folderLine("english"),
    "packages/react/src/words/strings-in.ts": folderLine("english"),
    "packages/react/src/words/fields/words-of-fields.ts": folderLine("englishFields"),
    "site/src/words/strings.ts": folderLine("english"),
};

/** Adds a folder whose strings are made from those of English. */
function folderLine(english: string): (source: string) => string {
    return (source) => pseudo + source.replace(`en: ${english},`, (line) => `${line} qps: pseudoOf(${english}),`);
}

/** @returns the source with the language; undefined for a file that needs no line */
export function withPseudoLanguage(path: string, source: string): string | undefined {
    const [, add] = Object.entries(additions).find(([file]) => path.replaceAll("\\", "/").endsWith(`/${file}`)) ?? [];
    const changed = add?.(source);
    if (changed !== undefined && changed.replace(pseudo, "") === source) throw new Error(`${path} takes no language.`);
    return changed;
}

/** A plugin of Vite. */
export const pseudoLanguagePlugin = () => ({
    name: "pseudo-language",
    enforce: "pre" as const,
    transform: (source: string, id: string) => (id.includes("?") ? undefined : withPseudoLanguage(id, source)),
});
