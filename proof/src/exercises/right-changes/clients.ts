/** Other clients than the one of huggingface_hub. */

const ownImport = "from huggingface_hub import InferenceClient";
const errorImport = "from huggingface_hub.errors import HfHubHTTPError";

/** A program with another library's client, and its error, in place of those of huggingface_hub. */
function withLibrary(program: string, client: string, error: string): string | undefined {
    const text = program.replace(errorImport, error).replace(ownImport, () => client);
    return program.includes(ownImport) && !text.includes("huggingface_hub") ? text : undefined;
}

/** Where a program opens its client, and the name that it gives it. */
const opening = /^([\p{L}_][\p{L}\p{M}\p{N}_]*) = InferenceClient\(/mu;

/** The methods that a program calls of its client; undefined if it has none. */
function methodsOf(program: string): readonly string[] | undefined {
    const [, client] = opening.exec(program) ?? [];
    if (client === undefined) return undefined;
    const call = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])${client}\\.([\\w.]+)\\(`, "gu");
    return [...program.matchAll(call)].map(([, name = ""]) => name);
}

const chatMethods = ["chat_completion", "chat.completions.create"];
const isChat = (program: string): boolean => methodsOf(program)?.every((name) => chatMethods.includes(name)) ?? false;

/** A client as a reader may write it, who does not have huggingface_hub. */
const clientOfRequests = `
import json
import mimetypes

import requests


class Answer(dict):
    __getattr__ = dict.get


class InferenceClient:
    def __init__(self, provider="auto", api_key=None, token=None):
        self.authorization = f"Bearer {api_key or token}"
        self.chat = self.completions = self

    def post(self, path, kind=None, **more):
        headers = {"Authorization": self.authorization, **({"Content-Type": kind} if kind else {})}
        url = f"https://router.huggingface.co/{path}"
        response = requests.post(url, headers=headers, timeout=60, **more)
        response.raise_for_status()
        return response

    def chat_completion(self, messages, stream=False, **more):
        body = {"messages": messages, "stream": stream, **more}
        response = self.post("v1/chat/completions", json=body, stream=stream)
        return self.pieces(response) if stream else response.json(object_hook=Answer)

    def create(self, *args, **more):
        return self.chat_completion(*args, **more)

    def pieces(self, response):
        for line in response.iter_lines():
            if line.startswith(b"data: {"):
                yield json.loads(line[6:], object_hook=Answer)

    def task(self, model, inputs, path="", **parameters):
        body = {"inputs": inputs, "parameters": parameters}
        return self.post(f"hf-inference/models/{model}{path}", json=body)

    def read(self, *args, **more):
        return self.task(*args, **more).json(object_hook=Answer)

    def send(self, name, model):
        with open(name, "rb") as file:
            kind = mimetypes.guess_type(name)[0]
            path = f"hf-inference/models/{model}"
            return self.post(path, kind, data=file.read()).json(object_hook=Answer)

    def text_classification(self, text, model):
        return self.read(model, text)[0]

    def token_classification(self, text, model):
        return self.read(model, text)

    def zero_shot_classification(self, text, candidate_labels, model):
        return self.read(model, text, candidate_labels=candidate_labels)

    def translation(self, text, model, **more):
        found = self.read(model, text, **more)
        return found[0] if isinstance(found, list) else found

    def question_answering(self, question, context, model):
        return self.read(model, {"question": question, "context": context})

    def sentence_similarity(self, sentence, other_sentences, model):
        inputs = {"source_sentence": sentence, "sentences": other_sentences}
        return self.read(model, inputs, "/pipeline/sentence-similarity")

    def automatic_speech_recognition(self, audio, model):
        return self.send(audio, model)

    def image_classification(self, image, model):
        return self.send(image, model)

    def object_detection(self, image, model):
        return self.send(image, model)

    def text_to_speech(self, text, model):
        return self.task(model, text).content

    def text_to_image(self, prompt, model, **more):
        import io

        from PIL import Image

        return Image.open(io.BytesIO(self.task(model, prompt, **more).content))


`;

export const withRequests = (program: string): string | undefined =>
    methodsOf(program)?.every((name) => chatMethods.includes(name) || clientOfRequests.includes(`def ${name}(`))
        ? withLibrary(program, clientOfRequests.trim(), "from requests import HTTPError as HfHubHTTPError")
        : undefined;

export function withOpenAi(program: string): string | undefined {
    if (!isChat(program)) return undefined;
    const client = /InferenceClient\(\s*provider=["']auto["'],\s*api_key=/;
    const text = program
        .replace(client, 'OpenAI(base_url="https://router.huggingface.co/v1", max_retries=0, api_key=')
        .replaceAll(
            /(?:chat_completion|chat\.completions\.create)\((?=[^\s)=]+,)/g,
            "chat.completions.create(messages=",
        )
        .replaceAll(".chat_completion(", ".chat.completions.create(");
    const error = "from openai import APIStatusError as HfHubHTTPError";
    return client.test(program) ? withLibrary(text, "from openai import OpenAI", error) : undefined;
}

/** A client that asks for pieces, and joins them into the answer. */
const clientOfPieces = `
from types import SimpleNamespace


class PieceByPiece(InferenceClient):
    def chat_completion(self, *args, **more):
        choices = []
        for piece in super().chat_completion(*args, stream=True, **more):
            choices.extend(piece.choices)
        text = "".join(choice.delta.content or "" for choice in choices)
        message = SimpleNamespace(role="assistant", content=text)
        return SimpleNamespace(choices=[SimpleNamespace(message=message)])


`;

/** Not if the program asks how the answer ended or what was counted: a whole answer says this of itself. */
export function inPieces(program: string): string | undefined {
    const at = opening.exec(program)?.index;
    if (at === undefined || !isChat(program) || /\b(?:stream|usage|finish_reason)\b/.test(program)) return undefined;
    const rest = program.slice(at).replace("InferenceClient(", "PieceByPiece(");
    return `${program.slice(0, at)}${clientOfPieces.trim()}\n\n\n${rest}`;
}
