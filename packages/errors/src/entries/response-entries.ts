/** Entries for what came back, and for how the program reads it. */
import type { ErrorEntry } from "./error-entry.ts";

export const responseEntries = {
    "object-read-by-brackets": {
        says: [
            /'(?:ChatCompletion\w*|Completion\w*|Choice\w*|ParsedChatCompletion\w*|Embedding|CreateEmbeddingResponse|Image|ImagesResponse|Message|Transcription|ModelResponse|BaseModel|ImageGeneration\w*|Usage|Function|AIMessage)' object is not subscriptable/,
            /'(?:ChatCompletion\w*|Choice\w*|ParsedChatCompletion\w*|CreateEmbeddingResponse|ImagesResponse|AIMessage)' object (?:has no attribute '(?:get|keys|items|text|json)'|does not support item assignment|is not iterable)/,
        ],
        hints: [/'(?!NoneType|list|int|float|dict|str|method|coroutine)\w+' object is not subscriptable/],
        samples: [
            "TypeError: 'ChatCompletionMessage' object is not subscriptable",
            "AttributeError: 'ChatCompletionMessage' object has no attribute 'get'",
        ],
    },
    "dict-read-by-dot": {
        says: [/'dict' object has no attribute '/],
        samples: ["AttributeError: 'dict' object has no attribute 'choices'"],
    },
    "answer-is-text": {
        says: [
            /'(?:str|bytes)' object has no attribute '(?!format|decode|append)/,
            /string indices must be integers/,
            /byte indices must be integers/,
            /'str' object does not support item assignment/,
            /Cannot use 'in' operator to search for '\w+' in /,
        ],
        samples: [
            "AttributeError: 'str' object has no attribute 'choices'",
            "TypeError: string indices must be integers, not 'str'",
        ],
    },
    "list-read-as-object": {
        says: [/(?:list|tuple) indices must be integers/, /'(?:list|tuple)' object has no attribute '(?!push|length)/],
        samples: [
            "TypeError: list indices must be integers or slices, not str",
            "AttributeError: 'list' object has no attribute 'get'",
        ],
    },
    "object-read-as-list": {
        says: [
            /KeyError: -?\d+\b/,
            /KeyError: slice\(/,
            /unhashable type: 'slice'/,
            / is not iterable\b/,
            /\.(?:map|forEach|filter|find|reduce|slice|join) is not a function/,
            /object is not iterable \(cannot read property Symbol/,
        ],
        unless: [/'(?:coroutine|async_generator)' object|'NoneType'/, /not async iterable/],
        samples: ["KeyError: 0", "TypeError: data.map is not a function"],
    },
    "response-not-read": {
        says: [
            /'(?:Response|LegacyAPIResponse|APIResponse|ClientResponse)' object (?:has no attribute '(?:choices|data|output|get|images|generated_text)'|is not subscriptable)/,
            /Attempted to access streaming response content, without having called/,
            /\bResponseNotRead\b/,
        ],
        samples: [
            "AttributeError: 'Response' object has no attribute 'choices'",
            "TypeError: 'Response' object is not subscriptable",
        ],
    },
    "stream-read-as-answer": {
        says: [
            /'(?:Async)?(?:Stream|generator|InferenceStream)' object (?:has no attribute '(?:choices|content|message|data|strip|id)'|is not subscriptable)/,
            /Unexpected token '?d'?,? "data: /,
            /Unexpected token d in JSON at position 0/,
            /JSONDecodeError: Extra data: line 2 column 1/,
            /Unexpected non-whitespace character after JSON at position/,
        ],
        samples: [
            "AttributeError: 'Stream' object has no attribute 'choices'",
            'SyntaxError: Unexpected token \'d\', "data: {"id"... is not valid JSON',
            "json.decoder.JSONDecodeError: Extra data: line 2 column 1 (char 128)",
        ],
    },
    "answer-read-as-stream": {
        says: [
            /'ChatCompletion' object is not an iterator/,
            /'tuple' object has no attribute '(?:choices|delta)'/,
            /is not async iterable/,
            /(?:object is|is) not a function or its return value is not async iterable/,
            /'Choice' object has no attribute 'delta'/,
        ],
        samples: [
            "AttributeError: 'tuple' object has no attribute 'choices'",
            "TypeError: completion is not async iterable",
        ],
    },
    "piece-without-choices": {
        messageInContext: [
            { says: /list index out of range/, there: /choices['"]?\]? ?\[0\]|\bdelta\b/ },
            { says: /Cannot read propert(?:y|ies)/, there: /reading 'delta'|choices\[0\]\.delta/ },
            { says: /undefined is not an object|is undefined; can't access/, there: /\.delta\b/ },
        ],
        says: [/\(reading 'delta'\)/],
        samples: [
            'File "/home/asha/chat.py", line 9, in <module>\n    print(chunk.choices[0].delta.content, end="")\nIndexError: list index out of range',
            "TypeError: Cannot read properties of undefined (reading 'delta')",
        ],
    },
    "nothing-there": {
        messageInContext: [
            { says: /can only concatenate str \(not "NoneType"\) to str/, there: /\bcontent\b|\bdelta\b|\.text\b/ },
            { says: /sequence item \d+: expected str instance, NoneType found/, there: /\w/ },
        ],
        says: [
            /'NoneType' object has no attribute '/,
            /'NoneType' (?:object )?is not (?:iterable|callable|an iterator)/,
            /object of type 'NoneType' has no len/,
            /(?:expected string or bytes-like object|must be str, bytes or bytearray|argument should be a .{1,60}), (?:got|not) '?NoneType/,
            /Cannot read propert(?:y|ies) .{0,20}of null/,
            /null is not an object/,
        ],
        samples: [
            "AttributeError: 'NoneType' object has no attribute 'strip'",
            "TypeError: Cannot read properties of null (reading 'trim')",
        ],
    },
    "error-read-as-result": {
        says: [
            /Cannot read propert(?:y|ies) .{0,60}of undefined/,
            /KeyError: ['"](?:choices|data|images|output|generated_text|video|label|score|message|content|text|candidates|embedding|audio|result|summary_text|translation_text|answer|url|b64_json)['"]/,
            /'NoneType' object is not subscriptable/,
            /undefined is not an object/,
            /is undefined; can't access/,
            /Cannot destructure property .{1,60} as it is (?:undefined|null)/,
        ],
        hints: [/\bKeyError: ['"]/],
        samples: ["TypeError: Cannot read properties of undefined (reading '0')", "KeyError: 'choices'"],
    },
    "body-read-twice": {
        says: [
            /Body is unusable/,
            /Body has already been (?:read|consumed|used)/,
            /body (?:stream )?(?:already (?:read|used)|used already)/,
            /Body is disturbed or locked/,
            /ReadableStream is (?:already )?locked/,
            /\bStreamConsumed\b/,
            /content for this response was already consumed/,
            /Attempted to (?:read or stream|call) .{1,60}already been (?:streamed|consumed|closed)/,
        ],
        samples: [
            "TypeError: Body is unusable: Body has already been read",
            "TypeError: Failed to execute 'json' on 'Response': body stream already read",
        ],
    },
    "stream-broke": {
        says: [
            /broke in the middle of the response/,
            /broke off the stream/,
            /incomplete chunked read/,
            /peer closed connection without sending complete message body/,
            /\bIncompleteRead\b/,
            /an (?:error )?occurred while streaming the response/,
            /Connection broken/,
            /transfer closed with .{1,40}(?:outstanding|remaining)/,
            /ERR_INCOMPLETE_CHUNKED_ENCODING/,
            /stream ended without|missing finish_reason/,
        ],
        named: ["RemoteProtocolError", "ChunkedEncodingError", "IncompleteGenerationError"],
        unless: [/Retrying \(Retry/],
        samples: [
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
            /Expected response header Content-Type to contain 'text\/event-stream'/,
        ],
        samples: [
            "ProviderOutputError: hf-inference was asked to stream, but responded with text/html: (an HTML page)",
        ],
    },
    "too-much": {
        says: [/is larger than \d+ bytes\. Allow more with the option maxBytes/],
        samples: [
            "ProviderOutputError: The response of fal-ai is larger than 1000000 bytes. Allow more with the option maxBytes.",
        ],
    },
    "result-not-downloaded": {
        says: [/gave a result at .{1,210}, which is not downloaded/],
        samples: [
            "ProviderOutputError: replicate gave a result at http://127.0.0.1:8080, which is not downloaded: only results at public hosts are, and over https:.",
        ],
    },
    "model-text-not-json": {
        messageInContext: [
            { says: /Invalid JSON: /, there: /validation errors? for/ },
            {
                says: /JSONDecodeError|is not valid JSON|in JSON at position|Unexpected end of JSON/,
                there: /(?:json\.loads|JSON\.parse)\([^\n]{0,80}(?:content|text|arguments)\b|Unexpected token '?`/,
            },
        ],
        says: [/Unexpected token '`', "```/, /Invalid json output/, /\bOutputParserException\b/],
        samples: ["SyntaxError: Unexpected token '`', \"```json\n{\"... is not valid JSON"],
    },
    "not-json": {
        says: [
            /is not valid JSON/,
            /Unexpected token .{1,20} in JSON/,
            /Unexpected end of JSON input/,
            /does not parse/,
            /\bJSONDecodeError\b/,
            /Expecting value: line 1 column 1/,
            /(?:response|event|body) .{0,40}not JSON/,
            /JSON\.parse: unexpected (?:character|end)/,
            /JSON Parse error/,
            /decode JSON with unexpected mimetype/,
            /(?:jq|parse): (?:parse )?error: Invalid (?:numeric literal|literal)/,
        ],
        unless: [/Unexpected UTF-8 BOM/, /json_invalid/],
        samples: [
            "SyntaxError: Unexpected token '<', \"<!DOCTYPE \"... is not valid JSON",
            "json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)",
        ],
    },
    "not-an-image": {
        says: [/cannot identify image file/, /\bUnidentifiedImageError\b/],
        samples: ["PIL.UnidentifiedImageError: cannot identify image file <_io.BytesIO object at 0x7f2c>"],
    },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
