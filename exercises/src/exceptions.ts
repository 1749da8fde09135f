/** What the test of all exercises lets pass, each with the reason. A reason that is not needed any more is an error there. */

const printsNothing = "The call stands at the end as it is; only who takes out the print gets here.";
const asksLess = "Who takes a question out of the loop gets here, before a check that would blame something else.";

/** Checks without a mistake that leads to them, by the exercise and the check: what else they are there for. */
export const withoutMistake: Readonly<Record<string, string>> = {
    "chapter1/token-at-home answer-printed": printsNothing,
    "chapter2/nearest-note notes-sent": "It catches a program that compares the question with something else.",
    "chapter2/which-language notice-sent": "It catches a program that translates something else than the notice.",
    "chapter3/as-it-comes stream-asked":
        "The lines to choose from stream; it catches a program that is written anew without a stream.",
    "chapter3/class-five answer-printed": printsNothing,
    "chapter3/keep-talking two-questions": asksLess,
    "chapter3/keep-talking second-question": "It catches what has both messages, and others that do not belong.",
    "chapter3/lost-instruction all-asked": asksLess,
    "chapter3/lost-instruction answers-printed": printsNothing,
    "chapter3/question-book in-order": "It catches a conversation that has every message, in another order.",
    "chapter3/shopping-list form-told":
        "The program begins with a form; it catches one that is written anew without it.",
    "chapter5/cheapest-first answer-printed": printsNothing,
    "chapter5/measure every-question": asksLess,
    "chapter5/names-stay-home sentences-printed": printsNothing,
    "chapter5/small-task answer-printed": printsNothing,
    "chapter7/find-the-note question-asked": "It catches a program that compares something else than the question.",
    "chapter7/find-the-note all-notes":
        "It catches a program that leaves out notes, and may find the right one all the same.",
    "chapter7/listen-find-speak heard-printed": printsNothing,
    "chapter7/listen-find-speak note-printed": printsNothing,
    "chapter7/listen-find-speak voice-saved":
        "It catches a program that has the note spoken, and keeps the sound nowhere.",
};

/** Exercises that have English texts in their Gujarati form, too. */
export const inEnglish: Readonly<Record<string, string>> = {
    "chapter2/villages": "The model reads English only, as its task says.",
    "chapter2/which-language": "An English notice is translated into Gujarati.",
    "chapter5/small-task": "The model reads English only, as its task says.",
};
