import { type ComponentType, memo } from "react";
import { lazyComponent } from "../lazy-component.tsx";
import { canShow } from "../task-forms/can-show.ts";
import { ChipsField } from "./ChipsField.tsx";
import { JsonField } from "./JsonField.tsx";
import { MessagesField } from "./MessagesField.tsx";
import { NumberField } from "./NumberField.tsx";
import { ObjectField } from "./ObjectField.tsx";
import { SelectField } from "./SelectField.tsx";
import { TextValueField } from "./TextValueField.tsx";
import type { ValueFieldProps } from "./value-field-props.ts";

// Few tasks need these fields, so they load on first use.
const TableField = lazyComponent(() => import("./TableField.tsx").then((module) => module.TableField), JsonField);
const FileField = lazyComponent(() => import("./FileField.tsx").then((module) => module.FileField), TextValueField);

/** The control for a field's kind; a JSON field if that control cannot show the value. */
export const ValueField: ComponentType<ValueFieldProps> = memo((props: ValueFieldProps) => {
    if (!canShow(props.field, props.value)) return <JsonField {...props} />;
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
