import { jsonSchemaText } from "@callsheet/inference/json-schema";
import { isStreamingTask, type TaskId, tasks } from "@callsheet/inference/tasks";
import { TextWithCode } from "@callsheet/react/parts";
import { formatQuery } from "@callsheet/snippets/query";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import { TaskDrawing } from "../../frame/drawings/TaskDrawing.tsx";
import type { Language } from "../../languages.ts";
import { renderList } from "../../render-list.tsx";
import { modelsPlace, pathOf, providerPlace, schemaOf } from "../../routes.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import type { ExampleAnswer } from "../example-answers.ts";
import { FieldTable } from "../FieldTable.tsx";
import { eventRows, inputRows, outputRows, outputText, parameterRows } from "../field-rows.ts";
import { ModelList } from "../models/ModelIndex.tsx";
import { FactList, FactSheet, Listing, type Section } from "../page-parts.tsx";
import { ProviderCompare } from "../provider-table/ProviderCompare.tsx";
import { ExamplePrograms, SnippetPanels } from "../SnippetPanels.tsx";
import { TaskNames } from "./TaskIndex.tsx";
import { flowOf, givesFile, modelsOfTask, programsOfTask, providersOfTask } from "./task-page.ts";

type Props = {
    readonly language: Language;
    readonly task: TaskId;
    readonly answer: ExampleAnswer;
};

/** The sections of a task's page, from code to schema. */
export function taskSections({ language, task, answer }: Props): readonly Section[] {
    const { reference } = strings[language];
    const { ofTasks } = reference;
    const { reading, pitfalls } = strings[language].tasks[task];
    const { complete, streamed } = programsOfTask(language, task);
    const parameters = parameterRows(language, task);
    const events = eventRows(language, task);
    return [
        { slug: "code", text: reference.code, content: <ExamplePrograms language={language} programs={complete} /> },
        streamed && {
            slug: "streaming",
            text: reference.streamingCode,
            content: (
                <>
                    <p>{reference.streamingWhy}</p>
                    <SnippetPanels language={language} id="stream" programs={streamed} />
                </>
            ),
        },
        {
            slug: "inputs",
            text: ofTasks.inputs,
            content: <FieldTable language={language} label={ofTasks.inputs} rows={inputRows(language, task)} />,
        },
        {
            slug: "parameters",
            text: ofTasks.parameters,
            content:
                parameters.length === 0 ? (
                    <p>{ofTasks.noParameters}</p>
                ) : (
                    <>
                        <p>{ofTasks.parametersLead}</p>
                        <FieldTable language={language} label={ofTasks.parameters} rows={parameters} />
                    </>
                ),
        },
        {
            slug: "output",
            text: ofTasks.output,
            content: <TaskAnswer language={language} task={task} answer={answer} />,
        },
        events.length > 0 && {
            slug: "events",
            text: ofTasks.events,
            content: (
                <>
                    <p>{ofTasks.eventsLead}</p>
                    <FieldTable language={language} label={ofTasks.events} rows={events} isAnswer />
                    {answer.events !== undefined && (
                        <Listing language={language} kind="output" as="js" code={answer.events} />
                    )}
                </>
            ),
        },
        reading.length > 0 && {
            slug: "reading",
            text: ofTasks.reading,
            content: renderList(reading, (text) => (
                <p>
                    <TextWithCode text={text} />
                </p>
            )),
        },
        pitfalls.length > 0 && {
            slug: "pitfalls",
            text: ofTasks.pitfalls,
            content: (
                <FactList
                    className="pitfalls"
                    facts={pitfalls.map(({ problem, remedy }) => [
                        <TextWithCode key="problem" text={problem} />,
                        <TextWithCode key="remedy" text={remedy} />,
                    ])}
                />
            ),
        },
        { slug: "models", text: ofTasks.servedBy, content: <TaskModels language={language} task={task} /> },
        { slug: "schema", text: ofTasks.schema, content: <TaskSchema language={language} task={task} /> },
    ].filter((section) => typeof section === "object");
}

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
export function TaskHead({ language, task }: TaskProps) {
    const { reference } = strings[language];
    const { name, purpose } = strings[language].tasks[task];
    const { takes, gives } = flowOf(language, task);
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
            <FactSheet
                facts={[
                    [reference.takes, takes],
                    [reference.gives, gives],
                    [reference.streams, isStreamingTask(tasks[task]) ? reference.yes : reference.no],
                    [reference.models, modelsOfTask(task).count],
                    [reference.providers, providersOfTask(task).length],
                ]}
            />
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
                    <ul className="names" {...verbatim}>
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
