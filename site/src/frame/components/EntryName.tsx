import type { MapEntry } from "../map/entry.ts";

type Props = { readonly entry: MapEntry };

/** An entry's title, of which a name is kept from translators and from a Gujarati voice. */
export const EntryName = ({ entry: { title, isName } }: Props) =>
    isName ? (
        <span lang="en" translate="no">
            {title}
        </span>
    ) : (
        title
    );
