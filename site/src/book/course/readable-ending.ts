/**
 * The programs of a chapter print what a person reads. A generated program prints the value as its library represents
 * it, because a programmer looks at that first; a learner wants the answer itself.
 */
import type { TaskId } from "@callsheet/inference/tasks";
import { type SnippetProps, snippetOf } from "../guides/snippet-of.ts";

/** The programs of a `<Snippet>` in a chapter. @throws Error as `snippetOf` does */
export function chapterSnippetOf(properties: SnippetProps): ReturnType<typeof snippetOf> {
    const { id, programs } = snippetOf(properties);
    const readable = programs.programs.map((program) => ({
        ...program,
        code: withReadableEnding(program.code, programs.task),
    }));
    return { id, programs: { ...programs, programs: readable } };
}

/** The program with an ending that prints what a person reads, if its own prints a value of the library. */
export function withReadableEnding(code: string, task: TaskId): string {
    const lines = code.split("\n");
    const last = lines.at(-1) ?? "";
    const message = /^(?:print|console\.log)\(completion\.choices\[0\]\.message(?=\);?$)/;
    if (message.test(last)) return [...lines.slice(0, -1), last.replace(message, "$&.content")].join("\n");
    const ending = last === "print(output)" ? endings[task] : undefined;
    return ending ? [...lines.slice(0, -1), ...ending].join("\n") : code;
}

/** Labels with their scores, one on each line. */
const labels = ["for guess in output:", '    print(f"{guess.score:.2f} {guess.label}")'];

/** How the output of a method of huggingface_hub is printed. */
const endings: Partial<Record<TaskId, readonly string[]>> = {
    "automatic-speech-recognition": ["print(output.text)"],
    "image-classification": labels,
    "object-detection": [
        "for found in output:",
        "    box = found.box",
        '    print(f"{found.label}: {box.xmin}, {box.ymin} to {box.xmax}, {box.ymax}")',
    ],
    "question-answering": ['print(f"{output.score:.2f} {output.answer}")'],
    "sentence-similarity": ["for number in output:", '    print(f"{number:.2f}")'],
    summarization: ["print(output.summary_text)"],
    "text-classification": labels,
    "token-classification": [
        "for name in output:",
        '    print(f"{name.word}: {name.entity_group}, {name.start} to {name.end}")',
    ],
    translation: ["print(output.translation_text)"],
    "zero-shot-classification": labels,
};
