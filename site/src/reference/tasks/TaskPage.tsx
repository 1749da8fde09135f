import type { TaskId } from "@callsheet/inference/tasks";
import { TextWithCode } from "@callsheet/react/parts";
import type { ReactNode } from "react";
import { Heading } from "../../frame/components/Heading.tsx";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import type { ExampleAnswer } from "../example-answers.ts";
import { FieldTable } from "../FieldTable.tsx";
import { eventRows, inputRows, parameterRows } from "../field-rows.ts";
import { GeneratorLink } from "../GeneratorLink.tsx";
import { Listing } from "../Listing.tsx";
import { SnippetPanels } from "../SnippetPanels.tsx";
import { ExampleLine } from "./ExampleLine.tsx";
import { TaskAnswer } from "./TaskAnswer.tsx";
import { TaskHead } from "./TaskHead.tsx";
import { TaskModels } from "./TaskModels.tsx";
import { TaskSchema } from "./TaskSchema.tsx";
import { headingsOfTask, programsOfTask } from "./task-page.ts";

type Props = {
    readonly language: Language;
    readonly task: TaskId;
    readonly answer: ExampleAnswer;
};

/** Everything about a task, from its purpose to its schema. */
export function TaskPage({ language, task, answer }: Props) {
    const { reference } = strings[language];
    const { ofTasks } = reference;
    const { reading, pitfalls } = strings[language].tasks[task];
    const { whole, streamed } = programsOfTask(task);
    const parameters = parameterRows(language, task);
    const events = eventRows(language, task);
    const parts: Readonly<Record<string, ReactNode>> = {
        code: (
            <>
                <ExampleLine language={language} programs={whole} />
                <SnippetPanels language={language} id="program" programs={whole} />
                <GeneratorLink language={language} query={whole.query} />
            </>
        ),
        streaming: streamed && (
            <>
                <p>{reference.streamingWhy}</p>
                <SnippetPanels language={language} id="stream" programs={streamed} />
            </>
        ),
        inputs: <FieldTable language={language} label={ofTasks.inputs} rows={inputRows(language, task)} />,
        parameters:
            parameters.length === 0 ? (
                <p>{ofTasks.noParameters}</p>
            ) : (
                <>
                    <p>{ofTasks.parametersLead}</p>
                    <FieldTable language={language} label={ofTasks.parameters} rows={parameters} />
                </>
            ),
        output: <TaskAnswer language={language} task={task} answer={answer} />,
        events: (
            <>
                <p>{ofTasks.eventsLead}</p>
                <FieldTable language={language} label={ofTasks.events} rows={events} isAnswer />
                {answer.events !== undefined && (
                    <Listing language={language} kind="output" as="js" code={answer.events} />
                )}
            </>
        ),
        reading: reading.map((text) => (
            <p key={text}>
                <TextWithCode text={text} />
            </p>
        )),
        pitfalls: (
            <dl className="pitfalls">
                {pitfalls.map(({ problem, remedy }) => (
                    <div key={problem}>
                        <dt>
                            <TextWithCode text={problem} />
                        </dt>
                        <dd>
                            <TextWithCode text={remedy} />
                        </dd>
                    </div>
                ))}
            </dl>
        ),
        models: <TaskModels language={language} task={task} />,
        schema: <TaskSchema language={language} task={task} />,
    };
    return (
        <>
            <TaskHead language={language} task={task} />
            <div className="prose reference">
                {headingsOfTask(language, task).map(({ slug, text }) => (
                    // No wrapper around a heading and its section, so that headings structure the page.
                    <Part key={slug} slug={slug} text={text}>
                        {parts[slug]}
                    </Part>
                ))}
            </div>
        </>
    );
}

type PartProps = { readonly slug: string; readonly text: string; readonly children: ReactNode };

const Part = ({ slug, text, children }: PartProps) => (
    <>
        <Heading level={2} id={slug}>
            {text}
        </Heading>
        {children}
    </>
);
