import { Fragment, type ReactNode } from "react";

/** What `Code` and `TextWithCode` take. */
export type TextProps = {
    /** The text. */
    readonly text: string;
};

/**
 * Inline code, which is not translated.
 *
 * @param props the code
 * @returns the element
 * @example
 * import { Code } from "@callsheet/react/parts";
 *
 * const name = <Code text="max_tokens" />;
 */
export const Code = ({ text }: TextProps): ReactNode => (
    <code lang="en" translate="no">
        {text}
    </code>
);

/**
 * Text in which parts between backticks are code, as in the descriptions of `@callsheet/inference/descriptions`.
 *
 * @param props the text
 * @returns the text, with an element for each part that is code
 * @example
 * import { TextWithCode } from "@callsheet/react/parts";
 *
 * const help = <TextWithCode text="The seed, such as `42`." />;
 */
export const TextWithCode = ({ text }: TextProps): ReactNode =>
    text.split("`").map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other id
        <Fragment key={index}>{index % 2 === 1 ? <Code text={part} /> : part}</Fragment>
    ));
