/** The service as its users see it: requests and responses. */
import { taskIds } from "@callsheet/inference/tasks";
import { clients } from "@callsheet/snippets";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createApi, operations } from "./api.ts";

const api = createApi();

const send = (path: string, init?: RequestInit) => api.fetch(new Request(`http://localhost${path}`, init));

/** The JSON of a response. */
async function json(path: string, init?: RequestInit) {
    const response = await send(path, init);
    return { status: response.status, type: response.headers.get("content-type"), body: await response.json() };
}

const whisper = "/v1/snippets?model=openai/whisper-large-v3";
const plain = { headers: { accept: "text/plain" } };

describe("snippets", () => {
    test("are written for every library, with the command that installs it", async () => {
        const { status, body } = await json(whisper);
        expect(status).toBe(200);
        expect(body).toMatchObject({ model: "openai/whisper-large-v3", task: "automatic-speech-recognition" });
        expect(body.snippets).toContainEqual({
            language: "python",
            client: "requests",
            variant: expect.any(String),
            install: "pip install requests",
            content: expect.stringContaining("import requests"),
        });
        expect(body.snippets).toContainEqual(expect.objectContaining({ client: "curl", install: null }));
    });

    test("come as one program in plain text, where a client is named and text is preferred", async () => {
        const response = await send(`${whisper}&client=curl`, plain);
        expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
        expect(response.headers.get("vary")).toBe("Accept");
        expect(await response.text()).toMatch(/^curl /);
        const { type } = await json(`${whisper}&client=curl`, { headers: { accept: "text/*;q=0.5, */*" } });
        expect(type).toBe("application/json");
        const usual = await json(`${whisper}&client=curl`, {
            headers: { accept: "application/json, text/plain, */*" },
        });
        expect(usual.type).toBe("application/json");
    });

    test("in plain text are one program: without a client, which one is not said", async () => {
        const { status, body } = await json(whisper, plain);
        expect(status).toBe(406);
        expect(body.todo).toContain("client=");
    });

    test("take what a link to the generator has", async () => {
        const chat = await json(`/v1/snippets?message=Hello%20there&max_tokens=7&client=openai&stream=true`);
        expect(chat.body.snippets).toHaveLength(1);
        expect(chat.body.snippets[0]).toMatchObject({ language: "python", client: "openai" });
        expect(chat.body.snippets[0].content).toMatch(/Hello there.*max_tokens=7/s);
        const both = await json(`/v1/snippets?client=curl&beside=js/fetch`);
        expect(both.body.snippets.map(({ client }: { client: string }) => client).sort()).toEqual(["curl", "fetch"]);
    });

    test("say why a library cannot make the call", async () => {
        const path = "/v1/snippets?task=text-to-image&provider=fal-ai&model=me/mine";
        const { body } = await json(`${path}&client=curl`);
        expect(body).toMatchObject({ snippets: [], leftOut: [{ client: "curl", why: expect.stringContaining("id") }] });
        const text = await json(`${path}&client=curl`, plain);
        expect(text).toMatchObject({ status: 422, body: { detail: body.leftOut[0].why } });
    });

    test.each([
        ["model=me/mine", 422, { detail: /has no model "me\/mine"/, todo: /task=/ }],
        ["model=openai/wisper-large-v3", 422, { todo: /Did you mean openai\/whisper-large-v3/ }],
        ["model=not+a+model&task=fill-mask", 422, { parameter: /model/, detail: /owner\/name|cannot be read/ }],
        ["model=openai/Whisper-large-v3", 422, { parameter: /model/, todo: /Did you mean openai\/whisper-large-v3\?/ }],
        [
            "task=text-to-image&parameters=%7B%22widht%22:9%7D",
            422,
            { parameter: /parameters/, detail: /no parameter "widht"/, todo: /Did you mean width\?/ },
        ],
        ["provider=togehter", 400, { parameter: /provider/, expected: /one of .*together/, todo: /mean together/ }],
        ["modle=me/mine", 400, { parameter: /modle/, todo: /Did you mean model/ }],
        ["model=a/b&model=c/d", 400, { detail: /more than once/ }],
        ["stream=yes", 400, { expected: /one of true, false/ }],
        ["provider=groq&task=text-to-image", 422, { detail: /groq does not serve/, expected: /fal-ai/ }],
        ["endpoint=nowhere", 422, { parameter: /endpoint/, expected: /URL/ }],
        ["task=audio-classification&inputs=", 422, { parameter: /inputs/ }],
        ["parameters=%5B%5D", 422, { parameter: /parameters/, expected: /JSON object/ }],
        ["task=text-to-image&width=wide", 422, { parameter: /parameters/, todo: /\/v1\/tasks\/text-to-image/ }],
        ["language=js&client=curl", 422, { detail: /js\/curl/, expected: /js\/fetch/ }],
    ])("%s is a problem: %i", async (query, status, facts) => {
        const response = await json(`/v1/snippets?${query}`);
        expect(response).toMatchObject({ status, type: "application/problem+json" });
        expect(response.body).toMatchObject({ type: "about:blank", status, todo: expect.stringMatching(/./) });
        for (const [name, pattern] of Object.entries(facts)) expect(response.body[name]).toMatch(pattern);
    });
});

describe("a name that may be right is noted, in", () => {
    const path = "/v1/snippets?model=black-forest-labs/FLUX.1-dev&client=curl&parameters=";
    const strange = `${path}${encodeURIComponent('{"sharpness":2,"નામ":1}')}`;

    test("JSON", async () => {
        const { body } = await json(strange);
        expect(body.notes).toEqual([
            expect.stringContaining('no parameter "sharpness"'),
            expect.stringContaining('no parameter "નામ"'),
        ]);
        expect((await json(`${path}%7B%22width%22:512%7D`)).body.notes).toEqual([]);
        expect((await json(`${path}%7B%22negative_prompt%22:%22x%22%7D`)).body.notes).toEqual([
            expect.stringContaining("negative_prompt changes nothing"),
        ]);
    });

    test("the header of a plain text", async () => {
        const { headers } = await send(strange, plain);
        expect(JSON.parse(headers.get("callsheet-notes") ?? "")).toEqual((await json(strange)).body.notes);
        expect(headers.get("access-control-expose-headers")).toContain("Callsheet-Notes");
    });
});

describe("models", () => {
    test("are found by text, task and provider, a page at a time", async () => {
        const { body } = await json("/v1/models?q=whisper&provider=fal-ai&limit=1");
        expect(body.models).toHaveLength(1);
        expect(body.models[0].mappings).toContainEqual(expect.objectContaining({ provider: "fal-ai" }));
        const all = await json("/v1/models?limit=100");
        const rest = await json("/v1/models?limit=100&offset=1");
        expect(rest.body.models[0]).toEqual(all.body.models[1]);
        expect(all.body.total).toBeGreaterThan(all.body.models.length);
    });

    test("have an address of their own", async () => {
        const { body } = await json("/v1/models/openai/whisper-large-v3");
        expect(body).toMatchObject({ id: "openai/whisper-large-v3", task: "automatic-speech-recognition" });
        const wrong = await json("/v1/models/openai/wisper-large-v3");
        expect(wrong).toMatchObject({ status: 404, body: { todo: expect.stringContaining("whisper-large-v3") } });
    });

    test.each(["limit=0", "limit=101", "limit=1.5", "limit=", "offset=-1"])("%s is a problem", async (query) => {
        const { status, body } = await json(`/v1/models?${query}`);
        expect([status, body.expected]).toEqual([400, expect.stringMatching(/^a whole number from \d+ to \d+$/)]);
    });
});

describe("tasks", () => {
    test("are listed", async () => {
        const { body } = await json("/v1/tasks");
        expect(body.tasks.map(({ id }: { id: string }) => id)).toEqual(taskIds);
    });

    test.each(taskIds)("%s has its schema, an example, models and providers", async (task) => {
        const { status, body } = await json(`/v1/tasks/${task}`);
        expect(status).toBe(200);
        expect(body.schema).toMatchObject({ title: task, type: "object" });
        expect(body.example.inputs).toBeDefined();
        expect(body.providers).not.toEqual([]);
    });

    test("that are none have near names", async () => {
        const { status, body } = await json("/v1/tasks/text-to-imag");
        expect([status, body.todo]).toEqual([404, expect.stringMatching(/^Did you mean text-to-image\b/)]);
    });
});

describe("errors", () => {
    const error = "openai.RateLimitError: Error code: 429 - meta-llama/Llama-3.1-8B-Instruct:nscale";

    test("are explained, with the call as it works", async () => {
        const { body } = await json(`/v1/explain?text=${encodeURIComponent(error)}`);
        expect(body).toMatchObject({
            id: "too-many-requests",
            because: [expect.stringContaining("429")],
            snippet: { provider: "nscale", client: "openai", content: expect.stringContaining("from openai import") },
        });
    });

    test("are explained from a body of any media type, in Gujarati too", async () => {
        const explained = await json("/v1/explain?language=gu", { method: "POST", body: new URLSearchParams(error) });
        expect(explained).toMatchObject({ status: 200, body: { title: expect.stringMatching(/[\u0A80-\u0AFF]/) } });
    });

    test("that are not known are 404, in the language asked for", async () => {
        expect(await json("/v1/explain?text=All+is+well.")).toMatchObject({ status: 404 });
        const { body } = await json("/v1/explain?language=gu&text=All+is+well.");
        expect(body.detail).toMatch(/[\u0A80-\u0AFF]/);
    });

    test("do not give a token back, and are not cached with it", async () => {
        const key = "hf_0123456789abcdefghij";
        const response = await send(`/v1/explain?text=401+Unauthorized:+Invalid+token+${key}`);
        expect(response.headers.get("cache-control")).toBe("no-store");
        const text = await response.text();
        expect(text).not.toContain(key);
        expect(JSON.parse(text).keys).toEqual(["hf_…"]);
    });

    test("need a text, and not too much of it", async () => {
        expect(await json("/v1/explain")).toMatchObject({
            status: 400,
            body: { detail: "The parameter text is missing." },
        });
        expect(await json("/v1/explain", { method: "POST" })).toMatchObject({ status: 400 });
        const tooLong = "x".repeat(70_000);
        expect(await json("/v1/explain", { method: "POST", body: tooLong })).toMatchObject({ status: 413 });
        const stream = new Blob([tooLong]).stream();
        const streamed = { method: "POST", body: stream, duplex: "half" } as RequestInit;
        expect(await json("/v1/explain", streamed)).toMatchObject({ status: 413 });
        expect(await json(`/v1/explain?text=${"x".repeat(9000)}`)).toMatchObject({ status: 414 });
    });
});

describe("over HTTP", () => {
    test("a response is not sent twice to a client that has it", async () => {
        const first = await send("/v1/tasks");
        const tag = first.headers.get("etag") ?? "";
        expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
        for (const header of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
            const again = await send("/v1/tasks", { headers: { "if-none-match": header } });
            expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", tag]);
            expect(again.headers.get("access-control-allow-origin")).toBe("*");
        }
        expect((await send("/v1/tasks", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
        expect((await send("/v1/tasks/none", { headers: { "if-none-match": "*" } })).status).toBe(404);
    });

    test("responses may be kept as long as they are told, problems are not kept", async () => {
        const { fetch } = createApi({ maxAge: 60 });
        const response = await fetch(new Request("http://localhost/v1/tasks"));
        expect(response.headers.get("cache-control")).toBe("public, max-age=60");
        expect((await send("/v1/none")).headers.get("cache-control")).toBe("no-store");
    });

    test("HEAD has the headers of GET, and no body", async () => {
        const [head, get] = [await send("/v1/tasks", { method: "HEAD" }), await send("/v1/tasks")];
        expect(await head.text()).toBe("");
        expect([...head.headers]).toEqual([...get.headers]);
    });

    test("OPTIONS says what a path takes, also to a browser that asks before it sends", async () => {
        const response = await send("/v1/explain", { method: "OPTIONS" });
        expect(response.status).toBe(204);
        for (const name of ["allow", "access-control-allow-methods"]) {
            expect(response.headers.get(name)).toBe("GET, HEAD, POST, OPTIONS");
        }
    });

    test("other methods and other paths are problems that say what there is", async () => {
        const response = await send("/v1/tasks", { method: "DELETE" });
        expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
        expect(await json("/v1/task")).toMatchObject({
            status: 404,
            body: { expected: expect.stringContaining("/v1/tasks") },
        });
        expect(await json("/v1/tasks/", { method: "PUT" })).toMatchObject({ status: 404 });
    });

    test("everybody may read", async () => {
        for (const path of ["/v1/tasks", "/v1/none", "/openapi.json"]) {
            const { headers } = await send(path, { headers: { origin: "https://example.org" } });
            expect(headers.get("access-control-allow-origin")).toBe("*");
            expect(headers.get("x-content-type-options")).toBe("nosniff");
        }
    });

    test("no request makes the service fail", async () => {
        const names = ["model", "task", "client", "q", "limit", "text", "inputs", "parameters", "endpoint", "width"];
        const values = fc.oneof(fc.string({ unit: "binary" }), fc.json(), fc.constantFrom(...taskIds, "curl", "%"));
        const query = fc.dictionary(fc.constantFrom(...names), values, { maxKeys: 4 });
        const paths = operations.map(({ path }) => path);
        const accept = fc.constantFrom("text/plain", "*/*", "", "text/plain;q=2");
        await fc.assert(
            fc.asyncProperty(
                fc.constantFrom(...paths),
                query,
                fc.webPath(),
                accept,
                async (path, query, part, accept) => {
                    const filled = path.replaceAll(/\{\w+\}/g, encodeURI(part.replaceAll(/[?#/]/g, "") || "x"));
                    const { status } = await send(`${filled}?${new URLSearchParams(query)}`, { headers: { accept } });
                    expect(status).toBeLessThan(500);
                },
            ),
        );
    });
});

describe("below a base path", () => {
    const { fetch } = createApi({ basePath: "/call/sheet/" });
    const get = async (path: string) => {
        const response = await fetch(new Request(`http://localhost${path}`));
        return { status: response.status, body: await response.json() };
    };

    test("every path is there, and only there", async () => {
        expect(await get("/call/sheet/v1/models/openai/whisper-large-v3")).toMatchObject({ status: 200 });
        expect(await get("/call/sheet/openapi.json")).toMatchObject({ body: { servers: [{ url: "/call/sheet" }] } });
        for (const path of ["/v1/tasks", "/call/v1/tasks", "/call/sheet", "/call/sheet/v1/task"]) {
            const { status, body } = await get(path);
            expect([status, body.todo]).toEqual([404, "Read /call/sheet/openapi.json, which describes every path."]);
            expect(body.expected).toContain("/call/sheet/v1/tasks");
        }
    });

    test.each(["callsheet", "/a b", "//", "/{id}", "https://example.org/a"])("%j is none", (basePath) => {
        expect(() => createApi({ basePath })).toThrow(TypeError);
    });
});

describe("the OpenAPI document", () => {
    test("keeps what the default rules of linters ask for", async () => {
        const { body } = await json("/openapi.json");
        expect(body.servers).toEqual([{ url: "/", description: expect.stringMatching(/./) }]);
        expect(body.security).toEqual([]);
        expect(body.info).toMatchObject({ title: expect.any(String), license: { name: "MIT", identifier: "MIT" } });
        type Described = { readonly operationId: string; readonly summary: string; readonly responses: object };
        const described: readonly Described[] = Object.values(body.paths).flatMap((path) =>
            Object.values(Object(path)),
        );
        expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(described.length);
        for (const { operationId, summary, responses } of described) {
            expect(operationId).toMatch(/^[a-zA-Z]+$/);
            expect(summary).toMatch(/./);
            expect(Object.keys(responses).filter((status) => /^2/.test(status))).not.toEqual([]);
            expect(Object.keys(responses).filter((status) => /^4/.test(status))).not.toEqual([]);
        }
        for (const path of Object.keys(body.paths)) expect(path).toMatch(/^\/.*[^/]$/);
        const used = new Set(JSON.stringify(body).match(/#\/components\/\w+\/\w+/g));
        const defined = Object.entries<object>(body.components).flatMap(([kind, parts]) =>
            Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
        );
        expect([...used].sort()).toEqual(defined.sort());
    });

    test("describes every operation and itself, with its parameters", async () => {
        const { body } = await json("/openapi.json");
        expect(body.openapi).toBe("3.1.0");
        for (const { path, method } of operations) expect(body.paths[path]).toHaveProperty(method.toLowerCase());
        expect(body.paths).toHaveProperty(["/openapi.json", "get"]);
        const [limit] = body.paths["/v1/models"].get.parameters.filter(
            ({ name }: { name: string }) => name === "limit",
        );
        expect(limit).toEqual({
            name: "limit",
            in: "query",
            required: false,
            description: "The most models to list.",
            schema: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        });
    });

    test("names each library of the generator", async () => {
        const { body } = await json("/openapi.json");
        const { schema } = body.paths["/v1/snippets"].get.parameters.find(
            ({ name }: { name: string }) => name === "client",
        );
        expect(schema.enum).toEqual([...new Set(clients.map(({ id }) => id))]);
    });
});
