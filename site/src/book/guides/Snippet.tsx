import type { Language } from "../../languages.ts";
import { GeneratorLink } from "../../reference/GeneratorLink.tsx";
import { SnippetPanels } from "../../reference/SnippetPanels.tsx";
import { type SnippetProps, snippetOf } from "./snippet-of.ts";

/** `<Snippet>` as a text in a language has it: programs that the generator writes, and the way to it. */
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
