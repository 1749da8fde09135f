import type { Translations } from "./answers.ts";

const fromSource: Translations = {};

/** The page of the sandbox. */
export const sandbox = {
    about: "The sandbox is a server on your own machine that speaks as every provider does, and as the Hub and its router. It needs no account or token, costs nothing, and nothing leaves the machine: it listens on 127.0.0.1 only.",
    start: "Starting it",
    startAbout: "Install it for your tests:",
    startHow: "Give its `fetch` to the client; the real URLs stay as they are.",
    has: "What a sandbox has",
    takes: "What `startSandbox` takes",
    api: "The whole API",
    who: "Whom it stands in for",
    whoAbout: "The Hub, its router, and these {count} providers; and the hosts on which their files lie.",
    checks: "What it checks",
    checksAbout:
        "The sandbox is strict: what the real provider would refuse, it refuses, with the same status and in the same form. Beside that, its `hint` says plainly what is wrong and where.",
    checked: [
        { what: "The address", text: "method, path and query." },
        {
            what: "The token",
            text: "a Hub token goes to the Hub and its router only, a provider's key to that provider only. One in the wrong hands is recorded as a `leak`.",
        },
        { what: "The model's id", text: "a provider is sent its own, not the Hub's." },
        { what: "The fields", text: "the type and the range of each; those also that the task does not know." },
        { what: "Files", text: "whether the bytes of an image or a recording are what their Content-Type says." },
    ],
    checksExample: "Send a request with a mistake in it:",
    checksAnswer: "The sandbox responds with",
    checksHint: "and records in `sandbox.requests`",
    faults: "Telling it to fail",
    faultsAbout:
        "There are {count} kinds of faults, and three ways to ask for one: `sandbox.fail(…)` for the next request, `startSandbox({ fault })` for every request, or the header `x-sandbox-fault` of the one request.",
    any: "All of them take",
    ask: "Ask for it",
    required: "required",
    forms: "Forms of an error's body",
    formsAbout: "`body` is one of these. Each form has been seen from some real provider.",
    form: "Form",
    body: "Body",
    groups: { connection: "The connection", response: "The response", stream: "A stream", job: "Queues and files" },
    faultTexts: fromSource,
    fieldTexts: fromSource,
    hasTexts: fromSource,
    takesTexts: fromSource,
};

export type SandboxStrings = typeof sandbox;

/** The groups of the sandbox's faults, in the order of its page. */
export const faultGroups = ["connection", "response", "stream", "job"] as const;

export type FaultGroup = (typeof faultGroups)[number];
