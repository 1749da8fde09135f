import { ownSequence } from "../screen.ts";
import type { Terminal } from "../terminal.ts";
import type { Counts } from "./answer.ts";

/** A progress line at the bottom of the terminal. */
export type Progress = {
    readonly show: (counts: Counts) => void;
    /** Removes the line, before something else is written. */
    readonly clear: () => void;
};

const clearLine = ownSequence("\r\u001b[K");

const hidden: Progress = { show: () => {}, clear: () => {} };

const pause = 100;

/** Shows progress only if standard error is a terminal and the snippets go elsewhere. */
export function progressOn({ stdout, stderr }: Terminal): Progress {
    if (!stderr.isTTY || stdout.isTTY) return hidden;
    const start = performance.now();
    let shownAt = Number.NEGATIVE_INFINITY;
    let isThere = false;
    return {
        show: (counts) => {
            const now = performance.now();
            if (now - shownAt < pause) return;
            shownAt = now;
            isThere = true;
            const rate = Math.round((counts.lines / Math.max(1, now - start)) * 1000);
            stderr.write(`${clearLine}${summaryOf(counts)} ${grouped(rate)} lines/s`);
        },
        clear: () => {
            if (isThere) stderr.write(clearLine);
            isThere = false;
        },
    };
}

const grouped = (count: number): string => count.toLocaleString("en");

/** The counts as a sentence, without those that are zero. */
export function summaryOf({ lines, snippets, problems, without }: Counts): string {
    const more = [
        ...(without > 0 ? [`${grouped(without)} ${without === 1 ? "has" : "have"} none`] : []),
        ...(problems > 0 ? [`${grouped(problems)} passed over`] : []),
    ];
    const models = `${grouped(lines)} ${lines === 1 ? "line" : "lines"}`;
    return `${[`${models}: ${grouped(snippets)} ${snippets === 1 ? "snippet" : "snippets"}`, ...more].join("; ")}.`;
}
