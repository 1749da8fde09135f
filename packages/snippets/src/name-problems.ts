/** What is wrong with the names in a call, as somebody typed them: for every surface that takes a call. */
import {
    type CatalogueModel,
    didYouMean,
    idOf,
    misspeltName,
    nearestNames,
    nearModels,
    noSuchName,
} from "@callsheet/catalogue/search";
import { isForTask, isProviderId, providerIds, providers } from "@callsheet/inference/providers";
import { isTaskId, type TaskId, taskIds, tasks } from "@callsheet/inference/tasks";
import { clientIds, clients, languageIds } from "./languages/registry.ts";

/** The names in a call, as somebody typed them. One that is not given is no problem. */
export type TypedNames = {
    /** The model's id on the Hub, or the address of its page; at a server of one's own or at OpenAI, any name. */
    readonly model?: string | undefined;
    /** The id of the task. */
    readonly task?: string | undefined;
    /** The id of the provider, or `auto`. */
    readonly provider?: string | undefined;
    /** The URL of a server of one's own. */
    readonly endpoint?: string | undefined;
    /** The id of a client: `openai`, or with its language `js/openai`. */
    readonly client?: string | undefined;
    /** The id of a language of programs. */
    readonly language?: string | undefined;
    /** The parameters of the task; only their names are read. */
    readonly parameters?: Readonly<Record<string, unknown>> | undefined;
};

/** A name in a call that is not known, or does not fit the others. */
export type NameProblem = {
    /** What the name is of. */
    readonly part: Exclude<keyof TypedNames, "endpoint">;
    /** The name, as it was typed. */
    readonly name: string;
    /** The names that may be meant, the nearest first; empty if none is near. */
    readonly near: readonly string[];
    /** Whether the name can only be a mistake. Without it the name may be right, and somebody should look at it. */
    readonly isMistake: boolean;
    /** What is wrong, and what may be meant: sentences in English. */
    readonly message: string;
};

/**
 * The names in a call that are not known, each with the nearest one that is. A name that can only be a misspelling is a
 * mistake. One that may be right is a problem all the same, so that nothing is guessed in silence: a parameter that only
 * the provider may know, a model with nearly the name of another, a task that is not the model's.
 *
 * @param names the names, as they were typed
 * @param models the models to compare with, usually those of the catalogue
 * @param known the model, if it was found elsewhere; default the one among the models
 * @returns the problems, in the order of the fields; empty if every name is known
 * @example
 * import { catalogue } from "@callsheet/catalogue";
 * import { nameProblems } from "@callsheet/snippets";
 *
 * const names = { model: "black-forest-labs/FLUX.1-dev", parameters: { widht: 512 } };
 * for (const { isMistake, message } of nameProblems(names, catalogue.models)) console.log(isMistake, message);
 */
export function nameProblems(
    names: TypedNames,
    models: readonly CatalogueModel[],
    known: CatalogueModel | undefined = modelAmong(models, names.model),
): NameProblem[] {
    const { task, provider, client, language, parameters = {} } = names;
    const taskOfCall = task === undefined ? (known?.task ?? "conversational") : isTaskId(task) ? task : undefined;
    return [
        ...(known === undefined ? modelProblems(names, models) : []),
        ...unknownName("task", task, taskIds),
        ...(known && taskOfCall ? unfitTask(known, taskOfCall) : []),
        ...unknownName("provider", provider, providerIds),
        ...unknownName("client", client, client?.includes("/") ? clientKeys : clientIds),
        ...unknownName("language", language, languageIds),
        ...(taskOfCall ? Object.keys(parameters).flatMap((name) => parameterProblem(name, taskOfCall)) : []),
    ];
}

const modelAmong = (models: readonly CatalogueModel[], text = ""): CatalogueModel | undefined =>
    models.find(({ id }) => id === idOf(text));

const clientKeys = clients.map(({ language, id }) => `${language}/${id}`);

function unknownName(
    part: "task" | "provider" | "client" | "language",
    name: string | undefined,
    names: readonly string[],
): NameProblem[] {
    if (name === undefined || names.includes(name)) return [];
    return [{ part, name, near: nearestNames(name, names), isMistake: true, message: noSuchName(part, name, names) }];
}

/** What is wrong with a model that is not known. */
function modelProblems(
    { model, task, provider, endpoint }: TypedNames,
    models: readonly CatalogueModel[],
): NameProblem[] {
    if (model === undefined || namesItself(provider, endpoint)) return [];
    const id = idOf(model);
    const problem = (near: readonly string[], isMistake: boolean, what: string): NameProblem[] => [
        { part: "model", name: model, near, isMistake, message: `${what}${didYouMean(near)}` },
    ];
    const near = id === undefined || id.length <= mostOfId ? nearModels(models, id ?? model.slice(0, mostOfId)) : [];
    const isAddress = /^https?:\/\//.test(model.trim());
    if (isAddress && id === undefined)
        return problem([], true, `${model} is not the address of a model's page on the Hub.`);
    if (id === undefined || !id.includes("/")) {
        return problem(
            near,
            true,
            `"${model.slice(0, mostOfId)}" is not the id of a model: that has the form owner/name.`,
        );
    }
    const what = `The catalogue has no model ${id.slice(0, mostOfId)}.`;
    const inOtherCase = near.filter((one) => one.toLowerCase() === id.toLowerCase());
    if (inOtherCase.length > 0) return problem(inOtherCase, true, what);
    if (task === undefined) return problem(near, true, `${what} What it does is not known: name its task.`);
    const misspelt = misspeltName(id, near);
    return misspelt === undefined ? [] : problem([misspelt], false, what);
}

/** The most letters of a model's id that are compared and shown. */
const mostOfId = 200;

/** Whether models have names of their own: at a server of one's own, and at a provider that the Hub does not list. */
const namesItself = (provider: string | undefined, endpoint: string | undefined): boolean =>
    endpoint !== undefined ||
    (provider !== undefined && isProviderId(provider) && providers[provider].routedBaseUrl === undefined);

/** Models that chat also continue texts. */
const textTasks: readonly TaskId[] = ["conversational", "text-generation"];

function unfitTask({ id, task: own, mappings }: CatalogueModel, task: TaskId): NameProblem[] {
    const does = [...new Set([own, ...mappings.map((mapping) => mapping.task)])];
    if (does.some((one) => isForTask({ task: one }, task) || (textTasks.includes(one) && textTasks.includes(task)))) {
        return [];
    }
    const message = `${id} is known for ${does.join(", ")}, not for ${task}.`;
    return [{ part: "task", name: task, near: does, isMistake: false, message }];
}

function parameterProblem(name: string, task: TaskId): NameProblem[] {
    const names = namesOfParameters(task);
    if (names.includes(name)) return [];
    const part = "parameters" as const;
    // What is a parameter of another task is no misspelling: max_tokens and max_new_tokens.
    const misspelt = taskIds.some((one) => namesOfParameters(one).includes(name))
        ? undefined
        : misspeltName(name, names);
    if (misspelt !== undefined) {
        const message = `${task} has no parameter "${name}".${didYouMean([misspelt])}`;
        return [{ part, name, near: [misspelt], isMistake: true, message }];
    }
    // Short names are all near to each other: top_k is not meant to be top_p.
    const near = name.length < 6 ? [] : nearestNames(name, names);
    const message = `${task} has no parameter "${name.slice(0, 100)}": it is sent as it is, and the provider may not know it.${didYouMean(near)}`;
    return [{ part, name, near, isMistake: false, message }];
}

const namesOfParameters = (task: TaskId): readonly string[] => Object.keys(tasks[task].parameters.entries);
