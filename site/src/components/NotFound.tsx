import { LostDrawing } from "../drawings/StateDrawing.tsx";
import { languages } from "../i18n/languages.ts";
import { strings } from "../i18n/strings.ts";
import { firstChapter, pathOf, snippets } from "../routes.ts";

/** The page that is not there, in every language: the address does not say which one the reader wanted. */
export function NotFound() {
    return (
        <div className="landing">
            <h1 className="status">404</h1>
            <LostDrawing language="gu" />
            {languages.map((language) => (
                <section key={language} lang={language}>
                    <h2>{strings[language].notFound.title}</h2>
                    <p className="lead">{strings[language].notFound.text}</p>
                    <ul className="ways">
                        <li>
                            <a href={pathOf(language, firstChapter)}>{strings[language].course.name}</a>
                        </li>
                        <li>
                            <a href={pathOf(language, snippets)}>{strings[language].generator.title}</a>
                        </li>
                    </ul>
                </section>
            ))}
        </div>
    );
}
