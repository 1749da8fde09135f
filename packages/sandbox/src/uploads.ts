/** The files that programs upload, for later requests that name them. */

export type Upload = {
    readonly id: string;
    /** Who sent it, and where: see `ServiceRequest`. */
    readonly owner: string;
    /** Its name, as the program has it. */
    readonly name: string;
    /** Its media type. */
    readonly type: string;
    /** What it is for, if the service asks. */
    readonly purpose?: string;
    readonly bytes: Uint8Array<ArrayBuffer>;
};

/** Limits, so that a sandbox that runs for days does not fill the memory: the latest files are kept. */
const [maxFiles, maxBytes] = [1000, 64 * 1024 * 1024];

export class Uploads {
    readonly #files = new Map<string, Upload>();
    #bytes = 0;
    #count = 0;

    /** @param seed of its request: nobody else can guess the id */
    add(seed: string, file: Omit<Upload, "id">): Upload {
        this.#count += 1;
        return this.#keep({ ...file, id: `file-${this.#count}-${seed}` });
    }

    /** Gives a file that was announced its content. */
    fill(id: string, content: Pick<Upload, "bytes" | "type">): Upload | undefined {
        const announced = this.#files.get(id);
        if (!announced) return undefined;
        this.delete(id);
        return this.#keep({ ...announced, ...content });
    }

    #keep(upload: Upload): Upload {
        this.#files.set(upload.id, upload);
        this.#bytes += upload.bytes.length;
        for (const oldest of this.#files.keys()) {
            if (this.#files.size <= maxFiles && (this.#bytes <= maxBytes || oldest === upload.id)) break;
            this.delete(oldest);
        }
        return upload;
    }

    find(id: string): Upload | undefined {
        return this.#files.get(id);
    }

    /** The file whose id is a segment of the URL's path. */
    at(url: string): Upload | undefined {
        if (!/^https?:/.test(url) || !URL.canParse(url)) return undefined;
        const segments = new URL(url).pathname.split("/");
        return segments.map((segment) => this.#files.get(segment)).find((file) => file !== undefined);
    }

    /** The files of an owner, the latest first. */
    of(owner: string): readonly Upload[] {
        return [...this.#files.values()].filter((file) => file.owner === owner).reverse();
    }

    delete(id: string): boolean {
        this.#bytes -= this.#files.get(id)?.bytes.length ?? 0;
        return this.#files.delete(id);
    }

    clear(): void {
        this.#files.clear();
        this.#bytes = 0;
        this.#count = 0;
    }
}
