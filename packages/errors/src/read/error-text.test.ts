import { describe, expect, test } from "vitest";
import { readError } from "./error-text.ts";

const texts = (parts: readonly { matched: string }[]) => parts.map(({ matched }) => matched);

describe("readError: what is spoken", () => {
    test.each([
        [
            "the exceptions of a traceback, not the lines that it went through",
            `Traceback (most recent call last):
  File "/home/asha/httpx/_client.py", line 404, in ConnectError
    raise NotFoundError(response)
httpx.ConnectError: [Errno 111] Connection refused`,
            "httpx.ConnectError",
            "NotFoundError",
        ],
        [
            "a notebook's error, without its numbered lines and its colours",
            "\u001b[31mTypeError\u001b[39m   Traceback (most recent call last)\nCell In[7], line 8\n      6 x = KeyError\n----> 8 f(NameError)\n\n\u001b[31mTypeError\u001b[39m: no",
            "TypeError: no",
            "NameError",
        ],
        [
            "the class of Node's error, without its stack",
            "NotFoundError: 404 The model does not exist\n    at APIError.generate (file:///home/asha/error.mjs:42:20) {",
            "NotFoundError",
            "APIError",
        ],
    ])("%s", (_, text, said, unsaid) => {
        const { spoken } = readError(text);
        expect(spoken).toContain(said);
        expect(spoken).not.toContain(unsaid);
    });

    test("keeps its place: spaces stand in the place of frames", () => {
        const text = 'a\n  File "x.py", line 1, in f\n    f()\nKeyError: 1';
        expect(readError(text).spoken).toHaveLength(text.length);
        expect(readError(text).spoken.indexOf("KeyError")).toBe(text.indexOf("KeyError"));
    });
});

describe("readError: codes and statuses", () => {
    test.each([
        ['{"error":{"type":"tokens","code":"rate_limit_exceeded"}}', ["tokens", "rate_limit_exceeded"]],
        ["{'error': {'code': 'insufficient_quota'}}", ["insufficient_quota"]],
        ['"{\\"code\\": \\"model_decommissioned\\"}"', ["model_decommissioned"]],
        ["{\n  status: 404,\n  code: 'model_not_found'\n}", ["model_not_found"]],
        ["exit code 1, type error", []],
    ])("the service's codes, in JSON, in Python, in Node, and inside a string: %s", (text, codes) => {
        expect(texts(readError(text).codes)).toEqual(codes);
    });

    test.each([
        ["HTTP/2 401", ["401"]],
        ["Client error '403 Forbidden' for url", ["403"]],
        ["The remote server returned an error: (429) Too Many Requests.", ["429"]],
        ["Le serveur distant a retourné une erreur : (401) Non autorisé.", ["401"]],
        ["Response status code does not indicate success: 404 (Not Found).", ["404"]],
        ["curl: (22) The requested URL returned error: 503", ["503"]],
        ['File "/home/asha/httpx/_client.py", line 404', []],
        ["line 404", []],
        ["It took 429 seconds", []],
        ["404.5", []],
        ["port 8080", []],
        ["curl: (60) SSL", []],
    ])("the statuses, however they are written: %s", (text, statuses) => {
        expect([...new Set(texts(readError(text).statuses))]).toEqual(statuses);
    });
});
