import type { TaskId } from "@callsheet/inference/tasks";
import { Code } from "@callsheet/react/parts";
import { fallbackLanguage, type Language } from "../../languages.ts";
import { plainTitles } from "../../words/en/tasks/index.ts";
import { strings } from "../../words/strings.ts";

type Props = { readonly language: Language; readonly task: TaskId };

/** A task's id, and its other title: in everyday words, or the field's term beside the title of another language. */
export function TaskNames({ language, task }: Props) {
    const isEnglish = language === fallbackLanguage;
    const other = isEnglish ? plainTitles[task] : strings[fallbackLanguage].tasks[task].name;
    return (
        <p className="task-id">
            <Code text={task} />
            {other !== undefined && <span lang={isEnglish ? undefined : fallbackLanguage}> · {other}</span>}
        </p>
    );
}
