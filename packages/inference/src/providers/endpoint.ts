/** The URLs of custom endpoints. */
import type { Call } from "../call/call.ts";
import { InputError } from "../errors/errors.ts";
import type { TaskId } from "../tasks/task-id.ts";

/**
 * Normalizes an endpoint's URL so that every HTTP client reads it alike: escapes characters that are not valid in a
 * URL, and drops the fragment, which is never sent. Clients differ in how they treat a brace, a space or a lone percent
 * sign.
 *
 * @param endpointUrl the URL as a person wrote it: `http:` or `https:`, a host, and usually a path. A local address
 * may lack the scheme: `localhost:8000/v1`
 * @returns the URL; a bare host has no trailing slash
 * @throws InputError for anything but the URL of a server, and for one with a password
 * @see RFC 3986, for the characters that are valid in a URL
 * @example
 * import { endpointUrlOf } from "@callsheet/inference";
 *
 * const url = endpointUrlOf("http://localhost:8080/a model#top"); // http://localhost:8080/a%20model
 */
export const endpointUrlOf = (endpointUrl: string): string => addressOf(endpointUrl).url;

/** The parts of an endpoint's URL that calls need. */
type Address = {
    /** The URL; a bare host has no trailing slash, because libraries append their paths to it. */
    readonly url: string;
    readonly href: string;
    readonly host: string;
    /** Its path, without trailing slashes. */
    readonly path: string;
    /** A cache of the full URLs of calls, by path. */
    readonly calls: Map<string, string>;
};

/** A cache: a program calls few endpoints often, and parsing a URL takes longer than the rest of building a request. */
const addresses = new Map<string, Address>();
const maxAddresses = 100;

function addressOf(endpointUrl: string): Address {
    const cached = addresses.get(endpointUrl);
    if (cached) return cached;
    const { pathname, search, origin, href, host } = parsed(endpointUrl);
    const url = pathname === "/" && search === "" ? origin : href;
    const address = { url, href, host, path: pathname.replace(/\/+$/, ""), calls: new Map() };
    if (addresses.size >= maxAddresses) addresses.clear();
    addresses.set(endpointUrl, address);
    return address;
}

function parsed(endpointUrl: string): URL {
    // Without a scheme, the host would be read as one.
    const text = isLocal.test(endpointUrl) ? `http://${endpointUrl}` : endpointUrl;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol)) {
        const guess = /^[\w-]+(\.[\w-]+)+(:\d+)?(\/|$)/.test(text) ? ` Did you mean https://${text}?` : "";
        throw new InputError(
            `"${withoutUser(endpointUrl)}" is not an endpoint URL. Expected the form https://host/path.${guess}`,
        );
    }
    if (url.username !== "" || url.password !== "") {
        throw new InputError(
            `The address of ${url.host} holds a user name or a password, which would be sent and shown along with it. ` +
                "Leave them out, and pass the server's key as the access token.",
        );
    }
    url.hash = "";
    url.pathname = escaped(url.pathname);
    url.search = escaped(url.search);
    return url;
}

/** An address of one's own machine or network without a scheme. */
const isLocal =
    /^(localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[[\da-f:]+\]|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+)(:\d+)?(\/|$)/i;

/** A text without what may be a password before an address's host. */
const withoutUser = (text: string): string => text.replace(/[^/@\s]*@/g, "");

/** Escapes the characters in a part of a URL that `URL` leaves unescaped although RFC 3986 does not allow them. */
const escaped = (part: string): string => part.replace(/%(?![\da-f]{2})|["<>[\\\]^`{|}]/gi, encodeURIComponent);

/** The host of a custom endpoint, as errors name it. */
export function hostOf(endpointUrl: string): string {
    try {
        return addressOf(endpointUrl).host;
    } catch {
        return withoutUser(endpointUrl);
    }
}

/**
 * The URL of a task at a server that speaks OpenAI's API, whose address may be given in each of these forms:
 *
 * - a base, to which libraries append `/chat/completions`: it has a version (`/v1`, `/api/paas/v4`, `/api/v3`,
 *   `/client/v4/accounts/me/ai/v1`), or ends as some services do (`/v1beta/openai`, `/inference`,
 *   `/openai/deployments/mine`);
 * - a whole address, such as `/v1/chat/completions`: another task has its path beside it;
 * - a host alone, or any other path: `/v1` comes first.
 *
 * A query stays, and a slash at the end makes no difference.
 *
 * @param path the task's path below a host: `/v1/embeddings`
 */
export function endpointAddress(endpointUrl: string, path: string): string {
    const { href, path: address, calls } = addressOf(endpointUrl);
    const cached = calls.get(path);
    if (cached !== undefined) return cached;
    const url = new URL(href);
    const rest = isOpenAiPath(address) ? path.replace(/^\/v1/, "") : path;
    url.pathname = address.replace(operation, "") + rest;
    calls.set(path, url.href);
    return url.href;
}

/** The paths of OpenAI's API below its base. */
const operation =
    /\/(chat\/completions|completions|responses|embeddings|images\/(generations|edits)|audio\/(speech|transcriptions|translations))$/;

/** What shows a base: a version, though not in the name of a model, or the ending of a service. */
const base =
    /^(?!.*\/models\/).*\/v\d+\w*(\/|$)|\/(openai|openapi|compat|inference|serving-endpoints)$|\/openai\/deployments\/[^/]+$/;

const isOpenAiPath = (path: string): boolean => operation.test(path) || base.test(path);

/** Tasks for which every custom endpoint speaks OpenAI's API, whatever its URL. */
const openAiOnlyTasks: readonly TaskId[] = ["conversational", "text-generation"];

/** Whether a call to a custom endpoint uses OpenAI's API rather than the Hub's. */
export const speaksOpenAi = ({ task, endpointUrl }: Pick<Call, "task" | "endpointUrl">): boolean =>
    endpointUrl !== undefined && (openAiOnlyTasks.includes(task) || isOpenAiAddress(endpointUrl));

/**
 * Whether an endpoint's URL shows that its server speaks OpenAI's API: it is a base such as `/v1` or `/v1beta/openai`,
 * or the whole address of a call such as `/v1/embeddings`. For most tasks there are servers with this API (vLLM,
 * LiteLLM, Ollama) and with the Hub's (Inference Endpoints).
 *
 * @param endpointUrl the URL of the server
 * @returns false for every other URL; chat and text generation use OpenAI's API in any case
 * @throws InputError for anything but the URL of a server
 * @example
 * import { isOpenAiAddress } from "@callsheet/inference";
 *
 * const speaks = isOpenAiAddress("http://localhost:11434/v1"); // true
 */
export const isOpenAiAddress = (endpointUrl: string): boolean => isOpenAiPath(addressOf(endpointUrl).path);
