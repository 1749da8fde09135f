import type { TaskId } from "@callsheet/inference/tasks";
import type { Language } from "../i18n/languages.ts";
import { strings } from "../i18n/strings.ts";
import { Json } from "../reference/Json.tsx";
import { jsonSchemaText } from "../reference/json-schema.ts";
import { schemaOf } from "../routes.ts";

type Props = { readonly language: Language; readonly task: TaskId };

/** The task for machines, folded, and no text of the page: who wants it takes the file. */
export function TaskSchema({ language, task }: Props) {
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
                <Json language={language} kind="json" text={jsonSchemaText(task)} />
            </details>
        </>
    );
}
