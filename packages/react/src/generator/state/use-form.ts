import type { TaskId } from "@callsheet/inference/tasks";
import { useEffect, useState } from "react";
import type { TaskForm } from "../task-forms/task-form.ts";

/**
 * The form of a task, which loads when the task is chosen.
 *
 * @param initial the form that the generator began with
 * @returns undefined while it loads, or if loading failed
 */
export function useForm(
    task: TaskId,
    initial: TaskForm | undefined,
    loadForm: (task: TaskId) => Promise<TaskForm>,
): TaskForm | undefined {
    const [forms, setForms] = useState<Readonly<Partial<Record<TaskId, TaskForm>>>>(() =>
        initial ? { [initial.task]: initial } : {},
    );
    const { [task]: form } = forms;
    useEffect(() => {
        let isCurrent = true;
        if (!form) {
            loadForm(task).then(
                (found) => isCurrent && setForms((before) => ({ ...before, [task]: found })),
                // The fields stay JSON, which needs no form. Choosing the task again retries.
                () => undefined,
            );
        }
        return () => {
            isCurrent = false;
        };
    }, [task, form, loadForm]);
    return form;
}
