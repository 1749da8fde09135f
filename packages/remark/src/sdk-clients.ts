/** The clients of SDKs that a program makes, and the first that it calls a hosted model with. */
import { isStreamingTask, type TaskId, taskIds, tasks } from "@callsheet/inference";
import { providerAt } from "@callsheet/snippets";
import { type Texts, textsUsed } from "./plain-code.ts";

type SdkLanguage = "js" | "python";

/** A client that a program makes. */
export type MadeClient = {
    /** The library's id in the generator. */
    readonly client: string;
    /** The variable that holds it, if any. */
    readonly variable: string | undefined;
    /** The expression that makes it. */
    readonly text: string;
    /** The code right behind the expression. */
    readonly behind: string;
    /** Whether it calls hosted models, not a server of one's own. */
    readonly isHosted: boolean;
};

const constructors: Readonly<Record<SdkLanguage, RegExp>> = {
    python: /(InferenceClient|InferenceApi|OpenAI)\(/g,
    js: /(InferenceClient|HfInference|OpenAI)\s*\(/g,
};

/**
 * What stands before the name of a constructor: its module, and the variable that it is assigned to. Read backwards from
 * the name: read forwards, every word of a program would be tried as the variable.
 */
const heads: Readonly<Record<SdkLanguage, RegExp>> = {
    python: /(?<=(?:\b(\w+)\s*(?::\s*[\w.]+\s*)?=\s*)?(?<![\w"'`]|\bclass )(?:\w+\.)?(?:Async)?)/y,
    js: /(?<=(?:\b(\w+)\s*(?::\s*[\w.]+\s*)?=\s*)?\bnew\s+)/y,
};

const clientIds: Readonly<Record<SdkLanguage, Readonly<Record<string, string>>>> = {
    python: { OpenAI: "openai", InferenceClient: "huggingface_hub", InferenceApi: "huggingface_hub" },
    js: { OpenAI: "openai", InferenceClient: "huggingface.js", HfInference: "huggingface.js" },
};

/**
 * The clients that a program makes.
 * @param texts the assignments of the program, and of those before it
 * @param isOurs whether the page imports our own client
 */
export function clientsIn(program: string, language: SdkLanguage, texts: Texts, isOurs: boolean): MadeClient[] {
    return [...program.matchAll(constructors[language])].flatMap((match) => {
        const [call, name = ""] = match;
        const head = before(match.index, program, language);
        if (!head) return [];
        const start = match.index + call.length;
        const end = closing(program, start);
        const [args, behind] = [program.slice(start, end), program.slice(end + 1)];
        const settings = `${args}\n${textsUsed(args, texts)}`;
        return {
            client: name === "InferenceClient" && isOurs ? "callsheet" : (clientIds[language][name] ?? name),
            // `with InferenceClient() as client:`
            variable: head[1] ?? /^\s+as\s+(\w+)/.exec(behind)?.[1],
            text: `${name}(${args})`,
            behind,
            isHosted:
                name === "OpenAI"
                    ? hasHostedAddress(settings)
                    : !hasOwnAddress(settings) && !/^\s*\.endpoint\(/.test(behind),
        };
    });
}

function before(index: number, program: string, language: SdkLanguage): RegExpExecArray | null {
    const head = heads[language];
    head.lastIndex = index;
    return head.exec(program);
}

/** No client has longer arguments. */
const longestArguments = 2000;

/** Where the parenthesis that was opened before `start` is closed; the end of the code if it is not. */
function closing(code: string, start: number): number {
    const end = Math.min(code.length, start + longestArguments);
    let depth = 1;
    for (let at = start; at < end; at++) {
        if (code[at] === "(") depth += 1;
        if (code[at] === ")") depth -= 1;
        if (depth === 0) return at;
    }
    return end;
}

/** Whether a client is given the address of the router, or a provider's own. */
const hasHostedAddress = (settings: string): boolean =>
    /\brouter\.huggingface\.co\b/.test(settings) || providerAt(settings) !== undefined;

/** Whether a client is given the address of a server of one's own. */
const hasOwnAddress = (settings: string): boolean =>
    !hasHostedAddress(settings) &&
    (/https?:\/\/(?!api-inference\.huggingface\.co\b)/.test(settings) || /\b(?:base|endpoint)_?url\b/i.test(settings));

/** The client that calls a hosted model in a program, and the task of the call if its method says it. */
type UsedClient = Pick<MadeClient, "client" | "text"> & { readonly task: TaskId | undefined };

/**
 * @param here the clients that the program makes
 * @param earlier those of the earlier blocks of the page, each by its variable
 */
export function usedClient(
    program: string,
    language: SdkLanguage,
    here: readonly MadeClient[],
    earlier: ReadonlyMap<string, MadeClient>,
): UsedClient | undefined {
    // A later client of the same name hides the one before it.
    const last = new Map(here.flatMap((client) => (client.variable === undefined ? [] : [[client.variable, client]])));
    const calls = callsOf(program, language, (name) => last.has(name) || earlier.has(name));
    for (const [variable, { task }] of calls) {
        const client = last.has(variable) ? undefined : earlier.get(variable);
        if (client?.isHosted) return { ...client, task };
    }
    for (const client of here.filter(({ isHosted }) => isHosted)) {
        const { variable, behind, text } = client;
        const callOfVariable =
            variable === undefined || last.get(variable) !== client ? undefined : calls.get(variable);
        const call = callBehind(behind, language) ?? callOfVariable ?? (namesModel(text) ? {} : undefined);
        if (call) return { ...client, task: call.task };
    }
    return undefined;
}

type SdkCall = { readonly task?: TaskId | undefined };

/** The call of a method behind an expression that makes a client. */
const callBehind = (code: string, language: SdkLanguage): SdkCall | undefined => {
    const [, path] = /^\s*\.\s*([\w.]+)\s*\(/.exec(code) ?? [];
    return path === undefined ? undefined : callAt(path, language);
};

/** Names with dots between them, and whether they are called: `client.chat.completions.create(`. */
const chains = /\w+(?:\s*\.\s*\w+)*(\s*\()?/g;

/** No method is deeper in its client. */
const deepestMethod = 3;

/** The first call of each client in a program, by its variable. */
function callsOf(
    program: string,
    language: SdkLanguage,
    isClient: (name: string) => boolean,
): ReadonlyMap<string, SdkCall> {
    const calls = new Map<string, SdkCall>();
    for (const [chain, isCalled] of program.matchAll(chains)) {
        if (isCalled === undefined) continue;
        const names = chain.slice(0, -isCalled.length).split(/\s*\.\s*/);
        for (const [index, name] of names.entries()) {
            if (!isClient(name) || calls.has(name)) continue;
            const call = callAt(names.slice(index + 1, index + 1 + deepestMethod).join("."), language);
            if (call) calls.set(name, call);
        }
    }
    return calls;
}

function callAt(path: string, language: SdkLanguage): SdkCall | undefined {
    const task = methodsOf(language).get(path) ?? openAiCalls.find(([prefix]) => path.startsWith(`${prefix}.`))?.[1];
    return task && { task };
}

/** Whether the arguments of a client name its model. */
const namesModel = (text: string): boolean => /["'`][\w.-]+\/[\w.-]+(?::[\w-]+)?["'`]/.test(text);

type Methods = ReadonlyMap<string, TaskId>;

const methods: Readonly<Record<"js" | "python", Methods>> = {
    js: new Map(
        taskIds.flatMap((id) => {
            const { js } = tasks[id].method;
            return isStreamingTask(tasks[id]) ? [[js, id] as const, [`${js}Stream`, id] as const] : [[js, id] as const];
        }),
    ),
    python: new Map(
        taskIds.flatMap((id) => {
            const { method }: { readonly method: { readonly python?: { readonly name: string } } } = tasks[id];
            return method.python ? [[method.python.name, id] as const] : [];
        }),
    ),
};

export const methodsOf = (language: "js" | "python"): Methods => methods[language];

/** The calls of OpenAI's SDK, which huggingface_hub has too, with the task of each. */
const openAiCalls: readonly (readonly [path: string, task: TaskId])[] = [
    ["chat.completions", "conversational"],
    ["responses", "conversational"],
    ["embeddings", "feature-extraction"],
    ["images", "text-to-image"],
];
