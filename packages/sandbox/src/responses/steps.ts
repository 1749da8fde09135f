/** Counts the work on a request, so that it ends whatever the request holds, and so that a test can read the count. */
export class Steps {
    readonly #most: number;
    #taken = 0;

    constructor(most = Number.POSITIVE_INFINITY) {
        this.#most = most;
    }

    /** The number of steps so far. */
    get taken(): number {
        return this.#taken;
    }

    /** The number of steps that may still be taken. */
    get left(): number {
        return this.#most - this.#taken;
    }

    /** Takes so many steps if they are left. @returns whether they were */
    take(count = 1): boolean {
        if (count > this.left) return false;
        this.#taken += count;
        return true;
    }
}
