/**
 * The sandbox of pytest-callsheet. The plugin writes its commands to standard input and reads the results from standard
 * output, one line of JSON each, and among them the requests to which its functions choose replies. The sandbox ends with its input, so that it cannot outlive the plugin, whatever ends it.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type ScriptedReply, sandboxHosts } from "@callsheet/sandbox";
import {
    anyToken,
    programVariables,
    type ServedSandbox,
    type ServeOptions,
    serveSandbox,
    type TestRequest,
} from "@callsheet/sandbox/serve";

/** The plugin writes these; `test_sandbox.py` compares both sides. */
type Command =
    | {
          readonly command: "start";
          readonly options: Pick<ServeOptions, "models" | "seed">;
          /** Hosts that programs may really reach. */
          readonly passThrough: readonly string[];
          /** A file of certificates to trust, too. */
          readonly trusted: string | null;
      }
    | { readonly command: "fail"; readonly failure: string; readonly times?: number; readonly at?: string }
    | { readonly command: "reply"; readonly replies: readonly ScriptedReply[] }
    | { readonly command: "requests" | "clear" | "reply-when" }
    | {
          readonly command: "chosen";
          readonly ask: number;
          readonly reply?: ScriptedReply | null;
          readonly error?: string;
      };

// Only this user can read the folder.
const folder = mkdtempSync(join(tmpdir(), "callsheet-sandbox-"));
const certificate = join(folder, "authority.pem");
let sandbox: ServedSandbox | undefined;
/** Whether the plugin has functions that choose replies. */
let asksPlugin = false;

function running(): ServedSandbox["controls"] {
    if (sandbox) return sandbox.controls;
    throw new Error("The first command starts the sandbox.");
}

async function start({ options, passThrough, trusted }: Extract<Command, { command: "start" }>) {
    sandbox = await serveSandbox(options);
    const others = trusted === null ? "" : readFileSync(trusted, "utf8");
    writeFileSync(certificate, `${sandbox.authority}\n${others}`);
    const { url } = sandbox;
    const variables = programVariables({ url, certificate, token: anyToken });
    const withoutProxy = [variables["NO_PROXY"], ...passThrough].join(",");
    return { url, hosts: sandboxHosts, environment: { ...variables, NO_PROXY: withoutProxy, no_proxy: withoutProxy } };
}

/** The requests that the plugin's functions are asked about, by their numbers. */
const asked = new Map<number, PromiseWithResolvers<ScriptedReply | undefined>>();
let askedCount = 0;

/** Asks the functions of the plugin for the reply to a request. */
async function ask(request: TestRequest): Promise<ScriptedReply | undefined> {
    const answer = Promise.withResolvers<ScriptedReply | undefined>();
    askedCount += 1;
    asked.set(askedCount, answer);
    say({ ask: askedCount, request: shownRequest(request) });
    return await answer.promise;
}

function takeChoice({ ask: number, reply, error }: Extract<Command, { command: "chosen" }>): void {
    const answer = asked.get(number);
    asked.delete(number);
    if (error === undefined) answer?.resolve(reply ?? undefined);
    else answer?.reject(new Error(error));
}

const say = (message: object) => void process.stdout.write(`${JSON.stringify(message)}\n`);

/** JSON has no undefined. */
function shownRequest(request: TestRequest) {
    const { method, url, headers, status = null, hint = null, leak = null, fault = null } = request;
    return { method, url, headers, status, hint, leak, fault, body: bodyOf(request) };
}

/** A body that JSON can hold; of one that is not kept, why. */
function bodyOf(request: TestRequest) {
    try {
        const { body } = request;
        if (body === undefined) return null;
        return body instanceof Uint8Array ? { base64: Buffer.from(body).toString("base64") } : { value: body };
    } catch (error) {
        return { error: messageOf(error) };
    }
}

async function resultOf(command: Command): Promise<unknown> {
    switch (command.command) {
        case "start":
            return await start(command);
        case "fail": {
            const { failure, command: _, ...options } = command;
            running().fail(failure, options);
            return null;
        }
        case "reply":
            running().reply(command.replies);
            return null;
        case "reply-when":
            // One function asks for all of the plugin's.
            if (!asksPlugin) running().replyWhen(ask);
            asksPlugin = true;
            return null;
        case "clear":
            running().clear();
            asksPlugin = false;
            return null;
        case "requests":
            return running().requests.map(shownRequest);
        case "chosen":
            return takeChoice(command);
    }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

try {
    for await (const line of createInterface({ input: process.stdin })) {
        const command: Command = JSON.parse(line);
        const answer = await resultOf(command).then(
            (result) => ({ result }),
            (error: unknown) => ({ error: messageOf(error) }),
        );
        // A choice is itself an answer.
        if (command.command !== "chosen") say(answer);
    }
} finally {
    rmSync(folder, { recursive: true, force: true });
    await sandbox?.close();
}
