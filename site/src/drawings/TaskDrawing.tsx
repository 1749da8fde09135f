import type { TaskId } from "@callsheet/inference/tasks";
import type { Language } from "../i18n/languages.ts";
import { strings } from "../i18n/strings.ts";
import { Drawing } from "./Drawing.tsx";

type Props = { readonly task: TaskId; readonly language: Language };

/** What a task takes, on the left, and what it gives, on the right. */
export function TaskDrawing({ task, language }: Props) {
    return (
        <Drawing width={328} height={160} label={strings[language].generator.tasks[task]}>
            <rect x="1" y="30" width="124" height="100" rx="3" />
            <path d="M134 80h60m-6-5 6 5-6 5" />
            <rect x="203" y="30" width="124" height="100" rx="3" />
        </Drawing>
    );
}
