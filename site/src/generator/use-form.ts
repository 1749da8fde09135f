import type { TaskId } from "@callsheet/inference/tasks";
import { useEffect, useState } from "react";
import type { TaskForm } from "./task-forms/task-form.ts";

/** The forms that were loaded, by their address. */
const loaded = new Map<string, Promise<TaskForm>>();

/**
 * The form of a task, which is loaded when the task is chosen.
 *
 * @param initial the form that the page came with
 * @param folder where the forms are: `/forms/gu/` and their version
 * @returns undefined while it loads, or where it cannot be loaded
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
