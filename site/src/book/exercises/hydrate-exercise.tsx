/** Hydrates an exercise of a static page, on the first press. */
import { hydrateRoot } from "react-dom/client";
import type { OpenedProgram } from "../../run/panel/opened-program.ts";
import { adoptStyles } from "../../styles/adopt-styles.ts";
import styles from "../../styles/exercise-panel.css?inline";
import { pageExerciseStrings } from "../../words/page-strings.ts";
import { ExerciseCheck } from "./ExerciseCheck.tsx";
import type { ExerciseData } from "./exercise-data.ts";
import { OpenedOrder } from "./OrderLines.tsx";

adoptStyles(styles);

type Press = {
    /** Whether the program is to be judged at once. */
    readonly checks: boolean;
    /** The line that was pressed. */
    readonly line?: string;
};

/** @param element as `Exercise` has rendered it */
export async function hydrateExercise(
    element: HTMLElement,
    program: OpenedProgram,
    { checks, line }: Press,
): Promise<void> {
    const words = await pageExerciseStrings();
    // The page holds what `exerciseData` has written.
    const exercise: ExerciseData = JSON.parse(element.dataset["exercise"] ?? "");
    const order = element.querySelector("[data-order]");
    if (order && exercise.order) {
        hydrateRoot(
            order,
            <OpenedOrder order={exercise.order} words={words.order} session={program.session} pressed={line} />,
        );
    }
    const check = element.querySelector("[data-exercise-check]");
    if (check) {
        hydrateRoot(check, <ExerciseCheck exercise={exercise} program={program} words={words} checksAtOnce={checks} />);
    }
}
