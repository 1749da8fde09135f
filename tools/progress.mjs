// Shows the progress of steps, with one line for each finished step and its duration. A terminal shows the latest
// running step live, with a bar if it has a count. Other outputs get a line every few seconds with the steps that are
// running.

const beat = 4000;
const frame = 100;
const barWidth = 24;
const clearLine = "\r\u001b[K";

/**
 * @param {{ write: (text: string) => unknown, isTTY?: boolean, columns?: number }} out
 * @param {() => number} now a clock, in milliseconds
 */
export function showProgress(out = process.stdout, now = () => performance.now()) {
    const live = Boolean(out.isTTY) && !process.env["CI"];
    /** @type {Map<string, { title: string, since: number, count?: { done: number, total: number } }>} */
    const steps = new Map();
    const secondsOf = ({ since }) => `${((now() - since) / 1000).toFixed(1)} s`;
    const countOf = ({ done, total }) => `${live ? `${bar(done / Math.max(total, 1))} ` : ""}${done}/${total}`;
    const lineOf = (step) => [step.title, ...(step.count ? [countOf(step.count)] : []), secondsOf(step)].join("  ");
    const print = (line) => out.write(`${live ? clearLine : ""}${line}\n`);
    const draw = () => {
        const all = [...steps.values()];
        if (live) out.write(clearLine + (all.length > 0 ? lineOf(all.at(-1)).slice(0, (out.columns ?? 80) - 1) : ""));
        else if (all.length > 0) print(`  ${all.map(lineOf).join(", ")}`);
    };
    const timer = setInterval(draw, live ? frame : beat);
    timer.unref();
    return {
        /** @param {string} step the id of the step @param {string} title its title for people */
        begin(step, title) {
            steps.set(step, { title, since: now() });
            if (live) draw();
            else print(`${title}…`);
        },
        /** @param {string} step @param {number} done @param {number} total */
        count(step, done, total) {
            const found = steps.get(step);
            if (found) found.count = { done, total };
        },
        /** @param {string} step @param {string} [result] the final title */
        end(step, result) {
            const found = steps.get(step);
            if (!found) return;
            steps.delete(step);
            print(`✓ ${result ?? found.title}  ${secondsOf(found)}`);
        },
        /** @param {string} step @param {string} reason why it was skipped */
        leave(step, reason) {
            steps.delete(step);
            print(`– ${reason}`);
        },
        /** Prints a line that belongs to no step. @param {string} line */
        say: print,
        /** Stops all output. */
        close() {
            clearInterval(timer);
            if (live) out.write(clearLine);
        },
    };
}

/** @param {number} part a fraction from 0 to 1 */
function bar(part) {
    const full = Math.round(barWidth * part);
    return "█".repeat(full) + "░".repeat(barWidth - full);
}
