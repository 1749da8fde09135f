/** The libraries with which programs call hosted models: what makes their clients, and what is called. */

import { isStreamingTask, type ProviderId, type TaskId, taskIds, tasks } from "@callsheet/inference";
import type { LanguageId } from "@callsheet/snippets";
import type { HostedFunction, Libraries } from "../programs/run-program.ts";
import { type Arguments, jsonText, known, textOf, unknownValue, type Value } from "../programs/value.ts";
import { isSession, sendsRequest } from "./http-request.ts";

/** How the methods of a library take a call: `methods.ts` reads each. */
export type LibraryApi = "hub" | "openai" | "cohere" | "fal" | "replicate" | "class";

/** A library that calls hosted models. */
export type Library = {
    /** Its name, for people. */
    readonly name: string;
    /** Its id in the generator, if programs are written with it. */
    readonly client?: string;
    /** The module that gives it. */
    readonly module: string;
    /** What makes a client; `default` is what a JavaScript module gives without a name, and "" the module itself. */
    readonly makers: readonly string[];
    readonly api: LibraryApi;
    /** The provider that it calls, if it calls no other. */
    readonly provider?: ProviderId;
    /** Whether its makers are known by their names alone: pages leave imports out. */
    readonly isWellKnown?: true;
};

const own = (name: ProviderId, module: string, makers: readonly string[], api: LibraryApi = "openai"): Library => ({
    name: module,
    module,
    makers,
    api,
    provider: name,
});

const classes = (module: string, makers: readonly string[], provider?: ProviderId): Library => ({
    name: module,
    module,
    makers,
    api: "class",
    ...(provider && { provider }),
    isWellKnown: true,
});

/** The first that fits counts. */
const libraries: readonly Library[] = [
    {
        name: "huggingface_hub",
        client: "huggingface_hub",
        module: "huggingface_hub",
        makers: ["InferenceClient", "AsyncInferenceClient", "InferenceApi"],
        api: "hub",
    },
    {
        name: "huggingface.js",
        client: "huggingface.js",
        module: "@huggingface/inference",
        makers: ["InferenceClient", "HfInference", ""],
        api: "hub",
    },
    {
        name: "callsheet",
        client: "callsheet",
        module: "@callsheet/inference",
        makers: ["InferenceClient", ""],
        api: "hub",
    },
    {
        name: "openai",
        client: "openai",
        module: "openai",
        makers: ["OpenAI", "AsyncOpenAI", "default"],
        api: "openai",
        isWellKnown: true,
    },
    {
        name: "fal_client",
        client: "fal_client",
        module: "fal_client",
        makers: ["SyncClient", "AsyncClient", ""],
        api: "fal",
        provider: "fal-ai",
    },
    own("fal-ai", "@fal-ai/client", ["fal"], "fal"),
    own("fal-ai", "@fal-ai/serverless-client", ["default", ""], "fal"),
    own("groq", "groq-sdk", ["default", "Groq"]),
    own("together", "together-ai", ["default", "Together"]),
    own("cerebras", "cerebras.cloud.sdk", ["Cerebras", "AsyncCerebras"]),
    own("cerebras", "@cerebras/cerebras_cloud_sdk", ["default", "Cerebras"]),
    own("fireworks-ai", "fireworks.client", ["Fireworks", "AsyncFireworks"]),
    own("cohere", "cohere-ai", ["CohereClient", "CohereClientV2"], "cohere"),
    own("cohere", "cohere", ["Client", "ClientV2", "AsyncClient", "AsyncClientV2"], "cohere"),
    own("groq", "groq", ["Groq", "AsyncGroq"]),
    own("together", "together", ["Together", "AsyncTogether"]),
    own("replicate", "replicate", ["default", "Client", "Replicate", ""], "replicate"),
    classes("smolagents", ["InferenceClientModel", "HfApiModel", "OpenAIServerModel", "OpenAIModel"]),
    classes("langchain_huggingface", ["HuggingFaceEndpoint", "HuggingFaceEndpointEmbeddings"]),
    classes("langchain_openai", ["ChatOpenAI"]),
    classes("langchain_groq", ["ChatGroq"], "groq"),
    classes("langchain_together", ["ChatTogether", "TogetherEmbeddings"], "together"),
    classes("langchain_cohere", ["ChatCohere", "CohereEmbeddings"], "cohere"),
    classes("langchain_fireworks", ["ChatFireworks"], "fireworks-ai"),
    classes("langchain_cerebras", ["ChatCerebras"], "cerebras"),
    classes("@langchain/openai", ["ChatOpenAI"]),
    classes("@langchain/groq", ["ChatGroq"], "groq"),
    classes("@langchain/cohere", ["ChatCohere"], "cohere"),
    classes("llama_index.llms.huggingface_api", ["HuggingFaceInferenceAPI"]),
];

/** The library of what makes a client, or of a module whose functions are called: `@huggingface/inference`. */
export const libraryOf = (path: string): Library | undefined =>
    libraries.find(({ module, makers }) =>
        makers.some((maker) => {
            const suffix = maker === "" ? "" : `.${maker}`;
            return path === module + suffix || (path.endsWith(suffix) && isCopyOf(path, module, suffix));
        }),
    );

/** Whether a path is that of a module that is loaded from an address, perhaps of a version: `…/openai@4.2.0/+esm`. */
const isCopyOf = (path: string, module: string, suffix: string): boolean =>
    /^(?:https?:|npm:)/.test(path) &&
    new RegExp(`[/:]${module}(?:@[\\w.-]+)?(?:/[\\w+./-]*)?$`).test(path.slice(0, path.length - suffix.length));

/** Whether a text has the name of a library or of one of its classes: most pages have none, and need no reading. */
export const namesLibrary = (text: string): boolean => libraryNames.test(text);

/** The methods of the Hub's clients, each with its task, in both languages. */
export const hubMethods: ReadonlyMap<string, TaskId> = new Map(
    taskIds.flatMap((id) => {
        const { method }: { readonly method: { readonly js: string; readonly python?: { readonly name: string } } } =
            tasks[id];
        const names = [method.js, ...(method.python ? [method.python.name] : [])];
        return [...names, ...(isStreamingTask(tasks[id]) ? [`${method.js}Stream`] : [])].map(
            (name) => [name, id] as const,
        );
    }),
);

const openAiMethods =
    /^(?:with_\w+(?:\(\))?\.|beta\.)*(?:chat\.completions\.(?:create|parse|stream)|responses\.(?:create|parse|stream)|embeddings\.create|images\.generate|completions\.create|audio\.(?:speech|transcriptions)\.create)$/;

/** The methods of each library that call a model. */
const methods: Readonly<Record<LibraryApi, (method: string) => boolean>> = {
    hub: (method) => hubMethods.has(method) || openAiMethods.test(method),
    openai: (method) => openAiMethods.test(method),
    cohere: (method) => /^(?:v2\.)?(?:chat|chat_stream|chatStream|embed|generate)$/.test(method),
    fal: (method) => /^(?:queue\.)?(?:subscribe|submit|run|stream)(?:_async)?$/.test(method),
    replicate: (method) => /^(?:run|stream|predictions\.create)$/.test(method),
    class: () => false,
};

/** Classes that pages use without importing them. */
const wellKnownClasses: ReadonlyMap<string, string> = new Map([
    ["InferenceApi", "huggingface_hub.InferenceApi"],
    ["AsyncInferenceClient", "huggingface_hub.AsyncInferenceClient"],
    ["HfInference", "@huggingface/inference.HfInference"],
    ...libraries.flatMap(({ isWellKnown, module, makers }) =>
        isWellKnown
            ? makers.filter((maker) => maker !== "default").map((maker) => [maker, `${module}.${maker}`] as const)
            : [],
    ),
    ["Groq", "groq.Groq"],
    ["Together", "together.Together"],
]);

/** Modules, functions and classes that pages use without importing them. */
const wellKnown: ReadonlyMap<string, string> = new Map([
    ...wellKnownClasses,
    ...["readFileSync", "readFile", "openAsBlob"].map((name) => [name, `fs.${name}`] as const),
    ["fal", "@fal-ai/client.fal"],
    ...[
        "requests",
        "httpx",
        "replicate",
        "cohere",
        "os",
        "json",
        "base64",
        "fal_client",
        "process",
        "JSON",
        "console",
        "Buffer",
        "fs",
    ].map((name) => [name, name] as const),
    ...["fetch", "print", "open", "display", "getpass", "input", "len", "str", "axios", "Blob"].map(
        (name) => [name, name] as const,
    ),
]);

/** The names of the libraries, and of the classes that pages use without importing them. */
const libraryNames = new RegExp(
    ["InferenceClient", ...libraries.map(({ module }) => module), ...wellKnownClasses.keys()]
        .map((name) => `(?<!\\w)${name.replaceAll(".", "\\.")}(?!\\w)`)
        .join("|"),
);

/** What the functions do that a program may use beside its call. */
const helpers: Readonly<Record<string, (args: Arguments) => Value>> = {
    "asyncio.run": ({ positional: [of] }) => of ?? known(null),
    print: () => known(null),
    "console.log": () => known(null),
    "console.error": () => known(null),
    display: () => known(null),
    "os.getenv": variableOf,
    "os.environ.get": variableOf,
    "dotenv.load_dotenv": () => known(null),
    "dotenv.config": () => known(null),
    "dotenv.default.config": () => known(null),
    "huggingface_hub.login": () => known(null),
    "huggingface_hub.get_token": () => ({ kind: "environment", name: "HF_TOKEN" }),
    "getpass.getpass": variableOf,
    getpass: variableOf,
    open: fileOf,
    "pathlib.Path": fileOf,
    "PIL.Image.open": fileOf,
    ...Object.fromEntries(
        ["readFileSync", "readFile", "openAsBlob", "createReadStream", "promises.readFile"].flatMap((name) =>
            [
                "fs",
                "fs.default",
                "node:fs",
                "node:fs.default",
                "fs/promises",
                "node:fs/promises",
                "node:fs/promises.default",
            ].map((module) => [`${module}.${name}`, fileOf] as const),
        ),
    ),
    Blob: ({ positional: [parts] }) => (parts?.kind === "list" ? parts.items[0] : undefined) ?? unknownValue,
    "json.dumps": ({ positional: [of] }) => jsonText(of ?? known(null)),
    "JSON.stringify": ({ positional: [of] }) => jsonText(of ?? known(null)),
    "base64.b64encode": ({ positional: [of] }) => (of?.kind === "file" ? { ...of, isEncoded: true } : unknownValue),
};

function fileOf({ positional: [written] }: Arguments): Value {
    const name = textOf(written);
    return name === undefined ? unknownValue : { kind: "file", name };
}

/** What a program reads from its environment, or from who runs it. */
function variableOf({ positional: [name] }: Arguments): Value {
    return { kind: "environment", name: textOf(name) ?? "" };
}

/** What a language's programs use without importing it, beside what all do. */
const ownNames: Readonly<Record<LanguageId, ReadonlyMap<string, string>>> = {
    js: new Map([["InferenceClient", "@huggingface/inference.InferenceClient"]]),
    python: new Map([["InferenceClient", "huggingface_hub.InferenceClient"]]),
    sh: new Map(["curl", "wget", "http", "https"].map((name) => [name, name])),
};

/** What a program of a language knows of libraries. */
export const librariesOf = (language: LanguageId): Libraries => ({
    wellKnown: (name) => ownNames[language].get(name) ?? wellKnown.get(name),
    call: (path, args) => {
        if (sendsRequest(path, "")) return { kind: "hosted", by: path, method: "" };
        const helper = Object.hasOwn(helpers, path) ? helpers[path] : undefined;
        if (helper) return helper(args);
        if (isSession(path) || libraryOf(path)) return { kind: "made", by: path, settings: args, path: "" };
        return hostedFunction(path);
    },
    isMethod: (by, method) => {
        const library = libraryOf(by);
        return library ? methods[library.api](method) : sendsRequest(by, method);
    },
});

/** `fal.subscribe` and `fal.queue.submit` of a module that gives `fal`. */
function hostedFunction(path: string): HostedFunction | undefined {
    for (let at = path.lastIndexOf("."); at > 0; at = path.lastIndexOf(".", at - 1)) {
        const [by, method] = [path.slice(0, at), path.slice(at + 1)];
        const library = libraryOf(by);
        if (library && methods[library.api](method)) return { kind: "hosted", by, method };
    }
    return undefined;
}
