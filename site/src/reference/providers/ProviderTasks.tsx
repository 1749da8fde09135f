import type { ProviderId } from "@callsheet/inference/providers";
import { Code, TextWithCode } from "@callsheet/react/parts";
import { CodeBlock } from "../../frame/components/CodeBlock.tsx";
import type { Language } from "../../languages.ts";
import { pathOf, taskPlace } from "../../routes.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { placeholder, type SampleRequest, sampleRequest, tasksOf } from "./provider-page.ts";

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
