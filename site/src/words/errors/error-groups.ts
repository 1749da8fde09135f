/** All entries of the catalogue by group, in the order of the page. Of equal matches the finder takes the first. */
import { callEntries, classEntries } from "./client-entries.ts";
import { type ErrorEntry, type ErrorSignature, signatureOf } from "./entry.ts";
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

/** The id of an entry, which is its anchor on the page. */
export type ErrorId = IdsOf<(typeof errorGroups)[ErrorGroup]>;

export const errorGroupIds = Object.keys(errorGroups) as readonly ErrorGroup[]; // The type lists all its keys.

export const entriesIn = (group: ErrorGroup): readonly (readonly [id: ErrorId, entry: ErrorEntry])[] =>
    Object.entries(errorGroups[group]) as (readonly [ErrorId, ErrorEntry])[]; // Likewise.

export const allEntries = errorGroupIds.flatMap(entriesIn);

/** The signatures of all entries, for the finder. */
export const errorSignatures: readonly (ErrorSignature & { readonly id: ErrorId })[] = allEntries.map(
    ([id, entry]) => ({
        ...signatureOf(id, entry),
        id,
    }),
);
