/** What a program of the peer does with the response: all that leaves its reader with the result is well. */
import { type Task, tasks } from "@callsheet/inference";
import type { Happened } from "../judge/judge.ts";
import { modalityOf } from "../judge/media.ts";
import { checkOutput } from "../judge/output.ts";
import { differs, type Problem } from "../judge/problem.ts";
import { streamedText } from "../judge/response.ts";
import type { ReceivedResponse } from "../network/exchange.ts";
import type { Program } from "../program.ts";

export type End = {
    readonly problems: readonly Problem[];
    /** What is not as our judge would have it, and counts for the peer. */
    readonly excused?: string;
};

/** @param answers to the call, and to all that was asked after it */
export function endOf(program: Program, happened: Happened, responses: readonly ReceivedResponse[]): End {
    const { content, language, ending } = program;
    const last = responses.at(-1);
    if (!last) return { problems: [] };
    if (ending === "stream" && language !== "sh") return endOfStream(program, happened, last);
    if (happened.failure !== undefined) return { problems: [] };
    if (language !== "sh" && !/\b(console\.log|print)\(/.test(content)) return endWithVariable(program, last);
    return { problems: checkOutput({ ...program, ending: "print" }, happened, responses) };
}

/** Where nothing is printed, the result is there to be used, in the next line that the reader writes. */
function endWithVariable({ client, ending, task }: Program, { type, body }: ReceivedResponse): End {
    const { gives }: Task = tasks[task];
    // A library says itself what it gives; of a bare response the program says that it is the image, or the sound.
    const isBare = client === "fetch" || client === "requests";
    const problems =
        ending === "save" && isBare && modalityOf(body) !== gives
            ? [{ at: "output", message: `takes a response of the type ${type} for ${gives}` }]
            : [];
    return { problems, excused: "The result stays in a variable: nothing is printed or saved." };
}

/** In OpenAI's form the last event has no content. Other providers send an empty one, or may do so. */
function endOfStream(
    { client, provider }: Program,
    { stdout, stderr, failure }: Happened,
    last: ReceivedResponse,
): End {
    const [text, printed] = [streamedText(last), stdout].map((some) => some.replaceAll(/\s/g, ""));
    const isWhole = text !== "" && printed === text;
    if (failure !== undefined) {
        const stumbles = isWhole && client === "requests" && /KeyError: 'content'\s*$/.test(stderr);
        if (!stumbles || provider === "openai") return { problems: [] };
        return { problems: [], excused: "An error ends the program where the last event of a stream has no content." };
    }
    if (isWhole) return { problems: [] };
    if (printed === `${text}None` || printed === `${text}undefined`) {
        return {
            problems: [],
            excused: "None or undefined is printed where the last event of a stream has no content.",
        };
    }
    return { problems: [differs("output", streamedText(last), stdout)] };
}
