import type { Explanations } from "../explanation.ts";

/** Explanations: calls that are rejected as they are written. */
export const call = {
    "value-does-not-fit": {
        title: "A value of another type",
        cause: "A field of the call holds something else than the task takes: a text in place of a number, a task that there is not, a list where one value belongs.",
        steps: [
            "Look at the field that the message names, and at its type on the page of the task.",
            'In JSON a number has no quotation marks: `5`, not `"5"`.',
        ],
    },
    "field-is-missing": {
        title: "A field is missing",
        cause: "The request lacks a field that this task, or this model, must have. Chat wants `messages`; most other tasks want `inputs`.",
        steps: [
            "Find the name of the field in the message: behind `loc`, `param`, `field`, or between backticks.",
            "If the field is there, the body may have gone to the address of another task: compare it with the request on the provider's page.",
        ],
    },
    "parameter-not-taken": {
        title: "The model does not take this parameter",
        cause: "A parameter of the request, or its value, is one that this model or service does not know.",
        steps: [
            "Leave out the parameter that the message names.",
            "OpenAI's newer models want `max_completion_tokens` in place of `max_tokens`, and `temperature` left out.",
        ],
    },
    "body-not-json": {
        title: "The body of the request is no JSON",
        cause: "The service could not read the body: quotation marks were lost in the terminal, a comma stands at the end, or the body is encoded twice.",
        steps: [
            'PowerShell: It removes quotation marks: write the body into `body.json`, and send `curl.exe … -d "@body.json"`.',
            'cmd: Write the inner quotation marks as `\\"`.',
            "Python: Pass an object: `json={…}`, not `data={…}`.",
            "JavaScript: Send `body: JSON.stringify({ … })`, once.",
            "JSON has double quotation marks only, and no comma after the last value.",
        ],
    },
    "not-a-model-id": {
        title: "That is no model id",
        cause: "A model's id has the form `owner/name`. An address, or the name alone, is none; and OpenAI serves its own models only.",
        steps: [
            "Copy the id from the head of the model's page on the Hub.",
            "Pass the address of your own server as `endpointUrl`.",
        ],
    },
    "not-an-endpoint": {
        title: "The server's address does not fit",
        cause: "`endpointUrl` must be a whole address, and then no provider may be named: your server is asked in its place.",
        steps: ["Write it with `https://` (or `http://` on your own machine).", "Leave out `provider`."],
    },
    "image-not-taken": {
        title: "The service cannot read this image",
        cause: "The image has a format that is not taken (HEIC, SVG, a page), is damaged, or its address cannot be opened by the service.",
        steps: [
            "Send PNG, JPEG, WEBP or GIF, and not too large a file.",
            "The address must give the image itself to everybody: a page of Google Drive, or `localhost`, does not.",
            "Or send the file itself as a data URL: `data:image/jpeg;base64,…`, with the type that it really has.",
        ],
    },
    "file-type-not-taken": {
        title: "The service does not read this type of file",
        cause: "The file's type was not said, was said wrongly, or is one that the provider does not read.",
        steps: [
            "Send recordings as MP3 or WAV, images as PNG or JPEG.",
            "In JavaScript give the Blob its type; with curl add the header `Content-Type`.",
        ],
    },
    "bytes-in-json": {
        title: "JSON cannot hold bytes or images",
        cause: "JSON is text: bytes, an image or a file cannot stand in it as they are.",
        steps: [
            "Python: Turn the bytes into text: `base64.b64encode(data).decode()`; for an image in a chat as `data:image/jpeg;base64,…`.",
            'Python: Or send the file itself as the body: `requests.post(url, data=open("cats.jpg", "rb"))`.',
            'huggingface_hub: Give the method the path or the bytes: `client.image_classification("cats.jpg")`.',
        ],
    },
    "object-in-json": {
        title: "This object cannot be written as JSON",
        cause: "JSON takes texts, numbers, lists and plain objects. An object of a library must be turned into one first.",
        steps: [
            "Python: Use `message.model_dump()` for openai's objects, and `str(x)` or `float(x)` for others.",
            "JavaScript: Put only the fields that you need into a new object, not the whole response.",
        ],
    },
    "order-of-tool-messages": {
        title: "The tool's answer has no call before it",
        cause: "Each message with the role `tool` must follow the model's message that holds its `tool_calls`, and each call needs an answer.",
        steps: [
            "Append the model's own message first, as it came, then one `tool` message for each of its calls, with the same `tool_call_id`.",
            "When you shorten a conversation, remove both together.",
        ],
    },
    "json-not-asked-for": {
        title: "JSON, or a function's arguments, did not come out right",
        cause: "The model was to answer in JSON, but the schema does not fit the service's rules, the prompt does not say so, or the model wrote something else.",
        steps: [
            "For `json_object` say JSON in a message.",
            'In a schema write `"additionalProperties": false`, and list every field under `required`.',
            "If the model failed to write it, ask again, more simply, or take a larger model.",
        ],
    },
    "no-address-of-the-file": {
        title: "The file has no address",
        cause: "You asked for the address of the image or the recording, but this provider gives the file itself.",
        steps: ['Ask for the file: `outputType: "blob"`, or `"dataUrl"`.'],
    },
    "not-in-responses": {
        title: "The Responses API has no such parameter",
        cause: "OpenAI's two APIs differ: some parameters of Chat Completions are not known to Responses.",
        steps: ["Leave the parameter out, or ask by `chat-completions`."],
    },
    "chat-template": {
        title: "The model cannot chat so",
        cause: "The model has no template for conversations, or its template wants the turns in another order: user and assistant by turns, sometimes without `system`.",
        steps: [
            "Take a model whose name ends in `Instruct`, `it` or `Chat`.",
            "Let user and assistant take turns, and put what `system` says into the first message.",
            "A model that only continues texts is called by `text-generation`.",
        ],
    },
    "mask-is-missing": {
        title: "The sentence has no gap",
        cause: "fill-mask fills one gap, and the text has none, or it is written in another model's way.",
        steps: [
            "Write `[MASK]` for models of BERT's kind, `<mask>` for those of RoBERTa's: the model's page says which.",
        ],
    },
    "content-refused": {
        title: "The service refuses the content",
        cause: "A filter of the service holds the question, or the answer, for something that it does not allow.",
        steps: ["Say it in other words.", "What is allowed differs from provider to provider: read its rules."],
    },
} as const satisfies Partial<Explanations>;
