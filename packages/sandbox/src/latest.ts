/** What a sandbox keeps for later requests: its jobs and the files that were uploaded. */
import type { Json } from "@callsheet/inference/wire";

type Kept = {
    readonly id: string;
    /** Who sent it, and where: see `ServiceRequest`. */
    readonly owner: string;
};

/** Limits, so that a sandbox that runs for days does not fill the memory: the latest items are kept. */
type Limits = { readonly items: number; readonly size: number };

/** The latest items, limited in number and in size together; the last one is kept whatever its size. */
class Latest<Item extends Kept> {
    readonly #items = new Map<string, Item>();
    readonly #limits: Limits;
    readonly #sizeOf: (item: Item) => number;
    #size = 0;
    #count = 0;

    constructor(limits: Limits, sizeOf: (item: Item) => number) {
        this.#limits = limits;
        this.#sizeOf = sizeOf;
    }

    /** A new id. @param seed of its request: nobody else can guess the id */
    protected idOf(kind: string, seed: string): string {
        this.#count += 1;
        return `${kind}-${this.#count}-${seed}`;
    }

    protected keep(item: Item): Item {
        this.#items.set(item.id, item);
        this.#size += this.#sizeOf(item);
        for (const oldest of this.#items.keys()) {
            if (this.#items.size <= this.#limits.items && (this.#size <= this.#limits.size || oldest === item.id))
                break;
            this.delete(oldest);
        }
        return item;
    }

    find(id: string): Item | undefined {
        return this.#items.get(id);
    }

    /** The items of an owner, the latest first. */
    of(owner: string): readonly Item[] {
        return [...this.#items.values()].filter((item) => item.owner === owner).reverse();
    }

    delete(id: string): boolean {
        const item = this.#items.get(id);
        this.#size -= item ? this.#sizeOf(item) : 0;
        return this.#items.delete(id);
    }

    clear(): void {
        this.#items.clear();
        this.#size = 0;
        this.#count = 0;
    }
}

export type JobState = "queued" | "running" | "done" | "failed" | "cancelled";
type JobEnd = "done" | "failed" | "cancelled" | "never";

type JobOptions = { readonly owner?: string; readonly about?: Json };

/** A queued job: each poll advances it by one state. */
export class Job {
    readonly id: string;
    readonly owner: string;
    readonly result: Json;
    /** What its service keeps about it, beside the result. */
    readonly about: Json;
    #end: JobEnd;
    #polls: number;
    #polled = 0;

    constructor(id: string, { owner = "", about = null }: JobOptions, result: Json, end: JobEnd, polls: number) {
        this.id = id;
        this.owner = owner;
        this.result = result;
        this.about = about;
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

export class Jobs extends Latest<Job> {
    readonly #polls: number;

    /** @param polls number of polls that find a job unfinished */
    constructor(polls: number) {
        // The size is the number of characters of what is kept, as JSON.
        super({ items: 10_000, size: 32_000_000 }, ({ result, about }) => JSON.stringify([result, about]).length);
        this.#polls = polls;
    }

    submit(seed: string, result: Json, end: JobEnd, options: JobOptions = {}): Job {
        return this.keep(new Job(this.idOf("job", seed), options, result, end, this.#polls));
    }
}

/** A file that a program uploaded, for later requests that name it. */
export type Upload = Kept & {
    /** Its name, as the program has it. */
    readonly name: string;
    /** Its media type. */
    readonly type: string;
    /** What it is for, if the service asks. */
    readonly purpose?: string;
    readonly bytes: Uint8Array<ArrayBuffer>;
};

export class Uploads extends Latest<Upload> {
    constructor() {
        super({ items: 1000, size: 64 * 1024 * 1024 }, ({ bytes }) => bytes.length);
    }

    add(seed: string, file: Omit<Upload, "id">): Upload {
        return this.keep({ ...file, id: this.idOf("file", seed) });
    }

    /** Gives a file that was announced its content. */
    fill(id: string, content: Pick<Upload, "bytes" | "type">): Upload | undefined {
        const announced = this.find(id);
        if (!announced) return undefined;
        this.delete(id);
        return this.keep({ ...announced, ...content });
    }

    /** The file whose id is a segment of the URL's path. */
    at(url: string): Upload | undefined {
        if (!/^https?:/.test(url) || !URL.canParse(url)) return undefined;
        const segments = new URL(url).pathname.split("/");
        return segments.map((segment) => this.find(segment)).find((file) => file !== undefined);
    }
}
