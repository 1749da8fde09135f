import { FieldHelp, FieldName } from "./FieldFrame.tsx";
import { InnerFields, type InnerFieldsProps } from "./InnerFields.tsx";

/** The fields of an object, in a fieldset with its name. */
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
