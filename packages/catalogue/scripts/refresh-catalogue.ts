/** Refreshes the catalogue: asks the Hub which models are listed today. */
import { readFile, writeFile } from "node:fs/promises";
import { InferenceError } from "@callsheet/inference/hub";
import { parse } from "valibot";
import { createHub } from "../src/hub/index.ts";
import { type CatalogueData, catalogueSchema } from "../src/schema.ts";
import { fetchListedModels } from "./fetch-listed-models.ts";
import { isSamePair, type ModelData, mergeCatalogue, type PairData } from "./merge-catalogue.ts";

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
