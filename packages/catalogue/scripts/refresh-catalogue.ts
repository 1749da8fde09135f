/** Refreshes the catalogue: asks the Hub which models are listed today. */
import { readFile, writeFile } from "node:fs/promises";
import { HubApiError, InferenceError } from "@callsheet/inference/hub";
import { INFERENCE_PROVIDERS, providerHelper } from "@callsheet/inference/providers";
import { parse } from "valibot";
import { createHub, type Hub } from "../src/hub/index.ts";
import { byProvider, type CatalogueModel, type ModelMapping } from "../src/model.ts";
import { type CatalogueData, catalogueSchema } from "../src/read-catalogue.ts";

export type RefreshOptions = {
    /** The path of the catalogue's file. */
    readonly file: string;
    /** The date: `2026-08-21`. */
    readonly today: string;
    /** The number of models to request of each provider, 1 to 1000. */
    readonly limit: number;
    /** Whether to print the changes without writing them. */
    readonly dryRun: boolean;
    readonly print: (line: string) => void;
    readonly accessToken?: string | undefined;
    /** Used in place of the global fetch. */
    readonly fetch?: typeof globalThis.fetch | undefined;
};

/** Nobody waits for the result, and there are some hundred requests: it keeps the pauses that the Hub asks for. */
const requestOptions = { tries: 3, timeouts: { response: 30_000, retry: 300_000, total: 600_000 } };

/**
 * Writes the models that the Hub lists today into the catalogue.
 * @returns the exit code: 1 if a request to the Hub fails, which leaves the file unchanged
 */
export async function refreshCatalogue(options: RefreshOptions): Promise<0 | 1> {
    const { file, today, limit, dryRun, print, accessToken, fetch } = options;
    const before = parse(catalogueSchema, JSON.parse(await readFile(file, "utf8")));
    const hub = createHub({ ...requestOptions, accessToken, fetch, terms: false });
    const knownIds = before.models.map(({ id }) => id);
    try {
        const after = mergeCatalogue(before, await fetchListedModels(hub, knownIds, limit), today);
        const pairs = after.models.flatMap(({ mappings }) => mappings);
        const listedCount = pairs.filter(({ lastListed }) => lastListed === today).length;
        if (listedCount === 0) throw new InferenceError("The Hub lists nothing that this client can call.");
        const changes = changesBetween(before, after);
        for (const line of changes) print(line);
        print(
            `${after.models.length} models, ${listedCount} of ${pairs.length} pairs listed on ${today}; ${changes.length} changes.`,
        );
        if (!dryRun) await writeFile(file, catalogueText(after));
        return 0;
    } catch (error) {
        if (!(error instanceof InferenceError)) throw error;
        print(`The catalogue stays as it was, of ${before.asOf}. ${error.message}`);
        return 1;
    }
}

/**
 * A line for each change: `+` for a new pair, `*` for one that is listed again or under another id, `-` for one that
 * was listed on the last day and is not today. Pairs that are still listed have no line.
 */
function changesBetween(before: CatalogueData, after: CatalogueData): string[] {
    const old = new Map(before.models.map((model) => [model.id, model]));
    return after.models.flatMap((model) =>
        model.mappings.flatMap((pair) => {
            const was = old.get(model.id)?.mappings.find((one) => isSamePair(one, pair));
            const sign = signOf(was, pair, before.asOf, after.asOf);
            return sign === undefined ? [] : [`${sign} ${lineOf(model, pair)}${since(was, pair)}`];
        }),
    );
}

function signOf(was: PairData | undefined, pair: PairData, last: string, today: string): string | undefined {
    if (was === undefined) return "+";
    const isListed = pair.lastListed === today;
    if (was.lastListed === last && !isListed) return "-";
    return isListed && (was.lastListed !== last || was.providerId !== pair.providerId) ? "*" : undefined;
}

const lineOf = ({ id, task }: ModelData, pair: PairData): string =>
    `${id}: ${pair.task ?? task} at ${pair.provider} (${pair.providerId})`;

const since = (was: PairData | undefined, { providerId }: PairData): string =>
    was !== undefined && was.providerId !== providerId ? `, once ${was.providerId}` : "";

/** The text of `catalogue.json`: one model per line, so that a diff is easy to read. */
export function catalogueText({ asOf, models }: CatalogueData): string {
    const lines = models.map((model) => `        ${onOneLine(model)}`);
    return `{\n    "asOf": ${JSON.stringify(asOf)},\n    "models": [\n${lines.join(",\n")}\n    ]\n}\n`;
}

/** JSON on one line, with spaces for readability. */
function onOneLine(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return `{${fields.map(([name, field]) => `${JSON.stringify(name)}: ${onOneLine(field)}`).join(", ")}}`;
}

/** The number of concurrent requests: few, because the Hub is shared. */
const batchSize = 4;

/**
 * The most popular models of each provider, and those that are known already, with all providers that serve them.
 *
 * @param knownIds the ids of models to request one by one, unless a provider's list contains them
 * @param limit the number of models of each provider, 1 to 1000
 * @throws InferenceError if a request to the Hub fails
 */
async function fetchListedModels(hub: Hub, knownIds: readonly string[], limit: number): Promise<CatalogueModel[]> {
    const lists = await inBatches(INFERENCE_PROVIDERS, (provider) => hub.find("", { provider, limit }));
    const modelsById = new Map(lists.flat().map((model) => [model.id, model]));
    const others = knownIds.filter((id) => !modelsById.has(id));
    const fetched = await inBatches(others, (id) => hub.modelOf(id).catch(ignoreMissing));
    return [...modelsById.values(), ...fetched.filter((model) => model !== undefined)];
}

/** Ignores the error of a model that no longer exists, which no provider lists. Throws any other error. */
function ignoreMissing(error: unknown): undefined {
    const isMissing = error instanceof HubApiError && [401, 404].includes(error.status ?? 0);
    if (!isMissing) throw error;
}

async function inBatches<Item, Result>(
    items: readonly Item[],
    ask: (item: Item) => Promise<Result>,
): Promise<Result[]> {
    const results: Result[] = [];
    for (let start = 0; start < items.length; start += batchSize) {
        results.push(...(await Promise.all(items.slice(start, start + batchSize).map(ask))));
    }
    return results;
}

type ModelData = CatalogueData["models"][number];
type PairData = ModelData["mappings"][number];

/**
 * The catalogue, updated by the models that are listed today. Pairs of model and provider that are not listed keep the
 * day on which they were; pairs in staging, and those that the client cannot call, are skipped.
 *
 * @param listedModels the models that the Hub lists today, with all providers that serve them
 * @param today the date: `2026-08-21`
 */
function mergeCatalogue(
    { models }: CatalogueData,
    listedModels: readonly CatalogueModel[],
    today: string,
): CatalogueData {
    const all = new Map(models.map((model) => [model.id, model]));
    for (const model of listedModels) {
        const before = all.get(model.id);
        const pairs = model.mappings.filter(isCallable);
        if (before === undefined && pairs.length === 0) continue;
        all.set(model.id, mergeModel({ ...(before ?? newModel(model)), ...factsOf(model) }, pairs, today));
    }
    return { asOf: today, models: [...all.values()].toSorted(byName) };
}

const isCallable = ({ provider, task, status }: ModelMapping): boolean =>
    status !== "staging" && providerHelper(provider, task) !== undefined;

const newModel = ({ id, task, readsImages }: CatalogueModel): ModelData => ({
    id,
    task,
    ...(readsImages && { readsImages }),
    mappings: [],
});

/** What the Hub tells of a model today. A mark for adults stays, whatever it tells later. */
const factsOf = ({ forAdults, downloads }: CatalogueModel): Partial<ModelData> => ({
    ...(forAdults && { forAdults }),
    ...(downloads !== undefined && { downloads: Number(downloads.toPrecision(2)) }),
});

function mergeModel(model: ModelData, mappings: readonly ModelMapping[], today: string): ModelData {
    const { mappings: before, ...facts } = model;
    const current = mappings.map((mapping) => pairOf(mapping, model, today));
    const unlistedPairs = before.filter((pair) => !current.some((one) => isSamePair(one, pair)));
    return { ...facts, mappings: [...unlistedPairs, ...current].toSorted(byProvider) };
}

/** A pair in the stored form, which omits fields that follow from the model. */
const pairOf = (mapping: ModelMapping, { task }: ModelData, today: string): PairData => ({
    provider: mapping.provider,
    providerId: mapping.providerId,
    ...(mapping.task !== task && { task: mapping.task }),
    ...(mapping.adapter === "lora" && { adapter: "lora" as const }),
    ...(mapping.adapter === "lora" && mapping.adapterWeightsPath && { adapterWeightsPath: mapping.adapterWeightsPath }),
    lastListed: today,
});

/** Whether two entries of a model have the same provider and the same task. */
const isSamePair = (one: PairData, other: PairData): boolean =>
    one.provider === other.provider && one.task === other.task;

const byName = ({ id: one }: ModelData, { id: other }: ModelData): number =>
    one.toLowerCase() < other.toLowerCase() ? -1 : 1;
