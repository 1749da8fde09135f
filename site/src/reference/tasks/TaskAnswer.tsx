import type { TaskId } from "@callsheet/inference/tasks";
import { Words } from "../../frame/components/Words.tsx";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import type { ExampleAnswer } from "../example-answers.ts";
import { FieldTable } from "../FieldTable.tsx";
import { outputRows, outputText } from "../field-rows.ts";
import { Json } from "../Json.tsx";
import { givesFile } from "./task-page.ts";

type Props = { readonly language: Language; readonly task: TaskId; readonly answer: ExampleAnswer };

/** What comes back: its fields, and an example. */
export function TaskAnswer({ language, task, answer }: Props) {
    const { ofTasks } = strings[language].reference;
    const rows = outputRows(language, task);
    return (
        <>
            <p>
                <Words text={outputText(language, task)} />
            </p>
            {givesFile(task) ? (
                <p>
                    <Words text={ofTasks.outputFile} />
                </p>
            ) : (
                // What has no fields has been said.
                rows.some(({ path }) => path !== "") && (
                    <FieldTable language={language} label={ofTasks.output} rows={rows} isAnswer />
                )
            )}
            {answer.output !== undefined && (
                <>
                    <p>{ofTasks.sandbox}</p>
                    <Json language={language} kind="output" text={answer.output} />
                </>
            )}
        </>
    );
}
