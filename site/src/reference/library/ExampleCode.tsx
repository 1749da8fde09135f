import { HighlightedCode } from "../../frame/code/HighlightedCode.tsx";
import { CodeBlock } from "../../frame/components/CodeBlock.tsx";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { type Export, tagsOf } from "./api.ts";

type Props = { readonly language: Language; readonly docs: Export["docs"] };

/** The example programs of a docstring. Tests compile and run each of them. */
export const ExampleCode = ({ language, docs }: Props) => (
    <>
        {tagsOf(docs, "example").map((code) => (
            <CodeBlock key={code} kind="js" strings={strings[language].code}>
                <HighlightedCode code={code} language="js" />
            </CodeBlock>
        ))}
    </>
);
