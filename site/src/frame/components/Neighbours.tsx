import type { Language } from "../../languages.ts";
import { pathOf } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import type { PageEntry } from "../map/entry.ts";
import { EntryName } from "./EntryName.tsx";

type Props = { readonly language: Language; readonly previous?: PageEntry; readonly next?: PageEntry };

/** The pages before and after this one. */
export function Neighbours({ language, previous, next }: Props) {
    const { map } = strings[language];
    const links = [
        { rel: "prev", label: map.previous, entry: previous },
        { rel: "next", label: map.next, entry: next },
    ];
    if (!previous && !next) return null;
    return (
        <nav className="neighbours" aria-label={`${map.previous}, ${map.next}`}>
            {links.map(
                ({ rel, label, entry }) =>
                    entry && (
                        <a key={rel} rel={rel} href={pathOf(language, entry.place)}>
                            <span className="label">{label}</span>
                            <EntryName entry={entry} />
                        </a>
                    ),
            )}
        </nav>
    );
}
