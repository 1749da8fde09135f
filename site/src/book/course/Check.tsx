import { TextWithCode } from "@callsheet/react/parts";
import type { ReactNode } from "react";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";

type CheckProps = {
    /** Unique on its page: the reader's answer is stored under it. */
    readonly id: string;
    readonly question: string;
    readonly children?: ReactNode;
};
type ChoiceProps = { readonly correct?: string; readonly children?: ReactNode };
type WhyProps = { readonly children?: ReactNode };

const answerStates = ["none", "right", "wrong"] as const;

/**
 * A self-check question. Each choice opens without a script and says whether it is right; the first opened choice also
 * shows the explanation. With a script the answer is stored.
 */
export function checkIn(language: Language) {
    const { course, coursePage } = strings[language];
    const { check } = course;
    return {
        Check: ({ id, question, children }: CheckProps) => (
            <section className="check" id={`check-${id}`} aria-labelledby={`check-${id}-question`} data-check={id}>
                <p className="check-question" id={`check-${id}-question`}>
                    <TextWithCode text={question} />
                </p>
                {children}
                {/* The stored answer; needs a script: see book/progress/show-progress.ts. */}
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
