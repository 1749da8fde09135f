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
    /** What is wrong: sentences in English. */
    readonly reason: string;
    /** What is wrong, and then what may be meant: `… Did you mean width?` */
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
    const ofModel = known === undefined ? modelProblems(names, models) : [];
    const isGuess = task === undefined && ofModel.length > 0;
    const taskOfCall = task ?? (isGuess ? undefined : (known?.task ?? "conversational"));
    const validTask = taskOfCall !== undefined && isTaskId(taskOfCall) ? taskOfCall : undefined;
    return [
        ...ofModel,
        ...unknownName("task", task, taskIds),
        ...(known && validTask ? unfitTask(known, validTask) : []),
        ...unknownName("provider", provider, providerIds),
        ...unknownName("client", client, client?.includes("/") ? clientKeys : clientIds),
        ...unknownName("language", language, languageIds),
        ...(validTask ? Object.keys(parameters).flatMap((name) => parameterProblem(name, validTask)) : []),
    ];
}

const modelAmong = (models: readonly CatalogueModel[], text = ""): CatalogueModel | undefined =>
    models.find(({ id }) => id === idOf(text));

const clientKeys = clients.map(({ language, id }) => `${language}/${id}`);

/** The most letters of a name that are compared and shown. */
const maxLetters = 200;

const shown = (name: string): string => (name.length <= maxLetters ? name : `${name.slice(0, maxLetters)}…`);

/** A problem with its message. */
const problem = (facts: Omit<NameProblem, "message">): NameProblem => ({
    ...facts,
    message: `${facts.reason}${didYouMean(facts.near)}`,
});

function unknownName(
    part: "task" | "provider" | "client" | "language",
    name: string | undefined,
    names: readonly string[],
): NameProblem[] {
    if (name === undefined || names.includes(name)) return [];
    const near = nearestNames(name.slice(0, maxLetters), names);
    const reason = `There is no ${part} "${shown(name)}".`;
    return [{ part, name, near, isMistake: true, reason, message: noSuchName(part, shown(name), names) }];
}

/** What is wrong with a model that is not known. */
function modelProblems(
    { model: name, task, provider, endpoint }: TypedNames,
    models: readonly CatalogueModel[],
): NameProblem[] {
    if (name === undefined || namesItself(provider, endpoint)) return [];
    const id = idOf(name);
    const near = nearModels(models, (id ?? name).slice(0, maxLetters));
    const mistake = { part: "model" as const, name, near, isMistake: true };
    if (id === undefined && /^https?:\/\//.test(name.trim())) {
        return [problem({ ...mistake, reason: `${shown(name)} is not the address of a model's page on the Hub.` })];
    }
    if (id === undefined || !id.includes("/")) {
        const reason = `"${shown(name)}" is not the id of a model: that has the form owner/name.`;
        return [problem({ ...mistake, reason })];
    }
    const lacks = `The catalogue has no model "${shown(id)}"`;
    const reason = `${lacks}.`;
    const inOtherCase = near.filter((one) => one.toLowerCase() === id.toLowerCase());
    if (inOtherCase.length > 0) return [problem({ ...mistake, near: inOtherCase, reason })];
    if (task === undefined) {
        return [problem({ ...mistake, reason: `${lacks}: say what it does, with its task.` })];
    }
    const misspelt = misspeltName(id, near);
    return misspelt === undefined ? [] : [problem({ ...mistake, near: [misspelt], isMistake: false, reason })];
}

/** Whether models have names of their own: at a server of one's own, and at a provider that the Hub does not list. */
const namesItself = (provider: string | undefined, endpoint: string | undefined): boolean =>
    endpoint !== undefined ||
    (provider !== undefined && isProviderId(provider) && providers[provider].routedBaseUrl === undefined);

/** Models that chat also continue texts. */
const textTasks: readonly TaskId[] = ["conversational", "text-generation"];

function unfitTask({ id, task: own, mappings }: CatalogueModel, task: TaskId): NameProblem[] {
    const near = [...new Set([own, ...mappings.map((mapping) => mapping.task)])];
    if (near.some((one) => isForTask({ task: one }, task) || (textTasks.includes(one) && textTasks.includes(task)))) {
        return [];
    }
    const reason = `${id} is known for ${near.join(", ")}, not for ${task}.`;
    return [{ part: "task", name: task, near, isMistake: false, reason, message: reason }];
}

function parameterProblem(name: string, task: TaskId): NameProblem[] {
    const names = namesOfParameters(task);
    if (names.includes(name)) return [];
    const reason = `${task} has no parameter "${shown(name)}"`;
    // A parameter of another task is no misspelling: max_tokens and max_new_tokens.
    const isOfAnother = taskIds.some((one) => namesOfParameters(one).includes(name));
    const misspelt = isOfAnother ? undefined : misspeltName(name.slice(0, maxLetters), names);
    if (misspelt !== undefined) {
        return [problem({ part: "parameters", name, near: [misspelt], isMistake: true, reason: `${reason}.` })];
    }
    // Short names are all near to each other: top_k is not meant to be top_p.
    const near = name.length < 6 ? [] : nearestNames(name.slice(0, maxLetters), names);
    const sent = `${reason}: it is sent as it is, and the provider may not know it.`;
    return [problem({ part: "parameters", name, near, isMistake: false, reason: sent })];
}

const namesOfParameters = (task: TaskId): readonly string[] => Object.keys(tasks[task].parameters.entries);
