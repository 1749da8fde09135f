/** All entries of the catalogue by group, in the order of the page. Of equal matches the finder takes the first. */
import { callEntries } from "./call-entries.ts";
import { classEntries } from "./client-entries.ts";
import type { ErrorEntry } from "./error-entry.ts";
import { keyEntries, limitEntries } from "./key-entries.ts";
import { modelEntries } from "./model-entries.ts";
import { networkEntries } from "./network-entries.ts";
import { programEntries } from "./program-entries.ts";
import { responseEntries } from "./response-entries.ts";
import { statusEntries } from "./service-entries.ts";
import { setupEntries } from "./setup-entries.ts";

const errorGroups = {
    setup: setupEntries,
    key: keyEntries,
    limit: limitEntries,
    model: modelEntries,
    call: callEntries,
    service: statusEntries,
    response: responseEntries,
    network: networkEntries,
    program: programEntries,
    classes: classEntries,
} as const;

/** The id of a group of errors. */
export type ErrorGroup = keyof typeof errorGroups;

type IdsOf<Entries> = Entries extends unknown ? keyof Entries & string : never;

/** The id of an entry, which is its anchor on the page. */
export type ErrorId = IdsOf<(typeof errorGroups)[ErrorGroup]>;

/** The groups, in the order of the page. */
export const errorGroupIds = Object.keys(errorGroups) as readonly ErrorGroup[]; // The type lists all its keys.

/**
 * The entries of a group.
 *
 * @param group the id of the group
 * @returns the entries with their ids, in the order of the page
 * @example
 * import { entriesIn } from "@callsheet/errors";
 *
 * for (const [id, { samples }] of entriesIn("key")) console.log(id, samples[0]);
 */
export const entriesIn = (group: ErrorGroup): readonly (readonly [id: ErrorId, entry: ErrorEntry])[] =>
    Object.entries(errorGroups[group]) as (readonly [ErrorId, ErrorEntry])[]; // Likewise.

/** Every entry, in the order of the groups. */
export const allEntries: readonly (readonly [id: ErrorId, entry: ErrorEntry])[] = errorGroupIds.flatMap(entriesIn);

/**
 * Whether an error is a class of the client's own errors.
 *
 * @param id the error's id
 * @returns true for a class, such as `timeout-error`
 * @example
 * import { isClassEntry } from "@callsheet/errors";
 *
 * console.log(isClassEntry("timeout-error")); // true
 */
export const isClassEntry = (id: ErrorId): boolean => id in classEntries;
