import type { Language } from "../i18n/languages.ts";
import { strings } from "../i18n/strings.ts";
import {
    coursePlace,
    errorsPlace,
    glossaryPlace,
    libraryPlace,
    modelsPlace,
    pathOf,
    providersPlace,
    tasksPlace,
} from "../routes.ts";
import { longestQuery } from "./query.ts";

/** The page on which one searches; `page.ts` does the work. Without a script it leads to the lists of all pages. */
export function SearchPage({ language }: { readonly language: Language }) {
    const { search, map } = strings[language];
    const lists = [
        { place: coursePlace, title: map.course.title },
        { place: glossaryPlace, title: map.glossary.title },
        { place: tasksPlace, title: map.tasks.title },
        { place: providersPlace, title: map.providers.title },
        { place: modelsPlace, title: map.models.title },
        { place: errorsPlace, title: map.errors.title },
        { place: libraryPlace, title: map.library.title },
    ];
    return (
        <div className="search-page">
            <h1>{search.title}</h1>
            <p className="lead">{search.description}</p>
            <search className="needs-script">
                <form>
                    <label htmlFor="search-field">{search.label}</label>
                    <div className="search-row">
                        <input
                            id="search-field"
                            type="search"
                            name="q"
                            maxLength={longestQuery}
                            autoComplete="off"
                            autoCapitalize="off"
                            spellCheck={false}
                            placeholder={search.placeholder}
                        />
                        <button type="submit">{search.submit}</button>
                    </div>
                </form>
            </search>
            <p className="search-status needs-script" id="search-status" role="status" />
            <div className="search-results needs-script" id="search-results" />
            <div className="needs-no-script">
                <p>{search.noScript}</p>
                <ul>
                    {lists.map(({ place, title }) => (
                        <li key={place}>
                            <a href={pathOf(language, place)}>{title}</a>
                        </li>
                    ))}
                </ul>
            </div>
        </div>
    );
}
