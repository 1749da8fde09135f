/** Queued jobs: each poll advances a job by one state. */
import type { Json } from "@callsheet/inference/wire";

export type JobState = "queued" | "running" | "done" | "failed" | "cancelled";
type JobEnd = "done" | "failed" | "cancelled" | "never";

type JobOptions = { readonly owner?: string; readonly about?: Json };

export class Job {
    readonly id: string;
    /** Who sent it, and where: see `ServiceRequest`. */
    readonly owner: string;
    readonly result: Json;
    /** What its service keeps about it, beside the result. */
    readonly about: Json;
    /** The number of characters of both, as JSON. */
    readonly size: number;
    #end: JobEnd;
    #polls: number;
    #polled = 0;

    constructor(id: string, { owner = "", about = null }: JobOptions, result: Json, end: JobEnd, polls: number) {
        this.id = id;
        this.owner = owner;
        this.result = result;
        this.about = about;
        this.size = JSON.stringify([result, about]).length;
        this.#end = end;
        this.#polls = polls;
    }

    /** The current state. Reading it does not advance the job. */
    get state(): JobState {
        if (this.#polled > this.#polls || this.#polls === 0) {
            return this.#end === "never" ? "running" : this.#end;
        }
        return this.#polled <= 1 && this.#polls > 1 ? "queued" : "running";
    }

    poll(): JobState {
        this.#polled += 1;
        return this.state;
    }

    cancel(): void {
        this.#end = "cancelled";
        this.#polls = 0;
    }
}

/**
 * Limits, so that a sandbox that runs for days does not fill the memory: the jobs, and the characters of their results.
 */
const [maxJobs, maxCharacters] = [10_000, 32_000_000];

export class Jobs {
    readonly #jobs = new Map<string, Job>();
    readonly #polls: number;
    #count = 0;
    #characters = 0;

    /** @param polls number of polls that find a job unfinished */
    constructor(polls: number) {
        this.#polls = polls;
    }

    submit(seed: string, result: Json, end: JobEnd, options: JobOptions = {}): Job {
        this.#count += 1;
        const id = `job-${this.#count}-${seed}`;
        const job = new Job(id, options, result, end, this.#polls);
        this.#jobs.set(id, job);
        this.#characters += job.size;
        for (const [oldest, { size }] of this.#jobs) {
            if (this.#jobs.size <= maxJobs && (this.#characters <= maxCharacters || oldest === id)) break;
            this.#jobs.delete(oldest);
            this.#characters -= size;
        }
        return job;
    }

    find(id: string): Job | undefined {
        return this.#jobs.get(id);
    }

    /** The jobs of an owner, the latest first. */
    of(owner: string): readonly Job[] {
        return [...this.#jobs.values()].filter((job) => job.owner === owner).reverse();
    }

    clear(): void {
        this.#jobs.clear();
        this.#characters = 0;
    }
}
