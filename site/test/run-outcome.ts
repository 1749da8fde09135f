/** Judges a run in the page as the proof judges one on a computer. */
import type { Page } from "playwright-core";
import { tokensFor } from "../../verify/proof/src/environment.ts";
import { type Happened, judge } from "../../verify/proof/src/judge/judge.ts";
import { problemText } from "../../verify/proof/src/judge/problem.ts";
import type { Exchange } from "../../verify/proof/src/network/recording-proxy.ts";
import type { Program } from "../../verify/proof/src/program.ts";
import type { RunEvent } from "../src/run/protocol.ts";
import { runIn } from "./run-page.ts";

/** Runs a program of the proof in the page, in the same environment, and returns the problems that the judge finds. */
export async function problemsInPage(page: Page, program: Program): Promise<readonly string[]> {
    const { id, language, models } = program;
    if (language === "sh") throw new TypeError(`${id} is of the shell, which no page runs.`);
    const tokens = tokensFor(program.environment);
    const files = [...program.files].map(([name, bytes]) => ({ name, bytes: new Uint8Array(bytes) }));
    const run = { language, code: program.content, files, environment: tokens, network: "sandbox" } as const;
    const known = typeof models === "string" ? {} : models;
    const events = await runIn(page, run, { pace: "fast", queuePolls: 1, models: known });
    const { problems } = await judge(program, runOutcome(events), tokens);
    return problems.map((problem) => `${id}: ${problemText(problem)}`);
}

type Of<Kind extends RunEvent["kind"]> = Extract<RunEvent, { kind: Kind }>;

/** The events of a run in the form that the judge reads. */
export function runOutcome(events: readonly RunEvent[]): Happened {
    const eventsOf = <Kind extends RunEvent["kind"]>(kind: Kind): Of<Kind>[] =>
        events.filter((event): event is Of<Kind> => event.kind === kind);
    const printed = (stream: "stdout" | "stderr"): string =>
        eventsOf("output")
            .filter((one) => one.stream === stream)
            .map(({ text }) => text)
            .join("");
    const [failed] = eventsOf("failed");
    const [ended] = eventsOf("ended");
    return {
        failure: failed ? `failed with ${failed.name}: ${failed.message}` : ended ? undefined : "did not end",
        stdout: printed("stdout"),
        stderr: printed("stderr") + (failed?.trace ?? ""),
        exchanges: eventsOf("request").map((request) => exchangeOf(request, events)),
        broken: [],
        saved: new Map(eventsOf("file").map(({ name, bytes }) => [name, bytes])),
    };
}

function exchangeOf({ id, method, url, headers, body }: Of<"request">, events: readonly RunEvent[]): Exchange {
    const own = events.filter((event) => "id" in event && event.id === id);
    const response = own.find((event): event is Of<"response"> => event.kind === "response");
    const pieces = own.flatMap((event) => (event.kind === "piece" ? [event.bytes] : []));
    const isWhole = own.some(({ kind }) => kind === "response-end");
    const headersOf = (entries: Of<"request">["headers"]) => new Headers(entries.map(([...entry]) => entry));
    const answered = response && headersOf(response.headers);
    return {
        method,
        url,
        headers: headersOf(headers),
        body,
        response:
            response && isWhole
                ? {
                      status: response.status,
                      type: answered?.get("content-type") ?? "",
                      body: new Uint8Array(Buffer.concat(pieces)),
                  }
                : undefined,
        hint: answered?.get("x-sandbox-hint") ?? undefined,
        leak: undefined,
    };
}
