import { type ReactNode, useState } from "react";
import type { FormStrings } from "../../words/gujarati-form.ts";
import { Labelled, ProblemText, type Wrong } from "../form/Labelled.tsx";
import { TypedArea } from "../form/TypedText.tsx";
import { compactJson, prettyJson } from "../task-forms/json-text.ts";

type Props = Wrong & {
    readonly id: string;
    readonly legend: string;
    /** What the JSON is called. */
    readonly label: string;
    /** As the link has it. */
    readonly text: string;
    /** Whether the text is none that fields could show. */
    readonly broken: boolean;
    readonly strings: FormStrings;
    readonly onText: (text: string) => void;
    readonly children: ReactNode;
};

/** The same value in fields and, a press away, as JSON: both are made from the one text. */
export function JsonOrFields({ id, legend, label, text, broken, problem, said, strings, onText, children }: Props) {
    const [json, setJson] = useState(false);
    const [draft, setDraft] = useState("");
    const shown = compactJson(draft) === text ? draft : prettyJson(text);
    const type = (typed: string) => {
        // What was broken stays as JSON when it is whole again: somebody is typing there.
        setJson(true);
        setDraft(typed);
        onText(compactJson(typed));
    };
    return (
        <fieldset aria-labelledby={`${id}-legend`}>
            <legend className="with-switch">
                <span id={`${id}-legend`}>{legend}</span>
                <button
                    type="button"
                    className="quiet json-switch"
                    aria-pressed={json || broken}
                    aria-label={`${strings.json}: ${legend}`}
                    disabled={broken}
                    onClick={() => setJson(!json)}
                >
                    {strings.json}
                </button>
            </legend>
            {json || broken ? (
                <Labelled id={id} label={label} hint={broken && strings.jsonWaits} problem={problem} said={said}>
                    {(control) => <TypedArea {...control} className="json" least={3} text={shown} onText={type} />}
                </Labelled>
            ) : (
                <>
                    {children}
                    <ProblemText problem={problem} said={said} />
                </>
            )}
        </fieldset>
    );
}
