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
import { ScrollingTable } from "../../frame/components/ScrollingTable.tsx";
import { langOnPage, sectionOf, textOnPage } from "../../frame/map/section.ts";
import type { Language } from "../../languages.ts";
import { pathOf } from "../../routes.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { TaskText } from "../exercises/Exercise.tsx";
import {
    exercisesIn,
    exercisesLeft,
    type LessonStep,
    lessonMinutes,
    lessonOn,
    subjectsOf,
    type TaughtText,
} from "./lessons.ts";
import { answersIn } from "./read-text.ts";

type Props = { readonly language: Language; readonly chapter: TaughtText };

const planTitle = (language: Language): string =>
    fill(strings[language].lessons.plan.title, { minutes: String(lessonMinutes) });

/** The headings of the page, for its table of contents. */
export function headingsOfTaught(language: Language, chapter: TaughtText) {
    const { exercises, answers } = strings[language].lessons;
    return [
        { depth: 2, slug: "lesson", text: planTitle(language) },
        { depth: 2, slug: "exercises", text: exercises.title },
        ...exercisesIn(chapter).map((exercise) => ({
            depth: 3,
            slug: `exercise-${exercise.name}`,
            text: textOnPage(language, chapter, exercise.title),
        })),
        { depth: 2, slug: "answers", text: answers.title },
    ];
}

/** What a teacher needs for a chapter: a lesson, the exercises with their solutions and mistakes, and the answers. */
export function TaughtChapter({ language, chapter }: Props) {
    const { answers } = strings[language].lessons;
    return (
        <>
            <Lesson language={language} chapter={chapter} />
            <TaughtExercises language={language} chapter={chapter} />
            <Heading level={2} id="answers" text={answers.title} />
            <AnswerList language={language} chapter={chapter} />
        </>
    );
}

function Lesson({ language, chapter }: Props) {
    const { lessons } = strings[language];
    const { plan } = lessons;
    const { note, how, steps } = lessonOn(language, chapter);
    const rest = exercisesLeft(chapter);
    return (
        <>
            <Heading level={2} id="lesson" text={planTitle(language)} />
            <p>
                <TextWithCode text={note} />
            </p>
            <ScrollingTable label={{ heading: "lesson" }} columns={[plan.minutes, plan.what, plan.how]}>
                <tbody>
                    {steps.map((step) => (
                        <tr key={step.id}>
                            <td className="lesson-minutes">{step.minutes}</td>
                            <td>
                                {plan.kinds[step.kind]}: <Subject language={language} chapter={chapter} step={step} />
                            </td>
                            <td>
                                <strong>{plan.ways[step.way]}</strong> <TextWithCode text={how[step.id] ?? ""} />
                            </td>
                        </tr>
                    ))}
                </tbody>
            </ScrollingTable>
            {rest.length > 0 && (
                <>
                    <p>{plan.rest}</p>
                    <ul>
                        {rest.map((exercise) => (
                            <li key={exercise.id}>
                                <a href={`#exercise-${exercise.name}`} lang={langOnPage(language, chapter)}>
                                    {exercise.title}
                                </a>
                                , {minutesLabel(exercise.minutes, language)}
                            </li>
                        ))}
                    </ul>
                </>
            )}
        </>
    );
}

/** What a step is about, in the chapter's own words: sections, an exercise, or a question. */
function Subject({ language, chapter, step }: Props & { readonly step: LessonStep }) {
    const lang = langOnPage(language, chapter);
    return subjectsOf(language, chapter, step).map(({ href, text }, index) => (
        <span key={href}>
            {index > 0 && ", "}
            <a href={href} lang={lang}>
                <TextWithCode text={text} />
            </a>
        </span>
    ));
}

/** The checks that catch the usual mistakes, each once. */
const caughtBy = ({ mistakes }: Exercise): readonly string[] => [...new Set(mistakes.map(({ check }) => check))];

/** Whether an exercise has words of its own for a check. Others are for every exercise, and are shown once. */
const isOwn = ({ advice }: Exercise, check: string): boolean => Object.hasOwn(advice, check);

/** The exercises of a chapter with their solutions, and the mistakes that are usual in them. */
function TaughtExercises({ language, chapter }: Props) {
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
            <TaskText task={task} lang={lang} />
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

/** The questions of a chapter with their answers, each linked to its place in the chapter. */
export const AnswerList = ({ language, chapter }: Props) => (
    <ol lang={langOnPage(language, chapter)}>
        {answersIn(chapter.text).map(({ id, question, answer, why }) => (
            <li key={id}>
                <a href={`${pathOf(language, chapter.place)}#check-${id}`}>
                    <TextWithCode text={question} />
                </a>{" "}
                <strong>
                    <TextWithCode text={answer} />
                </strong>{" "}
                <TextWithCode text={why} />
            </li>
        ))}
    </ol>
);
