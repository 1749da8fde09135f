/** Code of hosted models in the shapes in which documentation publishes it, without a tag. */
import { describe, expect, test } from "vitest";
import { refreshMarkdown, tagMarkdown } from "./refresh-markdown.ts";

const llama = "meta-llama/Llama-3.1-8B-Instruct";
const flux = "black-forest-labs/FLUX.1-dev";
const whisper = "openai/whisper-large-v3";

/** A page with a heading and these blocks, whose fences are in lines 3, … */
const page = (...blocks: readonly (readonly [language: string, code: string])[]): string =>
    `# A page\n\n${blocks.map(([language, code]) => `\`\`\`${language}\n${code}\n\`\`\`\n`).join("\n")}`;

const findingsIn = (text: string) => refreshMarkdown(text).findings;

type Shape = readonly [shape: string, language: string, code: string, tag: string];

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
        `model=${llama} provider=cerebras client=huggingface_hub inputs="Name three rivers." parameters='{"max_tokens":null}'`,
    ],
    [
        "huggingface_hub without a provider, of which the model has one",
        "py",
        `from huggingface_hub import InferenceClient
client = InferenceClient()
labels = client.text_classification("Sales fell.", model="ProsusAI/finbert")
print(labels)`,
        'model=ProsusAI/finbert client=huggingface_hub inputs="Sales fell."',
    ],
    [
        "huggingface_hub with the model at the client",
        "python",
        `client = InferenceClient("${llama}", token=token)
messages = [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "Hi"}]
for piece in client.chat_completion(messages, stream=True, max_tokens=512, temperature=0.2):
    print(piece.choices[0].delta.content or "", end="")`,
        `model=${llama} client=huggingface_hub stream inputs='[{"role":"system","content":"Be brief."},{"role":"user","content":"Hi"}]' parameters='{"temperature":0.2}'`,
    ],
    [
        "huggingface_hub, asynchronous, in a Python session",
        "pycon",
        `>>> from huggingface_hub import AsyncInferenceClient
>>> async with AsyncInferenceClient(provider="fal-ai") as client:
...     await client.automatic_speech_recognition("talk.mp3", model="${whisper}")`,
        `model=${whisper} provider=fal-ai client=huggingface_hub inputs=talk.mp3`,
    ],
    [
        "huggingface_hub in one expression",
        "python",
        `print(InferenceClient(provider="hf-inference").text_classification("Fine!", model="ProsusAI/finbert"))`,
        'model=ProsusAI/finbert provider=hf-inference client=huggingface_hub inputs="Fine!"',
    ],
    [
        "requests in a function, at an address of the router",
        "python",
        `import requests

API_URL = "https://router.huggingface.co/hf-inference/models/ProsusAI/finbert"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

def query(payload):
    response = requests.post(API_URL, headers=headers, json=payload)
    return response.json()

output = query({"inputs": "Sales fell."})`,
        "It has no tag: it has a function of its own.",
    ],
    [
        "requests with a file, at the address that is no more",
        "python",
        `API_URL = "https://api-inference.huggingface.co/models/${whisper}"
with open("talk.flac", "rb") as f:
    print(requests.post(API_URL, headers=headers, data=f.read()).json())`,
        `model=${whisper} client=requests inputs=talk.flac`,
    ],
    [
        "the openai library at the router",
        "python",
        `from openai import OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)
topic = "rivers"
completion = client.chat.completions.create(
    model="${llama}:nscale",
    messages=[{"role": "user", "content": f"Name three {topic}, and say \\"why\\"."}],
    max_tokens=100,
)
print(completion.choices[0].message.content)`,
        `model=${llama} provider=nscale client=openai inputs="Name three rivers, and say \\"why\\"." parameters='{"max_tokens":100}'`,
    ],
    [
        "fal_client",
        "python",
        `import fal_client

result = fal_client.subscribe("fal-ai/flux/dev", arguments={"prompt": "A kite"}, with_logs=True)
print(result["images"][0]["url"])`,
        `model=${flux} provider=fal-ai direct client=fal_client inputs="A kite" parameters='{}'`,
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
        `model=${llama} provider=scaleway client=huggingface.js inputs="Name three rivers." parameters='{"max_tokens":null}'`,
    ],
    [
        "huggingface.js under its older name",
        "ts",
        `const hf = new HfInference("hf_xxxxxxxx");
const image: Blob = await hf.textToImage({ inputs: "A kite", model: "${flux}", provider: "together", parameters: { width: 512 } });`,
        `model=${flux} provider=together client=huggingface.js inputs="A kite" parameters='{"width":512}'`,
    ],
    [
        "a function of huggingface.js",
        "typescript",
        `import { automaticSpeechRecognition, type Options } from "https://esm.sh/@huggingface/inference";
import { readFileSync } from "node:fs";
const data = readFileSync("talk.mp3");
await automaticSpeechRecognition({ accessToken, model: "${whisper}", provider: "fal-ai", data });`,
        `model=${whisper} provider=fal-ai client=huggingface.js inputs=talk.mp3`,
    ],
    [
        "fetch",
        "js",
        `const body = { inputs: "Sales fell." };
const response = await fetch("https://router.huggingface.co/hf-inference/models/ProsusAI/finbert", {
    headers: { Authorization: \`Bearer \${process.env.HF_TOKEN}\`, "Content-Type": "application/json" },
    method: "POST",
    body: JSON.stringify(body),
});
console.log(await response.json());`,
        'model=ProsusAI/finbert provider=hf-inference client=fetch inputs="Sales fell."',
    ],
    [
        "fetch in a function",
        "javascript",
        `async function query(data) {
    const response = await fetch("https://router.huggingface.co/hf-inference/models/ProsusAI/finbert", {
        headers: { Authorization: \`Bearer \${process.env.HF_TOKEN}\`, "Content-Type": "application/json" },
        method: "POST",
        body: JSON.stringify(data),
    });
    return await response.json();
}

query({ inputs: "Sales fell." }).then((response) => {
    console.log(JSON.stringify(response));
});`,
        "It has no tag: it has a function of its own.",
    ],
    [
        "the openai library of JavaScript at the router",
        "js",
        `import { OpenAI } from "openai";
const client = new OpenAI({ baseURL: "https://router.huggingface.co/v1", apiKey: process.env.HF_TOKEN });
const messages = [{ role: "user", content: "Name three rivers." }];
const reply = await client.chat.completions.create({ model: "${llama}:fastest", messages, max_tokens: 512 });
console.log(reply.choices[0].message);`,
        `model=${llama} policy=fastest client=openai inputs="Name three rivers."`,
    ],
    [
        "curl at the router",
        "bash",
        `curl https://router.huggingface.co/v1/chat/completions \\
    -H "Authorization: Bearer $HF_TOKEN" \\
    -H 'Content-Type: application/json' \\
    -d '{"messages": [{"role": "user", "content": "Hi"}], "model": "${llama}:cerebras", "stream": false}'`,
        `model=${llama} provider=cerebras client=curl inputs=Hi parameters='{"max_tokens":null}'`,
    ],
    [
        "the openai library at a provider's own address",
        "python",
        `client = OpenAI(base_url="https://api.cerebras.ai/v1", api_key=os.environ["CEREBRAS_API_KEY"])
reply = client.responses.create(model="llama3.1-8b", input="Hi", instructions="Be brief.")
print(reply.output_text)`,
        "It has no tag: ",
    ],
    [
        "requests at a provider's own address, with its own id of the model in the URL",
        "python",
        'requests.post("https://fal.run/fal-ai/flux/dev", headers=headers, json={"prompt": "A kite"})',
        "It has no tag: Callsheet would send the request to https://queue.fal.run/fal-ai/flux/dev",
    ],
    [
        "curl at a provider's own address",
        "sh",
        `curl https://api.groq.com/openai/v1/chat/completions -H "Authorization: Bearer $GROQ_API_KEY" -d @- <<EOF
{"model": "openai/gpt-oss-20b", "messages": [{"role": "user", "content": "It's late"}]}
EOF`,
        `model=openai/gpt-oss-20b provider=groq direct client=curl inputs="It's late" parameters='{"max_tokens":null}'`,
    ],
    [
        "curl at a terminal's prompt, at the address that is no more",
        "console",
        `$ curl -X POST https://api-inference.huggingface.co/models/facebook/bart-large-mnli -d '{"inputs": "\\"Hi\\""}'`,
        "It has no tag: zero-shot-classification: parameters.candidate_labels is missing",
    ],
];

describe("a call without a tag is found, with its line and a tag that keeps what its author sends", () => {
    test.each(shapes)("%s", (_shape, language, code, tag) => {
        const text = page(["text", "nothing"], [language, code]);
        const [finding, ...others] = findingsIn(text);
        expect(others).toEqual([]);
        expect(finding).toMatchObject({ line: 7, found: code });
        if (tag.startsWith("It has no tag")) return expect(finding?.message).toContain(tag);
        expect(finding?.tag).toBe(`callsheet ${tag}`);

        // It is written with the tag, and is fresh then.
        const written = tagMarkdown(text);
        expect(written.lines).toEqual([7]);
        expect(written.text).toContain(`\`\`\`${language} callsheet ${tag}\n`);
        expect(refreshMarkdown(written.text)).toMatchObject({ text: written.text, tagged: 1, findings: [] });

        // The program is read as the author's is; it names the provider that the tag leaves to the catalogue.
        const [own] = findingsIn(page([language, finding?.expected ?? ""]));
        const words = (tag = "") => tag.replace(/ provider=(?:hf-inference|auto)\b/, "");
        expect(words(own?.tag)).toBe(words(finding?.tag));
    });
});

test("a block whose names a later block takes keeps its code, unless the program of the tag gives them", () => {
    const code = `client = InferenceClient(provider="fal-ai")
NAME = client.text_to_image("A kite", model="${flux}")`;
    const tagsOf = (name: string) =>
        findingsIn(page(["python", code.replace("NAME", name)], ["python", `print(${name})`]));
    expect(tagsOf("output")).toMatchObject([{ tag: expect.stringContaining("client=huggingface_hub") }]);
    expect(tagsOf("kite")).toMatchObject([{ message: expect.stringContaining("a later block uses its kite") }]);
});

test("an address that is no more is said to be", () => {
    const code = `requests.post("https://api-inference.huggingface.co/models/${whisper}", data=data)`;
    expect(findingsIn(page(["python", code]))).toMatchObject([
        { kind: "gone", message: expect.stringContaining("api-inference.huggingface.co is no more") },
    ]);
});

test("a provider that does not list the model is said not to, with those that do", () => {
    const code = `InferenceClient(provider="nscale").automatic_speech_recognition("a.flac", model="${whisper}")`;
    expect(findingsIn(page(["python", code]))[0]?.message).toMatch(/nscale does not list .*These do: hf-inference/);
});

test("a task that the method says is in the tag, if it is not the model's own", () => {
    const code = `InferenceClient(provider="hf-inference").text_generation("Once", model="${llama}")`;
    expect(findingsIn(page(["python", code]))[0]?.tag).toContain(`model=${llama} task=text-generation`);
});

describe("over several blocks of a page", () => {
    const make = `from huggingface_hub import InferenceClient

MODEL = "${flux}"
client = InferenceClient(provider="fal-ai")`;

    test("the block that calls is found, with the client and the model of the blocks before it", () => {
        const text = page(["python", make], ["python", 'image = client.text_to_image("A kite", model=MODEL)']);
        expect(findingsIn(text)).toMatchObject([
            { line: 10, tag: expect.stringContaining(`model=${flux} provider=fal-ai client=huggingface_hub`) },
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
            ["python", 'client.automatic_speech_recognition("a.mp3", model=MODEL)'],
        );
        expect(findingsIn(text)[0]?.tag).toContain(whisper);
    });

    test("a function may be imported in an earlier block", () => {
        const text = page(
            ["js", 'import { textToImage } from "@huggingface/inference";'],
            ["js", `await textToImage({ model: "${flux}", inputs: "A kite" });`],
        );
        expect(findingsIn(text)).toMatchObject([
            { line: 7, message: expect.stringContaining("it leaves the provider to its library") },
        ]);
    });

    test("the address may be in an earlier block", () => {
        const address = `API_URL = "https://router.huggingface.co/hf-inference/models/${whisper}"`;
        const text = page(["python", address], ["python", "requests.post(API_URL, headers=headers, data=data)"]);
        expect(findingsIn(text)).toMatchObject([{ line: 7, message: expect.stringContaining("data") }]);
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
