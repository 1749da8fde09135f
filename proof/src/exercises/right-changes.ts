/**
 * Changes of a right program that keep it right, as a reader would write it another way. They change its text; most read
 * it as tokens, so that texts, attributes and keyword arguments stay as they are.
 */

export type RightChange = {
    readonly name: string;
    /** The changed program; undefined or the same text if the change does not fit it. */
    readonly change: (program: string) => string | undefined;
};

/** The program after the changes, in order; those that do not fit it are skipped. */
export const changed = (program: string, changes: readonly RightChange[]): string =>
    changes.reduce((text, { change }) => change(text) ?? text, program);

/** The changes that fit a program. */
export const fitting = (program: string): readonly RightChange[] =>
    rightChanges.filter(({ change }) => (change(program) ?? program) !== program);

type Token = {
    readonly kind: "text" | "formatted" | "comment" | "name" | "number" | "space" | "line" | "sign";
    readonly text: string;
    /** The number of brackets that are open before it. */
    readonly depth: number;
};

const anyToken = new RegExp(
    [
        /(?<text>(?<prefix>[rRbBuUfF]{0,2})(?:"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'))/u,
        /(?<comment>#[^\n]*)/u,
        /(?<name>[\p{L}_][\p{L}\p{M}\p{N}_]*)/u,
        /(?<number>\d[\w.]*)/u,
        /(?<line>\n)/u,
        /(?<space>[ \t]+|\\\n)/u,
        /(?<sign>\*\*=?|\/\/=?|[=!<>+\-*/%|&^@:]=|->|.)/u,
    ]
        .map(({ source }) => source)
        .join("|"),
    "gu",
);

/** The tokens of a program in Python. Joined, they are the program. */
export function tokensOf(program: string): readonly Token[] {
    let depth = 0;
    return [...program.matchAll(anyToken)].map(({ 0: text, groups = {} }) => {
        const { prefix = "", comment, name, number, line, space, sign } = groups;
        if ([")", "]", "}"].includes(text)) depth -= 1;
        const at = depth;
        if (["(", "[", "{"].includes(text)) depth += 1;
        const others = { comment, name, number, line, space, sign };
        const [other] = Object.entries(others).find(([, found]) => found !== undefined) ?? [];
        const kind = (other ?? (/f/i.test(prefix) ? "formatted" : "text")) as Token["kind"];
        return { kind, text, depth: at };
    });
}

const textOf = (tokens: readonly Pick<Token, "text">[]): string => tokens.map(({ text }) => text).join("");

const isMeaningful = ({ kind }: Token): boolean => !["space", "comment", "line"].includes(kind);

/** Changes each token by what it is and by the meaningful tokens around it. */
function mapTokens(
    program: string,
    map: (token: Token, before: Token | undefined, after: Token | undefined) => string,
): string {
    const tokens = tokensOf(program);
    return textOf(
        tokens.map((token, index) => ({
            text: map(token, tokens.slice(0, index).findLast(isMeaningful), tokens.slice(index + 1).find(isMeaningful)),
        })),
    );
}

/** The statements of a program, without spaces and comments. One that ends in `:` is a statement of its own. */
function statementsOf(program: string): readonly (readonly Token[])[] {
    const statements: Token[][] = [[]];
    for (const token of tokensOf(program)) {
        if (token.kind === "line" && token.depth === 0) statements.push([]);
        else if (isMeaningful(token)) statements.at(-1)?.push(token);
    }
    return statements;
}

const namesIn = (tokens: readonly Token[]): readonly string[] =>
    tokens.flatMap(({ kind, text }) => (kind === "name" ? [text] : []));

/** The names that a statement gives to values: `a, b = …` and `for a, b in …`, in it or in a comprehension. */
function namesGiven(statement: readonly Token[]): readonly string[] {
    const equals = statement.findIndex(({ text, depth }) => text === "=" && depth === 0);
    const targets = statement.slice(0, Math.max(equals, 0));
    const areNames = targets.every(({ kind, text }) => kind === "name" || [",", "(", ")"].includes(text));
    const loops = statement.flatMap(({ kind, text }, index) => {
        if (kind !== "name" || text !== "for") return [];
        const end = statement.findIndex((one, place) => place > index && one.text === "in");
        return namesIn(statement.slice(index + 1, Math.max(end, 0)));
    });
    return [...(areNames ? namesIn(targets) : []), ...loops];
}

/** The reader's own variables; none that are parameters or are imported, whose names others may rely on. */
export function ownNames(program: string): readonly string[] {
    const statements = statementsOf(program);
    const others = statements
        .filter(([first]) => ["def", "import", "from", "global", "nonlocal"].includes(first?.text ?? ""))
        .flatMap(namesIn);
    return [...new Set(statements.flatMap(namesGiven))].filter((name) => !others.includes(name));
}

/** A formatted text: its quotation mark, and its parts in order. */
type Formatted = {
    readonly quote: string;
    readonly parts: readonly (string | { readonly expression: string; readonly format: string })[];
};

/** Reads `f"{a}: {b:.2f}"`; undefined for other prefixes, three quotation marks, and what is nested. */
function readFormatted(text: string): Formatted | undefined {
    const [, quote, inner] = /^f("|')(?!\1\1)(.*)\1$/.exec(text) ?? [];
    if (quote === undefined || inner === undefined || inner.includes("\\")) return undefined;
    const parts = [...inner.matchAll(/\{\{|\}\}|\{([^{}]*)\}|[^{}]+/g)].map(({ 0: part, 1: hole }) => {
        if (hole === undefined) return part;
        const tokens = tokensOf(hole);
        const at = tokens.findIndex((token) => [":", "!"].includes(token.text) && token.depth === 0);
        const expression = at < 0 ? tokens : tokens.slice(0, at);
        return { expression: textOf(expression), format: at < 0 ? "" : textOf(tokens.slice(at)) };
    });
    return { quote, parts };
}

const renamed = (nameOf: (name: string, index: number) => string) => (program: string) => {
    const own = ownNames(program);
    const names = new Map(own.map((name, index) => [name, nameOf(name, index)]));
    if ([...names.values()].some((name) => program.includes(name))) return undefined;
    const inText = (text: string): string =>
        mapTokens(text, ({ kind, text: part, depth }, before, after) => {
            if (kind === "formatted") return inFormatted(part);
            const isKept = kind !== "name" || before?.text === "." || (after?.text === "=" && depth > 0);
            return isKept ? part : (names.get(part) ?? part);
        });
    const inFormatted = (text: string): string => {
        const { quote, parts } = readFormatted(text) ?? {};
        if (quote === undefined) return text;
        const written = parts?.map((part) =>
            typeof part === "string" ? part : `{${inText(part.expression)}${part.format}}`,
        );
        return `f${quote}${written?.join("")}${quote}`;
    };
    return inText(program);
};

/** Writes formatted texts in another way, except beside another text, with which they are one. */
const reformatted = (write: (formatted: Formatted) => string | undefined) => (program: string) =>
    mapTokens(program, ({ kind, text }, before, after) => {
        const isJoined = [before, after].some((other) => other?.kind === "text" || other?.kind === "formatted");
        const formatted = kind === "formatted" && !isJoined ? readFormatted(text) : undefined;
        return (formatted && write(formatted)) ?? text;
    });

function asFormat({ quote, parts }: Formatted): string {
    const format = parts.map((part) => (typeof part === "string" ? part : `{${part.format}}`)).join("");
    const values = parts.flatMap((part) => (typeof part === "string" ? [] : [part.expression]));
    return `${quote}${format}${quote}.format(${values.join(", ")})`;
}

function asSum({ quote, parts }: Formatted): string | undefined {
    const isPlain = parts.every((part) => typeof part === "string" || part.format === "");
    if (!isPlain || parts.length === 0) return undefined;
    const pieces = parts.map((part) =>
        typeof part === "string"
            ? `${quote}${part.replace("{{", "{").replace("}}", "}")}${quote}`
            : `str(${part.expression})`,
    );
    return `(${pieces.join(" + ")})`;
}

const inSingleQuotes = (program: string): string =>
    mapTokens(program, ({ kind, text }) =>
        (kind === "text" || kind === "formatted") && /^f?"[^"'\\\n]+"$/.test(text) ? text.replaceAll('"', "'") : text,
    );

/** Prints a label before what is printed; not for pieces of a line. */
const labelled = (program: string): string =>
    program.replaceAll(/^(\s*print\()(?=[^)\n])(?!.*\b(?:end|sep)=)/gm, '$1"Answer 1:", ');

/** Whether a text goes over lines: then no line may be added or moved. */
const hasLongText = (program: string): boolean =>
    tokensOf(program).some(({ kind, text }) => ["text", "formatted", "space"].includes(kind) && text.includes("\n"));

/** Adds lines before the statements for which there are some, as far to the right. */
function withLines(program: string, linesBefore: (statement: string, index: number) => readonly string[]) {
    if (hasLongText(program)) return undefined;
    let depth = 0;
    return program
        .split("\n")
        .flatMap((line, index) => {
            const isStatement = depth === 0 && line.trim() !== "" && !/^\s*(?:except|else|elif|finally)\b/.test(line);
            for (const { text } of tokensOf(line)) depth += "([{".includes(text) ? 1 : ")]}".includes(text) ? -1 : 0;
            const [indent = ""] = /^\s*/.exec(line) ?? [];
            return [...(isStatement ? linesBefore(line, index).map((one) => `${indent}${one}`) : []), line];
        })
        .join("\n");
}

const isImport = (line: string): boolean => /^(?:import|from)\s/.test(line);

/** Prints a text after the imports and at the end. */
const withPrinted = (first: string, last: string) => (program: string) => {
    const at = program.split("\n").findLastIndex(isImport);
    const lines = program.split("\n");
    if (hasLongText(program) || at < 0) return undefined;
    return [...lines.slice(0, at + 1), `print(${first})`, ...lines.slice(at + 1), `print(${last})`].join("\n");
};

const inFunction = (name: string, call: string) => (program: string) => {
    if (hasLongText(program) || new RegExp(`\\b(?:global|${name})\\b`).test(program)) return undefined;
    const body = program.split("\n").map((line) => (line.trim() === "" ? "" : `    ${line}`));
    return [`def ${name}():`, ...body, "", "", call].join("\n");
};

const ownImport = "from huggingface_hub import InferenceClient";
const errorImport = "from huggingface_hub.errors import HfHubHTTPError";

/** A program with another library's client, and its error, in place of those of huggingface_hub. */
function withLibrary(program: string, client: string, error: string): string | undefined {
    const text = program.replace(errorImport, error).replace(ownImport, () => client);
    return program.includes(ownImport) && !text.includes("huggingface_hub") ? text : undefined;
}

/** Where a program opens its client, and the name that it gives it. */
const opening = /^([\p{L}_][\p{L}\p{M}\p{N}_]*) = InferenceClient\(/mu;

/** The methods that a program calls of its client; undefined if it has none. */
function methodsOf(program: string): readonly string[] | undefined {
    const [, client] = opening.exec(program) ?? [];
    if (client === undefined) return undefined;
    const call = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])${client}\\.([\\w.]+)\\(`, "gu");
    return [...program.matchAll(call)].map(([, name = ""]) => name);
}

const chatMethods = ["chat_completion", "chat.completions.create"];
const isChat = (program: string): boolean => methodsOf(program)?.every((name) => chatMethods.includes(name)) ?? false;

/** A client as a reader may write it, who does not have huggingface_hub. */
const clientOfRequests = `
import json
import mimetypes

import requests


class Answer(dict):
    __getattr__ = dict.get


class InferenceClient:
    def __init__(self, provider="auto", api_key=None, token=None):
        self.authorization = f"Bearer {api_key or token}"
        self.chat = self.completions = self

    def post(self, path, kind=None, **more):
        headers = {"Authorization": self.authorization, **({"Content-Type": kind} if kind else {})}
        url = f"https://router.huggingface.co/{path}"
        response = requests.post(url, headers=headers, timeout=60, **more)
        response.raise_for_status()
        return response

    def chat_completion(self, messages, stream=False, **more):
        body = {"messages": messages, "stream": stream, **more}
        response = self.post("v1/chat/completions", json=body, stream=stream)
        return self.pieces(response) if stream else response.json(object_hook=Answer)

    def create(self, *args, **more):
        return self.chat_completion(*args, **more)

    def pieces(self, response):
        for line in response.iter_lines():
            if line.startswith(b"data: {"):
                yield json.loads(line[6:], object_hook=Answer)

    def task(self, model, inputs, path="", **parameters):
        body = {"inputs": inputs, "parameters": parameters}
        return self.post(f"hf-inference/models/{model}{path}", json=body)

    def read(self, *args, **more):
        return self.task(*args, **more).json(object_hook=Answer)

    def send(self, name, model):
        with open(name, "rb") as file:
            kind = mimetypes.guess_type(name)[0]
            path = f"hf-inference/models/{model}"
            return self.post(path, kind, data=file.read()).json(object_hook=Answer)

    def text_classification(self, text, model):
        return self.read(model, text)[0]

    def token_classification(self, text, model):
        return self.read(model, text)

    def zero_shot_classification(self, text, candidate_labels, model):
        return self.read(model, text, candidate_labels=candidate_labels)

    def translation(self, text, model, **more):
        found = self.read(model, text, **more)
        return found[0] if isinstance(found, list) else found

    def question_answering(self, question, context, model):
        return self.read(model, {"question": question, "context": context})

    def sentence_similarity(self, sentence, other_sentences, model):
        inputs = {"source_sentence": sentence, "sentences": other_sentences}
        return self.read(model, inputs, "/pipeline/sentence-similarity")

    def automatic_speech_recognition(self, audio, model):
        return self.send(audio, model)

    def image_classification(self, image, model):
        return self.send(image, model)

    def object_detection(self, image, model):
        return self.send(image, model)

    def text_to_speech(self, text, model):
        return self.task(model, text).content

    def text_to_image(self, prompt, model, **more):
        import io

        from PIL import Image

        return Image.open(io.BytesIO(self.task(model, prompt, **more).content))


`;

const withRequests = (program: string): string | undefined =>
    methodsOf(program)?.every((name) => chatMethods.includes(name) || clientOfRequests.includes(`def ${name}(`))
        ? withLibrary(program, clientOfRequests.trim(), "from requests import HTTPError as HfHubHTTPError")
        : undefined;

function withOpenAi(program: string): string | undefined {
    if (!isChat(program)) return undefined;
    const client = /InferenceClient\(\s*provider=["']auto["'],\s*api_key=/;
    const text = program
        .replace(client, 'OpenAI(base_url="https://router.huggingface.co/v1", max_retries=0, api_key=')
        .replaceAll(
            /(?:chat_completion|chat\.completions\.create)\((?=[^\s)=]+,)/g,
            "chat.completions.create(messages=",
        )
        .replaceAll(".chat_completion(", ".chat.completions.create(");
    const error = "from openai import APIStatusError as HfHubHTTPError";
    return client.test(program) ? withLibrary(text, "from openai import OpenAI", error) : undefined;
}

/** A client that asks for pieces, and joins them into the answer. */
const clientOfPieces = `
from types import SimpleNamespace


class PieceByPiece(InferenceClient):
    def chat_completion(self, *args, **more):
        choices = []
        for piece in super().chat_completion(*args, stream=True, **more):
            choices.extend(piece.choices)
        text = "".join(choice.delta.content or "" for choice in choices)
        message = SimpleNamespace(role="assistant", content=text)
        return SimpleNamespace(choices=[SimpleNamespace(message=message)])


`;

/** Not if the program asks how the answer ended or what was counted: a whole answer says this of itself. */
function inPieces(program: string): string | undefined {
    const at = opening.exec(program)?.index;
    if (at === undefined || !isChat(program) || /\b(?:stream|usage|finish_reason)\b/.test(program)) return undefined;
    const rest = program.slice(at).replace("InferenceClient(", "PieceByPiece(");
    return `${program.slice(0, at)}${clientOfPieces.trim()}\n\n\n${rest}`;
}

/** In the order in which they fit: each leaves a program that the following ones can read. */
export const rightChanges: readonly RightChange[] = [
    { name: "short names", change: renamed((_, index) => `v${index}_`) },
    { name: "long names", change: renamed((name) => `my_own_${name}_here`) },
    { name: "Gujarati names", change: renamed((_, index) => `નામ_${index}`) },
    { name: "format() in place of f-strings", change: reformatted(asFormat) },
    { name: "sums in place of f-strings", change: reformatted(asSum) },
    { name: "single quotes", change: inSingleQuotes },
    { name: "a label before what is printed", change: labelled },
    { name: "more printed lines", change: withPrinted('"Please wait …"', '"-" * 20') },
    { name: "more printed lines in Gujarati", change: withPrinted('"શરૂ"', '"\\nપૂરું"') },
    { name: "comments", change: (program) => withLines(program, (_, index) => [`# Step ${index}: print("no")`]) },
    {
        name: "token in place of api_key, os.getenv in place of os.environ",
        change: (program) =>
            program
                .replace(/(InferenceClient\([^)]*?)api_key=/, "$1token=")
                .replaceAll(/os\.environ\[(["']HF_TOKEN["'])\]/g, "os.getenv($1)"),
    },
    {
        name: "no provider, which is auto anyway",
        change: (program) =>
            program.replace(/InferenceClient\(provider=["']auto["'], (?=api_key|token)/, "InferenceClient("),
    },
    {
        name: "chat.completions.create",
        change: (program) => program.replaceAll(".chat_completion(", ".chat.completions.create("),
    },
    { name: "the library openai", change: withOpenAi },
    { name: "a client of one's own, with requests", change: withRequests },
    { name: "an answer in pieces, joined", change: inPieces },
    { name: "a function around it", change: inFunction("main", "main()") },
    {
        name: "a function around it, if it is not imported",
        change: inFunction("run_all", 'if __name__ == "__main__":\n    run_all()'),
    },
];
