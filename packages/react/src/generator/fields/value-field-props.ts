import type { FormStrings } from "../../words/en/form.ts";
import type { FormField } from "../task-forms/task-form.ts";

/** The props of every field that is made from a schema. */
export type ValueFieldProps = {
    /** The field's path, unique in the page: `parameters.seed`. */
    readonly id: string;
    readonly field: FormField;
    /** Undefined if unset. */
    readonly value: unknown;
    readonly strings: FormStrings;
    readonly onChange: (name: string, value: unknown) => void;
};
