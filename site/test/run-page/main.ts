/** The script of the page that tests run programs in. */
import type { RunnableProgram } from "../../src/run/protocol.ts";
import { pageRunner } from "../../src/run/run.ts";

Object.assign(window, {
    async runProgram(program: RunnableProgram, { stopAfterTurns, ...options }: { readonly stopAfterTurns?: number }) {
        const stop = new AbortController();
        const countDown = (turns: number): void => {
            if (turns === 0) stop.abort();
            else setTimeout(countDown, 10, turns - 1);
        };
        const events: unknown[] = [];
        for await (const event of pageRunner.run(program, { ...options, signal: stop.signal })) {
            events.push(event);
            if (event.kind === "started" && stopAfterTurns !== undefined) countDown(stopAfterTurns);
        }
        return events;
    },
});
