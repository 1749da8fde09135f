import type { InferenceError } from "@callsheet/inference";
import type { ErrorGroup, ErrorId } from "./error-groups.ts";

/** What an error means, and what to do. `Code` stands between backticks. */
export type EntryWords = {
    readonly title: string;
    readonly means: string;
    /** What to do, a step each. */
    readonly todo: readonly string[];
};

export type ErrorWords = Readonly<Record<ErrorId, EntryWords>>;

/** A field that the errors of the client's family have. */
type ErrorField = Exclude<keyof InferenceError, "name" | "stack">;

/** The words of the catalogue around its entries. */
export type CatalogueWords = {
    readonly todo: string;
    readonly seen: string;
    readonly status: string;
    readonly see: string;
    readonly groups: Readonly<Record<ErrorGroup, { readonly title: string; readonly text: string }>>;
    readonly family: string;
    readonly fields: Readonly<Record<ErrorField, string>>;
    readonly field: string;
    readonly holds: string;
};
