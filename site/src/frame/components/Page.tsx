import type { ReactNode } from "react";
import type { Language } from "../../languages.ts";
import { publicAddress } from "../../publication.ts";
import { feedOf, type Place, pathOf } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import { Header } from "./Header.tsx";

type Props = {
    readonly language: Language;
    /** The path of the page; absent on the 404 page. */
    readonly place?: Place;
    /** The id of the list of pages, if the page has one. */
    readonly pages?: string;
    readonly children?: ReactNode;
};

/** The licence of the texts. */
const licenseAddress = "https://creativecommons.org/licenses/by/4.0/";

/** The header and footer around every page. */
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
            <footer className="page-footer minor">
                <p>{page.footer}</p>
                <p>
                    {page.license.before}
                    <a href={licenseAddress} rel="license" translate="no">
                        CC BY 4.0
                    </a>
                    {page.license.after}
                </p>
                <a href={feedOf(language)} type="application/atom+xml">
                    {publishing.feed}
                </a>
                {place !== undefined && (
                    <p className="page-address" translate="no">
                        {publicAddress(pathOf(language, place))}
                    </p>
                )}
            </footer>
            <NewerVersion language={language} />
        </>
    );
}

/** The notice of a newer version; `publish/offline/register-service-worker.ts` shows it when one is waiting. */
function NewerVersion({ language }: { readonly language: Language }) {
    const { newer, openNewer } = strings[language].offline;
    return (
        <div className="newer-version" data-newer="" data-not-content="" role="status" hidden>
            <p>{newer}</p>
            <button type="button">{openNewer}</button>
        </div>
    );
}
