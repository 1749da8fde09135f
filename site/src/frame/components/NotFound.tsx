import { firstLanguage, type Language, languages } from "../../languages.ts";
import { coursePlace, home, pathOf, searchPlace, snippets, tasksPlace } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import { LostDrawing } from "../drawings/StateDrawing.tsx";

/** The 404 page, in all languages at once: the address need not name a language. */
export function NotFound() {
    return (
        <div className="landing not-found">
            <h1 className="status">404</h1>
            <LostDrawing language={firstLanguage} />
            {languages.map((language) => (
                <section key={language} lang={language}>
                    <h2>{strings[language].notFound.title}</h2>
                    <p className="lead">{strings[language].notFound.text}</p>
                    <SearchForm language={language} />
                    <StartLinks language={language} />
                </section>
            ))}
        </div>
    );
}

function SearchForm({ language }: { readonly language: Language }) {
    const { publishing } = strings[language];
    const id = `search-${language}`;
    return (
        <search className="needs-script">
            <form className="search-form" action={pathOf(language, searchPlace)}>
                <label htmlFor={id}>{publishing.search}</label>
                <div>
                    <input type="search" id={id} name="q" required />
                    <button type="submit">{publishing.searchButton}</button>
                </div>
            </form>
        </search>
    );
}

function StartLinks({ language }: { readonly language: Language }) {
    const { home: homeWords, generator, map } = strings[language];
    const links = [
        { place: home, name: homeWords.title },
        { place: coursePlace, name: map.course.title },
        { place: tasksPlace, name: map.tasks.title },
        { place: snippets, name: generator.title },
    ];
    return (
        <ul className="ways">
            {links.map(({ place, name }) => (
                <li key={place}>
                    <a href={pathOf(language, place)}>{name}</a>
                </li>
            ))}
        </ul>
    );
}
