import { useCallback } from "react";
import type { FormStrings } from "../../words/en/form.ts";
import { canShow } from "../task-forms/can-show.ts";
import type { TaskForm } from "../task-forms/task-form.ts";
import { InnerFields } from "./InnerFields.tsx";
import { ValueField } from "./ValueField.tsx";

type Props = {
    readonly form: TaskForm;
    /** The inputs as JSON: a text, the name of a file, an object, or messages. */
    readonly value: unknown;
    readonly strings: FormStrings;
    /** Called with the whole new value. */
    readonly onChange: (value: unknown) => void;
};

/** The fields of a task's inputs. */
export function InputsFields({ form: { inputs }, value, strings, onChange }: Props) {
    const change = useCallback((_name: string, changed: unknown) => onChange(changed), [onChange]);
    const props = { id: "inputs", field: inputs, value, strings, onChange: change };
    // The fieldset around it has a legend already: an ObjectField would repeat it.
    return inputs.kind === "object" && canShow(inputs, value) ? (
        <InnerFields {...props} Field={ValueField} />
    ) : (
        <ValueField {...props} />
    );
}
