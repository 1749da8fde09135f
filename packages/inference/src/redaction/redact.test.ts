import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodings, pieces } from "../../../../verify/testing/hostile-texts.ts";
import { viewsOf } from "./decode.ts";
import { isSecretName, redact, tokenPrefixesIn, tokensIn, withoutSecret } from "./redact.ts";

const digits = (alphabet: string, length: number) =>
    fc.string({ unit: fc.constantFrom(...alphabet), minLength: length, maxLength: length });
const upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const alphanumeric = `${upper}${upper.toLowerCase()}0123456789`;
const hexadecimal = (length: number) => digits("0123456789abcdef", length);
const parts = (...all: readonly (string | fc.Arbitrary<string>)[]): fc.Arbitrary<string> =>
    fc.tuple(...all.map((part) => (typeof part === "string" ? fc.constant(part) : part))).map((some) => some.join(""));

/** Every form of a token that services give. */
const tokens: Readonly<Record<string, fc.Arbitrary<string>>> = {
    ...Object.fromEntries(
        [
            "hf_",
            "hf_jwt_",
            "sk-",
            "sk-proj-",
            "gsk_",
            "r8_",
            "csk-",
            "fw_",
            "key_",
            "nvapi-",
            "xai-",
            "pplx-",
            "ghp_",
        ].map((prefix) => [prefix, parts(prefix, "7", digits(alphanumeric, 34))]),
    ),
    "of Google": parts("AIza", digits(alphanumeric, 35)),
    "of Amazon": parts("AKIA", digits(`${upper}0123456789`, 16)),
    "of fal": parts(
        hexadecimal(8),
        ...Array.from({ length: 3 }, () => parts("-", hexadecimal(4))),
        "-",
        hexadecimal(12),
        ":",
        hexadecimal(32),
    ),
    "of Z.ai": parts(hexadecimal(32), ".", digits(alphanumeric, 16)),
    "that is a JSON web token": parts(
        "eyJh",
        digits(alphanumeric, 30),
        ".",
        digits(alphanumeric, 90),
        ".",
        digits(alphanumeric, 43),
    ),
};

const anyOf = fc.constantFrom(...Object.values(encodings));
const around = fc.string({ unit: fc.constantFrom(...' \n,;.!?(){}[]<>"ક'), maxLength: 12 }).map((text) => `${text} `);

const decodedFrom = (text: string) => viewsOf(text.replaceAll("[redacted]", "~")).map((view) => view.text);

/** Four characters of a secret in a row that can be read in what is left of a text, however that is decoded. */
function partsLeft(write: (secret: string) => string, secret: string): readonly string[] {
    // The encoded characters around the secret may be four of the secret's by chance.
    const [around, left] = [write("~".repeat(secret.length)), redact(write(secret))].map(decodedFrom);
    return Array.from({ length: secret.length - 3 }, (_, start) => secret.slice(start, start + 4)).filter(
        (part) => left?.some((view) => view.includes(part)) && !around?.some((view) => view.includes(part)),
    );
}

describe("no four characters of a secret remain, in any encoding in any other, at any place", () => {
    const anyText = fc.tuple(anyOf, anyOf, around, around, around).map(
        ([inner, outer, before, between, after]) =>
            (secret: string) =>
                `${before}${outer(between + inner(before + secret + after) + between)} ${after}`,
    );

    test.each(Object.entries(tokens))("a token %s", (_, token) => {
        fc.assert(
            fc.property(token, anyText, (secret, write) => {
                expect(tokensIn(write(secret))).toContain(secret);
                expect(partsLeft(write, secret)).toEqual([]);
            }),
        );
    });

    test("a key of no known form with the name of a secret", () => {
        const anyName = fc.constantFrom("api_key=", '"apiKey": "', "x-api-key: ", "HF_TOKEN='", "password=");
        fc.assert(
            fc.property(digits(alphanumeric, 24), anyName, anyText, (secret, name, write) => {
                expect(partsLeft((value) => write(name + value), secret)).toEqual([]);
            }),
        );
    });

    test("a key of no known form that is given", () => {
        const anySecret = fc.string({ unit: "grapheme-ascii", minLength: 12, maxLength: 60 });
        fc.assert(
            fc.property(anySecret, anyText, (secret, write) => {
                for (const text of [
                    withoutSecret(write(secret), secret),
                    redact(write(secret), { secrets: ["other-secret", secret] }),
                ])
                    expect(decodedFrom(text).filter((view) => view.includes(secret))).toEqual([]);
            }),
        );
    });
});

describe("a token is recognised", () => {
    test.each(Object.entries(tokens))("once, and its beginning tells nothing of it: %s", (_, anyToken) => {
        fc.assert(
            fc.property(anyToken, (token) => {
                const text = `{"headers": {"authorization": "Bearer ${token}"}, "key": '${token}'}`;
                expect(tokensIn(text)).toEqual([token]);
                expect(tokenPrefixesIn(text + text)).toEqual([
                    expect.stringMatching(/^([a-z]{1,6}[-_]|AIza|AKIA|eyJ)?…$/),
                ]);
            }),
        );
    });

    test.each(["Bearer secre-t0123456789abcdef", "https://me:pass-w0rd@a.example"])(
        "without a beginning, if its form is not known: %s",
        (text) => expect(tokenPrefixesIn(text)).toEqual(["…"]),
    );

    test.each([
        ["behind Bearer, whatever its form", "Authorization: Bearer 0123456789abcdefghijklmn"],
        ["of fal", "fal key 0f5c1b2a-1c2d-4e5f-8a9b-0c1d2e3f4a5b:0123456789abcdef0123456789abcdef"],
        [
            "that is a JSON web token",
            "the token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N",
        ],
        ["of Google", "API key AIzaSyA1234567890abcdefghijklmnopqrstu not valid"],
        ["of OAuth at the Hub", "hf_oauth_eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3"],
        ["that is a password in an address", "postgres://me:pa$$w0rd@db.example:5432/shop"],
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
        "https://a.example:8080/@me/x:y@z",
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

describe("what is no secret stays", () => {
    const word = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"), minLength: 1, maxLength: 11 });

    test("words, in any encoding in any other", () => {
        fc.assert(
            fc.property(fc.array(word, { maxLength: 30 }), anyOf, anyOf, (words, inner, outer) => {
                const text = outer(inner(words.join(" ")));
                expect(redact(text)).toBe(text);
            }),
        );
    });

    test.each([
        "openai.AuthenticationError: Error",
        "groq.AuthenticationError: Error",
        "litellm.AuthenticationException: Error",
        "File auth.py: 104",
        "AuthWarning: deprecated",
        "bash: HF_TOKEN: unbound variable",
    ])("%s", (text) => expect(redact(text)).toBe(text));

    test("the rest of a text in which it is removed", () => {
        expect(withoutSecret("a+b(c|d)*e$ and aab", "a+b(c|d)*e$")).toBe("[redacted] and aab");
        expect(withoutSecret("The key of the house", "the")).toBe("The key of the house");
    });
});

describe("whatever the text", () => {
    test.each(pieces)("of %j, all that is decoded of it grows with its length alone", (piece) => {
        const steps = (length: number) =>
            viewsOf(piece.repeat(length)).reduce((total, view) => total + view.text.length, 0);
        expect(steps(20_000)).toBeLessThan(2.1 * steps(10_000));
        expect(steps(20_000)).toBeLessThan(125 * 20_000 * piece.length);
    });

    test("a thousand tokens, and a token of five thousand characters, are removed", () => {
        const all = Array.from({ length: 1650 }, (_, index) => `hf_${String(index).padStart(34, "a0")}`);
        expect(redact(all.join(" "))).toBe(all.map(() => "[redacted]").join(" "));
        expect(redact(`Invalid: eyJh${"A1".repeat(2400)}.${"b2".repeat(20)}.c3!`)).toBe("Invalid: [redacted]!");
    });

    test("an error of the redaction itself is not shown", () => {
        const broken = { toString: () => "hf_0123456789abcdefghij" };
        // @ts-expect-error A caller without types.
        expect(redact(broken)).toBe("[redacted]");
    });
});
