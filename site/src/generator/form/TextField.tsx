import type { ReactNode } from "react";
import { Labelled } from "./Labelled.tsx";

type Props = {
    readonly label: string;
    readonly text: string;
    readonly hint?: string;
    readonly problem?: ReactNode;
    readonly inputMode?: "text" | "numeric" | "decimal";
    /** How many lines the field shows; default: one, that cannot be broken. */
    readonly rows?: number;
    readonly onChange: (text: string) => void;
};

/** A field for a name, a number, or a longer text. What is typed is the models', not the reader's, language. */
export function TextField({ label, text, hint, problem, inputMode = "text", rows, onChange }: Props) {
    const typing = { autoComplete: "off", autoCapitalize: "off", autoCorrect: "off", spellCheck: false } as const;
    return (
        <Labelled label={label} hint={hint} problem={problem}>
            {(control) =>
                rows === undefined ? (
                    <input
                        {...control}
                        {...typing}
                        type="text"
                        inputMode={inputMode}
                        value={text}
                        onChange={({ target }) => onChange(target.value)}
                    />
                ) : (
                    <textarea
                        {...control}
                        {...typing}
                        rows={rows}
                        value={text}
                        onChange={({ target }) => onChange(target.value)}
                    />
                )
            }
        </Labelled>
    );
}
