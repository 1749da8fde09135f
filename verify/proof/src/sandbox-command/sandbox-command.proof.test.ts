// @needs bash, curl, jq, python, venv
/**
 * Tests the official clients against `callsheet sandbox`, started from the command line: each client with every task
 * that it supports, changing only a base URL, an endpoint, an address or a proxy.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { JournalEntry } from "@callsheet/sandbox/serve";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pinnedLibraries } from "../libraries.ts";
import { root } from "../root.ts";
import { atAddresses, atEndpoints, ofLines, proxied, type SandboxProgram } from "./programs.ts";
import { type Ran, runAll } from "./run.ts";

type Announced = {
    readonly url: string;
    readonly journal: string;
    readonly certificate: string;
    readonly environment: Readonly<Record<string, string>>;
};

const command = join(root, "packages/cli/bin/callsheet.mjs");
const libraries = pinnedLibraries();
const python = "path" in libraries.python ? libraries.python.path : "python3";
const missing = "missing" in libraries.python ? libraries.python.missing : undefined;

/**
 * The catalogue lists these models for a different task. SDKs that check the Hub's mapping first refuse to send the
 * request, as they would with the real Hub.
 */
const refusedBySdk: Readonly<Record<string, RegExp>> = {
    "proxy/hf-inference/text-generation/js/huggingface.js/plain": /not supported for task text-generation/,
    "proxy/fal-ai/image-text-to-image/js/huggingface.js/plain": /not supported for task image-text-to-image/,
};

const ran = new Map<string, Ran>();
const seen = new Map<number, JournalEntry>();
let child: ChildProcess | undefined;
let complaints = "";

/** Collects the journal's entries as they happen, because it keeps only the latest. */
async function read(journal: string): Promise<void> {
    const events = await fetch(`${journal}/events`);
    let rest = "";
    for await (const piece of events.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const lines = (rest + piece).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines.filter((line) => line.startsWith("data: "))) {
            const entry: JournalEntry = JSON.parse(line.slice("data: ".length));
            seen.set(entry.id, entry);
        }
    }
}

// The address is unknown until the sandbox runs, but the names of the programs do not depend on it.
const anywhere = { url: "http://127.0.0.1:8787", certificate: "/authority.pem", token: "hf_sandbox_any" };
const programsAt = (at: typeof anywhere): Readonly<Record<string, readonly SandboxProgram[]>> => ({
    "through the proxy, unchanged": proxied(),
    "at an endpoint, or a base URL": atEndpoints(at),
    "below the sandbox's address": atAddresses(at),
    "by the line that is printed": ofLines(at, python),
});

beforeAll(async () => {
    if (missing !== undefined) return;
    const args = [command, "sandbox", "--port", "0", "--json", "--pace", "fast"];
    child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
    child.stderr?.on("data", (bytes) => (complaints += bytes));
    if (child.stdout === null) throw new Error("The command has no output.");
    const [line] = await once(createInterface({ input: child.stdout }), "line");
    const { url, journal, certificate, environment }: Announced = JSON.parse(line);
    read(journal).catch(() => {});
    const programs = Object.values(programsAt({ ...anywhere, url, certificate })).flat();
    for (const one of await runAll(programs, libraries, environment)) ran.set(one.program.id, one);
}, 900_000);

beforeEach(({ skip }) => {
    if (missing !== undefined) skip(`not run: ${missing}`);
});

afterAll(async () => {
    child?.kill("SIGINT");
    if (child?.exitCode === null) await once(child, "close");
});

describe.each(Object.entries(programsAt(anywhere)))("%s", (_way, programs) => {
    test.each(programs.map(({ id }) => id))("%s", (id) => {
        const { failure, stdout, saved, program } = ran.get(id) ?? {};
        const refusal = refusedBySdk[id];
        if (refusal) return expect(failure).toMatch(refusal);
        expect(failure).toBeUndefined();
        if (program?.prints !== undefined) expect(stdout?.trim()).toBe(program.prints);
        else expect([stdout?.trim(), ...(saved ?? [])].join("")).not.toBe("");
        if (program?.asks !== undefined) {
            expect([...seen.values()].map(({ url }) => url)).toContain(new URL(program.asks).href);
        }
    });
});

/** An allowed hint: a snippet uses the Hub's id if the catalogue has no id of the provider. */
const hubId = /is the model's id on the Hub; [\w-]+ calls it \S+$/;

test("every request was answered well, and nothing was wrong with it", () => {
    const odd = [...seen.values()].filter(
        ({ status, hint, leak }) => status >= 300 || leak !== undefined || (hint !== undefined && !hubId.test(hint)),
    );
    expect(odd.map(({ method, url, status, hint }) => ({ method, url, status, hint }))).toEqual([]);
    expect(seen.size).toBeGreaterThanOrEqual(ran.size);
});

test("nobody else was asked", () => {
    expect(complaints).toBe("");
});

test("no client is left out, nor a line", () => {
    const clients = new Set([...ran.keys()].map((id) => /(js|python|sh)\/[\w.-]+/.exec(id)?.[0]));
    for (const client of ["js/huggingface.js", "js/openai", "js/fetch", "python/huggingface_hub", "python/fal_client"])
        expect(clients).toContain(client);
    for (const client of ["python/openai", "python/requests", "sh/curl"]) expect(clients).toContain(client);
});
