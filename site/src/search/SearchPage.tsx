import type { ReactNode } from "react";
import type { Language } from "../languages.ts";
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
import { strings } from "../words/strings.ts";

type Props = {
    readonly language: Language;
    /** The field with its results. */
    readonly children?: ReactNode;
};

/** The search's own page. Without a script it links to the lists of all pages. */
export function SearchPage({ language, children }: Props) {
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
            {children}
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
