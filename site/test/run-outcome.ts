/** Converts the events of a run into the form that the proof's judge reads. */

import type { Happened } from "../../proof/src/judge/judge.ts";
import type { Exchange } from "../../proof/src/network/recording-proxy.ts";
import type { RunEvent } from "../src/run/protocol.ts";

type Of<Kind extends RunEvent["kind"]> = Extract<RunEvent, { kind: Kind }>;

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
