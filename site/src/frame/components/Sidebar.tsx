import type { Language } from "../../languages.ts";
import { isChapter, type Place, pathOf } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import { type MapEntry, trailTo } from "../map/navigation.ts";
import { ChapterMark, EntryName } from "./PageNavigation.tsx";

/** The id of the list of pages, by which the header's button opens it. */
export const sidebarId = "pages";

type Props = { readonly language: Language; readonly place: Place; readonly map: readonly MapEntry[] };

/**
 * The map of the site, expanded down to the current page, which is in sight. On a narrow screen it is a popover, which the browser opens
 * and closes without a script.
 */
export function Sidebar({ language, place, map }: Props) {
    return (
        <nav className="sidebar" id={sidebarId} popover="auto" aria-label={strings[language].map.pages}>
            <ul>
                {map.map((section) => (
                    <Section key={section.title} language={language} place={place} section={section} />
                ))}
            </ul>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own */}
            <script dangerouslySetInnerHTML={{ __html: scrollToPageScript }} />
        </nav>
    );
}

/** A part of the site, which its heading folds. The others than that of the page are folded at first. */
function Section({ language, place, section }: Omit<Props, "map"> & { readonly section: MapEntry }) {
    return (
        <li>
            <details open={trailTo([section], place).length > 0}>
                <summary>{section.title}</summary>
                <Branch language={language} place={place} entries={section.children ?? []} />
            </details>
        </li>
    );
}

/**
 * The text of an inline script at the end of the list, which scrolls it to the current page: before the first paint,
 * again when fonts have changed its height, and when the popover opens.
 */
const scrollToPageScript = `{
    const list = document.currentScript.parentElement;
    const page = list.querySelector("[aria-current=page]");
    const show = () => {
        const over = page?.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
        if (over > 0) list.scrollTop += over + list.clientHeight / 2;
    };
    show();
    document.fonts.ready.then(show);
    list.addEventListener("toggle", show);
}`.replaceAll(/\n\s+/g, "\n");

type BranchProps = { readonly language: Language; readonly place: Place; readonly entries: readonly MapEntry[] };

function Branch({ language, place, entries }: BranchProps) {
    return (
        <ul>
            {entries.map((entry) => (
                <Entry key={entry.title} language={language} place={place} entry={entry} />
            ))}
        </ul>
    );
}

function Entry({ language, place, entry }: Omit<BranchProps, "entries"> & { readonly entry: MapEntry }) {
    const isHere = trailTo([entry], place).length > 0;
    const below = entry.apart ? [] : (entry.children ?? []);
    // A branch is expanded only if the current page is in it.
    const isOpen = entry.place === undefined || isHere;
    return (
        <li>
            {entry.place === undefined ? (
                <span className="sidebar-heading minor">{entry.title}</span>
            ) : (
                <a
                    href={pathOf(language, entry.place)}
                    aria-current={entry.place === place ? "page" : isHere ? "true" : undefined}
                >
                    <EntryName entry={entry} />
                    {isChapter(entry.place) && <ChapterMark language={language} place={entry.place} />}
                </a>
            )}
            {isOpen && below.length > 0 && <Branch language={language} place={place} entries={below} />}
        </li>
    );
}
