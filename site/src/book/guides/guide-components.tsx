import type { ReactNode } from "react";
import { proseComponents } from "../../frame/components/prose.tsx";
import type { Language } from "../../languages.ts";
import { GeneratorLink } from "../../reference/GeneratorLink.tsx";
import { SnippetPanels } from "../../reference/SnippetPanels.tsx";
import { type SnippetProps, snippetOf } from "./snippet-of.ts";

type PreProps = { readonly "data-language"?: string; readonly children?: ReactNode };

/** The components of a guide: those of a chapter's Markdown, and `<Snippet>` for generated programs. */
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
        Snippet: snippetIn(language),
    };
}

/**
 * `<Snippet>` in a text: generated programs, and a link to the generator.
 *
 * @param read reads the programs. Default: as they are generated
 */
export const snippetIn = (language: Language, read = snippetOf) =>
    function Snippet(props: SnippetProps) {
        const { id, programs } = read(props);
        return (
            <>
                <SnippetPanels language={language} id={id} programs={programs} hasFields />
                <GeneratorLink language={language} query={programs.query} />
            </>
        );
    };
