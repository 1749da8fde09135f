import { isText } from "@callsheet/snippets/query";
import { TypedArea, TypedInput } from "../../parts/TypedText.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import type { ValueFieldProps } from "./value-field-props.ts";

/** A text field: one line, or a text area that grows with its text. */
export function TextValueField(props: ValueFieldProps) {
    const { field, value, onChange } = props;
    const text = isText(value) ? value : "";
    const shared = {
        text,
        placeholder: isText(field.default) ? field.default : undefined,
        onText: (typed: string) => onChange(field.name, typed === "" && !field.required ? undefined : typed),
    };
    return (
        <FieldFrame {...props} beside={field.kind === "text"}>
            {(control) =>
                field.kind === "text" ? <TypedInput {...control} {...shared} /> : <TypedArea {...control} {...shared} />
            }
        </FieldFrame>
    );
}
