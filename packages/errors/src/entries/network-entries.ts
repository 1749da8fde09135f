/** Entries for responses, the network, and the machine that runs the program. */
import type { ErrorEntry } from "./error-entry.ts";

export const responseEntries = {
    "stream-broke": {
        says: [
            /broke in the middle of the response/,
            /broke off the stream/,
            /incomplete chunked read/,
            /peer closed connection without sending complete message body/,
            /IncompleteRead/,
            /an (?:error )?occurred while streaming the response/,
            /Connection broken/,
        ],
        named: ["RemoteProtocolError", "ChunkedEncodingError", "IncompleteGenerationError"],
        seen: [
            "InferenceError: The connection to groq broke in the middle of the response. Try again.",
            "httpx.RemoteProtocolError: peer closed connection without sending complete message body (incomplete chunked read)",
            "requests.exceptions.ChunkedEncodingError: ('Connection broken: IncompleteRead(0 bytes read)')",
        ],
    },
    "not-a-stream": {
        says: [
            /was asked to stream, but responded with/,
            /does not support event stream content type/,
            /is not served via TGI\. Cannot return output as a stream/,
        ],
        seen: ["ProviderOutputError: hf-inference was asked to stream, but responded with text/html: (an HTML page)"],
    },
    "too-much": {
        says: [/is larger than \d+ bytes\. Allow more with the option maxBytes/],
        seen: [
            "ProviderOutputError: The response of fal-ai is larger than 1000000 bytes. Allow more with the option maxBytes.",
        ],
    },
    "result-not-downloaded": {
        says: [/gave a result at .{1,210}, which is not downloaded/],
        seen: [
            "ProviderOutputError: replicate gave a result at http://127.0.0.1:8080, which is not downloaded: only results at public hosts are, and over https:.",
        ],
    },
    "not-json": {
        says: [
            /is not valid JSON/,
            /Unexpected token .{1,20} in JSON/,
            /Unexpected end of JSON input/,
            /does not parse/,
            /JSONDecodeError/,
            /Expecting value: line 1 column 1/,
            /(?:response|event|body) .{0,40}not JSON/,
            /JSON\.parse: unexpected character/,
        ],
        seen: [
            "SyntaxError: Unexpected token '<', \"<!DOCTYPE \"... is not valid JSON",
            "json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)",
        ],
    },
    "error-read-as-result": {
        says: [
            /Cannot read propert(?:y|ies) .{0,60}(?:of undefined|of null)/,
            /KeyError: ['"](?:choices|data|images|output|generated_text|video|label|score)['"]/,
            /TypeError: (?:string indices must be integers|'NoneType' object is not subscriptable)/,
            /undefined is not an object/,
            /is undefined; can't access/,
        ],
        seen: ["TypeError: Cannot read properties of undefined (reading '0')", "KeyError: 'choices'"],
    },
    "not-an-image": {
        says: [/cannot identify image file/, /UnidentifiedImageError/],
        seen: ["PIL.UnidentifiedImageError: cannot identify image file <_io.BytesIO object at 0x7f2c>"],
    },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

export const networkEntries = {
    "host-not-found": {
        says: [
            /ENOTFOUND|EAI_AGAIN|ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED/,
            /getaddrinfo/,
            /Name or service not known/,
            /Temporary failure in name resolution/,
            /nodename nor servname/,
            /Failed to resolve '/,
            /NameResolutionError/,
            /Could not resolve host/,
            /No address associated with hostname/,
            /connection appears to be offline/,
            /OfflineModeIsEnabled|offline mode is enabled/,
            /dns error/,
        ],
        seen: [
            "InferenceError: router.huggingface.co could not be reached (getaddrinfo ENOTFOUND router.huggingface.co). Check the network connection, then try again.",
            "httpx.ConnectError: [Errno -3] Temporary failure in name resolution",
            "curl: (6) Could not resolve host: router.huggingface.co",
        ],
    },
    "connection-refused": {
        says: [
            /ECONNREFUSED|ERR_CONNECTION_REFUSED|ConnectionRefused/,
            /Connection refused/,
            /actively refused/,
            /Failed to connect to .{1,80} port/,
            /Unable to connect\. Is the computer able to access/,
            /All connection attempts failed/,
            /EHOSTUNREACH|ENETUNREACH|No route to host|Network is unreachable/,
        ],
        seen: [
            "TypeError: fetch failed … [cause]: Error: connect ECONNREFUSED 127.0.0.1:8080",
            "ConnectionRefusedError: [Errno 111] Connection refused",
            "curl: (7) Failed to connect to localhost port 8080 after 0 ms: Could not connect to server",
        ],
    },
    "connect-timeout": {
        says: [
            /ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|ERR_(?:CONNECTION_)?TIMED_OUT/,
            /Connect Timeout Error/,
            /ConnectTimeout/,
            /Connection (?:to .{1,120} )?timed out/,
            /SSL connection timeout/,
            /WinError 10060/,
        ],
        seen: [
            "ConnectTimeoutError: Connect Timeout Error (attempted address: router.huggingface.co:443, timeout: 10000ms)",
            "requests.exceptions.ConnectTimeout: HTTPSConnectionPool(host='router.huggingface.co', port=443): Connection to router.huggingface.co timed out.",
        ],
    },
    "connection-lost": {
        says: [
            /ECONNRESET|EPIPE|ERR_CONNECTION_(?:RESET|CLOSED)|UND_ERR_SOCKET/,
            /socket hang up/,
            /other side closed/,
            /Connection reset by peer/,
            /Remote end closed connection/,
            /Server disconnected without sending a response/,
            /Connection aborted/,
            /Network connection lost/,
            /Empty reply from server/,
            /forcibly closed by the remote host/,
            /^(?:TypeError: )?terminated$/m,
            /connection closed/,
        ],
        seen: [
            "InferenceError: api.groq.com could not be reached (read ECONNRESET). Check the network connection, then try again.",
            "requests.exceptions.ConnectionError: ('Connection aborted.', RemoteDisconnected('Remote end closed connection without response'))",
            "Error: socket hang up",
        ],
    },
    "certificate-not-trusted": {
        says: [
            /CERTIFICATE_VERIFY_FAILED|certificate verify failed/,
            /SSLError|SSLCertVerificationError|SSL routines|SSL certificate problem/,
            /self[- ]signed certificate|SELF_SIGNED|\bself-signed\b/,
            /UNABLE_TO_(?:VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT)|unable to (?:verify the first|get local issuer) certificate/,
            /CERT_HAS_EXPIRED|certificate has expired/,
            /ERR_CERT_|ERR_TLS_|ERR_SSL_/,
        ],
        seen: [
            "TypeError: fetch failed … [cause]: Error: self-signed certificate in certificate chain, code: 'SELF_SIGNED_CERT_IN_CHAIN'",
            "ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: unable to get local issuer certificate (_ssl.c:1006)",
            "curl: (60) SSL certificate problem: self-signed certificate in certificate chain",
        ],
    },
    proxy: {
        statuses: [407],
        says: [
            /ProxyError/,
            /Tunnel connection failed/,
            /Cannot connect to proxy/,
            /Unable to connect to proxy/,
            /ERR_(?:PROXY|TUNNEL)_CONNECTION_FAILED/,
            /Proxy Authentication Required/,
            /CONNECT tunnel failed/,
            /Received HTTP code \d+ from proxy/,
        ],
        seen: [
            "requests.exceptions.ProxyError: HTTPSConnectionPool(host='router.huggingface.co', port=443): Max retries exceeded (Caused by ProxyError('Unable to connect to proxy', OSError('Tunnel connection failed: 407 Proxy Authentication Required')))",
        ],
    },
    "browser-refused": {
        says: [
            /Failed to fetch(?! (?:inference|audio|result|segmentation))/,
            /blocked by CORS policy/,
            /Access-Control-Allow-Origin/,
            /NetworkError when attempting to fetch resource/,
            /(?:^|^TypeError: |\()Load failed/,
            /Mixed Content/,
            /violates the following Content Security Policy/,
            /Refused to connect/,
            /browser-like environment/,
        ],
        seen: [
            "TypeError: Failed to fetch",
            "Access to fetch at 'https://api.together.xyz/v1/models' from origin 'http://localhost:3000' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.",
            "TypeError: NetworkError when attempting to fetch resource.",
        ],
    },
    unreachable: {
        named: [
            "fetch failed",
            "ConnectionError",
            "MaxRetryError",
            "NewConnectionError",
            "Max retries exceeded",
            "bad port",
        ],
        says: [/error sending request for url/],
        seen: [
            "TypeError: fetch failed",
            "requests.exceptions.ConnectionError: HTTPSConnectionPool(host='router.huggingface.co', port=443): Max retries exceeded with url: /v1/chat/completions",
        ],
    },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

export const programEntries = {
    "library-not-there": {
        says: [
            /No module named/,
            /ModuleNotFoundError/,
            /ERR_MODULE_NOT_FOUND|Cannot find (?:module|package)/,
            /Failed to resolve module specifier/,
            /Please install (?:numpy|Pillow)/,
            /MODULE_NOT_FOUND/,
        ],
        seen: [
            "ModuleNotFoundError: No module named 'huggingface_hub'",
            "Error [ERR_MODULE_NOT_FOUND]: Cannot find package '@callsheet/inference' imported from /home/asha/chat.mjs",
        ],
    },
    "library-is-old": {
        says: [
            /cannot import name/,
            /object has no attribute/,
            /got an unexpected keyword argument/,
            /is not a function/,
            /does not provide an export named/,
            /needs Node \d+, or a browser/,
        ],
        named: ["AttributeError", "ImportError"],
        seen: [
            "ImportError: cannot import name 'InferenceClient' from 'huggingface_hub'",
            "TypeError: InferenceClient.__init__() got an unexpected keyword argument 'provider'",
            "InputError: @callsheet/inference needs Node 22, or a browser of 2024, or newer; this is Node 16.20.2.",
        ],
    },
    "program-not-there": {
        says: [
            /command not found/,
            /is not recognized as (?:an internal|the name|a name)/,
            /\b(?:curl|jq|node|npm|npx|python3?|pip): not found/,
        ],
        seen: ["zsh: command not found: jq", "'curl' is not recognized as an internal or external command"],
    },
    "file-not-there": {
        says: [
            /No such file or directory/,
            /\bENOENT\b/,
            /FileNotFoundError/,
            /File not found at/,
            /names a file on disk/,
            /Failed to open\/read local data/,
        ],
        seen: [
            "FileNotFoundError: [Errno 2] No such file or directory: 'cats.jpg'",
            "Error: ENOENT: no such file or directory, open 'sample1.flac'",
            'InputError: "cats.jpg" names a file on disk. Read it, and pass its bytes as a Blob.',
        ],
    },
    "module-syntax": {
        says: [
            /Cannot use import statement outside a module/,
            /await is only valid in async functions/,
            /top-level await/i,
            /require is not defined in ES module/,
            /require\(\) of ES Module/,
        ],
        seen: [
            "SyntaxError: Cannot use import statement outside a module",
            "SyntaxError: await is only valid in async functions and the top level bodies of modules",
        ],
    },
    "written-wrongly": {
        says: [
            /SyntaxError: (?:invalid syntax|unterminated|EOL while|Invalid or unexpected token|missing \))/,
            /IndentationError|TabError|unexpected indent|expected an indented block/,
            /(?:unexpected EOF while looking for matching|unterminated quoted string)/,
            /NameError: name '/,
            /ReferenceError: /,
        ],
        seen: [
            "SyntaxError: unterminated string literal (detected at line 4)",
            "IndentationError: unexpected indent",
            "NameError: name 'client' is not defined",
        ],
    },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
