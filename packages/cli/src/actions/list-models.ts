import {
    type CatalogueModel,
    catalogue,
    find,
    type ModelMapping,
    offers,
    type SearchFilter,
} from "@callsheet/catalogue";
import { AbortedError, INFERENCE_PROVIDERS, InferenceError, isForTask, taskIds } from "@callsheet/inference";
import type { ModelsFlags } from "../commands/models.ts";
import { NothingFoundError, UsageError } from "../errors.ts";
import { hubTrouble } from "../hub-trouble.ts";
import { nearModelsHint, oneOf } from "../nearest.ts";
import { alignedTable } from "../table.ts";
import { type Terminal, writeAll } from "../terminal.ts";
import { listProviders } from "./list-providers.ts";

/** Prints the models that match a text, with their providers. @throws NothingFoundError that suggests similar names */
export async function listModels(terminal: Terminal, text: string, flags: ModelsFlags): Promise<void> {
    const filter: SearchFilter = {
        task: flags.task === undefined ? undefined : oneOf("task", flags.task, taskIds),
        provider: flags.provider === undefined ? undefined : oneOf("provider", flags.provider, INFERENCE_PROVIDERS),
    };
    const needs = { tools: flags.tools, structuredOutput: flags.structuredOutput };
    checkFlags(flags);
    if (flags.providers) {
        const isShown = (mapping: ModelMapping) => isWanted(mapping, filter) && offers(mapping, needs);
        return await listProviders(terminal, text.trim(), flags, isShown);
    }
    const fromHub = flags.hub ? await findAtHub(terminal, text, filter) : undefined;
    const models = fromHub ?? find(text, filter);
    if (models.length === 0) throw new NothingFoundError(nothingText(text, filter, fromHub === undefined));
    if (flags.json) return await writeAll(terminal, `${JSON.stringify(models.map(asData), null, 4)}\n`);
    const columns = [...always, ...(fromHub === undefined ? ofCatalogue : ofHub)];
    const rows = models.flatMap((model) =>
        shownOf(model, filter).map((mapping) => columns.map(({ cell }) => cell(model, mapping))),
    );
    const { isTTY, columns: width = 80 } = terminal.stdout;
    const heads = columns.map(({ head }) => head);
    const lines = isTTY ? alignedTable([heads, ...rows], width) : rows.map((row) => row.join("\t"));
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
        stderr.write(`${hubTrouble(error)}: from the catalogue of ${catalogue.asOf}.\n`);
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

type Column = {
    readonly head: string;
    readonly cell: (model: CatalogueModel, mapping: ModelMapping | undefined) => string;
};

const always: readonly Column[] = [
    { head: "model", cell: ({ id }) => id },
    { head: "task", cell: ({ task }, mapping) => mapping?.task ?? task },
    { head: "provider", cell: (_model, mapping) => mapping?.provider ?? "" },
    { head: "its id there", cell: (_model, mapping) => mapping?.providerId ?? "" },
];

const ofCatalogue: readonly Column[] = [{ head: "last listed", cell: (_model, mapping) => mapping?.lastListed ?? "" }];

const ofHub: readonly Column[] = [
    { head: "$ in", cell: (_model, mapping) => String(mapping?.terms?.price?.input ?? "") },
    { head: "$ out", cell: (_model, mapping) => String(mapping?.terms?.price?.output ?? "") },
    { head: "context", cell: (_model, mapping) => String(mapping?.terms?.contextLength ?? "") },
    { head: "tools", cell: (_model, mapping) => yesOrNo(mapping?.terms?.tools) },
];

const yesOrNo = (value: boolean | undefined): string => (value === undefined ? "" : value ? "yes" : "no");

function nothingText(text: string, { task, provider }: SearchFilter, offline: boolean): string {
    const who = offline ? `The catalogue of ${catalogue.asOf}` : "The Hub";
    const what = [task && `for ${task}`, provider && `at ${provider}`, text && `by the name of "${text}"`];
    const hint = nearModelsHint(text, catalogue.models);
    const more = offline ? " To ask the Hub, add --hub." : "";
    return `${who} has no model ${what.filter(Boolean).join(" ")}.${hint}${more}`;
}
