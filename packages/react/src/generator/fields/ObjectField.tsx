import { isRecord } from "@callsheet/snippets/query";
import type { ComponentType } from "react";
import { useAppearance } from "../appearance.ts";
import { withEntry } from "../task-forms/values.ts";
import { FieldHelp, FieldName, type ValueFieldProps } from "./FieldFrame.tsx";

/** The fields of an object, in a fieldset with its name. */
export function ObjectField(props: InnerFieldsProps) {
    const { part } = useAppearance();
    return (
        <fieldset className={part("nested")}>
            <legend>
                <FieldName field={props.field} />
            </legend>
            <p className={part("hint")}>
                <FieldHelp field={props.field} />
            </p>
            <InnerFields {...props} />
        </fieldset>
    );
}

/** @property Field renders each inner field; passed in because the modules would otherwise import each other */
type InnerFieldsProps = ValueFieldProps & { readonly Field: ComponentType<ValueFieldProps> };

/** The fields of an object. An optional object without values is unset. */
export function InnerFields({ id, field, value, strings, onChange, Field }: InnerFieldsProps) {
    const record = isRecord(value) ? value : {};
    const change = (name: string, inner: unknown) => {
        const newRecord = withEntry(record, name, inner);
        onChange(field.name, Object.keys(newRecord).length === 0 && !field.required ? undefined : newRecord);
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
