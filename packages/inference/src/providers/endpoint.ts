/** The address of a server of one's own. */
import type { Call } from "../call/call.ts";
import { InputError } from "../errors/input-error.ts";
import type { TaskId } from "../tasks/task-id.ts";

/**
 * An endpoint's URL as every HTTP client reads it: what a URL cannot hold is escaped, and the fragment, which is never
 * sent, is left out. Clients differ in what they make of a brace, a space or a lone percent sign.
 *
 * @param given the URL as a person wrote it: `http:` or `https:`, a host, and mostly a path
 * @returns the URL; a bare host without a slash at the end
 * @throws InputError for what is not the URL of a server
 * @see RFC 3986, for what a URL can hold
 * @example
 * import { endpointUrlOf } from "@callsheet/inference";
 *
 * const url = endpointUrlOf("http://localhost:8080/a model#top"); // http://localhost:8080/a%20model
 */
export const endpointUrlOf = (given: string): string => addressOf(given).whole;

/** What calls need of an endpoint's URL. */
type Address = {
    /** The URL; a bare host stays one: libraries write their paths behind it. */
    readonly whole: string;
    readonly href: string;
    readonly host: string;
    /** Its path, without the slashes at its end. */
    readonly path: string;
    /** Where it is called, by the path of what is called. */
    readonly calls: Map<string, string>;
};

/** A program calls few endpoints, each of them often: to read a URL takes longer than the rest of what is built. */
const addresses = new Map<string, Address>();
const room = 100;

function addressOf(given: string): Address {
    const known = addresses.get(given);
    if (known) return known;
    const { pathname, search, origin, href, host } = parsed(given);
    const whole = pathname === "/" && search === "" ? origin : href;
    const address = { whole, href, host, path: pathname.replace(/\/+$/, ""), calls: new Map() };
    if (addresses.size >= room) addresses.clear();
    addresses.set(given, address);
    return address;
}

function parsed(given: string): URL {
    const url = URL.canParse(given) ? new URL(given) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol)) {
        throw new InputError(`"${given}" is not an endpoint URL. Expected the form https://host/path.`);
    }
    url.hash = "";
    url.pathname = escaped(url.pathname);
    url.search = escaped(url.search);
    return url;
}

/** A part of a URL, with what `URL` leaves as it is although RFC 3986 does not have it. */
const escaped = (part: string): string => part.replace(/%(?![\da-f]{2})|["<>[\\\]^`{|}]/gi, encodeURIComponent);

/** A server of one's own, as errors name it: its host. */
export function hostOf(endpointUrl: string): string {
    try {
        return addressOf(endpointUrl).host;
    } catch {
        return endpointUrl;
    }
}

/** Where a task is called at a server of OpenAI's form, which may be given as its host, as its `/v1` base, or whole. */
export function endpointAddress(endpointUrl: string, path: string): string {
    const { href, path: base, calls } = addressOf(endpointUrl);
    const known = calls.get(path);
    if (known !== undefined) return known;
    const url = new URL(href);
    const rest = path.replace(/^\/v1/, "");
    if (!base.endsWith(rest)) url.pathname = base.endsWith("/v1") ? base + rest : base + path;
    calls.set(path, url.href);
    return url.href;
}

/** Servers of these tasks speak OpenAI's form, whatever their address. */
const inOneFormOnly: readonly TaskId[] = ["conversational", "text-generation"];

/** Whether a call to a server of one's own is made in OpenAI's form rather than in the Hub's. */
export const speaksOpenAi = ({ task, endpointUrl }: Pick<Call, "task" | "endpointUrl">): boolean =>
    endpointUrl !== undefined && (inOneFormOnly.includes(task) || isOpenAiAddress(endpointUrl));

/**
 * Whether an endpoint's address says that its server speaks OpenAI's form: it ends in `/v1`, or in a path below that.
 * For most tasks there are servers of this form (vLLM, LiteLLM, Ollama) and of the Hub's (Inference Endpoints).
 *
 * @param endpointUrl the server's address
 * @returns false for every other address; chat and text generation are called in OpenAI's form all the same
 * @throws InputError for what is not the URL of a server
 * @example
 * import { isOpenAiAddress } from "@callsheet/inference";
 *
 * const speaks = isOpenAiAddress("http://localhost:11434/v1"); // true
 */
export const isOpenAiAddress = (endpointUrl: string): boolean => /\/v1(\/|$)/.test(addressOf(endpointUrl).path);
