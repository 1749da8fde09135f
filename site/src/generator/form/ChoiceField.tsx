import type { ReactNode } from "react";
import { Labelled } from "./Labelled.tsx";

type Choice = { readonly id: string; readonly name: string };
type ChoiceGroup = { readonly name?: string; readonly choices: readonly Choice[] };

type Props = {
    readonly label: string;
    readonly text: string;
    readonly hint?: string;
    readonly groups: readonly ChoiceGroup[];
    readonly problem?: ReactNode;
    readonly onChange: (text: string) => void;
};

/** A choice of one from a list. The system's own control, which phones and screen readers know best. */
export function ChoiceField({ label, text, hint, groups, problem, onChange }: Props) {
    const known = groups.some(({ choices }) => choices.some(({ id }) => id === text));
    return (
        <Labelled label={label} hint={hint} problem={problem}>
            {(control) => (
                <select {...control} value={text} onChange={({ target }) => onChange(target.value)}>
                    {/* What a link asks for and nobody offers is still shown, beside what is wrong with it. */}
                    {!known && <option value={text}>{text}</option>}
                    {groups.map(({ name, choices }) =>
                        name === undefined ? (
                            <Options key="" choices={choices} />
                        ) : (
                            <optgroup key={name} label={name}>
                                <Options choices={choices} />
                            </optgroup>
                        ),
                    )}
                </select>
            )}
        </Labelled>
    );
}

const Options = ({ choices }: { readonly choices: readonly Choice[] }) =>
    choices.map(({ id, name }) => (
        <option key={id} value={id}>
            {name}
        </option>
    ));
