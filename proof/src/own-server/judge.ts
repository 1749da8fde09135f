/** The judge for programs against a user's own server: they must also show the mock's output. */
import { type Happened, type Judgement, judge } from "../judge/judge.ts";
import { differs, type Problem, shown } from "../judge/problem.ts";
import { streamedText } from "../judge/response.ts";
import type { Program } from "../program.ts";
import { embedding, mockText } from "./models.ts";
import { foreignKey, tokenVariable } from "./programs.ts";

export async function judgeOwnServer(...[program, happened, tokens]: Parameters<typeof judge>): Promise<Judgement> {
    const judgement = await judge(program, happened, tokens);
    const problems = judgement.problems.filter((problem) => !isTolerated(program, problem));
    return { ...judgement, problems: [...problems, ...missingOutput(program, happened)] };
}

/** Problems that are acceptable for these programs. */
function isTolerated({ environment, ending }: Program, { at, message }: Problem): boolean {
    // A client without a token may send any placeholder, but not a real key of somebody else.
    if (at === "headers.authorization") {
        return environment[tokenVariable] === undefined && !message.includes(foreignKey);
    }
    // A real server ends its response a moment after [DONE], and a program may close the connection at that point.
    return ending === "stream" && message.endsWith("was left before its response had ended");
}

/** Checks that a program shows the mock's output. The general judge compares saved files. */
export function missingOutput(
    { task, ending, language, files }: Pick<Program, "task" | "ending" | "language" | "files">,
    { failure, stdout }: Pick<Happened, "failure" | "stdout">,
): readonly Problem[] {
    if (failure !== undefined || ending === "save") return [];
    if (ending === "stream") {
        // The shell prints the raw events.
        const body = new TextEncoder().encode(stdout);
        const text = language === "sh" ? streamedText({ status: 200, type: "", body }) : stdout.trimEnd();
        return text === mockText ? [] : [differs("output", mockText, text)];
    }
    switch (task) {
        case "feature-extraction": {
            // Skip numbers in a model's name: `harrier-oss-v1-0.6b`.
            const numbers = stdout.match(/(?<![\w.-])-?\d+\.\d+(?!\w)/g)?.map(Number);
            return String(numbers) === String(embedding) ? [] : [differs("output", embedding, numbers)];
        }
        case "automatic-speech-recognition":
            // The sandbox made the recording, and transcribes its file name.
            return showing(stdout, `This is the recording ${[...files.keys()][0]?.split(".")[0]}.`);
        default:
            return showing(stdout, mockText);
    }
}

const showing = (stdout: string, text: string): readonly Problem[] =>
    stdout.includes(text) ? [] : [{ at: "output", message: `expected ${shown(text)} in ${shown(stdout)}` }];
