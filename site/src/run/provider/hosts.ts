/** The hosts that a page that runs code may contact, and those that may receive a token. */
import { apiHostsOf, keyVariablesOf, providerAccess, providerIds } from "@callsheet/inference/providers";

/** The Hub's hosts, and its provider's. */
const hubHosts = apiHostsOf("hf-inference");

/** All hosts that may receive a token. */
export const tokenHosts: readonly string[] = [...new Set(providerIds.flatMap(apiHostsOf))].sort();

/**
 * The hosts of the files that providers generate. They never receive a token. `*.` matches any subdomain. The page's
 * policy blocks any other host, and the panel says so.
 */
export const resultHosts: readonly string[] = Object.values(providerAccess)
    .flatMap(({ fileHosts = [] }) => fileHosts)
    .sort();

/** All these hosts as sources for a Content-Security-Policy. */
export const reachedAddresses: readonly string[] = [...tokenHosts, ...resultHosts].map((host) => `https://${host}`);

export const isReached = (host: string): boolean =>
    [...tokenHosts, ...resultHosts].some((one) => (one.startsWith("*.") ? host.endsWith(one.slice(1)) : host === one));

/**
 * The hosts that may receive a token: the Hub's for a Hub token, otherwise those of the providers whose key variable
 * the program names.
 *
 * @param program the program's text, or any text that contains the variable's name
 */
export const hostsOfToken = (token: string, program: string): readonly string[] =>
    token.startsWith("hf_")
        ? hubHosts
        : providerIds
              .filter((id) => keyVariablesOf(id).some((variable) => namesVariable(program, variable)))
              .flatMap(apiHostsOf);

const namesVariable = (program: string, variable: string): boolean =>
    new RegExp(`(?<![A-Z0-9_])${variable}(?![A-Z0-9_])`).test(program);
