/** Whether a program did something useful with the answer. */
import { type Task, tasks } from "@callsheet/inference";
import type { Answer } from "../network/exchange.ts";
import type { Program } from "../program.ts";
import { filesIn, parsed, streamedText, valuesIn } from "./answer.ts";
import { modalityOf } from "./media.ts";
import { differs, type Problem, shown } from "./problem.ts";

export type Output = {
    readonly stdout: string;
    /** The files that were not there before. */
    readonly saved: ReadonlyMap<string, Uint8Array>;
};

const wrong = (message: string): Problem => ({ at: "output", message });

/** What is wrong with what a program printed and saved, given all that it was answered since the call. */
export function checkOutput(
    { language, ending, task }: Pick<Program, "language" | "ending" | "task">,
    { stdout, saved }: Output,
    answers: readonly Answer[],
): readonly Problem[] {
    const last = answers.at(-1);
    if (!last) return [];
    if (ending === "save") return checkSaved(saved, tasks[task], answers);
    const stray = [...saved.keys()].map((name) => wrong(`saved ${name}, and was to print`));
    const printed = language === "sh" ? checkVerbatim(stdout, last) : checkText(ending, stdout, last);
    return [...stray, ...printed];
}

/** The shell shows an answer as it is. */
function checkVerbatim(stdout: string, { body }: Answer): readonly Problem[] {
    const text = new TextDecoder().decode(body);
    return stdout === text ? [] : [differs("output", text, stdout)];
}

function checkText(ending: "print" | "stream", stdout: string, answer: Answer): readonly Problem[] {
    if (ending === "stream") {
        const text = streamedText(answer);
        if (text === "") return [wrong(`nothing was streamed that could be printed: ${answer.type}`)];
        return stdout === `${text}\n` ? [] : [differs("output", `${text}\n`, stdout)];
    }
    if (/^(|undefined|null|None|NaN|\[object \w+\]|Promise \{.*|<(coroutine|generator) .*)$/s.test(stdout.trim())) {
        return [wrong(`printed ${shown(stdout.trim())}`)];
    }
    const values = valuesIn(parsed(answer));
    if (values.length === 0 || values.some((value) => stdout.includes(value))) return [];
    return [
        wrong(`printed nothing of the answer: expected one of ${shown(values.slice(0, 5))}, received ${shown(stdout)}`),
    ];
}

function checkSaved(saved: Output["saved"], { gives }: Task, answers: readonly Answer[]): readonly Problem[] {
    const [file, ...more] = saved;
    if (!file || more.length > 0) return [wrong(`expected one saved file, received ${shown([...saved.keys()])}`)];
    const [name, bytes] = file;
    const modality = modalityOf(bytes);
    if (modality !== gives) {
        return [wrong(`${name} holds ${modality ?? "no media"} (${bytes.length} bytes), expected ${gives}`)];
    }
    // Pillow writes an image anew, in the format that the name says.
    const isPng = name.endsWith(".png") && gives === "image";
    if (isPng || answers.flatMap(filesIn).some((sent) => Buffer.compare(sent, bytes) === 0)) return [];
    return [wrong(`${name} is not the file that was sent`)];
}
