/** Environment variables that make a program use the sandbox as its proxy and trust its certificate. */
import { hubTokenVariable, type Provider, providers } from "@callsheet/inference/providers";
import { keyPrefix } from "../sandbox-headers.ts";

/** A token for a sandbox without a key: it looks like a Hub token, and every provider of the sandbox accepts it. */
export const anyToken = `${keyPrefix}any`;

/** What a program needs to reach a sandbox. */
export type At = {
    /** The sandbox's URL. */
    readonly url: string;
    /** The path of its certificate file. */
    readonly certificate: string;
    /** Its key, or any token that looks like a Hub token. */
    readonly token: string;
};

/**
 * Returns the variables for the proxy, and those from which each platform reads its trusted certificates.
 *
 * @param at the sandbox's URL and certificate
 * @returns the value of each variable
 * @example
 * import { proxyVariables } from "@callsheet/sandbox/serve";
 *
 * const at = { url: "http://127.0.0.1:8787", certificate: "/tmp/8787.pem", token: "hf_sandbox_any" };
 * console.log(proxyVariables(at)["HTTPS_PROXY"]);
 */
export function proxyVariables(at: At): Readonly<Record<string, string>> {
    const { url, certificate } = at;
    return {
        HTTPS_PROXY: url,
        SSL_CERT_FILE: certificate,
        REQUESTS_CA_BUNDLE: certificate,
        CURL_CA_BUNDLE: certificate,
        NODE_EXTRA_CA_CERTS: certificate,
        NODE_USE_ENV_PROXY: "1",
    };
}

/**
 * Returns the variables for a program that must reach only the sandbox: proxies for every scheme, a `NO_PROXY` that
 * replaces the user's, and a made-up token in place of each real one.
 *
 * @param at the sandbox's URL, its certificate, and the token for the Hub
 * @returns the value of each variable
 * @example
 * import { programVariables } from "@callsheet/sandbox/serve";
 *
 * const at = { url: "http://127.0.0.1:8787", certificate: "/tmp/8787.pem", token: "hf_sandbox_any" };
 * console.log(Object.keys(programVariables(at)));
 */
export function programVariables(at: At): Readonly<Record<string, string>> {
    const all = { ...proxyVariables(at), HTTP_PROXY: at.url, ALL_PROXY: at.url, NO_PROXY: "127.0.0.1,localhost,::1" };
    const small = Object.entries(all).filter(([name]) => name.endsWith("_PROXY") && name !== "NODE_USE_ENV_PROXY");
    return {
        ...all,
        ...Object.fromEntries(small.map(([name, value]) => [name.toLowerCase(), value])),
        ...tokenValues(at.token),
    };
}

/** A made-up token for each variable of an access token. @param hubToken the value for the Hub */
export const tokenValues = (hubToken: string): Readonly<Record<string, string>> =>
    Object.fromEntries(tokenVariables.map((name) => [name, name === hubTokenVariable ? hubToken : "sandbox-key"]));

/** Includes the variables of fal_client and of OpenAI, which differ from those in the Hub's snippets. */
const tokenVariables: readonly string[] = [
    ...new Set([
        hubTokenVariable,
        ...Object.values(providers).map(({ keyVariable }: Provider) => keyVariable),
        "OPENAI_API_KEY",
        "FAL_KEY",
        "HUGGING_FACE_HUB_TOKEN",
    ]),
];
