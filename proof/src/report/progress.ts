/** Showing how far a run has come. */

/** Counts programs: at a terminal on one line, elsewhere a line for each tenth. */
export function progress(total: number, out = process.stdout): () => void {
    const step = out.isTTY ? 1 : Math.ceil(total / 10);
    let done = 0;
    return () => {
        done += 1;
        if (done % step !== 0 && done !== total) return;
        out.write(out.isTTY ? `\r${done} of ${total}${done === total ? "\n" : ""}` : `${done} of ${total}\n`);
    };
}
