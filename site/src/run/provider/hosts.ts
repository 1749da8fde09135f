/** Which hosts a page that runs code may reach, and who of them may be told a token. */
import { hubUrl, routerUrl } from "@callsheet/inference/hub";
import { type Provider, type ProviderId, providers } from "@callsheet/inference/providers";

const hostOf = (url: string): string => new URL(url).host;

const hubHosts = [routerUrl, hubUrl].map(hostOf);

/** The hosts of a provider's own addresses. */
function hostsOfProvider({ id, baseUrl, tasks }: Provider): readonly string[] {
    const all = [baseUrl, ...Object.values(tasks).flatMap((helper) => helper?.baseUrl ?? [])].map(hostOf);
    return id === "auto" || id === "hf-inference" ? hubHosts : [...new Set(all)];
}

const registry: readonly Provider[] = Object.values(providers) as readonly Provider<ProviderId>[];

/** Everybody who may be sent a token. */
export const tokenHosts: readonly string[] = [...new Set([...hubHosts, ...registry.flatMap(hostsOfProvider)])].sort();

/**
 * Where providers put the files that they make, which no token goes to; `*.` stands for any name before it. Another host is
 * refused by the page's policy, and the panel says so.
 */
export const resultHosts: readonly string[] = [
    // fal-ai
    "*.fal.media",
    // novita
    "*.s3.ap-southeast-1.amazonaws.com",
    // replicate
    "replicate.delivery",
    "*.replicate.delivery",
    // wavespeed
    "d1q70pf5vjeyhc.cloudfront.net",
];

/** As the policy of a page names them. */
export const reachedAddresses: readonly string[] = [...tokenHosts, ...resultHosts].map((host) => `https://${host}`);

export const isReached = (host: string): boolean =>
    [...tokenHosts, ...resultHosts].some((one) => (one.startsWith("*.") ? host.endsWith(one.slice(1)) : host === one));

/**
 * The hosts that a token is for: of the Hub for one of the Hub's, and otherwise of the providers whose variable for keys
 * stands in the program.
 *
 * @param program its text, or the name of the variable alone
 */
export const hostsOfToken = (token: string, program: string): readonly string[] =>
    token.startsWith("hf_")
        ? hubHosts
        : registry.filter(({ keyVariable }) => namesVariable(program, keyVariable)).flatMap(hostsOfProvider);

const namesVariable = (program: string, variable: string): boolean =>
    new RegExp(`(?<![A-Z0-9_])${variable}(?![A-Z0-9_])`).test(program);
