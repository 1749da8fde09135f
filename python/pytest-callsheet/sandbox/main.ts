/**
 * The sandbox of pytest-callsheet. The plugin writes its commands to standard input and reads the results from standard
 * output, one line of JSON each. The sandbox ends with its input, so that it cannot outlive the plugin, whatever ends it.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { sandboxHosts } from "@callsheet/sandbox";
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
    | { readonly command: "start"; readonly options: Pick<ServeOptions, "models" | "seed"> }
    | { readonly command: "fail"; readonly failure: string; readonly times?: number; readonly at?: string }
    | { readonly command: "requests" | "clear" };

// Only this user can read the folder.
const folder = mkdtempSync(join(tmpdir(), "callsheet-sandbox-"));
const certificate = join(folder, "authority.pem");
let sandbox: ServedSandbox | undefined;

function running(): ServedSandbox["controls"] {
    if (sandbox) return sandbox.controls;
    throw new Error("The first command starts the sandbox.");
}

async function start(options: ServeOptions) {
    sandbox = await serveSandbox(options);
    writeFileSync(certificate, sandbox.authority);
    const { url } = sandbox;
    return { url, hosts: sandboxHosts, environment: programVariables({ url, certificate, token: anyToken }) };
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
            return await start(command.options);
        case "fail": {
            const { failure, command: _, ...options } = command;
            running().fail(failure, options);
            return null;
        }
        case "clear":
            running().clear();
            return null;
        case "requests":
            return running().requests.map((request) => {
                // JSON has no undefined.
                const { method, url, headers, status = null, hint = null, leak = null, fault = null } = request;
                return { method, url, headers, status, hint, leak, fault, body: bodyOf(request) };
            });
    }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

try {
    for await (const line of createInterface({ input: process.stdin })) {
        const answer = await resultOf(JSON.parse(line)).then(
            (result) => ({ result }),
            (error: unknown) => ({ error: messageOf(error) }),
        );
        process.stdout.write(`${JSON.stringify(answer)}\n`);
    }
} finally {
    rmSync(folder, { recursive: true, force: true });
    await sandbox?.close();
}
