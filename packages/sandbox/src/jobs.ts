/** Jobs in a queue: they move on by one state each time that somebody looks. */
import type { Json } from "@callsheet/inference";

export type JobState = "queued" | "running" | "done" | "failed" | "cancelled";
export type JobEnd = "done" | "failed" | "cancelled" | "never";

export class Job {
    readonly id: string;
    readonly result: Json;
    readonly #end: JobEnd;
    readonly #looks: number;
    #looked = 0;

    constructor(id: string, result: Json, end: JobEnd, looks: number) {
        this.id = id;
        this.result = result;
        this.#end = end;
        this.#looks = looks;
    }

    /** What it is doing, without moving it on. */
    get state(): JobState {
        if (this.#looked > this.#looks || this.#looks === 0) {
            return this.#end === "never" ? "running" : this.#end;
        }
        return this.#looked <= 1 && this.#looks > 1 ? "queued" : "running";
    }

    look(): JobState {
        this.#looked += 1;
        return this.state;
    }

    /** Whoever asked for it can take it back, until it is done. */
    cancel(): Job {
        return new Job(this.id, this.result, "cancelled", 0);
    }
}

/** A sandbox that runs for days does not fill the memory. */
const mostJobs = 10_000;

export class Jobs {
    readonly #jobs = new Map<string, Job>();
    readonly #looks: number;
    #count = 0;

    /** @param looks how many looks find a job unfinished */
    constructor(looks: number) {
        this.#looks = looks;
    }

    submit(seed: string, result: (id: string) => Json, end: JobEnd): Job {
        this.#count += 1;
        const id = `job-${this.#count}-${seed}`;
        const job = new Job(id, result(id), end, this.#looks);
        this.#jobs.set(id, job);
        const [oldest] = this.#jobs.keys();
        if (this.#jobs.size > mostJobs && oldest !== undefined) this.#jobs.delete(oldest);
        return job;
    }

    find(id: string): Job | undefined {
        return this.#jobs.get(id);
    }

    cancel(id: string): void {
        const job = this.#jobs.get(id);
        if (job) this.#jobs.set(id, job.cancel());
    }

    clear(): void {
        this.#jobs.clear();
    }
}
