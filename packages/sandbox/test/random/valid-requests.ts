/** Valid requests of every route and format, by `valid-requests.json`. Random requests are derived from them. */
import { randomNumbers } from "../../src/responses/seed.ts";
import table from "./valid-requests.json" with { type: "json" };

/** A seeded random source: the same seed gives the same requests. */
export type Chance = {
    /** An integer from 0 to below the limit. */
    readonly below: (limit: number) => number;
    /** True with the given probability. */
    readonly happens: (probability: number) => boolean;
    readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
};

export function createChance(seed: number): Chance {
    const next = randomNumbers(seed);
    const below = (limit: number) => Math.floor(next() * limit);
    return {
        below,
        happens: (probability) => next() < probability,
        pick: (items) => items[below(items.length)] ?? items[0],
    };
}

const tokens = ["hub", "key", "Key", "none"] as const;

export type ValidRequest = {
    readonly method: string;
    readonly url: string;
    /** `hub` is a Hub token, `key` a provider's key, `Key` a provider's key with the scheme `Key`. */
    readonly token: (typeof tokens)[number];
    readonly body?: object | Uint8Array<ArrayBuffer>;
    /** The Content-Type of a body that is not JSON. */
    readonly type?: string;
};

/** A line of the table: its address, by the token or the kind of address, and its body. */
type Line = {
    readonly [Kind in ValidRequest["token"] | "task" | "form"]?: string;
} & {
    readonly method?: string;
    readonly body?: object;
    /** The model of a chat. */
    readonly chat?: string;
    readonly file?: string;
};

const router = "https://router.huggingface.co";
const [drawing, others]: readonly (readonly Line[])[] = [table.drawing, table.others];

const fileOf = (head: readonly number[], length: number): Uint8Array<ArrayBuffer> => {
    const bytes = new Uint8Array(length);
    bytes.set(head);
    return bytes;
};

/** An image of one pixel. */
const point = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=";

/** The smallest valid files: they are part of a million requests. */
const files = {
    png: new Uint8Array(Buffer.from(point, "base64")),
    /** A FLAC header without frames: 44.1 kHz, 16 bits, one channel. */
    flac: fileOf([0x66, 0x4c, 0x61, 0x43, 0x80, 0, 0, 34, 16, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0x0a, 0xc4, 0x40, 0xf0], 42),
    /** One silent frame. */
    mp3: fileOf([0xff, 0xfb, 0x90, 0xc4], 417),
} as const;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
const [png, flac, mp3] = [base64(files.png), base64(files.flac), base64(files.mp3)];

/** @param jobs ids of jobs from earlier responses */
export function validRequest(chance: Chance, jobs: readonly string[]): ValidRequest {
    const { happens, below } = chance;
    const any = <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)];
    const { text = "", model = "" } = { text: any(table.values.text), model: any(table.values.model) };
    const job = any(jobs) ?? "job-1-0123456789abcdef";
    const values: Record<string, string> = { text, model, job, png, flac, mp3, image: `data:image/png;base64,${png}` };
    // Generating media takes a hundred times as long as text.
    const line = any((happens(0.01) ? drawing : others) ?? []) ?? {};
    return line.form === undefined ? { ...addressOf(line), ...bodyOf(line) } : form(chance, router + line.form);

    function addressOf({ task, method = line.body || line.chat || line.file ? "POST" : "GET", ...rest }: Line) {
        if (task !== undefined) return { method, ...taskAddress(task) };
        const token = tokens.find((name) => rest[name] !== undefined) ?? "none";
        const url = filledText(rest[token] ?? "");
        const start = happens(0.3) ? `http://127.0.0.1:8787/${router.slice(8)}` : router;
        return { method, token, url: url.startsWith("/") ? start + url : url };
    }

    /** A task is served below a model and at an endpoint. */
    function taskAddress(task: string): Pick<ValidRequest, "token" | "url"> {
        if (happens(0.1)) return { token: "none", url: `http://localhost:1/endpoints/${task}` };
        const model = any([`any/${task}`, "me/thing", "gpt2"]);
        return { token: "hub", url: `${router}/hf-inference/models/${model}` };
    }

    function bodyOf({ body, chat, file }: Line): Pick<ValidRequest, "body" | "type"> {
        if (file === "png") return { body: files.png, type: "image/png" };
        if (file !== undefined) return { body: files.flac, type: "audio/flac" };
        const template = chat === undefined ? body : { ...table.chat, model: chat };
        return template === undefined ? {} : { body: Object(filled(template)) };
    }

    function filledText(template: string): string {
        return template
            .replaceAll(/\{([^{}$]*\|[^{}]*)\}/g, (_, options: string) => any(options.split("|")) ?? "")
            .replaceAll(/\{\$(\w+)\}/g, (_, name: string) => values[name] ?? "");
    }

    function filled(template: unknown): unknown {
        if (typeof template === "string") return template.includes("{") ? filledText(template) : template;
        if (Array.isArray(template)) return template.map(filled);
        if (typeof template !== "object" || template === null) return template;
        const fields = Object.entries(template);
        const [[name, value] = []] = fields;
        if (name === "pick" && Array.isArray(value)) return filled(any(value));
        if (name === "below") return 1 + below(Number(value));
        return Object.fromEntries(
            fields
                .filter(([key]) => !key.startsWith("?") || happens(0.25))
                .map(([key, one]) => [key.replace(/^\?/, ""), filled(one)]),
        );
    }
}

/** A multipart form with a file and fields. */
function form({ pick, happens }: Chance, url: string): ValidRequest {
    const boundary = pick(["b", "----WebKitFormBoundary7", "a b", "x".repeat(70)]);
    const part = (head: string, content: Uint8Array | string) =>
        Buffer.concat([
            Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
            Buffer.from(content),
            Buffer.from("\r\n"),
        ]);
    const file = part(
        `name="file"; filename="${pick(["a.flac", "a", "a.exe", "અ.flac"])}"\r\nContent-Type: audio/flac`,
        files.flac,
    );
    const fields = [
        part('name="model"', "together/any--automatic-speech-recognition"),
        ...(happens(0.3) ? [part('name="response_format"', "verbose_json")] : []),
    ];
    const parts = happens(0.5) ? [file, ...fields] : [...fields, file];
    return {
        method: "POST",
        url,
        token: "hub",
        body: new Uint8Array(Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])),
        type: `multipart/form-data; boundary=${happens(0.5) ? `"${boundary}"` : boundary}`,
    };
}
