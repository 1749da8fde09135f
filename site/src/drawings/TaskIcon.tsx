import type { TaskId } from "@callsheet/inference/tasks";
import { Drawing } from "./Drawing.tsx";

type Props = { readonly task: TaskId };

/** A task at 40 pixels, for lists; the name beside it says what it is. */
export function TaskIcon({ task }: Props) {
    return (
        <Drawing width={40} height={40} className={`task-icon ${task}`}>
            <rect x="4" y="4" width="32" height="32" rx="3" />
        </Drawing>
    );
}
