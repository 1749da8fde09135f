import type { ReactNode } from "react";
import { Words } from "../../frame/components/Words.tsx";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";

type CheckProps = {
    /** Its own on its page: what the reader's answer is kept under. */
    readonly id: string;
    readonly question: string;
    readonly children?: ReactNode;
};
type ChoiceProps = { readonly correct?: string; readonly children?: ReactNode };
type WhyProps = { readonly children?: ReactNode };

const answerStates = ["none", "right", "wrong"] as const;

/**
 * A question to oneself: each choice opens and says whether it is right, without a script. The first that is opened shows
 * why, too. With a script it is also remembered.
 */
export function checkIn(language: Language) {
    const { course, coursePage } = strings[language];
    const { check } = course;
    return {
        Check: ({ id, question, children }: CheckProps) => (
            <section className="check" id={`check-${id}`} aria-labelledby={`check-${id}-question`} data-check={id}>
                <p className="check-question" id={`check-${id}-question`}>
                    <Words text={question} />
                </p>
                {children}
                {/* What is remembered of it, where a script runs: see book/progress/show.ts. */}
                <p className="check-state needs-script" data-not-content="">
                    {answerStates.map((state) => (
                        <span key={state} data-answer={state} hidden={state !== "none"}>
                            {coursePage.progress.check[state]}
                        </span>
                    ))}
                </p>
            </section>
        ),
        Choice: ({ correct, children }: ChoiceProps) => (
            <details className="choice" data-correct={correct === undefined ? undefined : ""}>
                <summary>{children}</summary>
                <p className="verdict">{correct === undefined ? check.wrong : check.right}</p>
            </details>
        ),
        Why: ({ children }: WhyProps) => <div className="check-why">{children}</div>,
    };
}
