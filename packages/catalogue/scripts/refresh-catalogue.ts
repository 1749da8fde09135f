/** Refreshing the catalogue: the Hub is asked which models are listed today. */
import { readFile, writeFile } from "node:fs/promises";
import { InferenceError } from "@callsheet/inference/hub";
import { parse } from "valibot";
import { createHub } from "../src/hub/index.ts";
import { catalogueSchema } from "../src/schema.ts";
import { catalogueText } from "./catalogue-text.ts";
import { changesBetween } from "./changes-between.ts";
import { listedToday } from "./listed-today.ts";
import { mergeCatalogue } from "./merge-catalogue.ts";

export type RefreshOptions = {
    /** The file of the catalogue. */
    readonly file: string;
    /** `2026-08-21`. */
    readonly today: string;
    /** How many models of each provider are asked for, 1 to 1000. */
    readonly limit: number;
    /** What would change is printed, and not written. */
    readonly dryRun: boolean;
    readonly print: (line: string) => void;
    readonly accessToken?: string | undefined;
    /** Used in place of the global fetch. */
    readonly fetch?: typeof globalThis.fetch | undefined;
};

/** Nobody waits for it, and it asks some hundred questions: a wait that the Hub asks for is kept. */
const patience = { tries: 3, timeouts: { response: 30_000, retry: 300_000, total: 600_000 } };

/** Writes what the Hub lists today into the catalogue. @returns the exit code: 1, and the file as it was, where the Hub cannot say */
export async function refreshCatalogue(options: RefreshOptions): Promise<0 | 1> {
    const { file, today, limit, dryRun, print, accessToken, fetch } = options;
    const before = parse(catalogueSchema, JSON.parse(await readFile(file, "utf8")));
    const hub = createHub({ ...patience, accessToken, fetch, terms: false });
    const known = before.models.map(({ id }) => id);
    try {
        const after = mergeCatalogue(before, await listedToday(hub, known, limit), today);
        const pairs = after.models.flatMap(({ mappings }) => mappings);
        const listed = pairs.filter(({ lastListed }) => lastListed === today).length;
        if (listed === 0) throw new InferenceError("The Hub lists nothing that this client can call.");
        const changes = changesBetween(before, after);
        for (const line of changes) print(line);
        print(
            `${after.models.length} models, ${listed} of ${pairs.length} pairs listed on ${today}; ${changes.length} changes.`,
        );
        if (!dryRun) await writeFile(file, catalogueText(after));
        return 0;
    } catch (error) {
        if (!(error instanceof InferenceError)) throw error;
        print(`The catalogue stays as it was, of ${before.asOf}. ${error.message}`);
        return 1;
    }
}
