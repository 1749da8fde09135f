import { isText, readJson } from "@callsheet/snippets/query";
import { useState } from "react";
import { TypedArea } from "../../parts/TypedText.tsx";
import { useAppearance } from "../appearance.ts";
import { FieldButton, FieldFrame, type ValueFieldProps } from "./FieldFrame.tsx";
import { useDraft } from "./field-hooks.ts";

/** A value as JSON: of a field without another control, or a value that the field's control cannot show. */
export function JsonField(props: ValueFieldProps) {
    const { field, value, strings, onChange } = props;
    const { part } = useAppearance();
    // A JSON field's value is never a string: a string is unfinished input that does not parse yet.
    const own = field.kind === "json";
    const [text, setDraft] = useDraft(value, readValue, (one) => {
        if (one === undefined) return "";
        return own && isText(one) ? one : JSON.stringify(one, null, 2);
    });
    const [broken, setBroken] = useState<string>();
    const type = (typed: string) => {
        const parsed = readValue(typed);
        const waits = !own && parsed === typed;
        setDraft(typed);
        setBroken(waits ? typed : undefined);
        if (!waits) onChange(field.name, parsed);
    };
    const wrong = broken !== undefined || (own && isText(value));
    return (
        <>
            <FieldFrame {...props} problem={wrong ? strings.notJson : undefined}>
                {(control) => (
                    <TypedArea {...control} className={part("json")} minRows={2} text={broken ?? text} onText={type} />
                )}
            </FieldFrame>
            {own && value === undefined && field.example !== undefined && (
                <FieldButton
                    text={strings.example}
                    aria-label={`${strings.example}: ${field.label}`}
                    onClick={() => onChange(field.name, field.example)}
                />
            )}
        </>
    );
}

/** The parsed JSON; undefined for an empty text, the text itself if it does not parse. */
function readValue(text: string): unknown {
    if (text.trim() === "") return undefined;
    const value = readJson(text);
    return value === undefined ? text : value;
}
