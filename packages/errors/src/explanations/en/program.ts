import type { Explanations } from "../explanation.ts";

/** Explanations: slips in the reader's own program, and its files. */
export const program = {
    "console-encoding": {
        title: "The console cannot show these letters",
        cause: "The answer is there, but the console's old encoding has no Gujarati letters, so `print` fails. The key and the call are fine.",
        steps: [
            "PowerShell: Run `$env:PYTHONUTF8 = 1`, then start the program again in the same window.",
            "cmd: Run `set PYTHONUTF8=1`, then start the program again in the same window.",
            "bash: Run `export PYTHONUTF8=1`, then start the program again.",
            'Or put this at the beginning of the program: `import sys; sys.stdout.reconfigure(encoding="utf-8")`.',
            'When the program writes a file, say it there: `open("answer.txt", "w", encoding="utf-8")`.',
        ],
    },
    "file-encoding": {
        title: "The file is read in another encoding",
        cause: "The bytes of the file do not fit the encoding that it is read in: on Windows Python takes the console's old one, or the file is no text at all.",
        steps: [
            'Python: Say the encoding: `open("text.txt", encoding="utf-8")`.',
            'A file that PowerShell wrote with `>` may be UTF-16: `encoding="utf-16"`; with a mark at its beginning it is `encoding="utf-8-sig"`.',
            'An image or a recording is no text: open it with `open("cats.jpg", "rb")`.',
        ],
    },
    "body-encoding": {
        title: "The body must be sent as UTF-8",
        cause: "The body was given as a text, and the library sends texts in Latin-1, which has no Gujarati letters. The key is fine.",
        steps: [
            "Python: Let the library make the JSON: `requests.post(url, json={…})`, not `data=`.",
            'Python: Or encode it yourself: `data=json.dumps(body).encode("utf-8")`.',
            'PowerShell: Send the body from a file in UTF-8: `curl.exe … -d "@body.json"`.',
        ],
    },
    "loop-in-notebook": {
        title: "An event loop runs already",
        cause: "A notebook runs an event loop of its own, and a second one cannot start inside it.",
        steps: [
            "In a cell write `await main()` in place of `asyncio.run(main())`.",
            "In a file `.py` call `asyncio.run(main())` once, at the end.",
            "Or take the client without `Async`: then no loop is needed.",
        ],
    },
    "await-outside": {
        title: "`await` stands outside of an async function",
        cause: "`await` works only inside a function that begins with `async`.",
        steps: [
            "Python: Put the code into `async def main():`, and run it with `asyncio.run(main())`. In a notebook `await` works in a cell.",
            "JavaScript: Put `async` before the function; at the top of a file it works in a module, whose name ends in `.mjs`.",
            "Or take the client without `Async`, and leave `await` out.",
        ],
    },
    "await-missing": {
        title: "An `await` is missing",
        cause: "The call has only begun: what you hold is a promise of the answer, not the answer.",
        steps: [
            "Python: Write `completion = await client.chat.completions.create(…)`, and for a stream `async for chunk in await …`.",
            "JavaScript: Write `const answer = await client.chatCompletion(…)`, and also `await response.json()`.",
            "Python: Or take the client without `Async`: `OpenAI`, `InferenceClient`.",
        ],
    },
    "await-not-needed": {
        title: "There is nothing to await",
        cause: "The client is the one without `Async`: its call gives the answer itself.",
        steps: ["Leave `await` out.", "Or take the other client: `AsyncOpenAI`, `AsyncInferenceClient`."],
    },
    "module-syntax": {
        title: "Node takes the file for an old kind of module",
        cause: "`import`, and `await` outside of a function, stand only in modules.",
        steps: [
            'Let the file\'s name end in `.mjs`, or write `"type": "module"` into package.json.',
            'Browser: Write `<script type="module">`.',
            "In a module there is no `require`: write `import` in its place.",
        ],
    },
    "typescript-in-node": {
        title: "Node does not run this TypeScript",
        cause: "The file is TypeScript, and this Node runs JavaScript only.",
        steps: [
            "Use Node 24, which runs files that end in `.ts`.",
            "Or run it with `npx tsx chat.ts`, or choose JavaScript in the generator.",
        ],
    },
    "node-program-in-browser": {
        title: "A program for Node runs in a page",
        cause: "A browser has no `process`, no `require`, and does not know packages by their names alone. The program was written for Node.",
        steps: [
            "Run it with Node: `node chat.mjs`. There the key is safe, too.",
            "In a page import the library from an address, such as `https://esm.sh/@callsheet/inference`, or use a tool such as Vite.",
            "Do not put a secret key into a page: everybody can read it.",
        ],
    },
    "browser-program-in-node": {
        title: "A program for a page runs in Node",
        cause: "Node has no page: `document` and `window` are there only in a browser.",
        steps: [
            "Open the page in a browser, or leave these lines out and use `console.log(…)`.",
            "In a server-side program (Next.js, Astro) this code must run in the browser only.",
        ],
    },
    "unclosed-bracket": {
        title: "A bracket or quotation mark is not closed",
        cause: "Python or Node reached the end of a line or of the file and still waits for a bracket, a quotation mark or a comma.",
        steps: [
            "Look at the line that the message names, and at the one before: often the mistake is there.",
            'Each `(`, `[`, `{` and `"` needs its partner; between two values stands a comma.',
            "Copy the snippet again, whole: a line at its end may be missing.",
        ],
    },
    "curly-quotes": {
        title: "A character that is no code",
        cause: "The program holds a curly quotation mark, a long dash, or an invisible space. They come from text programs, chats and PDF files.",
        steps: [
            "Replace `“` and `”` by `\"`, and `‘` and `’` by `'`.",
            "Delete the spaces at the place that the message names, and type them again.",
            "Copy code with the copy button, not from a PDF or a chat.",
        ],
    },
    "backslash-in-path": {
        title: "The backslash in the path means something else",
        cause: "In a text of Python `\\U` and `\\n` have a meaning of their own, and paths on Windows are full of such signs.",
        steps: [
            'Put `r` before the quotation mark: `r"C:\\Users\\asha\\cats.jpg"`.',
            'Or write the path with `/`: `"C:/Users/asha/cats.jpg"`.',
        ],
    },
    indentation: {
        title: "The spaces at the beginning of a line are wrong",
        cause: "Python sees by the spaces at the beginning of a line what belongs together. A line has too many, too few, or tabs among spaces.",
        steps: [
            "Look at the line that the message names: lines of one block begin at the same place, four spaces further in than the line with `:`.",
            "Use spaces only, no tabs.",
            "Copy the snippet again, whole.",
        ],
    },
    "json-in-python": {
        title: "JSON's words stand in Python",
        cause: "JSON writes `true`, `false` and `null`; Python writes them in another way.",
        steps: ["Write `True`, `False` and `None`.", "Or read the text as JSON: `json.loads('…')`."],
    },
    "name-not-defined": {
        title: "The program uses a name that it does not know",
        cause: "Nothing of this name has been made yet: the line that makes it is missing or comes later, or the name is mistyped.",
        steps: [
            "Look for the line that makes it, such as `client = …`, and for the `import` at the top.",
            "Compare capitals and letters: `Client` and `client` differ.",
            "In a notebook run the cells above first; after a restart all of them.",
        ],
    },
    "written-wrongly": {
        title: "A slip in the program",
        cause: "The program itself cannot be read: a sign is missing, is too many, or stands at the wrong place.",
        steps: [
            "Look at the line that the message names, and at the one before: a bracket, a quotation mark, a comma or `:`.",
            "Copy the snippet again, whole, and change one thing at a time.",
        ],
    },
    "unknown-argument": {
        title: "The function does not take this argument",
        cause: "The call passes an argument that this function does not have, or leaves out one that it needs. Nothing was sent.",
        steps: [
            "Compare the name in the message with the page of the task: methods differ, and so do libraries.",
            "openai: Pass what only some services take by `extra_body={…}`.",
            "If the argument is a new one, upgrade the library.",
        ],
    },
    "no-such-attribute": {
        title: "The object does not have this",
        cause: "The program asks an object for a name that it does not have: the name is mistyped, the object is another one than you think, or the library has another version.",
        steps: [
            "Python: Print what it is: `print(type(x), dir(x))`.",
            "JavaScript: Print what it is: `console.log(x)`.",
            "Compare the name with the library's page; examples may be for an older or newer version.",
        ],
    },
    "index-out-of-range": {
        title: "The list is shorter than you think",
        cause: "The program takes an element that the list does not have: the first of an empty list, for example.",
        steps: [
            "Print the list and its length before you read it: `print(len(items), items)`.",
            "If it comes from an answer, check first that there is something in it: `if items:`.",
        ],
    },
    "file-not-there": {
        title: "There is no such file",
        cause: "The program, or the command, looks for the file in the folder that it was started in, and finds none.",
        steps: [
            "Go to the file's folder first with `cd`, or write its whole path.",
            "Look at the name's end: `.jpg` and `.jpeg` differ. Windows hides the end of names, so `chat.py` may be `chat.py.txt`.",
        ],
    },
    "file-not-allowed": {
        title: "The program may not use this file",
        cause: "The system does not let the program read or write there: the file is open elsewhere, belongs to somebody else, or is a folder.",
        steps: [
            "Close the file in other programs, such as Excel, and run again.",
            "Write into a folder of your own, not into one of the system.",
        ],
    },
    "port-in-use": {
        title: "The port is taken",
        cause: "Another program listens at this port already: often the same server, started before.",
        steps: [
            "Stop the other one with Ctrl C in its terminal.",
            "Or take another port, such as 8081, on both sides.",
        ],
    },
    "stopped-by-hand": {
        title: "The program was stopped from your side",
        cause: "You pressed Ctrl C, the notebook's cell was stopped, or the program itself ended the call.",
        steps: [
            "If you did it, nothing is wrong.",
            "If the call only took long, wait: a large model may take a minute for its first answer.",
            "JavaScript: Look where `abort()` is called: often a page that was left, or a timer that is too short.",
        ],
    },
} as const satisfies Partial<Explanations>;
