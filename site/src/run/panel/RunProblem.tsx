import { TextWithCode } from "@callsheet/react/parts";
import { fill } from "../../words/format.ts";
import { CodeText } from "../results/CodeText.tsx";
import { usePanelWords } from "./panel-context.ts";
import type { Problem } from "./problem.ts";

type Props = { readonly problem: Problem; readonly onGoToLine: (line: number) => void };

/** An error with its explanation: the message, the line of the program, the meaning, and what to change. */
export function RunProblem({ problem: { message, own, line, hint, explanation, trace }, onGoToLine }: Props) {
    const words = usePanelWords();
    return (
        <section className="run-error" aria-label={words.error}>
            <p className="run-heading">{words.error}</p>
            {message !== undefined && <CodeText text={message} />}
            {own !== undefined && <p>{own}</p>}
            {line && (
                <>
                    <p className="run-label minor">{fill(words.line, { line: String(line.number) })}</p>
                    <CodeText text={line.text} />
                    <button type="button" className="run-small" onClick={() => onGoToLine(line.number)}>
                        {words.goToLine}
                    </button>
                </>
            )}
            {hint !== undefined && (
                <p>
                    <strong>{words.hint}: </strong>
                    <span lang="en" dir="ltr">
                        {hint}
                    </span>
                </p>
            )}
            {explanation && (
                <>
                    <p>
                        <strong>{words.cause}: </strong>
                        <span lang={explanation.lang}>
                            <TextWithCode text={explanation.cause} />
                        </span>
                    </p>
                    <p className="run-label minor">{words.change}</p>
                    <ul className="run-steps" lang={explanation.lang}>
                        {explanation.steps.map((step) => (
                            <li key={step}>
                                <TextWithCode text={step} />
                            </li>
                        ))}
                    </ul>
                    <p>
                        <a href={explanation.link}>
                            {words.inCatalogue}:{" "}
                            <span lang={explanation.lang}>{explanation.title.replaceAll("`", "")}</span>
                        </a>
                    </p>
                </>
            )}
            {trace !== undefined && (
                <details>
                    <summary>{words.trace}</summary>
                    <CodeText text={trace} />
                </details>
            )}
        </section>
    );
}
