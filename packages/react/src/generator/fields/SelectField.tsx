import { fill } from "../../words/format.ts";
import { useAppearance } from "../appearance.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import type { ValueFieldProps } from "./value-field-props.ts";

/** A choice, or yes and no. An optional field can stay unset, which leaves the choice to the service. */
export function SelectField(props: ValueFieldProps) {
    const { field, value, strings, onChange } = props;
    const { part } = useAppearance();
    const { choices, default: byDefault } = field;
    const yesOrNo: Readonly<Record<string, string>> = { true: strings.yes, false: strings.no };
    const nameOf = (choice: string): string => (choices ? choice : (yesOrNo[choice] ?? choice));
    const chosen = value === undefined ? "" : String(value);
    const unset =
        byDefault === undefined ? strings.notSet : fill(strings.byDefault, { value: nameOf(String(byDefault)) });
    return (
        <FieldFrame {...props} beside={!choices} more={choices?.[chosen || String(byDefault)]}>
            {(control) => (
                <select
                    {...control}
                    className={part("worded")}
                    value={chosen}
                    onChange={({ target }) => onChange(field.name, chosenValue(target.value, choices !== undefined))}
                >
                    {!field.required && <option value="">{unset}</option>}
                    {Object.keys(choices ?? yesOrNo).map((choice) => (
                        <option key={choice} value={choice}>
                            {nameOf(choice)}
                        </option>
                    ))}
                </select>
            )}
        </FieldFrame>
    );
}

function chosenValue(chosen: string, isName: boolean): string | boolean | undefined {
    if (chosen === "") return undefined;
    return isName ? chosen : chosen === "true";
}
