import type { ComponentType } from "react";
import { isRecord } from "../../forms/fits.ts";
import { withEntry } from "../../forms/with-entry.ts";
import { FieldHelp, FieldName } from "./Framed.tsx";
import type { ValueFieldProps } from "./value-field-props.ts";

/** @property Field shows each of the fields: whatever shows this one */
type Props = ValueFieldProps & { readonly Field: ComponentType<ValueFieldProps> };

/** An object by its fields, under a name of their own. */
export const ObjectField = (props: Props) => (
    <fieldset className="nested">
        <legend>
            <FieldName field={props.field} />
        </legend>
        <p className="hint">
            <FieldHelp field={props.field} />
        </p>
        <InnerFields {...props} />
    </fieldset>
);

/** The fields of an object. Without any of them it is left out, if it may be. */
export function InnerFields({ id, field, value, strings, onChange, Field }: Props) {
    const record = isRecord(value) ? value : {};
    const change = (name: string, inner: unknown) => {
        const changed = withEntry(record, name, inner);
        onChange(field.name, Object.keys(changed).length === 0 && !field.required ? undefined : changed);
    };
    return field.fields?.map((inner) => (
        <Field
            key={inner.name}
            id={`${id}.${inner.name}`}
            field={inner}
            value={record[inner.name]}
            strings={strings}
            onChange={change}
        />
    ));
}
