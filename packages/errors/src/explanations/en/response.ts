import type { Explanations } from "../explanation.ts";

/** Explanations: what came back, and how it is read. */
export const response = {
    "object-read-by-brackets": {
        title: "Read this object with a dot, not with brackets",
        cause: 'The library answers with an object, not with a dictionary: since openai 1.0, `["content"]` no longer works on it.',
        steps: [
            "Python: Write `completion.choices[0].message.content`.",
            "Python: For a dictionary call `completion.model_dump()` first.",
        ],
    },
    "dict-read-by-dot": {
        title: "Read this dictionary with brackets, not with a dot",
        cause: "The answer is a dictionary of Python, made from JSON. Its fields stand between brackets.",
        steps: [
            'Python: Write `answer["choices"][0]["message"]["content"]`.',
            "If the field is not there, print the answer: it may be an error.",
        ],
    },
    "answer-is-text": {
        title: "The answer is a text, not an object",
        cause: "A text came where an object was expected. Most often the address lacks `/v1`, so that a web page came; or the JSON was not read yet.",
        steps: [
            "Print it: `print(answer[:200])`. If it begins with `<`, it is a page: the address is wrong.",
            "openai: Let `base_url` end in `/v1`: `https://router.huggingface.co/v1`.",
            "Python: With requests read it by `response.json()`, not `response.text`.",
            "JavaScript: Read it by `await response.json()`.",
        ],
    },
    "list-read-as-object": {
        title: "The answer is a list: take an element first",
        cause: "The task answers with a list of results, and the program reads it like one result.",
        steps: [
            'Take the first element: `output[0]["generated_text"]`, or go through all with `for`.',
            "Print the answer once to see how it is built; sometimes a list lies inside a list.",
        ],
    },
    "object-read-as-list": {
        title: "The answer is an object, not a list",
        cause: "The program takes an element by its number, or goes through a list, but an object came: often the error of the service.",
        steps: [
            "Print the whole answer first, and paste it here if it holds `error`.",
            "If it is a result, read its fields by their names, without `[0]`.",
        ],
    },
    "response-not-read": {
        title: "The response is not read yet",
        cause: "What you hold is the response with its status and headers; the answer is inside its body.",
        steps: [
            'Python: Write `answer = response.json()`, then `answer["choices"]`.',
            "JavaScript: Write `const answer = await response.json()`.",
            "httpx: With a stream call `response.read()` first.",
        ],
    },
    "stream-read-as-answer": {
        title: "A stream was read like a whole answer",
        cause: "With streaming the answer comes in pieces, and each is a line of its own. It cannot be read at once.",
        steps: [
            "Python: Go through the pieces: `for chunk in stream:`, and print `chunk.choices[0].delta.content`.",
            "JavaScript: Go through the pieces: `for await (const chunk of stream)`.",
            "Or leave streaming out: without `stream=True` one whole answer comes.",
        ],
    },
    "answer-read-as-stream": {
        title: "A whole answer was read like a stream",
        cause: "The program goes through pieces, but streaming was not asked for: one whole answer came.",
        steps: [
            "Python: Pass `stream=True` to the call; or read `completion.choices[0].message.content` without `for`.",
            "JavaScript: Pass `stream: true` to the call, with `await` before it; or read `completion.choices[0].message.content`.",
        ],
    },
    "piece-without-choices": {
        title: "A piece of the stream has no choices",
        cause: "Some pieces of a stream hold no text: the last one often tells only how many tokens were used, and its `choices` is empty.",
        steps: [
            "Python: Skip such pieces: `if chunk.choices and chunk.choices[0].delta.content:`.",
            'JavaScript: Write `chunk.choices[0]?.delta?.content ?? ""`.',
        ],
    },
    "nothing-there": {
        title: "There is nothing in it",
        cause: "What the program reads is `None` (in JavaScript `null`): the call gave no text, or an error was read as a result. A model that calls a tool, thinks too long or is cut off has an empty `content`.",
        steps: [
            "Print the whole answer before you read it: is there an `error`, and what is `finish_reason`?",
            'Python: Allow for it: `text = message.content or ""`.',
            'JavaScript: Allow for it: `message.content ?? ""`.',
            "If `finish_reason` is `length`, raise `max_tokens`.",
        ],
    },
    "error-read-as-result": {
        title: "An error was read as a result",
        cause: "The service answered with an error, and the program looked in it for a result that is not there: `choices`, for example.",
        steps: [
            "Print the whole answer, and paste it here: it says what is wrong.",
            "Look at the status before reading the answer; our snippets do.",
        ],
    },
    "body-read-twice": {
        title: "A body can be read once only",
        cause: "The program reads the body of the response a second time: `text()` and then `json()`, for example.",
        steps: [
            "JavaScript: Read it once and keep it: `const text = await response.text()`, then `JSON.parse(text)`.",
            "JavaScript: Or copy the response before: `response.clone()`.",
            "Python: Keep what the first reading gave in a variable.",
        ],
    },
    "stream-broke": {
        title: "The answer broke off",
        cause: "The connection ended, or the service reported an error, in the middle of the answer. What had come by then is no whole answer.",
        steps: [
            "Ask again: an answer that broke off cannot be continued.",
            "If it always happens after the same time, a proxy between you and the service ends long connections.",
        ],
    },
    "not-a-stream": {
        title: "The service does not stream",
        cause: "Streaming was asked for, but the answer came in one piece, or as something else.",
        steps: ["Call it without streaming.", "At a server of your own: compare the path of the address."],
    },
    "too-much": {
        title: "The answer is larger than allowed",
        cause: "The client reads no more than `maxBytes`, so that nobody can fill your memory.",
        steps: ["Allow more by the option `maxBytes`, or ask for a smaller file."],
    },
    "result-not-downloaded": {
        title: "The file of the answer is at a private address",
        cause: "The service gave a URL on your computer, in a private network or without `https:`. The client does not download from there: otherwise a service could read what is inside your network.",
        steps: [
            'For an image: ask for its URL alone by `outputType: "url"`.',
            "At a server of your own: let it give its files at its own address.",
        ],
    },
    "model-text-not-json": {
        title: "What the model wrote is no JSON",
        cause: "The call worked, but the program reads the model's text as JSON, and the model wrote other words, or put the JSON between marks of Markdown, or was cut off.",
        steps: [
            "Print the text first: what did the model write?",
            "Ask for JSON by `response_format`, or say in the prompt: only JSON, no other words.",
            "If it stops in the middle, raise `max_tokens`.",
        ],
    },
    "not-json": {
        title: "The answer is no JSON",
        cause: "A page of HTML (`<!DOCTYPE`), an empty answer, or a broken one came where JSON was expected. Most often it is an error page of a gateway.",
        steps: [
            "Look at the status first: the program must do so before it reads JSON.",
            "Print the answer as text, and paste it here.",
            "Check the address: a web page's address gives a web page.",
        ],
    },
    "not-an-image": {
        title: "What came is no image",
        cause: "The bytes are not an image: usually an error in JSON, or a page.",
        steps: [
            "Print the first hundred bytes as text.",
            "Look at the status, and at `Content-Type`, before opening the image.",
        ],
    },
} as const satisfies Partial<Explanations>;
