import type { Language } from "../../languages.ts";
import { coursePlace, home, pathOf, searchPlace, snippets, tasksPlace } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import { LostDrawing } from "../drawings/scenes.tsx";

type Props = {
    /** The language of the page around it. */
    readonly language: Language;
    /** The languages in which it answers. */
    readonly languages: readonly Language[];
};

/** What the 404 page says, in the language of the address, or in all at once where the address names none. */
export function NotFound({ language: pageLanguage, languages }: Props) {
    return (
        <div className="landing not-found">
            <h1 className="status">404</h1>
            <LostDrawing language={pageLanguage} />
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

/**
 * The text of an inline script at the end of the 404 page. A static host has one such page for all addresses, so the
 * script puts the one in the language of the address in its place, out of a `<template>`: before the first paint, and
 * before the scripts that look for buttons. Without scripts the page answers in all languages.
 */
export const answerInLanguageScript = `for (const template of document.querySelectorAll("template[data-address]")) {
    const { address, title } = template.dataset;
    if (location.pathname !== address && !location.pathname.startsWith(address + "/")) continue;
    document.title = title;
    document.documentElement.lang = template.lang;
    document.documentElement.dir = template.dir;
    for (const part of [...document.body.children]) if (!part.matches("script, template")) part.remove();
    document.body.prepend(template.content);
}`.replaceAll(/\n\s+/g, "\n");

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
