/** Inline code, which is not translated. */
export const Code = ({ text }: { readonly text: string }) => (
    <code lang="en" translate="no">
        {text}
    </code>
);
