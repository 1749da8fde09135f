/** From what happened to what was wrong with it. */
import type { Exchange } from "../network/exchange.ts";
import type { Program } from "../program.ts";
import type { Finished } from "../runtimes/runtime.ts";
import { type Listed, type ListedPart, listedFor } from "./listed.ts";
import { checkOutput } from "./output.ts";
import type { Problem } from "./problem.ts";
import { compareRequest, filled } from "./request.ts";
import { compareRounds } from "./rounds.ts";
import { checkTraffic, responsesOf, trafficOf } from "./traffic.ts";

/** What a program did. */
export type Happened = Finished & {
    readonly exchanges: readonly Exchange[];
    /** Connections on which no request could be read. */
    readonly broken: readonly string[];
    readonly saved: ReadonlyMap<string, Uint8Array>;
};

export type Judgement = {
    /** Empty where the program passed. */
    readonly problems: readonly Problem[];
    /** What differed for a reason that is listed. */
    readonly listed: readonly ListedPart[];
    /** What its library asked the Hub. */
    readonly lookUps: readonly string[];
};

/** @param tokens what each variable that holds a token held */
export async function judge(
    program: Program,
    happened: Happened,
    tokens: Readonly<Record<string, string>>,
): Promise<Judgement> {
    const { failure, stderr, exchanges, broken } = happened;
    const traffic = trafficOf(exchanges, program);
    const { call, rounds, lookUps } = traffic;
    const listed = listedFor(program);
    const problems = call ? await compareCall(program, call, listed, tokens) : [];
    const given = { files: program.files, tokens };
    const goesOn = program.answersCalls && call && problems.length === 0;
    const further = goesOn ? await compareRounds(listed.wire, [call, ...rounds], given) : [];
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

/** What is wrong with the request that makes the call: it must be what is listed, where something is. */
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

/** An error's last line says the most, in Python; Node writes its own version last. */
function lastLine(stderr: string): string {
    const lines = stderr.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("Node.js v"));
    const error = lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.at(-1);
    return error === undefined ? "" : `: ${error.slice(0, 300)}`;
}
