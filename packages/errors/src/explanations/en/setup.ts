import type { Explanations } from "../explanation.ts";

/** Explanations: the first setup: Python, Node, packages and terminals. */
export const setup = {
    "python-not-there": {
        title: "Python is not found",
        cause: "The terminal does not know the command `python`: Python is not installed, or it has another name here.",
        steps: [
            "Windows: Try `py` in its place: `py chat.py`.",
            "macOS, Linux: Try `python3` in its place: `python3 chat.py`.",
            "If neither works, install Python from python.org, then close the terminal and open it again.",
        ],
    },
    "python-opens-store": {
        title: "Windows opens the Store in place of Python",
        cause: "Python is not installed. The word `python` is only a shortcut of Windows that leads to the Microsoft Store.",
        steps: [
            "Install Python from python.org (or from the Store), and open a new terminal.",
            "Then try `py --version`: `py` always finds the Python that you installed.",
            "If `python` still opens the Store, switch the shortcut off: Settings, Apps, Advanced app settings, App execution aliases.",
        ],
    },
    "pip-not-there": {
        title: "pip is not found",
        cause: "The command `pip` is not on the terminal's path. Python can run it by itself.",
        steps: [
            "Windows: Write `py -m pip install …` in its place.",
            "macOS, Linux: Write `python3 -m pip install …` in its place.",
            "In a virtual environment, activate it first: then `pip` is there.",
            "Linux: If Python says that there is no module named pip, run `sudo apt install python3-pip python3-venv`.",
        ],
    },
    "node-not-there": {
        title: "Node is not found",
        cause: "The terminal does not know `node` or `npm`: Node is not installed, or the terminal was open before it was.",
        steps: [
            "Install Node from nodejs.org (the version marked LTS); `npm` comes with it.",
            "Open a new terminal, and try `node --version`.",
        ],
    },
    "program-not-there": {
        title: "The program is not installed",
        cause: "The terminal does not know the program that the command names: it is not installed, mistyped, or not on the path.",
        steps: [
            "Linux: Install it, such as `sudo apt install jq curl`.",
            "macOS: Install it, such as `brew install jq`.",
            "Windows: Install it, such as `winget install jqlang.jq`.",
            "If pip or npm has installed it, activate the environment first, or run it by `npx`.",
            "Open a new terminal afterwards.",
        ],
    },
    "scripts-disabled": {
        title: "PowerShell does not run scripts",
        cause: "Windows forbids PowerShell to run files that end in `.ps1`. `npm`, `npx` and the file that activates an environment are such files.",
        steps: [
            "For npm, write `npm.cmd` in place of `npm`, and `npx.cmd` in place of `npx`: that needs no permission.",
            "To activate an environment, first run `Set-ExecutionPolicy -Scope Process RemoteSigned`. The permission ends with this window.",
            "Or use cmd in place of PowerShell: there it is `.env\\Scripts\\activate.bat`.",
        ],
    },
    "managed-python": {
        title: "The system keeps this Python for itself",
        cause: "The operating system manages this Python, and pip may not install into it. Your own libraries belong in a virtual environment.",
        steps: [
            "Make an environment in your folder: `python3 -m venv .env`.",
            "Activate it with `source .env/bin/activate`, and install again.",
            "Do not use `--break-system-packages`: it can break programs of the system.",
        ],
    },
    "ensurepip-missing": {
        title: "The tool for environments is missing",
        cause: "Ubuntu and Debian ship Python without `ensurepip`, which `python3 -m venv` needs.",
        steps: [
            "Run `sudo apt install python3-venv`.",
            "Delete the folder that is half made with `rm -r .env`, and run `python3 -m venv .env` again.",
        ],
    },
    "environment-not-there": {
        title: "The environment is not where you activate it",
        cause: "The terminal does not find the file that activates the environment: you are in another folder, the environment is not made yet, or the command is one of another system.",
        steps: [
            "Go to the folder in which you made it with `cd`, or make it first: `python -m venv .env`.",
            "PowerShell: Activate it with `.env\\Scripts\\Activate.ps1`; `source` is not for Windows.",
            "cmd: Activate it with `.env\\Scripts\\activate.bat`; `source` is not for Windows.",
            "bash: Activate it with `source .env/bin/activate`.",
        ],
    },
    "no-matching-package": {
        title: "There is no such package",
        cause: "The name is mistyped, or there is no such version for your Python or Node.",
        steps: [
            "Compare the name letter by letter with the library's page: `huggingface_hub`, `@huggingface/inference`.",
            "The name that is imported can differ from the name that is installed: `dotenv` comes from `python-dotenv`, `PIL` from `pillow`.",
            "Python: Run `python --version`: some libraries need a newer Python, or do not have files for the newest one yet.",
        ],
    },
    "wrong-python": {
        title: "The library or program wants another Python",
        cause: "Your Python is older than the library or the program asks for.",
        steps: [
            "Run `python --version`. If the number begins with 2, or is below 3.10, install a newer Python from python.org.",
            "Windows: `py -0` lists the Pythons that you have; `py -3.12 -m venv .env` makes an environment with one of them.",
            "macOS, Linux: Try `python3` in place of `python`.",
        ],
    },
    "node-too-old": {
        title: "Node is too old",
        cause: "The program or the package needs a newer Node than the one that runs it: in old ones `fetch`, for example, is missing.",
        steps: [
            "Run `node --version`: the programs here need 22 or newer.",
            "Install the version marked LTS from nodejs.org, and open a new terminal.",
            "Then run `npm install` again in the folder of the project.",
        ],
    },
    "wheel-not-built": {
        title: "The package could not be built",
        cause: "There is no ready file of this package for your Python or system, so pip or npm tried to build it from source, and a compiler is missing.",
        steps: [
            "Upgrade pip first: `python -m pip install --upgrade pip`.",
            "Use a Python for which there are ready files: the newest one is often too new. Python 3.12 is safe.",
            "Only if that does not help, install the compiler that the message names.",
        ],
    },
    "install-not-allowed": {
        title: "You may not install there",
        cause: "pip or npm wants to write into a folder of the system, and you do not have the right.",
        steps: [
            "Python: Make a virtual environment with `python -m venv .env`, activate it, and install there.",
            "Node: Install in the folder of your project, without `-g`; run a program once with `npx`.",
            "Do not use `sudo`: files of the administrator make the same error come back.",
        ],
    },
    "disk-full": {
        title: "The disk is full",
        cause: "There is no room for the file. Libraries that run models themselves, such as PyTorch, take some gigabytes.",
        steps: [
            "Delete what you no longer need. `pip cache purge` empties the cache of pip.",
            "To ask a model on somebody else's server, `huggingface_hub` or `openai` is enough: they are small.",
        ],
    },
    "long-paths": {
        title: "The path of the file is too long for Windows",
        cause: "Windows allows 260 characters for the path of a file unless long paths are switched on.",
        steps: [
            "Make your environment in a short folder, such as `C:\\course`.",
            "Or switch long paths on: the address in the message tells how.",
        ],
    },
    "packages-disagree": {
        title: "Two packages want different versions",
        cause: "One package needs another version of a library than a second one does, and both are in the same place.",
        steps: [
            "Make a new environment or folder for this program, and install only what it needs.",
            "Python: `python -m venv .env`, activate it, and install again. In a notebook restart the kernel afterwards.",
            "Node: Delete `node_modules` and `package-lock.json`, and run `npm install` again.",
        ],
    },
    "no-package-json": {
        title: "There is no project in this folder",
        cause: "npm looks for the file `package.json`, or for a script in it, and does not find it: you are probably in another folder.",
        steps: [
            "Go to the folder of the project with `cd`. `ls` shows whether `package.json` is there.",
            "For a new project run `npm init -y` first.",
        ],
    },
    "command-in-python": {
        title: "A command for the terminal stands in Python",
        cause: "`pip install …` and other commands are for the terminal. Python cannot read them as a program.",
        steps: [
            "Leave Python with `exit()` if its `>>>` is there, and type the command into the terminal.",
            "Take the line out of your file `.py`; only in a notebook may a cell hold it, with `!` before it.",
        ],
    },
    "brackets-in-zsh": {
        title: "zsh reads the square brackets by itself",
        cause: "In the terminal of macOS `[`, `]` and `?` stand for parts of file names, and no file matches.",
        steps: [
            'Put quotation marks around the name: `pip install "transformers[sentencepiece]"`. An address with `?` needs them too.',
        ],
    },
    "bang-in-bash": {
        title: "The exclamation mark means something to bash",
        cause: "Inside double quotation marks `!` recalls an earlier command in bash and zsh.",
        steps: [
            'Put the text into single quotation marks: `\'{"content": "Hello!"}\'`.',
            "Or leave out the exclamation mark, or switch this off with `set +H` (in zsh `setopt no_bang_hist`).",
        ],
    },
    "shell-quotes": {
        title: "The terminal took the quotation marks apart",
        cause: "The command was cut into pieces at its spaces: the quotation marks are not those of this terminal, or one is not closed. No service was asked.",
        steps: [
            'cmd: Use double quotation marks only, and write those inside as `\\"`: `-d "{\\"inputs\\": \\"Hello\\"}"`. Single ones mean nothing in cmd.',
            'PowerShell: Write the body into a file `body.json`, and send it with `curl.exe … -d "@body.json"`.',
            "bash: Put the body into single quotation marks; an apostrophe inside it is written `'\\''`.",
            "Each opening quotation mark needs its closing one.",
        ],
    },
    "line-ends-of-shell": {
        title: "The command broke at the end of a line",
        cause: "A command over several lines has a sign at the end of each line, and each terminal has its own. With another sign each line runs by itself.",
        steps: [
            "bash: End each line but the last with `\\`, and with no space behind it.",
            "PowerShell: End each line but the last with a backtick, or write all in one line. Use `curl.exe`.",
            "cmd: End each line but the last with `^`, or write all in one line.",
        ],
    },
    "apple-tools-missing": {
        title: "Apple's command line tools are missing",
        cause: "macOS brings `git`, `python3` and others by a set of tools that is not installed yet, or that an update has removed.",
        steps: ["Run `xcode-select --install`, and agree in the window that opens.", "Then run the command again."],
    },
    "deno-not-allowed": {
        title: "Deno was not allowed to do this",
        cause: "A program in Deno may use the network, variables and files only if the command allows it.",
        steps: ["Run it with `deno run --allow-net --allow-env chat.ts`."],
    },
    "curl-is-alias": {
        title: "In PowerShell curl is another program",
        cause: "In Windows PowerShell `curl` is another name of `Invoke-WebRequest`, which does not know the options of curl.",
        steps: [
            "Write `curl.exe` in place of `curl`: it comes with Windows.",
            'Put the body into a file, and send it with `-d "@body.json"`: PowerShell changes quotation marks on the way.',
            "Or choose Python or JavaScript in the generator.",
        ],
    },
    "variable-in-other-shell": {
        title: "The variable is set in another terminal's way",
        cause: "Each terminal sets variables in its own way, and the command is of another one.",
        steps: [
            'PowerShell: `$env:HF_TOKEN = "hf_…"`, in a line of its own.',
            "cmd: `set HF_TOKEN=hf_…`, in a line of its own and without quotation marks.",
            "bash: `export HF_TOKEN=hf_…`, without spaces around the sign.",
            "Then start the program in the same window.",
        ],
    },
    "pytorch-not-there": {
        title: "PyTorch is not there, or has no GPU",
        cause: "Only who runs a model on the own computer needs PyTorch. To ask a model on a server it is not needed, and the note is no error.",
        steps: [
            "For calls of hosted models go on: nothing is wrong.",
            "To run a model yourself, install it: `pip install torch`.",
            'Without an NVIDIA card leave out `.to("cuda")` and `device="cuda"`.',
        ],
    },
    "sentencepiece-not-there": {
        title: "The tool sentencepiece is missing",
        cause: "Some models, above all those that translate, cut text into pieces with `sentencepiece`, and it is not installed.",
        steps: [
            'Install it: `pip install "transformers[sentencepiece]"`.',
            "In a notebook restart the kernel afterwards.",
        ],
    },
    "no-accelerator-free": {
        title: "No GPU is free for you",
        cause: "The free time on a GPU is used up for today, or all GPUs are taken.",
        steps: [
            "Go on without a GPU: for calls of hosted models a CPU is enough. In Colab: Runtime, Change runtime type, CPU.",
            "Try again in some hours, or tomorrow.",
        ],
    },
    "library-not-there": {
        title: "The library is not installed",
        cause: "The program names a library that is not there, or is there for another Python or in another folder.",
        steps: [
            "Python: Install the one that the message names, with the Python that runs the program: `python -m pip install` and its name. For `dotenv` it is `python-dotenv`, for `PIL` it is `pillow`.",
            "Node: Run `npm install` and the name that the message says, in the folder of the program.",
            "Python: If you use a virtual environment, activate it first, and start the program in the same terminal.",
            "Notebook: Install in a cell, `%pip install` and the name, and restart the kernel.",
        ],
    },
    "library-is-old": {
        title: "The library is too old",
        cause: "The program asks for something that the installed version of the library does not have, or does not have any more.",
        steps: [
            "Python: Upgrade the library that the message names: `pip install --upgrade` and its name, such as `huggingface_hub` or `openai`.",
            "Node: Run `npm install` with the name and `@latest`, such as `openai@latest`.",
            "Python: If it is new already, the name may have been removed or mistyped: compare it with the library's page.",
            "Notebook: Restart the kernel afterwards.",
        ],
    },
    "file-named-like-library": {
        title: "Your own file has the library's name",
        cause: "Python imports your own file in place of the library, because both have the same name.",
        steps: [
            "Give your file another name: not `openai.py`, `requests.py` or `huggingface_hub.py`, but `chat.py`.",
            "Delete the folder `__pycache__` beside it.",
        ],
    },
    "removed-from-hub-library": {
        title: "Another library wants an older huggingface_hub",
        cause: "This name was removed from `huggingface_hub`. Usually not your program asks for it but another library, which is older.",
        steps: [
            "See in the traceback which library imports it, and upgrade that one: `pip install --upgrade` and its name, such as `diffusers` or `langchain-huggingface`.",
            "If your own program imports it, take `hf_hub_download` for `cached_download`, `get_token` for `HfFolder`, and `InferenceClient` for `InferenceApi`.",
            "In a notebook restart the kernel afterwards.",
        ],
    },
    "removed-from-hub-client": {
        title: "This method was removed from the client",
        cause: "`InferenceClient` no longer has this method. Newer versions have one method for each task.",
        steps: [
            "Call the method of the task: `client.chat_completion(…)`, `client.summarization(…)`, `client.text_to_image(…)`.",
            "langchain: If the line is in another library, upgrade that library; `langchain-huggingface` takes the place of `langchain_community`.",
            "Upgrading `huggingface_hub` does not bring the method back.",
        ],
    },
    "code-for-old-openai": {
        title: "The program is written for an old openai",
        cause: "Since version 1.0 of `openai` (4.0 in JavaScript) calls are written in another way. The program, or the example that it is from, is older.",
        steps: [
            "Python: Write `client = OpenAI()`, then `client.chat.completions.create(…)`, and read `completion.choices[0].message.content`.",
            "Python: The errors are `openai.RateLimitError` and so on, without `openai.error`.",
            'JavaScript: Write `import OpenAI from "openai"`, `new OpenAI()`, then `client.chat.completions.create(…)`.',
            "The generator writes the whole call for the library of today.",
        ],
    },
    "library-and-httpx": {
        title: "The library is older than its httpx",
        cause: "An older version of the client (`openai`, `groq` and others) does not get on with httpx 0.28, which has no `proxies`.",
        steps: [
            "Upgrade the client: `pip install --upgrade openai`.",
            'If you cannot, take the older one: `pip install "httpx<0.28"`.',
            "In a notebook restart the kernel afterwards.",
        ],
    },
} as const satisfies Partial<Explanations>;
