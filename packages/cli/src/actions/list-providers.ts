import {
    type CatalogueModel,
    catalogue,
    isStale,
    type ModelMapping,
    modelOf,
    sortProviders,
} from "@callsheet/catalogue";
import type { ModelsFlags } from "../commands/models.ts";
import { NothingFoundError, UsageError } from "../errors.ts";
import { hubTrouble } from "../hub-trouble.ts";
import { nearModelsHint } from "../nearest.ts";
import { alignedTable } from "../table.ts";
import { type Terminal, writeAll } from "../terminal.ts";

/**
 * Prints the providers that serve a model, those last that were not listed for months.
 * @param isShown whether an entry of the mapping is asked for
 * @throws NothingFoundError for an unknown model, or if nobody serves it so
 */
export async function listProviders(
    terminal: Terminal,
    id: string,
    flags: ModelsFlags,
    isShown: (mapping: ModelMapping) => boolean,
): Promise<void> {
    if (id === "") throw new UsageError("--providers needs a model: callsheet models owner/name --providers");
    const { model, isFromHub } = await lookUp(terminal, id, flags.hub === true);
    const shown = model.mappings.filter(isShown);
    if (shown.length === 0) throw new NothingFoundError(`No such provider serves ${model.id}.`);
    const mappings = sortProviders(shown, flags.sort ?? "listed", catalogue.asOf);
    if (flags.json) return await writeAll(terminal, `${JSON.stringify(mappings, null, 4)}\n`);
    const columns = [...always, ...(isFromHub ? ofHub : ofCatalogue)];
    const rows = mappings.map((mapping) => columns.map(({ cell }) => cell(mapping)));
    const { isTTY, columns: width = 80 } = terminal.stdout;
    const lines = isTTY
        ? alignedTable([columns.map(({ head }) => head), ...rows], width)
        : rows.map((row) => row.join("\t"));
    await writeAll(terminal, `${lines.join("\n")}\n`);
}

type Found = { readonly model: CatalogueModel; readonly isFromHub: boolean };

async function lookUp({ fetch, env, stderr }: Terminal, id: string, asksHub: boolean): Promise<Found> {
    const known = modelOf(id);
    if (asksHub) {
        const { createHub, whoServes } = await import("@callsheet/catalogue/hub");
        const hub = createHub({ fetch, accessToken: env["HF_TOKEN"] });
        const { model, from, reason } = await whoServes(id, { catalogue, hub, first: "hub" });
        if (model !== undefined && from === "hub") return { model, isFromHub: true };
        if (reason) stderr.write(`${hubTrouble(reason)}: from the catalogue of ${catalogue.asOf}.\n`);
    }
    if (known !== undefined) return { model: known, isFromHub: false };
    const more = asksHub ? "" : " To ask the Hub, add --hub.";
    throw new NothingFoundError(
        `The catalogue of ${catalogue.asOf} has no model "${id}".${nearModelsHint(id, catalogue.models)}${more}`,
    );
}

type Column = { readonly head: string; readonly cell: (mapping: ModelMapping) => string };

const always: readonly Column[] = [
    { head: "provider", cell: ({ provider }) => provider },
    { head: "task", cell: ({ task }) => task },
    { head: "its id there", cell: ({ providerId }) => providerId },
];

const ofCatalogue: readonly Column[] = [
    { head: "last listed", cell: ({ lastListed }) => lastListed ?? "" },
    { head: "state", cell: (mapping) => (isStale(mapping, catalogue.asOf) ? "stale" : "listed") },
];

const text = (value: number | undefined): string => String(value ?? "");
const yesOrNo = (value: boolean | undefined): string => (value === undefined ? "" : value ? "yes" : "no");

const ofHub: readonly Column[] = [
    { head: "$ in", cell: ({ terms }) => text(terms?.price?.input) },
    { head: "$ out", cell: ({ terms }) => text(terms?.price?.output) },
    { head: "context", cell: ({ terms }) => text(terms?.contextLength) },
    { head: "tools", cell: ({ terms }) => yesOrNo(terms?.tools) },
    { head: "structured", cell: ({ terms }) => yesOrNo(terms?.structuredOutput) },
    { head: "tokens/s", cell: ({ terms }) => text(terms?.throughput) },
    { head: "first ms", cell: ({ terms }) => text(terms?.firstTokenLatency) },
];
