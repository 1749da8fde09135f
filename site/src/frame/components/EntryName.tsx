import type { MapEntry } from "../map/entry.ts";

type Props = { readonly entry: MapEntry };

/** The title of an entry; a name is marked as English, so that it is not translated or read as Gujarati. */
export const EntryName = ({ entry: { title, isName } }: Props) =>
    isName ? (
        <span lang="en" translate="no">
            {title}
        </span>
    ) : (
        title
    );
