import { ColouredCode } from "../../frame/code/ColouredCode.tsx";
import { CodeBlock } from "../../frame/components/CodeBlock.tsx";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { type Export, tagsOf } from "./api.ts";

type Props = { readonly language: Language; readonly docs: Export["docs"] };

/** The programs of a docstring: whole ones, each of which a test compiles and runs. */
export const ExampleCode = ({ language, docs }: Props) => (
    <>
        {tagsOf(docs, "example").map((code) => (
            <CodeBlock key={code} kind="js" strings={strings[language].code}>
                <ColouredCode code={code} language="js" />
            </CodeBlock>
        ))}
    </>
);
