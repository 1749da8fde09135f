import type { Explanations } from "../explanation.ts";

/** Explanations: keys, what they allow, credit and limits. */
export const key = {
    "no-key": {
        title: "No key was sent",
        cause: "The request came without a key, or the library found none: most often the environment variable is not set where the program runs.",
        steps: [
            'PowerShell: Set it in the same window: `$env:HF_TOKEN = "hf_…"`.',
            "cmd: Set it in the same window: `set HF_TOKEN=hf_…`.",
            "bash: Set it in the same terminal: `export HF_TOKEN=hf_…`.",
            "Notebook: Put it among the secrets, and allow the notebook to read it.",
            "For a provider's own key the variable has another name, such as `OPENAI_API_KEY`, `GROQ_API_KEY` or `FAL_KEY`: the message, or the provider's page, says which.",
            "If the key is in a file `.env`, load that file: it is not read by itself.",
        ],
    },
    "variable-empty": {
        title: "The variable with the key is empty",
        cause: "The program read the key from a variable that is not set, so it holds nothing (`None`). A file `.env` is not read by itself.",
        steps: [
            "Python: If the key is in a file `.env`, call `load_dotenv()` before you read it, and start the program in the folder of that file.",
            "Node: If the key is in a file `.env`, start with `node --env-file=.env chat.mjs`.",
            'PowerShell: Set it in the same window: `$env:HF_TOKEN = "hf_…"`.',
            "cmd: Set it in the same window: `set HF_TOKEN=hf_…`.",
            "bash: Set it in the same terminal: `export HF_TOKEN=hf_…`.",
            "The name must be the same, letter by letter: `HF_TOKEN`.",
        ],
    },
    "secret-not-shared": {
        title: "This notebook may not read the secret",
        cause: "The secret is in your account, but Colab asks for a permission for each notebook.",
        steps: [
            "Open the panel with the key at the left edge of Colab, and switch on Notebook access beside the secret.",
            "Then run the cell again.",
        ],
    },
    "secret-not-there": {
        title: "The notebook found no secret",
        cause: "No secret of this name could be read: it is not among the notebook's secrets, its name differs, or the notebook does not run in a page of Colab that is open.",
        steps: [
            "Open the panel with the key at the left edge of Colab, add `HF_TOKEN`, and switch on Notebook access.",
            "Run the cell in an open page of Colab, and allow the access that it asks for.",
            "If it is only a warning and your program passes the key itself, all is well.",
        ],
    },
    "key-not-accepted": {
        title: "The key is not accepted",
        cause: "The request brought no key that the service knows: it is missing, mistyped, expired, revoked, or another service's.",
        steps: [
            "Copy the key again, whole and without spaces.",
            "Through the Hub's router only a Hub token helps, which begins with `hf_`; at the provider's own address only its own key.",
            "If in doubt make a new one, and delete the old one.",
        ],
    },
    "wrong-kind-of-key": {
        title: "A key of another kind",
        cause: "A Hub token (`hf_…`) goes through the Hub's router, a provider's own key to the provider's own address; this provider does not take the one that came.",
        steps: [
            "With a Hub token choose a provider that is behind the router.",
            "With the provider's own key name that provider.",
        ],
    },
    "key-has-stray-characters": {
        title: "The key holds a stray character",
        cause: "A line break, a space, an `…` or other letters are in the header with the key, and cannot stand there. Perhaps it still holds the words of the example.",
        steps: [
            "Copy the key again with the copy button, whole.",
            "Python: `.strip()` takes away a line break that comes from a file.",
            "JavaScript: `.trim()` takes away a line break that comes from a file.",
        ],
    },
    "key-in-browser": {
        title: "The library does not run with a key in a page",
        cause: "Whoever opens the page could read your key, so the library refuses to run there.",
        steps: [
            "Run the program with Node, or put the call on a server of your own and let the page ask that.",
            "`dangerouslyAllowBrowser` switches the warning off, not the danger: use it only on your own machine.",
        ],
    },
    "not-allowed": {
        title: "The key may not do this",
        cause: "The service knows the key, but the key lacks the permission.",
        steps: [
            "For the Hub make a fine-grained token with the permission to make calls to Inference Providers.",
            "If an organisation pays, the token needs the permission for that organisation.",
        ],
    },
    "country-not-served": {
        title: "The service is not offered in this country",
        cause: "The service answers only in certain countries, and your network is in another one, or a VPN makes it look so. The key is not the reason.",
        steps: [
            "If you use a VPN or a server abroad, try without it.",
            "Otherwise take another provider: the Hub's router offers many models of others.",
        ],
    },
    "organisation-to-be-verified": {
        title: "The organisation of the account must be settled first",
        cause: "The key is right, but OpenAI wants the organisation to be verified for this model, or the key belongs to another organisation than the request says.",
        steps: [
            "Open the settings of the organisation at OpenAI, and verify it; that can take some minutes.",
            "Or choose a model that does not need it, and leave out `organization=`.",
        ],
    },
    "guard-refused": {
        title: "A guard in front of the service refused",
        cause: "The page of HTML, or the short refusal, is not from the service but from a guard before it (Cloudflare, for example). It did not like your network, region or program. The key is not the reason.",
        steps: [
            "Try another network: without a VPN, not from a school's or a cloud's address, for example by the phone.",
            "Check that the address is the one of the API, not of the web page: `https://router.huggingface.co/v1`.",
            "Send it with the service's own library, or with an ordinary `User-Agent` header.",
        ],
    },
    "gated-model": {
        title: "The model's owner wants to be asked first",
        cause: "The model is gated: one reads its terms on the Hub and asks for access, once.",
        steps: [
            "Open the model's page on the Hub while signed in, and agree to the terms.",
            "Then use a token of the same account. Access can take some days.",
        ],
    },
    "no-credit": {
        title: "The credit is used up",
        cause: "The free share of the month is spent, the account has no money left, or the request asks for more than it can pay.",
        steps: [
            "Look at the billing page of the account that the key belongs to, and add credit.",
            "If the message speaks of `max_tokens`, lower it: the service counts what the answer may cost at most.",
            "On the Hub wait for the next month, or let your organisation pay: `bill_to` in Python, `billTo` in JavaScript.",
            "To try things out, the sandbox costs nothing.",
        ],
    },
    "tokens-per-minute": {
        title: "More tokens in a minute than the account may send",
        cause: "Your account has a limit of tokens per minute, and this request, with the ones before it, is above it. The file or the key is not the reason.",
        steps: [
            "If one request alone is above the limit, waiting does not help: send less text, or fewer earlier messages, and lower `max_tokens`.",
            "Otherwise wait as long as the message says, usually less than a minute.",
            "A smaller model, or a higher tier of the account, has a higher limit.",
        ],
    },
    "limit-of-the-day": {
        title: "The limit of the day is reached",
        cause: "Your account, or its free share, may send only so many requests or tokens in a day.",
        steps: [
            "Wait until the time that the message names, or until tomorrow.",
            "Choose another model or provider: the limit is usually counted for each model.",
            "To go on practising, the sandbox has no limit.",
        ],
    },
    "limited-upstream": {
        title: "The provider behind the service is busy",
        cause: "The service passed the request on to a provider whose limit for all its readers is reached. Your own limit is not the reason.",
        steps: ["Try again in a minute.", "Choose another provider for the model, or the model without `:free`."],
    },
    "too-many-requests": {
        title: "429: too many requests",
        cause: "More calls came in a minute or a day than your account may send.",
        steps: [
            "Wait as long as the message, or the header `Retry-After`, says.",
            "Send fewer at the same time, with a pause between them.",
            "Callsheet: It waits by itself, up to a minute.",
            "At OpenAI 429 can also mean that the credit is used up.",
        ],
    },
    "too-long": {
        title: "The text is too long for the model",
        cause: "Question and answer together have more tokens than the model can hold at once.",
        steps: [
            "Shorten the text, or leave out old turns of the conversation.",
            "Lower `max_tokens`: the answer's room counts too.",
            "Or take a model with a longer context.",
        ],
    },
    "max-tokens": {
        title: "`max_tokens` does not fit",
        cause: "The number of tokens for the answer is above what the model can write, or so small that the answer was cut off.",
        steps: [
            "If the message says that it is too large, lower `max_tokens` to the number that it names.",
            "If the answer was cut off, raise it: models that think need some thousand tokens.",
        ],
    },
    "too-large": {
        title: "The file is too large",
        cause: "The body of the request has more bytes than the service takes. As base64 a file is a third larger.",
        steps: [
            "Make the image smaller, or cut the recording into pieces.",
            "Some models take the file's address in place of its bytes.",
        ],
    },
    "out-of-memory": {
        title: "The memory is full",
        cause: "What was asked for is too much for the card, or the computer, that the model runs on.",
        steps: [
            "Ask for a smaller image, fewer frames, or a shorter text.",
            "If the model runs on your own computer, take a smaller one, or ask one at a provider.",
        ],
    },
} as const satisfies Partial<Explanations>;
