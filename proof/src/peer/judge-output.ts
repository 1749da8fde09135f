/** Judges what a program of the peer does with the response. Anything that gives its user the result is fine. */
import { type Task, tasks } from "@callsheet/inference";
import type { Happened } from "../judge/judge.ts";
import { modalityOf } from "../judge/media.ts";
import { checkOutput } from "../judge/output.ts";
import { differs, type Problem } from "../judge/problem.ts";
import { streamedText } from "../judge/response.ts";
import type { ReceivedResponse } from "../network/exchange.ts";
import type { Program } from "../program.ts";

export type OutputJudgement = {
    readonly problems: readonly Problem[];
    /** A deviation that our judge would reject, but that is accepted for the peer. */
    readonly excused?: string;
};

/** @param responses to the call and to all requests after it */
export function judgeOutput(
    program: Program,
    happened: Happened,
    responses: readonly ReceivedResponse[],
): OutputJudgement {
    const { content, language, ending } = program;
    const last = responses.at(-1);
    if (!last) return { problems: [] };
    if (ending === "stream" && language !== "sh") return judgeStream(program, happened, last);
    if (happened.failure !== undefined) return { problems: [] };
    if (language !== "sh" && !/\b(console\.log|print)\(/.test(content)) return judgeVariable(program, last);
    return { problems: checkOutput({ ...program, ending: "print" }, happened, responses) };
}

/** If nothing is printed, the result is left in a variable for the user's next line. */
function judgeVariable({ client, ending, task }: Program, { type, body }: ReceivedResponse): OutputJudgement {
    const { gives }: Task = tasks[task];
    // A library documents its result. With a bare response it is the program that claims to have the image or the
    // audio.
    const isBare = client === "fetch" || client === "requests";
    const problems =
        ending === "save" && isBare && modalityOf(body) !== gives
            ? [{ at: "output", message: `takes a response of the type ${type} for ${gives}` }]
            : [];
    return { problems, excused: "The result stays in a variable: nothing is printed or saved." };
}

/** At OpenAI the last event of a stream has no content. Other providers send, or may send, an empty string. */
function judgeStream(
    { client, provider }: Program,
    { stdout, stderr, failure }: Happened,
    last: ReceivedResponse,
): OutputJudgement {
    const [text, outputText] = [streamedText(last), stdout].map((some) => some.replaceAll(/\s/g, ""));
    const isWhole = text !== "" && outputText === text;
    if (failure !== undefined) {
        const stumbles = isWhole && client === "requests" && /KeyError: 'content'\s*$/.test(stderr);
        if (!stumbles || provider === "openai") return { problems: [] };
        return { problems: [], excused: "An error ends the program where the last event of a stream has no content." };
    }
    if (isWhole) return { problems: [] };
    if (outputText === `${text}None` || outputText === `${text}undefined`) {
        return {
            problems: [],
            excused: "None or undefined is printed where the last event of a stream has no content.",
        };
    }
    return { problems: [differs("output", streamedText(last), stdout)] };
}
