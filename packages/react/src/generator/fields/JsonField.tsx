import { compactJson, isText, readJson } from "@callsheet/snippets/query";
import { type ReactNode, useState } from "react";
import { TypedArea } from "../../parts/TypedText.tsx";
import type { FormStrings } from "../../words/en/generator.ts";
import { useAppearance } from "../appearance.ts";
import { Labelled, ProblemText, type Wrong } from "../form/Labelled.tsx";
import { prettyJson } from "../task-forms/values.ts";
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

type Props = Wrong & {
    readonly id: string;
    readonly legend: string;
    /** The label of the JSON field. */
    readonly label: string;
    /** The value as compact JSON, as in the URL. */
    readonly text: string;
    /** Whether the text is not something that the fields can show. */
    readonly broken: boolean;
    readonly strings: FormStrings;
    readonly onText: (text: string) => void;
    readonly children: ReactNode;
};

/** A value edited in fields or, with a toggle, as JSON. Both views derive from the same text. */
export function JsonOrFields({
    id,
    legend,
    label,
    text,
    broken,
    problem,
    libraryMessage,
    strings,
    onText,
    children,
}: Props) {
    const { part, idOf } = useAppearance();
    const [json, setJson] = useState(false);
    const [draft, setDraft] = useState("");
    const shown = compactJson(draft) === text ? draft : prettyJson(text);
    const type = (typed: string) => {
        // Stay in the JSON view when broken JSON becomes valid again: the reader is still typing there.
        setJson(true);
        setDraft(typed);
        onText(compactJson(typed));
    };
    return (
        <fieldset aria-labelledby={idOf(`${id}-legend`)}>
            <legend className={part("with-switch")}>
                <span id={idOf(`${id}-legend`)}>{legend}</span>
                <button
                    type="button"
                    className={part("quiet", "json-switch")}
                    aria-pressed={json || broken}
                    aria-label={`${strings.json}: ${legend}`}
                    disabled={broken}
                    onClick={() => setJson(!json)}
                >
                    {strings.json}
                </button>
            </legend>
            {json || broken ? (
                <Labelled
                    id={id}
                    label={label}
                    hint={broken && strings.jsonWaits}
                    problem={problem}
                    libraryMessage={libraryMessage}
                >
                    {(control) => (
                        <TypedArea {...control} className={part("json")} minRows={3} text={shown} onText={type} />
                    )}
                </Labelled>
            ) : (
                <>
                    {children}
                    <ProblemText problem={problem} libraryMessage={libraryMessage} />
                </>
            )}
        </fieldset>
    );
}
