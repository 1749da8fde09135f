import { isText } from "@callsheet/snippets/query";
import { type ComponentType, memo } from "react";
import { TypedArea, TypedInput } from "../../parts/TypedText.tsx";
import { fill } from "../../words/format.ts";
import { useAppearance } from "../appearance.ts";
import { lazyComponent } from "../lazy-component.tsx";
import { canShow } from "../task-forms/task-form.ts";
import { isInRange, readNumber } from "../task-forms/values.ts";
import { ChipsField } from "./ChipsField.tsx";
import { FieldFrame, type ValueFieldProps } from "./FieldFrame.tsx";
import { useDraft } from "./field-hooks.ts";
import { JsonField } from "./JsonField.tsx";
import { MessagesField } from "./MessagesField.tsx";
import { ObjectField } from "./ObjectField.tsx";

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

/** A number. Invalid or unfinished input stays as typed, with a note of what is expected. */
function NumberField(props: ValueFieldProps) {
    const { field, value, strings, onChange } = props;
    const { range = {}, rangeText = "" } = field;
    const [text, setDraft] = useDraft(value, readNumber, (number) => String(number ?? ""));
    const problem =
        value === undefined || isInRange(value, range) ? undefined : fill(strings.expected, { wanted: rangeText });
    // The numeric keyboards of some phones have no minus key.
    const inputMode = (range.min ?? range.above ?? -1) < 0 ? "text" : range.whole ? "numeric" : "decimal";
    return (
        <FieldFrame {...props} beside problem={problem}>
            {(control) => (
                <TypedInput
                    {...control}
                    inputMode={inputMode}
                    placeholder={field.default === undefined ? undefined : String(field.default)}
                    text={text}
                    onText={(typed) => {
                        setDraft(typed);
                        onChange(field.name, readNumber(typed));
                    }}
                />
            )}
        </FieldFrame>
    );
}

/** A text field: one line, or a text area that grows with its text. */
function TextValueField(props: ValueFieldProps) {
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

/** A choice, or yes and no. An optional field can stay unset, which leaves the choice to the service. */
function SelectField(props: ValueFieldProps) {
    const { field, value, strings, onChange } = props;
    const { part } = useAppearance();
    const { choices, default: byDefault } = field;
    const yesOrNo: Readonly<Record<string, string>> = { true: strings.yes, false: strings.no };
    const nameOf = (choice: string): string => (choices ? choice : (yesOrNo[choice] ?? choice));
    const chosen = value === undefined ? "" : String(value);
    const unset =
        byDefault === undefined ? strings.notSet : fill(strings.byDefault, { value: nameOf(String(byDefault)) });
    return (
        <FieldFrame {...props} beside={!choices} more={choices?.[chosen || String(byDefault)]}>
            {(control) => (
                <select
                    {...control}
                    className={part("worded")}
                    value={chosen}
                    onChange={({ target }) => onChange(field.name, chosenValue(target.value, choices !== undefined))}
                >
                    {!field.required && <option value="">{unset}</option>}
                    {Object.keys(choices ?? yesOrNo).map((choice) => (
                        <option key={choice} value={choice} translate={choices && "no"}>
                            {nameOf(choice)}
                        </option>
                    ))}
                </select>
            )}
        </FieldFrame>
    );
}

function chosenValue(chosen: string, isName: boolean): string | boolean | undefined {
    if (chosen === "") return undefined;
    return isName ? chosen : chosen === "true";
}
