import { HighlightedCode } from "@callsheet/react/parts";
import { fileLanguage } from "../../frame/code/file-language.ts";
import { CodeBlock } from "../../frame/components/CodeBlock.tsx";
import { proseComponents } from "../../frame/components/prose.tsx";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { codeShown, fileName } from "../course/program-parts.ts";
import { snippetIn } from "../guides/guide-components.tsx";

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

/** The files of the example projects, which readers copy and tests run. */
const files = import.meta.glob<string>(
    [
        "../../../../examples/**/*.{js,mjs,ts,tsx,jsx,py,sh,json,jsonc,toml,yml,yaml,md,mdx,html,css,txt,astro}",
        "!**/{node_modules,dist,.next,.astro}/**",
        "!**/package-lock.json",
    ],
    { query: "?raw", import: "default", eager: true },
);

/** The text of a file of an example project. @param path from the root: `examples/…` @throws Error if there is no such file */
export function exampleFile(path: string): string {
    const text = files[`../../../../${path}`];
    if (text === undefined) throw new Error(`There is no file ${path} of an example.`);
    return text;
}
