/** Entries for slips in the reader's own program, and in what its files and console can hold. */
import type { ErrorEntry } from "./error-entry.ts";

export const programEntries = {
    "console-encoding": {
        says: [
            /'(?:charmap|cp\d+|gbk|gb2312|cp936|big5|euc_\w+|shift_jis|mbcs)' codec can't encode/,
            /surrogates not allowed/,
            /'(?:ascii|latin-1|iso8859-1)' codec can't encode characters? (?:'\\u0[9a]|in position \d+-)/,
        ],
        hints: [/\bUnicodeEncodeError\b/],
        unless: [/\bBody \(/, /is not valid Latin-1/, /putheader|normalize_header/],
        samples: [
            "UnicodeEncodeError: 'charmap' codec can't encode characters in position 0-5: character maps to <undefined>",
            "UnicodeEncodeError: 'ascii' codec can't encode characters in position 0-5: ordinal not in range(128)",
        ],
    },
    "file-encoding": {
        says: [
            /'(?:charmap|cp\d+|gbk|gb2312|big5|ascii|utf-?8|utf-16\S*|euc_\w+|shift_jis)' codec can't decode byte/,
            /Unexpected UTF-8 BOM/,
            /Non-UTF-8 code starting with/,
            /stream did not contain valid UTF-8/,
        ],
        hints: [/\bUnicodeDecodeError\b/],
        samples: [
            "UnicodeDecodeError: 'charmap' codec can't decode byte 0x81 in position 12: character maps to <undefined>",
            "UnicodeDecodeError: 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte",
        ],
    },
    "body-encoding": {
        messageInContext: [
            {
                says: /'latin-1' codec can't encode/,
                there: /\bBody \(|body\.encode|_encode\(body|is not valid Latin-1/,
            },
        ],
        says: [
            /is not valid Latin-1/,
            /POST data should be bytes/,
            /(?:body|request|JSON).{0,60}(?:not valid|invalid) UTF-?8/,
            /invalid (?:unicode code point|UTF-8 (?:sequence|byte|start byte))/,
        ],
        samples: [
            "UnicodeEncodeError: 'latin-1' codec can't encode characters in position 15-20: Body ('નમસ્તે') is not valid Latin-1. Use body.encode('utf-8') if you want to send it encoded in UTF-8.",
            "TypeError: POST data should be bytes, an iterable of bytes, or a file object. It cannot be of type str.",
        ],
    },
    "loop-in-notebook": {
        says: [
            /asyncio\.run\(\) cannot be called from a running event loop/,
            /event loop is already running/,
            /Cannot run the event loop while another loop is running/,
            /There is no current event loop/,
            /Event loop is closed/,
        ],
        samples: [
            "RuntimeError: asyncio.run() cannot be called from a running event loop",
            "RuntimeError: This event loop is already running",
        ],
    },
    "await-outside": {
        says: [
            /'await' outside (?:async )?function/,
            /(?:'async with'|'async for'|asynchronous comprehension) outside (?:of an )?async/,
            /await is only valid in async functions(?! and the top level)/,
            /await is not allowed in non-async function/,
            /Unexpected reserved word/,
        ],
        samples: ["SyntaxError: 'await' outside function", "SyntaxError: await is only valid in async functions"],
    },
    "await-missing": {
        says: [
            /'(?:coroutine|async_generator|Task|Future)' object (?:has no attribute|is not (?:subscriptable|iterable|callable))/,
            /coroutine '[\w.]+' was never awaited/,
            /requires an object with __aiter__ method/,
            /\[object Promise\]/,
            /Promise \{ <pending> \}/,
            /object async_generator can't be used in 'await'/,
            /'async for' requires/,
        ],
        samples: [
            "AttributeError: 'coroutine' object has no attribute 'choices'",
            "RuntimeWarning: coroutine 'AsyncCompletions.create' was never awaited",
        ],
    },
    "await-not-needed": {
        says: [
            /object [\w.]+ can't be used in 'await' expression/,
            /'(?:ChatCompletion|Stream|str|dict)' object can't be awaited/,
        ],
        unless: [/object async_generator can't/],
        samples: ["TypeError: object ChatCompletion can't be used in 'await' expression"],
    },
    "module-syntax": {
        says: [
            /Cannot use import statement outside a module/,
            /await is only valid in async functions and the top level bodies of modules/,
            /top-level await/,
            /require is not defined in ES module/,
            /require\(\) of ES Module/,
            /\bERR_REQUIRE_ESM\b/,
            /__dirname is not defined in ES module/,
            /import call expects|import declarations may only appear at top level/,
            /Unexpected token 'export'/,
            /Named export '.{1,60}' not found/,
        ],
        samples: [
            "SyntaxError: Cannot use import statement outside a module",
            "SyntaxError: await is only valid in async functions and the top level bodies of modules",
        ],
    },
    "typescript-in-node": {
        says: [
            /\bERR_UNKNOWN_FILE_EXTENSION\b/,
            /Unknown file extension "\.tsx?"/,
            /Missing initializer in const declaration/,
        ],
        samples: ['TypeError [ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".ts" for /home/asha/chat.ts'],
    },
    "node-program-in-browser": {
        says: [
            /\b(?:process|Buffer|global|__dirname) is not defined(?! in ES)/,
            /Can't find variable: (?:process|require|Buffer|global|module)/,
            /\b(?:require|module|exports) is not defined(?! in ES)/,
            /Failed to resolve module specifier/,
            /was a bare specifier/,
            /Module "?(?:node:)?(?:fs|path|crypto|stream)"? has been externalized/,
        ],
        samples: [
            "Uncaught ReferenceError: process is not defined",
            'Uncaught TypeError: Failed to resolve module specifier "openai". Relative references must start with either "/", "./", or "../".',
        ],
    },
    "browser-program-in-node": {
        says: [/\b(?:window|document|localStorage|navigator|alert|FileReader|Image) is not defined/],
        samples: ["ReferenceError: document is not defined"],
    },
    "unclosed-bracket": {
        says: [
            /'[([{]' was never closed/,
            /unexpected EOF while parsing/,
            /closing parenthesis '.' does not match opening parenthesis/,
            /unmatched '[)\]}]'/,
            /Perhaps you forgot a comma/,
            /missing \) after (?:argument list|condition)/,
            /Unexpected end of (?:input|script)/,
            /unterminated (?:triple-quoted )?(?:f-)?string literal/,
            /EOL while scanning string literal/,
            /EOF while scanning triple-quoted/,
            /Invalid or unexpected token/,
            /(?:string literal contains an unescaped line break|'' string literal|Unterminated template)/,
            /f-string: (?:expecting '\}'|unmatched|unterminated)/,
            /missing [\])}] (?:after|in)/,
            /expected ':'/,
        ],
        samples: [
            "SyntaxError: '(' was never closed",
            "SyntaxError: unterminated string literal (detected at line 4)",
            "SyntaxError: missing ) after argument list",
        ],
    },
    "curly-quotes": {
        messageInContext: [{ says: /Invalid or unexpected token/, there: /[“”‘’]/ }],
        says: [
            /invalid character '.{1,8}' \(U\+/,
            /invalid non-printable character U\+/,
            /invalid character in identifier/,
            /Invalid character: '\\u20/,
            /illegal character U\+20/,
        ],
        samples: ["SyntaxError: invalid character '“' (U+201C)", "SyntaxError: invalid non-printable character U+00A0"],
    },
    "backslash-in-path": {
        says: [
            /\[Errno 22\] Invalid argument: '/,
            /\(unicode error\) 'unicodeescape' codec/,
            /invalid escape sequence/,
            /truncated \\[UxN]/,
        ],
        samples: [
            "SyntaxError: (unicode error) 'unicodeescape' codec can't decode bytes in position 2-3: truncated \\UXXXXXXXX escape",
        ],
    },
    indentation: {
        says: [
            /\b(?:IndentationError|TabError)\b/,
            /unexpected indent/,
            /expected an indented block/,
            /unindent does not match/,
        ],
        samples: [
            "IndentationError: unexpected indent",
            "TabError: inconsistent use of tabs and spaces in indentation",
        ],
    },
    "json-in-python": {
        says: [/name '(?:true|false|null|undefined)' is not defined/, /\b(?:None|True|False) is not defined/],
        samples: ["NameError: name 'true' is not defined. Did you mean: 'True'?"],
    },
    "name-not-defined": {
        says: [
            /name '(?!(?:true|false|null|undefined)')\w+' is not defined/,
            /cannot access local variable '/,
            /referenced before assignment/,
        ],
        hints: [/\bNameError\b/, /\bReferenceError\b/, /\b[\w$]{1,40} is not defined/, /Can't find variable: /],
        samples: ["NameError: name 'client' is not defined", "ReferenceError: client is not defined"],
    },
    "written-wrongly": {
        says: [
            /SyntaxError: invalid syntax(?!\. Perhaps)/,
            /\bIdentifier '[\w$]+' has already been declared/,
            /invalid decimal literal/,
        ],
        hints: [/\bSyntaxError: (?!.{0,120}JSON)/],
        unless: [/JSON\.parse|is not valid JSON|in JSON at|JSONDecodeError/],
        samples: ["SyntaxError: invalid syntax", "SyntaxError: Identifier 'client' has already been declared"],
    },
    "unknown-argument": {
        says: [
            /got an unexpected keyword argument '/,
            /got multiple values for (?:keyword )?argument/,
            /missing \d+ required (?:positional|keyword-only) arguments?/,
            /Missing required arguments?/,
            /takes (?:from )?\d+ (?:to \d+ )?positional arguments? but/,
        ],
        unless: [/argument 'proxies'/, /InferenceClient\.__init__\(\)/],
        samples: [
            "TypeError: Completions.create() got an unexpected keyword argument 'repetition_penalty'",
            "TypeError: InferenceClient.summarization() missing 1 required positional argument: 'text'",
        ],
    },
    "no-such-attribute": {
        hints: [
            /object has no attribute '/,
            /\bAttributeError\b/,
            /\bis not a (?:function|constructor)/,
            /is undefined; can't access/,
            /module '[\w.]+' has no attribute/,
            /'\w+' object is not callable/,
        ],
        samples: [
            "AttributeError: 'OpenAI' object has no attribute 'chat_completion'",
            "TypeError: client.chat is not a function",
        ],
    },
    "index-out-of-range": {
        says: [/\b(?:list|string|tuple) index out of range/],
        hints: [/\bIndexError\b/],
        samples: ["IndexError: list index out of range"],
    },
    "file-not-there": {
        says: [
            /No such file or directory/,
            /\bENOENT\b/,
            /\bFileNotFoundError\b/,
            /File not found at/,
            /names a file on disk/,
            /Failed to open\/read local data/,
            /Cannot find module '(?:\/|[A-Z]:\\|\.)/,
            /\bcan't open file '/,
            /cannot find the (?:path|file) specified/,
            /Cannot find path '/,
            /\bcurl: option -d: error encountered when reading a file/,
        ],
        unless: [/[Aa]ctivate\b/, /package\.json/, /Can't find a default Python/],
        samples: [
            "FileNotFoundError: [Errno 2] No such file or directory: 'cats.jpg'",
            "python: can't open file '/home/asha/chat.py': [Errno 2] No such file or directory",
            'InputError: "cats.jpg" names a file on disk. Read it, and pass its bytes as a Blob.',
        ],
    },
    "file-not-allowed": {
        says: [
            /PermissionError: \[(?:Errno 13|WinError (?:5|32))\]/,
            /\bIsADirectoryError\b/,
            /\bEACCES: permission denied/,
            /\bEISDIR\b/,
            /\bPermission denied$/,
        ],
        unless: [/node_modules|site-packages|dist-packages|Could not install/],
        samples: ["PermissionError: [Errno 13] Permission denied: 'answer.txt'"],
    },
    "port-in-use": {
        says: [
            /\bEADDRINUSE\b/,
            /[Aa]ddress already in use/,
            /Only one usage of each socket address/,
            /\bWinError 10048\b/,
            /Port \d+ is (?:already )?in use/,
        ],
        samples: [
            "Error: listen EADDRINUSE: address already in use 127.0.0.1:8080",
            "OSError: [Errno 98] Address already in use",
        ],
    },
    "stopped-by-hand": {
        named: ["KeyboardInterrupt", "CancelledError", "AbortError", "APIUserAbortError"],
        says: [
            /(?:This|The) operation was aborted(?! due to timeout)/,
            /signal is aborted without reason/,
            /Request was aborted/,
            /The user aborted a request/,
            /\bKeyboardInterrupt\b/,
        ],
        samples: ["KeyboardInterrupt", "DOMException [AbortError]: This operation was aborted"],
    },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
