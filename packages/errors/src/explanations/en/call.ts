import type { Explanations } from "../explanation.ts";

/** Explanations: the client's error classes, invalid calls, keys and models. */
export const call = {
    "input-error": {
        title: "InputError",
        means: "The call could not be made as it was written. Nothing was sent, and nothing was paid for.",
        todo: [
            "Read the message: it names the field, what was expected and what came.",
            "Another try without a change ends the same way.",
        ],
    },
    "routing-error": {
        title: "RoutingError",
        means: "There is nobody to ask: the provider is not known, does not serve the task or the model, or takes another kind of key. It is an `InputError` too.",
        todo: ["Choose one of the providers that the message names, or `auto`."],
    },
    "hub-api-error": {
        title: "HubApiError",
        means: "The Hub could not say who serves the model. The provider was not asked yet.",
        todo: [
            "With status 404: check the model's id.",
            "With 429 or 5xx: wait, or pass the option `mapping`, so that the Hub need not be asked.",
        ],
    },
    "provider-api-error": {
        title: "ProviderApiError",
        means: "The provider answered that it could not do it: by a status that is not 2xx, by an error in a stream, or by a job that failed. The message holds the provider's own words.",
        todo: [
            "Look at `status`, and read the provider's words in the message: they can be pasted here too.",
            "When you ask the provider for help, give it the `requestId`.",
        ],
    },
    "provider-output-error": {
        title: "ProviderOutputError",
        means: "The provider answered with success, but not with what the task gives. Most often the model does another task than was asked, or the server is one of a form of its own.",
        todo: [
            "Compare the task on the model's page with the one that you call.",
            "The message says where the answer differs. If the provider has changed its form, report it; until then take another provider.",
        ],
    },
    "timeout-error": {
        title: "TimeoutError",
        means: "The call took longer than a timeout allows: until the response begins, between two of its pieces, in a queue, or in all.",
        todo: [
            "The message says which timeout it was; allow more by the option `timeouts`, in milliseconds.",
            "A large model may take a minute for its first answer. Ask for less, such as fewer tokens or a smaller image, or take streaming.",
        ],
    },
    "aborted-error": {
        title: "AbortedError",
        means: "Your own program ended the call: by its `signal`, or you pressed Ctrl C. `cause` is the signal's reason.",
        todo: [
            "If nobody meant to, look where `abort()` is called: often a page that was left, or a timer that is too short.",
        ],
    },
    "inference-error": {
        title: "InferenceError",
        means: "The family of all these errors. By itself it says that the connection failed: nobody answered.",
        todo: [
            "In brackets the message says why: paste all of it here.",
            "Check the network connection and the address, then try again.",
        ],
    },
    "value-does-not-fit": {
        title: "A value of another type",
        means: "A field of the call holds something else than the task takes: a text in place of a number, a task that there is not, a list where one value belongs.",
        todo: [
            "Look at the field that the message names, and at its type on the page of the task.",
            'In JSON a number has no quotation marks: `5`, not `"5"`.',
        ],
    },
    "field-is-missing": {
        title: "A field is missing",
        means: "The request lacks a field that this task, or this model, must have. Chat wants `messages`; most other tasks want `inputs`.",
        todo: [
            "Find the name of the field in the message: behind `loc`, `param`, `field`, or between backticks.",
            "If the field is there, the body may have gone to the address of another task: compare it with the request on the provider's page.",
        ],
    },
    "not-a-model-id": {
        title: "That is no model id",
        means: "A model's id has the form `owner/name`. An address, or the name alone, is none; and OpenAI serves its own models only.",
        todo: [
            "Copy the id from the head of the model's page on the Hub.",
            "Pass the address of your own server as `endpointUrl`.",
        ],
    },
    "not-an-endpoint": {
        title: "The server's address does not fit",
        means: "`endpointUrl` must be a whole address, and then no provider may be named: your server is asked in its place.",
        todo: ["Write it with `https://` (or `http://` on your own machine).", "Leave out `provider`."],
    },
    "file-type-not-taken": {
        title: "The service does not read this type of file",
        means: "The file's type was not said, was said wrongly, or is one that the provider does not read.",
        todo: [
            "Send recordings as MP3 or WAV, images as PNG or JPEG.",
            "In JavaScript give the Blob its type; with curl add the header `Content-Type`.",
        ],
    },
    "no-address-of-the-file": {
        title: "The file has no address",
        means: "You asked for the address of the image or the recording, but this provider gives the file itself.",
        todo: ['Ask for the file: `outputType: "blob"`, or `"dataUrl"`.'],
    },
    "not-in-responses": {
        title: "The Responses API has no such parameter",
        means: "OpenAI's two APIs differ: some parameters of Chat Completions are not known to Responses.",
        todo: ["Leave the parameter out, or ask by `chat-completions`."],
    },
    "too-long": {
        title: "The text is too long for the model",
        means: "Question and answer together have more tokens than the model can hold at once.",
        todo: [
            "Shorten the text, or leave out old turns of the conversation.",
            "Lower `max_tokens`: the answer's room counts too.",
            "Or take a model with a longer context.",
        ],
    },
    "too-large": {
        title: "The file is too large",
        means: "The body of the request has more bytes than the service takes. As base64 a file is a third larger.",
        todo: [
            "Make the image smaller, or cut the recording into pieces.",
            "Some models take the file's address in place of its bytes.",
        ],
    },
    "chat-template": {
        title: "The model cannot chat so",
        means: "The model has no template for conversations, or its template wants the turns in another order: user and assistant by turns, sometimes without `system`.",
        todo: [
            "Take a model whose name ends in `Instruct`, `it` or `Chat`.",
            "Let user and assistant take turns, and put what `system` says into the first message.",
            "A model that only continues texts is called by `text-generation`.",
        ],
    },
    "mask-is-missing": {
        title: "The sentence has no gap",
        means: "fill-mask fills one gap, and the text has none, or it is written in another model's way.",
        todo: [
            "Write `[MASK]` for models of BERT's kind, `<mask>` for those of RoBERTa's: the model's page says which.",
        ],
    },
    "content-refused": {
        title: "The service refuses the content",
        means: "A filter of the service holds the question, or the answer, for something that it does not allow.",
        todo: ["Say it in other words.", "What is allowed differs from provider to provider: read its rules."],
    },
    "no-key": {
        title: "No key was sent",
        means: "The request came without a key: most often the environment variable is not set where the program runs.",
        todo: [
            'Set it in the same terminal: `export HF_TOKEN=…`; in Windows PowerShell `$env:HF_TOKEN = "…"`.',
            "In a notebook put it among the secrets, and allow the notebook to read it.",
            "For a provider's own key the variable has another name: its page says which.",
        ],
    },
    "key-not-accepted": {
        title: "The key is not accepted",
        means: "A key came, but the service does not know it: it is mistyped, expired, revoked, or another service's.",
        todo: [
            "Copy the key again, whole and without spaces.",
            "Through the Hub's router only a Hub token helps, which begins with `hf_`; at the provider's own address only its own key.",
            "If in doubt make a new one, and delete the old one.",
        ],
    },
    "wrong-kind-of-key": {
        title: "A key of another kind",
        means: "A Hub token (`hf_…`) goes through the Hub's router, a provider's own key to the provider's own address; this provider does not take the one that came.",
        todo: [
            "With a Hub token choose a provider that is behind the router.",
            "With the provider's own key name that provider.",
        ],
    },
    "key-has-stray-characters": {
        title: "The key holds a stray character",
        means: "A line break, a space, or an `…` was copied along with the key, and cannot stand in a header.",
        todo: [
            "Copy the key again with the copy button.",
            "In Python `.strip()` takes away a line break that comes from a file.",
        ],
    },
    "not-allowed": {
        title: "The key may not do this",
        means: "The service knows the key, but the key lacks the permission.",
        todo: [
            "For the Hub make a fine-grained token with the permission to make calls to Inference Providers.",
            "If an organisation pays, the token needs the permission for that organisation.",
        ],
    },
    "gated-model": {
        title: "The model's owner wants to be asked first",
        means: "The model is gated: one reads its terms on the Hub and asks for access, once.",
        todo: [
            "Open the model's page on the Hub while signed in, and agree to the terms.",
            "Then use a token of the same account. Access can take some days.",
        ],
    },
    "no-credit": {
        title: "The credit is used up",
        means: "The free share of the month is spent, or the account has no money left.",
        todo: [
            "Look at the billing page of the account that the key belongs to.",
            "Add credit, wait for the next month, or let your organisation pay by `billTo`.",
            "To try things out, the sandbox costs nothing.",
        ],
    },
    "no-such-model": {
        title: "There is no such model",
        means: "The id is mistyped, the model was removed or renamed, or it is private and your key may not see it.",
        todo: [
            "Copy the id from the model's page: capitals count.",
            "For a private model use a token of its owner.",
            "At the provider's own address the model has the provider's own id: the model's page lists them.",
        ],
    },
    "model-not-served": {
        title: "This provider does not serve the model",
        means: "The model exists, but not at this provider, or there for another task only, or at none that you have enabled.",
        todo: [
            "Choose one of the providers that the message names, or look on the model's page.",
            "On the Hub, see which providers you have enabled in the settings of Inference Providers.",
        ],
    },
    "task-not-served": {
        title: "This provider does not do the task",
        means: "No provider does every task: many only chat.",
        todo: ["The message names those that do; the index of providers can be filtered by task."],
    },
    "no-such-provider": {
        title: "There is no such provider",
        means: "The provider's name is mistyped, or your library is older, or newer, than the provider.",
        todo: [
            "Write the id in small letters, as in the index of providers.",
            "If the id is right, update the library.",
        ],
    },
    "old-address": {
        title: "An address of former times",
        means: "The program asks an address that is no longer there. The Hub's is `router.huggingface.co` today.",
        todo: [
            "Update the library.",
            "Where the address is written in your program, make a new one with the generator.",
        ],
    },
    "model-is-loading": {
        title: "The model is being loaded",
        means: "Nobody has asked for the model lately, and it is being fetched. That takes from seconds to some minutes; `estimated_time` guesses how long.",
        todo: ["Wait that long, then try again.", "Callsheet tries again by itself, three times in all."],
    },
} as const satisfies Partial<Explanations>;
