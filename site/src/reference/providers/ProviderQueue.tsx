import type { ProviderId } from "@callsheet/inference/providers";
import { Code } from "@callsheet/react/parts";
import type { ReactNode } from "react";
import type { Language } from "../../languages.ts";
import { pathOf, taskPlace } from "../../routes.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { type QueueFacts, queuesOf } from "./provider-page.ts";

type Props = { readonly language: Language; readonly id: ProviderId };

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
            <ul className="names">
                {queue.tasks.map((task) => (
                    <li key={task}>
                        <a href={pathOf(language, taskPlace(task))}>{strings[language].tasks[task].name}</a>
                    </li>
                ))}
            </ul>
            <dl>
                <Fact name={words.poll}>
                    <Code text={queue.poll} />{" "}
                    <span className="provider-quiet">
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
