/** Code of hosted models in the shapes in which documentation publishes it, without a tag. */
import { describe, expect, test } from "vitest";
import { refreshMarkdown } from "./refresh-markdown.ts";

const llama = "meta-llama/Llama-3.1-8B-Instruct";
const flux = "black-forest-labs/FLUX.1-dev";
const whisper = "openai/whisper-large-v3";

/** A page with a heading and these blocks, whose fences are in lines 3, … */
const page = (...blocks: readonly (readonly [language: string, code: string])[]): string =>
    `# A page\n\n${blocks.map(([language, code]) => `\`\`\`${language}\n${code}\n\`\`\`\n`).join("\n")}`;

const findingsIn = (text: string) => refreshMarkdown(text).findings;

type Shape = readonly [shape: string, language: string, code: string, tag: string, proven: string];

const shapes: readonly Shape[] = [
    [
        "huggingface_hub with a provider",
        "python",
        `import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="cerebras", api_key=os.environ["HF_TOKEN"])
reply = client.chat.completions.create(
    model="${llama}",
    messages=[{"role": "user", "content": "Name three rivers."}],
)
print(reply.choices[0].message)`,
        `model=${llama} provider=cerebras client=huggingface_hub`,
        `${llama}:cerebras`,
    ],
    [
        "huggingface_hub without a provider, which asked a provider that has the model no more",
        "py",
        `from huggingface_hub import InferenceClient
client = InferenceClient()
image = client.text_to_image("A kite over a roof", model="${flux}")
image.save("kite.png")`,
        `model=${flux} client=huggingface_hub`,
        "provider=",
    ],
    [
        "huggingface_hub with the model at the client",
        "python",
        `client = InferenceClient("${llama}", token=token)
for piece in client.chat_completion(messages, stream=True):
    print(piece.choices[0].delta.content, end="")`,
        `model=${llama} client=huggingface_hub`,
        "InferenceClient",
    ],
    [
        "huggingface_hub, asynchronous, in a Python session",
        "pycon",
        `>>> from huggingface_hub import AsyncInferenceClient
>>> async with AsyncInferenceClient(provider="fal-ai") as client:
...     await client.automatic_speech_recognition("talk.flac", model="${whisper}")`,
        `model=${whisper} provider=fal-ai client=huggingface_hub`,
        "automatic_speech_recognition",
    ],
    [
        "huggingface_hub in one expression",
        "python",
        `print(InferenceClient(provider="hf-inference").text_classification("Fine!", model="ProsusAI/finbert"))`,
        "model=ProsusAI/finbert provider=hf-inference client=huggingface_hub",
        "text_classification",
    ],
    [
        "requests at an address of the router",
        "python",
        `import requests

API_URL = "https://router.huggingface.co/hf-inference/models/ProsusAI/finbert"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

def query(payload):
    response = requests.post(API_URL, headers=headers, json=payload)
    return response.json()

output = query({"inputs": "Sales fell."})`,
        "model=ProsusAI/finbert provider=hf-inference client=requests",
        "requests.post(",
    ],
    [
        "requests with a file, at the address that is no more",
        "python",
        `API_URL = "https://api-inference.huggingface.co/models/${whisper}"
with open("talk.flac", "rb") as f:
    print(requests.post(API_URL, headers=headers, data=f.read()).json())`,
        `model=${whisper} client=requests`,
        "router.huggingface.co",
    ],
    [
        "the openai library at the router",
        "python",
        `from openai import OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
completion = client.chat.completions.create(model="${llama}:nscale", messages=messages)`,
        `model=${llama} provider=nscale client=openai`,
        `${llama}:nscale`,
    ],
    [
        "fal_client",
        "python",
        `import fal_client

result = fal_client.subscribe("fal-ai/flux/dev", arguments={"prompt": "A kite"}, with_logs=True)
print(result["images"][0]["url"])`,
        `model=${flux} provider=fal-ai client=fal_client`,
        "fal_client",
    ],
    [
        "huggingface.js",
        "js",
        `import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);
const reply = await client.chatCompletion({
    provider: "scaleway",
    model: "${llama}",
    messages: [{ role: "user", content: "Name three rivers." }],
});`,
        `model=${llama} provider=scaleway client=huggingface.js`,
        "chatCompletion",
    ],
    [
        "huggingface.js under its older name",
        "ts",
        `const hf = new HfInference("hf_xxxxxxxx");
const image: Blob = await hf.textToImage({ inputs: "A kite", model: "${flux}" });`,
        `model=${flux} client=huggingface.js`,
        "textToImage",
    ],
    [
        "a function of huggingface.js",
        "typescript",
        `import { automaticSpeechRecognition, type Options } from "https://esm.sh/@huggingface/inference";
await automaticSpeechRecognition({ accessToken, model: "${whisper}", data: bytes });`,
        `model=${whisper} client=huggingface.js`,
        "automaticSpeechRecognition",
    ],
    [
        "fetch",
        "javascript",
        `async function query(data) {
    const response = await fetch("https://router.huggingface.co/hf-inference/models/ProsusAI/finbert", {
        headers: { Authorization: \`Bearer \${process.env.HF_TOKEN}\`, "Content-Type": "application/json" },
        method: "POST",
        body: JSON.stringify(data),
    });
    return await response.json();
}`,
        "model=ProsusAI/finbert provider=hf-inference client=fetch",
        "await fetch(",
    ],
    [
        "the openai library of JavaScript at the router",
        "js",
        `import { OpenAI } from "openai";
const client = new OpenAI({ baseURL: "https://router.huggingface.co/v1", apiKey: process.env.HF_TOKEN });
const reply = await client.chat.completions.create({ model: "${llama}:ovhcloud", messages });`,
        `model=${llama} provider=ovhcloud client=openai`,
        `${llama}:ovhcloud`,
    ],
    [
        "curl at the router",
        "bash",
        `curl https://router.huggingface.co/v1/chat/completions \\
    -H "Authorization: Bearer $HF_TOKEN" \\
    -H 'Content-Type: application/json' \\
    -d '{"messages": [{"role": "user", "content": "Hi"}], "model": "${llama}:cerebras", "stream": false}'`,
        `model=${llama} provider=cerebras client=curl`,
        "curl",
    ],
    [
        "the openai library at a provider's own address",
        "python",
        `client = OpenAI(base_url="https://api.cerebras.ai/v1", api_key=os.environ["CEREBRAS_API_KEY"])
client.chat.completions.create(model="llama3.1-8b", messages=messages)`,
        `model=${llama} provider=cerebras client=openai direct`,
        "api.cerebras.ai",
    ],
    [
        "requests at a provider's own address, with its own id of the model in the URL",
        "python",
        'requests.post("https://fal.run/fal-ai/flux/dev", headers=headers, json={"prompt": "A kite"})',
        `model=${flux} provider=fal-ai client=requests direct`,
        "queue.fal.run",
    ],
    [
        "curl at a provider's own address",
        "sh",
        `curl https://api.groq.com/openai/v1/chat/completions -H "Authorization: Bearer $GROQ_API_KEY" -d '{"model": "openai/gpt-oss-20b"}'`,
        "model=openai/gpt-oss-20b provider=groq client=curl direct",
        "$GROQ_API_KEY",
    ],
    [
        "curl at a terminal's prompt, at the address that is no more",
        "console",
        `$ curl -X POST https://api-inference.huggingface.co/models/facebook/bart-large-mnli -d '{"inputs": "\\"Hi\\""}'`,
        "model=facebook/bart-large-mnli client=curl",
        "router.huggingface.co",
    ],
];

describe("a call without a tag is found, with its line, its tag and the proven program", () => {
    test.each(shapes)("%s", (_shape, language, code, tag, proven) => {
        const [finding, ...others] = findingsIn(page(["text", "nothing"], [language, code]));
        expect(others).toEqual([]);
        expect(finding).toMatchObject({ kind: "untagged", line: 7, found: code });
        expect(finding?.message).toMatch(new RegExp(`callsheet ${tag.replaceAll(/[^\w/]/g, "\\$&")}$`));
        expect(finding?.expected).toContain(proven);
    });

    test.each(shapes)("%s is fresh once it has its tag", (_shape, language, code, tag) => {
        const { text } = refreshMarkdown(page([`${language} callsheet ${tag}`, code]));
        expect(findingsIn(text)).toEqual([]);
    });
});

test("an address that is no more is said to be", () => {
    const code = `requests.post("https://api-inference.huggingface.co/models/${whisper}", data=data)`;
    expect(findingsIn(page(["python", code]))[0]?.message).toContain("at an address that is no more");
});

test("a provider that does not list the model is said not to, with those that do", () => {
    const code = `InferenceClient(provider="nscale").automatic_speech_recognition("a.flac", model="${whisper}")`;
    expect(findingsIn(page(["python", code]))[0]?.message).toMatch(/nscale does not list .*These do: hf-inference/);
});

test("a task that the method says is in the tag, if it is not the model's own", () => {
    const code = `InferenceClient(provider="hf-inference").text_generation("Once", model="${llama}")`;
    expect(findingsIn(page(["python", code]))[0]?.message).toContain(`model=${llama} task=text-generation`);
});

describe("over several blocks of a page", () => {
    const make = `from huggingface_hub import InferenceClient

MODEL = "${flux}"
client = InferenceClient(provider="fal-ai")`;

    test("the block that calls is found, with the client and the model of the blocks before it", () => {
        const text = page(["python", make], ["python", 'image = client.text_to_image("A kite", model=MODEL)']);
        expect(findingsIn(text)).toMatchObject([
            { line: 10, message: expect.stringContaining(`model=${flux} provider=fal-ai client=huggingface_hub`) },
        ]);
    });

    test("a client of a server of one's own takes the place of an earlier one", () => {
        const own = 'client = InferenceClient(base_url="http://localhost:8080")\nclient.text_to_image("A kite")';
        expect(findingsIn(page(["python", make], ["python", own]))).toEqual([]);
    });

    test("a later text takes the place of an earlier one", () => {
        const text = page(
            ["python", make],
            ["python", `MODEL = "${whisper}"`],
            ["python", "client.text_to_image(MODEL)"],
        );
        expect(findingsIn(text)[0]?.message).toContain(whisper);
    });

    test("a function may be imported in an earlier block", () => {
        const text = page(
            ["js", 'import { textToImage } from "@huggingface/inference";'],
            ["js", `await textToImage({ model: "${flux}", inputs: "A kite" });`],
        );
        expect(findingsIn(text)).toMatchObject([
            { line: 7, message: expect.stringContaining("client=huggingface.js") },
        ]);
    });

    test("the address may be in an earlier block", () => {
        const address = `API_URL = "https://router.huggingface.co/hf-inference/models/${whisper}"`;
        const text = page(["python", address], ["python", "requests.post(API_URL, headers=headers, data=data)"]);
        expect(findingsIn(text)).toMatchObject([{ line: 7, message: expect.stringContaining(whisper) }]);
    });
});

describe("is no call of a hosted model", () => {
    test.each([
        ["a model's name", "python", `MODEL = "${llama}"  # InferenceClient() takes it, too`],
        ["a model that is loaded", "python", `model = AutoModelForCausalLM.from_pretrained("${llama}")`],
        ["a local pipeline", "python", `pipe = pipeline("text-generation", model="${llama}")\npipe("Hi")`],
        ["a download", "bash", `hf download ${llama} --local-dir model`],
        ["a clone", "sh", `git clone https://huggingface.co/${llama}`],
        ["an installation of Python", "bash", "pip install huggingface_hub fal_client openai"],
        ["an installation of JavaScript", "bash", "npm install @huggingface/inference"],
        ["an import", "python", "from huggingface_hub import InferenceClient"],
        ["an import in JavaScript", "js", 'import { InferenceClient } from "@huggingface/inference";'],
        ["a comment", "python", `# client = InferenceClient("${llama}")\nprint("later")`],
        ["a comment in JavaScript", "js", `// await new InferenceClient().chatCompletion({ model: "${llama}" })`],
        ["a type", "python", `def ask(client: InferenceClient, model="${llama}") -> str: ...`],
        ["a class of one's own", "python", `class InferenceClient(Base):\n    model = "${llama}"`],
        ["a client that is not used", "python", "client = InferenceClient()"],
        ["a server of one's own", "python", 'InferenceClient(base_url="http://127.0.0.1:8080/v1").chat_completion(m)'],
        [
            "an endpoint of one's own",
            "js",
            'await new InferenceClient(token).endpoint(url).textToImage({ inputs: "A" });',
        ],
        [
            "another's server",
            "python",
            `client = OpenAI(base_url="http://localhost:8000/v1")\nclient.chat.completions.create(model="${llama}")`,
        ],
        ["OpenAI itself", "js", 'await new OpenAI().chat.completions.create({ model: "gpt-5", messages });'],
        [
            "a model at its provider that the catalogue does not have",
            "sh",
            `curl https://api.openai.com/v1/responses -d '{"model": "gpt-5"}'`,
        ],
        ["a provider's list of models", "sh", "curl https://api.groq.com/openai/v1/models"],
        ["the router's list of models", "bash", "curl https://router.huggingface.co/v1/models | jq '.data[].id'"],
        ["a look-up at the Hub", "python", `requests.get("https://huggingface.co/api/models/${llama}").json()`],
        ["an address alone", "sh", "export OPENAI_BASE_URL=https://router.huggingface.co/v1"],
        ["a tokenizer", "python", `tokenizer.apply_chat_template(messages)  # of ${llama}`],
    ])("%s", (_what, language, code) => {
        expect(findingsIn(page([language, code]))).toEqual([]);
    });
});

test("a block that its author keeps is not named", () => {
    const code = `InferenceClient().text_to_image("A kite", model="${flux}")`;
    expect(refreshMarkdown(page(["python callsheet ignore", code]))).toMatchObject({ tagged: 0, findings: [] });
});

test("a provider that the router does not reach has its own address, with the word or without it", () => {
    const tag = "sh callsheet model=openai/gpt-5 task=conversational provider=openai client=curl";
    const { text } = refreshMarkdown(page([tag, ""]));
    expect(text).toContain("https://api.openai.com/");
    expect(refreshMarkdown(text.replace("client=curl", "client=curl direct")).findings).toEqual([]);
});

test("a provider without a key of its own has no address of its own", () => {
    const text = page([`sh callsheet model=${whisper} provider=hf-inference direct`, ""]);
    expect(findingsIn(text)).toMatchObject([{ kind: "wrong", message: expect.stringContaining("leave out direct") }]);
});
