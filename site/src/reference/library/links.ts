/** Links from the names of exports to their entries. */

import { type TaskId, taskIds, tasks } from "@callsheet/inference/tasks";
import { callingPlace, filesOfGroups, type GroupId, groupIds, groupPlace } from "../../frame/map/library-groups.ts";
import type { Language } from "../../languages.ts";
import { type Place, pathOf } from "../../routes.ts";
import type { Export } from "./api.ts";

/** The link of a name in code or text; undefined if no package exports it. */
export type LinkTo = (name: string) => string | undefined;

export const hrefOf = (language: Language, one: Export): string => `${pathOf(language, placeOf(one))}#${one.name}`;

/** Links for texts of one package: a name that several packages export means that package's own. */
export function linksIn(language: Language, api: readonly Export[], owner: string): LinkTo {
    const others = api.filter((one) => one.package !== owner);
    const own = api.filter((one) => one.package === owner);
    // Later entries win: the first package's over those of the other packages, the owner's over all.
    const links = new Map([...others.toReversed(), ...own].map((one) => [one.name, hrefOf(language, one)] as const));
    return (name) => links.get(name);
}

const client = "@callsheet/inference";

/** The group of an export, by the file that declares it. */
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
