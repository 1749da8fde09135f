import { catalogue } from "@callsheet/catalogue";
import { hasOwnModelIds, hubTokenVariable, type ProviderId } from "@callsheet/inference/providers";
import { Code, TextWithCode } from "@callsheet/react/parts";
import { hasOwnAddress } from "@callsheet/snippets";
import type { ReactNode } from "react";
import { CodeBlock, verbatim } from "../../frame/components/CodeBlock.tsx";
import type { Language } from "../../languages.ts";
import { modelPlace, pathOf } from "../../routes.ts";
import type { ProviderPageStrings } from "../../words/en/provider-pages.ts";
import { dateIn, fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { hubAddress, partsOf } from "../models/model-page.ts";
import { Commas, FactList, TaskLink, TaskLinks } from "../page-parts.tsx";
import {
    modelsOf,
    otherAddresses,
    ownLibraries,
    placeholder,
    providerOf,
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
                <TaskLink language={language} task={task} /> · {body}: {formats[format]}
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
            <TaskLinks language={language} tasks={queue.tasks} />
            <FactList
                facts={[
                    [
                        words.poll,
                        <>
                            <Code text={queue.poll} />{" "}
                            <span className="minor">
                                {fill(words.pollEvery, { seconds: `${queue.interval / 1000}` })}
                            </span>
                        </>,
                    ],
                    [words.status, <Code key="status" text={queue.status} />],
                    [words.done, <Code key="done" text={queue.done} />],
                    [words.failed, queue.failed.map((word) => <Code key={word} text={word} />)],
                    queue.reason !== undefined && [words.reason, <Code key="reason" text={queue.reason} />],
                    [
                        words.result,
                        queue.result === undefined ? words.resultInPoll : <Code key="result" text={queue.result} />,
                    ],
                ]}
            />
        </div>
    );
}

/** The two ways to reach a provider, through the router or directly, each with its key. */
export function ProviderAddress({ language, id }: Props) {
    const words = strings[language].providerPages;
    const { baseUrl, routedBaseUrl, scheme, keyVariable, headers = {} } = providerOf(id);
    const own = hasOwnAddress(id);
    return (
        <>
            {routedBaseUrl === undefined && <p>{words.notRouted}</p>}
            {!own && <p>{words.onlyRouted}</p>}
            <div className="provider-ways">
                {routedBaseUrl !== undefined && (
                    <AccessOption
                        words={words}
                        title={words.routed}
                        text={words.routedText}
                        url={routedBaseUrl}
                        scheme="Bearer"
                        variable={hubTokenVariable}
                    >
                        <p>
                            <a href={hubAddress("settings/tokens")} rel="external">
                                {words.getToken}
                            </a>
                        </p>
                    </AccessOption>
                )}
                {own && (
                    <AccessOption
                        words={words}
                        title={words.direct}
                        text={words.directText}
                        url={baseUrl}
                        scheme={scheme}
                        variable={keyVariable}
                    >
                        {ownLibraries(id).map(({ client, keyVariable: variable }) => (
                            <p key={client}>
                                <TextWithCode text={fill(words.ownLibrary, { client, variable })} />
                            </p>
                        ))}
                    </AccessOption>
                )}
            </div>
            {[...otherAddresses(id)].map(([address, tasks]) => (
                <div key={address}>
                    <p>
                        {words.elsewhere} <Code text={address} />
                    </p>
                    <TaskLinks language={language} tasks={tasks} />
                </div>
            ))}
            {Object.keys(headers).length > 0 && (
                <p>
                    {words.extraHeaders}{" "}
                    <Commas
                        items={Object.entries(headers).map(([name, value]) => (
                            <Code key={name} text={`${name}: ${value}`} />
                        ))}
                    />
                </p>
            )}
        </>
    );
}

type AccessOptionProps = {
    readonly words: ProviderPageStrings;
    readonly title: string;
    readonly text: string;
    readonly url: string;
    readonly scheme: string;
    readonly variable: string;
    readonly children: ReactNode;
};

const AccessOption = ({ words, title, text, url, scheme, variable, children }: AccessOptionProps) => (
    <div className="provider-way">
        <h3>{title}</h3>
        <p className="provider-url">
            <Code text={url} />
        </p>
        <p>{text}</p>
        <FactList
            facts={[
                [words.header, <Code key="header" text={`Authorization: ${scheme} ••••`} />],
                [words.keyIn, <Code key="key" text={variable} />],
            ]}
        />
        {children}
    </div>
);
