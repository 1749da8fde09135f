import { describe, expect, test } from "vitest";
import { judge } from "./judge.ts";
import { cat, encode, exchange, happened, program, tokens } from "./testing.ts";

type Change = { readonly program?: object; readonly did?: Parameters<typeof happened>[0] };

async function problemsOf({ program: other, did }: Change): Promise<readonly string[]> {
    const { problems } = await judge({ ...program, ...other }, happened(did), tokens);
    return problems.map(({ at, message }) => `${at}: ${message}`);
}

const sent = (change: Parameters<typeof exchange>[0]): Change => ({ did: { exchanges: [exchange(change)] } });
const headers = (change: Record<string, string>) =>
    sent({ headers: new Headers({ authorization: "Bearer hf_test", "content-type": "application/json", ...change }) });
const after = (change: Parameters<typeof exchange>[0]): Change => ({
    did: { exchanges: [exchange(), exchange({ method: "GET", body: encode(""), ...change })] },
});

test("a program that does what it is to do has no problems", async () => {
    expect(await problemsOf({})).toEqual([]);
});

describe("a program that ends badly", () => {
    test.each<[string, Change, string]>([
        [
            "with a code",
            { did: { failure: "ended with code 1", stderr: "at x\nTypeError: no\n\nNode.js v24" } },
            "exit: the program ended with code 1: TypeError: no",
        ],
        ["having sent nothing", { did: { exchanges: [] } }, "requests: nothing was sent"],
        [
            "refusing the certificate",
            { did: { exchanges: [], broken: ["TLS with a.b: cert-rejected"] } },
            "requests: nothing was sent; TLS with a.b: cert-rejected",
        ],
    ])("%s", async (_, change, problem) => {
        expect(await problemsOf(change)).toEqual([problem]);
    });
});

describe("a request that is not the expected one", () => {
    test.each<[string, Change, string]>([
        ["another method", sent({ method: "PUT" }), 'method: expected "POST", received "PUT"'],
        [
            "another address",
            sent({ url: "https://router.huggingface.co/x" }),
            'url: expected "https://router.huggingface.co/hf-inference/models/a/b", received "https://router.huggingface.co/x"',
        ],
        [
            "a field that differs",
            sent({ body: encode('{"inputs":"B"}') }),
            'body.inputs: expected "A [MASK].", received "B"',
        ],
        [
            "a field more",
            sent({ body: encode('{"inputs":"A [MASK].","parameters":{"top_k":1}}') }),
            'body.parameters: expected nothing, received {"top_k":1}',
        ],
        ["no JSON", sent({ body: encode("A") }), 'body: expected "JSON", received "A"'],
        [
            "a payer whom nobody asked for",
            headers({ "x-hf-bill-to": "me" }),
            'headers.x-hf-bill-to: expected nothing, received "me"',
        ],
        [
            "the wrong label",
            headers({ "content-type": "text/plain" }),
            'headers.content-type: expected "application/json", received "text/plain"',
        ],
    ])("%s", async (_, change, problem) => {
        expect(await problemsOf(change)).toEqual([problem]);
    });

    test("the token of another variable is wrong in two ways", async () => {
        expect(await problemsOf(headers({ authorization: "Bearer other-key" }))).toEqual([
            'headers.authorization: expected "Bearer hf_test", received "Bearer other-key"',
            `requests: POST ${program.wire.url} carries the token of OTHER_KEY where it does not belong`,
        ]);
    });

    test("a payer who is missing is named", async () => {
        const wire = { ...program.wire, headers: { ...program.wire.headers, "X-HF-Bill-To": "my-org" } };
        expect(await problemsOf({ program: { wire } })).toEqual([
            'headers.x-hf-bill-to: expected "my-org", received nothing',
        ]);
    });

    test("a charset does no harm, nor do headers of the library's own", async () => {
        const more = {
            "content-type": "application/json; charset=utf-8",
            "user-agent": "x",
            "x-stainless-os": "Linux",
        };
        expect(await problemsOf(headers(more))).toEqual([]);
    });
});

describe("what else is sent", () => {
    const lookUp = exchange({ method: "GET", url: "https://huggingface.co/api/models/a/b?expand=x", body: encode("") });
    const file = { url: "https://cdn.example/file", headers: new Headers() };

    test("looks at a job, and a download, are allowed; what the Hub was asked is listed", async () => {
        const { problems, lookUps } = await judge(
            program,
            happened({ exchanges: [lookUp, exchange(), exchange({ method: "GET" })] }),
            tokens,
        );
        expect(problems).toEqual([]);
        expect(lookUps).toEqual(["GET https://huggingface.co/api/models/a/b?expand=x"]);
    });

    test.each<[string, Change, string]>([
        ["the call again", after({ method: "POST" }), "is one more than the call"],
        [
            "a leak",
            after({ ...file, leak: "a token was sent to cdn.example" }),
            "leaks: a token was sent to cdn.example",
        ],
        ["a mistake", after({ ...file, hint: "no such file" }), "is wrong: no such file"],
        [
            "a token in an address",
            after({ ...file, url: "https://cdn.example/?key=other-key" }),
            "carries the token of OTHER_KEY where it does not belong",
        ],
        ["a request that is left", after({ ...file, response: undefined }), "was left before its response had ended"],
        [
            "a refusal",
            after({ ...file, response: { status: 404, type: "text/plain", body: encode("no") } }),
            "was answered with 404: no",
        ],
    ])("%s", async (_, change, words) => {
        const problems = await problemsOf(change);
        expect(problems.some((problem) => problem.startsWith("requests: ") && problem.endsWith(words))).toBe(true);
    });
});

describe("what is listed", () => {
    const wire = {
        ...program.wire,
        url: "https://router.huggingface.co/v1/chat/completions",
        body: { format: "json", value: { model: "a/b", messages: [] } },
    };
    const chat = { client: "huggingface_hub", provider: "auto", task: "conversational", wire } as const;
    const say = (body: object) => ({ exchanges: [exchange({ url: wire.url, body: encode(JSON.stringify(body)) })] });

    test("is expected in the place of the request", async () => {
        expect(await problemsOf({ program: chat, did: say({ model: "a/b", messages: [], stream: false }) })).toEqual(
            [],
        );
        expect(await problemsOf({ program: chat, did: say({ model: "a/b", messages: [], stream: null }) })).toEqual([
            "body.stream: expected false, received null",
        ]);
    });

    test("and does not show any more is a problem too", async () => {
        expect(await problemsOf({ program: chat, did: say({ model: "a/b", messages: [] }) })).toEqual([
            expect.stringMatching(/^listed: .*take this out of judge\/sdk-differences\.ts: It writes the default/),
        ]);
    });
});

describe("files", () => {
    const body = (value: object) => ({ wire: { ...program.wire, body: value } });
    const base64 = Buffer.from(cat).toString("base64");
    const json = (value: object) => sent({ body: encode(JSON.stringify(value)) });

    test.each<[string, object, object, readonly string[]]>([
        ["base64", { image: { $base64: { $file: "cat.png" } } }, { image: base64 }, []],
        [
            "base64 of something else",
            { image: { $base64: { $file: "cat.png" } } },
            { image: "AAAA" },
            ["body.image: expected the 11 bytes of cat.png, received 3 others"],
        ],
        [
            "text that is no base64",
            { image: { $base64: { $file: "cat.png" } } },
            { image: "cat.png" },
            ["body.image: expected base64 of cat.png, received a text of 7 characters that is none"],
        ],
        [
            "a data URL",
            { url: { $dataUrl: { $file: "cat.png" }, type: "image/png" } },
            { url: `data:image/png;base64,${base64}` },
            [],
        ],
        [
            "a data URL with the wrong label",
            { url: { $dataUrl: { $file: "cat.png" }, type: "image/png" } },
            { url: `data:image/jpeg;base64,${base64}` },
            ['body.url: expected "data:image/png", received "data:image/jpeg"'],
        ],
    ])("%s", async (_, expected, received, problems) => {
        const change = { program: body({ format: "json", value: expected }), ...json(received) };
        expect(await problemsOf(change)).toEqual(problems);
    });

    test("bytes are compared as they are", async () => {
        const binary = body({ format: "binary", value: { $file: "cat.png" } });
        expect(await problemsOf({ program: binary, ...sent({ body: cat }) })).toEqual([]);
        expect(await problemsOf({ program: binary, ...sent({ body: encode("cat") }) })).toEqual([
            "body: expected the 11 bytes of cat.png, received 3 others",
        ]);
    });

    test("a form is compared field by field", async () => {
        const form = body({ format: "multipart", fields: { model: "a/b", file: { $file: "cat.png" } } });
        const given = new FormData();
        given.set("model", "a/c");
        given.set("file", new Blob([cat]), "cat.png");
        given.set("language", "gu");
        const request = new Request("https://a.b", { method: "POST", body: given });
        const type = request.headers.get("content-type") ?? "";
        const arrived = exchange({
            body: new Uint8Array(await request.arrayBuffer()),
            headers: new Headers({ authorization: "Bearer hf_test", "content-type": type }),
        });
        const wire = { ...form.wire, headers: { Authorization: program.wire.headers["Authorization"] ?? "" } };
        expect(await problemsOf({ program: { wire }, did: { exchanges: [arrived] } })).toEqual([
            'body.model: expected "a/b", received "a/c"',
            'body.language: expected nothing, received "gu"',
        ]);
    });
});
