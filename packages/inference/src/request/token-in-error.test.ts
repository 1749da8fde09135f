/** Services repeat the token in their errors: whatever they repeat it in, and however they encode it, an error does not. */
import type { ServerResponse } from "node:http";
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { encodings } from "../../../../verify/testing/hostile-texts.ts";
import { json, loopback } from "../../test/loopback.ts";
import { excerpt } from "../errors/excerpt.ts";
import { InferenceClient } from "../index.ts";

const token = "hf_Secret+/0123456789ab";

const echoes: Readonly<Record<string, string>> = {
    plain: token,
    "percent-encoded": encodeURIComponent(token),
    Basic: `Basic ${Buffer.from(`user:${token}`).toString("base64")}`,
};

/** The places of a response in which the token is repeated. */
const places: Readonly<Record<string, (response: ServerResponse, echo: string) => void>> = {
    "the reason phrase": (response, echo) => void response.writeHead(401, echo).end("{}"),
    "the id of the request": (response, echo) => void response.writeHead(401, { "x-request-id": echo }).end("{}"),
    "the message": (response, echo) => void response.writeHead(401).end(JSON.stringify({ error: { message: echo } })),
    "a body that is no JSON": (response, echo) => void response.writeHead(401).end(`Unauthorized: ${echo}`),
    "a body that is too long to be quoted": (response, echo) =>
        void response.writeHead(401).end("x".repeat(190 - echo.length / 2) + echo),
    "a response of another form": (response, echo) => json({ echo })(response, request),
    "a response that does not parse": (response, echo) =>
        void response.writeHead(200, { "content-type": "application/json" }).end(`{"${echo}`),
};
const request = { method: "", path: "", headers: {}, body: Buffer.of() };

describe.each(Object.entries(places))("in %s", (_, respond) => {
    test.each(Object.entries(echoes))("%s", async (_, echo) => {
        const { fetch } = await loopback((response) => respond(response, echo));
        const client = new InferenceClient(token, { fetch, model: "owner/name" });
        const error: unknown = await client.textClassification({ inputs: "x" }).catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(Error);
        const shown = `${inspect(error, { depth: 9, showHidden: true })} ${JSON.stringify(error)}`;
        for (const form of Object.values(echoes)) {
            expect(shown.toLowerCase()).not.toContain(form.replace(/^Basic .{6}|=+$/g, "").toLowerCase());
        }
    });
});

test("a response that is too long to be read to its end shows no part of it, encoded as it may be", () => {
    const escaped = encodings["with every character escaped for JSON"] ?? ((text) => text);
    const echo = escaped(escaped(escaped(token)));
    expect(excerpt(echo.repeat(30), { accessToken: token })).toMatch(/^(\[redacted\])*…$/);
    expect(excerpt("x".repeat(200_000), { accessToken: token })).toBe(`${"x".repeat(200)}…`);
});

test("a stream's error does not repeat it", async () => {
    const { fetch } = await loopback((response) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.end(`data: {"error": {"message": "no such key: ${echoes["percent-encoded"]}"}}\n\n`);
    });
    const client = new InferenceClient(token, { fetch, model: "owner/name" });
    const read = async () => {
        for await (const _ of client.chatCompletionStream({ messages: [{ role: "user", content: "Hi" }] }));
    };
    await expect(read()).rejects.toThrow("no such key: [redacted]");
});
