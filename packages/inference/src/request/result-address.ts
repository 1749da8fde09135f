/**
 * The addresses from which results are downloaded. A provider writes the URL of a result, and the caller's machine
 * fetches it: unchecked, a response could make it fetch from its own services, or from those of its network.
 *
 * Names are not resolved. Behind a public name that leads to a private address, `https:` fails: the service there has no
 * certificate for that name.
 */

import { type ErrorContext, ProviderOutputError } from "../errors/errors.ts";
import { excerpt } from "../errors/excerpt.ts";

/** IPv4 addresses that are not public, as `URL` writes them, whichever spelling it was given. */
const privateIpv4 =
    /^(0|10|127|22[4-9]|2[3-5]\d|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])|169\.254|172\.(1[6-9]|2\d|3[01])|192\.(168|0\.0)|198\.1[89])\./;

/**
 * IPv6 addresses that are public: 2000::/3, without the ranges of documentation and of tunnels (6to4, Teredo), which hold
 * an IPv4 address.
 * @see the IANA registry of special-purpose IPv6 addresses
 */
const publicIpv6 = /^\[(?!2002:|2001:(:|[\da-f]{1,2}:|1[\da-f]{2}:|db8:))[23][\da-f]{3}:/;

/**
 * Names without a dot, names with an empty end, and domains that no public server has.
 * @see RFC 6762, appendix G, and RFC 8375
 */
const privateNames =
    /^[^.]*\.?$|(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|home\.arpa|lan|svc)\.?$|\.\.$/;

/** Whether a host, as `URL` writes it, is this machine or one of a private network. */
function isPrivate(hostname: string): boolean {
    if (hostname.startsWith("[")) return !publicIpv6.test(hostname);
    return /\.\d+$/.test(hostname) ? privateIpv4.test(hostname) : privateNames.test(hostname);
}

/**
 * Reads the URL of a result, which may be relative to the one that redirected to it. A result is downloaded over `https:`
 * and from a public host. A server of the caller's own may also name itself and, if its host is private, any other.
 * @param endpointUrl the custom endpoint, if the call goes to one
 * @throws ProviderOutputError for any other URL
 */
export function resultAddress(
    address: string,
    from: string | undefined,
    endpointUrl: string | undefined,
    context: ErrorContext,
): string {
    const url = URL.canParse(address, from) ? new URL(address, from) : undefined;
    if (url && isAllowed(url, endpointUrl)) return url.href;
    const where = excerpt(url ? `${url.protocol}//${url.host}` : address, context);
    throw new ProviderOutputError(
        `${context.provider} gave a result at ${where}, which is not downloaded: only results at public hosts are, and over https:.`,
        context,
    );
}

function isAllowed(url: URL, endpointUrl: string | undefined): boolean {
    // No platform fetches a URL with credentials in it.
    if (!/^https?:$/.test(url.protocol) || url.username || url.password) return false;
    const endpoint = endpointUrl === undefined ? undefined : new URL(endpointUrl);
    if (endpoint && (endpoint.origin === url.origin || isPrivate(endpoint.hostname))) return true;
    return url.protocol === "https:" && !isPrivate(url.hostname);
}
