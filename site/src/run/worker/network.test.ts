import { describe, expect, test, vi } from "vitest";
import type { Network, RunEvent } from "../protocol.ts";
import { createNetwork } from "./network.ts";
import type { SandboxSettings, ToPage } from "./port-messages.ts";
import type { SendToProvider } from "./relay-client.ts";
import { createRelayClient } from "./relay-client.ts";

const sandbox = {
    pace: "fast",
    models: {},
    ownHosts: [],
    queuePolls: 2,
    seed: 1,
    replies: [],
    faults: [],
} as const;
const chat = "https://router.huggingface.co/v1/chat/completions";
const init = {
    method: "POST",
    headers: { authorization: "Bearer hf_YourTokenGoesHere", "content-type": "application/json" },
    body: JSON.stringify({
        model: "meta-llama/Llama-3.1-8B-Instruct",
        stream: true,
        messages: [{ role: "user", content: "When does the bus leave?" }],
    }),
};

const nobody: SendToProvider = () => Promise.reject(new Error("nobody is asked"));

function setUp(mode: Network = "sandbox", sendToProvider = nobody, settings: Partial<SandboxSettings> = {}) {
    const events: RunEvent[] = [];
    const emit = (event: RunEvent) => events.push(event);
    return {
        events,
        network: createNetwork({ mode, sandbox: { ...sandbox, ...settings }, emit, sendToProvider }),
    };
}

const piecesOf = (events: readonly RunEvent[]): string =>
    new TextDecoder().decode(Buffer.concat(events.flatMap((event) => (event.kind === "piece" ? [event.bytes] : []))));

describe("the network of a program", () => {
    test("is the sandbox, and the page is told of all that goes over it", async () => {
        const { events, network } = setUp();
        const response = await network.fetch(chat, init);
        expect(response.url).toBe(chat);
        const text = await response.text();
        expect(text).toContain("data: [DONE]");
        expect(events.map(({ kind }) => kind).filter((kind) => kind !== "piece")).toEqual([
            "request",
            "response",
            "response-end",
        ]);
        expect(piecesOf(events)).toBe(text);
        expect(events[0]).toMatchObject({ id: 1, method: "POST", url: chat });
    });

    test("tells of the rest of an answer that a program leaves", async () => {
        const { events, network } = setUp();
        const response = await network.fetch(chat, init);
        await response.body?.getReader().read();
        await vi.waitFor(() => expect(network.isBusy()).toBe(false));
        expect(events.at(-1)?.kind).toBe("response-end");
        expect(piecesOf(events)).toContain("[DONE]");
    });

    test("answers at once whoever cannot wait, with the same", async () => {
        const [one, other] = [setUp(), setUp()];
        const headers = Object.entries(init.headers);
        const body = new Uint8Array(new TextEncoder().encode(init.body));
        const response = one.network.respond({ method: "POST", url: chat, headers, body });
        const pieces = [...(response.body instanceof Uint8Array ? [response.body] : response.body)];
        expect(pieces.length).toBeGreaterThan(1);
        await (await other.network.fetch(chat, init)).text();
        expect(piecesOf(one.events)).toBe(piecesOf(other.events));
        expect(one.events.at(-1)).toEqual({ kind: "response-end", id: 1 });
    });

    const whole = { ...init, body: JSON.stringify({ ...JSON.parse(init.body), stream: false }) };

    test("has the models write the replies of a script, in order", async () => {
        const replies = ["At six.", { text: "At seven.", times: 2 }];
        const { network } = setUp("sandbox", nobody, { replies });
        const written = [];
        for (const _ of [1, 2, 3]) written.push(await (await network.fetch(chat, whole)).json());
        expect(written.map(({ choices }) => choices[0].message.content)).toEqual(["At six.", "At seven.", "At seven."]);
        // A script that is used up refuses more requests: nothing is made up in its place.
        const refused = await network.fetch(chat, whole);
        expect(refused.status).toBe(400);
        expect(refused.headers.get("x-sandbox-hint")).toContain("no scripted reply is left");
    });

    test("fails request by request as it is told, and keeps the replies for the others", async () => {
        const { events, network } = setUp("sandbox", nobody, {
            replies: ["At six."],
            faults: ["503", "429; retryAfter=2"],
        });
        const responses = [];
        for (const _ of [1, 2, 3]) responses.push(await network.fetch(chat, whole));
        expect(responses.map(({ status }) => status)).toEqual([503, 429, 200]);
        expect(responses[1]?.headers.get("retry-after")).toBe("2");
        expect(await responses[2]?.text()).toContain("At six.");
        expect(events.flatMap((event) => (event.kind === "response" ? [event.status] : []))).toEqual([503, 429, 200]);
    });

    test("does so at once, too, for whoever cannot wait", () => {
        const { network } = setUp("sandbox", nobody, { replies: ["At six."], faults: ["503"] });
        const body = new Uint8Array(new TextEncoder().encode(whole.body));
        const request = { method: "POST", url: chat, headers: Object.entries(whole.headers), body };
        expect(network.respond(request).status).toBe(503);
        const response = network.respond(request);
        const pieces = [...(response.body instanceof Uint8Array ? [response.body] : response.body)];
        const bytes = pieces.filter((piece) => piece instanceof Uint8Array);
        expect(new TextDecoder().decode(Buffer.concat(bytes))).toContain("At six.");
    });

    test("starts each program's script anew", async () => {
        for (const _ of [1, 2]) {
            const { network } = setUp("sandbox", nobody, { replies: ["At six."] });
            expect(await (await network.fetch(chat, whole)).text()).toContain("At six.");
        }
    });

    test("reads what stands in an address itself, and tells nobody", async () => {
        const { events, network } = setUp();
        const response = await network.fetch("data:image/png;base64,aGVsbG8=");
        expect([await response.text(), response.headers.get("content-type")]).toEqual(["hello", "image/png"]);
        expect(events).toEqual([]);
    });

    test("does not take a token along to where a redirect leads", async () => {
        const seen: string[] = [];
        const sendToProvider: SendToProvider = async ({ url, headers }) => {
            seen.push(`${url} ${new Headers(headers.map(([...entry]) => entry)).get("authorization")}`);
            const location = url.endsWith("/a") ? [["location", "https://elsewhere.example/b"] as const] : [];
            return { status: location.length > 0 ? 302 : 200, headers: location, body: new Blob(["x"]).stream() };
        };
        const { network } = setUp("provider", sendToProvider);
        const headers = { authorization: "Bearer t" };
        expect(await (await network.fetch("https://host.example/a", { headers })).text()).toBe("x");
        expect(seen).toEqual(["https://host.example/a Bearer t", "https://elsewhere.example/b null"]);
    });
});

describe("asking the page", () => {
    test("gives the answer as it comes, and ends it where nobody wants it any more", async () => {
        const posted: ToPage[] = [];
        const { send, handle } = createRelayClient((message) => posted.push(message));
        const stop = new AbortController();
        const request = { method: "GET", url: chat, headers: [], body: new Uint8Array() };
        const [first, second] = [send(request), send(request, stop.signal)];
        handle({ kind: "provider-response", id: 1, status: 200, headers: [] });
        handle({ kind: "provider-piece", id: 1, bytes: new Uint8Array([104, 105]) });
        handle({ kind: "provider-end", id: 1 });
        expect(await new Response((await first).body).text()).toBe("hi");
        stop.abort(new Error("enough"));
        await expect(second).rejects.toThrow("enough");
        expect(posted.map(({ kind }) => kind)).toEqual(["provider-request", "provider-request", "provider-abort"]);
    });

    test("fails as fetch fails where no answer came", async () => {
        const { send, handle } = createRelayClient(() => {});
        const asking = send({ method: "GET", url: chat, headers: [], body: new Uint8Array() });
        handle({ kind: "provider-error", id: 1, message: "no" });
        await expect(asking).rejects.toThrow(TypeError);
        await expect(asking).rejects.toThrow("fetch failed");
    });
});
