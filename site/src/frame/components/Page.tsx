import type { ReactNode } from "react";
import type { Language } from "../../languages.ts";
import { feedOf, type Place } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import { Header } from "./Header.tsx";
import { NewerVersion } from "./NewerVersion.tsx";

type Props = {
    readonly language: Language;
    /** Where the page stands in every language; absent for a page that is nowhere, as one that was not found. */
    readonly place?: Place;
    /** The id of the page's list of pages, where it has one. */
    readonly pages?: string;
    readonly children?: ReactNode;
};

/** What stands around every page. */
export function Page({ language, place, pages, children }: Props) {
    const { page, publishing } = strings[language];
    return (
        <>
            <a className="skip" href="#content">
                {page.skip}
            </a>
            <Header
                language={language}
                {...(place !== undefined && { place })}
                {...(pages !== undefined && { pages })}
            />
            <main id="content" tabIndex={-1}>
                {children}
            </main>
            <footer className="page-footer">
                <p>{page.footer}</p>
                <a href={feedOf(language)} type="application/atom+xml">
                    {publishing.feed}
                </a>
            </footer>
            <NewerVersion language={language} />
        </>
    );
}
