/** Finds the problems of a program from what it did. */
import type { Exchange } from "../network/recording-proxy.ts";
import type { Program } from "../program.ts";
import type { Finished } from "../runtimes/process.ts";
import { type Listed, type ListedPart, listedFor } from "./listed-differences.ts";
import { checkOutput } from "./output.ts";
import type { Problem } from "./problem.ts";
import { compareRequest, filled } from "./request.ts";
import { compareRounds } from "./tool-call-rounds.ts";
import { checkTraffic, responsesOf, trafficOf } from "./traffic.ts";

/** Everything that a program did. */
export type ProgramRun = Finished & {
    readonly exchanges: readonly Exchange[];
    /** Descriptions of connections on which no request could be read. */
    readonly broken: readonly string[];
    readonly saved: ReadonlyMap<string, Uint8Array>;
};

export type Judgement = {
    /** Empty if the program passed. */
    readonly problems: readonly Problem[];
    /** The listed differences that apply. */
    readonly listed: readonly ListedPart[];
    /** The requests of its library to the Hub. */
    readonly lookUps: readonly string[];
};

/** @param tokens the token in each environment variable */
export async function judge(
    program: Program,
    happened: ProgramRun,
    tokens: Readonly<Record<string, string>>,
): Promise<Judgement> {
    const { failure, stderr, exchanges, broken } = happened;
    const traffic = trafficOf(exchanges, program);
    const { call, rounds, lookUps } = traffic;
    const listed = listedFor(program);
    const problems = call ? await compareCall(program, call, listed, tokens) : [];
    const placeholders = { files: program.files, tokens };
    const goesOn = program.answersCalls && call && problems.length === 0;
    const further = goesOn ? await compareRounds(listed.wire, [call, ...rounds], placeholders) : [];
    return {
        problems: [
            ...(failure === undefined ? [] : [{ at: "exit", message: `the program ${failure}${lastLine(stderr)}` }]),
            ...(call
                ? []
                : [{ at: "requests", message: `nothing was sent${broken.map((how) => `; ${how}`).join("")}` }]),
            ...problems,
            ...further,
            ...checkTraffic(traffic, {
                authorization: filled(program.wire.headers["Authorization"] ?? "", tokens),
                tokens,
                hints: listed.hints,
            }),
            ...(failure === undefined ? checkOutput(program, happened, responsesOf(traffic)) : []),
        ],
        listed: listed.parts,
        lookUps: lookUps.map(({ method, url }) => `${method} ${url}`),
    };
}

/** Checks the request of the call. If differences are listed for it, it must be exactly as listed. */
async function compareCall(
    { wire, files }: Program,
    call: Exchange,
    listed: Listed,
    tokens: Readonly<Record<string, string>>,
): Promise<readonly Problem[]> {
    const problems = await compareRequest(listed.wire, call, { files, tokens });
    if (problems.length === 0 || listed.parts.length === 0) return problems;
    const unlisted = await compareRequest(wire, call, { files, tokens });
    if (unlisted.length > 0) return problems;
    return listed.reasons.map((reason) => ({
        at: "listed",
        message: `the request is the expected one; take this out of judge/sdk-differences.ts: ${reason}`,
    }));
}

/** The line of the error: the last one in Python. Node prints its version after it. */
function lastLine(stderr: string): string {
    const lines = stderr.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("Node.js v"));
    const error = lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.at(-1);
    return error === undefined ? "" : `: ${error.slice(0, 300)}`;
}
