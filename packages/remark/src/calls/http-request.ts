/** The requests that programs send themselves, as their libraries take them. */
import { standardInput } from "../programs/shell.ts";
import { type Arguments, entriesOf, known, startOf, textOf, unknownValue, type Value } from "../programs/value.ts";

/** A request that a program sends. */
export type HttpRequest = {
    /** Its address; only the beginning of it, if the rest is not known. */
    readonly url: string;
    /** Whether the whole address is known. */
    readonly isWhole: boolean;
    readonly method: string | undefined;
    readonly headers: ReadonlyMap<string, Value>;
    readonly body: Value | undefined;
};

type Parts = {
    url: Value | undefined;
    method?: Value | undefined;
    headers?: Value | undefined;
    body?: Value | undefined;
};

/** How each function that sends a request takes it. */
const readers: Readonly<Record<string, (args: Arguments) => Parts>> = {
    "requests.post": pythonCall,
    "requests.request": pythonRequest,
    "httpx.post": pythonCall,
    "httpx.request": pythonRequest,
    "httpx.stream": pythonRequest,
    "urllib.request.Request": ({ positional, named }) => ({
        url: positional[0] ?? named.get("url"),
        body: positional[1] ?? named.get("data"),
        headers: positional[2] ?? named.get("headers"),
    }),
    "urllib.request.urlopen": pythonCall,
    fetch: ({ positional: [url, options] }) => fetchOptions(url, options),
    "axios.default.post": axiosPost,
    "axios.post": axiosPost,
    "axios.default": ({ positional: [config] }) => axiosConfig(config),
    axios: ({ positional: [config] }) => axiosConfig(config),
    "got.default.post": ({ positional: [url, options] }) => fetchOptions(url, options),
    "ky.default.post": ({ positional: [url, options] }) => fetchOptions(url, options),
    curl: curlCall,
    wget: ({ positional }) => ({
        url: positional.find((word) => /^https?:/.test(startOf(word) ?? "")),
        body: positional.find((word) => /^--post-data=/.test(startOf(word) ?? "")),
    }),
};
const httpie = ({ positional }: Arguments): Parts => ({
    url: positional.find((word) => /^https?:/.test(startOf(word) ?? "")),
    method: positional.find((word) => /^[A-Z]+$/.test(textOf(word) ?? "")),
    body: unknownValue,
});

/** The clients that send requests by methods: `requests.Session().post`. */
const sessions = /^(?:requests\.[Ss]ession|httpx\.(?:Async)?Client|aiohttp\.ClientSession)$/;

/** Whether a function makes a client that sends requests. */
export const isSession = (path: string): boolean => sessions.test(path);

/** Whether a function, or a method of a client, sends a request. */
export const sendsRequest = (by: string, method: string): boolean =>
    isSession(by) ? /^(?:post|request|stream)$/.test(method) : readerOf(by) !== undefined;

const readerOf = (by: string) => (Object.hasOwn(readers, by) ? readers[by] : /^https?$/.test(by) ? httpie : undefined);

/** The request of a call; undefined if nothing of its address is known. */
export function httpRequest(by: string, method: string, args: Arguments): HttpRequest | undefined {
    const read = isSession(by) ? (method === "post" ? pythonCall : pythonRequest) : readerOf(by);
    const { url, method: verb, headers, body } = read?.(args) ?? { url: undefined };
    const start = startOf(url);
    if (start === undefined) return undefined;
    return { url: start, isWhole: textOf(url) !== undefined, method: textOf(verb), headers: entriesOf(headers), body };
}

function pythonCall({ positional, named }: Arguments): Parts {
    return {
        url: positional[0] ?? named.get("url"),
        headers: named.get("headers"),
        body: named.get("json") ?? named.get("data") ?? named.get("content") ?? positional[1],
    };
}

function pythonRequest({ positional: [method, url], named }: Arguments): Parts {
    return {
        ...pythonCall({ positional: [], named }),
        method: method ?? named.get("method"),
        url: url ?? named.get("url"),
    };
}

function fetchOptions(url: Value | undefined, options: Value | undefined): Parts {
    const entries = entriesOf(options);
    return {
        url,
        method: entries.get("method"),
        headers: entries.get("headers"),
        body: entries.get("body") ?? entries.get("json"),
    };
}

function axiosPost({ positional: [url, body, config] }: Arguments): Parts {
    return { url, body, headers: entriesOf(config).get("headers") };
}

function axiosConfig(config: Value | undefined): Parts {
    const entries = entriesOf(config);
    return {
        url: entries.get("url"),
        method: entries.get("method"),
        body: entries.get("data"),
        headers: entries.get("headers"),
    };
}

const dataFlags = /^(?:-d|--data|--data-raw|--data-ascii|--data-binary|--json)$/;
/** The flags of curl that take a value, beside those that are read here. */
const valueFlags =
    /^(?:-o|--output|-u|--user|-A|--user-agent|-m|--max-time|--retry|-w|--write-out|-x|--proxy|-T|-F|--form|-e|-b)$/;

function curlCall({ positional, named }: Arguments): Parts {
    const words = positional.flatMap(splitFlag);
    const parts: Parts & { headers: Value } = { url: undefined, headers: { kind: "record", entries: new Map() } };
    const headers = new Map<string, Value>();
    for (let at = 0; at < words.length; at++) {
        const word = words[at] ?? unknownValue;
        const flag = textOf(word) ?? "";
        if (dataFlags.test(flag)) parts.body = dataOfCurl(words[++at], named);
        else if (/^(?:-X|--request)$/.test(flag)) parts.method = words[++at];
        else if (/^(?:-H|--header)$/.test(flag)) addHeader(headers, words[++at]);
        else if (flag === "--url") parts.url = words[++at];
        else if (/^(?:-F|--form|-T)$/.test(flag)) {
            parts.body = unknownValue;
            at += 1;
        } else if (valueFlags.test(flag)) at += 1;
        else if (!flag.startsWith("-")) parts.url ??= word;
    }
    return { ...parts, headers: { kind: "record", entries: headers } };
}

/** `-XPOST` and `--request=POST` as two words. */
function splitFlag(word: Value): readonly Value[] {
    const [, flag, value] = /^(-[XHd])(.+)$|^(--[\w-]+)=(.*)$/s.exec(textOf(word) ?? "")?.filter(Boolean) ?? [];
    return flag === undefined || value === undefined ? [word] : [known(flag), known(value)];
}

/** `@file` is a file, and `@-` what the command reads. */
function dataOfCurl(word: Value | undefined, named: Arguments["named"]): Value | undefined {
    const text = textOf(word);
    if (text === "@-" || text === "-") return named.get(standardInput) ?? unknownValue;
    return text?.startsWith("@") ? { kind: "file", name: text.slice(1) } : word;
}

function addHeader(headers: Map<string, Value>, word: Value | undefined): void {
    const [, name, value] = /^([\w-]+):\s*(.*)$/s.exec(startOf(word) ?? "") ?? [];
    if (name !== undefined) headers.set(name, textOf(word) === undefined ? unknownValue : known(value));
}
