/** The libraries with which programs call hosted models: what makes their clients, and what is called. */
import { isStreamingTask, type ProviderId, type TaskId, taskIds, tasks } from "@callsheet/inference";
import type { LanguageId } from "@callsheet/snippets";
import type { HostedFunction, Libraries } from "../programs/reading.ts";
import { type Arguments, dataOf, known, textOf, unknownValue, type Value } from "../programs/value.ts";
import { isSession, sendsRequest } from "./http-request.ts";

/** How the methods of a library take a call: `methods.ts` reads each. */
export type LibraryApi = "hub" | "openai" | "cohere" | "fal" | "replicate" | "class";

/** A library that calls hosted models. */
export type Library = {
    /** The module that gives it. */
    readonly module: string;
    /** What makes a client; `default` is what a JavaScript module gives without a name, and "" the module itself. */
    readonly makers: readonly string[];
    readonly api: LibraryApi;
    /** The provider that it calls, if it calls no other. */
    readonly provider?: ProviderId | undefined;
    /** Its id in the generator, if programs are written with it. */
    readonly client?: string | undefined;
};

const library = (
    api: LibraryApi,
    module: string,
    makers: string,
    { provider, client }: Pick<Library, "provider" | "client"> = {},
): Library => ({ module, makers: makers.split(" "), api, provider, client });

const of = (provider: ProviderId, module: string, makers: string, api: LibraryApi = "openai"): Library =>
    library(api, module, makers, { provider });

/** The first that fits counts. The module itself is the empty maker. */
const libraries: readonly Library[] = [
    library("hub", "huggingface_hub", "InferenceClient AsyncInferenceClient InferenceApi", {
        client: "huggingface_hub",
    }),
    library("hub", "@huggingface/inference", "InferenceClient HfInference ", { client: "huggingface.js" }),
    library("hub", "@callsheet/inference", "InferenceClient ", { client: "callsheet" }),
    library("openai", "openai", "OpenAI AsyncOpenAI default", { client: "openai" }),
    library("fal", "fal_client", "SyncClient AsyncClient ", { provider: "fal-ai", client: "fal_client" }),
    of("fal-ai", "@fal-ai/client", "fal", "fal"),
    of("fal-ai", "@fal-ai/serverless-client", "default ", "fal"),
    of("groq", "groq-sdk", "default Groq"),
    of("together", "together-ai", "default Together"),
    of("cerebras", "cerebras.cloud.sdk", "Cerebras AsyncCerebras"),
    of("cerebras", "@cerebras/cerebras_cloud_sdk", "default Cerebras"),
    of("fireworks-ai", "fireworks.client", "Fireworks AsyncFireworks"),
    of("cohere", "cohere-ai", "CohereClient CohereClientV2", "cohere"),
    of("cohere", "cohere", "Client ClientV2 AsyncClient AsyncClientV2", "cohere"),
    of("groq", "groq", "Groq AsyncGroq"),
    of("together", "together", "Together AsyncTogether"),
    of("replicate", "replicate", "default Client Replicate ", "replicate"),
    library("class", "smolagents", "InferenceClientModel HfApiModel OpenAIServerModel OpenAIModel"),
    library("class", "langchain_huggingface", "HuggingFaceEndpoint HuggingFaceEndpointEmbeddings"),
    library("class", "langchain_openai", "ChatOpenAI"),
    of("groq", "langchain_groq", "ChatGroq", "class"),
    of("together", "langchain_together", "ChatTogether TogetherEmbeddings", "class"),
    of("cohere", "langchain_cohere", "ChatCohere CohereEmbeddings", "class"),
    of("fireworks-ai", "langchain_fireworks", "ChatFireworks", "class"),
    of("cerebras", "langchain_cerebras", "ChatCerebras", "class"),
    library("class", "@langchain/openai", "ChatOpenAI"),
    of("groq", "@langchain/groq", "ChatGroq", "class"),
    of("cohere", "@langchain/cohere", "ChatCohere", "class"),
    library("class", "llama_index.llms.huggingface_api", "HuggingFaceInferenceAPI"),
];

const byMaker: ReadonlyMap<string, Library> = new Map(
    libraries
        .flatMap((one) => one.makers.map((maker) => [[one.module, maker].filter(Boolean).join("."), one] as const))
        .toReversed(),
);

/** The library of what makes a client, or of a module whose functions are called: `@huggingface/inference`. */
export const libraryOf = (path: string): Library | undefined => byMaker.get(path);

/** Classes that pages use without importing them. */
const wellKnownClasses: ReadonlyMap<string, string> = new Map([
    ["InferenceApi", "huggingface_hub.InferenceApi"],
    ["AsyncInferenceClient", "huggingface_hub.AsyncInferenceClient"],
    ["HfInference", "@huggingface/inference.HfInference"],
    ["Groq", "groq.Groq"],
    ["Together", "together.Together"],
    ...libraries
        .filter(({ api, module }) => api === "class" || module === "openai")
        .flatMap(({ module, makers }) => makers.map((maker) => [maker, `${module}.${maker}`] as const)),
]);

/** Modules, functions and classes that pages use without importing them. */
const wellKnown: ReadonlyMap<string, string> = new Map([
    ...wellKnownClasses,
    ["fal", "@fal-ai/client.fal"],
    ...["readFileSync", "readFile", "openAsBlob"].map((name) => [name, `fs.${name}`] as const),
    ...[
        ..."requests httpx replicate cohere fal_client os json base64 getpass axios fetch open input".split(" "),
        ..."print display len str process console JSON Buffer Blob fs require curl wget http https".split(" "),
    ].map((name) => [name, name] as const),
]);

const inferenceClients: Readonly<Record<LanguageId, string | undefined>> = {
    js: "@huggingface/inference.InferenceClient",
    python: "huggingface_hub.InferenceClient",
    sh: undefined,
};

/** The names of the libraries, and of the classes that pages use without importing them. */
const libraryNames = new RegExp(
    ["InferenceClient", ...libraries.map(({ module }) => module), ...wellKnownClasses.keys()]
        .map((name) => `(?<!\\w)${name.replaceAll(".", "\\.")}(?!\\w)`)
        .join("|"),
);

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

/** The value of a call that a block may make beside that of a model: it shows, reads a file, a variable or a module. */
function helperValue(path: string, { positional: [first = known(null)] }: Arguments): Value | undefined {
    const name = textOf(first);
    const plain = path
        .replace(/^node:/, "")
        .replaceAll(/\.(?:default|promises)(?=\.)/g, "")
        .replace("fs/promises", "fs");
    if (/^(?:print|display|console\.(?:log|error)|dotenv\.(?:load_dotenv|config)|huggingface_hub\.login)$/.test(plain))
        return known(null);
    if (/^(?:os\.getenv|os\.environ\.get|getpass|getpass\.getpass|huggingface_hub\.get_token)$/.test(plain))
        return { kind: "unknown", name: name ?? "HF_TOKEN" };
    if (
        /^(?:open|pathlib\.Path|PIL\.Image\.open|fs\.(?:readFileSync|readFile|openAsBlob|createReadStream))$/.test(
            plain,
        )
    )
        return name === undefined ? unknownValue : { kind: "file", name };
    if (/^(?:json\.dumps|JSON\.stringify)$/.test(plain)) return jsonText(first);
    if (plain === "Blob") return (first.kind === "list" ? first.items[0] : undefined) ?? unknownValue;
    return plain === "require" && name !== undefined ? { kind: "library", path: name } : undefined;
}

/** A value as JSON text; itself if a part of it is not known. */
function jsonText(value: Value): Value {
    try {
        return known(JSON.stringify(dataOf(value)));
    } catch {
        return value;
    }
}

/** What a program of a language knows of libraries. */
export const librariesOf = (language: LanguageId): Libraries => ({
    wellKnown: (name) => (name === "InferenceClient" ? inferenceClients[language] : wellKnown.get(name)),
    call: (path, args) => {
        if (sendsRequest(path, "")) return { kind: "hosted", by: path, method: "" };
        if (isSession(path) || libraryOf(path)) return { kind: "client", by: path, settings: args, path: "" };
        return hostedFunction(path) ?? helperValue(path, args);
    },
    isMethod: (by, method) => {
        const of = libraryOf(by);
        return of ? methods[of.api](method) : sendsRequest(by, method);
    },
});

/** `fal.subscribe` and `fal.queue.submit` of a module that gives `fal`. */
function hostedFunction(path: string): HostedFunction | undefined {
    for (let at = path.lastIndexOf("."); at > 0; at = path.lastIndexOf(".", at - 1)) {
        const [by, method] = [path.slice(0, at), path.slice(at + 1)];
        const of = libraryOf(by);
        if (of && methods[of.api](method)) return { kind: "hosted", by, method };
    }
    return undefined;
}
