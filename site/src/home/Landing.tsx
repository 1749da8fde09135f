import type { Language } from "../i18n/languages.ts";
import { strings } from "../i18n/strings.ts";
import { firstChapter, pathOf, proof as proofPlace, snippets } from "../routes.ts";

/** What the front page says of the first chapter. */
type Chapter = { readonly title: string; readonly minutes: number };

type Props = { readonly language: Language; readonly chapter: Chapter };

/** The front page: the ways in. */
export function Landing({ language, chapter }: Props) {
    const { landing, course, generator, proof } = strings[language];
    const ways = [
        {
            place: firstChapter,
            label: course.name,
            title: chapter.title,
            fact: `${chapter.minutes} ${course.minutes}`,
        },
        {
            place: snippets,
            label: generator.name,
            title: generator.title,
            fact: Object.values(generator.languages).join(", "),
        },
        { place: proofPlace, label: proof.name, title: proof.title, fact: "" },
    ];
    return (
        <section className="landing">
            <h1>{landing.title}</h1>
            <p className="lead">{landing.text}</p>
            <ul className="ways">
                {ways.map(({ place, label, title, fact }) => (
                    <li key={place}>
                        <a href={pathOf(language, place)}>
                            <span className="label">{label}</span> <strong>{title}</strong>{" "}
                            <span className="fact">{fact}</span>
                        </a>
                    </li>
                ))}
            </ul>
        </section>
    );
}
