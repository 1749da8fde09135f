import type { Field, FieldName, GeneratorState, OnChange } from "@callsheet/snippets/query";
import type { ReactNode } from "react";
import { TextWithCode } from "../../parts/TextWithCode.tsx";
import type { GeneratorStrings } from "../../words/en/generator.ts";
import { useAppearance } from "../appearance.ts";

/** The error message of a field. */
export type Wrong = {
    /** The page's message: what is wrong, and what is expected. */
    readonly problem?: string | undefined;
    /** The library's own error message. */
    readonly libraryMessage?: string | undefined;
};

/** The attributes that connect a control to its label, hint and problem. */
type ControlProps = {
    readonly id: string;
    readonly "aria-describedby": string | undefined;
    readonly "aria-invalid": true | undefined;
};

type Props = Wrong & {
    /** Unique in the page: the field's name. */
    readonly id: string;
    readonly label: ReactNode;
    /** Parts of a text in backticks are code. */
    readonly hint?: ReactNode;
    /** Whether the control is short enough to go beside its label. */
    readonly beside?: boolean | undefined;
    /** Content after the control, such as a button. */
    readonly after?: ReactNode;
    readonly children: (control: ControlProps) => ReactNode;
};

/** A control with its label, hint and error message. */
export function Labelled({ id, label, hint, beside, after, problem, libraryMessage, children }: Props) {
    const { part, idOf } = useAppearance();
    const own = idOf(id);
    const describedBy = [hint && `${own}-hint`, problem && `${own}-problem`].filter(Boolean).join(" ");
    return (
        <div className={part("field")} data-beside={beside ? "" : undefined}>
            <label htmlFor={own}>{label}</label>
            {children({
                id: own,
                "aria-describedby": describedBy || undefined,
                "aria-invalid": problem ? true : undefined,
            })}
            {after}
            {hint && (
                <p className={part("hint")} id={`${own}-hint`}>
                    {typeof hint === "string" ? <TextWithCode text={hint} /> : hint}
                </p>
            )}
            <ProblemText id={`${id}-problem`} problem={problem} libraryMessage={libraryMessage} />
        </div>
    );
}

/** An error message. Always rendered, so that screen readers announce a problem when it appears. */
export function ProblemText({ id, problem, libraryMessage }: Wrong & { readonly id?: string }) {
    const { part, idOf } = useAppearance();
    return (
        <p className={part("problem")} id={id && idOf(id)} aria-live="polite">
            {problem}
            {libraryMessage && (
                <>
                    {" "}
                    <span lang="en">{libraryMessage}</span>
                </>
            )}
        </p>
    );
}

type Problems = GeneratorStrings["problems"];

/** The props that a control takes from a field of the state: its text and its error message. */
export const fieldProps = (
    { text, problem }: Field<unknown>,
    problems: Problems,
): { readonly text: string } & Wrong => ({
    text,
    problem: problem && problems[problem],
});

type Form = { readonly strings: GeneratorStrings; readonly state: GeneratorState; readonly onChange: OnChange };

/** The props of the control of a field of the state. */
export const controlOf = <Name extends FieldName>({ strings, state, onChange }: Form, name: Name) => ({
    name,
    ...fieldProps(state[name], strings.problems),
    onChange,
});
