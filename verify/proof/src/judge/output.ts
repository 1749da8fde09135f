/** Checks that a program did something useful with the response. */
import { type Task, tasks } from "@callsheet/inference";
import type { ReceivedResponse } from "../network/recording-proxy.ts";
import type { Program } from "../program.ts";
import { differs, type Problem, shown } from "./problem.ts";
import { answeredText, filesIn, modalityOf, parsed, streamedText, valuesIn } from "./response.ts";

export type Output = {
    readonly stdout: string;
    /** The files that the program created. */
    readonly saved: ReadonlyMap<string, Uint8Array>;
};

const wrong = (message: string): Problem => ({ at: "output", message });

/** Checks what a program printed and saved against the responses to its call. */
export function checkOutput(
    { language, ending, task }: Pick<Program, "language" | "ending" | "task">,
    { stdout, saved }: Output,
    responses: readonly ReceivedResponse[],
): readonly Problem[] {
    const last = responses.at(-1);
    if (!last) return [];
    if (ending === "save") return checkSaved(saved, tasks[task], responses);
    const stray = [...saved.keys()].map((name) => wrong(`saved ${name}, and was to print`));
    const outputProblems = language === "sh" ? checkVerbatim(stdout, last) : checkText(ending, stdout, last);
    return [...stray, ...outputProblems];
}

/** A shell program must print the response unmodified. */
function checkVerbatim(stdout: string, { body }: ReceivedResponse): readonly Problem[] {
    const text = new TextDecoder().decode(body);
    return stdout === text ? [] : [differs("output", text, stdout)];
}

function checkText(
    ending: "print" | "text" | "stream",
    stdout: string,
    response: ReceivedResponse,
): readonly Problem[] {
    if (ending !== "print") {
        const [text, how] =
            ending === "text" ? [answeredText(response), "answered"] : [streamedText(response), "streamed"];
        if (text === "") return [wrong(`nothing was ${how} that could be printed: ${response.type}`)];
        return stdout === `${text}\n` ? [] : [differs("output", `${text}\n`, stdout)];
    }
    if (/^(|undefined|null|None|NaN|\[object \w+\]|Promise \{.*|<(coroutine|generator) .*)$/s.test(stdout.trim())) {
        return [wrong(`printed ${shown(stdout.trim())}`)];
    }
    const values = valuesIn(parsed(response));
    if (values.length === 0 || values.some((value) => stdout.includes(value))) return [];
    return [
        wrong(
            `printed nothing of the response: expected one of ${shown(values.slice(0, 5))}, received ${shown(stdout)}`,
        ),
    ];
}

function checkSaved(
    saved: Output["saved"],
    { gives }: Task,
    responses: readonly ReceivedResponse[],
): readonly Problem[] {
    const [file, ...more] = saved;
    if (!file || more.length > 0) return [wrong(`expected one saved file, received ${shown([...saved.keys()])}`)];
    const [name, bytes] = file;
    const modality = modalityOf(bytes);
    if (modality !== gives) {
        return [wrong(`${name} holds ${modality ?? "no media"} (${bytes.length} bytes), expected ${gives}`)];
    }
    // Pillow encodes an image again, in the format of the file name.
    const isPng = name.endsWith(".png") && gives === "image";
    if (isPng || responses.flatMap(filesIn).some((sent) => Buffer.compare(sent, bytes) === 0)) return [];
    return [wrong(`${name} is not the file that was sent`)];
}
