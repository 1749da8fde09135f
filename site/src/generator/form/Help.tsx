/** A field's help text; parts in backticks are shown as code. */
export const Help = ({ text }: { readonly text: string }) =>
    text.split("`").map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
        index % 2 === 1 ? <code key={index}>{part}</code> : part,
    );
