import type { TaskId } from "@callsheet/inference/tasks";
import { TextWithCode } from "@callsheet/react/parts";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import type { ExampleAnswer } from "../example-answers.ts";
import { FieldTable } from "../FieldTable.tsx";
import { outputRows, outputText } from "../field-rows.ts";
import { Listing } from "../Listing.tsx";
import { givesFile } from "./task-page.ts";

type Props = { readonly language: Language; readonly task: TaskId; readonly answer: ExampleAnswer };

/** The output of a task: its fields and an example. */
export function TaskAnswer({ language, task, answer }: Props) {
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
