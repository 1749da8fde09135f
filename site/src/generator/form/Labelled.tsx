import type { ReactNode } from "react";

/** What is wrong with what a field says. */
export type Wrong = {
    /** What is wrong with the text, and what is expected. */
    readonly problem?: string | undefined;
    /** What the library says of it. */
    readonly said?: string | undefined;
};

/** What ties a control to its words. */
type ControlProps = {
    readonly id: string;
    readonly "aria-describedby": string | undefined;
    readonly "aria-invalid": true | undefined;
};

type Props = Wrong & {
    /** Unique in the page: the field's name. */
    readonly id: string;
    readonly label: ReactNode;
    readonly hint?: ReactNode;
    /** Whether the control is short, and stands beside its label. */
    readonly beside?: boolean | undefined;
    /** What stands after the control, such as a button. */
    readonly after?: ReactNode;
    readonly children: (control: ControlProps) => ReactNode;
};

/** A control with its label, its hint, and what is wrong with it. */
export function Labelled({ id, label, hint, beside, after, problem, said, children }: Props) {
    const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
    return (
        <div className={beside ? "field beside" : "field"}>
            <label htmlFor={id}>{label}</label>
            {children({
                id,
                "aria-describedby": described || undefined,
                "aria-invalid": problem ? true : undefined,
            })}
            {after}
            {hint && (
                <p className="hint" id={`${id}-hint`}>
                    {hint}
                </p>
            )}
            <ProblemText id={`${id}-problem`} problem={problem} said={said} />
        </div>
    );
}

/** What is wrong. Always there, so that a problem is said aloud when it appears. */
export const ProblemText = ({ id, problem, said }: Wrong & { readonly id?: string }) => (
    <p className="problem" id={id} aria-live="polite">
        {problem}
        {said && (
            <>
                {" "}
                <span lang="en">{said}</span>
            </>
        )}
    </p>
);
