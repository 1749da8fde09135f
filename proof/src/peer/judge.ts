/** Judging a program of the peer: what it sends as ours are judged, what is left to taste in its favour. */
import { type Happened, type Judgement, judge } from "../judge/judge.ts";
import { listedFor } from "../judge/listed.ts";
import type { Problem } from "../judge/problem.ts";
import { responsesOf, trafficOf } from "../judge/traffic.ts";
import type { Program } from "../program.ts";
import { accepted } from "./accepted.ts";
import { endOf } from "./end.ts";

type Tokens = Readonly<Record<string, string>>;

export async function judgePeer(program: Program, happened: Happened, tokens: Tokens): Promise<Judgement> {
    const end = endOf(program, happened, responsesOf(trafficOf(happened.exchanges)));
    const { problems, listed, lookUps } = await judgeRequests(program, happened, tokens);
    // A request that needs no listed difference is no worse for it.
    const passedOver = ["output", "listed", ...(end.excused === undefined ? [] : ["exit"])];
    return {
        problems: [...problems.filter(({ at }) => !passedOver.includes(at)), ...end.problems],
        listed: end.excused === undefined ? listed : [...listed, `${program.client}: ${end.excused}`],
        lookUps,
    };
}

const isOfRequest = ({ at }: Problem) => /^(method|url|headers|body)\b/.test(at);

/** What it sends may be the expected request, or what is accepted in its place. */
async function judgeRequests(program: Program, happened: Happened, tokens: Tokens): Promise<Judgement> {
    const expected = await judge(program, happened, tokens);
    const { wire, parts } = listedFor(program, accepted);
    if (parts.length === 0 || !expected.problems.some(isOfRequest)) return expected;
    const other = await judge({ ...program, wire }, happened, tokens);
    return other.problems.some(isOfRequest) ? expected : { ...other, listed: [...other.listed, ...parts] };
}
