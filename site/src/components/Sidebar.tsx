import type { Language } from "../i18n/languages.ts";
import { strings } from "../i18n/strings.ts";
import type { MapEntry } from "../map/entry.ts";
import { trailTo } from "../map/ways.ts";
import { type Place, pathOf } from "../routes.ts";
import { EntryName } from "./EntryName.tsx";

type Props = { readonly language: Language; readonly place: Place; readonly map: readonly MapEntry[] };

/** The map beside the page, opened down to where the reader is. It folds without a script. */
export function Sidebar({ language, place, map }: Props) {
    const { pages } = strings[language].map;
    return (
        <nav className="sidebar" aria-label={pages}>
            <details className="sidebar-fold">
                <summary>{pages}</summary>
                <Branch language={language} place={place} entries={map} />
            </details>
        </nav>
    );
}

type BranchProps = { readonly language: Language; readonly place: Place; readonly entries: readonly MapEntry[] };

function Branch({ language, place, entries }: BranchProps) {
    return (
        <ul>
            {entries.map((entry) => (
                <li key={entry.title}>
                    <Entry language={language} place={place} entry={entry} />
                </li>
            ))}
        </ul>
    );
}

function Entry({ language, place, entry }: Omit<BranchProps, "entries"> & { readonly entry: MapEntry }) {
    const isHere = trailTo([entry], place).length > 0;
    const name =
        entry.place === undefined ? (
            <span className="sidebar-heading">{entry.title}</span>
        ) : (
            <a
                href={pathOf(language, entry.place)}
                aria-current={entry.place === place ? "page" : isHere ? "true" : undefined}
            >
                <EntryName entry={entry} />
            </a>
        );
    const below = entry.apart ? [] : (entry.children ?? []);
    // A long branch is shown only to who stands in it.
    const isOpen = entry.place === undefined || isHere;
    return (
        <>
            {name}
            {isOpen && below.length > 0 && <Branch language={language} place={place} entries={below} />}
        </>
    );
}
