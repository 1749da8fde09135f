/** Shows the progress of a run. */

const width = 24;

/**
 * Counts finished programs: on a terminal as a bar with the time left, elsewhere as one line for each tenth.
 * @param now the time in milliseconds
 */
export function progress(
    total: number,
    out: Pick<NodeJS.WriteStream, "isTTY" | "write"> = process.stdout,
    now: () => number = Date.now,
): () => void {
    const step = out.isTTY ? 1 : Math.ceil(total / 10);
    const began = now();
    let done = 0;
    return () => {
        done += 1;
        if (done % step !== 0 && done !== total) return;
        const timeLeft = timeText(((now() - began) / done) * (total - done));
        const count = `${done} of ${total}${done === total ? "" : `, ${timeLeft} left`}`;
        if (!out.isTTY) return void out.write(`${count}\n`);
        const full = Math.round((done / total) * width);
        const bar = "█".repeat(full) + "░".repeat(width - full);
        // Spaces cover the rest of a longer line before it.
        out.write(`\r${bar} ${count.padEnd(40)}${done === total ? "\n" : ""}`);
    };
}

/** Minutes, or seconds for the last of them. */
const timeText = (milliseconds: number): string =>
    milliseconds >= 90_000 ? `${Math.round(milliseconds / 60_000)} min` : `${Math.ceil(milliseconds / 1000)} s`;
