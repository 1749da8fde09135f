import { HighlightedCode } from "@callsheet/react/parts";
import type { LanguageId } from "@callsheet/snippets";
import type { BlockKind } from "../frame/code/blocks.ts";
import { CodeBlock } from "../frame/components/CodeBlock.tsx";
import type { Language } from "../languages.ts";
import { strings } from "../words/strings.ts";

type Props = {
    readonly language: Language;
    readonly code: string;
    /** The language of the code; JSON is highlighted as JavaScript. */
    readonly as: LanguageId;
    /** The kind of the block, such as `output`. Default: a program in its language. */
    readonly kind?: BlockKind;
};

/** A block of highlighted code. */
export const Listing = ({ language, code, as, kind = as }: Props) => (
    <CodeBlock kind={kind} strings={strings[language].code}>
        <HighlightedCode code={code} language={as} />
    </CodeBlock>
);
