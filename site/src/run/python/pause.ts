/**
 * Blocks the worker for a time. `Atomics.wait` needs shared memory. A page without cross-origin isolation has no
 * SharedArrayBuffer, but shared WebAssembly memory is available. No other thread has it, so only the timeout wakes us.
 */
const sharedCells = ((): Int32Array | undefined => {
    try {
        const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
        const cells = new Int32Array(buffer);
        Atomics.wait(cells, 0, 0, 0);
        return cells;
    } catch {
        return undefined;
    }
})();

/** Blocks for a time; without shared memory, in a busy loop. */
export function pause(milliseconds: number): void {
    if (sharedCells) {
        Atomics.wait(sharedCells, 0, 0, milliseconds);
        return;
    }
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
}
