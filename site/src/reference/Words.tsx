/** A text in which what stands between backticks is code. */
export const Words = ({ text }: { readonly text: string }) =>
    text.split("`").map((part, place) =>
        place % 2 === 1 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
            <code key={place} lang="en" translate="no">
                {part}
            </code>
        ) : (
            part
        ),
    );
