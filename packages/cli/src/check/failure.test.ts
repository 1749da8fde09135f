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

const between = (sentence: string) =>
    `${frames}KeyError: 'a'\n\n${sentence}\n\nTraceback (most recent call last):\n  File "${file}", line 9, in <module>\n    raise\nOSError: b\n`;

describe("failureOf: an error of Python", () => {
    test.each([
        [
            "the last line of a traceback, with the innermost line of the program itself",
            `${frames}huggingface_hub.errors.HfHubHTTPError: 401 Client Error: Unauthorized\n`,
            { name: "HfHubHTTPError", message: "401 Client Error: Unauthorized", line: 4 },
        ],
        [
            "a message of several lines",
            `${frames}ValueError: one\ntwo: three\n`,
            { name: "ValueError", message: "one", line: 4 },
        ],
        ["no message", `${frames}KeyboardInterrupt\n`, { name: "KeyboardInterrupt", message: "", line: 4 }],
        [
            "the last of two, where one caused the other",
            between("The above exception was the direct cause of the following exception:"),
            { name: "OSError", message: "b", line: 9 },
        ],
        [
            "the last of two, where one was met while the other was handled",
            between("During handling of the above exception, another exception occurred:"),
            { name: "OSError", message: "b", line: 9 },
        ],
        [
            "an error of the language, without a traceback",
            `  File "${file}", line 3\n    print("a"\n         ^\nSyntaxError: '(' was never closed\n`,
            { name: "SyntaxError", message: "'(' was never closed", line: 3 },
        ],
        [
            "a group of tasks, not one in it",
            `  + Exception Group Traceback (most recent call last):
  |   File "${file}", line 5, in <module>
  |     asyncio.run(main())
  | ExceptionGroup: unhandled errors in a TaskGroup (1 sub-exception)
  +-+---------------- 1 ----------------
    | Traceback (most recent call last):
    |   File "${file}", line 2, in ask
    | ValueError: inner
    +------------------------------------
`,
            { name: "ExceptionGroup", line: 5 },
        ],
        [
            "in colours, and among other lines",
            `warning: old\n${frames}\u001b[1;35mValueError\u001b[0m: \u001b[35ma\u001b[0m\nbye\n`,
            { name: "ValueError", message: "a", line: 4 },
        ],
    ])("%s", (_, trace, expected) => {
        expect(found(trace)).toMatchObject(expected);
    });
});

describe("failureOf: an error of Node", () => {
    const stack = `    at ask (${href}:4:9)\n    at ModuleJob.run (node:internal/modules/esm/module_job:561:25)\n`;
    const thrown = `${href}:4\n    throw error;\n    ^\n\n`;
    const library = "file:///home/asha/node_modules/x/index.js";
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

    test.each([
        [
            "with a code and a cause",
            `${thrown}TypeError: fetch failed\n${stack.trimEnd()} {\n  [cause]: Error: connect ECONNREFUSED\n      at f (a:1:2) {\n    code: 'ECONNREFUSED'\n  }\n}\n${last}`,
            { name: "TypeError", message: "fetch failed", line: 4 },
        ],
        [
            "without a stack, in brackets",
            `node:internal/modules/run_main:107\n    triggerUncaughtException(\n    ^\n\n[TypeError: fetch failed] {\n  [cause]: Error: bad port\n      at fetch (${href}:1:7)\n}\n${last}`,
            { name: "TypeError", message: "fetch failed", line: 1 },
        ],
        [
            "thrown in a library, with the line that called it",
            `${library}:90\n    throw error;\n    ^\n\nError: a\n    at x (${library}:90:3)\n${stack}`,
            { name: "Error", message: "a", line: 4 },
        ],
        ["in a file that is named by its path", `Error: a\n    at Object.<anonymous> (${file}:12:1)\n`, { line: 12 }],
    ])("%s", (_, trace, expected) => {
        expect(found(trace)).toMatchObject(expected);
    });
});

describe("failureOf: a program without an error", () => {
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
