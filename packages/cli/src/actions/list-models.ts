import {
    type CatalogueModel,
    catalogue,
    find,
    isStale,
    type ModelMapping,
    modelOf,
    offers,
    type SearchFilter,
    sortProviders,
} from "@callsheet/catalogue";
import { AbortedError, INFERENCE_PROVIDERS, InferenceError, isForTask, taskIds } from "@callsheet/inference";
import type { ModelsFlags } from "../commands/models.ts";
import { describeHubError } from "../describe-hub-error.ts";
import { NothingFoundError, UsageError } from "../errors.ts";
import { nearModelsHint, oneOf } from "../nearest.ts";
import { alignedTable } from "../table.ts";
import { type Terminal, writeAll } from "../terminal.ts";

/**
 * Prints the models that match a text, with their providers; or the providers of one model, those last that were not listed
 * for months.
 * @throws NothingFoundError that suggests similar names
 */
export async function listModels(terminal: Terminal, searched: string | undefined, flags: ModelsFlags): Promise<void> {
    const text = searched ?? "";
    const filter: SearchFilter = {
        task: flags.task === undefined ? undefined : oneOf("task", flags.task, taskIds),
        provider: flags.provider === undefined ? undefined : oneOf("provider", flags.provider, INFERENCE_PROVIDERS),
    };
    checkFlags(flags);
    if (flags.providers) return await listProviders(terminal, text.trim(), flags, filter);
    const fromHub = flags.hub ? await findAtHub(terminal, text, filter) : undefined;
    const models = fromHub ?? find(text, filter);
    if (models.length === 0) throw new NothingFoundError(nothingText(text, filter, fromHub === undefined));
    if (flags.json) return await writeAll(terminal, asJson(models.map(asData)));
    const columns = [taskColumn, provider, providerId, ...(fromHub ? terms : [lastListed])];
    const rows = models.flatMap((model) =>
        shownOf(model, filter).map((mapping) => [model.id, ...columns.map(({ cell }) => cell(mapping, model))]),
    );
    await writeTable(terminal, ["model", ...columns.map((one) => one.head)], rows);
}

async function listProviders(terminal: Terminal, id: string, flags: ModelsFlags, filter: SearchFilter): Promise<void> {
    if (id === "") throw new UsageError("--providers needs a model: callsheet models owner/name --providers");
    const { tools, structuredOutput, json, sort = "listed" } = flags;
    const { model, isFromHub } = await lookUp(terminal, id, flags.hub === true);
    const shown = model.mappings.filter(
        (mapping) => isWanted(mapping, filter) && offers(mapping, { tools, structuredOutput }),
    );
    if (shown.length === 0) throw new NothingFoundError(`No such provider serves ${model.id}.`);
    const mappings = sortProviders(shown, sort, catalogue.asOf);
    if (json) return await writeAll(terminal, asJson(mappings));
    const columns = [provider, taskColumn, providerId, ...(isFromHub ? [...terms, ...moreTerms] : [lastListed, state])];
    const rows = mappings.map((mapping) => columns.map(({ cell }) => cell(mapping, model)));
    await writeTable(
        terminal,
        columns.map((one) => one.head),
        rows,
    );
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 4)}\n`;

/** Aligned on a terminal, with heads; elsewhere with tabs, for programs. */
async function writeTable(terminal: Terminal, heads: readonly string[], rows: readonly (readonly string[])[]) {
    const { isTTY, columns = 80 } = terminal.stdout;
    const lines = isTTY ? alignedTable([heads, ...rows], columns) : rows.map((row) => row.join("\t"));
    await writeAll(terminal, `${lines.join("\n")}\n`);
}

/** @throws UsageError for an option that would change nothing */
function checkFlags({ providers, sort, tools, structuredOutput, hub }: ModelsFlags): void {
    const of = { "--sort": sort !== undefined, "--tools": tools, "--structured-output": structuredOutput };
    const [given] = Object.entries(of).flatMap(([name, isGiven]) => (isGiven ? [name] : []));
    if (given === undefined) return;
    if (!providers) throw new UsageError(`${given} compares the providers of one model: add --providers.`);
    if ((tools || structuredOutput) && !hub)
        throw new UsageError("The Hub alone knows what providers offer: add --hub.");
}

/** Searches the Hub. If the Hub cannot be reached, says so on standard error and returns undefined. */
async function findAtHub({ fetch, env, stderr }: Terminal, text: string, filter: SearchFilter) {
    const { createHub } = await import("@callsheet/catalogue/hub");
    try {
        return await createHub({ fetch, accessToken: env["HF_TOKEN"] }).find(text, filter);
    } catch (error) {
        if (!(error instanceof InferenceError) || error instanceof AbortedError) throw error;
        stderr.write(`${describeHubError(error)}: from the catalogue of ${catalogue.asOf}.\n`);
        return undefined;
    }
}

const asData = ({ id, task, readsImages, mappings }: CatalogueModel) => ({ id, task, readsImages, mappings });

/** The entries that match the filter; a single undefined if no provider serves the model. */
function shownOf({ mappings }: CatalogueModel, filter: SearchFilter): readonly (ModelMapping | undefined)[] {
    const rows = mappings.filter((mapping) => isWanted(mapping, filter));
    return rows.length > 0 ? rows : [undefined];
}

const isWanted = (mapping: ModelMapping, { task, provider }: SearchFilter): boolean =>
    (provider === undefined || mapping.provider === provider) && (task === undefined || isForTask(mapping, task));

type Found = { readonly model: CatalogueModel; readonly isFromHub: boolean };

/** A model, from the Hub or the catalogue. @throws NothingFoundError if neither has it */
async function lookUp({ fetch, env, stderr }: Terminal, id: string, asksHub: boolean): Promise<Found> {
    const known = modelOf(id);
    if (asksHub) {
        const { createHub, whoServes } = await import("@callsheet/catalogue/hub");
        const hub = createHub({ fetch, accessToken: env["HF_TOKEN"] });
        const { model, from, reason } = await whoServes(id, { catalogue, hub, first: "hub" });
        if (model !== undefined && from === "hub") return { model, isFromHub: true };
        if (reason) stderr.write(`${describeHubError(reason)}: from the catalogue of ${catalogue.asOf}.\n`);
    }
    if (known !== undefined) return { model: known, isFromHub: false };
    const more = asksHub ? "" : " To ask the Hub, add --hub.";
    throw new NothingFoundError(
        `The catalogue of ${catalogue.asOf} has no model "${id}".${nearModelsHint(id, catalogue.models)}${more}`,
    );
}

/** A column of a table; a model that nobody serves has no mapping. */
type Column = {
    readonly head: string;
    readonly cell: (mapping: ModelMapping | undefined, model: CatalogueModel) => string;
};

const text = (value: string | number | undefined): string => String(value ?? "");
const yesOrNo = (value: boolean | undefined): string => (value === undefined ? "" : value ? "yes" : "no");

const taskColumn: Column = { head: "task", cell: (mapping, model) => mapping?.task ?? model.task };
const provider: Column = { head: "provider", cell: (mapping) => text(mapping?.provider) };
const providerId: Column = { head: "its id there", cell: (mapping) => text(mapping?.providerId) };
const lastListed: Column = { head: "last listed", cell: (mapping) => text(mapping?.lastListed) };
const state: Column = {
    head: "state",
    cell: (mapping) => (mapping && isStale(mapping, catalogue.asOf) ? "stale" : "listed"),
};

/** What the Hub says of a provider. */
const terms: readonly Column[] = [
    { head: "$ in", cell: (mapping) => text(mapping?.terms?.price?.input) },
    { head: "$ out", cell: (mapping) => text(mapping?.terms?.price?.output) },
    { head: "context", cell: (mapping) => text(mapping?.terms?.contextLength) },
    { head: "tools", cell: (mapping) => yesOrNo(mapping?.terms?.tools) },
];
const moreTerms: readonly Column[] = [
    { head: "structured", cell: (mapping) => yesOrNo(mapping?.terms?.structuredOutput) },
    { head: "tokens/s", cell: (mapping) => text(mapping?.terms?.throughput) },
    { head: "first ms", cell: (mapping) => text(mapping?.terms?.firstTokenLatency) },
];

function nothingText(text: string, { task, provider }: SearchFilter, offline: boolean): string {
    const who = offline ? `The catalogue of ${catalogue.asOf}` : "The Hub";
    const what = [task && `for ${task}`, provider && `at ${provider}`, text && `by the name of "${text}"`];
    const hint = nearModelsHint(text, catalogue.models);
    const more = offline ? " To ask the Hub, add --hub." : "";
    return `${who} has no model ${what.filter(Boolean).join(" ")}.${hint}${more}`;
}
