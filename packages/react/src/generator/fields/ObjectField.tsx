import { useAppearance } from "../appearance.ts";
import { FieldHelp, FieldName } from "./FieldFrame.tsx";
import { InnerFields, type InnerFieldsProps } from "./InnerFields.tsx";

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
