import { HomeDrawing } from "../../frame/drawings/HomeDrawing.tsx";
import type { Language } from "../../languages.ts";
import { coursePlace, pathOf, snippets } from "../../routes.ts";
import { strings } from "../../words/strings.ts";

type Props = { readonly language: Language };

/** The first screen of the home page: what the site is, and the two main links. */
export function Welcome({ language }: Props) {
    const { home } = strings[language];
    return (
        <div className="welcome">
            <div>
                <h1>{home.title}</h1>
                <p className="lead">{home.description}</p>
                <p className="welcome-doors">
                    <a className="button" data-primary="" href={pathOf(language, coursePlace)}>
                        {home.start}
                    </a>
                    <a className="button" href={pathOf(language, snippets)}>
                        {home.make}
                    </a>
                </p>
            </div>
            <HomeDrawing language={language} />
        </div>
    );
}
