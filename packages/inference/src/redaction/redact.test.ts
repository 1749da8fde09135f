import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSecretName, redact, tokenPrefix, tokensIn, withoutSecret } from "./index.ts";

const letters = fc.string({ unit: fc.constantFrom(..."abcXYZ0189"), minLength: 20, maxLength: 60 });
const anySecret = fc.string({ unit: "grapheme-ascii", minLength: 12, maxLength: 60 });
const around = fc.string({ unit: "grapheme-ascii", maxLength: 12 });

/** Every form in which services were seen to repeat a token. */
const encodings: Readonly<Record<string, (secret: string) => string>> = {
    "as it is": (secret) => secret,
    "percent-encoded": encodeURIComponent,
    "percent-encoded twice": (secret) => encodeURIComponent(encodeURIComponent(secret)),
    "with every character percent-encoded": (secret) =>
        Array.from(Buffer.from(secret), (byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""),
    "in JSON escapes": (secret) =>
        Array.from(secret, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`).join(""),
    "in hexadecimal": (secret) => Buffer.from(secret).toString("hex").toUpperCase(),
    "in base64": (secret) => Buffer.from(secret).toString("base64"),
    "in base64 for URLs": (secret) => Buffer.from(secret).toString("base64url"),
    "in Basic authorization": (secret) => `Basic ${Buffer.from(`:${secret}`).toString("base64")}`,
    "behind a user in Basic authorization": (secret) => `Basic ${Buffer.from(`ab:${secret}`).toString("base64")}`,
    "before a password in Basic authorization": (secret) => `Basic ${Buffer.from(`${secret}:x`).toString("base64")}`,
};

describe("a known secret is removed", () => {
    test.each(Object.entries(encodings))("%s", (_, encode) => {
        fc.assert(
            fc.property(anySecret, around, around, (secret, before, after) => {
                const without = withoutSecret(`${before} ${encode(secret)} ${after}`, secret);
                expect(without).toContain("[redacted]");
                expect(without).not.toContain(encode(secret));
                expect(Buffer.from(without.replace(/.*Basic /, ""), "base64").toString("latin1")).not.toContain(secret);
            }),
        );
    });

    test("whatever it holds, it is no pattern", () => {
        expect(withoutSecret("a+b(c|d)*e$ and aab", "a+b(c|d)*e$")).toBe("[redacted] and aab");
    });

    test("unless it is too short to be one", () => {
        expect(withoutSecret("The key of the house", "the")).toBe("The key of the house");
    });
});

describe("a token is recognised", () => {
    const prefix = fc.constantFrom("hf_", "hf_jwt_", "hf_oauth_", "sk-", "sk-proj-", "gsk_", "r8_", "csk-", "ghp_");

    test("wherever it stands, and its tokenPrefix form tells nothing of it", () => {
        fc.assert(
            fc.property(prefix, letters, (start, rest) => {
                const token = start + rest;
                const text = `{"headers": {"authorization": "Bearer ${token}"}, "key": '${token}'}`;
                expect(tokensIn(text)).toEqual([token]);
                expect(redact(text)).not.toContain(rest);
                expect(tokenPrefix(token)).not.toContain(rest.slice(0, 4));
            }),
        );
    });

    test.each(Object.entries(encodings).filter(([name]) => !/JSON|hexa/.test(name)))("%s", (_, encode) => {
        const text = `It said: ${encode("hf_0123456789abcdefghij")}.`;
        expect(tokensIn(text)).toContain("hf_0123456789abcdefghij");
        expect(redact(text)).toContain("[redacted]");
        expect(redact(text)).not.toContain(encode("hf_0123456789abcdefghij"));
    });

    test.each([
        ["behind Bearer, whatever its form", "Authorization: Bearer 0123456789abcdefghijklmn"],
        ["of fal", "fal key 0f5c1b2a-1c2d-4e5f-8a9b-0c1d2e3f4a5b:0123456789abcdef0123456789abcdef"],
        [
            "that is a JSON web token",
            "the token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N",
        ],
        ["of Google", "API key AIzaSyA1234567890abcdefghijklmnopqrstu not valid"],
        ["of OAuth at the Hub", "hf_oauth_eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3"],
        ["of Z.ai", "0123456789abcdef0123456789abcdef.AbCdEfGhIjKlMnOp"],
    ])("%s", (_, text) => {
        expect(tokensIn(text)).toHaveLength(1);
        const [token = ""] = tokensIn(text);
        expect(redact(text)).toBe(text.replace(token, "[redacted]"));
    });

    test.each([
        "Bearer $HF_TOKEN",
        "Bearer <your token>",
        "hf_…",
        "sk-…",
        "hf_hub_download",
        "huggingface_hub.errors.HfHubHTTPError",
        "Bearer hf_•••",
        "Basic knowledge of programming languages",
        "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk",
    ])("not in %s", (text) => {
        expect(tokensIn(text)).toEqual([]);
        expect(redact(text)).toBe(text);
    });
});

describe("a name stands for a secret", () => {
    test.each([
        ...["Authorization", "proxy-authorization", "x-goog-api-key", "xi-api-key", "x-key", "x-auth-token"],
        ...["x-amz-security-token", "api_key", "apiKey", "auth", "sig", "password", "api%5Fkey", "HF_TOKEN"],
        ...["X-Amz-Signature", "set-cookie", "client_secret", "accessToken", "key", "token", "x-sandbox-key"],
    ])("%s", (name) => expect(isSecretName(name)).toBe(true));

    test.each([
        ...["max_tokens", "max_new_tokens", "keywords", "idempotency-key", "token_str", "author", "content-type"],
        ...["eos_token", "stop_token", "public_key", "GPG_KEY", "keyboard", "tokenizer", "signal", ""],
    ])("not %s", (name) => expect(isSecretName(name)).toBe(false));
});

describe("the value of such a name is removed", () => {
    test.each([
        ["a query", "https://a.example/x?api_key=abc&b=c#d", "https://a.example/x?api_key=[redacted]&b=c#d"],
        ["a query with a short name", "https://a.example/x?key=abc", "https://a.example/x?key=[redacted]"],
        ["an encoded name", "https://a.example/x?api%5Fkey=abc", "https://a.example/x?api%5Fkey=[redacted]"],
        ["JSON", '{"api_key": "abc", "b": 1}', '{"api_key": "[redacted]", "b": 1}'],
        ["JSON in JSON", '"{\\"password\\":\\"abc\\"}"', '"{\\"password\\":\\"[redacted]\\"}"'],
        ["a header", "x-goog-api-key: abc", "x-goog-api-key: [redacted]"],
        ["a header with a scheme", "authorization: Token abc", "authorization: Token [redacted]"],
        ["a variable", "export FAL_KEY='abc'", "export FAL_KEY='[redacted]'"],
        ["code", 'os.environ["OPENAI_API_KEY"] = "abc"', 'os.environ["OPENAI_API_KEY"] = "[redacted]"'],
        ["an argument", "InferenceClient(api_key='abc')", "InferenceClient(api_key='[redacted]')"],
        ["a field that may also be none", '{"key": "0123456789ab"}', '{"key": "[redacted]"}'],
    ])("in %s", (_, text, expected) => expect(redact(text)).toBe(expected));

    test.each([
        '{"token": "Hello", "logprob": -1}',
        '{"key": "C major"}',
        "api_key=os.environ['HF_TOKEN']",
        "Authorization: Bearer $HF_TOKEN",
        "token=None",
        "HF_TOKEN=hf_…",
        '{"max_tokens": 512}',
    ])("not %s", (text) => expect(redact(text)).toBe(text));

    test("wherever it stands", () => {
        expect(redact("?key=top-secret-42&x=1 … no key top%2Dsecret-42")).toBe(
            "?key=[redacted]&x=1 … no key [redacted]",
        );
    });
});

describe("a long text is removed where it may be a key", () => {
    const removed = (text: string) => redact(text, { withLongTexts: true });

    test.each(["0123456789abcdef0123456789abcdef", "aB3dE5gH7jK9mN1pQ3sT5vW7", "0f5c1b2a-1c2d-4e5f-8a9b-0c1d2e3f4a5b"])(
        "%s",
        (key) => expect(removed(`Invalid key: ${key}`)).toBe("Invalid key: [redacted]"),
    );

    test.each(["meta-llama/Meta-Llama-3.1-8B-Instruct-Turbo", "HTTPSConnectionPool", "text_generation_inference_v2"])(
        "not %s",
        (text) => expect(removed(text)).toBe(text),
    );
});

test("a text made to be slow takes a number of steps that grows with its length", () => {
    // A pattern that backtracks would not end.
    for (const piece of ["a", "%25", "hf_", "key=", "eyJ.", "0f5c1b2a-", "\\", "Bearer "]) {
        const text = piece.repeat(200_000 / piece.length);
        expect(redact(text, { secrets: ["hf_0123456789"], withLongTexts: true }).length).toBeGreaterThan(0);
    }
});
