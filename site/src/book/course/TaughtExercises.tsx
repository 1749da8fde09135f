import {
    checkLabels,
    type Exercise,
    kindLabel,
    languagesOf,
    minutesLabel,
    solutionOf,
    textsOfCheck,
} from "@callsheet/exercises";
import { HighlightedCode, TextWithCode } from "@callsheet/react/parts";
import { CodeBlock } from "../../frame/components/CodeBlock.tsx";
import { Heading } from "../../frame/components/Heading.tsx";
import { sectionOf } from "../../frame/map/section.ts";
import { langOnPage } from "../../frame/map/text-language.ts";
import type { Language } from "../../languages.ts";
import { pathOf } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import { exercisesIn, type TaughtText } from "./lessons.ts";

type Props = { readonly language: Language; readonly chapter: TaughtText };

/** The checks that catch the usual mistakes, each once. */
const caughtBy = ({ mistakes }: Exercise): readonly string[] => [...new Set(mistakes.map(({ check }) => check))];

/** Whether an exercise has words of its own for a check. Others are for every exercise, and are shown once. */
const isOwn = ({ advice }: Exercise, check: string): boolean => Object.hasOwn(advice, check);

/** The exercises of a chapter with their solutions, and the mistakes that are usual in them. */
export function TaughtExercises({ language, chapter }: Props) {
    const { exercises: words } = strings[language].lessons;
    const exercises = exercisesIn(chapter);
    const [first] = exercises;
    const shared = [...new Set(exercises.flatMap((one) => caughtBy(one).filter((check) => !isOwn(one, check))))];
    return (
        <>
            <Heading level={2} id="exercises" text={words.title} />
            <p>{words.text}</p>
            {exercises.map((exercise) => (
                <TaughtExercise key={exercise.id} language={language} chapter={chapter} exercise={exercise} />
            ))}
            {first && shared.length > 0 && (
                <section className="taught-exercise" aria-labelledby="in-any">
                    <h3 id="in-any">{words.inAny}</h3>
                    <Mistakes language={language} chapter={chapter} exercise={first} checks={shared} />
                </section>
            )}
        </>
    );
}

function TaughtExercise({ language, chapter, exercise }: Props & { readonly exercise: Exercise }) {
    const { lessons, code } = strings[language];
    const { name, kind, minutes, title, task } = exercise;
    const lang = langOnPage(language, chapter);
    const own = caughtBy(exercise).filter((check) => isOwn(exercise, check));
    return (
        <section className="taught-exercise" aria-labelledby={`exercise-${name}`}>
            <h3 id={`exercise-${name}`} lang={lang}>
                <a href={`${pathOf(language, chapter.place)}#exercise-${name}`}>{title}</a>
            </h3>
            <p className="exercise-kind minor">
                {kindLabel(kind, language)} · {minutesLabel(minutes, language)}
            </p>
            {task
                .trim()
                .split(/\n\n+/)
                .map((paragraph) => (
                    <p key={paragraph} lang={lang}>
                        <TextWithCode text={paragraph} />
                    </p>
                ))}
            <p className="taught-label">{lessons.exercises.solution}</p>
            {languagesOf(exercise).map((program) => (
                <CodeBlock key={program} kind={program} strings={code}>
                    <HighlightedCode code={solutionOf(exercise, program)} language={program} />
                </CodeBlock>
            ))}
            {own.length > 0 && (
                <>
                    <p className="taught-label">{lessons.exercises.mistakes}</p>
                    <Mistakes language={language} chapter={chapter} exercise={exercise} checks={own} />
                </>
            )}
        </section>
    );
}

/** For each check what was expected, why, and the hint that is the answer. */
function Mistakes({
    language,
    chapter,
    exercise,
    checks,
}: Props & { readonly exercise: Exercise; readonly checks: readonly string[] }) {
    const { language: textLanguage } = sectionOf(chapter.id);
    const { hint } = checkLabels[textLanguage];
    return (
        <ul className="taught-mistakes" lang={langOnPage(language, chapter)}>
            {checks.map((check) => {
                const { expected, why, hints } = textsOfCheck(exercise, check, textLanguage);
                return (
                    <li key={check}>
                        <strong>
                            <TextWithCode text={expected} />
                        </strong>{" "}
                        <TextWithCode text={why} /> <em>{hint}:</em> <TextWithCode text={hints[2]} />
                    </li>
                );
            })}
        </ul>
    );
}
