import type { ReactNode } from "react";
import { proseComponents } from "../components/prose.tsx";
import type { Language } from "../i18n/languages.ts";
import { GeneratorLink } from "../reference/GeneratorLink.tsx";
import { SnippetPanels } from "../reference/SnippetPanels.tsx";
import { type SnippetProps, snippetOf } from "./snippet-of.ts";

type PreProps = { readonly "data-language"?: string; readonly children?: ReactNode };

/** What the elements of a guide's Markdown are drawn with: those of a chapter, and programs that the generator writes. */
export function guideComponents(language: Language) {
    const prose = proseComponents(language);
    return {
        ...prose,
        pre(props: PreProps) {
            if (props["data-language"] === "output") return prose.pre(props);
            throw new Error(
                "A guide types no code: a program is printed by <Snippet />, an answer stands as `output`.",
            );
        },
        Snippet(props: SnippetProps) {
            const { id, programs } = snippetOf(props);
            return (
                <>
                    <SnippetPanels language={language} id={id} programs={programs} />
                    <GeneratorLink language={language} query={programs.query} />
                </>
            );
        },
    };
}
