import { minutesLabel } from "@callsheet/exercises";
import { TextWithCode } from "@callsheet/react/parts";
import { Heading } from "../../frame/components/Heading.tsx";
import { ScrollingTable } from "../../frame/components/ScrollingTable.tsx";
import { langOnPage, textOnPage } from "../../frame/map/text-language.ts";
import type { Language } from "../../languages.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { AnswerList } from "./AnswerList.tsx";
import {
    exercisesIn,
    exercisesLeft,
    type LessonStep,
    lessonMinutes,
    lessonOn,
    subjectsOf,
    type TaughtText,
} from "./lessons.ts";
import { TaughtExercises } from "./TaughtExercises.tsx";

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
