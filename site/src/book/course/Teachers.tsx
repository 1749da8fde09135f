import { TextWithCode } from "@callsheet/react/parts";
import { CodeBlock } from "../../frame/components/CodeBlock.tsx";
import { Heading } from "../../frame/components/Heading.tsx";
import { ScrollingTable } from "../../frame/components/ScrollingTable.tsx";
import type { Chapter } from "../../frame/map/content.ts";
import { sectionNumber } from "../../frame/map/section.ts";
import type { Language } from "../../languages.ts";
import type { Section } from "../../reference/page-parts.tsx";
import { lessonPlace, pathOf } from "../../routes.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { courseTime } from "./CourseIndex.tsx";
import { exercisesIn, isTaught, lessonMinutes, minutesOf, nameOfChapter } from "./lessons.ts";
import { answersIn } from "./read-text.ts";
import { AnswerList } from "./TaughtChapter.tsx";

type Props = { readonly language: Language; readonly chapters: readonly Chapter[] };

/** How to unpack the site and serve it to a room. */
const serveCommands = `mkdir callsheet
tar -xf callsheet-site.tar -C callsheet
python3 callsheet/serve.py`;

/** The page for teachers: the plan of the book, the pages of its chapters, and its use in a room without a network. */
export function teacherSections(props: Props): readonly Section[] {
    const { lessons, teachers } = strings[props.language];
    const { plan, room, answers, use } = teachers;
    return [
        { slug: "plan", text: plan.title, content: <Plan {...props} /> },
        { slug: "lessons", text: lessons.list.title, content: <Lessons {...props} /> },
        { slug: "room", text: room.title, content: <Room language={props.language} /> },
        { slug: "use", text: use.title, content: <p>{use.text}</p> },
        { slug: "answers", text: answers.title, content: <Answers {...props} /> },
    ];
}

function Room({ language }: Pick<Props, "language">) {
    const { teachers, code } = strings[language];
    const { room } = teachers;
    const [get, start, open] = room.steps;
    return (
        <>
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
        </>
    );
}

function Plan({ language, chapters }: Props) {
    const { teachers, coursePage } = strings[language];
    const { plan } = teachers;
    const minutes = chapters.reduce((sum, chapter) => sum + chapter.minutes, 0);
    return (
        <>
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
