/** The clients of SDKs that a program makes, and the first that it calls a hosted model with. */
import type { TaskId } from "@callsheet/inference";
import { providerAt } from "@callsheet/snippets";
import { textsUsed } from "./plain-code.ts";
import { methodsOf, openAiCalls } from "./sdk-methods.ts";

type SdkLanguage = "js" | "python";

/** A client that a program makes. */
type MadeClient = {
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
    /** Whether the block itself makes it. */
    readonly isHere: boolean;
};

const forms: Readonly<Record<SdkLanguage, RegExp>> = {
    python: /(?:\b(\w+)\s*(?::\s*[\w.]+\s*)?=\s*)?(?<![\w"'`]|\bclass )(?:\w+\.)?(?:Async)?(InferenceClient|InferenceApi|OpenAI)\(/g,
    js: /(?:\b(\w+)\s*(?::\s*[\w.]+\s*)?=\s*)?\bnew\s+(InferenceClient|HfInference|OpenAI)\s*\(/g,
};

const clientIds: Readonly<Record<SdkLanguage, Readonly<Record<string, string>>>> = {
    python: { OpenAI: "openai", InferenceClient: "huggingface_hub", InferenceApi: "huggingface_hub" },
    js: { OpenAI: "openai", InferenceClient: "huggingface.js", HfInference: "huggingface.js" },
};

/** The clients that a program makes, and before them those of the earlier blocks. */
function madeClients(program: string, language: SdkLanguage, earlier: string): readonly MadeClient[] {
    const page = `${earlier}\n${program}`;
    return [
        ...madeIn(earlier, language, page).map((made) => ({ ...made, isHere: false })),
        ...madeIn(program, language, page).map((made) => ({ ...made, isHere: true })),
    ];
}

function madeIn(code: string, language: SdkLanguage, page: string): Omit<MadeClient, "isHere">[] {
    const isOurs = /@callsheet\/inference/.test(page);
    return [...code.matchAll(forms[language])].map((match) => {
        const [head, assigned, name = ""] = match;
        const start = match.index + head.length;
        const end = closing(code, start);
        const [args, behind] = [code.slice(start, end), code.slice(end + 1)];
        const given = `${args}\n${textsUsed(args, page, language)}`;
        return {
            client: name === "InferenceClient" && isOurs ? "callsheet" : (clientIds[language][name] ?? name),
            // `with InferenceClient() as client:`
            variable: assigned ?? /^\s+as\s+(\w+)/.exec(behind)?.[1],
            text: `${head}${args})`,
            behind,
            isHosted:
                name === "OpenAI" ? hasHostedAddress(given) : !hasOwnAddress(given) && !/^\s*\.endpoint\(/.test(behind),
        };
    });
}

/** Where the parenthesis that was opened before `start` is closed; the end of the code if it is not. */
function closing(code: string, start: number): number {
    let depth = 1;
    for (let at = start; at < code.length; at++) {
        if (code[at] === "(") depth += 1;
        if (code[at] === ")") depth -= 1;
        if (depth === 0) return at;
    }
    return code.length;
}

/** Whether a client is given the address of the router, or a provider's own. */
const hasHostedAddress = (given: string): boolean =>
    /\brouter\.huggingface\.co\b/.test(given) || providerAt(given) !== undefined;

/** Whether a client is given the address of a server of one's own. */
const hasOwnAddress = (given: string): boolean =>
    !hasHostedAddress(given) &&
    (/https?:\/\/(?!api-inference\.huggingface\.co\b)/.test(given) || /\b(?:base|endpoint)_?url\b/i.test(given));

/** The client that calls a hosted model in a program, and the task of the call if its method says it. */
type UsedClient = Pick<MadeClient, "client" | "text"> & { readonly task: TaskId | undefined };

/** @param earlier the earlier blocks of the page, in which a client may be made */
export function usedClient(program: string, language: SdkLanguage, earlier: string): UsedClient | undefined {
    const made = madeClients(program, language, earlier);
    const used = made.flatMap((one) => {
        if (!one.isHosted) return [];
        const chained = one.isHere ? callBehind(one.behind, language) : undefined;
        // A later client of the same name hides this one.
        const isHidden = made.findLast(({ variable }) => variable === one.variable) !== one;
        const named = one.variable === undefined || isHidden ? undefined : callOf(one.variable, program, language);
        const call = chained ?? named ?? (one.isHere && namesModel(one.text) ? {} : undefined);
        return call ? [{ client: one.client, text: one.text, task: call.task }] : [];
    });
    return used[0];
}

type SdkCall = { readonly task?: TaskId | undefined };

/** The call of a method behind an expression that makes a client. */
const callBehind = (code: string, language: SdkLanguage): SdkCall | undefined => {
    const [, path] = /^\s*\.\s*([\w.]+)\s*\(/.exec(code) ?? [];
    return path === undefined ? undefined : callAt(path, language);
};

/** The first call of a client in a program. */
function callOf(variable: string, program: string, language: SdkLanguage): SdkCall | undefined {
    for (const [, path = ""] of program.matchAll(new RegExp(`\\b${variable}\\s*\\.\\s*([\\w.]+)\\s*\\(`, "g"))) {
        const call = callAt(path, language);
        if (call) return call;
    }
    return undefined;
}

function callAt(path: string, language: SdkLanguage): SdkCall | undefined {
    const task = methodsOf(language).get(path) ?? openAiCalls.find(([prefix]) => path.startsWith(`${prefix}.`))?.[1];
    return task && { task };
}

/** Whether the arguments of a client name its model. */
const namesModel = (text: string): boolean => /["'`][\w.-]+\/[\w.-]+(?::[\w-]+)?["'`]/.test(text);
