/** Colours code in the browser. What it takes is fetched after the first paint, for the language that is shown. */
import type { LanguageId } from "@callsheet/snippets";
import type { LanguageInput, ThemedToken } from "shiki/core";

/** Code as lines of coloured pieces. */
export type Highlight = (code: string) => ThemedToken[][];

const grammars: Readonly<Record<LanguageId, { readonly name: string; readonly load: LanguageInput }>> = {
    js: { name: "javascript", load: () => import("shiki/langs/javascript.mjs") },
    python: { name: "python", load: () => import("shiki/langs/python.mjs") },
    sh: { name: "shellscript", load: () => import("shiki/langs/shellscript.mjs") },
};

const ready = new Map<LanguageId, Highlight>();
const loading = new Map<LanguageId, Promise<void>>();
let highlighter: ReturnType<typeof createHighlighter> | undefined;

/** The highlight of a language; undefined until it is there. */
export const highlightOf = (language: LanguageId): Highlight | undefined => ready.get(language);

/** Begins to load a language, and says when it is there. */
export function whenReady(language: LanguageId, listener: () => void): () => void {
    let listening = true;
    const loaded = loading.get(language) ?? load(language);
    loading.set(language, loaded);
    // Code that cannot be coloured is still code: on a failure it stays plain.
    loaded.then(() => listening && listener()).catch(() => loading.delete(language));
    return () => {
        listening = false;
    };
}

async function load(language: LanguageId): Promise<void> {
    highlighter ??= createHighlighter();
    const { core, theme } = await highlighter;
    const { name, load } = grammars[language];
    await core.loadLanguage(load);
    ready.set(language, (code) => core.codeToTokensBase(code, { lang: name, theme }));
}

async function createHighlighter() {
    const [{ createHighlighterCore }, { createJavaScriptRegexEngine }, { codeTheme: theme }] = await Promise.all([
        import("shiki/core"),
        import("shiki/engine/javascript"),
        import("../code/theme.ts"),
    ]);
    const core = await createHighlighterCore({ themes: [theme], engine: createJavaScriptRegexEngine() });
    return { core, theme };
}
