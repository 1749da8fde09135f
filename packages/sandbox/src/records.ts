/** The latest requests of a sandbox, limited in number and in bytes: it may run for days. */
import { defaultMaxBodyBytes } from "./body-limit.ts";
import { type HandlerRequest, type RecordedRequest, recordOf } from "./recorded-request.ts";

const maxRecords = 10_000;

type Kept = ReturnType<typeof recordOf> & {
    /** The bytes of its URL and its headers. */
    readonly headBytes: number;
    bodyBytes: number;
};

export class Records {
    /** The records, oldest first. */
    readonly list: RecordedRequest[] = [];
    readonly #kept: Kept[] = [];
    readonly #maxBytes: number;
    readonly #maxBodyBytes: number;
    #bytes = 0;
    /** The number of the first records whose bodies are not kept. */
    #withoutBody = 0;

    constructor(maxBodyBytes: number) {
        this.#maxBodyBytes = maxBodyBytes;
        // The body of the latest request is always kept.
        this.#maxBytes = Math.max(maxBodyBytes, defaultMaxBodyBytes);
    }

    /** The bytes of all records: of their URLs, their headers and the bodies that are kept. */
    get bytes(): number {
        return this.#bytes;
    }

    /** @param url with the real host */
    add(request: HandlerRequest, url: URL): RecordedRequest {
        const { record, forgetBody } = recordOf(request, url, this.#maxBodyBytes);
        const bodyBytes = record.isBodyKept ? record.bodyBytes : 0;
        const headBytes = [...record.headers].flat().reduce((sum, { length }) => sum + length, url.href.length);
        this.list.push(record);
        this.#kept.push({ record, forgetBody, headBytes, bodyBytes });
        this.#bytes += headBytes + bodyBytes;
        this.#evict();
        return record;
    }

    clear(): void {
        this.list.length = 0;
        this.#kept.length = 0;
        this.#bytes = 0;
        this.#withoutBody = 0;
    }

    /** Bodies go first, the oldest before the others; then whole records. */
    #evict(): void {
        while (this.#bytes > this.#maxBytes && this.#withoutBody < this.#kept.length - 1) {
            const oldest = this.#kept[this.#withoutBody];
            this.#withoutBody += 1;
            if (!oldest) return;
            oldest.forgetBody();
            this.#bytes -= oldest.bodyBytes;
            oldest.bodyBytes = 0;
        }
        while ((this.#bytes > this.#maxBytes && this.#kept.length > 1) || this.#kept.length > maxRecords) {
            const oldest = this.#kept.shift();
            this.list.shift();
            this.#bytes -= (oldest?.headBytes ?? 0) + (oldest?.bodyBytes ?? 0);
            this.#withoutBody = Math.max(0, this.#withoutBody - 1);
        }
    }
}
