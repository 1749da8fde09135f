/** The requests that programs send themselves, as their libraries take them. */
import { standardInput } from "../programs/read-shell.ts";
import {
    type Arguments,
    type Entries,
    entriesOf,
    known,
    startOf,
    textOf,
    unknownValue,
    type Value,
} from "../programs/value.ts";

/** A request that a program sends. */
export type HttpRequest = {
    /** Its address; only the beginning of it, if the rest is not known. */
    readonly url: string;
    readonly method: string | undefined;
    readonly headers: Entries;
    readonly body: Value | undefined;
};

type Parts = {
    url?: Value | undefined;
    method?: Value | undefined;
    headers?: Value | undefined;
    body?: Value | undefined;
};

const senders =
    /^(?:(?:requests|httpx)\.(?:post|request|stream)|urllib\.request\.(?:Request|urlopen)|fetch|(?:axios|got|ky)(?:\.default)?(?:\.post)?|curl|wget|https?)$/;

/** Whether a function makes a client that sends requests: `requests.Session().post`. */
export const isSession = (path: string): boolean =>
    /^(?:requests\.[Ss]ession|httpx\.(?:Async)?Client|aiohttp\.ClientSession)$/.test(path);

/** Whether a function, or a method of a client, sends a request. */
export const sendsRequest = (by: string, method: string): boolean =>
    isSession(by) ? /^(?:post|request|stream)$/.test(method) : senders.test(by);

/** The request of a call; undefined if nothing of its address is known. */
export function httpRequest(by: string, args: Arguments): HttpRequest | undefined {
    const { url, method, headers, body } = by === "curl" ? curlParts(args) : partsOf(by, args);
    const start = startOf(url);
    return start === undefined ? undefined : { url: start, method: textOf(method), headers: entriesOf(headers), body };
}

/** `post(url, body, options)`, `request(method, url, …)`, `fetch(url, options)`, `axios(options)`, `wget words`. */
function partsOf(by: string, { positional, named }: Arguments): Parts {
    const isUrl = (value: Value) => /^https?:/.test(startOf(value) ?? "");
    const method = positional.find((value) => /^[A-Z]+$/.test(textOf(value) ?? ""));
    const url = positional.find(isUrl) ?? (named.size === 0 ? undefined : positional[method ? 1 : 0]);
    if (/^(?:wget|https?)$/.test(by)) {
        const sends = by !== "wget" || positional.some((word) => startOf(word)?.startsWith("--post-"));
        return { url, method, ...(sends && { body: unknownValue }) };
    }
    const behind = positional.slice(url ? positional.indexOf(url) + 1 : 0);
    const isOptions = url === undefined || /^(?:fetch|got|ky)/.test(by);
    const options = entriesOf(behind[isOptions ? 0 : 1]);
    const given = (...names: readonly string[]) =>
        names.map((name) => named.get(name) ?? options.get(name)).find((value) => value !== undefined);
    return {
        url: url ?? given("url"),
        method: method ?? given("method"),
        headers: given("headers"),
        body: given("json", "data", "content", "body") ?? (isOptions ? undefined : behind[0]),
    };
}

/** The flags of curl that take a value. */
const valueFlags =
    /^(?:-d|--data|--data-raw|--data-ascii|--data-binary|--json|-X|--request|-H|--header|--url|-F|--form|-T|-o|--output|-u|--user|-A|--user-agent|-m|--max-time|--retry|-w|--write-out|-x|--proxy|-e|-b)$/;

function curlParts({ positional, named }: Arguments): Parts {
    const words = positional.flatMap(splitFlag);
    const headers = new Map<string, Value>();
    const parts: Parts = { headers: { kind: "record", entries: headers } };
    for (let at = 0; at < words.length; at++) {
        const flag = textOf(words[at]) ?? "";
        const value = valueFlags.test(flag) ? words[++at] : words[at];
        if (/^(?:-d|--data|--json)/.test(flag)) parts.body = dataOfCurl(value, named);
        else if (/^(?:-X|--request)$/.test(flag)) parts.method = value;
        else if (/^(?:-F|--form|-T)$/.test(flag)) parts.body = unknownValue;
        else if (/^(?:-H|--header)$/.test(flag)) {
            const [, name, text] = /^([\w-]+):\s*(.*)$/s.exec(startOf(value) ?? "") ?? [];
            if (name !== undefined) headers.set(name, textOf(value) === undefined ? unknownValue : known(text));
        } else if (flag === "--url") parts.url = value;
        else if (!flag.startsWith("-")) parts.url ??= value;
    }
    return parts;
}

/** `-XPOST` and `--request=POST` as two words. */
function splitFlag(word: Value): readonly Value[] {
    const [, flag, value] = /^(-[XHd])(.+)$|^(--[\w-]+)=(.*)$/s.exec(textOf(word) ?? "")?.filter(Boolean) ?? [];
    return flag === undefined || value === undefined ? [word] : [known(flag), known(value)];
}

/** `@file` is a file, and `@-` what the command reads. */
function dataOfCurl(word: Value | undefined, named: Entries): Value | undefined {
    const text = textOf(word);
    if (text === "@-" || text === "-") return named.get(standardInput) ?? unknownValue;
    return text?.startsWith("@") ? { kind: "file", name: text.slice(1) } : word;
}
