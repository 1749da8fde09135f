import type { ReactNode } from "react";
import type { ExerciseStrings } from "../../words/en/exercises.ts";

type Props = {
    readonly words: Pick<ExerciseStrings, "check" | "stop">;
    readonly isChecking?: boolean;
    /** What happens, for screen readers too. */
    readonly status?: string;
    /** Absent on the static page, where the first press loads what judges. */
    readonly onPress?: () => void;
    readonly children?: ReactNode;
};

/** The button that judges an exercise, and what follows it. */
export const CheckControls = ({ words, isChecking = false, status = "", onPress, children }: Props) => (
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
