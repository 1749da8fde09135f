import { type Language, languages } from "../i18n/languages.ts";
import { strings } from "../i18n/strings.ts";
import { firstChapter, pathOf, proof as proofPlace, snippets } from "../routes.ts";

/** What the front page says of the first chapter. */
type Chapter = { readonly title: string; readonly minutes: number };

type Props = { readonly chapters: Readonly<Record<Language, Chapter>> };

/** The front page: the ways in, in every language. */
export function Landing({ chapters }: Props) {
    return (
        <div className="landing">
            {languages.map((language, index) => (
                <Welcome key={language} language={language} level={index === 0 ? 1 : 2} chapter={chapters[language]} />
            ))}
        </div>
    );
}

type WelcomeProps = { readonly language: Language; readonly level: 1 | 2; readonly chapter: Chapter };

function Welcome({ language, level, chapter }: WelcomeProps) {
    const { landing, course, generator, proof } = strings[language];
    const Title = `h${level}` as const;
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
        <section lang={language}>
            <Title>{landing.title}</Title>
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
