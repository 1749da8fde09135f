import { Fragment, memo, useCallback, useRef, useState } from "react";
import type { FormStrings } from "../../words/en/generator.ts";
import { fill } from "../../words/format.ts";
import { useAppearance } from "../appearance.ts";
import type { FormField, TaskForm } from "../task-forms/task-form.ts";
import { withEntry } from "../task-forms/values.ts";
import { ValueField } from "./ValueField.tsx";

type Props = {
    readonly form: TaskForm;
    /** The parameters that are set, by name. */
    readonly value: Readonly<Record<string, unknown>>;
    /** The names of those that change nothing. Default: none. */
    readonly unused?: readonly string[] | undefined;
    readonly strings: FormStrings;
    /** Called with the whole new record. */
    readonly onChange: (value: Readonly<Record<string, unknown>>) => void;
};

/** The parameters of a task: the common ones, then the rare ones in a collapsed section. */
export const ParametersFields = memo(({ form: { parameters }, value, unused, strings, onChange }: Props) => {
    const { part } = useAppearance();
    // Keeps the callback stable, so that fields with an unchanged value do not re-render.
    const latest = useRef(value);
    latest.current = value;
    const change = useCallback(
        (name: string, changed: unknown) => onChange(withEntry(latest.current, name, changed)),
        [onChange],
    );
    const rare = parameters.filter((field) => field.rare);
    const [open, setOpen] = useState(() => rare.some(({ name }) => Object.hasOwn(value, name)));
    const others = Object.keys(value).filter((name) => !parameters.some((field) => field.name === name));
    const showField = (field: FormField) => (
        <Fragment key={field.name}>
            <ValueField
                id={`parameters.${field.name}`}
                field={field}
                value={value[field.name]}
                strings={strings}
                onChange={change}
            />
            {unused?.includes(field.name) && <p className={part("problem")}>{strings.unused}</p>}
        </Fragment>
    );
    return (
        <>
            {parameters.length === 0 && <p className={part("hint")}>{strings.none}</p>}
            {parameters.filter((field) => !field.rare).map(showField)}
            {rare.length > 0 && (
                <details
                    className={part("rare")}
                    open={open}
                    onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
                >
                    <summary>{fill(strings.rare, { count: String(rare.length) })}</summary>
                    {open && <div>{rare.map(showField)}</div>}
                </details>
            )}
            {others.length > 0 && (
                <p className={part("hint")}>
                    {strings.others} <code translate="no">{others.join(", ")}</code>
                </p>
            )}
        </>
    );
});
