import { type ComponentType, memo } from "react";
import { fits } from "../task-forms/fits.ts";
import { ChipsField } from "./ChipsField.tsx";
import { JsonField } from "./JsonField.tsx";
import { later } from "./later.tsx";
import { MessagesField } from "./MessagesField.tsx";
import { NumberField } from "./NumberField.tsx";
import { ObjectField } from "./ObjectField.tsx";
import { SelectField } from "./SelectField.tsx";
import { TextValueField } from "./TextValueField.tsx";
import type { ValueFieldProps } from "./value-field-props.ts";

// Few tasks have them: they come when they are shown.
const TableField = later(() => import("./TableField.tsx").then((module) => module.TableField), JsonField);
const FileField = later(() => import("./FileField.tsx").then((module) => module.FileField), TextValueField);

/** The field of a value, by its kind; as JSON, where the field cannot show the value. */
export const ValueField: ComponentType<ValueFieldProps> = memo((props: ValueFieldProps) => {
    if (!fits(props.field, props.value)) return <JsonField {...props} />;
    switch (props.field.kind) {
        case "text":
        case "longText":
            return <TextValueField {...props} />;
        case "number":
            return <NumberField {...props} />;
        case "boolean":
        case "choice":
            return <SelectField {...props} />;
        case "texts":
            return <ChipsField {...props} />;
        case "file":
            return <FileField {...props} />;
        case "table":
            return <TableField {...props} />;
        case "messages":
            return <MessagesField {...props} />;
        case "object":
            return <ObjectField {...props} Field={ValueField} />;
        case "json":
            return <JsonField {...props} />;
    }
});
