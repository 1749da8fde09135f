/** Judges a program of the peer: its requests as strictly as ours, but for what a provider accepts too, its output more leniently. */
import { providersOf, type Task, tasks } from "@callsheet/inference";
import { withBody, withImageAlone, withImageAsInputs, withStreamFalse } from "../judge/changed-request.ts";
import { type Judgement, judge, type ProgramRun } from "../judge/judge.ts";
import { listedFor } from "../judge/listed-differences.ts";
import { checkOutput } from "../judge/output.ts";
import { differs, type Problem } from "../judge/problem.ts";
import { modalityOf, streamedText } from "../judge/response.ts";
import type { SdkDifference } from "../judge/sdk-differences.ts";
import { responsesOf, trafficOf } from "../judge/traffic.ts";
import type { ReceivedResponse } from "../network/recording-proxy.ts";
import type { Program } from "../program.ts";

/**
 * Requests that programs of the peer may send instead of the expected one, because the provider accepts them too.
 * Differences of libraries are listed in judge/sdk-differences.ts, for the peer's programs and ours.
 */
export const accepted: readonly SdkDifference[] = [
    {
        client: "curl",
        providers: providersOf("conversational"),
        tasks: ["conversational"],
        sends: withStreamFalse,
        reason: "It writes the default of stream out.",
    },
    ...["curl", "fetch", "openai", "requests"].map(
        (client): SdkDifference => ({
            client,
            providers: ["zai-org"],
            tasks: ["conversational"],
            sends: ({ headers, ...wire }) => {
                const { "x-source-channel": channel, "accept-language": _, ...rest } = headers;
                return channel === undefined ? undefined : { ...wire, headers: rest };
            },
            reason: "It does not say where the call comes from, which the provider need not know.",
        }),
    ),
    {
        client: "huggingface_hub",
        providers: ["hf-inference"],
        tasks: ["text-to-image"],
        sends: (wire, body) => withBody(wire, { ...body, parameters: {} }),
        reason: "It sends an empty object for no parameters.",
    },
    ...["curl", "requests"].map(
        (client): SdkDifference => ({
            client,
            providers: ["hf-inference"],
            tasks: ["image-segmentation"],
            sends: withImageAlone,
            reason: "It sends the image as it is, which the server takes too.",
        }),
    ),
    {
        client: "requests",
        providers: ["hf-inference"],
        tasks: ["zero-shot-image-classification"],
        sends: withImageAsInputs,
        reason: "It sends the image as the inputs themselves, which the server takes too.",
    },
];

type Tokens = Readonly<Record<string, string>>;

export async function judgePeer(program: Program, happened: ProgramRun, tokens: Tokens): Promise<Judgement> {
    const output = judgeOutput(program, happened, responsesOf(trafficOf(happened.exchanges)));
    const { problems, listed, lookUps } = await judgeRequests(program, happened, tokens);
    // `listed` reports an obsolete list entry, which is not the fault of the program.
    const passedOver = ["output", "listed", ...(output.excused === undefined ? [] : ["exit"])];
    return {
        problems: [...problems.filter(({ at }) => !passedOver.includes(at)), ...output.problems],
        listed: output.excused === undefined ? listed : [...listed, `${program.client}: ${output.excused}`],
        lookUps,
    };
}

const isOfRequest = ({ at }: Problem) => /^(method|url|headers|body)\b/.test(at);

/** A program may send the expected request or an accepted variant. */
async function judgeRequests(program: Program, happened: ProgramRun, tokens: Tokens): Promise<Judgement> {
    const expected = await judge(program, happened, tokens);
    const { wire, parts } = listedFor(program, accepted);
    if (parts.length === 0 || !expected.problems.some(isOfRequest)) return expected;
    const other = await judge({ ...program, wire }, happened, tokens);
    return other.problems.some(isOfRequest) ? expected : { ...other, listed: [...other.listed, ...parts] };
}

type OutputJudgement = {
    readonly problems: readonly Problem[];
    /** A deviation that our judge would reject, but that is accepted for the peer. */
    readonly excused?: string;
};

/** @param responses to the call and to all requests after it */
export function judgeOutput(
    program: Program,
    happened: ProgramRun,
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
    { stdout, stderr, failure }: ProgramRun,
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
