import { catalogue } from "@callsheet/catalogue";
import { hasOwnModelIds, type ProviderId } from "@callsheet/inference/providers";
import { Code, TextWithCode } from "@callsheet/react/parts";
import type { ReactNode } from "react";
import { CodeBlock, verbatim } from "../../frame/components/CodeBlock.tsx";
import type { Language } from "../../languages.ts";
import { modelPlace, pathOf, taskPlace } from "../../routes.ts";
import { dateIn, fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { partsOf } from "../models/model-page.ts";
import {
    modelsOf,
    placeholder,
    type QueueFacts,
    queuesOf,
    type SampleRequest,
    type Served,
    sampleRequest,
    tasksOf,
} from "./provider-page.ts";

type Props = { readonly language: Language; readonly id: ProviderId };

/** The tasks that a provider serves, each with the actual request of its example. */
export function ProviderTasks({ language, id }: Props) {
    return (
        <>
            <p>{strings[language].providerPages.tasksText}</p>
            <div className="provider-tasks">
                {tasksOf(id).map((task) => (
                    <TaskRequest key={task} language={language} request={sampleRequest(id, task)} />
                ))}
            </div>
        </>
    );
}

type RequestProps = { readonly language: Language; readonly request: SampleRequest };

function TaskRequest({ language, request: { task, path, format, text, isQueued, isKnown } }: RequestProps) {
    const { sheet, formats, body, stands } = strings[language].providerPages;
    const { name } = strings[language].tasks[task];
    return (
        <details>
            <summary>
                <span className="provider-task">{name}</span>
                <Code text={path} />
                {isQueued && <span className="provider-badge">{sheet.queue}</span>}
            </summary>
            <p>
                <a href={pathOf(language, taskPlace(task))}>{name}</a> · {body}: {formats[format]}
            </p>
            {!isKnown && (
                <p>
                    <TextWithCode text={fill(stands, { placeholder })} />
                </p>
            )}
            <CodeBlock kind="http" strings={strings[language].code}>
                <code translate="no">{text}</code>
            </CodeBlock>
        </details>
    );
}

/** Lists with more models than this are folded. */
const mostOpen = 16;

/** The models of the catalogue that a provider serves, by task. */
export function ProviderModels({ language, id }: Props) {
    const words = strings[language].providerPages;
    if (id === "auto") return <p>{words.autoModels}</p>;
    const byTask = [...modelsOf(id)];
    if (byTask.length === 0) return <p>{words.noModels}</p>;
    const count = byTask.flatMap(([, models]) => models).length;
    return (
        <>
            <p>
                {fill(hasOwnModelIds(id) ? words.modelsText : words.sameIds, {
                    date: dateIn(language, catalogue.asOf),
                })}
            </p>
            <div className="provider-models">
                {byTask.map(([task, models], index) => (
                    <details key={task} open={count <= mostOpen || (index === 0 && models.length <= mostOpen)}>
                        <summary>
                            <span className="provider-task">{strings[language].tasks[task].name}</span>
                            <span className="minor">{models.length}</span>
                        </summary>
                        <ul className="model-list">
                            {models.map((model) => (
                                <ServedModel
                                    key={`${model.model} ${model.providerId}`}
                                    language={language}
                                    {...model}
                                />
                            ))}
                        </ul>
                    </details>
                ))}
            </div>
        </>
    );
}

function ServedModel({ language, model, providerId }: Served & { readonly language: Language }) {
    const { owner, name } = partsOf(model);
    return (
        <li>
            <a href={pathOf(language, modelPlace(model))} {...verbatim}>
                {owner}
                <b>{name}</b>
            </a>
            {providerId !== model && <Code text={providerId} />}
        </li>
    );
}

/** How the client polls a provider's jobs. */
export function ProviderQueue({ language, id }: Props) {
    const words = strings[language].providerPages;
    const queues = queuesOf(id);
    if (queues.length === 0) return <p>{words.noQueue}</p>;
    return (
        <>
            <p>{words.queueText}</p>
            {queues.map((queue) => (
                <Facts key={queue.tasks.join(" ")} language={language} queue={queue} />
            ))}
        </>
    );
}

function Facts({ language, queue }: { readonly language: Language; readonly queue: QueueFacts }) {
    const words = strings[language].providerPages;
    return (
        <div className="provider-queue">
            <ul className="names row">
                {queue.tasks.map((task) => (
                    <li key={task}>
                        <a href={pathOf(language, taskPlace(task))}>{strings[language].tasks[task].name}</a>
                    </li>
                ))}
            </ul>
            <dl>
                <Fact name={words.poll}>
                    <Code text={queue.poll} />{" "}
                    <span className="minor">
                        {fill(words.pollEvery, { seconds: `${queue.interval / 1000}` })}
                    </span>
                </Fact>
                <Fact name={words.status}>
                    <Code text={queue.status} />
                </Fact>
                <Fact name={words.done}>
                    <Code text={queue.done} />
                </Fact>
                <Fact name={words.failed}>
                    {queue.failed.map((word) => (
                        <Code key={word} text={word} />
                    ))}
                </Fact>
                {queue.reason !== undefined && (
                    <Fact name={words.reason}>
                        <Code text={queue.reason} />
                    </Fact>
                )}
                <Fact name={words.result}>
                    {queue.result === undefined ? words.resultInPoll : <Code text={queue.result} />}
                </Fact>
            </dl>
        </div>
    );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
    <div>
        <dt>{name}</dt>
        <dd>{children}</dd>
    </div>
);
