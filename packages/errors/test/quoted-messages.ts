/** Messages of libraries that entries are recognised by, as they stand in the libraries' sources. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ErrorId } from "../src/index.ts";

/** The entry that a message must find, a piece of the library's source that says it, and how it reads if it differs. */
type Quoted = readonly (readonly [id: ErrorId, piece: string, sample?: string])[];

/** By the package of Python. They are compared with the proof's environment. */
export const quotedPython = {
    huggingface_hub: [
        ["no-key", "You must provide an api_key to work with {self.provider} API or log in with `hf auth login`"],
        ["no-key", "Token is required (`token=True`), but no token found"],
        [
            "no-such-provider",
            "not supported. Available values: 'auto' or any provider from",
            "Provider 'x' not supported. Available values: 'auto' or any provider from ['groq']",
        ],
        [
            "task-not-served",
            "' not supported for provider '",
            "Task 'x' not supported for provider 'groq'. Available tasks: []",
        ],
        ["model-not-served", "is not supported by provider {self.provider}"],
        ["not-an-endpoint", "Received both `model` and `base_url` arguments"],
        ["timed-out", "Inference call timed out: "],
        ["not-a-stream", "is not served via TGI. Cannot return output as a stream"],
        ["not-a-model-id", "Repo id must be in the form 'repo_name' or 'namespace/repo_name'"],
        ["gated-model", "Cannot access gated repo for url"],
        ["no-such-model", "Repository Not Found for url: "],
        ["host-not-found", "offline mode is enabled"],
        ["not-allowed", "Make sure your token has the correct permissions."],
        ["bytes-in-json", "Unexpected binary input for task"],
        ["bytes-in-json", "Expected binary inputs or a local path or a URL"],
        ["wrong-kind-of-key", "OpenAI provider is not available through Hugging Face routing"],
        ["no-such-model", "Please provide an OpenAI model ID"],
        [
            "secret-not-there",
            "does not exist in your Colab secrets",
            "The secret `HF_TOKEN` does not exist in your Colab secrets.",
        ],
        ["secret-not-there", "Error while fetching `HF_TOKEN` secret value from your vault"],
        ["variable-empty", "`token` must be a string or `None`."],
        ["job-takes-too-long", "Inference request timed out after 60 seconds. No output generated"],
    ],
    openai: [
        ["no-key", "Missing credentials. Please pass an `api_key`"],
        ["unreachable", '"Connection error."'],
        ["timed-out", "Request timed out."],
        ["code-for-old-openai", "but this is no longer supported in openai>=1.0.0"],
        ["provider-output-error", "Data returned by API invalid for expected schema."],
        ["max-tokens", "Could not parse response content as the length limit was reached"],
        ["content-refused", "Could not parse response content as the request was rejected by the content filter"],
        ["unknown-argument", "Missing required arguments; Expected either "],
        ["no-key", "Could not resolve authentication method"],
    ],
    fal_client: [["no-key", "No credentials found. Set FAL_KEY (or FAL_KEY_ID/FAL_KEY_SECRET)"]],
    httpcore: [["address-without-https", "Request URL is missing an 'http://' or 'https://' protocol."]],
    httpx: [["response-not-read", "Attempted to access streaming response content, without having called `read()`."]],
    h11: [
        ["stream-broke", "peer closed connection without sending complete message body (incomplete chunked read)"],
        ["variable-empty", "Illegal header value", "Illegal header value b'Bearer '"],
    ],
    requests: [
        [
            "address-without-https",
            "No scheme supplied. Perhaps you meant",
            "Invalid URL 'x': No scheme supplied. Perhaps you meant https://x?",
        ],
        ["body-read-twice", "The content for this response was already consumed"],
        ["no-certificates", "Could not find a suitable TLS CA certificate bundle, "],
        [
            "key-has-stray-characters",
            "Invalid leading whitespace, reserved character(s), or return character(s) in header",
        ],
        ["address-without-https", "No connection adapters were found for"],
    ],
    urllib3: [
        ["proxy", "Your proxy appears to only use HTTP and not HTTPS"],
        ["proxy", "Unable to connect to proxy"],
        ["timed-out", "Read timed out. (read timeout="],
        ["host-not-found", "Failed to resolve '"],
        ["unreachable", "Max retries exceeded with url: "],
        [
            "connection-refused",
            "Failed to establish a new connection: ",
            "Failed to establish a new connection: [Errno 111] Connection refused",
        ],
    ],
    PIL: [["not-an-image", "cannot identify image file"]],
    pip: [
        ["managed-python", "This environment is externally managed"],
        ["managed-python", "--break-system-packages"],
        ["no-matching-package", "No matching distribution found for"],
        ["no-matching-package", "Could not find a version that satisfies the requirement"],
        ["wrong-python", "require a different python version"],
        ["wrong-python", "requires a different Python: "],
        ["packages-disagree", "pip's dependency resolver does not currently take into account"],
        ["packages-disagree", "ResolutionImpossible"],
        [
            "install-not-allowed",
            "Could not install packages due to an OSError",
            "Could not install packages due to an OSError: [Errno 13] Permission denied: 'x'",
        ],
        ["install-not-allowed", "Consider using the", "Consider using the `--user` option or check the permissions."],
        ["wheel-not-built", "Failed building wheel for"],
        ["wheel-not-built", "subprocess-exited-with-error"],
        ["long-paths", "Windows Long Path support"],
    ],
} as const satisfies Readonly<Record<string, Quoted>>;

/** By the package of npm. They are compared with `node_modules`. */
export const quotedJavaScript = {
    "@huggingface/inference": [
        ["no-provider-known", "not been able to find inference provider information for model"],
        ["no-provider-known", "No Inference Provider available for model"],
        ["wrong-kind-of-key", "Cannot select auto-router when using non-Hugging Face API key."],
        [
            "provider-api-error",
            "Failed to perform inference: an HTTP error occurred when requesting the provider.",
            "InferenceClientProviderApiError: Failed to perform inference: an HTTP error occurred when requesting the provider.",
        ],
        ["hub-api-error", "Failed to fetch inference provider mapping for model"],
        ["file-type-not-taken", "Unable to determine the input's content-type. Make sure your are passing a Blob"],
        ["chat-template", "does not seem to support chat completion for model"],
        ["provider-output-error", "Received malformed response from"],
        ["job-failed", "Timed out while waiting for the result from"],
        ["input-error", "No default model defined for task"],
        ["input-error", "Specifying a model is required when provider is 'auto'"],
        ["not-an-endpoint", "Cannot use endpointUrl with a third-party provider."],
        ["not-a-model-id", "Model URLs are no longer supported"],
        [
            "model-not-served",
            "not supported for task",
            "Model owner/name is not supported for task summarization and provider groq",
        ],
    ],
    openai: [
        ["no-key", "Missing credentials. Please pass an `apiKey`"],
        ["key-in-browser", "It looks like you're running in a browser-like environment."],
        ["unreachable", "Connection error."],
        ["timed-out", "Request timed out."],
        ["stopped-by-hand", "Request was aborted."],
        ["no-key", "Could not resolve authentication method."],
    ],
    undici: [
        ["body-read-twice", "Body is unusable: Body has already been read"],
        ["connection-lost", "other side closed"],
        ["timed-out", "Headers Timeout Error"],
        ["connect-timeout", "Connect Timeout Error"],
        ["key-has-stray-characters", "Cannot convert argument to a ByteString because the character at index"],
        ["unreachable", "fetch failed"],
        ["timed-out", "Body Timeout Error"],
        ["address-without-https", "Failed to parse URL from"],
    ],
} as const satisfies Readonly<Record<string, Quoted>>;

/** A list as rows for `test.each`. */
export const rowsOf = (quoted: Readonly<Record<string, Quoted>>) =>
    Object.entries(quoted).flatMap(([library, some]) =>
        some.map(([id, piece, sample = messageOf(piece)]) => ({ library, id, piece, sample })),
    );

/** All source of a library, with strings that go on in the next line put together. */
export function sourceOf(folder: string, endings: readonly string[]): string {
    const patterns = endings.map((ending) => `**/*.${ending}`);
    const files = globSync(patterns, { cwd: folder, exclude: (name) => name === "node_modules" });
    const source = files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
    return source.replaceAll(/["'`]\s*\+?\s*\n\s*\+?\s*[frb]{0,2}["'`]/g, "").replaceAll(/\\(["'`])/g, "$1");
}

/** A message as it would be seen: where the source fills in a value, some word. */
const messageOf = (piece: string): string => piece.replaceAll(/\$?\{[^}]*\}/g, "groq");
