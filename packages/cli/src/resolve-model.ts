/** Resolves a model's task and provider: from the options, else from the catalogue, else from the Hub. */
import type { Catalogue, ModelMapping } from "@callsheet/catalogue";
import type { Served } from "@callsheet/catalogue/hub";
import { type CatalogueModel, idOf, mappingAt, providersOf } from "@callsheet/catalogue/search";
import {
    defaultProvider,
    hasOwnModelIds,
    type ProviderId,
    providerHelper,
    providerIds,
} from "@callsheet/inference/providers";
import { type TaskId, taskIds, tasks } from "@callsheet/inference/tasks";
import { isDirect, type Model, nameProblems, providerByDefault } from "@callsheet/snippets/internal/command-line";
import type { ModelFlags } from "./commands/snippet.ts";
import { UsageError } from "./errors.ts";
import { nearModelsHint, oneOf } from "./nearest.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Resolves a model's task and provider, and says on standard error what was chosen, and from which source, and which
 * names of the call may be misspelt.
 *
 * @param model the model's id, or the URL of its page
 * @param models the models to compare the id with if the options say everything, so that the catalogue need not be
 * loaded for it; default none
 * @throws UsageError for unknown and misspelt names, and for a model that the Hub does not show if its task is not given
 */
export async function resolveModel(
    terminal: Terminal,
    model: string,
    flags: ModelFlags,
    models: readonly CatalogueModel[] = [],
): Promise<ResolvedModel> {
    const choices = choicesOf(flags);
    const id = idOf(model) ?? model.trim();
    if (isSettled(choices, flags)) {
        const choice = choiceFor(id, choices, flags, undefined);
        await checkNames(terminal, choice, flags, models);
        return choice;
    }
    const { catalogue, modelOf } = await import("@callsheet/catalogue");
    if (idOf(model) === undefined)
        await checkNames(terminal, choiceFor(id, choices, flags, undefined), flags, catalogue.models);
    const ofCatalogue = modelOf(id);
    const asksHub = !flags.offline && flags.endpoint === undefined && lacks(id, choices, flags, ofCatalogue);
    const lookUp = asksHub ? await askHub(terminal, id) : { model: ofCatalogue, from: "catalogue" as const };
    const choice = choiceFor(id, choices, flags, lookUp.model);
    const guesses = choices.task === undefined && lookUp.model === undefined && exampleOf(id) === undefined;
    for (const line of choiceLines(choice, lookUp, catalogue, flags, guesses)) terminal.stderr.write(`${line}\n`);
    await checkNames(terminal, choice, flags, catalogue.models);
    return choice;
}

/** Says which names of a call may be misspelt. @throws UsageError for those that can only be mistakes */
async function checkNames(
    { stderr }: Terminal,
    { model: { id }, task, provider, knownModel }: ResolvedModel,
    { endpoint, parameters }: ModelFlags,
    models: readonly CatalogueModel[],
): Promise<void> {
    const names = { model: id, task, provider, endpoint, parameters };
    const problems = nameProblems(names, models, knownModel);
    const mistakes = problems.filter(({ isMistake }) => isMistake);
    if (mistakes.length === 0) {
        for (const { message } of problems) stderr.write(`${message}\n`);
        return;
    }
    // The nearest model is offered, also where the catalogue was not needed so far.
    const { catalogue } = await import("@callsheet/catalogue");
    const messages = nameProblems(names, catalogue.models, knownModel).filter(({ isMistake }) => isMistake);
    throw new UsageError(messages.map(({ message }) => message).join("\n"));
}

/** Asks the Hub for a model; what the catalogue says of it stands in where the Hub cannot be reached. */
export async function askHub({ fetch, env }: Terminal, id: string): Promise<LookupResult> {
    const [{ catalogue }, { createHub, whoServes }, { describeHubError }] = await Promise.all([
        import("@callsheet/catalogue"),
        import("@callsheet/catalogue/hub"),
        import("./describe-hub-error.ts"),
    ]);
    const hub = createHub({ fetch, accessToken: env["HF_TOKEN"] });
    const result = await whoServes(id, { catalogue, hub, first: "hub" });
    return { ...result, trouble: result.reason && describeHubError(result.reason) };
}

/** The user's choices, validated. */
type UserChoices = {
    readonly task: TaskId | undefined;
    /** Whether the user said that the model chats about images. */
    readonly readsImages: boolean;
    readonly provider: ProviderId | undefined;
};

/** The Hub's name for chat with a model that reads images. */
const chatAboutImages = "image-text-to-text";

function choicesOf(flags: ModelFlags): UserChoices {
    const { task, provider, endpoint, policy } = flags;
    const taskName = task === undefined ? undefined : oneOf("task", task, [...taskIds, chatAboutImages]);
    // A custom endpoint uses the default provider's API; a policy says how `auto` chooses.
    const implied = endpoint !== undefined ? defaultProvider : policy !== undefined ? "auto" : undefined;
    return {
        task: taskName === chatAboutImages ? "conversational" : tagged(taskName, flags),
        readsImages: taskName === chatAboutImages,
        provider: provider === undefined ? implied : oneOf("provider", provider, providerIds),
    };
}

const isSettled = ({ task, provider }: UserChoices, flags: ModelFlags): boolean =>
    task !== undefined &&
    provider !== undefined &&
    (flags.endpoint !== undefined || !needsOwnId(task, provider, flags));

/** Whether a call needs the provider's own id of the model, and the options do not give it. */
const needsOwnId = (task: TaskId, provider: ProviderId, { providerModel, direct }: ModelFlags): boolean =>
    providerModel === undefined &&
    providerHelper(provider, task) !== undefined &&
    hasOwnModelIds(provider) &&
    // A chat through the router names the model by the Hub's id.
    (task !== "conversational" || isDirect(provider, { direct }));

/** Whether the catalogue lacks something that the call needs. */
function lacks(id: string, choices: UserChoices, flags: ModelFlags, ofCatalogue: CatalogueModel | undefined): boolean {
    const task = choices.task ?? ofCatalogue?.task ?? exampleOf(id);
    if (task === undefined) return true;
    const provider = choices.provider ?? providerByDefault(task, ofCatalogue);
    if (!needsOwnId(task, provider, flags)) return false;
    return ofCatalogue === undefined || mappingAt(ofCatalogue, provider, task) === undefined;
}

/** The task whose example is this model. */
const exampleOf = (id: string): TaskId | undefined =>
    Object.values(tasks).find(({ exampleModel }) => exampleModel === id)?.id;

function choiceFor(
    id: string,
    choices: UserChoices,
    flags: ModelFlags,
    knownModel: CatalogueModel | undefined,
): ResolvedModel {
    const task = tagged(choices.task ?? knownModel?.task ?? exampleOf(id) ?? "conversational", flags);
    const provider = choices.provider ?? providerByDefault(task, knownModel);
    const entry = knownModel && mappingAt(knownModel, provider, task);
    const { providerModel } = flags;
    return {
        model: modelFor(id, task, choices, flags, knownModel),
        task,
        provider,
        mapping: providerModel === undefined ? entry : { ...entry, providerId: providerModel },
        knownModel,
    };
}

/** The model in the form of the Hub's descriptions. */
function modelFor(
    id: string,
    task: TaskId,
    choices: UserChoices,
    flags: ModelFlags,
    knownModel: CatalogueModel | undefined,
): Model {
    const readsImages = choices.readsImages || (knownModel?.task === task && knownModel.readsImages);
    const chats = task === "conversational";
    return {
        id,
        pipeline_tag: chats ? (readsImages ? chatAboutImages : "text-generation") : task,
        tags: chats ? [...tagsIn(flags), "conversational"] : tagsIn(flags),
        library_name: flags.library,
    };
}

const tagsIn = ({ tags }: ModelFlags): string[] => tags?.split(",").map((tag) => tag.trim()) ?? [];

/** A text-generation model that is tagged `conversational` is a chat model. */
const tagged = <Task extends TaskId | undefined>(task: Task, flags: ModelFlags): Task | "conversational" =>
    task === "text-generation" && tagsIn(flags).includes("conversational") ? "conversational" : task;

/** A model, with the task and the provider of its call. */
export type ResolvedModel = {
    readonly model: Model;
    readonly task: TaskId;
    readonly provider: ProviderId;
    /** The provider's entry of the model's mapping, above all its own id of the model; undefined if it is not known. */
    readonly mapping: (Partial<ModelMapping> & Pick<ModelMapping, "providerId">) | undefined;
    /** The model in the catalogue or on the Hub; undefined if neither has it, or neither was asked. */
    readonly knownModel: CatalogueModel | undefined;
};

/** A model's entry in the catalogue or on the Hub. `trouble` says why the Hub failed, as the start of a sentence. */
type LookupResult = Served & { readonly trouble?: string | undefined };

/**
 * The lines that say what was chosen, and from which source.
 *
 * @param guesses whether the model's task is a guess
 * @throws UsageError if the Hub does not show the model and its task is not known otherwise
 */
function choiceLines(
    choice: ResolvedModel,
    lookUp: LookupResult,
    catalogue: Catalogue,
    flags: ModelFlags,
    guesses: boolean,
): string[] {
    const { id } = choice.model;
    const { reason, trouble, isDenied } = lookUp;
    const catalogueName = `the catalogue of ${catalogue.asOf}`;
    if (choice.knownModel !== undefined) {
        const source = lookUp.from === "hub" ? "the Hub" : catalogueName;
        return [
            ...(trouble ? [`${trouble}: from ${catalogueName}.`] : []),
            choiceLine(choice, source, lookUp.from === "hub" ? undefined : catalogue.asOf),
        ];
    }
    if (reason && isDenied && guesses) throw new UsageError(deniedText(id, reason.message, catalogue));
    // A custom endpoint may have models that neither the catalogue nor the Hub knows.
    const lacking = flags.endpoint === undefined ? [lackingLine(id, lookUp, catalogueName)] : [];
    const hint = flags.endpoint === undefined ? nearModelsHint(id, catalogue.models) : "";
    if (guesses) return [...lacking, `No --task given: ${id} is taken for a chat model, which is a guess.${hint}`];
    return reason ? lacking : [];
}

const lackingLine = (id: string, { reason, trouble, isDenied }: LookupResult, catalogueName: string): string => {
    if (reason === undefined) return `The catalogue lacks ${id}.`;
    return isDenied ? reason.message : `${trouble}, and ${catalogueName} lacks ${id}.`;
};

const deniedText = (id: string, message: string, { models }: Catalogue): string =>
    `${message}${nearModelsHint(id, models)} To go on all the same, say with --task what it does.`;

/** `black-forest-labs/FLUX.1-dev: text-to-image at fal-ai (fal-ai/flux/dev), from the catalogue of 2026-08-21.` */
function choiceLine(
    { model, task, provider, mapping, knownModel }: ResolvedModel,
    source: string,
    asOf?: string,
): string {
    const serving = knownModel === undefined ? [] : providersOf(knownModel, task);
    if (provider !== "auto" && !serving.includes(provider)) {
        const others = serving.length > 0 ? `known are ${serving.join(", ")}` : "nobody is";
        const own =
            mapping === undefined && hasOwnModelIds(provider)
                ? " Its own id of the model may be needed: --provider-model."
                : "";
        return `${provider} is not known to serve ${model.id} for ${task}; ${others}, from ${source}.${own}`;
    }
    const own = mapping !== undefined && mapping.providerId !== model.id ? ` (${mapping.providerId})` : "";
    const older = asOf !== undefined && mapping?.lastListed !== undefined && mapping.lastListed < asOf;
    const lastListed = older ? `, last listed on ${mapping.lastListed}` : "";
    return `${model.id}: ${task} at ${provider}${own}, from ${source}${lastListed}.`;
}
