/** Every error of the catalogue, in groups, in the order of the page: of entries that fit equally, the first is found. */
import { callEntries, classEntries } from "./client-entries.ts";
import { type ErrorEntry, type Telling, tellingOf } from "./entry.ts";
import { networkEntries, programEntries, responseEntries } from "./network-entries.ts";
import { keyEntries, modelEntries, statusEntries } from "./service-entries.ts";

const errorGroups = {
    classes: classEntries,
    call: callEntries,
    key: keyEntries,
    model: modelEntries,
    service: statusEntries,
    response: responseEntries,
    network: networkEntries,
    program: programEntries,
} as const;

export type ErrorGroup = keyof typeof errorGroups;

type IdsOf<Entries> = Entries extends unknown ? keyof Entries & string : never;

/** An entry's id, which is its anchor on the page. */
export type ErrorId = IdsOf<(typeof errorGroups)[ErrorGroup]>;

export const errorGroupIds = Object.keys(errorGroups) as readonly ErrorGroup[]; // Its keys are what its type says.

export const entriesIn = (group: ErrorGroup): readonly (readonly [id: ErrorId, entry: ErrorEntry])[] =>
    Object.entries(errorGroups[group]) as (readonly [ErrorId, ErrorEntry])[]; // Likewise.

export const allEntries = errorGroupIds.flatMap(entriesIn);

/** What tells each entry, as the finder asks. */
export const tellings: readonly (Telling & { readonly id: ErrorId })[] = allEntries.map(([id, entry]) => ({
    ...tellingOf(id, entry),
    id,
}));
