"""A client as a reader may write it, who has no library for it."""

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
