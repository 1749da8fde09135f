import { Heading } from "../../frame/components/Heading.tsx";
import { FactSheet } from "../../frame/components/PageFacts.tsx";
import { ChapterMark } from "../../frame/components/PageNavigation.tsx";
import { ChapterDrawing } from "../../frame/drawings/scenes.tsx";
import type { Chapter } from "../../frame/map/content.ts";
import { sectionNumber } from "../../frame/map/section.ts";
import type { Language } from "../../languages.ts";
import { pathOf, teachersPlace } from "../../routes.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { CourseProgress, GoOn } from "../progress/CourseProgress.tsx";
import { componentsIn } from "./read-text.ts";

type Props = { readonly language: Language; readonly chapters: readonly ChapterWithQuestions[] };

/** The headings that are on the page without a script, too. */
export const headingsOfCourse = (language: Language) => {
    const { goal, chapters } = strings[language].coursePage;
    return [
        { depth: 2, slug: "goal", text: goal.title },
        { depth: 2, slug: "chapters", text: chapters },
    ];
};

/** The course's own page: its goal, the reader's progress, and its chapters. */
export function CourseIndex({ language, chapters }: Props) {
    const { coursePage, course, map } = strings[language];
    const facts = [
        { name: coursePage.chapters, value: chapters.length },
        {
            name: course.time,
            value: courseTime(
                language,
                chapters.reduce((sum, { minutes }) => sum + minutes, 0),
            ),
        },
        { name: course.needs, value: coursePage.needs },
    ];
    return (
        <>
            <header className="course-head">
                <h1>{map.course.title}</h1>
                <p className="lead">{map.course.description}</p>
                <FactSheet facts={facts} />
                <Begin language={language} chapters={chapters} />
            </header>
            <section className="course-goal">
                <Heading level={2} id="goal" text={coursePage.goal.title} />
                <p>{coursePage.goal.lead}</p>
                <ul>
                    {coursePage.goal.list.map((item) => (
                        <li key={item}>{item}</li>
                    ))}
                </ul>
            </section>
            <CourseProgress language={language} chapters={chapters} />
            <section className="course-list">
                <Heading level={2} id="chapters" text={coursePage.chapters} />
                <ol className="course-chapters">
                    {chapters.map((chapter) => (
                        <ChapterRow key={chapter.place} chapter={chapter} />
                    ))}
                </ol>
                <p className="course-teachers">
                    <a href={pathOf(language, teachersPlace)}>{map.teachers.title}</a>: {map.teachers.description}
                </p>
            </section>
        </>
    );
}

/** The link to the first chapter, or to where the reader was. */
function Begin({ language, chapters }: Props) {
    const { begin, again } = strings[language].coursePage;
    const [first] = chapters;
    if (!first) return null;
    const number = String(first.chapter);
    return (
        <p className="course-begin">
            <GoOn
                language={language}
                chapters={chapters.map(({ place }) => place)}
                start={first.place}
                begin={fill(begin, { number })}
                again={fill(again, { number })}
            />
        </p>
    );
}

function ChapterRow({ chapter }: { readonly chapter: ChapterWithQuestions }) {
    const { language, place, title, description, minutes, needs, questions } = chapter;
    const { coursePage, course } = strings[language];
    const number = sectionNumber(chapter);
    const none = { questions: String(questions.length), answered: "0", right: "0" };
    return (
        <li data-chapter={place} data-number={number} data-questions={questions.join(" ")}>
            <p className="label">
                {course.chapter} {number} <ChapterMark language={language} place={place} isSpelt />
            </p>
            {chapter.section === 1 && <ChapterDrawing chapter={chapter.chapter} language={language} />}
            <h3>
                <a href={pathOf(language, place)}>{title}</a>
            </h3>
            <p>{description}</p>
            <p className="minor">
                {fill(coursePage.minutes, { minutes: String(minutes) })} · {course.needs}: {needs}
            </p>
            {questions.length > 0 && (
                <p className="minor needs-script" data-answers={coursePage.progress.chapter}>
                    {fill(coursePage.progress.chapter, none)}
                </p>
            )}
        </li>
    );
}

/** The duration of the course as text, rounded to a quarter of an hour. */
export function courseTime(language: Language, minutes: number): string {
    const { time, wholeHours } = strings[language].coursePage;
    const quarters = Math.round(minutes / 15);
    const [hours, rest] = [Math.floor(quarters / 4), (quarters % 4) * 15];
    return fill(rest === 0 ? wholeHours : time, { hours: String(hours), minutes: String(rest) });
}

/** A chapter with the ids of its questions. */
type ChapterWithQuestions = Chapter & { readonly questions: readonly string[] };

export const withQuestions = (chapter: Chapter): ChapterWithQuestions => ({
    ...chapter,
    questions: componentsIn("Check", chapter.text, chapter.id).map(({ properties }) => properties["id"] ?? ""),
});
