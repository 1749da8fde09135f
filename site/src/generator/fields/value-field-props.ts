import type { FormField } from "../../forms/task-form.ts";
import type { FormStrings } from "../../i18n/gujarati-form.ts";

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
