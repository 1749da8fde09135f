import { type Advice, checkLabels } from "@callsheet/exercises";
import { TextWithCode } from "@callsheet/react/parts";
import { useState } from "react";
import type { Language } from "../../languages.ts";
import type { ExerciseStrings } from "../../words/en/exercises.ts";

type Props = {
    readonly advice: Advice;
    readonly language: Language;
    readonly words: Pick<ExerciseStrings, "nextHint" | "lastHint">;
};

/** What was seen, what was expected, why it matters, and hints, one after another. */
export function ExerciseAdvice({ advice: { seen, expected, why, hints }, language, words }: Props) {
    const [shown, setShown] = useState(1);
    const labels = checkLabels[language];
    const parts = [
        [labels.seen, seen],
        [labels.expected, expected],
        [labels.why, why],
    ] as const;
    return (
        <div className="exercise-advice">
            <dl>
                {parts.map(([name, text]) => (
                    <div key={name}>
                        <dt>{name}</dt>
                        <dd>
                            <TextWithCode text={text} />
                        </dd>
                    </div>
                ))}
            </dl>
            <p className="minor">{labels.hint}</p>
            <ol className="exercise-hints" aria-live="polite">
                {hints.slice(0, shown).map((hint) => (
                    <li key={hint}>
                        <TextWithCode text={hint} />
                    </li>
                ))}
            </ol>
            {shown < hints.length && (
                <button type="button" className="run-small" onClick={() => setShown(shown + 1)}>
                    {shown + 1 < hints.length ? words.nextHint : words.lastHint}
                </button>
            )}
        </div>
    );
}
