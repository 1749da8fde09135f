import { type Advice, adviceOn, checkLabels, judge } from "@callsheet/exercises";
import { TextWithCode } from "@callsheet/react/parts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Language } from "../../languages.ts";
import { DownloadPrompt } from "../../run/panel/DownloadPrompt.tsx";
import type { OpenedProgram } from "../../run/panel/opened-program.ts";
import { PanelContext } from "../../run/panel/panel-context.ts";
import { megabytes } from "../../run/panel/panel-words.ts";
import { type Problem, problemOf } from "../../run/panel/problem.ts";
import { RunProblem } from "../../run/panel/RunProblem.tsx";
import type { RunEvent } from "../../run/protocol.ts";
import { pageRunner } from "../../run/run.ts";
import type { ExerciseStrings } from "../../words/en/exercises.ts";
import { fill } from "../../words/format.ts";
import { exerciseDone } from "../progress/progress.ts";
import type { ExerciseData } from "./exercise-data.ts";
import { gatherEvidence, NotRunError, type OwnProgram } from "./gather-evidence.ts";

type Props = {
    readonly exercise: ExerciseData;
    readonly program: OpenedProgram;
    readonly words: ExerciseStrings;
    /** Whether the button was pressed already. */
    readonly checksAtOnce: boolean;
};

type State =
    | { readonly phase: "ready" }
    | { readonly phase: "asking"; readonly bytes: number }
    | { readonly phase: "checking"; readonly status: string }
    | { readonly phase: "right" }
    | { readonly phase: "wrong"; readonly advice: Advice; readonly problem: Problem | undefined }
    | { readonly phase: "failed"; readonly problem: Problem | undefined };

/** In bytes. */
const maxDownloadWithoutConsent = 1_000_000;

/** Judges the reader's program, and says what was seen, what was expected, and what to try. */
export function ExerciseCheck({ exercise, program, words, checksAtOnce }: Props) {
    const [state, setState] = useState<State>({ phase: "ready" });
    const current = useRef<AbortController>(null);
    const { session } = program;

    async function check(mayDownload: boolean): Promise<void> {
        const stop = new AbortController();
        current.current = stop;
        const tell = (next: State): void => {
            if (!stop.signal.aborted) setState(next);
        };
        const own: OwnProgram = {
            language: session.language === "js" ? "js" : "python",
            code: session.state().edited ?? session.original(),
        };
        tell({ phase: "checking", status: words.checking });
        const sample = { ...own, files: [], environment: {}, network: "sandbox" } as const;
        const bytes = await pageRunner.sizeToLoad(sample, stop.signal);
        if (bytes > maxDownloadWithoutConsent && !mayDownload) return tell({ phase: "asking", bytes });
        const onEvent = (event: RunEvent): void => {
            const status = statusOf(event, words, program);
            if (status !== undefined) tell({ phase: "checking", status });
        };
        try {
            const evidence = await gatherEvidence(exercise, own, pageRunner, stop.signal, onEvent);
            if (stop.signal.aborted) return;
            const verdict = judge(exercise, evidence);
            if (verdict.isRight) {
                document.dispatchEvent(new CustomEvent(exerciseDone, { detail: exercise.name }));
                return tell({ phase: "right" });
            }
            const { failure: failed, printed = "" } = evidence[verdict.run - 1] ?? {};
            const failure =
                verdict.seen.kind === "failed" && failed ? { kind: "failed" as const, ...failed } : undefined;
            const problem =
                failure && (await problemOf({ failure, refused: undefined, program: own.code, printed }, program));
            tell({ phase: "wrong", advice: adviceOn(exercise, verdict, program.language), problem });
        } catch (error) {
            // Whatever went wrong, the reader is told, and can press again.
            tell({ phase: "failed", problem: undefined });
            if (!(error instanceof NotRunError)) throw error;
            const failed = { failure: error.event, refused: undefined, program: own.code, printed: "" };
            tell({ phase: "failed", problem: await problemOf(failed, program) });
        } finally {
            if (current.current === stop) current.current = null;
        }
    }

    const press = (): void => {
        if (state.phase === "checking") {
            current.current?.abort();
            setState({ phase: "ready" });
        } else void check(false);
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: the press that loaded this is answered once
    useEffect(() => {
        if (checksAtOnce) void check(false);
    }, []);
    const goToLine = () => program.figure.goTo();
    return (
        <PanelContext value={program}>
            <CheckControls
                words={words}
                isChecking={state.phase === "checking"}
                status={saidOf(state, words, checkLabels[program.language].notYet)}
                onPress={press}
            >
                {state.phase === "asking" && (
                    <DownloadPrompt
                        words={program.words}
                        language={session.language}
                        bytes={state.bytes}
                        onLoad={() => void check(true)}
                    />
                )}
                {state.phase === "right" && (
                    <p className="exercise-done">
                        <TextWithCode text={exercise.done} />
                    </p>
                )}
                {state.phase === "wrong" && (
                    <ExerciseAdvice
                        key={state.advice.expected}
                        advice={state.advice}
                        language={program.language}
                        words={words}
                    />
                )}
                {(state.phase === "wrong" || state.phase === "failed") && state.problem && (
                    <RunProblem problem={state.problem} onGoToLine={goToLine} />
                )}
            </CheckControls>
        </PanelContext>
    );
}

/** What the status line says. */
function saidOf(state: State, words: ExerciseStrings, notYet: string): string {
    switch (state.phase) {
        case "checking":
            return state.status;
        case "right":
            return words.right;
        case "wrong":
            return notYet;
        case "failed":
            return words.failed;
        default:
            return "";
    }
}

/** What the status line says during a run. */
function statusOf(event: RunEvent, words: ExerciseStrings, { words: panel }: OpenedProgram): string | undefined {
    if (event.kind === "loading") {
        return fill(panel.loading, { loaded: megabytes(event.loaded), total: megabytes(event.total) });
    }
    if (event.kind === "step") return panel.steps[event.step];
    return event.kind === "started" ? words.checking : undefined;
}

type ControlsProps = {
    readonly words: Pick<ExerciseStrings, "check" | "stop">;
    readonly isChecking?: boolean;
    /** What happens, for screen readers too. */
    readonly status?: string;
    /** Absent on the static page, where the first press loads what judges. */
    readonly onPress?: () => void;
    readonly children?: ReactNode;
};

/** The button that judges an exercise, and what follows it. */
export const CheckControls = ({ words, isChecking = false, status = "", onPress, children }: ControlsProps) => (
    <>
        <button
            type="button"
            className="run-button"
            data-exercise-press=""
            data-running={isChecking ? "" : undefined}
            onClick={onPress}
        >
            {isChecking ? words.stop : words.check}
        </button>
        <p className="exercise-status" role="status" data-exercise-status="">
            {status}
        </p>
        {children}
    </>
);

type AdviceProps = {
    readonly advice: Advice;
    readonly language: Language;
    readonly words: Pick<ExerciseStrings, "nextHint" | "lastHint">;
};

/** What was seen, what was expected, why it matters, and hints, one after another. */
function ExerciseAdvice({ advice: { seen, expected, why, hints }, language, words }: AdviceProps) {
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
