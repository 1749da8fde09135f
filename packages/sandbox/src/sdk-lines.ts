/** One line per SDK that points it at a sandbox. The command prints them, the README shows them, a test runs them. */
import { type At, proxyVariables } from "./proxy/environment.ts";

/** The language of a line. */
export type LineLanguage = "python" | "js" | "sh";

/** The line that points one SDK at a sandbox. */
export type SdkLine = {
    /** Unique id: the language and the SDK's name. */
    readonly id: string;
    /** The SDK's display name. */
    readonly sdk: string;
    /** The language of the line. */
    readonly language: LineLanguage;
    /** What the line changes: an option of the client, the requested address, or the program's environment. */
    readonly change: "base URL" | "endpoint" | "address" | "fetch" | "proxy";
    /** Returns the line for a sandbox. */
    readonly line: (at: At) => string;
    /** What else the user has to know. */
    readonly note?: string;
};

const taskNote = "the task stands in the address: `text-to-image`, `translation`, `conversational`, …";

/** The lines of all SDKs; other clients can use the proxy variables. */
export const sdkLines: readonly SdkLine[] = [
    {
        id: "python/openai",
        sdk: "openai (Python)",
        language: "python",
        change: "base URL",
        line: ({ url, token }) => `client = OpenAI(base_url="${url}/v1", api_key="${token}")`,
    },
    {
        id: "js/openai",
        sdk: "openai (JavaScript)",
        language: "js",
        change: "base URL",
        line: ({ url, token }) => `const client = new OpenAI({ baseURL: "${url}/v1", apiKey: "${token}" });`,
    },
    {
        id: "python/huggingface_hub",
        sdk: "huggingface_hub",
        language: "python",
        change: "endpoint",
        line: ({ url, token }) => `client = InferenceClient("${url}/endpoints/text-to-image", token="${token}")`,
        note: taskNote,
    },
    {
        id: "js/huggingface.js",
        sdk: "@huggingface/inference",
        language: "js",
        change: "endpoint",
        line: ({ url, token }) =>
            `const client = new InferenceClient("${token}", { endpointUrl: "${url}/endpoints/text-to-image" });`,
        note: taskNote,
    },
    {
        id: "js/callsheet",
        sdk: "@callsheet/inference",
        language: "js",
        change: "fetch",
        line: ({ url, token }) => `const client = new InferenceClient("${token}", { fetch: fetchThrough("${url}") });`,
        note: "`fetchThrough` is of `@callsheet/sandbox/fetch`",
    },
    {
        id: "python/fal_client",
        sdk: "fal_client",
        language: "sh",
        change: "proxy",
        line: ({ url, certificate }) =>
            `HTTPS_PROXY=${url} SSL_CERT_FILE=${quoted(certificate)} FAL_KEY=key python app.py`,
        note: "it knows only https, so it takes the sandbox as its proxy",
    },
    {
        id: "python/requests",
        sdk: "requests",
        language: "python",
        change: "address",
        line: ({ url }) => `url = "${url}/router.huggingface.co/v1/chat/completions"`,
        note: "the real host is the first segment of the path",
    },
    {
        id: "js/fetch",
        sdk: "fetch",
        language: "js",
        change: "address",
        line: ({ url }) => `const url = "${url}/router.huggingface.co/v1/chat/completions";`,
        note: "the real host is the first segment of the path",
    },
    {
        id: "sh/curl",
        sdk: "curl",
        language: "sh",
        change: "proxy",
        line: ({ url, certificate }) => `curl --proxy ${url} --cacert ${quoted(certificate)} …`,
    },
    {
        id: "sh/any",
        sdk: "any program, unchanged",
        language: "sh",
        change: "proxy",
        line: (at) =>
            `export ${Object.entries(proxyVariables(at))
                .map(([name, value]) => `${name}=${quoted(value)}`)
                .join(" ")}`,
        note: "or let the command run it: `callsheet sandbox -- python app.py`",
    },
];

/** Quotes a word for the shell if needed. */
const quoted = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
