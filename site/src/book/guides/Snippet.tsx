import type { Language } from "../../languages.ts";
import { GeneratorLink } from "../../reference/GeneratorLink.tsx";
import { SnippetPanels } from "../../reference/SnippetPanels.tsx";
import { type SnippetProps, snippetOf } from "./snippet-of.ts";

/** `<Snippet>` in a text: generated programs, and a link to the generator. */
export const snippetIn = (language: Language) =>
    function Snippet(props: SnippetProps) {
        const { id, programs } = snippetOf(props);
        return (
            <>
                <SnippetPanels language={language} id={id} programs={programs} />
                <GeneratorLink language={language} query={programs.query} />
            </>
        );
    };
