/** Entries for the first setup: Python, Node, their packages, and the terminal. */
import type { ErrorEntry } from "./error-entry.ts";

/** How terminals say, in some languages of theirs, that they do not know a command. @param names a pattern of its names */
function noCommand(names: string): readonly RegExp[] {
    const absent = [
        ...["(?:command )?not found", "commande introuvable", "orden no encontrada", "Kommando nicht gefunden"],
        ...["Befehl nicht gefunden", "comando non trovato", "comando não encontrado", "opdracht niet gevonden"],
    ].join("|");
    const unknown = [
        ...["is not recognized", "wurde nicht als Name", "ist entweder falsch geschrieben", "n['’]est pas reconnu"],
        ...["no se reconoce", "non è riconosciuto", "não é reconhecido", "is niet herkend"],
    ].join("|");
    return [
        // bash and its like; zsh; Ubuntu, which adds where to get it.
        new RegExp(`(?:^|: |Command ['‘])(?:${names})(?:\\.exe)?['’]?(?: ?:|,)? (?:${absent})`),
        new RegExp(`command not found: (?:${names})(?![\\w.-])`),
        // cmd and PowerShell.
        new RegExp(`['"‘«“](?: ?)(?:${names})(?:\\.exe)?(?: ?)['"’»”] (?:${unknown})`),
        new RegExp(`ObjectNotFound: \\((?:${names})(?:\\.exe)?:String`),
    ];
}

export const setupEntries = {
    "python-not-there": {
        says: [
            ...noCommand("python3?|py"),
            /\benv: ['‘]?python3?['’]?: No such file/,
            /\bNo Python at '/,
            /Can't find a default Python/,
            /No installed Python found/,
        ],
        samples: ["bash: python: command not found", "'py' is not recognized as an internal or external command"],
    },
    "python-opens-store": {
        says: [
            /Python was not found; run without arguments/,
            /Python was not found but can be installed from the Microsoft Store/,
            /Python .{0,80}Microsoft Store/,
            /WindowsApps\\python/,
        ],
        samples: [
            "Python was not found; run without arguments to install from the Microsoft Store, or disable this shortcut from Settings > Apps > Advanced app settings > App execution aliases.",
        ],
    },
    "pip-not-there": {
        says: [
            ...noCommand("pip3?"),
            /No module named '?pip\b(?!\.)/,
            /Unable to create process using .{1,200}pip/,
            /Fatal error in launcher/,
        ],
        samples: [
            "'pip' is not recognized as an internal or external command",
            "/usr/bin/python3: No module named pip",
        ],
    },
    "node-not-there": {
        says: [...noCommand("node|npm|npx"), /\benv: ['‘]?node['’]?: No such file/],
        samples: ["'npm' is not recognized as an internal or external command", "zsh: command not found: node"],
    },
    "program-not-there": {
        says: [...noCommand("jq|curl|git|uv|conda|hf|huggingface-cli|ollama|wget|brew|apt|sudo|callsheet")],
        hints: [
            /\b(?:commande introuvable|orden no encontrada|Kommando nicht gefunden|comando non trovato)\b/,
            /n.est pas reconnu en tant que|no se reconoce como|ist entweder falsch geschrieben|non è riconosciuto|não é reconhecido/,
            /\bcommand not found\b/,
            /is not recognized as (?:an internal|the name|a name)/,
            /\bCommandNotFoundException\b/,
            /^(?:\/bin\/)?(?:ba|da|z)?sh: (?:\d+: )?[\w.-]{1,40}: not found$/,
        ],
        samples: ["zsh: command not found: jq", "'curl' is not recognized as an internal or external command"],
    },
    "scripts-disabled": {
        says: [
            /running scripts is disabled on this system/,
            /\bPSSecurityException\b/,
            /\babout_Execution_Policies\b/,
            /\.ps1 (?:cannot be loaded|is not digitally signed)/,
            /^Set-ExecutionPolicy : /,
            /updated your execution policy successfully, but/,
        ],
        samples: [
            ".env\\Scripts\\Activate.ps1 : File C:\\Users\\asha\\transformers-course\\.env\\Scripts\\Activate.ps1 cannot be loaded because running scripts is disabled on this system.",
            "npm : File C:\\Program Files\\nodejs\\npm.ps1 cannot be loaded because running scripts is disabled on this system.",
        ],
    },
    "managed-python": {
        says: [
            /\bexternally-managed-environment\b/,
            /This environment is externally managed/,
            /--break-system-packages/,
        ],
        samples: ["error: externally-managed-environment\n\n× This environment is externally managed"],
    },
    "ensurepip-missing": {
        says: [
            /\bensurepip is not available/,
            /No module named '?ensurepip\b/,
            /virtual environment was not created successfully/,
            /['"]-I?m['"], ['"]ensurepip['"]/,
            /install the python3[.\d]*-venv/,
        ],
        samples: [
            "The virtual environment was not created successfully because ensurepip is not available. On Debian/Ubuntu systems, you need to install the python3-venv package using the following command.",
        ],
    },
    "environment-not-there": {
        says: [
            /(?:bin|Scripts)[/\\][Aa]ctivate(?:\.ps1|\.bat)?['"]?:? .{0,60}(?:No such file|is not recognized|not found|cannot find)/,
            /(?:no such file or directory|cannot find path).{0,80}(?:bin|Scripts)[/\\][Aa]ctivate/,
            ...noCommand("source"),
        ],
        samples: [
            "bash: .env/bin/activate: No such file or directory",
            "source : The term 'source' is not recognized as the name of a cmdlet, function, script file, or operable program.",
        ],
    },
    "no-matching-package": {
        says: [
            /No matching distribution found for/,
            /Could not find a version that satisfies the requirement/,
            /is not in this registry/,
            /\b404 Not Found - GET https:\/\/registry\./,
            /No solution found when resolving dependencies/,
            /npm (?:ERR!|error) code ETARGET/,
            /No matching version found for/,
        ],
        codes: ["E404"],
        unless: [
            /Retrying \(Retry/,
            /connection broken by/,
            /different python version/,
            /Could not fetch URL/,
            /Requires-Python/,
        ],
        samples: [
            "ERROR: Could not find a version that satisfies the requirement huggingfacehub (from versions: none)\nERROR: No matching distribution found for huggingfacehub",
            "npm error 404 Not Found - GET https://registry.npmjs.org/@callsheet%2finferense - Not found",
        ],
    },
    "wrong-python": {
        says: [
            /requires a different Python/,
            /require a different python version/,
            /\bRequires-Python\b/,
            /requires Python ['"]?[<>=~]/,
            /Non-ASCII character '\\x.{2}' in file .{1,200} but no encoding declared/,
            /Missing parentheses in call to 'print'/,
            /No module named '?distutils/,
        ],
        samples: [
            "ERROR: Ignored the following versions that require a different python version: 1.0.0 Requires-Python >=3.9\nERROR: No matching distribution found for huggingface_hub>=1.0",
            "ERROR: Package 'openai' requires a different Python: 3.7.9 not in '>=3.9'",
        ],
    },
    "node-too-old": {
        says: [
            /The engine "node" is incompatible with this module/,
            /needs Node \d+, or a browser/,
            /\b(?:fetch|Headers|Request|Response|Blob|File|FormData|ReadableStream|structuredClone|AbortController|TextDecoderStream) is not defined/,
            /\b(?:Promise\.(?:withResolvers|try)|Object\.groupBy|Map\.groupBy|Array\.fromAsync|AbortSignal\.(?:any|timeout)) is not a function/,
            /\.(?:toSorted|toReversed|findLast|replaceAll|at) is not a function/,
            /Unexpected token '(?:\?\?=|\|\|=|\?|\?\.|\.)'/,
            /requires (?:at least )?Node(?:\.js)?(?: version)? (?:v|>=? ?)?\d+/,
            /Node\.js v?[\d.]+ is (?:not|no longer) supported/,
            /Unsupported Node/,
            /Cannot find module 'node:/,
        ],
        // A warning of npm, which often stands above another error.
        hints: [/\bEBADENGINE\b/, /Unsupported engine/],
        samples: [
            "npm WARN EBADENGINE Unsupported engine {\nnpm WARN EBADENGINE   package: '@callsheet/inference@1.0.0',\nnpm WARN EBADENGINE   required: { node: '>=22.0.0' },",
            "ReferenceError: fetch is not defined",
            "InputError: @callsheet/inference needs Node 22, or a browser of 2024, or newer; this is Node 16.20.2.",
        ],
    },
    "wheel-not-built": {
        says: [
            /Failed building wheel for/,
            /Failed to build [\w ,.-]+/,
            /subprocess-exited-with-error/,
            /metadata-generation-failed/,
            /Microsoft Visual C\+\+ \d+[.\d]* (?:or greater )?is required/,
            /Rust compiler|requires Rust/,
            /Could not build wheels for/,
            /\bnode-gyp\b/,
        ],
        samples: [
            "error: subprocess-exited-with-error\n\n× Building wheel for tokenizers (pyproject.toml) did not run successfully.\nERROR: Failed building wheel for tokenizers",
        ],
    },
    "install-not-allowed": {
        says: [
            /Could not install packages due to an (?:OSError|EnvironmentError): \[(?:Errno 13|WinError 5)\]/,
            /\bConsider using the `--user` option/,
            /npm (?:ERR!|error).{0,40}\b(?:EACCES|EPERM)\b/,
            /\bEACCES: permission denied, (?:mkdir|access|open|rename|symlink) '.{0,120}node_modules/,
        ],
        samples: [
            "ERROR: Could not install packages due to an OSError: [Errno 13] Permission denied: '/usr/lib/python3/dist-packages/openai'\nConsider using the `--user` option or check the permissions.",
            "npm error Error: EACCES: permission denied, mkdir '/usr/local/lib/node_modules/callsheet'",
        ],
    },
    "disk-full": {
        says: [/No space left on device/, /\bENOSPC\b/, /not enough space on the disk/, /Disk quota exceeded/],
        samples: ["ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device"],
    },
    "long-paths": {
        says: [/Windows Long Path support/, /filename or extension is too long/],
        samples: [
            "HINT: This error might have occurred since this system does not have Windows Long Path support enabled. You can find information on how to enable this at https://pip.pypa.io/warnings/enable-long-paths",
        ],
    },
    "packages-disagree": {
        says: [
            /\bERESOLVE\b/,
            /unable to resolve dependency tree/,
            /pip's dependency resolver does not currently take into account/,
            /\bResolutionImpossible\b/,
            /have conflicting dependencies/,
            /binary incompatibility/,
            /numpy\.dtype size changed/,
            /compiled using NumPy 1\.x cannot be run/,
        ],
        samples: [
            "npm error code ERESOLVE\nnpm error ERESOLVE unable to resolve dependency tree",
            "ERROR: pip's dependency resolver does not currently take into account all the packages that are installed. This behaviour is the source of the following dependency conflicts.",
        ],
    },
    "no-package-json": {
        says: [
            /\bENOENT\b.{0,60}open '.{0,200}package\.json'/,
            /Could not read package\.json/,
            /Missing script: /,
            /no such file or directory, open '.{0,200}package\.json'/,
        ],
        samples: [
            "npm error enoent Could not read package.json: Error: ENOENT: no such file or directory, open '/home/asha/package.json'",
        ],
    },
    "command-in-python": {
        messageInContext: [
            {
                says: /SyntaxError: (?:invalid syntax|Missing parentheses|invalid decimal|unterminated|cannot assign)/,
                there: /^(?:>>> )?[ \t]*[!%]?(?:pip3? install|python3? -m|npm (?:install|i) |export \w+=|source |cd |\$ |curl )/,
            },
        ],
        says: [/can't open file '.{0,200}\bpip'/],
        samples: [
            '  File "<stdin>", line 1\n    pip install huggingface_hub\n        ^^^^^^^\nSyntaxError: invalid syntax',
        ],
    },
    "brackets-in-zsh": {
        says: [/\bzsh: no matches found: /, /\bno matches found: [\w.-]+\[/],
        samples: ["zsh: no matches found: transformers[sentencepiece]"],
    },
    "bang-in-bash": {
        says: [/(?:^|: )!?["'}\]\w!.,;:{[\\-]{0,80}: event not found/, /\bevent not found: /],
        samples: ["bash: !\"}]}': event not found", 'zsh: event not found: "}]}'],
    },
    "shell-quotes": {
        says: [
            /Could not resolve host: (?:application|json|role|content|model|messages|inputs|user|Bearer|Content-Type|Authorization|text|hf_\S*|sk-\S*|\[redacted\]|['"]?\w+["'],?|\S*["'{}]\S*|https?)$/,
            /unmatched (?:close )?brace\/?(?:bracket)? in URL/,
            /nested brace in URL/,
            /\bcurl: \(3\) (?:URL using bad\/illegal format|\[?globbing|bad range|empty string|unmatched|nested|URL rejected|Port number|<url> malformed)/,
            /Protocol "?'/,
            /unexpected EOF while looking for matching/,
            /\bunterminated quoted string/,
            /syntax error near unexpected token/,
            /\b(?:dquote|quote|bquote)>/,
            /\bunmatched ["']$/,
            /parse error near `/,
        ],
        samples: [
            'curl: (6) Could not resolve host: application\ncurl: (3) unmatched close brace/bracket in URL position 13:\n"Whats_This"}',
            "bash: unexpected EOF while looking for matching `''",
        ],
    },
    "line-ends-of-shell": {
        says: [
            /(?:'|term ')(?:-H|-d|-X|-F|-o|-sS|-N|--header|--data(?:-binary|-raw)?|--request|--fail\S*|\\|\^)' (?:is not recognized|wurde nicht|n'est pas reconnu|no se reconoce)/,
            /ObjectNotFound: \((?:-[HdXFo]|--[a-z-]+|\\):String/,
            /Missing expression after unary operator '-/,
            /Unexpected token '.{1,200}' in expression or statement/,
            ...noCommand("-[HdXF]|--[a-z-]{3,20}"),
            /curl: \(3\).{0,60}\n.{0,20}curl: \(6\) Could not resolve host: \\/,
            /Could not resolve host: [\\^`]$/,
            /curl: no URL specified/,
            /curl: \(2\) no URL specified/,
        ],
        samples: [
            "-H : The term '-H' is not recognized as the name of a cmdlet, function, script file, or operable program.",
            "'-d' is not recognized as an internal or external command,\noperable program or batch file.",
        ],
    },
    "apple-tools-missing": {
        says: [
            /\bxcrun: error: invalid active developer path/,
            /xcode-select: (?:note|error): /,
            /command line developer tools/,
        ],
        samples: [
            "xcrun: error: invalid active developer path (/Library/Developer/CommandLineTools), missing xcrun at: /Library/Developer/CommandLineTools/usr/bin/xcrun",
        ],
    },
    "deno-not-allowed": {
        says: [/Requires (?:net|env|read|write|sys|run) access to/, /\bNotCapable\b/],
        samples: [
            'error: Uncaught (in promise) NotCapable: Requires net access to "router.huggingface.co:443", run again with the --allow-net flag',
        ],
    },
    "curl-is-alias": {
        says: [
            /(?:Invoke-WebRequest|Invoke-RestMethod|curl|wget) ?: (?:Cannot bind parameter|A parameter cannot be found|A positional parameter|Parameter cannot be processed|The URI prefix|Cannot convert)/,
            /(?:CannotConvertArgument\w*|NamedParameterNotFound|AmbiguousParameter|PositionalParameterNotFound|ParameterBindingException)\b.{0,60}InvokeWebRequestCommand/,
            /Cannot bind parameter 'Headers'/,
            /cmdlet Invoke-WebRequest at command pipeline position/,
            /A parameter cannot be found that matches parameter name '[XdHFsSNLo]'/,
        ],
        samples: [
            'Invoke-WebRequest : Cannot bind parameter \'Headers\'. Cannot convert the "Authorization: Bearer …" value of type "System.String" to type "System.Collections.IDictionary".',
            "Invoke-WebRequest : A parameter cannot be found that matches parameter name 'X'.",
        ],
    },
    "variable-in-other-shell": {
        says: [
            /(?:'|term ')(?:export|set -x)' is not recognized/,
            /(?:'|term ')[A-Z][A-Z0-9_]*=[^']{0,200}' is not recognized/,
            /\bbash: \$?:?env:\w+/,
            /: :[A-Z_]{2,40}(?:=.{0,120})?: (?:command )?not found/,
            /ObjectNotFound: \((?:export|set):String/,
            /command not found: (?::|\$env:|setx?\b)/,
            /\b(?:setx|\$env:\w+): (?:command )?not found/,
            /\bexport: (?:`.{0,200}': )?not a valid identifier/,
        ],
        samples: [
            "export : The term 'export' is not recognized as the name of a cmdlet, function, script file, or operable program.",
            "'export' is not recognized as an internal or external command",
        ],
    },
    "pytorch-not-there": {
        says: [
            /requires the PyTorch library but it was not found/,
            /Torch not compiled with CUDA enabled/,
            /Found no NVIDIA driver/,
            /No module named '?torch'?$/,
        ],
        // Only a note, which often stands above another error.
        hints: [/None of PyTorch.{0,60}have been found/, /PyTorch was not found/],
        samples: [
            "None of PyTorch, TensorFlow >= 2.0, or Flax have been found. Models won't be available and only tokenizers, configuration and file/data utilities can be used.",
            "AssertionError: Torch not compiled with CUDA enabled",
        ],
    },
    "sentencepiece-not-there": {
        says: [
            /requires the SentencePiece library/,
            /need to have sentencepiece/,
            /sentencepiece.{0,40}(?:not (?:be )?(?:found|installed)|installed to convert)/,
            /No module named '?sentencepiece/,
            /Couldn't instantiate the backend tokenizer/,
        ],
        samples: [
            "ImportError: \nT5Tokenizer requires the SentencePiece library but it was not found in your environment.",
            "ValueError: Couldn't instantiate the backend tokenizer from one of: (1) a `tokenizers` library serialization file",
        ],
    },
    "no-accelerator-free": {
        says: [
            /cannot currently connect to a GPU/,
            /Cannot connect to GPU backend/,
            /\bGPU\b.{0,60}usage limits in Colab/,
            /exceeded your (?:free )?(?:GPU|ZeroGPU) quota/,
            /No GPU (?:is )?currently available/,
        ],
        samples: ["Cannot connect to GPU backend\nYou cannot currently connect to a GPU due to usage limits in Colab."],
    },
    "library-not-there": {
        says: [
            /No module named '?[\w.]+/,
            /\bERR_MODULE_NOT_FOUND\b/,
            /Cannot find (?:module|package) '[^.'/]/,
            /Please install (?:numpy|Pillow)/,
            /you must have installed the package with/,
            /\bCould not resolve "[\w@][^"]*"/,
            /Module not found: (?:Error: )?Can't resolve '/,
            /Could not import \S{1,60} python package/,
            /Relative import path "[\w@]/,
        ],
        hints: [/\bModuleNotFoundError\b/, /\bMODULE_NOT_FOUND\b/, /requires the .{1,40} library but it was not found/],
        unless: [/Cannot find module '(?:\/|[A-Z]:\\|\.|node:)/, /No module named '?(?:pip|ensurepip)\b/],
        samples: [
            "ModuleNotFoundError: No module named 'huggingface_hub'",
            "Error [ERR_MODULE_NOT_FOUND]: Cannot find package '@callsheet/inference' imported from /home/asha/chat.mjs",
        ],
    },
    "library-is-old": {
        says: [
            /cannot import name '\w+' from '\w+/,
            /does not provide an export named/,
            /InferenceClient\.__init__\(\) got an unexpected keyword argument/,
            /module 'openai' has no attribute '(?:OpenAI|AsyncOpenAI)'/,
            /requires .{1,40} but (?:none is installed|you have)/,
            /is required for a normal functioning of this module, but found/,
            /does not recognize this architecture/,
        ],
        hints: [/\bImportError\b/],
        unless: [
            /import name '(?:cached_download|HfFolder|Repository|InferenceApi)'/,
            /(?:export named|import name) '(?:Configuration|OpenAIApi|ChatCompletion|Completion|error|Embedding)'/,
            /partially initialized module/,
            /circular import/,
            /DLL load failed/,
        ],
        samples: [
            "ImportError: cannot import name 'InferenceClient' from 'huggingface_hub'",
            "TypeError: InferenceClient.__init__() got an unexpected keyword argument 'provider'",
        ],
    },
    "file-named-like-library": {
        says: [
            /partially initialized module '/,
            /most likely due to a circular import/,
            /module '(?:requests|httpx|openai|replicate|groq)' has no attribute '(?:post|get|Client|AsyncClient|run)'/,
            /consider renaming '.{1,200}' since it has the same name/,
            /cannot import name '\w+' from '\w+' \((?:\/home\/|\/Users\/|[A-Z]:\\Users\\)(?![^)\n]*(?:site-packages|dist-packages))[^)\n]*\/?(?:openai|requests|httpx|huggingface_hub|json|token|types)\.py\)/,
        ],
        samples: [
            "AttributeError: partially initialized module 'openai' has no attribute 'OpenAI' (most likely due to a circular import)",
            "AttributeError: module 'requests' has no attribute 'post' (consider renaming '/home/asha/requests.py' since it has the same name as the library you intended to import)",
        ],
    },
    "removed-from-hub-library": {
        says: [
            /cannot import name '(?:cached_download|HfFolder|Repository|InferenceApi|get_full_repo_name|list_metrics|ModelSearchArguments|DatasetSearchArguments|url_to_filename|set_access_token)' from 'huggingface_hub/,
            /cannot import name '\w+' from 'huggingface_hub[\w.]*' .{0,200}\b(?:langchain|sentence_transformers|diffusers|gradio|transformers|spaces)/,
            /No module named '?huggingface_hub\.(?:inference_api|commands|repository|snapshot_download|hf_api)\b/,
        ],
        hints: [/\bcached_download\b/],
        samples: [
            "ImportError: cannot import name 'cached_download' from 'huggingface_hub' (/usr/local/lib/python3.11/dist-packages/huggingface_hub/__init__.py)",
        ],
    },
    "removed-from-hub-client": {
        says: [
            /'(?:Async)?InferenceClient' object has no attribute '(?:post|deploy|list_deployed_models|get_model_status|conversational|get_recommended_model)'/,
            /'InferenceApi' object/,
            /InferenceClient\.\w+\(\) got an unexpected keyword argument '(?:json|task|wait_for_model)'/,
        ],
        samples: ["AttributeError: 'InferenceClient' object has no attribute 'post'"],
    },
    "code-for-old-openai": {
        says: [
            /no longer supported in openai>=1\.0\.0/,
            /\bAPIRemovedInV1\b/,
            /module 'openai' has no attribute '(?:ChatCompletion|Completion|Image|Embedding|Audio|Edit|Model|File|FineTune|Moderation|error|api_base|Engine)'/,
            /cannot import name '(?:ChatCompletion|Completion|error|Embedding)' from 'openai'/,
            /No module named '?openai\.(?:error|embeddings_utils|api_resources)/,
            /(?:createChatCompletion|createCompletion|createImage|createEmbedding|createTranscription) is not a function/,
            /\b(?:Configuration|OpenAIApi) is not a constructor/,
            /export named '(?:Configuration|OpenAIApi)'/,
        ],
        samples: [
            "openai.lib._old_api.APIRemovedInV1: You tried to access openai.ChatCompletion, but this is no longer supported in openai>=1.0.0",
            "AttributeError: module 'openai' has no attribute 'error'",
            "TypeError: openai.createChatCompletion is not a function",
        ],
    },
    "library-and-httpx": {
        says: [/got an unexpected keyword argument 'proxies'/],
        samples: ["TypeError: Client.__init__() got an unexpected keyword argument 'proxies'"],
    },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
