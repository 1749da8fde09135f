/** The exercises of the course. */
export const exercises = {
    title: "Exercises",
    isDone: "done",
    check: "Check it",
    stop: "Stop",
    checking: "Your program runs with other questions and answers…",
    solution: "Show a solution",
    right: "That is right.",
    failed: "It could not be checked.",
    nextHint: "One more hint",
    lastHint: "Show the answer",
    order: {
        program: "Your program",
        lines: "Lines to choose from; not every one belongs in it",
        empty: "Tap the lines below in the order in which they are to run.",
        noneLeft: "All lines are in the program.",
        draggable: "line that can be moved",
        howToDrag:
            "Press the space bar to pick the line up, move it with the arrow keys, and press the space bar again to put it down. Escape leaves it where it was.",
        up: "Move up: {line}",
        down: "Move down: {line}",
        remove: "Take out: {line}",
        picked: "Picked up: {line}, line {place} of {count}",
        over: "{line} would be line {place}",
        added: "Added as line {place}: {line}",
        moved: "Line {place} of {count} now: {line}",
        removed: "Taken out: {line}",
    },
};

export type ExerciseStrings = typeof exercises;
