/** Environment variables that make a program use the sandbox as its proxy and trust its certificate. */
import { devNull } from "node:os";
import { dirname, join } from "node:path";
import {
    hubTokenVariable,
    keyVariablesOf,
    type ProviderId,
    providerAccess,
    providerIds,
    providers,
} from "@callsheet/inference/providers";
import { isSecretName, tokensIn } from "@callsheet/inference/redaction";
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
        ...baseUrlValues(at.url),
        ...hubValues(at),
        ...tokenValues(at.token),
    };
}

/**
 * `login(token=…)` keeps its token in a file, which must not take the place of the user's own; and the command `hf` asks
 * a package registry for its newest version, which is no host of the sandbox.
 */
const hubValues = ({ certificate }: At): Readonly<Record<string, string>> => ({
    HF_TOKEN_PATH: join(dirname(certificate), "hub", "token"),
    HF_HUB_DISABLE_UPDATE_CHECK: "1",
});

/**
 * Some SDKs use no proxy. Below the sandbox's own address, the first segment names the real host; over TLS, because they
 * take no other addresses of files.
 */
function baseUrlValues(url: string): Readonly<Record<string, string>> {
    const { hostname, port } = new URL(url);
    if (hostname !== "127.0.0.1") return {};
    return Object.fromEntries(
        providerIds.flatMap((id) => {
            const { baseUrlVariables = [] } = providerAccess[id];
            const value = `https://localhost:${port}/${new URL(providers[id].baseUrl).host}`;
            return baseUrlVariables.map((name) => [name, value]);
        }),
    );
}

/** A made-up token for each variable of an access token. @param token the value for the Hub, or the sandbox's key */
export const tokenValues = (token: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
        providerIds.flatMap((id) => keyVariablesOf(id).map((name) => [name, madeUpKey(id, token)] as const)),
    );

function madeUpKey(id: ProviderId, token: string): string {
    const isHub = providers[id].keyVariable === hubTokenVariable;
    // A sandbox with a key takes nothing else.
    return isHub || token !== anyToken ? token : (providerAccess[id].madeUpKey ?? "sandbox-key");
}

/** The environment of a program that runs against a sandbox. */
export type ProgramEnvironment = {
    /** Its variables. */
    readonly variables: Readonly<Record<string, string>>;
    /** The names of the variables that were taken out, because they look like keys of services unknown here. */
    readonly removed: readonly string[];
};

/**
 * Returns the environment for a program that must reach only the sandbox, without any real token: `programVariables`,
 * and the other variables, but for those that look like keys.
 *
 * @param environment the user's environment
 * @param at the sandbox's URL, its certificate, and the token for the Hub
 * @returns `{ variables, removed }`
 * @example
 * import { programEnvironment } from "@callsheet/sandbox/serve";
 *
 * const at = { url: "http://127.0.0.1:8787", certificate: "/tmp/8787.pem", token: "hf_sandbox_any" };
 * const { variables, removed } = programEnvironment(process.env, at);
 */
export function programEnvironment(
    environment: Readonly<Record<string, string | undefined>>,
    at: At,
): ProgramEnvironment {
    const own = programVariables(at);
    const others = Object.entries(environment).filter(
        (entry): entry is [string, string] =>
            entry[1] !== undefined && !Object.hasOwn(own, entry[0]) && !leadsToSocket(entry[0], entry[1]),
    );
    const [removed, kept] = [true, false].map((isKey) => others.filter((entry) => looksLikeKey(...entry) === isKey));
    return {
        // requests and curl read passwords from ~/.netrc.
        variables: { ...Object.fromEntries(kept ?? []), NETRC: devNull, ...own },
        removed: (removed ?? []).map(([name]) => name).sort(),
    };
}

/** Whether a variable leads to a Unix socket: of an agent that signs with the user's keys, of containers, of the desktop. */
const leadsToSocket = (name: string, value: string): boolean => /_SOCK$/.test(name) || /^unix:/.test(value);

/** Whether a variable holds a key: by its name, unless its value is a path, a number or a few letters; or by its value. */
const looksLikeKey = (name: string, value: string): boolean =>
    (isSecretName(name) && /^(?![~./])(?!\d+$)\S{8,}$/.test(value)) || tokensIn(value).length > 0;
