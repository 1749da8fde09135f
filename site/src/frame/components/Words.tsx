import { each } from "../../each.tsx";

/** A text in which what stands between backticks is code. */
export const Words = ({ text }: { readonly text: string }) => each(text.split("`"), partOf);

const partOf = (part: string, place: number) =>
    place % 2 === 1 ? (
        <code lang="en" translate="no">
            {part}
        </code>
    ) : (
        part
    );
