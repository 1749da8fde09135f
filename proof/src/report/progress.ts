/**
 * Counts finished programs, with a line for each tenth that says how long the rest takes.
 * @param now the time in milliseconds
 */
export function progress(total: number, write = console.log, now: () => number = Date.now): () => void {
    const step = Math.ceil(total / 10);
    const began = now();
    let done = 0;
    return () => {
        done += 1;
        if (done % step !== 0 && done !== total) return;
        const left = Math.ceil((((now() - began) / done) * (total - done)) / 1000);
        write(`${done} of ${total}${done === total ? "" : `, ${left} s left`}`);
    };
}
