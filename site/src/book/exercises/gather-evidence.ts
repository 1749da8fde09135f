/** Runs a program of an exercise in the page, once for each of its runs, and returns what it did. */
import { type Evidence, fileBytes, isCall, type SavedFile, type SentCall } from "@callsheet/exercises";
import type { ScriptedReply } from "@callsheet/sandbox/handler";
import { type RunEvent, runFailures } from "../../run/protocol.ts";
import { type Exchange, headerOf, joinedPieces, withRunEvent } from "../../run/results/exchanges.ts";
import type { Runner } from "../../run/runner.ts";
import type { ExerciseData } from "./exercise-data.ts";

export type OwnProgram = { readonly language: "python" | "js"; readonly code: string };

/** The page could not run the program, for a reason that is not the program's. */
export class NotRunError extends Error {
    override readonly name = "NotRunError";
    readonly event: Extract<RunEvent, { kind: "failed" }>;

    constructor(event: Extract<RunEvent, { kind: "failed" }>) {
        super(event.message);
        this.event = event;
    }
}

/** The token in the environment of a program that is judged. */
const token = "hf_ExerciseTokenOfThePage";

/**
 * @param signal ends the run
 * @param onEvent is told of progress
 * @returns what each run did; fewer runs if it was ended
 * @throws NotRunError
 */
export async function gatherEvidence(
    { files = {}, runs }: Pick<ExerciseData, "files" | "runs">,
    program: OwnProgram,
    runner: Runner,
    signal: AbortSignal,
    onEvent: (event: RunEvent) => void,
): Promise<readonly Evidence[]> {
    const all: Evidence[] = [];
    for (const [index, run] of runs.entries()) {
        const given = Object.entries({ ...files, ...run.files });
        const events = runner.run(
            {
                ...program,
                files: given.map(([name, file]) => ({ name, bytes: fileBytes(name, file) })),
                environment: { HF_TOKEN: token },
                network: "sandbox",
            },
            {
                signal,
                pace: "fast",
                seed: 101 + index,
                // The exercise's own data, which a test has read with the sandbox.
                replies: (run.replies ?? []) as readonly ScriptedReply[],
                faults: run.fail ?? [],
            },
        );
        const collected = collector();
        for await (const event of events) {
            onEvent(event);
            collected.take(event);
        }
        if (signal.aborted) return all;
        all.push(collected.evidence());
    }
    return all;
}

const notTheProgram: readonly string[] = [
    runFailures.notLoaded,
    runFailures.noPython,
    runFailures.notSupported,
    runFailures.notReached,
];

/** Collects the events of a run. */
function collector() {
    let exchanges: readonly Exchange[] = [];
    const saved = new Map<string, SavedFile>();
    let printed = "";
    let failure: Evidence["failure"];
    return {
        take(event: RunEvent): void {
            exchanges = withRunEvent(exchanges, event);
            if (event.kind === "output" && event.stream === "stdout") printed += event.text;
            if (event.kind === "file") saved.set(event.name, event);
            if (event.kind !== "failed") return;
            if (notTheProgram.includes(event.name)) throw new NotRunError(event);
            const { name, message, line, trace } = event;
            failure = { name, message, trace, ...(line !== undefined && { line }) };
        },
        evidence: (): Evidence => ({
            calls: exchanges.filter(isCall).map(sentCall),
            printed,
            saved: [...saved.values()],
            failure,
            token,
        }),
    };
}

function sentCall({ method, url, at, headers, body, response }: Exchange): SentCall {
    const byName = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
    return {
        ...{ method, url, at },
        headers: byName,
        body: bodyOf(byName["content-type"] ?? "", body),
        status: response?.status,
        response: response && new TextDecoder().decode(joinedPieces(response.pieces)),
        hint: response && headerOf(response.headers, "x-sandbox-hint"),
    };
}

function bodyOf(type: string, bytes: Uint8Array): unknown {
    if (bytes.length === 0) return undefined;
    if (!/^text\/|\bjson\b/i.test(type)) return { bytes: bytes.length };
    const text = new TextDecoder().decode(bytes);
    try {
        return JSON.parse(text);
    } catch {
        return text;
    }
}
