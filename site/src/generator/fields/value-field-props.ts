import type { FormStrings } from "../../words/gujarati-form.ts";
import type { FormField } from "../task-forms/task-form.ts";

/** What every field takes that is made from a schema. */
export type ValueFieldProps = {
    /** Unique in the page: where the field stands, `parameters.seed`. */
    readonly id: string;
    readonly field: FormField;
    /** Undefined where it is left out. */
    readonly value: unknown;
    readonly strings: FormStrings;
    readonly onChange: (name: string, value: unknown) => void;
};
