/** How each SDK is pointed at a sandbox: one line for each, which the command prints, the README shows and a test runs. */
import { type At, proxyVariables } from "./proxy/environment.ts";

/** What a line is written in. */
export type LineLanguage = "python" | "js" | "sh";

/** How one SDK reaches a sandbox. */
export type SdkLine = {
    /** Unique: the language and the SDK's name. */
    readonly id: string;
    /** The SDK's name, as people write it. */
    readonly sdk: string;
    /** What the line is written in. */
    readonly language: LineLanguage;
    /** What is changed: where a client is made, the address that is asked, or the environment of the program. */
    readonly change: "base URL" | "endpoint" | "address" | "fetch" | "proxy";
    /** The line. */
    readonly line: (at: At) => string;
    /** What has to be known beside it. */
    readonly note?: string;
};

const taskNote = "the task stands in the address: `text-to-image`, `translation`, `conversational`, …";

/** All of them; every other client takes the variables of a proxy, too. */
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

/** As a shell reads it. */
const quoted = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
