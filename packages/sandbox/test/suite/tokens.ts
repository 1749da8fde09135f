/** The hosts that a token is sent to, and those that it is never sent to. */
import type { InferenceError } from "@callsheet/inference";
import type { Fault } from "../../src/faults/fault.ts";
import { trapHost } from "../../src/faults/write-response.ts";
import {
    type Case,
    chat,
    chatStream,
    classify,
    clientOf,
    equal,
    errorOf,
    eventsOf,
    holds,
    hubToken,
    includes,
    leaksNothing,
    type Scene,
} from "./case.ts";

const key = "key-secret0123456789";

type JobProvider = "fal-ai" | "replicate" | "wavespeed";

const paintAt = (provider: JobProvider, scene: Scene, token: string, model = "any/text-to-image") =>
    clientOf(scene, {}, token).textToImage({ provider, model, inputs: "Rain" });

/** Checks that no request was sent to a foreign host, and no token to a wrong host. */
async function staysHome(scene: Scene): Promise<void> {
    const strangers = (await scene.requests()).filter(({ url }) => url.includes(trapHost)).map(({ url }) => url);
    equal(strangers, [], "requests to a stranger");
    await leaksNothing(scene);
}

const redirects = [301, 302, 303, 307, 308].map(
    (status): Case => ({
        name: `tokens: a ${status} to another host is not followed`,
        sandbox: { fault: { kind: "redirect", status } },
        run: async (scene) => {
            const error = await errorOf(classify(scene));
            equal(error.name, "ProviderApiError");
            includes(error.message, "The address sends elsewhere, and the token is not sent along");
            await staysHome(scene);
        },
    }),
);

const foreignJobs = (["fal-ai", "replicate", "wavespeed"] as const).flatMap((provider) =>
    [hubToken, key].map(
        (token): Case => ({
            name: `tokens: ${provider} is asked for a job on its own host, wherever it says that the job is (${token.slice(0, 3)})`,
            sandbox: { queuePolls: 0, fault: { kind: "foreign-job" } },
            run: async (scene) => {
                holds((await paintAt(provider, scene, token)).size > 0, "there is an image");
                await staysHome(scene);
            },
        }),
    ),
);

const quick = { tries: 1, timeouts: { response: 300, idle: 300 } };
const paint = (scene: Scene) => paintAt("fal-ai", scene, key);

/** All kinds of failed calls. */
const failures: readonly (readonly [string, Fault, (scene: Scene) => Promise<unknown>])[] = [
    ["an error", { kind: "status", status: 500 }, (scene) => classify(scene)],
    ["an error that repeats it", { kind: "echo" }, (scene) => classify(scene)],
    ["a response that repeats it", { kind: "echo", status: 200 }, (scene) => classify(scene)],
    ["an error that repeats a provider's key", { kind: "echo" }, paint],
    [
        "an error of the Hub that repeats it",
        { kind: "echo", at: "/api/models/" },
        (scene) => paintAt("fal-ai", scene, hubToken, "echoed/text-to-image"),
    ],
    ["a stream that repeats it", { kind: "echo" }, (scene) => eventsOf(chatStream(scene))],
    ["a connection that breaks", { kind: "reset" }, (scene) => classify(scene, quick)],
    ["silence", { kind: "silence" }, (scene) => classify(scene, quick)],
    ["a stalled response", { kind: "stall" }, (scene) => classify(scene, quick)],
    ["a response that is cut", { kind: "truncate" }, (scene) => classify(scene)],
    ["a stream that is cut", { kind: "truncate" }, (scene) => eventsOf(chatStream(scene))],
    ["a stream with an error", { kind: "stream-error" }, (scene) => eventsOf(chatStream(scene))],
    ["a redirect", { kind: "redirect" }, (scene) => classify(scene)],
    ["a response of another form", { kind: "wrong-shape" }, (scene) => chat(scene)],
    ["a response that does not parse", { kind: "invalid-json" }, (scene) => classify(scene)],
    ["a job that failed", { kind: "queue", end: "failed" }, paint],
    ["a result that is not there", { kind: "result-missing" }, paint],
];

const untold = failures.map(
    ([what, fault, call]): Case => ({
        name: `tokens: not in the error of ${what}`,
        inNode: true,
        sandbox: { queuePolls: 0, fault },
        run: async (scene) => {
            const texts = everythingIn(await errorOf(call(scene)));
            for (const token of [hubToken, key]) {
                holds(!texts.some((text) => text.includes(token)), `it is nowhere in the error: ${texts.join(" | ")}`);
            }
        },
    }),
);

/** All strings in an error, at any depth, and its printed forms. */
function everythingIn(error: InferenceError): readonly string[] {
    const texts: string[] = [String(error), JSON.stringify(error)];
    const seen = new Set<unknown>();
    const open = (value: unknown): void => {
        if (typeof value === "string") texts.push(value);
        if (typeof value !== "object" || value === null || seen.has(value)) return;
        seen.add(value);
        for (const name of Reflect.ownKeys(value)) open(Reflect.get(value, name));
    };
    open(error);
    return texts;
}

const unsendable = ["\n", "\r\nX-Evil: 1", "\0", "\x7f", "\t", "é", "\u2028"].map(
    (end): Case => ({
        name: `tokens: one with ${JSON.stringify(end).replace("\x7f", "\\u007f")} is refused, and not repeated`,
        run: async (scene) => {
            const token = hubToken + end;
            const error = await errorOf(clientOf(scene, {}, token).textClassification({ inputs: "It rains." }));
            equal(error.name, "InputError");
            includes(error.message, "The access token holds a line break or another character that a token never has");
            holds(!everythingIn(error).some((text) => text.includes(hubToken)), "it is nowhere in the error");
            equal((await scene.requests()).length, 0, "how many requests there are");
        },
    }),
);

export const tokenCases: readonly Case[] = [
    ...redirects,
    ...foreignJobs,
    ...untold,
    ...unsendable,
    {
        name: "tokens: a poll of a job that is sent elsewhere is not followed",
        sandbox: { queuePolls: 0, fault: { kind: "redirect", at: "/status" } },
        run: async (scene) => {
            includes((await errorOf(paint(scene))).message, "the token is not sent along");
            await staysHome(scene);
        },
    },
    {
        name: "tokens: none is sent where none is given",
        run: async (scene) => {
            const error = await errorOf(clientOf(scene, {}, "").textClassification({ inputs: "It rains." }));
            equal(error.status, 401);
            equal(
                (await scene.requests()).map(({ headers }) => headers["authorization"] ?? null),
                [null],
            );
        },
    },
];
