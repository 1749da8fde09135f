/** Helpers of the sandbox's tests. */
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type MediaKind, media } from "./media/media.ts";
import { type Sandbox, type SandboxOptions, startSandbox } from "./sandbox.ts";

export const hubToken = "Bearer hf_test";
export const key = "Bearer provider-key";

/** One sandbox per test file, reset before each test. It serves only known models. */
export function useSandbox(options?: SandboxOptions): () => Sandbox {
    let sandbox: Sandbox | undefined;
    beforeAll(async () => {
        sandbox = await startSandbox({ models: "known", ...options });
    });
    beforeEach(() => sandbox?.reset());
    afterAll(async () => await sandbox?.close());
    return () => {
        if (!sandbox) throw new Error("The sandbox has not started yet.");
        return sandbox;
    };
}

/** A request with a JSON body. */
export const post = (body: unknown, authorization = hubToken, headers: Record<string, string> = {}): RequestInit => ({
    method: "POST",
    headers: { authorization, "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
});

export const get = (authorization = hubToken): RequestInit => ({ headers: { authorization } });

/** The parts of a JSON response that tests look at. */
export const answerOf = async (response: Response) => ({
    status: response.status,
    hint: response.headers.get("x-sandbox-hint"),
    body: await response.json(),
});

/** A request with a file as its body. */
export const upload = (kind: MediaKind, type = media(kind, "").type): RequestInit => ({
    method: "POST",
    headers: { authorization: hubToken, "content-type": type },
    body: media(kind, "a file").bytes,
});

export const base64 = (kind: MediaKind): string => Buffer.from(media(kind, "a file").bytes).toString("base64");
export const dataUrl = (kind: MediaKind, type = media(kind, "").type): string => `data:${type};base64,${base64(kind)}`;

export const chat = { model: "any/conversational", messages: [{ role: "user", content: "How are you “today”?" }] };
export const router = "https://router.huggingface.co";

/** The events of a stream whose data is JSON, without its `[DONE]`. */
export const eventsIn = (stream: string) =>
    [...stream.matchAll(/^data: (\{.*)$/gm)].map(([, event = ""]) => JSON.parse(event));
