import { type TaskId, taskIds } from "@callsheet/inference/tasks";
import type { Language } from "../languages.ts";
import { strings } from "../strings.ts";
import type { TaskWords } from "./task-words.ts";

/** The words of every task, in a language of the site. */
export const wordsOfTasks = (language: Language): Readonly<Record<TaskId, TaskWords>> =>
    // The texts are being written: until then each task says what the generator says of it.
    Object.fromEntries(
        taskIds.map((task): [TaskId, TaskWords] => [
            task,
            { name: task, purpose: strings[language].generator.tasks[task], reading: [], pitfalls: [] },
        ]),
    ) as Record<TaskId, TaskWords>;
