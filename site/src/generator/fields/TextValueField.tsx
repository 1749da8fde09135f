import { isText } from "../../forms/fits.ts";
import { rowsFor, typing } from "../form/typing.ts";
import { Framed } from "./Framed.tsx";
import type { ValueFieldProps } from "./value-field-props.ts";

/** A text: in one line, or growing with what is written. */
export function TextValueField(props: ValueFieldProps) {
    const { field, value, onChange } = props;
    const text = isText(value) ? value : "";
    const shared = {
        ...typing,
        value: text,
        placeholder: isText(field.default) ? field.default : undefined,
        onChange: ({ target }: { readonly target: { readonly value: string } }) =>
            onChange(field.name, target.value === "" && !field.required ? undefined : target.value),
    };
    return (
        <Framed {...props} beside={field.kind === "text"}>
            {(control) =>
                field.kind === "text" ? (
                    <input {...control} {...shared} type="text" />
                ) : (
                    <textarea {...control} {...shared} rows={rowsFor(text)} />
                )
            }
        </Framed>
    );
}
