import type { InferenceError } from "@callsheet/inference";
import type { ErrorGroup, ErrorId } from "./error-groups.ts";

/** The explanation of an error, and what to do, with `code` between backticks. */
export type EntryWords = {
    readonly title: string;
    readonly means: string;
    /** What to do, step by step. */
    readonly todo: readonly string[];
};

export type ErrorWords = Readonly<Record<ErrorId, EntryWords>>;

/** A field of the client's error classes. */
type ErrorField = Exclude<keyof InferenceError, "name" | "stack">;

/** The strings of the catalogue around its entries. */
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
