import { HighlightedCode } from "@callsheet/react/parts";
import { fileLanguage } from "../../frame/code/file-language.ts";
import { CodeBlock } from "../../frame/components/CodeBlock.tsx";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { codeShown, fileName } from "../course/program-parts.ts";
import { exampleFile } from "./example-files.ts";

type ExampleProps = {
    /** Its path from the root of the repository: `examples/…`. */
    readonly file: string;
    /** Shows only this region of the file. */
    readonly part?: string;
};

/** `<Example>`: a file of an example project, or a part of it. */
export const exampleIn = (language: Language) =>
    function Example({ file, part }: ExampleProps) {
        const code = codeShown(exampleFile(file), part);
        const kind = fileLanguage(file);
        return (
            <CodeBlock kind={kind ?? "text"} name={fileName(file)} strings={strings[language].code}>
                {kind ? <HighlightedCode code={code} language={kind} /> : <code>{code}</code>}
            </CodeBlock>
        );
    };
