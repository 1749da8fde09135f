/** Whether a program showed what the mock said, besides all that every program must do. */
import { type Happened, type Judgement, judge } from "../judge/judge.ts";
import { differs, type Problem, shown } from "../judge/problem.ts";
import { streamedText } from "../judge/response.ts";
import type { Program } from "../program.ts";
import { embedding, said } from "./models.ts";
import { foreignKey, tokenVariable } from "./programs.ts";

export async function judgeOwn(...[program, happened, tokens]: Parameters<typeof judge>): Promise<Judgement> {
    const judgement = await judge(program, happened, tokens);
    const problems = judgement.problems.filter((problem) => !isMild(program, problem));
    return { ...judgement, problems: [...problems, ...unsaid(program, happened)] };
}

/** What is no fault of a program of these. */
function isMild({ environment, ending }: Program, { at, message }: Problem): boolean {
    // What a client says in the place of a token that it has not is its own affair.
    if (at === "headers.authorization") {
        return environment[tokenVariable] === undefined && !message.includes(foreignKey);
    }
    // A real server ends its response a moment after [DONE], at which a program may leave.
    return ending === "stream" && message.endsWith("was left before its response had ended");
}

/** What the mock said, and a program did not show. A file is compared with the one that was sent by the judge of all. */
export function unsaid(
    { task, ending, language, files }: Pick<Program, "task" | "ending" | "language" | "files">,
    { failure, stdout }: Pick<Happened, "failure" | "stdout">,
): readonly Problem[] {
    if (failure !== undefined || ending === "save") return [];
    if (ending === "stream") {
        // The shell shows the events as they come.
        const body = new TextEncoder().encode(stdout);
        const text = language === "sh" ? streamedText({ status: 200, type: "", body }) : stdout.trimEnd();
        return text === said ? [] : [differs("output", said, text)];
    }
    switch (task) {
        case "feature-extraction": {
            // Not those of a model's name: `harrier-oss-v1-0.6b`.
            const numbers = stdout.match(/(?<![\w.-])-?\d+\.\d+(?!\w)/g)?.map(Number);
            return String(numbers) === String(embedding) ? [] : [differs("output", embedding, numbers)];
        }
        case "automatic-speech-recognition":
            // The sandbox has made the recording, and hears in it what it says: its own name.
            return showing(stdout, `This is the recording ${[...files.keys()][0]?.split(".")[0]}.`);
        default:
            return showing(stdout, said);
    }
}

const showing = (stdout: string, text: string): readonly Problem[] =>
    stdout.includes(text) ? [] : [{ at: "output", message: `expected ${shown(text)} in ${shown(stdout)}` }];
