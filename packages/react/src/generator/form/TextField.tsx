import type { FieldName, OnChange } from "@callsheet/snippets/query";
import { memo } from "react";
import { TypedArea, TypedInput } from "../../parts/TypedText.tsx";
import { Labelled, type Wrong } from "./Labelled.tsx";

type Props = Wrong & {
    readonly name: FieldName;
    readonly label: string;
    readonly text: string;
    readonly hint?: string;
    /** The minimum number of rows of a text area; default: a single-line input. */
    readonly rows?: number;
    readonly onChange: OnChange;
};

/** A labelled text field: an input or a text area. */
export const TextField = memo(({ name, text, rows, onChange, ...labelled }: Props) => {
    const typed = { text, onText: (changed: string) => onChange(name, changed) };
    return (
        <Labelled id={name} {...labelled}>
            {(control) =>
                rows === undefined ? (
                    <TypedInput {...control} {...typed} />
                ) : (
                    <TypedArea {...control} minRows={rows} {...typed} />
                )
            }
        </Labelled>
    );
});
