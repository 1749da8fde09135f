import type { Terminal } from "../terminal.ts";
import type { Counts } from "./answer.ts";

/** A line at the bottom of the terminal that says how far it is. */
export type Progress = {
    readonly show: (counts: Counts) => void;
    /** Takes the line away, before something else is written. */
    readonly clear: () => void;
};

const hidden: Progress = { show: () => {}, clear: () => {} };

const pause = 100;

/** Shown on a terminal only, and not among snippets on the same terminal. */
export function progressOn({ stdout, stderr }: Terminal, now = performance.now.bind(performance)): Progress {
    if (!stderr.isTTY || stdout.isTTY) return hidden;
    const start = now();
    let shownAt = Number.NEGATIVE_INFINITY;
    let isThere = false;
    return {
        show: (counts) => {
            if (now() - shownAt < pause) return;
            shownAt = now();
            isThere = true;
            const rate = Math.round((counts.lines / Math.max(1, shownAt - start)) * 1000);
            stderr.write(`\r\u001b[K${inWords(counts)} ${grouped(rate)} lines/s`);
        },
        clear: () => {
            if (isThere) stderr.write("\r\u001b[K");
            isThere = false;
        },
    };
}

const grouped = (count: number): string => count.toLocaleString("en");

/** The counts as a sentence. What did not occur is left out, so that what did is seen. */
export function inWords({ lines, snippets, problems, without }: Counts): string {
    const more = [
        ...(without > 0 ? [`${grouped(without)} ${without === 1 ? "has" : "have"} none`] : []),
        ...(problems > 0 ? [`${grouped(problems)} passed over`] : []),
    ];
    const models = `${grouped(lines)} ${lines === 1 ? "line" : "lines"}`;
    return `${[`${models}: ${grouped(snippets)} ${snippets === 1 ? "snippet" : "snippets"}`, ...more].join("; ")}.`;
}
