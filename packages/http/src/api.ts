/** The service: the operations on their paths, in Hono. */
import { getLogger } from "@callsheet/inference/logger";
import { redact } from "@callsheet/inference/redaction";
import { Hono } from "hono";
import { accepts } from "hono/accepts";
import { bodyLimit } from "hono/body-limit";
import { documentOperation, maxBodyBytes, maxUrlCharacters } from "./openapi/document.ts";
import type { Operation } from "./operation.ts";
import { explainGet, explainPost } from "./operations/explain.ts";
import { model, models } from "./operations/models.ts";
import { snippets } from "./operations/snippets.ts";
import { task, tasks } from "./operations/tasks.ts";
import { Problem } from "./problem.ts";
import { queryReader } from "./read-query.ts";
import { answerResponse, optionsResponse, problemResponse } from "./respond.ts";

/** The options of the service. */
export type ApiOptions = {
    /** The path below which the service is: `/callsheet` for `/callsheet/v1/models`. Default: none. */
    readonly basePath?: string;
    /** How long browsers and caches may keep a response, in seconds, 0 or more. Default: 3600. */
    readonly maxAge?: number;
};

/** The service as a handler of requests, as web standards have it. */
export type Api = {
    /** Responds to a request. It never throws, and asks nobody. */
    readonly fetch: (request: Request) => Promise<Response>;
};

/**
 * Creates the HTTP service: snippets, models, tasks and explained errors. The same handler runs in Node, Deno, Bun,
 * service workers and edge workers. It needs no network, no file and no secret.
 *
 * @param options the path below which it is, and how long responses may be kept
 * @returns `{ fetch }`, as the default export of a worker has it
 * @throws TypeError for a base path that is no path
 * @example
 * import { createApi } from "@callsheet/http";
 *
 * const { fetch } = createApi();
 * const response = await fetch(new Request("http://localhost/v1/models?q=whisper"));
 * console.log(await response.json());
 */
export function createApi({ basePath = "", maxAge = 3600 }: ApiOptions = {}): Api {
    const base = basePath.replace(/\/$/, "");
    if (!/^(?:\/[\w.~-]+)*$/.test(base)) {
        throw new TypeError(
            `basePath is a path such as /callsheet, of letters, digits and - . _ ~; received "${basePath}".`,
        );
    }
    const app = new Hono();
    app.use(async ({ req }, next) => {
        const { pathname, search } = new URL(req.url);
        if (pathname.length + search.length > maxUrlCharacters) throw tooLong();
        await next();
    });
    for (const [path, some] of Map.groupBy([...operations, documentOperation(operations, base)], ({ path }) => path)) {
        const route = `${base}${path}`.replaceAll(/\{(\w+)\}/g, ":$1");
        const methods = methodsOf(some);
        for (const operation of some) register(app, route, operation, maxAge);
        app.options(route, () => optionsResponse(methods));
        app.all(route, ({ req }) => problemResponse(notAllowed(req.method, base + path, methods), { allow: methods }));
    }
    app.notFound(({ req }) => problemResponse(noSuchPath(req.path, base)));
    app.onError((error) => {
        if (error instanceof Problem) return problemResponse(error);
        getLogger().error(redact(error.stack ?? error.message));
        return problemResponse(unexpected());
    });
    return { fetch: async (request) => await app.fetch(request) };
}

function register(app: Hono, route: string, operation: Operation, maxAge: number): void {
    const readQuery = queryReader(operation);
    const isNegotiated = operation.givesText ?? false;
    const limit = bodyLimit({
        maxSize: maxBodyBytes,
        onError: () => {
            throw tooLarge();
        },
    });
    app.on(operation.method, route, limit, async (context) => {
        const { req } = context;
        const { search } = new URL(req.url);
        const answer = await operation.act({
            path: req.param(),
            query: readQuery(search),
            search,
            body: operation.takes === undefined ? "" : await req.text(),
            wantsText: isNegotiated && prefersText(context),
        });
        return await answerResponse(req.raw, answer, { maxAge, isNegotiated });
    });
}

/** The methods of a path, as the header `Allow` lists them. */
const methodsOf = (some: readonly Operation[]): string =>
    [...some.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])), "OPTIONS"].join(", ");

const noSuchPath = (path: string, base: string): Problem =>
    new Problem(404, {
        detail: `There is nothing at ${path.slice(0, 200)}.`,
        expected: `one of the paths ${[...new Set(operations.map((one) => base + one.path))].join(", ")}`,
        todo: `Read ${base}/openapi.json, which describes every path.`,
    });

const notAllowed = (method: string, path: string, methods: string): Problem =>
    new Problem(405, {
        detail: `${path} does not take ${method}.`,
        expected: `one of the methods ${methods}`,
        todo: "Send the request with one of these methods.",
    });

const tooLong = (): Problem =>
    new Problem(414, {
        detail: "The path and the query are too long.",
        expected: `at most ${maxUrlCharacters} characters`,
        todo: "Shorten the query. To explain a long error, POST its text to /v1/explain.",
    });

const tooLarge = (): Problem =>
    new Problem(413, {
        detail: "The body is too large.",
        expected: `at most ${maxBodyBytes} bytes`,
        todo: "Send the beginning and the end of the text: the message of an error is there.",
    });

const unexpected = (): Problem =>
    new Problem(500, {
        detail: "The service failed. This is a mistake of the service, not of the request.",
        todo: "Report the request that you sent.",
    });

const text = "text/plain";
const json = "application/json";

/** Whether a client prefers a plain text to JSON. Hono's own choice leaves out the wildcard, which stands for JSON too. */
const prefersText = (context: Parameters<typeof accepts>[0]): boolean =>
    accepts(context, {
        header: "Accept",
        supports: [json, text],
        default: json,
        match: (accepted, { supports }) => {
            const [best] = supports
                .map((type) => ({ type, ...weightOf(type, accepted) }))
                .toSorted((one, other) => other.q - one.q || other.precision - one.precision);
            return best?.type ?? json;
        },
    }) === text;

type Accepted = { readonly type: string; readonly q: number };

/** How much a client wants a media type: by the most precise range that has it. */
const weightOf = (type: string, accepted: readonly Accepted[]): { readonly q: number; readonly precision: number } => {
    const ranges = ["*/*", type.replace(/\/.*/, "/*"), type];
    const qualities = ranges.map((range) => accepted.find((one) => one.type.toLowerCase() === range)?.q);
    const precision = qualities.findLastIndex((q) => q !== undefined);
    return { q: qualities[precision] ?? 0, precision };
};

/** Every operation, in the order of the OpenAPI document. */
export const operations: readonly Operation[] = [snippets, models, model, tasks, task, explainGet, explainPost];
