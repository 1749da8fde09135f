/** Decides which page an export is on, by the file that declares it. */
import { type TaskId, taskIds, tasks } from "@callsheet/inference/tasks";
import { callingPlace, filesOfGroups, type GroupId, groupIds, groupPlace } from "../../frame/map/library-groups.ts";
import type { Place } from "../../routes.ts";
import type { Export } from "./api.ts";

const client = "@callsheet/inference";

export function groupOf({ name, package: owner, file }: Export): GroupId {
    const group = groupIds.find(
        (id) => filesOfGroups[id].package === owner && filesOfGroups[id].files.some((start) => file.startsWith(start)),
    );
    if (!group)
        throw new Error(`No page gathers ${name} of ${owner}, in ${file}: see site/src/frame/map/library-groups.ts.`);
    return group;
}

/** The task of a helper or of one of its types; undefined for exports that tasks share. */
export function taskOf({ name, package: owner, file }: Export): TaskId | undefined {
    if (owner !== client) return undefined;
    const types = /^src\/generated\/types\/(.+)\.ts$/.exec(file)?.[1];
    if (types !== undefined) return taskIds.find((id) => id === types);
    return file === "src/generated/helpers.ts" ? byMethod(name) : undefined;
}

const byMethod = (name: string): TaskId | undefined =>
    taskIds.find((id) => [tasks[id].method.js, `${tasks[id].method.js}Stream`].includes(name));

/** The page of an export. */
export function placeOf(one: Export): Place {
    const task = taskOf(one);
    return task ? callingPlace(task) : groupPlace(groupOf(one));
}
