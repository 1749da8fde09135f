import { HighlightedCode } from "../frame/code/HighlightedCode.tsx";
import { CodeBlock } from "../frame/components/CodeBlock.tsx";
import type { Language } from "../languages.ts";
import { strings } from "../words/strings.ts";

type Props = {
    readonly language: Language;
    readonly text: string;
    /** `output` for the response of a program, `json` for text to copy. */
    readonly kind: "output" | "json";
};

/** A JSON code block, highlighted as JavaScript. */
export const Json = ({ language, text, kind }: Props) => (
    <CodeBlock kind={kind} strings={strings[language].code}>
        <HighlightedCode code={text} language="js" />
    </CodeBlock>
);
