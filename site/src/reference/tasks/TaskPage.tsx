import { jsonSchemaText } from "@callsheet/inference/json-schema";
import { isStreamingTask, type TaskId, tasks } from "@callsheet/inference/tasks";
import { TextWithCode } from "@callsheet/react/parts";
import { formatQuery } from "@callsheet/snippets/query";
import type { ReactNode } from "react";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import { Heading } from "../../frame/components/Heading.tsx";
import { TaskDrawing } from "../../frame/drawings/TaskDrawing.tsx";
import type { Language } from "../../languages.ts";
import { modelsPlace, pathOf, providerPlace, schemaOf } from "../../routes.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import type { ExampleAnswer } from "../example-answers.ts";
import { FieldTable } from "../FieldTable.tsx";
import { eventRows, inputRows, outputRows, outputText, parameterRows } from "../field-rows.ts";
import { GeneratorLink } from "../GeneratorLink.tsx";
import { Listing } from "../Listing.tsx";
import { ModelList } from "../models/ModelList.tsx";
import { ProviderCompare } from "../provider-table/ProviderCompare.tsx";
import { SnippetPanels } from "../SnippetPanels.tsx";
import { ExampleLine } from "./ExampleLine.tsx";
import { TaskNames } from "./TaskNames.tsx";
import { flowOf, givesFile, headingsOfTask, modelsOfTask, programsOfTask, providersOfTask } from "./task-page.ts";

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
    const { complete, streamed } = programsOfTask(language, task);
    const parameters = parameterRows(language, task);
    const events = eventRows(language, task);
    const parts: Readonly<Record<string, ReactNode>> = {
        code: (
            <>
                <ExampleLine language={language} programs={complete} />
                <SnippetPanels language={language} id="program" programs={complete} />
                <GeneratorLink language={language} query={complete.query} />
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
        <Heading level={2} id={slug} text={text} />
        {children}
    </>
);

/** The output of a task: its fields and an example. */
function TaskAnswer({ language, task, answer }: Props) {
    const { ofTasks } = strings[language].reference;
    const rows = outputRows(language, task);
    return (
        <>
            <p>
                <TextWithCode text={outputText(language, task)} />
            </p>
            {givesFile(task) ? (
                <p>
                    <TextWithCode text={ofTasks.outputFile} />
                </p>
            ) : (
                // An output without fields has already been described.
                rows.some(({ path }) => path !== "") && (
                    <FieldTable language={language} label={ofTasks.output} rows={rows} isAnswer />
                )
            )}
            {answer.output !== undefined && (
                <>
                    <p>{ofTasks.sandbox}</p>
                    <Listing language={language} kind="output" as="js" code={answer.output} />
                </>
            )}
        </>
    );
}

type TaskProps = { readonly language: Language; readonly task: TaskId };

/** The task's name, its purpose and the key facts. */
function TaskHead({ language, task }: TaskProps) {
    const { reference } = strings[language];
    const { name, purpose } = strings[language].tasks[task];
    const { takes, gives } = flowOf(language, task);
    const facts = [
        { name: reference.takes, value: takes },
        { name: reference.gives, value: gives },
        { name: reference.streams, value: isStreamingTask(tasks[task]) ? reference.yes : reference.no },
        { name: reference.models, value: `${modelsOfTask(task).count}` },
        { name: reference.providers, value: `${providersOfTask(task).length}` },
    ];
    return (
        <header className="task-head">
            <h1>{name}</h1>
            <TaskNames language={language} task={task} />
            <p className="lead">
                <TextWithCode text={purpose} />
            </p>
            <figure className="task-drawing">
                <TaskDrawing task={task} language={language} />
            </figure>
            <dl className="sheet task-sheet">
                {facts.map((fact) => (
                    <div key={fact.name}>
                        <dt>{fact.name}</dt>
                        <dd>{fact.value}</dd>
                    </div>
                ))}
            </dl>
        </header>
    );
}

/** The providers of a task, and models of the catalogue for it. */
function TaskModels({ language, task }: TaskProps) {
    const { ofTasks } = strings[language].reference;
    const providers = providersOfTask(task);
    const { some, count } = modelsOfTask(task);
    return (
        <>
            <p>{providers.length > 0 ? ofTasks.providers : ofTasks.noProviders}</p>
            {providers.length > 0 && (
                <ProviderCompare language={language} of={{ task }}>
                    <ul className="names row" {...verbatim}>
                        {providers.map(({ id, name }) => (
                            <li key={id}>
                                <a href={pathOf(language, providerPlace(id))}>{name}</a>
                            </li>
                        ))}
                    </ul>
                </ProviderCompare>
            )}
            <p>{count > 0 ? ofTasks.models : ofTasks.noModels}</p>
            {count > 0 && <ModelList language={language} models={some} />}
            {count > some.length && (
                <p>
                    <a href={`${pathOf(language, modelsPlace)}${formatQuery({ task })}`}>
                        {fill(ofTasks.allModels, { count: `${count}` })}
                    </a>
                </p>
            )}
        </>
    );
}

/** The JSON Schema of the task, folded and excluded from the page's text, with a link to the file. */
function TaskSchema({ language, task }: TaskProps) {
    const { ofTasks } = strings[language].reference;
    return (
        <>
            <p>{ofTasks.schemaLead}</p>
            <p>
                <a href={schemaOf(task)} download={`${task}.schema.json`}>
                    {ofTasks.schemaDownload}
                </a>
            </p>
            <details className="fold" data-not-content="">
                <summary>{ofTasks.schemaShow}</summary>
                <Listing language={language} kind="json" as="js" code={jsonSchemaText(task)} />
            </details>
        </>
    );
}
