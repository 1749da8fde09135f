import { compactJson } from "@callsheet/snippets/query";
import { type ReactNode, useState } from "react";
import { TypedArea } from "../../parts/TypedText.tsx";
import type { FormStrings } from "../../words/en/form.ts";
import { useAppearance } from "../appearance.ts";
import { Labelled, ProblemText, type Wrong } from "../form/Labelled.tsx";
import { prettyJson } from "../task-forms/json-text.ts";

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
