import type { ReactNode } from "react";
import { factsOfLanguage, type Language, languages } from "../../languages.ts";
import {
    coursePlace,
    glossaryPlace,
    home,
    isChapter,
    type Place,
    pathOf,
    proof,
    snippets,
    tasksPlace,
    teachersPlace,
} from "../../routes.ts";
import { indexAddress } from "../../search/index-file.ts";
import { strings } from "../../words/strings.ts";
import { Drawing } from "../drawings/Drawing.tsx";
import { verbatim } from "./CodeBlock.tsx";

type Props = {
    readonly language: Language;
    readonly place?: Place;
    /** The id of the list of pages, if the page has one; on a narrow screen it is opened from here. */
    readonly pages?: string;
};

/** The paths of each part of the site. */
const building = /^(snippets$|guides\/|integrations\/)/;
const proving = /^(proof|speed)$/;
const isLearning = (place: Place): boolean =>
    [coursePlace, glossaryPlace, teachersPlace].includes(place) ||
    isChapter(place) ||
    place.startsWith(`${teachersPlace}/`);
/** Pages outside all parts: the home page and the search. */
const apart = /^(search)?$/;

export function Header({ language, place = "", pages }: Props) {
    const { page, map } = strings[language];
    const links = [
        { target: coursePlace, name: map.learn, here: isLearning(place) },
        {
            target: tasksPlace,
            name: map.lookUp,
            here: !isLearning(place) && ![building, proving, apart].some((part) => part.test(place)),
        },
        { target: snippets, name: map.build, here: building.test(place) },
        { target: proof, name: map.trust, here: proving.test(place) },
    ];
    return (
        <header className="page-header">
            <div className="page-bar">
                {pages !== undefined && <PagesButton label={map.pages} pages={pages} />}
                <a className="site-name" href={pathOf(language, home)} {...verbatim}>
                    <Mark size={26} /> Callsheet
                </a>
                <div className="page-switches">
                    <SearchButton language={language} />
                    <LanguageSwitch language={language} place={place} />
                    <ThemeSwitch label={page.darkTheme} />
                </div>
            </div>
            <nav className="page-parts" aria-label={page.navigation}>
                {links.map(({ target, name, here }) => (
                    <a
                        key={target}
                        href={pathOf(language, target)}
                        aria-current={place === target ? "page" : here ? "true" : undefined}
                    >
                        {name}
                    </a>
                ))}
            </nav>
        </header>
    );
}

function PagesButton({ label, pages }: { readonly label: string; readonly pages: string }) {
    return (
        <button className="pages-button" type="button" popoverTarget={pages} aria-label={label} title={label}>
            <Icon size={22} line={1.75}>
                <path d="M4 6.5h16M4 12h16M4 17.5h10" />
            </Icon>
        </button>
    );
}

type LanguageSwitchProps = { readonly language: Language; readonly place: Place };

/**
 * The same page in the other languages: a link, or a list of links that a button opens. `behaviours/sync-language-links.ts`
 * adds the query and the hash.
 */
function LanguageSwitch({ language, place }: LanguageSwitchProps) {
    const others = languages.filter((other) => other !== language);
    const links = others.map((other) => (
        <a key={other} href={pathOf(other, place)} hrefLang={other} lang={other} data-keep-place="">
            {factsOfLanguage(other).name}
        </a>
    ));
    if (others.length === 1) return links;
    const label = strings[language].page.language;
    return (
        <>
            <button
                className="languages-button"
                type="button"
                popoverTarget="languages"
                aria-label={label}
                title={label}
            >
                <Icon>
                    <path d="M3.75 12h16.5M12 3.75a8.25 8.25 0 1 0 0 16.5 8.25 8.25 0 1 0 0-16.5zm0 0c-5 4.5-5 12 0 16.5 5-4.5 5-12 0-16.5z" />
                </Icon>
            </button>
            <div className="languages" id="languages" popover="auto">
                {links}
            </div>
        </>
    );
}

/** Opens the search: see `behaviours/search.ts`. */
function SearchButton({ language }: { readonly language: Language }) {
    const { search } = strings[language];
    return (
        <button
            className="search-button needs-script"
            type="button"
            aria-haspopup="dialog"
            aria-keyshortcuts={search.keys}
            data-search={indexAddress(language)}
        >
            <Icon line={1.75}>
                <path d="M10.5 4.5a6 6 0 1 0 0 12 6 6 0 1 0 0-12zM15 15l5 5" />
            </Icon>
            <span className="search-button-name">{search.open}</span>
            {/* The style sheet draws the key; screen readers get it from aria-keyshortcuts. */}
            <span className="search-button-key" />
        </button>
    );
}

/** Toggles the dark theme: see `behaviours/theme.ts`. */
function ThemeSwitch({ label }: { readonly label: string }) {
    return (
        <button
            className="theme-switch needs-script"
            type="button"
            aria-label={label}
            title={label}
            aria-pressed="false"
            data-theme-switch=""
        >
            <Icon>
                <circle cx="12" cy="12" r="8.25" />
                <path d="M12 3.75a8.25 8.25 0 0 1 0 16.5z" fill="currentColor" stroke="none" />
            </Icon>
        </button>
    );
}

type IconProps = { readonly size?: number; readonly line?: number; readonly children: ReactNode };

/** A drawing of lines on a button, which the name of the button describes. */
const Icon = ({ size = 20, line = 1.5, children }: IconProps) => (
    <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth={line}
        strokeLinecap="round"
    >
        {children}
    </svg>
);

/**
 * The logo of the site: a sheet in the form of a speech bubble, with one line highlighted. Its name is written beside it.
 * `public` has the same logo as icons.
 */
export const Mark = ({ size = 28 }: { readonly size?: number }) => (
    <Drawing width={size} height={size} box={32} className="mark">
        <path className="paper" d="M7.5 3.5H20l6.5 6.5v12q0 2-2 2H14.5L8.5 29.5V24h-1q-2 0-2-2V5.5q0-2 2-2z" />
        <path className="pen" d="M9 16.6 23 15.4" />
        <path d="M20 3.5V10h6.5M10 10.5h5" />
    </Drawing>
);
