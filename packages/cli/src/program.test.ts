import { execFileSync, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { catalogue } from "@callsheet/catalogue";
import { describe, expect, test } from "vitest";
import { testWith } from "../../../verify/testing/test-with.ts";
import manifest from "../package.json" with { type: "json" };
import { callsheet } from "./testing.ts";

describe("callsheet snippet", () => {
    test("prints code that streams", async () => {
        const words = "snippet meta-llama/Llama-3.1-8B-Instruct --provider auto --client requests --stream";
        const { code, output, errors } = await callsheet(words);
        expect({ code, errors }).toEqual({
            code: 0,
            errors: `meta-llama/Llama-3.1-8B-Instruct: conversational at auto, from the catalogue of ${catalogue.asOf}.\n`,
        });
        expect(output).toContain('"stream": True');
        expect(output).toContain("response.iter_lines()");
    });

    test("prints the snippets of every client, each under its name", async () => {
        const { output } = await callsheet("snippet a/b --task fill-mask --language python");
        expect(output.match(/^# .*$/gm)).toEqual(["# python, huggingface_hub", "# python, requests"]);
    });

    test("passes every option on", async () => {
        const words =
            "snippet a/b --task conversational --client fetch --bill-to my-org --max-tokens 9 --temperature 0.5 --top-p 0.9 " +
            `--parameters '{"top_k":3}'`;
        const { output } = await callsheet(words);
        const pieces = ['"X-HF-Bill-To": "my-org"', "max_tokens: 9", "temperature: 0.5", "top_p: 0.9", "top_k: 3"];
        for (const piece of pieces) expect(output).toContain(piece);
    });

    test.each([
        [`--inputs '{"question":"Q?","context":"C."}'`, "question-answering", "", '"question": "Q?"'],
        ["--inputs -", "text-classification", "it's $(touch x)\n", `"it'\\''s $(touch x)"`],
        ["--inputs 'plain text'", "text-classification", "", '"inputs": "plain text"'],
        ["--inputs 42", "text-classification", "", '"inputs": "42"'],
        ["--inputs photo.webp", "image-classification", "", "'@photo.webp'"],
    ])("takes inputs: %s", async (flag, task, stdin, piece) => {
        const { output } = await callsheet(`snippet a/b --task ${task} --client curl ${flag}`, { stdin });
        expect(output).toContain(piece);
    });

    test("prints JSON", async () => {
        const { output } = await callsheet("snippet a/b --task fill-mask --client curl --json");
        expect(JSON.parse(output)).toEqual([
            { language: "sh", client: "curl", variant: "basic", content: expect.stringContaining("curl '") },
        ]);
    });

    test("colours on a terminal, and only there", async () => {
        const words = "snippet a/b --task fill-mask --client curl";
        const plain = await callsheet(words);
        const coloured = await callsheet(words, { isTTY: true });
        expect(coloured.output).not.toBe(plain.output);
        expect(stripVTControlCharacters(coloured.output)).toBe(plain.output);
        expect(await callsheet(words, { isTTY: true, env: { NO_COLOR: "1" } })).toEqual(plain);
    });

    test.each([
        ["--direct --provider groq", "https://api.groq.com/openai/v1/chat/completions"],
        ["--endpoint https://my-endpoint.example", "https://my-endpoint.example/v1/chat/completions"],
        ["--provider auto --policy cheapest", '"model": "a/b:cheapest"'],
        ["--api responses", "https://router.huggingface.co/v1/responses"],
    ])("calls whom the options say: %s", async (options, text) => {
        const { output } = await callsheet(
            `snippet a/b --task conversational --client curl --provider-model a/b ${options}`,
        );
        expect(output).toContain(text);
    });

    test("reads no key for a server of one's own that wants none", async () => {
        const words = "snippet my-model --task conversational --endpoint http://127.0.0.1:8000/v1 --client curl";
        expect((await callsheet(words)).output).toContain("API_TOKEN");
        expect((await callsheet(`${words} --keyless`)).output).not.toContain("TOKEN");
    });

    test("passes on what belongs to a chat: tools, and the form of the answer", async () => {
        const words = "snippet a/b --task conversational --client fetch --parameters '{\"seed\":7}'";
        const tools = JSON.stringify([{ type: "function", function: { name: "get_weather" } }]);
        const { output } = await callsheet(`${words} --tools '${tools}' --response-format '{"type":"json_object"}'`);
        for (const piece of ['case "get_weather":', 'type: "json_object"', "seed: 7"]) expect(output).toContain(piece);
    });
});

test("a name that may be right is said, and taken as it is", async () => {
    const words = "snippet a/b --task text-to-image --client curl --provider hf-inference";
    const { code, output, errors } = await callsheet(`${words} --parameters '{"sharpness":2}'`);
    expect(code).toBe(0);
    expect(errors).toContain('text-to-image has no parameter "sharpness": it is sent as it is');
    expect(output).toContain('"sharpness": 2');
});

describe("a mistake ends with 2 and says what to do", () => {
    test.each([
        ["snippet a/b --task fil-mask", 'There is no task "fil-mask". Did you mean fill-mask?'],
        ["snippet a/b --client curll", 'There is no client "curll". Did you mean curl?'],
        ["snippet a/b --provider hfinference", "Did you mean hf-inference?"],
        ["snippet a/b --language pyhton", "Did you mean python?"],
        ["snippet a/b --api response", 'There is no API "response". Did you mean responses?'],
        ["snippet a/b --task text-to-image --parameters '{\"widht\":9}'", 'no parameter "widht". Did you mean width?'],
        ["snippet 'not a model' --task fill-mask", '"not a model" is not the id of a model'],
        ["run FLUX.1-dev --task text-to-image", "Did you mean black-forest-labs/FLUX.1-dev"],
        ["run openai/Whisper-large-v3", "Did you mean openai/whisper-large-v3?"],
        ["snippet a/b --tools {}", "--tools takes a JSON list"],
        ["snippet a/b --response-format json", "--response-format takes a JSON object"],
        ["snippet a/b --task zzz", "One of: audio-classification,"],
        ["snippet a/b --task fill-mask --client openai", "No such snippet for fill-mask. There are: js/callsheet,"],
        ["snippet a/b --task text-to-video --provider hf-inference", "hf-inference does not serve text-to-video."],
        ["snippet a/b --task fill-mask --stream", "fill-mask does not stream."],
        ["snippet a/b --max-tokens many", '--max-tokens takes a whole number, 1 or more; received "many".'],
        ["snippet a/b --temperature -1", "--temperature takes a number, 0 or more"],
        ["snippet a/b --task fill-mask --inputs '{oops'", "The inputs begin like JSON, but are none"],
        [
            "snippet a/b --parameters top_k=3",
            '--parameters takes a JSON object, such as {"top_k": 3}; received "top_k=3".',
        ],
        ["snippet a/b --parameters [3]", "--parameters takes a JSON object"],
        [
            `snippet a/b --task fill-mask --parameters '{"top_k":0}'`,
            "parameters.top_k: expected 1 or more, received 0.",
        ],
        ["snippet a/b --task fill-mask --inputs '{}'", "inputs: expected a text, received {}."],
        ["snippet a/b --provider auto --policy cheap", 'There is no policy "cheap". Did you mean cheapest?'],
        ["matrix --task nonsense", 'There is no task "nonsense".'],
    ])("%s", async (words, message) => {
        const { code, output, errors } = await callsheet(words);
        expect({ code, output }).toEqual({ code: 2, output: "" });
        expect(errors).toContain(message);
    });
});

describe("callsheet matrix", () => {
    test("prints one JSON object a line, narrowed as asked", async () => {
        const { output } = await callsheet("matrix --provider hf-inference --task text-to-image --client curl");
        const entries = output
            .trimEnd()
            .split("\n")
            .map((line) => JSON.parse(line));
        const ids: string[] = entries.map(({ id }) => id);
        const named = (options: string) => `hf-inference/text-to-image/sh/curl/${options}`;
        expect(ids).toEqual(expect.arrayContaining(["plain", "billed", "endpoint", "parameters"].map(named)));
        for (const id of ids) expect(id.startsWith(named(""))).toBe(true);
        expect(Object.keys(entries[0])).toEqual(
            // biome-ignore format: one list
            ["id", "task", "model", "provider", "providerModelId", "language", "client", "variant", "streaming", "options", "wire", "content"],
        );
    });
});

test("callsheet --version says the version of the package", async () => {
    expect(await callsheet("--version")).toEqual({ code: 0, output: `${manifest.version}\n`, errors: "" });
});

test("callsheet alone shows what it can do", async () => {
    const { code, errors } = await callsheet("");
    expect(code).toBe(2);
    for (const command of ["snippet", "run", "models", "matrix"]) expect(errors).toContain(command);
});

testWith("bash")("the program itself runs, and ends quietly when its reader stops early", () => {
    const program = fileURLToPath(new URL("../bin/callsheet.mjs", import.meta.url));
    const first = execFileSync(
        "bash",
        ["-c", 'set -o pipefail; "$0" "$1" matrix | head -n 1', process.execPath, program],
        {
            encoding: "utf8",
            stdio: ["ignore", "pipe", "inherit"],
        },
    );
    expect(JSON.parse(first)).toMatchObject({ provider: "auto" });
});

test("an older Node is told so, in one sentence", () => {
    const program = fileURLToPath(new URL("../bin/callsheet.mjs", import.meta.url));
    const older = `data:text/javascript,Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } })`;
    const { status, stderr } = spawnSync(process.execPath, ["--import", older, program, "snippet", "a/b"], {
        encoding: "utf8",
    });
    expect({ status, stderr }).toEqual({
        status: 1,
        stderr: "callsheet needs Node 22.12 or newer; this is Node 20.20.2.\n",
    });
});
