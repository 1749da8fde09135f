import type { Language } from "../../languages.ts";
import { pathOf } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import type { MapEntry } from "../map/entry.ts";
import { EntryName } from "./EntryName.tsx";

type Props = { readonly language: Language; readonly trail: readonly MapEntry[] };

/** The path from the top of the map to the parent of this page; the heading names the page itself. */
export function Breadcrumbs({ language, trail }: Props) {
    return (
        <nav className="breadcrumbs" aria-label={strings[language].map.trail}>
            <ol>
                {trail.slice(0, -1).map((entry) => (
                    <li key={entry.title}>
                        {entry.place === undefined ? (
                            <EntryName entry={entry} />
                        ) : (
                            <a href={pathOf(language, entry.place)}>
                                <EntryName entry={entry} />
                            </a>
                        )}
                    </li>
                ))}
            </ol>
        </nav>
    );
}
