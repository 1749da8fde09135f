import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { failureOf } from "./failure.ts";

const file = "/home/asha/chat.py";
const { href } = pathToFileURL(file);

/** What is found in what a program printed on standard error. */
function found(trace: string, exitCode = 1) {
    const { trace: kept, ...failure } = failureOf(trace, exitCode, file);
    expect(kept).toBe(trace);
    return failure;
}

const frames = `Traceback (most recent call last):
  File "${file}", line 7, in <module>
    print(ask("Hello"))
          ^^^^^^^^^^^^
  File "${file}", line 4, in ask
    return client.chat_completion(messages=messages)
           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  File "/usr/lib/python3.13/site-packages/huggingface_hub/inference/_client.py", line 915, in chat_completion
    raise HfHubHTTPError(message)
`;

describe("an error of Python", () => {
    test("is the last line of a traceback; its line is the innermost one of the program itself", () => {
        expect(found(`${frames}huggingface_hub.errors.HfHubHTTPError: 401 Client Error: Unauthorized\n`)).toEqual({
            name: "HfHubHTTPError",
            message: "401 Client Error: Unauthorized",
            line: 4,
        });
    });

    test("may have a message of several lines, or none", () => {
        expect(found(`${frames}ValueError: one\ntwo: three\n`)).toEqual({
            name: "ValueError",
            message: "one",
            line: 4,
        });
        expect(found(`${frames}KeyboardInterrupt\n`, 130)).toEqual({ name: "KeyboardInterrupt", message: "", line: 4 });
    });

    test.each([
        "The above exception was the direct cause of the following exception:",
        "During handling of the above exception, another exception occurred:",
    ])("that another one has caused is the last of the two: %s", (between) => {
        const second = `Traceback (most recent call last):\n  File "${file}", line 9, in <module>\n    raise\nOSError: b\n`;
        expect(found(`${frames}KeyError: 'a'\n\n${between}\n\n${second}`)).toEqual({
            name: "OSError",
            message: "b",
            line: 9,
        });
    });

    test("of the language has no traceback", () => {
        const trace = `  File "${file}", line 3\n    print("a"\n         ^\nSyntaxError: '(' was never closed\n`;
        expect(found(trace)).toEqual({ name: "SyntaxError", message: "'(' was never closed", line: 3 });
    });

    test("of a group of tasks is the group, not one in it", () => {
        const trace = `  + Exception Group Traceback (most recent call last):
  |   File "${file}", line 5, in <module>
  |     asyncio.run(main())
  | ExceptionGroup: unhandled errors in a TaskGroup (1 sub-exception)
  +-+---------------- 1 ----------------
    | Traceback (most recent call last):
    |   File "${file}", line 2, in ask
    | ValueError: inner
    +------------------------------------
`;
        expect(found(trace)).toMatchObject({ name: "ExceptionGroup", line: 5 });
    });

    test("is found in colours, and among other lines", () => {
        const coloured = `warning: old\n${frames}\u001b[1;35mValueError\u001b[0m: \u001b[35ma\u001b[0m\nbye\n`;
        expect(found(coloured)).toEqual({ name: "ValueError", message: "a", line: 4 });
    });
});

describe("an error of Node", () => {
    const stack = `    at ask (${href}:4:9)\n    at ModuleJob.run (node:internal/modules/esm/module_job:561:25)\n`;
    const thrown = `${href}:4\n    throw error;\n    ^\n\n`;
    const last = "\nNode.js v24.21.0\n";

    test.each([
        ["TypeError: fetch failed\n", { name: "TypeError", message: "fetch failed" }],
        ["Error [ERR_MODULE_NOT_FOUND]: Cannot find package\n", { name: "Error", message: "Cannot find package" }],
        ["ProviderApiError: busy\nsecond: line\n", { name: "ProviderApiError", message: "busy" }],
        ["Oops [Error]: a\nb\n", { name: "Oops", message: "a" }],
        ["Oops: a\nb\n", { name: "Oops", message: "a" }],
        ["DOMException [TimeoutError]: The operation was aborted\n", { name: "TimeoutError" }],
        ["AggregateError\n", { name: "AggregateError", message: "" }],
    ])("stands before its stack: %j", (header, expected) => {
        expect(found(`${thrown}${header}${stack}${last}`)).toMatchObject({ ...expected, line: 4 });
    });

    test("keeps its name if it has a code and a cause", () => {
        const more = `TypeError: fetch failed\n${stack.trimEnd()} {\n  [cause]: Error: connect ECONNREFUSED\n      at f (a:1:2) {\n    code: 'ECONNREFUSED'\n  }\n}\n`;
        expect(found(`${thrown}${more}${last}`)).toEqual({ name: "TypeError", message: "fetch failed", line: 4 });
    });

    test("may have no stack, and is in brackets then", () => {
        const cause = `  [cause]: Error: bad port\n      at fetch (${href}:1:7)\n`;
        const above = "node:internal/modules/run_main:107\n    triggerUncaughtException(\n    ^\n\n";
        const trace = `${above}[TypeError: fetch failed] {\n${cause}}\n${last}`;
        expect(found(trace)).toEqual({ name: "TypeError", message: "fetch failed", line: 1 });
    });

    test("has the line of the program that called a library", () => {
        const library = "file:///home/asha/node_modules/x/index.js:90\n    throw error;\n    ^\n\n";
        expect(
            found(`${library}Error: a\n    at x (file:///home/asha/node_modules/x/index.js:90:3)\n${stack}`),
        ).toEqual({
            name: "Error",
            message: "a",
            line: 4,
        });
    });

    test("has the same line where Node names the file by its path", () => {
        expect(found(`Error: a\n    at Object.<anonymous> (${file}:12:1)\n`)).toMatchObject({ line: 12 });
    });
});

describe("a program without an error", () => {
    test.each([
        ["that ends with a code", "", 3, {}],
        ["that says a word at its end, as sys.exit does", "too bad\n", 1, {}],
        ["of a shell, with the line of the command", `${file}: line 3: jqq: command not found\n`, 127, { line: 3 }],
        ["of curl", "curl: (22) The requested URL returned error: 401\n", 22, {}],
        ["that throws a text", `${href}:1\nthrow "no"\n^\nno\n(Use \`node --trace-uncaught ...\`)\n`, 1, {}],
    ])("%s has that exit code", (_, trace, code, more) => {
        expect(found(trace, code)).toEqual({ name: "exit", message: String(code), ...more });
    });
});
