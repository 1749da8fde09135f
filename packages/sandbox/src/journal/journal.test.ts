/** Other programs of the machine can read the journal, so whatever a request holds, no secret is in its entry. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createHandler, type HandlerRequest } from "../handler.ts";
import { createJournal, type RefusedRequest } from "./journal.ts";
import { keptPage } from "./listener.ts";

const secret = "0f5c1b2aTopSecret9c8d";
const url = "https://router.huggingface.co/v1/chat/completions";

/** All that the journal shows of a request. */
function shown(
    request: Partial<Omit<HandlerRequest, "headers" | "body">> & { headers?: object; body?: string },
): string {
    const journal = createJournal(createHandler());
    const { headers = {}, body = "", ...rest } = request;
    journal.respond({
        method: "POST",
        url,
        ...rest,
        headers: new Headers({ "content-type": "application/json", ...headers }),
        body: new TextEncoder().encode(body),
    });
    return JSON.stringify(journal.entries());
}

describe("the journal does not show a secret", () => {
    test.each([
        "authorization",
        "proxy-authorization",
        "cookie",
        "x-goog-api-key",
        "x-auth-token",
        "ocp-apim-subscription-key",
    ])("of the header %s, wherever it stands", (name) => {
        const text = shown({
            headers: { [name]: secret },
            url: `${url}?x=${secret}`,
            body: JSON.stringify({ a: secret }),
        });
        expect(text).toContain(name);
        expect(text).not.toContain(secret);
    });

    test("of a parameter, of a field, or of no name but with the form of a token, in any encoding", () => {
        const token = "hf_0123456789abcdefghij";
        const body = JSON.stringify({ api_key: secret, prompt: `my ${Buffer.from(`a ${token}`).toString("base64")}` });
        const text = shown({ url: `${url}?sig=${secret.replace("T", "%54")}&x=${token.replace("_", "%5F")}`, body });
        expect(text.match(/\[redacted\]/g)).toHaveLength(4);
        expect(text).not.toMatch(/TopSecret|%54opSecret|0123456789/);
    });

    test("of a fault", () => {
        const fault = `redirect; to=https://a.example/?api_key=${secret}`;
        const text = shown({ headers: { authorization: "Bearer hf_test", "x-sandbox-fault": fault } });
        expect(text).toContain('"fault":{"kind":"redirect"');
        expect(text).not.toContain(secret);
    });

    test("whatever it holds, as a token of any request", () => {
        const anyToken = fc.stringMatching(/^[!-~]{8,40}$/);
        fc.assert(
            fc.property(anyToken, (token) => {
                const body = JSON.stringify({ model: "a/b", messages: [{ role: "user", content: `I am ${token}` }] });
                const text = shown({ headers: { authorization: `Bearer ${token}` }, body });
                expect(text).not.toContain(JSON.stringify(token).slice(1, -1));
            }),
        );
    });
});

test("the journal shows what is no secret", () => {
    const body = { model: "a/b", max_tokens: 20, messages: [{ role: "user", content: "The key is C major." }] };
    const text = shown({ headers: { authorization: "Bearer hf_0123456789abcdef" }, body: JSON.stringify(body) });
    expect(text).toContain("The key is C major.");
    expect(text).toContain("max_tokens");
    expect(text).toContain("Bearer [redacted]");
});

describe("requests that were refused", () => {
    const refused: RefusedRequest[] = [];
    const journal = createJournal(createHandler(), [], (request) => void refused.push(request));
    const send = (body: object, headers: Record<string, string> = {}) =>
        void journal.respond({
            method: "POST",
            url: `${url}?key=${secret}`,
            headers: new Headers({
                "content-type": "application/json",
                authorization: "Bearer hf_test",
                ...headers,
            }),
            body: new TextEncoder().encode(JSON.stringify(body)),
        });

    test("are told of, without a secret; one that meets a fault is none", () => {
        send({ model: "any/chat", messages: [{ role: "user", content: "Hello" }] });
        send({ model: "any/chat", messages: [] }, { "x-sandbox-fault": "status=503" });
        expect(refused).toEqual([]);
        send({ prompt: "Hello" });
        send({ prompt: "Hello" }, { authorization: "Bearer sk-another" });
        expect(refused).toEqual([
            {
                method: "POST",
                url,
                status: 400,
                hint: expect.stringContaining("takes messages"),
                response: expect.stringContaining("Missing required parameter: 'messages'"),
            },
            expect.objectContaining({ status: 401, hint: expect.stringContaining("takes a Hub token") }),
        ]);
        expect(JSON.stringify(refused)).not.toMatch(new RegExp(`${secret}|sk-another`));
    });
});

test("the page that is kept has nothing that ends its data early", () => {
    const handler = createHandler();
    const journal = createJournal(handler);
    const body = new TextEncoder().encode('{"inputs": "</script><script>alert(1)</script>$&"}');
    journal.respond({ method: "POST", url, headers: new Headers({ "content-type": "application/json" }), body });
    const [, data = ""] = /<script type="application\/json" id="kept">(.*?)<\/script>/.exec(keptPage(journal)) ?? [];
    expect(JSON.parse(data)).toEqual({ entries: journal.entries(), count: 1 });
});
