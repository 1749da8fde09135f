/** Models of the Hub that exist by default, and a guess at the tasks of any other model from its name. */
import { catalogue } from "@callsheet/catalogue";
import { isTaskId, type TaskId } from "@callsheet/inference/tasks";
import known from "./known-models.json" with { type: "json" };

/** A task of known-models.json, whose names no type checks. */
function taskOf(name: string): TaskId {
    if (isTaskId(name)) return name;
    throw new TypeError(`known-models.json names an unknown task: ${name}`);
}

/** The task of each model that programs name unchanged, by its Hub id. */
export const wellKnownModels: ReadonlyMap<string, TaskId> = new Map([
    ...catalogue.models.map(({ id, task }) => [id, task] as const),
    ...Object.entries(known.models).map(([id, task]) => [id, taskOf(task)] as const),
]);

const edge = "(?:(?<![a-z])|(?![a-z]))";

const families = known.families.map(([name = "", tasks = ""]) => ({
    name: new RegExp(name.replaceAll("_", edge)),
    tasks: tasks.split(" ").map(taskOf),
}));

/** Tasks of a model with this name, likeliest first; empty if the name matches no pattern. */
export function suggestedTasks(id: string): readonly TaskId[] {
    const name = id.toLowerCase().replaceAll(/[\s_]+/g, "-");
    return families.find((family) => family.name.test(name))?.tasks ?? [];
}
