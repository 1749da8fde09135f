/** The short status of a run, which screen readers announce when it changes. */
import { fill } from "../../words/format.ts";
import { type PanelState, refusedExchange } from "./panel-state.ts";
import { megabytes, type PanelWords } from "./panel-words.ts";
import type { ProgramLanguage } from "./run-session.ts";

export function statusText({ phase, run }: PanelState, language: ProgramLanguage, words: PanelWords["words"]): string {
    switch (phase) {
        case "ready":
        case "asking":
            return "";
        case "refused":
            return words.notJson;
        case "preparing":
            return words.starting;
        case "running":
            if (run.hasStarted) return words.running;
            if (run.step) return words.steps[run.step];
            // Without the progress, which would be announced again and again.
            return run.loading ? fill(words.loadingSaid, { megabytes: megabytes(run.loading.total) }) : words.starting;
        case "ended": {
            if (run.wasStopped) return words.stopped;
            const hasFailed = run.failure !== undefined || (language === "http" && refusedExchange(run) !== undefined);
            return hasFailed ? words.failed : fill(words.done, { seconds: (run.milliseconds / 1000).toFixed(1) });
        }
    }
}
