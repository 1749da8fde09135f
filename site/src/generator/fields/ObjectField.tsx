import { FieldHelp, FieldName } from "./Framed.tsx";
import { InnerFields, type InnerFieldsProps } from "./InnerFields.tsx";

/** An object by its fields, under a name of their own. */
export const ObjectField = (props: InnerFieldsProps) => (
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
