/** What makes a program send everything through the sandbox, and believe it. */
import { hubTokenVariable, type Provider, providers } from "@callsheet/inference/providers";

/** Where a sandbox is, and what a program has to know of it. */
export type At = {
    /** Where it listens. */
    readonly url: string;
    /** Where its certificate lies. */
    readonly certificate: string;
    /** Its key, or any other token that looks like one of the Hub. */
    readonly token: string;
};

/** The variables that proxies are read from, and those in which each platform looks for whom to trust. */
export const proxyVariables = ({ url, certificate }: At): Readonly<Record<string, string>> => ({
    HTTPS_PROXY: url,
    SSL_CERT_FILE: certificate,
    REQUESTS_CA_BUNDLE: certificate,
    CURL_CA_BUNDLE: certificate,
    NODE_EXTRA_CA_CERTS: certificate,
    NODE_USE_ENV_PROXY: "1",
});

/**
 * All variables of a program that is to reach the sandbox and nothing else: proxies for every scheme, whatever was left
 * out of them before, and a token in the place of each that is real.
 */
export function programVariables(at: At): Readonly<Record<string, string>> {
    const all = { ...proxyVariables(at), HTTP_PROXY: at.url, ALL_PROXY: at.url, NO_PROXY: "127.0.0.1,localhost,::1" };
    const small = Object.entries(all).filter(([name]) => name.endsWith("_PROXY") && name !== "NODE_USE_ENV_PROXY");
    return {
        ...all,
        ...Object.fromEntries(small.map(([name, value]) => [name.toLowerCase(), value])),
        ...Object.fromEntries(
            tokenVariables.map((name) => [name, name === hubTokenVariable ? at.token : "sandbox-key"]),
        ),
    };
}

/** fal_client's, and OpenAI's own, are not those of the Hub's snippets. */
const tokenVariables: readonly string[] = [
    ...new Set([
        hubTokenVariable,
        ...Object.values(providers).map(({ keyVariable }: Provider) => keyVariable),
        "OPENAI_API_KEY",
        "FAL_KEY",
        "HUGGING_FACE_HUB_TOKEN",
    ]),
];
