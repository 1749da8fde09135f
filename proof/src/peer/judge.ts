/** Judges a program of the peer: its requests like ours, its output more leniently. */
import { type Happened, type Judgement, judge } from "../judge/judge.ts";
import { listedFor } from "../judge/listed-differences.ts";
import type { Problem } from "../judge/problem.ts";
import { responsesOf, trafficOf } from "../judge/traffic.ts";
import type { Program } from "../program.ts";
import { accepted } from "./accepted.ts";
import { judgeOutput } from "./judge-output.ts";

type Tokens = Readonly<Record<string, string>>;

export async function judgePeer(program: Program, happened: Happened, tokens: Tokens): Promise<Judgement> {
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
async function judgeRequests(program: Program, happened: Happened, tokens: Tokens): Promise<Judgement> {
    const expected = await judge(program, happened, tokens);
    const { wire, parts } = listedFor(program, accepted);
    if (parts.length === 0 || !expected.problems.some(isOfRequest)) return expected;
    const other = await judge({ ...program, wire }, happened, tokens);
    return other.problems.some(isOfRequest) ? expected : { ...other, listed: [...other.listed, ...parts] };
}
