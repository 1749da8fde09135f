/** Counts the work on a request, so that it ends whatever the request holds. A test reads the count; a clock it would not. */
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
