import type { FieldName, OnChange } from "@callsheet/snippets/query";
import { memo } from "react";
import { TypedArea, TypedInput } from "../../parts/TypedText.tsx";
import { useAppearance } from "../appearance.ts";
import { Labelled, ProblemText, type Wrong } from "./Labelled.tsx";

type ControlProps = { readonly name: FieldName; readonly label: string; readonly onChange: OnChange };

type TextProps = ControlProps & Wrong & { readonly text: string; readonly hint?: string };

type TextFieldProps = TextProps & {
    /** The minimum number of rows of a text area; default: a single-line input. */
    readonly rows?: number;
};

/** A labelled text field: an input or a text area. */
export const TextField = memo(({ name, text, rows, onChange, ...labelled }: TextFieldProps) => {
    const textProps = { text, onText: (changed: string) => onChange(name, changed) };
    return (
        <Labelled id={name} {...labelled}>
            {(control) =>
                rows === undefined ? (
                    <TypedInput {...control} {...textProps} />
                ) : (
                    <TypedArea {...control} minRows={rows} {...textProps} />
                )
            }
        </Labelled>
    );
});

type Choice = { readonly id: string; readonly name: string };
export type ChoiceGroup = { readonly name?: string; readonly choices: readonly Choice[] };

type ChoiceFieldProps = TextProps & { readonly groups: readonly ChoiceGroup[] };

/** A native select, which works best on phones and with screen readers. */
export const ChoiceField = memo(({ name, text, groups, onChange, ...labelled }: ChoiceFieldProps) => {
    const isListed = groups.some(({ choices }) => choices.some(({ id }) => id === text));
    return (
        <Labelled id={name} {...labelled}>
            {(control) => (
                <select {...control} value={text} onChange={({ target }) => onChange(name, target.value)}>
                    {/* An unknown value from a link is still shown, beside its error message. */}
                    {!isListed && <option value={text}>{text}</option>}
                    {groups.map(({ name: group, choices }) =>
                        group === undefined ? (
                            <Options key="" choices={choices} />
                        ) : (
                            <optgroup key={group} label={group}>
                                <Options choices={choices} />
                            </optgroup>
                        ),
                    )}
                </select>
            )}
        </Labelled>
    );
});

const Options = ({ choices }: { readonly choices: readonly Choice[] }) =>
    choices.map(({ id, name }) => (
        <option key={id} value={id} translate={name === id ? "no" : undefined}>
            {name}
        </option>
    ));

type SwitchFieldProps = ControlProps & { readonly on: boolean; readonly problem?: string | undefined };

export const SwitchField = memo(({ name, label, on, problem, onChange }: SwitchFieldProps) => {
    const { part, idOf } = useAppearance();
    return (
        <div className={part("field")}>
            <label className={part("switch")}>
                <input
                    type="checkbox"
                    // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
                    role="switch"
                    checked={on}
                    aria-describedby={problem ? idOf(`${name}-problem`) : undefined}
                    onChange={({ target }) => onChange(name, target.checked ? "true" : undefined)}
                />
                {label}
            </label>
            <ProblemText id={`${name}-problem`} problem={problem} />
        </div>
    );
});
