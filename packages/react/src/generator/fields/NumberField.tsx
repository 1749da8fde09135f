import { TypedInput } from "../../parts/TypedText.tsx";
import { fill } from "../../words/format.ts";
import { isInRange, readNumber } from "../task-forms/number-text.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { useDraft } from "./use-draft.ts";
import type { ValueFieldProps } from "./value-field-props.ts";

/** A number. Invalid or unfinished input stays as typed, with a note of what is expected. */
export function NumberField(props: ValueFieldProps) {
    const { field, value, strings, onChange } = props;
    const { range = {}, wanted = "" } = field;
    const [text, setDraft] = useDraft(value, readNumber, (number) => String(number ?? ""));
    const problem = value === undefined || isInRange(value, range) ? undefined : fill(strings.expected, { wanted });
    // The numeric keyboards of some phones have no minus key.
    const inputMode = (range.min ?? range.above ?? -1) < 0 ? "text" : range.whole ? "numeric" : "decimal";
    return (
        <FieldFrame {...props} beside problem={problem}>
            {(control) => (
                <TypedInput
                    {...control}
                    inputMode={inputMode}
                    placeholder={field.default === undefined ? undefined : String(field.default)}
                    text={text}
                    onText={(typed) => {
                        setDraft(typed);
                        onChange(field.name, readNumber(typed));
                    }}
                />
            )}
        </FieldFrame>
    );
}
