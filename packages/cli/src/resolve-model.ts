/** From the model that somebody names to what it does and who is asked: as they say, else the catalogue, else the Hub. */
import { type CatalogueModel, idOf, mappingAt, providersOf } from "@callsheet/catalogue/search";
import {
    defaultProvider,
    hasOwnModelIds,
    type ProviderId,
    providerHelper,
    providerIds,
    providersOf as whoDoes,
} from "@callsheet/inference/providers";
import { type TaskId, taskIds, tasks } from "@callsheet/inference/tasks";
import { isDirect, type Model } from "@callsheet/snippets/write-asked";
import { choiceLines, type Told } from "./choice-lines.ts";
import type { ModelFlags } from "./flags.ts";
import { oneOf } from "./nearest.ts";
import type { ResolvedModel } from "./resolved-model.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage-error.ts";

/**
 * Finds out what a model does and who is asked for it, and says on standard error what was chosen, and from where.
 *
 * @param written the model's id, or the address of its page
 * @throws UsageError for names that there are not, and for a model that the Hub does not show and no task is given for
 */
export async function resolveModel(terminal: Terminal, written: string, flags: ModelFlags): Promise<ResolvedModel> {
    const wish = wishOf(flags);
    const id = idOf(written) ?? written.trim();
    if (/^https?:\/\//.test(id)) throw new UsageError(`${id} is not the address of a model's page on the Hub.`);
    // Who says everything need not wait for the catalogue.
    if (isSettled(wish, flags)) return resolved(id, wish, flags, undefined);
    const { catalogue, modelOf } = await import("@callsheet/catalogue");
    const listed = modelOf(id);
    const asksHub = !flags.offline && flags.endpoint === undefined && lacks(id, wish, flags, listed);
    const served = asksHub ? await askHub(terminal, id) : { model: listed, from: "catalogue" as const };
    const found = resolved(id, wish, flags, served.model);
    const guesses = wish.task === undefined && served.model === undefined && exampleOf(id) === undefined;
    for (const line of choiceLines(found, served, catalogue, flags, guesses)) terminal.stderr.write(`${line}\n`);
    return found;
}

async function askHub({ fetch, env }: Terminal, id: string): Promise<Told> {
    const [{ catalogue }, { createHub, whoServes }, { hubTrouble }] = await Promise.all([
        import("@callsheet/catalogue"),
        import("@callsheet/catalogue/hub"),
        import("./hub-trouble.ts"),
    ]);
    const hub = createHub({ fetch, accessToken: env["HF_TOKEN"] });
    const served = await whoServes(id, { catalogue, hub, first: "hub" });
    return { ...served, trouble: served.reason && hubTrouble(served.reason) };
}

/** What is asked for by name, checked. */
type Wish = {
    readonly task: TaskId | undefined;
    /** The model is one that chats about images, whatever is known of it. */
    readonly readsImages: boolean;
    readonly provider: ProviderId | undefined;
};

/** The Hub's name for chat with a model that reads images. */
const chatAboutImages = "image-text-to-text";

function wishOf(flags: ModelFlags): Wish {
    const { task, provider, endpoint, policy } = flags;
    const named = task === undefined ? undefined : oneOf("task", task, [...taskIds, chatAboutImages]);
    // A server of one's own speaks as the default provider does; a policy says how `auto` chooses.
    const implied = endpoint !== undefined ? defaultProvider : policy !== undefined ? "auto" : undefined;
    return {
        task: named === chatAboutImages ? "conversational" : tagged(named, flags),
        readsImages: named === chatAboutImages,
        provider: provider === undefined ? implied : oneOf("provider", provider, providerIds),
    };
}

const isSettled = ({ task, provider }: Wish, flags: ModelFlags): boolean =>
    task !== undefined &&
    provider !== undefined &&
    (flags.endpoint !== undefined || !needsOwnId(task, provider, flags));

/** Whether a call has to name the model by an id of the provider's own that nobody has said. */
const needsOwnId = (task: TaskId, provider: ProviderId, { providerModel, direct }: ModelFlags): boolean =>
    providerModel === undefined &&
    providerHelper(provider, task) !== undefined &&
    hasOwnModelIds(provider) &&
    // A chat through the router names the model by the Hub's id.
    (task !== "conversational" || isDirect(provider, { directRequest: direct }));

/** Whether the catalogue lacks what a call has to know. */
function lacks(id: string, wish: Wish, flags: ModelFlags, listed: CatalogueModel | undefined): boolean {
    const task = wish.task ?? listed?.task ?? exampleOf(id);
    if (task === undefined) return true;
    const provider = wish.provider ?? defaultFor(task, listed);
    if (!needsOwnId(task, provider, flags)) return false;
    return listed === undefined || mappingAt(listed, provider, task) === undefined;
}

/** The task that a model is the example of. */
const exampleOf = (id: string): TaskId | undefined =>
    Object.values(tasks).find(({ exampleModel }) => exampleModel === id)?.id;

/** Who serves the model, as far as is known; else who serves the task. */
const defaultFor = (task: TaskId, known: CatalogueModel | undefined): ProviderId => {
    const serving = known === undefined ? [] : providersOf(known, task);
    const able = serving.find((provider) => providerHelper(provider, task) !== undefined);
    return able ?? whoDoes(task).find((provider) => provider !== "auto") ?? defaultProvider;
};

function resolved(id: string, wish: Wish, flags: ModelFlags, known: CatalogueModel | undefined): ResolvedModel {
    const task = tagged(wish.task ?? known?.task ?? exampleOf(id) ?? "conversational", flags);
    const provider = wish.provider ?? defaultFor(task, known);
    const entry = known && mappingAt(known, provider, task);
    const { providerModel } = flags;
    return {
        model: modelFor(id, task, wish, flags, known),
        task,
        provider,
        mapping: providerModel === undefined ? entry : { ...entry, providerId: providerModel },
        known,
    };
}

/** The model as the Hub would describe it. */
function modelFor(id: string, task: TaskId, wish: Wish, flags: ModelFlags, known: CatalogueModel | undefined): Model {
    const readsImages = wish.readsImages || (known?.task === task && known.readsImages);
    const chats = task === "conversational";
    return {
        id,
        pipeline_tag: chats ? (readsImages ? chatAboutImages : "text-generation") : task,
        tags: chats ? [...tagsIn(flags), "conversational"] : tagsIn(flags),
        library_name: flags.library,
    };
}

const tagsIn = ({ tags }: ModelFlags): string[] => tags?.split(",").map((tag) => tag.trim()) ?? [];

/** A model that writes texts, and is tagged as one that does so in turns, chats. */
const tagged = <Task extends TaskId | undefined>(task: Task, flags: ModelFlags): Task | "conversational" =>
    task === "text-generation" && tagsIn(flags).includes("conversational") ? "conversational" : task;
