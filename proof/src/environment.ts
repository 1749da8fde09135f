/** The variables of the programs: tokens for tests, and nothing of the person who runs the proof. */
import { hubTokenVariable, type Provider, providers } from "@callsheet/inference";
import { clients } from "@callsheet/snippets";

/** Every variable that holds a token. The last is that of a server of one's own. */
const tokenVariables: readonly string[] = [
    ...new Set([
        hubTokenVariable,
        ...Object.values(providers).map(({ keyVariable }: Provider) => keyVariable),
        ...clients.flatMap(({ own }) => own?.keyVariable ?? []),
        "API_TOKEN",
    ]),
];

/** A token for each of them, which no other has: whoever reads the wrong variable is found out. */
const tokens: Readonly<Record<string, string>> = Object.fromEntries(
    tokenVariables.map((name) => [
        name,
        name === hubTokenVariable ? "hf_TokenOfTheProof" : `key-of-the-proof-in-${name}`,
    ]),
);

/** What each variable holds that a program can take for a token, given the variables of its own. */
export const tokensFor = (own: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, own[name] ?? token]));

/**
 * What every program finds in its environment. The rest of ours is kept from it: its tokens are real, its proxies lead
 * elsewhere, and its home holds settings of curl, pip and the Hub.
 */
export const programEnvironment: Readonly<Record<string, string>> = {
    PATH: process.env["PATH"] ?? "",
    LANG: "C.UTF-8",
    // Nobody is told that these programs were run.
    DO_NOT_TRACK: "1",
    HF_HUB_DISABLE_TELEMETRY: "1",
    ...tokens,
};

/** Where a program finds its home, and room for what it does not keep: nothing is there before it, nor after it. */
export const homeEnvironment = (home: string): Readonly<Record<string, string>> => ({ HOME: home, TMPDIR: home });
