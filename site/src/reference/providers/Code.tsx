/** What is written just so, in any language. */
export const Code = ({ text }: { readonly text: string }) => (
    <code lang="en" translate="no">
        {text}
    </code>
);
