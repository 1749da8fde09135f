/** Finds the call among a program's requests, and checks the others. */
import { hubTokenVariable } from "@callsheet/inference";
import type { Exchange, ReceivedResponse } from "../network/recording-proxy.ts";
import type { Program } from "../program.ts";
import type { Problem } from "./problem.ts";

export type Traffic = {
    /** The request that makes the call. */
    readonly call: Exchange | undefined;
    /** Further requests of the same conversation, which answer the model's tool calls. */
    readonly rounds: readonly Exchange[];
    /** Polls of jobs, requests for their results, and downloads. */
    readonly after: readonly Exchange[];
    /** The library's requests to the Hub about the model. */
    readonly lookUps: readonly Exchange[];
};

const isLookUp = ({ method, url }: Exchange) =>
    method === "GET" &&
    (url.startsWith("https://huggingface.co/api/models/") || url.startsWith("https://huggingface.co/api/models?"));

export function trafficOf(
    exchanges: readonly Exchange[],
    { answersCalls = false }: Pick<Program, "answersCalls"> = {},
): Traffic {
    const [call, ...others] = exchanges.filter((exchange) => !isLookUp(exchange));
    const isRound = ({ method, url }: Exchange) => answersCalls && method === call?.method && url === call.url;
    return {
        call,
        rounds: others.filter(isRound),
        after: others.filter((exchange) => !isRound(exchange)),
        lookUps: exchanges.filter(isLookUp),
    };
}

/** All requests but the look-ups at the Hub. */
const ownOf = ({ call, rounds, after }: Traffic): readonly Exchange[] => [...(call ? [call] : []), ...rounds, ...after];

/** The responses to the call and to the requests after it. */
export const responsesOf = (traffic: Traffic): readonly ReceivedResponse[] =>
    ownOf(traffic).flatMap(({ response }) => response ?? []);

type Rules = {
    /** The expected Authorization header. */
    readonly authorization: string;
    readonly tokens: Readonly<Record<string, string>>;
    /** The sandbox's hints that are allowed for the call. */
    readonly hints: readonly string[];
};

/** Checks all requests, regardless of the call: their destinations, tokens, hints and statuses. */
export function checkTraffic(traffic: Traffic, { authorization, tokens, hints }: Rules): readonly Problem[] {
    const { after, lookUps } = traffic;
    const own = ownOf(traffic);
    const all = [...lookUps, ...own];
    const ofHub = `Bearer ${tokens[hubTokenVariable]}`;
    return [
        ...after.filter(({ method }) => method !== "GET").map((one) => problem(one, "is one more than the call")),
        ...own.flatMap((exchange) => strayTokens(exchange, [authorization], tokens)),
        ...lookUps.flatMap((exchange) => strayTokens(exchange, [authorization, ofHub], tokens)),
        ...all.filter(({ hint }) => hint === undefined || !hints.includes(hint)).flatMap(hintProblems),
        ...all.flatMap(({ response, ...one }) => {
            if (!response) return [problem(one, "was left before its response had ended")];
            return response.status < 400
                ? []
                : [problem(one, `was answered with ${response.status}: ${beginning(response.body)}`)];
        }),
    ];
}

const problem = ({ method, url }: Pick<Exchange, "method" | "url">, message: string): Problem => ({
    at: "requests",
    message: `${method} ${url} ${message}`,
});

const beginning = (body: Uint8Array) => new TextDecoder().decode(body.subarray(0, 300));

function hintProblems(exchange: Exchange): readonly Problem[] {
    const { hint, leak } = exchange;
    if (leak !== undefined) return [problem(exchange, `leaks: ${leak}`)];
    return hint === undefined ? [] : [problem(exchange, `is wrong: ${hint}`)];
}

/** Finds tokens in wrong places. Only the call's token may be sent, in Authorization; look-ups may send the Hub's. */
function strayTokens(
    exchange: Exchange,
    allowed: readonly string[],
    tokens: Readonly<Record<string, string>>,
): readonly Problem[] {
    const headers = [...exchange.headers].filter(
        ([name, value]) => name !== "authorization" || !allowed.includes(value),
    );
    const text = [exchange.url, ...headers.flat(), new TextDecoder().decode(exchange.body)].join("\n");
    return Object.entries(tokens)
        .filter(([, token]) => text.includes(token))
        .map(([name]) => problem(exchange, `carries the token of ${name} where it does not belong`));
}
