/** What a field means; what stands between backticks is code. */
export const Help = ({ text }: { readonly text: string }) =>
    text.split("`").map((part, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
        place % 2 === 1 ? <code key={place}>{part}</code> : part,
    );
