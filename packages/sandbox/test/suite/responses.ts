/** Unexpected responses. */
import { errorBodyForms } from "../../src/faults/error-bodies.ts";
import { chat, classify, clientOf } from "./calls.ts";
import type { Case, Scene } from "./case.ts";
import { equal, errorOf, holds, includes, letGo } from "./expect.ts";

const refused = errorBodyForms.map(
    (body): Case => ({
        name: `responses: an error of the form "${body}" is told`,
        sandbox: { fault: { kind: "status", status: 422, body } },
        run: async (scene) => {
            const error = await errorOf(classify(scene));
            equal([error.name, error.status], ["ProviderApiError", 422]);
            includes(error.message, expectedTexts[body] ?? "The sandbox was told to fail");
            holds(!/undefined|\[object|</.test(error.message), "nothing else is in the message");
        },
    }),
);

const expectedTexts: Readonly<Record<string, string>> = {
    list: "The sandbox was told to fail.; It did",
    loading: "Model is currently loading",
    html: "(an HTML page)",
    empty: "hf-inference responded with 422 Unprocessable Entity",
};

const paint = (scene: Pick<Scene, "fetch">, options = {}) =>
    clientOf(scene, options, "key-test").textToImage({
        model: "any/text-to-image",
        provider: "fal-ai",
        inputs: "Rain",
    });

const largeParts = (
    [
        ["a file", "/sandbox/"],
        ["a job's state", "/status"],
    ] as const
).map(
    ([what, at]): Case => ({
        name: `responses: ${what} that is larger than allowed is let go`,
        sandbox: { fault: { kind: "large", bytes: 50_000_000, at }, queuePolls: 0 },
        run: async (scene) => {
            const error = await errorOf(paint(scene, { maxBytes: 100_000 }));
            includes(error.message, "larger than 100000 bytes");
            await letGo(scene);
        },
    }),
);

export const responseCases: readonly Case[] = [
    ...refused,
    ...["text/plain", "application/octet-stream"].map(
        (type): Case => ({
            name: `responses: JSON under another name is read all the same: ${type}`,
            sandbox: { fault: { kind: "content-type", type } },
            run: async (scene) => holds((await classify(scene)).length > 0, "there are labels"),
        }),
    ),
    {
        name: "responses: JSON that says it is an image is an error that says so",
        sandbox: { fault: { kind: "content-type", type: "image/png" } },
        run: async (scene) => {
            const error = await errorOf(classify(scene));
            equal(error.name, "ProviderOutputError");
            includes(error.message, "expected a list");
            includes(error.message, "bytes of image/png");
        },
    },
    {
        name: "responses: JSON that does not parse is an error that shows it",
        sandbox: { fault: { kind: "invalid-json" } },
        run: async (scene) => {
            const error = await errorOf(classify(scene));
            equal(error.name, "ProviderOutputError");
            includes(
                error.message,
                'hf-inference says that its response is JSON, but it does not parse: {"result": [1, 2,',
            );
            holds(error.cause instanceof SyntaxError, "the parser's error is the cause");
        },
    },
    {
        name: "responses: nothing at all is an error that says so",
        sandbox: { fault: { kind: "empty" } },
        run: async (scene) => {
            const error = await errorOf(classify(scene));
            equal(error.name, "ProviderOutputError");
            includes(error.message, "it does not parse: (empty)");
        },
    },
    {
        name: "responses: a page for people, as a response, is an error that shows its beginning",
        sandbox: { fault: { kind: "html" } },
        run: async (scene) => {
            const error = await errorOf(classify(scene));
            equal(error.name, "ProviderOutputError");
            includes(error.message, "<!DOCTYPE html>");
        },
    },
    {
        name: "responses: a page for people, as an error, is not printed",
        sandbox: { fault: { kind: "html", status: 502 } },
        run: async (scene) => {
            const error = await errorOf(classify(scene, { tries: 1 }));
            equal([error.name, error.status], ["ProviderApiError", 502]);
            includes(error.message, "(an HTML page)");
        },
    },
    {
        name: "responses: another form than the task's is an error that shows what was expected and what came",
        sandbox: { fault: { kind: "wrong-shape" } },
        run: async (scene) => {
            const error = await errorOf(chat(scene));
            equal(error.name, "ProviderOutputError");
            includes(error.message, "The response of auto is not what conversational returns: choices is missing.");
            includes(error.message, 'The whole response: {"unexpected":true}');
        },
    },
    {
        name: "responses: a result whose URL leads nowhere is an error",
        sandbox: { fault: { kind: "result-missing" }, queuePolls: 0 },
        run: async (scene) => {
            const error = await errorOf(paint(scene));
            equal([error.name, error.status, error.provider], ["ProviderApiError", 404, "fal-ai"]);
        },
    },
    {
        name: "responses: a result that is moved is fetched from there, without the token",
        sandbox: {
            fault: {
                kind: "redirect",
                status: 302,
                at: "https://v3.fal.media/",
                to: "https://replicate.delivery/sandbox/0b.png",
            },
            queuePolls: 0,
        },
        run: async (scene) => {
            equal((await paint(scene)).type, "image/png");
            const files = (await scene.requests()).filter(({ url }) => url.includes("/sandbox/"));
            // A browser hides where a redirect leads, so there it is sent once more, to be followed by the browser.
            equal([...new Set(files.map(({ url }) => new URL(url).host))], ["v3.fal.media", "replicate.delivery"]);
            holds(!files.some(({ headers }) => "authorization" in headers), "the token is sent to neither");
        },
    },
    {
        name: "responses: a result that is moved to a private host is not downloaded",
        sandbox: { fault: { kind: "redirect", at: "/sandbox/", to: "http://169.254.169.254/latest" }, queuePolls: 0 },
        run: async (scene) => {
            const error = await errorOf(paint(scene));
            equal([error.name, error.provider], ["ProviderOutputError", "fal-ai"]);
            includes(error.message, "gave a result at http://169.254.169.254, which is not downloaded");
        },
    },
    {
        name: "responses: one that is larger than allowed is let go",
        sandbox: { fault: { kind: "large", bytes: 50_000_000 } },
        run: async (scene) => {
            const error = await errorOf(classify(scene, { maxBytes: 100_000 }));
            equal(error.name, "ProviderOutputError");
            includes(error.message, "larger than 100000 bytes. Allow more with the option maxBytes");
            await letGo(scene);
        },
    },
    ...largeParts,
];
