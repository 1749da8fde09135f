import type { Language } from "../../languages.ts";
import { type Place, pathOf } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import type { MapEntry, PageEntry } from "../map/navigation.ts";
import { verbatim } from "./CodeBlock.tsx";

type Props = { readonly language: Language; readonly trail: readonly MapEntry[] };

/** The path from the top of the map to the parent of this page; the heading names the page itself. */
export function Breadcrumbs({ language, trail }: Props) {
    return (
        <nav className="breadcrumbs minor" aria-label={strings[language].map.trail}>
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

type NeighboursProps = { readonly language: Language; readonly previous?: PageEntry; readonly next?: PageEntry };

/** The pages before and after this one. */
export function Neighbours({ language, previous, next }: NeighboursProps) {
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

type Entry = {
    readonly depth: number;
    readonly slug: string;
    readonly text: string;
    /** Whether the text is a name, the same in every language. */
    readonly isName?: boolean;
};

type TableOfContentsProps = { readonly title: string; readonly headings: readonly Entry[] };

export function TableOfContents({ title, headings }: TableOfContentsProps) {
    return (
        <nav className="contents" aria-labelledby="contents">
            <p id="contents">{title}</p>
            <ol>
                {headings.map(({ depth, slug, text, isName }) => (
                    <li key={slug} data-depth={depth}>
                        <a href={`#${slug}`}>{isName ? <span {...verbatim}>{text}</span> : text}</a>
                    </li>
                ))}
            </ol>
        </nav>
    );
}

/** The title of an entry; a name is marked as English, so that it is not translated or read as Gujarati. */
export const EntryName = ({ entry: { title, isName } }: { readonly entry: MapEntry }) =>
    isName ? <span {...verbatim}>{title}</span> : title;

type ChapterMarkProps = { readonly language: Language; readonly place: Place; readonly isSpelt?: boolean };

/**
 * The tick beside the name of a chapter that is marked as read: see `track-progress.ts`. Its text is for screen readers,
 * and visible with `isSpelt`.
 */
export const ChapterMark = ({ language, place, isSpelt = false }: ChapterMarkProps) => (
    <span className="chapter-mark needs-script" data-chapter-mark={place} hidden>
        <Tick />
        <span className={isSpelt ? undefined : "unseen"}> {strings[language].coursePage.progress.isRead}</span>
    </span>
);

export const Tick = () => (
    <svg className="tick" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="m3 8.5 3.5 3.5L13 4.5" fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" />
    </svg>
);
