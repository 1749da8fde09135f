import { useState } from "react";
import type { RunStrings } from "../../words/en/run.ts";
import { fill } from "../../words/format.ts";
import type { OpenedProgram } from "./opened-program.ts";
import { usePanelState } from "./panel-context.ts";
import { type CodeLanguage, type ProgramField, readFields, typedValues, writeField } from "./program-fields.ts";

type FieldWords = Pick<RunStrings, "fields">;

type Props = {
    readonly fields: readonly ProgramField[];
    readonly words: FieldWords;
    /** Each field's values now. Default: those of the original. */
    readonly values?: readonly (readonly string[])[];
    /** Whether the program was changed so that the fields cannot be found in it. */
    readonly areLost?: boolean;
    readonly onChange?: (field: ProgramField, values: readonly string[]) => void;
};

/** The fields above a program, as the page holds them: they are opened when the reader first goes to one. */
export const ProgramFields = (props: Props) =>
    props.fields.length > 0 && (
        <div className="run-fields needs-script" data-run-fields="" data-not-content="">
            <FieldControls {...props} />
        </div>
    );

type OpenedProps = Pick<Props, "fields"> & { readonly language: CodeLanguage; readonly opened: OpenedProgram };

/** The fields of an opened program: what is written in them is seen in the program. */
export function OpenedFields({ fields, language, opened: { session, words } }: OpenedProps) {
    const { edited } = usePanelState(session);
    const original = session.original();
    const code = edited ?? original;
    const values = readFields(language, original, fields, code);
    const onChange = (field: ProgramField, own: readonly string[]) =>
        session.change(writeField(language, original, fields, code, field, own));
    return (
        <FieldControls
            fields={fields}
            words={words}
            {...(values && { values })}
            areLost={!values}
            onChange={onChange}
        />
    );
}

function FieldControls({ fields, words: { fields: words }, values = [], areLost = false, onChange }: Props) {
    const counts = Map.groupBy(fields, ({ name }) => name);
    return (
        <>
            {fields.map((field, index) => {
                const alike = counts.get(field.name) ?? [];
                const name = words[field.name];
                const number = String(alike.indexOf(field) + 1);
                return (
                    <FieldControl
                        key={`${field.name} ${field.first}`}
                        label={alike.length > 1 ? fill(words.numbered, { name, number }) : name}
                        field={field}
                        values={values[index] ?? field.values}
                        isLost={areLost}
                        onChange={(own) => onChange?.(field, own)}
                    />
                );
            })}
            {areLost && <p className="run-note">{words.lost}</p>}
        </>
    );
}

type ControlProps = {
    readonly label: string;
    readonly field: ProgramField;
    readonly values: readonly string[];
    readonly isLost: boolean;
    readonly onChange: (values: readonly string[]) => void;
};

function FieldControl({ label, field, values, isLost, onChange }: ControlProps) {
    // A list is one string a line. The text may have an empty line that is yet to be filled.
    const [typed, setTyped] = useState("");
    const text = isSame(typedValues(field, typed), values) ? typed : values.join("\n");
    return (
        <label>
            {label}
            <textarea
                rows={values.length}
                disabled={isLost}
                value={text}
                onChange={({ currentTarget: { value } }) => {
                    setTyped(value);
                    onChange(typedValues(field, value));
                }}
            />
        </label>
    );
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
    some.length === others.length && some.every((value, index) => value === others[index]);
