import { type Language, languages } from "../i18n/languages.ts";
import { strings } from "../i18n/strings.ts";
import { firstChapter, pathOf, snippets } from "../routes.ts";

/** The front page: the ways in, in every language. */
export function Landing() {
    return (
        <div className="landing">
            {languages.map((language, index) => (
                <Welcome key={language} language={language} level={index === 0 ? 1 : 2} />
            ))}
        </div>
    );
}

function Welcome({ language, level }: { readonly language: Language; readonly level: 1 | 2 }) {
    const { landing } = strings[language];
    const Title = `h${level}` as const;
    return (
        <section lang={language}>
            <Title>{landing.title}</Title>
            <p className="lead">{landing.text}</p>
            <p className="ways">
                <a href={pathOf(language, firstChapter)}>{landing.course}</a>
                <a href={pathOf(language, snippets)}>{landing.snippets}</a>
            </p>
        </section>
    );
}
