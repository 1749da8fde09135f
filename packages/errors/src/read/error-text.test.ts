import { describe, expect, test } from "vitest";
import { readError } from "./error-text.ts";

const texts = (parts: readonly { matched: string }[]) => parts.map(({ matched }) => matched);

describe("the parts of a text", () => {
    test("of a traceback are its exceptions in order, and not the lines that it went through", () => {
        const { exceptions, spoken, statuses } = readError(`Traceback (most recent call last):
  File "/home/asha/httpx/_client.py", line 404, in ConnectError
    raise NotFoundError(response)
httpx.ConnectError: [Errno 111] Connection refused

The above exception was the direct cause of the following exception:

openai.APIConnectionError: Connection error.`);
        expect(texts(exceptions)).toEqual(["httpx.ConnectError", "openai.APIConnectionError"]);
        expect(spoken).not.toContain("NotFoundError");
        expect(statuses).toEqual([]);
    });

    test("of a notebook are without its numbered lines and its colours", () => {
        const { spoken, exceptions } = readError(
            "\u001b[31mTypeError\u001b[39m   Traceback (most recent call last)\nCell In[7], line 8\n      6 x = KeyError\n----> 8 f(NameError)\n\n\u001b[31mTypeError\u001b[39m: no",
        );
        expect(texts(exceptions)).toEqual(["TypeError", "TypeError"]);
        expect(spoken).not.toContain("NameError");
    });

    test("of Node are the class, the service's code, and the host, without the stack", () => {
        const { exceptions, codes, statuses, spoken } = readError(`NotFoundError: 404 The model does not exist
    at APIError.generate (file:///home/asha/node_modules/openai/core/error.mjs:42:20) {
  status: 404,
  code: 'model_not_found'
}`);
        expect(texts(exceptions)).toEqual(["NotFoundError"]);
        expect(texts(codes)).toEqual(["model_not_found"]);
        expect(new Set(texts(statuses))).toEqual(new Set(["404"]));
        expect(spoken).not.toContain("APIError");
    });

    test.each([
        ['{"error":{"type":"tokens","code":"rate_limit_exceeded"}}', ["tokens", "rate_limit_exceeded"]],
        ["{'error': {'code': 'insufficient_quota'}}", ["insufficient_quota"]],
        ['"{\\"code\\": \\"model_decommissioned\\"}"', ["model_decommissioned"]],
        ["exit code 1, type error", []],
    ])("are the service's codes, in JSON, in Python, and inside a string: %s", (text, codes) => {
        expect(texts(readError(text).codes)).toEqual(codes);
    });

    test.each([
        ["HTTP/2 401", "401"],
        ["Client error '403 Forbidden' for url", "403"],
        ["The remote server returned an error: (429) Too Many Requests.", "429"],
        ["Le serveur distant a retourné une erreur : (401) Non autorisé.", "401"],
        ["Response status code does not indicate success: 404 (Not Found).", "404"],
        ["curl: (22) The requested URL returned error: 503", "503"],
    ])("are the status, however it is written: %s", (text, status) => {
        expect(texts(readError(text).statuses)).toContain(status);
    });

    test.each(["line 404", "It took 429 seconds", "404.5", "port 8080", "curl: (60) SSL"])(
        "a number is no status: %s",
        (text) => {
            expect(readError(text).statuses).toEqual([]);
        },
    );

    test("are the hosts", () => {
        expect(
            texts(readError("getaddrinfo ENOTFOUND api.example for url: https://router.huggingface.co/v1").hosts),
        ).toEqual(["api.example", "router.huggingface.co"]);
    });

    test("keep their places: spaces stand in the place of frames", () => {
        const text = 'a\n  File "x.py", line 1, in f\n    f()\nKeyError: 1';
        expect(readError(text).spoken).toHaveLength(text.length);
        expect(readError(text).spoken.indexOf("KeyError")).toBe(text.indexOf("KeyError"));
    });
});
