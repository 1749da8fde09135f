import { useCallback } from "react";
import type { FormStrings } from "../../words/gujarati-form.ts";
import { fits } from "../task-forms/fits.ts";
import type { TaskForm } from "../task-forms/task-form.ts";
import { InnerFields } from "./InnerFields.tsx";
import { ValueField } from "./ValueField.tsx";

type Props = {
    readonly form: TaskForm;
    /** As JSON has it: a text, the name of a file, an object, messages. */
    readonly value: unknown;
    readonly strings: FormStrings;
    /** Takes the whole new value. */
    readonly onChange: (value: unknown) => void;
};

/** What goes into a task. */
export function InputsFields({ form: { inputs }, value, strings, onChange }: Props) {
    const change = useCallback((_name: string, changed: unknown) => onChange(changed), [onChange]);
    const props = { id: "inputs", field: inputs, value, strings, onChange: change };
    // An object of its own name would stand under its own name twice.
    return inputs.kind === "object" && fits(inputs, value) ? (
        <InnerFields {...props} Field={ValueField} />
    ) : (
        <ValueField {...props} />
    );
}
