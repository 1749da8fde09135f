/** The environment of the programs: test tokens, and nothing from the environment of the person who runs the proof. */
import { hubTokenVariable, type Provider, providers } from "@callsheet/inference";
import { clients } from "@callsheet/snippets";

/** Every environment variable that holds a token. `API_TOKEN` is the one for a user's own server. */
const tokenVariables: readonly string[] = [
    ...new Set([
        hubTokenVariable,
        ...Object.values(providers).map(({ keyVariable }: Provider) => keyVariable),
        ...clients.flatMap(({ own }) => own?.keyVariable ?? []),
        "API_TOKEN",
    ]),
];

/** A different token for each variable, so that the proof detects a program that reads the wrong one. */
const tokens: Readonly<Record<string, string>> = Object.fromEntries(
    tokenVariables.map((name) => [
        name,
        name === hubTokenVariable ? "hf_TokenOfTheProof" : `key-of-the-proof-in-${name}`,
    ]),
);

/** The value of each token variable for a program, given the program's own environment. */
export const tokensFor = (own: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, own[name] ?? token]));

/**
 * The environment shared by all programs. Programs do not inherit ours: its tokens are real, its proxies lead
 * elsewhere, and its home folder holds settings of curl, pip and the Hub.
 */
export const programEnvironment: Readonly<Record<string, string>> = {
    PATH: process.env["PATH"] ?? "",
    LANG: "C.UTF-8",
    // Turn telemetry off.
    DO_NOT_TRACK: "1",
    HF_HUB_DISABLE_TELEMETRY: "1",
    ...tokens,
};

/** Environment variables that route all of a program's requests through a proxy. @param proxy its address */
export const proxyVariables = (proxy: string): Readonly<Record<string, string>> => ({
    HTTPS_PROXY: proxy,
    https_proxy: proxy,
    HTTP_PROXY: proxy,
    http_proxy: proxy,
});

/** Excludes this machine from the proxy. */
export const directLoopback: Readonly<Record<string, string>> = { NO_PROXY: "127.0.0.1", no_proxy: "127.0.0.1" };

/** The home and temporary folder of a program. Both start empty. */
export const homeEnvironment = (home: string): Readonly<Record<string, string>> => ({ HOME: home, TMPDIR: home });
