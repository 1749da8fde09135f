/** Writes the code that a tag asks for. */
import { catalogue, mappingAt, modelOf, noSuchName, providersOf, tagsOf } from "@callsheet/catalogue";
import {
    buildRequest,
    chatApis,
    defaultProvider,
    InputError,
    isTaskId,
    type ProviderId,
    providerIds,
    type TaskId,
    type WireRequestJson,
    wireToJson,
} from "@callsheet/inference";
import {
    ableProviders,
    callOf,
    hasOwnAddress,
    type LanguageId,
    nameProblems,
    parseInputs,
    policies,
    providerByDefault,
    type Snippet,
    writeSnippets,
} from "@callsheet/snippets";
import { BlockError, type Tag } from "./tag.ts";

/** The code of a block, and what its author should look at. */
type WrittenBlock = Snippet & {
    readonly notes: readonly string[];
    /** The request that it sends. */
    readonly request: () => WireRequestJson;
};

/**
 * The code of a block.
 *
 * @param language the fence's language; undefined for any
 * @throws BlockError if it cannot be written
 */
export function writeBlock(tag: Tag, language: LanguageId | undefined): WrittenBlock {
    const { model: id, client, direct, endpoint, inputs, providerModel } = tag;
    const problems = nameProblems(tag, catalogue.models);
    const mistakes = problems.filter(({ isMistake }) => isMistake).map(({ message }) => message);
    if (mistakes.length > 0) throw new BlockError(mistakes.join(" "));
    const knownModel = modelOf(id);
    const task = taskOf(tag.task ?? knownModel?.task, id);
    // A server of one's own has the default provider's API.
    const provider = endpoint === undefined ? providerOf(tag.provider, id, task) : defaultProvider;
    if (direct && !hasOwnAddress(provider))
        throw new BlockError(`${provider} has no key of its own: leave out direct.`);
    const entry = knownModel && mappingAt(knownModel, provider, task);
    const mapping = providerModel === undefined ? entry : { ...entry, providerId: providerModel };
    const model = { id, ...tagsOf(task, knownModel?.task === task && knownModel.readsImages) };
    const options = {
        ...tag,
        api: oneOf("API", tag.api, chatApis),
        policy: oneOf("policy", tag.policy, policies),
        inputs: inputs === undefined ? undefined : ofBlock(() => parseInputs(inputs)),
    };
    const { snippets, leftOut } = ofBlock(() => writeSnippets(model, provider, mapping, options));
    const fits = (one: { readonly client: string; readonly language: string }) =>
        (client === undefined || one.client === client) && (language === undefined || one.language === language);
    const snippet = snippets.find(fits);
    if (snippet) {
        const request = () => wireToJson(buildRequest(callOf(task, model, provider, mapping, options)));
        return { ...snippet, notes: problems.map(({ message }) => message), request };
    }
    const reason = leftOut.find((one) => one.client === client)?.why;
    if (reason !== undefined) throw new BlockError(`No code for ${client}: ${reason}`);
    const others = snippets.map((one) => `${one.language}/${one.client}`).join(", ") || "none";
    throw new BlockError(`There is no such code for ${task} at ${provider}; there is: ${others}.`);
}

function taskOf(task: string | undefined, model: string): TaskId {
    if (task !== undefined && isTaskId(task)) return task;
    throw new BlockError(`The tag does not say what ${model} does at your server: say it with task=`);
}

/** The provider of the tag; else the router for a chat, and one that lists the model for anything else. */
function providerOf(name: string | undefined, id: string, task: TaskId): ProviderId {
    const knownModel = modelOf(id);
    if (name === undefined) return task === "conversational" ? "auto" : providerByDefault(task, knownModel);
    const serving = knownModel === undefined ? [] : providersOf(knownModel, task);
    const provider = oneOf("provider", name, providerIds) ?? defaultProvider;
    if (knownModel === undefined || provider === "auto" || serving.includes(provider)) return provider;
    const able = ableProviders(knownModel, task);
    throw new BlockError(`${provider} does not list ${id}. These do: ${able.join(", ") || "none"}.`);
}

/** @throws BlockError for a name that is none of these */
function oneOf<Name extends string>(what: string, name: string | undefined, names: readonly Name[]): Name | undefined {
    const match = names.find((one) => one === name);
    if (match === name) return match;
    throw new BlockError(noSuchName(what, name ?? "", names));
}

/** A call that is invalid is a mistake of its block. */
function ofBlock<Result>(write: () => Result): Result {
    try {
        return write();
    } catch (error) {
        if (error instanceof InputError) throw new BlockError(error.message);
        throw error;
    }
}
