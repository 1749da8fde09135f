import type { TaskId } from "@callsheet/inference/tasks";
import { useEffect, useState } from "react";
import type { TaskForm } from "./task-forms/task-form.ts";

/** The loaded forms, by URL. */
const loaded = new Map<string, Promise<TaskForm>>();

/**
 * The form of a task, which loads when the task is chosen.
 *
 * @param initial the form that the page came with
 * @param folder the folder of the forms: `/forms/gu/` and their version
 * @returns undefined while it loads, or if loading failed
 */
export function useForm(task: TaskId, initial: TaskForm, folder: string): TaskForm | undefined {
    const [form, setForm] = useState(initial);
    const address = `${folder}/${task}.json`;
    useEffect(() => {
        let gone = false;
        if (task !== initial.task) {
            load(address).then(
                (found) => gone || setForm(found),
                () => loaded.delete(address),
            );
        }
        return () => {
            gone = true;
        };
    }, [task, initial, address]);
    if (task === initial.task) return initial;
    return form.task === task ? form : undefined;
}

function load(address: string): Promise<TaskForm> {
    const known = loaded.get(address);
    if (known) return known;
    const form = fetch(address).then((response) => {
        if (!response.ok) throw new Error(`${address}: ${response.status}`);
        return response.json() as Promise<TaskForm>;
    });
    loaded.set(address, form);
    return form;
}
