import type { Explanations } from "../explanation.ts";

/** Explanations: errors of the service, its responses, the network, and the reader's own machine. */
export const service = {
    "bad-request": {
        title: "400: the request does not fit",
        means: "The service understood where it was asked, but not what: a field is wrong, or this model does not take it.",
        todo: [
            "Look for the field behind `param` or in the message.",
            "Leave out all parameters, then add them one by one.",
            "Compare with the request on the provider's page.",
        ],
    },
    "not-found": {
        title: "404: nothing at this address",
        means: "The path of the address is wrong, or the model is not there.",
        todo: [
            "Compare the path with the provider's page: `/v1` twice, or not at all, is the usual slip.",
            "Check the model's id.",
        ],
    },
    "method-not-allowed": {
        title: "405: asked in the wrong way",
        means: "A call is sent by POST; opening the address in a browser sends GET. It also comes of a path that is nearly right.",
        todo: ["Send it by POST.", "Compare the path with the provider's page."],
    },
    "request-timeout": {
        title: "408: the request took too long",
        means: "The service waited for the whole request and did not get it, or gave the work up.",
        todo: ["Try again; over a slow line send a smaller file."],
    },
    conflict: {
        title: "409: two at once",
        means: "Something else is changing the same thing at the service.",
        todo: ["Wait a moment, then try again."],
    },
    unprocessable: {
        title: "422: a value does not fit",
        means: "The request can be read, but a value in it is not allowed: of another type, or outside of its range.",
        todo: [
            "`loc` or `field` names the place, `msg` says what is wrong there.",
            "See the parameter's range on the page of the task.",
        ],
    },
    "failed-dependency": {
        title: "424: the provider behind the router failed",
        means: "The Hub's router passed your request on, and the provider behind it could not do it.",
        todo: ["Try again after a while.", "Or choose another provider for the same model."],
    },
    "too-many-requests": {
        title: "429: too many requests",
        means: "More calls, or more tokens, came in a minute or a day than your account may have.",
        todo: [
            "Wait as long as the message, or the header `Retry-After`, says. Callsheet does so by itself up to a minute.",
            "Send fewer at the same time.",
            "At OpenAI 429 can also mean that the credit is used up.",
        ],
    },
    "server-error": {
        title: "500: a fault of the service",
        means: "Something broke at the provider. Your request may be right all the same; sometimes a value that nobody foresaw is the reason.",
        todo: [
            "Try again after a while.",
            "If it comes every time, leave out parameters, or choose another provider; tell the provider the `requestId`.",
        ],
    },
    "out-of-memory": {
        title: "The service's memory is full",
        means: "What was asked for is too much for the card that the model runs on.",
        todo: ["Ask for a smaller image, fewer frames, or a shorter text."],
    },
    "bad-gateway": {
        title: "502: the service behind the door did not answer",
        means: "The gateway stands, the machine behind it does not. Often a page of HTML comes in place of JSON.",
        todo: [
            "Wait, then try again: Callsheet has tried three times already.",
            "Choose another provider if it lasts.",
        ],
    },
    "service-unavailable": {
        title: "503: the service is busy",
        means: "The service has more to do than it can, is being repaired, or is loading the model.",
        todo: [
            "Wait, then try again: Callsheet has tried three times already.",
            "Choose another provider if it lasts.",
        ],
    },
    "gateway-timeout": {
        title: "504: it took the service too long",
        means: "The gateway gave up waiting. The work may have been too long for one answer.",
        todo: [
            "Ask for less, or take streaming: then something comes at once.",
            "Large videos are better asked of a provider with a queue.",
        ],
    },
    redirected: {
        title: "301 to 308: the address sends elsewhere",
        means: "The server names another address. Callsheet does not follow: your token would go to somebody whom you did not choose.",
        todo: ["Write the final address, usually with `https://` and without `/` at its end."],
    },
    "job-failed": {
        title: "The job failed",
        means: "The provider took the work into its queue, but could not finish it. If it says why, that stands at the end of the message.",
        todo: [
            "Change what the reason names; without a reason, try once more.",
            "Images that are too large, and content that a filter refuses, are the usual reasons.",
        ],
    },
    "job-takes-too-long": {
        title: "The job takes too long",
        means: "The work is still in the queue, or in progress, when the time for it is over. The provider may finish it, and charge for it, all the same.",
        todo: ["Allow more: `timeouts: { queue: 1_200_000 }`.", "`onWait` tells your program that it goes on."],
    },
    "sandbox-was-told": {
        title: "The sandbox was told to fail",
        means: "This is no real error: your own sandbox plays a fault that somebody asked for.",
        todo: [
            "See how your program takes it: that is what it is for.",
            "Start the sandbox without the option `fault` to be rid of it.",
        ],
    },
    "stream-broke": {
        title: "The answer broke off",
        means: "The connection ended, or the service reported an error, in the middle of the answer. What had come by then is no whole answer.",
        todo: [
            "Ask again: an answer that broke off cannot be continued.",
            "If it always happens after the same time, a proxy between you and the service ends long connections.",
        ],
    },
    "not-a-stream": {
        title: "The service does not stream",
        means: "Streaming was asked for, but the answer came in one piece, or as something else.",
        todo: ["Call it without streaming.", "At a server of your own: compare the path of the address."],
    },
    "too-much": {
        title: "The answer is larger than allowed",
        means: "The client reads no more than `maxBytes`, so that nobody can fill your memory.",
        todo: ["Allow more by the option `maxBytes`, or ask for a smaller file."],
    },
    "result-not-downloaded": {
        title: "The file of the answer is at a private address",
        means: "The service gave a URL on your computer, in a private network or without `https:`. The client does not download from there: otherwise a service could read what is inside your network.",
        todo: [
            'For an image: ask for its URL alone by `outputType: "url"`.',
            "At a server of your own: let it give its files at its own address.",
        ],
    },
    "not-json": {
        title: "The answer is no JSON",
        means: "A page of HTML (`<!DOCTYPE`), an empty answer, or a broken one came where JSON was expected. Most often it is an error page of a gateway.",
        todo: [
            "Look at the status first: the program must do so before it reads JSON.",
            "Print the answer as text, and paste it here.",
            "Check the address: a web page's address gives a web page.",
        ],
    },
    "error-read-as-result": {
        title: "An error was read as a result",
        means: "The service answered with an error, and the program looked in it for a result that is not there: `choices`, for example.",
        todo: [
            "Print the whole answer, and paste it here: it says what is wrong.",
            "Look at the status before reading the answer; our snippets do.",
        ],
    },
    "not-an-image": {
        title: "What came is no image",
        means: "The bytes are not an image: usually an error in JSON, or a page.",
        todo: [
            "Print the first hundred bytes as text.",
            "Look at the status, and at `Content-Type`, before opening the image.",
        ],
    },
    "host-not-found": {
        title: "The host's name is not known",
        means: "Your computer could not find the address of the host: it is offline, or the name is mistyped.",
        todo: [
            "Open any page in the browser: is there a connection?",
            "Read the host's name letter by letter.",
            "In a container or a school's network, the look-up of names may be blocked: ask who keeps it.",
        ],
    },
    "connection-refused": {
        title: "Nobody listens there",
        means: "The machine is there, but no server listens at that port: with a server of your own it usually does not run.",
        todo: ["Start the server, and compare the port.", "From a container, `localhost` is the container itself."],
    },
    "connect-timeout": {
        title: "No connection came about",
        means: "Nothing answers: neither yes nor no. Often a firewall swallows the request.",
        todo: ["Try another network, such as the phone's.", "Ask who keeps the network whether the host is allowed."],
    },
    "connection-lost": {
        title: "The connection was cut",
        means: "It was there, and then it was not: the other side, or something on the way, closed it.",
        todo: ["Try again.", "If it comes with large files only, send a smaller one."],
    },
    "certificate-not-trusted": {
        title: "The certificate is not trusted",
        means: "Your computer cannot check who the other side is: a proxy of a school or company reads along with a certificate of its own, the clock is wrong, or the certificates are old.",
        todo: [
            "Check the date of the computer.",
            "Install the network's certificate: `NODE_EXTRA_CA_CERTS` for Node, `SSL_CERT_FILE` or `REQUESTS_CA_BUNDLE` for Python.",
            "Do not switch the check off: your key would be readable for whoever is between.",
        ],
    },
    proxy: {
        title: "The proxy does not let it through",
        means: "The way out of your network is a proxy, and it refuses, or wants a name and a password.",
        todo: [
            "Compare `HTTPS_PROXY` with what your network's keeper says.",
            "For a server on your own machine name it in `NO_PROXY`.",
        ],
    },
    "browser-refused": {
        title: "The browser does not allow it, or has no connection",
        means: "A page may ask another server only if that server says so (CORS). Many providers do not, so that nobody puts a secret key into a page. A missing connection looks the same.",
        todo: [
            "Ask from a program of your own on a server, and let the page ask that.",
            "Through the Hub's router it works from a page; but a key in a page can be read by everybody.",
            "Open the browser's console: it says which of the two it is.",
        ],
    },
    unreachable: {
        title: "The service could not be reached",
        means: "The request did not get through; the reason stands further in, under `cause` or in the lines above.",
        todo: ["Paste the whole message, with all of its causes.", "Check the network connection and the address."],
    },
    "library-not-there": {
        title: "The library is not installed",
        means: "The program names a library that is not there, or is there for another Python or in another folder.",
        todo: [
            "`pip install huggingface_hub`, or `npm install @callsheet/inference`, in the folder or environment in which the program runs.",
            "In a notebook restart the kernel afterwards.",
        ],
    },
    "library-is-old": {
        title: "The library, or Node, is too old",
        means: "The program asks for something that the installed version does not have yet; or a file of your own bears the library's name.",
        todo: [
            "`pip install --upgrade huggingface_hub`, or `npm install @callsheet/inference@latest`.",
            "Do not call your own file `openai.py` or `requests.py`.",
        ],
    },
    "program-not-there": {
        title: "The program is not installed",
        means: "The terminal does not know the program that the command names.",
        todo: [
            "Install it: `apt install jq curl`, `brew install jq`, or `winget install jqlang.jq`.",
            "Open a new terminal afterwards.",
        ],
    },
    "file-not-there": {
        title: "There is no such file",
        means: "The program looks for the file in the folder that it was started in, and finds none.",
        todo: [
            "Go to the file's folder first, or write its whole path.",
            "Look at the name's end: `.jpg` and `.jpeg` differ.",
        ],
    },
    "module-syntax": {
        title: "Node takes the file for an old kind of module",
        means: "`import`, and `await` outside of a function, stand only in modules.",
        todo: ['Let the file\'s name end in `.mjs`, or write `"type": "module"` into package.json.'],
    },
    "written-wrongly": {
        title: "A slip in the program",
        means: "The program itself cannot be read, or names something that there is not: a bracket, a quotation mark, an indent, a name.",
        todo: [
            "Look at the line that the message names, and at the one before.",
            "Copy the snippet again, whole, and change one thing at a time.",
        ],
    },
} as const satisfies Partial<Explanations>;
