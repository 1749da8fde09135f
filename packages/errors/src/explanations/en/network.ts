import type { Explanations } from "../explanation.ts";

/** Explanations: addresses and the network. */
export const network = {
    "host-not-found": {
        title: "The host's name is not known",
        cause: "Your computer could not find the address of the host: it is offline, or the name is mistyped.",
        steps: [
            "Open any page in the browser: is there a connection?",
            "Read the host's name letter by letter.",
            "In a container or a school's network, the look-up of names may be blocked: ask who keeps it.",
        ],
    },
    "address-without-https": {
        title: "The address is not whole",
        cause: "The address lacks `https://` at its beginning, or is empty: the variable that should hold it is perhaps not set.",
        steps: [
            "Write the whole address: `https://router.huggingface.co/v1/chat/completions`.",
            "If it comes from a variable, print it: it may be empty.",
            "For a server of your own write `http://localhost:8080/v1`.",
        ],
    },
    "connection-refused": {
        title: "Nobody listens there",
        cause: "The machine is there, but no server listens at that port: with a server of your own it usually does not run.",
        steps: [
            "Start the server, and compare the port.",
            "ollama: Start it with `ollama serve`, or open its app; its port is 11434.",
            "From a container, `localhost` is the container itself.",
        ],
    },
    "connect-timeout": {
        title: "No connection came about",
        cause: "Nothing answers: neither yes nor no. Often a firewall swallows the request.",
        steps: ["Try another network, such as the phone's.", "Ask who keeps the network whether the host is allowed."],
    },
    "connection-lost": {
        title: "The connection was cut",
        cause: "It was there, and then it was not: the other side, or something on the way, closed it.",
        steps: ["Try again.", "If it comes with large files only, send a smaller one."],
    },
    "https-to-plain-server": {
        title: "`https://` and `http://` do not fit together",
        cause: "One side speaks encrypted (https), the other plain (http). A server of your own, such as Ollama, vLLM or the sandbox, speaks plain http.",
        steps: [
            "For a server on your own machine write `http://localhost:8080` with its port, not `https://`.",
            "For a service on the internet write `https://`, without a port.",
            "If you need neither, a proxy may be in between: look at `HTTPS_PROXY`.",
        ],
    },
    "no-certificates": {
        title: "This machine has no certificates",
        cause: "The file with the certificates by which https is checked is missing: usual in small containers, or a variable names a file that is not there.",
        steps: [
            "Linux: Install them: `apt-get install -y ca-certificates` (in Alpine `apk add ca-certificates`).",
            "Python: `pip install --upgrade certifi`, and delete `REQUESTS_CA_BUNDLE` and `SSL_CERT_FILE` if they name a file that is not there.",
            "Do not switch the check off (`-k`, `verify=False`): your key would be readable for whoever is between.",
        ],
    },
    "certificate-not-trusted": {
        title: "The certificate is not trusted",
        cause: "Your computer cannot check who the other side is: a proxy of a school or company reads along with a certificate of its own, the clock is wrong, or the certificates are old.",
        steps: [
            "Check the date of the computer.",
            "Python: Install the network's certificate by `SSL_CERT_FILE` or `REQUESTS_CA_BUNDLE`; old certificates by `pip install --upgrade certifi`.",
            "Node: Install the network's certificate by `NODE_EXTRA_CA_CERTS`.",
            "macOS: With Python from python.org run the file `Install Certificates.command` in its folder once.",
            "Do not switch the check off: your key would be readable for whoever is between.",
        ],
    },
    proxy: {
        title: "The proxy does not let it through",
        cause: "The way out of your network is a proxy, and it refuses, or wants a name and a password.",
        steps: [
            "Compare `HTTPS_PROXY` with what your network's keeper says.",
            "For a server on your own machine name it in `NO_PROXY`.",
        ],
    },
    "browser-refused": {
        title: "The browser does not allow it, or has no connection",
        cause: "A page may ask another server only if that server says so (CORS), and if the page's own policy allows it. Many providers do not, so that nobody puts a secret key into a page. A missing connection looks the same.",
        steps: [
            "Ask from a program of your own on a server, and let the page ask that.",
            "If the message says that the origin is null, open the page through a server, not as a file.",
            "If it names a Content Security Policy, add the address to `connect-src` of your page.",
            "Through the Hub's router it works from a page; but a key in a page can be read by everybody.",
            "Open the browser's console: it says which of these it is.",
        ],
    },
    "timed-out": {
        title: "No answer came in time",
        cause: "The connection was there, but the answer took longer than the program waits.",
        steps: [
            "Try again: a large model may need a minute until it is loaded.",
            "Ask for less, such as fewer tokens or a smaller image, or use streaming: then something comes at once.",
            "Python: Allow more time: `OpenAI(timeout=120)`, `InferenceClient(timeout=120)`, `requests.post(url, timeout=120)`.",
            "JavaScript: Allow more time; in openai it is `timeout: 120_000`, in milliseconds.",
            "curl: Allow more time with `--max-time 120`.",
        ],
    },
    unreachable: {
        title: "The service could not be reached",
        cause: "The request did not get through; the reason stands further in, under `cause` or in the lines above.",
        steps: ["Paste the whole message, with all of its causes.", "Check the network connection and the address."],
    },
} as const satisfies Partial<Explanations>;
