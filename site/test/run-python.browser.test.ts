/** Python programs run unchanged in the page, with the real libraries, and behave as on a computer. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type TaskId, taskIds } from "@callsheet/inference/tasks";
import { matrix } from "@callsheet/snippets";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { programOf } from "../../verify/proof/src/matrix-programs.ts";
import type { Program } from "../../verify/proof/src/program.ts";
import type { CodeProgram } from "../src/run/protocol.ts";

import { openRunPage, problemsInPage, type RunInPageOptions, type RunPage, runIn, runOutcome } from "./run-page.ts";

let runPage: RunPage;
let page: Page;

beforeAll(async () => {
    runPage = await openRunPage({ withPython: true });
    page = runPage.page;
});
afterAll(async () => {
    await runPage.close();
    expect(runPage.complaints).toEqual([]);
});

const clients = ["fal_client", "huggingface_hub", "openai", "requests"];

const plain: readonly Program[] = clients
    .flatMap((client) => [...matrix({ client })])
    .filter(({ id, language }) => language === "python" && id.endsWith("/plain"))
    .map(programOf);

describe("every program without options", () => {
    test.for(taskIds)("sends what it is to send, and prints or saves the answer: %s", async (task: TaskId) => {
        const programs = plain.filter((program) => program.task === task);
        const problems: string[] = [];
        for (const program of programs) problems.push(...(await problemsInPage(page, program)));
        expect(problems).toEqual([]);
        expect(programs.length).toBeGreaterThan(0);
    });
});

/** The program, extended to print the modules that were compiled in the page. */
const tellingCompiled = (code: string): string => `${code}
import os, sys
specs = [getattr(module, "__spec__", None) for module in list(sys.modules.values())]
texts = [spec for spec in specs if spec and (spec.origin or "").startswith("/lib/") and spec.origin.endswith(".py")]
import zipfile
archive = "/lib/python314.zip/"
library = set(zipfile.ZipFile(archive[:-1]).namelist())
def came_compiled(spec):
    return spec.origin[len(archive):] + "c" in library if spec.origin.startswith(archive) else os.path.exists(spec.cached)
print("compiled:", len(texts) > 50, [spec.name for spec in texts if not came_compiled(spec)])
`;

describe("a program that is the first in its page", () => {
    const firsts = clients.map((client) => {
        const task = client === "fal_client" ? "text-to-image" : "conversational";
        return [client, plain.find((program) => program.client === client && program.task === task)?.content] as const;
    });

    test.for(firsts)("finds compiled what it imports: %s", async ([, code = ""]) => {
        const own = await runPage.browser.newPage();
        await own.goto(runPage.host.origin);
        const program = {
            language: "python",
            code: tellingCompiled(code),
            files: [],
            environment: {},
            network: "sandbox",
        };
        const { stdout, failure } = runOutcome(await runIn(own, program as CodeProgram));
        await own.close();
        expect(failure).toBeUndefined();
        expect(stdout).toMatch(/^compiled: True \[\]$/m);
    });
});

/** Runs Python code, and returns its output, files, failure and events. */
async function happens(code: string, more: Partial<CodeProgram> = {}, options: RunInPageOptions = {}) {
    const program = { language: "python", code, files: [], environment: {}, network: "sandbox", ...more } as const;
    const events = await runIn(page, program, options);
    const failed = events.find((event) => event.kind === "failed");
    return { ...runOutcome(events), events, failed };
}

describe("a program's world", () => {
    test("is that of a main program in a folder of its own, with the files that it was given", async () => {
        const files = [{ name: "folder/cat.txt", bytes: new TextEncoder().encode("મ્યાઉ") }];
        const code = `import os, sys
print(__name__, sys.argv, sorted(os.listdir()), open("folder/cat.txt").read(), os.environ["A"])
open("out.txt", "w").write("written")
print("warned", file=sys.stderr)`;
        const { stdout, stderr, saved, failure } = await happens(code, { files, environment: { A: "b" } });
        expect(failure).toBeUndefined();
        expect(stdout).toBe("__main__ ['snippet.py'] ['folder', 'snippet.py'] મ્યાઉ b\n");
        expect(stderr).toBe("warned\n");
        expect([...saved].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])).toEqual([
            ["out.txt", "written"],
        ]);
    });

    test("has nothing of the program before it: no variable, no file", async () => {
        await happens("import os\nleft = 1\nos.environ['LEFT'] = '1'\nopen('left.txt', 'w').write('1')\nos.chdir('/')");
        const { stdout } = await happens("import os\nprint('left' in globals(), 'LEFT' in os.environ, os.listdir())");
        expect(stdout).toBe("False False ['snippet.py']\n");
    });

    test.each([
        ["an error", "def f():\n    raise ValueError('no')\n\nf()", { name: "ValueError", message: "no", line: 2 }],
        ["a mistake", "print(1)\nprint(", { name: "SyntaxError", line: 2 }],
        ["a code", "import sys\nsys.exit(3)", { name: "Exit", message: "3" }],
        ["a question", "name = input('Who? ')", { name: "EOFError", line: 1 }],
        ["a library that is not there", "import torch", { name: "ModuleNotFoundError", line: 1 }],
    ])("that ends with %s fails, and says where", async (_, code, expected) => {
        const { failed } = await happens(code);
        expect(failed).toMatchObject(expected);
    });

    test("that prints without end is ended, and so is what it left behind: the next one runs", async () => {
        expect((await happens("while True:\n    print('hello')")).failed).toMatchObject({ name: "TooMuch" });
        await expect.poll(() => page.locator("iframe").count()).toBe(0);
        expect((await happens("print('next')")).stdout).toBe("next\n");
    });

    test("that leaves its interpreter busy keeps nobody waiting: the next one gets another", async () => {
        await happens("import asyncio\nasyncio.get_event_loop().call_later(0, lambda: [None for _ in iter(int, 1)])");
        expect((await happens("print('next')")).stdout).toBe("next\n");
    });

    test("that ends well by itself has ended", async () => {
        const { failure, stdout } = await happens("import sys\nprint(1)\nsys.exit()");
        expect([failure, stdout]).toEqual([undefined, "1\n"]);
    });

    test("reaches no network of its own", async () => {
        const code = `from js import fetch, XMLHttpRequest
from pyodide.ffi import run_sync
try:
    run_sync(fetch("https://huggingface.co/"))
except Exception as error:
    print("fetch", error)
try:
    request = XMLHttpRequest.new()
    request.open("GET", "https://huggingface.co/", False)
    request.send()
except Exception as error:
    print("request", error)`;
        const { stdout, exchanges } = await happens(code);
        expect(stdout).toMatch(/^fetch .*\nrequest .*/s);
        expect(exchanges).toEqual([]);
        // The browser logs it too.
        runPage.complaints.splice(0);
    });
});

const chat = `model="meta-llama/Llama-3.1-8B-Instruct", messages=[{"role": "user", "content": "Hello"}]`;

describe("what libraries do beside the plain call", () => {
    test.each([
        [
            "huggingface_hub",
            `from huggingface_hub import InferenceClient
client = InferenceClient()
for event in client.chat_completion(${chat}, stream=True):
    print(event.choices[0].delta.content, end="|")`,
        ],
        [
            "requests",
            `import json, requests
from os import environ
headers = {"Authorization": "Bearer " + environ["HF_TOKEN"]}
body = dict(${chat}, stream=True)
with requests.post("https://router.huggingface.co/v1/chat/completions", headers=headers, json=body, stream=True) as response:
    for line in response.iter_lines():
        if line.startswith(b"data: {"):
            print(json.loads(line[6:])["choices"][0]["delta"].get("content"), end="|")`,
        ],
    ])("a stream comes piece by piece: %s", async (_, code) => {
        const { failure, events } = await happens(code);
        expect(failure).toBeUndefined();
        const kinds = events.map(({ kind }) => kind);
        const printed = kinds.indexOf("output");
        expect(kinds.indexOf("piece", printed)).toBeGreaterThan(printed);
    });

    test.each([
        ["huggingface_hub", "from huggingface_hub import AsyncInferenceClient as C", "C().chat_completion"],
        [
            "openai",
            "from openai import AsyncOpenAI as C",
            'C(base_url="https://router.huggingface.co/v1", api_key="hf_abcdefgh").chat.completions.create',
        ],
    ])("an asynchronous client runs: %s", async (_, load, call) => {
        const code = `import asyncio\n${load}\nasync def main():\n    answer, _ = await asyncio.gather(${call}(${chat}), asyncio.sleep(0.01))
    print(answer.choices[0].message.content)\nasyncio.run(main())`;
        const { failure, stdout } = await happens(code);
        expect(failure).toBeUndefined();
        expect(stdout.length).toBeGreaterThan(10);
    });

    test.each([
        ["requests", "requests.post", "requests.exceptions.ConnectionError"],
        ["httpx2", "httpx2.post", "httpx2.ReadTimeout"],
        ["httpx", "httpx.post", "httpx.ReadTimeout"],
    ])("an answer that stalls is the library's own error: %s", async (library, post, error) => {
        const code = `import ${library}, requests
headers = {"Authorization": "Bearer hf_abcdefgh", "x-sandbox-fault": '{"kind": "stall"}'}
try:
    ${post}("https://router.huggingface.co/v1/chat/completions", headers=headers, json=dict(${chat}), timeout=0.2)
except ${error} as error:
    print("stalled")`;
        const { stdout, failure } = await happens(code);
        expect([failure, stdout]).toEqual([undefined, "stalled\n"]);
    });

    test("Python's own urllib asks the same sandbox", async () => {
        const code = `import json, urllib.error, urllib.request
try:
    urllib.request.urlopen("https://router.huggingface.co/v1/models-of-nobody")
except urllib.error.HTTPError as error:
    print(error.code)`;
        const { exchanges, stdout } = await happens(code);
        expect(exchanges.map(({ url }) => url)).toEqual(["https://router.huggingface.co/v1/models-of-nobody"]);
        expect(stdout).toBe(`${exchanges[0]?.response?.status}\n`);
    });
});

describe("what stands in for Pillow and NumPy", () => {
    test("a picture that was made is opened, measured and saved as it came", async () => {
        const code = `from huggingface_hub import InferenceClient
image = InferenceClient().text_to_image("A stepwell", model="black-forest-labs/FLUX.1-dev")
print(image.format, image.size == (image.width, image.height), min(image.size) > 0)
image.save("stepwell." + image.format.lower())
image.show()`;
        const { failure, stdout, saved } = await happens(code);
        expect(failure).toBeUndefined();
        expect(stdout).toMatch(/^(PNG|JPEG) True True\n$/);
        const [one, other] = [...saved.values()];
        expect(saved.size).toBe(2);
        expect(one).toEqual(other);
    });

    test("what they do not do, they say", async () => {
        const { failed } = await happens("import PIL.Image\nPIL.Image.new('RGB', (1, 1))");
        expect(failed?.message).toContain("stand-in for Pillow");
        const { failed: also } = await happens("import numpy\nnumpy.fft");
        expect(also?.message).toContain("stand-in for NumPy");
    });

    test("an embedding is an array", async () => {
        const code = `from huggingface_hub import InferenceClient
import numpy as np
one, other = (InferenceClient().feature_extraction(text, model="intfloat/multilingual-e5-large") for text in ("a", "b"))
one, other = one.flatten(), other.flatten()
print(one.shape == other.shape, one.dtype, -1.01 < one @ other / np.linalg.norm(one) / np.linalg.norm(other) < 1.01)
print(np.array([[1.5, -2], [0.25, 100]], dtype="float32"))
print(repr(np.array([1, 20])))`;
        const { failure, stdout } = await happens(code);
        expect(failure).toBeUndefined();
        expect(stdout).toBe("True float32 True\n[[  1.5   -2.  ]\n [  0.25 100.  ]]\narray([ 1, 20])\n");
    });
});

describe("with a token", () => {
    test("a program asks the provider, by way of the page, and never has the token", async () => {
        const tokens: string[] = [];
        await page.route("https://router.huggingface.co/**", async (route) => {
            tokens.push(route.request().headers()["authorization"] ?? "");
            await route.fulfill({
                headers: { "access-control-allow-origin": "*" },
                json: [{ label: "POSITIVE", score: 0.75 }],
            });
        });
        const code = `import os, requests
headers = {"Authorization": "Bearer " + os.environ["HF_TOKEN"]}
url = "https://router.huggingface.co/hf-inference/models/a/b"
print(os.environ["HF_TOKEN"], requests.post(url, headers=headers, json={"inputs": "Good"}).json())`;
        const { failure, stdout } = await happens(code, { network: "provider" }, { token: "hf_theRealOne" });
        await page.unroute("https://router.huggingface.co/**");
        expect(failure).toBeUndefined();
        expect(tokens).toEqual(["Bearer hf_theRealOne"]);
        expect(stdout).toContain("[{'label': 'POSITIVE', 'score': 0.75}]");
        expect(stdout).not.toContain("hf_theRealOne");
    });
});

test("the script of chapter 7 says the question, hears it, finds the note, and keeps what it says", async () => {
    const folder = join(import.meta.dirname, "../../examples/answering-notes");
    const { failure, stdout, stderr, saved } = await happens(readFileSync(join(folder, "helper.py"), "utf8"), {
        files: [{ name: "notes.txt", bytes: new Uint8Array(readFileSync(join(folder, "notes.txt"))) }],
        environment: { HF_TOKEN: "hf_sandbox" },
    });
    expect(failure, stderr).toBe(undefined);
    expect(stdout).toBe("? પાણીની ટાંકી ક્યારે સાફ કરવાની છે?\n! પાણીની ટાંકી દર મહિનાના પહેલા રવિવારે સાફ કરવાની છે.\n");
    expect([...saved.keys()]).toEqual(["answer.flac"]);
});
