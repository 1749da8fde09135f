import { Fragment, type ReactNode } from "react";

type Props = { readonly text: string; readonly values: Readonly<Record<string, ReactNode>> };

/** A text whose `{names}` are links, or whatever else a page shows. */
export const Filled = ({ text, values }: Props) =>
    text.split(/\{(\w+)\}/).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
        <Fragment key={place}>{place % 2 === 1 ? values[part] : part}</Fragment>
    ));
