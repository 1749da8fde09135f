import { jsonSchemaText } from "@callsheet/inference/json-schema";
import type { TaskId } from "@callsheet/inference/tasks";
import type { Language } from "../../languages.ts";
import { schemaOf } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import { Listing } from "../Listing.tsx";

type Props = { readonly language: Language; readonly task: TaskId };

/** The JSON Schema of the task, folded and excluded from the page's text, with a link to the file. */
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
                <Listing language={language} kind="json" as="js" code={jsonSchemaText(task)} />
            </details>
        </>
    );
}
