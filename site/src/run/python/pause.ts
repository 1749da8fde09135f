/**
 * Waiting in the middle of a function. A worker may wait on memory that is shared, and although a page like ours is given
 * none, WebAssembly's memory can be: nobody else has it, so that only the time wakes the worker.
 */
const clock = ((): Int32Array | undefined => {
    try {
        const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
        const cells = new Int32Array(buffer);
        Atomics.wait(cells, 0, 0, 0);
        return cells;
    } catch {
        return undefined;
    }
})();

/** Waits; where the browser has nothing to wait on, it looks at the time until it has passed. */
export function pause(milliseconds: number): void {
    if (clock) {
        Atomics.wait(clock, 0, 0, milliseconds);
        return;
    }
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
}
