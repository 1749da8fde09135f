import { HighlightedCode } from "@callsheet/react/parts";
import type { ReactNode } from "react";
import { fileLanguage } from "../../frame/code/blocks.ts";
import { CodeBlock } from "../../frame/components/CodeBlock.tsx";
import { proseComponents } from "../../frame/components/prose.tsx";
import type { Language } from "../../languages.ts";
import { GeneratorLink, SnippetPanels } from "../../reference/SnippetPanels.tsx";
import { strings } from "../../words/strings.ts";
import { codeShown, fileName } from "../course/chapter-programs.ts";
import { exampleFile } from "../course/program-files.ts";
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

/** The components of a page about an integration: commands to type, files of example projects, and generated programs. */
export const integrationComponents = (language: Language) => ({
    ...proseComponents(language),
    Example: exampleIn(language),
    Snippet: snippetIn(language),
});

type ExampleProps = {
    /** Its path from the root of the repository: `examples/…`. */
    readonly file: string;
    /** Shows only this region of the file. */
    readonly part?: string;
};

/** `<Example>`: a file of an example project, or a part of it. */
const exampleIn = (language: Language) =>
    function Example({ file, part }: ExampleProps) {
        const code = codeShown(exampleFile(file), part);
        const kind = fileLanguage(file);
        return (
            <CodeBlock kind={kind ?? "text"} name={fileName(file)} strings={strings[language].code}>
                {kind ? <HighlightedCode code={code} language={kind} /> : <code>{code}</code>}
            </CodeBlock>
        );
    };
