import { TextWithCode } from "@callsheet/react/parts";
import { CodeBlock } from "../../frame/components/CodeBlock.tsx";
import { Heading } from "../../frame/components/Heading.tsx";
import { ScrollingTable } from "../../frame/components/ScrollingTable.tsx";
import type { Chapter } from "../../frame/map/chapters.ts";
import { sectionNumber } from "../../frame/map/section.ts";
import type { Language } from "../../languages.ts";
import { lessonPlace, pathOf } from "../../routes.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { courseTime } from "./CourseIndex.tsx";
import { exercisesIn, isTaught, lessonMinutes, minutesOf, nameOfChapter } from "./lessons.ts";
import { answersIn } from "./read-text.ts";
import { AnswerList } from "./TaughtChapter.tsx";

type Props = { readonly language: Language; readonly chapters: readonly Chapter[] };

/** The headings of the page, for its table of contents. */
export const headingsForTeachers = (language: Language) => {
    const { lessons, teachers } = strings[language];
    const { plan, room, answers, use } = teachers;
    return [
        { depth: 2, slug: "plan", text: plan.title },
        { depth: 2, slug: "lessons", text: lessons.list.title },
        { depth: 2, slug: "room", text: room.title },
        { depth: 2, slug: "use", text: use.title },
        { depth: 2, slug: "answers", text: answers.title },
    ];
};

/** How to unpack the site and serve it to a room. */
const serveCommands = `mkdir callsheet
tar -xf callsheet-site.tar -C callsheet
python3 callsheet/serve.py`;

/** The page for teachers: the plan of the book, the pages of its chapters, and its use in a room without a network. */
export function Teachers({ language, chapters }: Props) {
    const { teachers, code } = strings[language];
    const { room, use } = teachers;
    const [get, start, open] = room.steps;
    return (
        <>
            <Plan language={language} chapters={chapters} />
            <Lessons language={language} chapters={chapters} />
            <Heading level={2} id="room" text={room.title} />
            <p>{room.text}</p>
            <ol>
                <li>
                    <TextWithCode text={get ?? ""} />
                </li>
                <li>
                    {start}
                    <CodeBlock kind="sh" strings={code}>
                        <code>{serveCommands}</code>
                    </CodeBlock>
                </li>
                <li>{open}</li>
            </ol>
            <p>
                <TextWithCode text={room.servers} />
            </p>
            <p>
                <TextWithCode text={room.sources} />
            </p>
            <p>{room.advice}</p>
            <p>{room.visited}</p>
            <Heading level={2} id="use" text={use.title} />
            <p>{use.text}</p>
            <Answers language={language} chapters={chapters} />
        </>
    );
}

function Plan({ language, chapters }: Props) {
    const { teachers, coursePage } = strings[language];
    const { plan } = teachers;
    const minutes = chapters.reduce((sum, chapter) => sum + chapter.minutes, 0);
    return (
        <>
            <Heading level={2} id="plan" text={plan.title} />
            <p>{fill(plan.text, { time: courseTime(language, minutes).toLocaleLowerCase(language) })}</p>
            <ScrollingTable label={{ heading: "plan" }} columns={[plan.chapter, plan.takes, plan.needs, plan.teaches]}>
                <tbody>
                    {chapters.map(({ place, chapter, section, title, minutes: time, needs, description }) => (
                        <tr key={place}>
                            <td>
                                {sectionNumber({ chapter, section })}. <a href={pathOf(language, place)}>{title}</a>
                            </td>
                            <td>{fill(coursePage.minutes, { minutes: String(time) })}</td>
                            <td>{needs}</td>
                            <td>{description}</td>
                        </tr>
                    ))}
                </tbody>
            </ScrollingTable>
        </>
    );
}

/** A page for each chapter that has a lesson. */
function Lessons({ language, chapters }: Props) {
    const { list, title: pageTitle } = strings[language].lessons;
    return (
        <>
            <Heading level={2} id="lessons" text={list.title} />
            <p>{fill(list.text, { minutes: String(lessonMinutes) })}</p>
            <ul>
                {chapters.filter(isTaught).map((chapter) => {
                    const exercises = exercisesIn(chapter);
                    const minutes = minutesOf(exercises);
                    const values = { count: String(exercises.length), minutes: String(minutes) };
                    return (
                        <li key={chapter.place}>
                            <a href={pathOf(language, lessonPlace(nameOfChapter(chapter)))}>
                                {fill(pageTitle, { chapter: String(chapter.chapter), title: chapter.title })}
                            </a>{" "}
                            ({fill(list.exercises, values)})
                        </li>
                    );
                })}
            </ul>
        </>
    );
}

/** The answers of the chapters that have no page of their own for teachers. */
function Answers({ language, chapters }: Props) {
    const { answers } = strings[language].teachers;
    return (
        <>
            <Heading level={2} id="answers" text={answers.title} />
            <p>{answers.text}</p>
            {chapters.map((chapter) => {
                if (isTaught(chapter) || answersIn(chapter.text).length === 0) return null;
                const id = `answers-${chapter.chapter}-${chapter.section}`;
                return (
                    <section key={chapter.place} aria-labelledby={id}>
                        <Heading level={3} id={id} text={chapter.title} />
                        <AnswerList language={language} chapter={chapter} />
                    </section>
                );
            })}
        </>
    );
}
