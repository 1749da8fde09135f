import { ColouredCode } from "../frame/code/ColouredCode.tsx";
import { CodeBlock } from "../frame/components/CodeBlock.tsx";
import type { Language } from "../languages.ts";
import { strings } from "../words/strings.ts";

type Props = {
    readonly language: Language;
    readonly text: string;
    /** Whether a computer answered it, or readers copy it. */
    readonly kind: "output" | "json";
};

/** JSON in its colours, which are JavaScript's. */
export const Json = ({ language, text, kind }: Props) => (
    <CodeBlock kind={kind} strings={strings[language].code}>
        <ColouredCode code={text} language="js" />
    </CodeBlock>
);
