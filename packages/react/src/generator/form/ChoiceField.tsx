import type { FieldName, OnChange } from "@callsheet/snippets/query";
import { memo } from "react";
import { Labelled, type Wrong } from "./Labelled.tsx";

type Choice = { readonly id: string; readonly name: string };
export type ChoiceGroup = { readonly name?: string; readonly choices: readonly Choice[] };

type Props = Wrong & {
    readonly name: FieldName;
    readonly label: string;
    readonly text: string;
    readonly hint?: string;
    readonly groups: readonly ChoiceGroup[];
    readonly onChange: OnChange;
};

/** A native select, which works best on phones and with screen readers. */
export const ChoiceField = memo(({ name, text, groups, onChange, ...labelled }: Props) => {
    const known = groups.some(({ choices }) => choices.some(({ id }) => id === text));
    return (
        <Labelled id={name} {...labelled}>
            {(control) => (
                <select {...control} value={text} onChange={({ target }) => onChange(name, target.value)}>
                    {/* An unknown value from a link is still shown, beside its error message. */}
                    {!known && <option value={text}>{text}</option>}
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
        <option key={id} value={id}>
            {name}
        </option>
    ));
