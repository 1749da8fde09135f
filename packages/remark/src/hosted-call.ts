/** Finds calls of hosted models in code, by the shapes in which the field's documentation publishes them. */
import type { ProviderId, TaskId } from "@callsheet/inference";
import { type LanguageId, providerAt } from "@callsheet/snippets";
import { plainCode, type Texts, textsIn, textsUsed } from "./plain-code.ts";
import { clientsIn, type MadeClient, methodsOf, usedClient } from "./sdk-clients.ts";

/** A call of a hosted model in a block of code. */
export type HostedCall = {
    /** The library's id in the generator; undefined for one that it does not write. */
    readonly client?: string | undefined;
    /** The task, if the call says it. */
    readonly task?: TaskId | undefined;
    /** All code that the call is made of: the block, and the client and the texts of earlier blocks that it uses. */
    readonly text: string;
    /** Whether its address is no more. */
    readonly isGone: boolean;
    /** The provider whose own address it has, instead of the router's. */
    readonly directTo: ProviderId | undefined;
};

/** A block, and what the page declares up to it. */
type Block = {
    /** Its code, without comments and prompts. */
    readonly program: string;
    readonly language: LanguageId;
    /** The assignments of texts in the earlier blocks. */
    readonly texts: Texts;
    /** The clients that the block makes, and those of the earlier blocks by their variables. */
    readonly clients: readonly MadeClient[];
    readonly earlierClients: ReadonlyMap<string, MadeClient>;
    /** The functions of our own client and of huggingface.js that are imported, each with its library. */
    readonly imported: ReadonlyMap<string, string>;
};

/**
 * Finds the calls of hosted models in the blocks of a page, one after the other. Code that only names a model, loads one,
 * installs a library or calls a server of one's own has none.
 *
 * @param language the language of the blocks
 * @returns a function that gives the call of the next block, or undefined if it has none. It remembers what the block
 * declares, so that no block is read again for those behind it
 */
export function callFinder(language: LanguageId): (code: string) => HostedCall | undefined {
    const texts = new Map<string, string>();
    const earlierClients = new Map<string, MadeClient>();
    const imported = new Map<string, string>();
    let isOurs = false;
    return (code) => {
        const program = plainCode(code, language);
        isOurs ||= /@callsheet\/inference/.test(program);
        for (const [name, library] of language === "js" ? importsIn(program) : []) imported.set(name, library);
        const ownTexts = textsIn(program, language);
        const reachable = { get: (name: string) => ownTexts.get(name) ?? texts.get(name) };
        const clients = language === "sh" ? [] : clientsIn(program, language, reachable, isOurs);
        const call = callIn({ program, language, texts, clients, earlierClients, imported });
        for (const [name, assignment] of ownTexts) texts.set(name, assignment);
        for (const client of clients) if (client.variable !== undefined) earlierClients.set(client.variable, client);
        return call;
    };
}

function callIn(block: Block): HostedCall | undefined {
    const hostedCall = [sdkCall, importedCall, falCall, httpCall]
        .map((find) => find(block))
        .find((call) => call !== undefined);
    if (!hostedCall) return undefined;
    const text = `${hostedCall.text}\n${textsUsed(block.program, block.texts)}`;
    return { ...hostedCall, text, isGone: goneHost.test(text), directTo: providerAt(text) };
}

type Found = Omit<HostedCall, "isGone" | "directTo">;

type Find = (block: Block) => Found | undefined;

/** A client of an SDK, made here or in an earlier block, and used here. */
const sdkCall: Find = ({ program, language, clients, earlierClients }) => {
    if (language === "sh") return undefined;
    const used = usedClient(program, language, clients, earlierClients);
    return used && { client: used.client, task: used.task, text: `${used.text}\n${program}` };
};

/** The functions that a program imports: `import { textToImage } from "@huggingface/inference"`. */
function importsIn(program: string): (readonly [name: string, library: string])[] {
    const imports = program.matchAll(
        /\bimport\s*\{([^{}]*)\}\s*from\s*["'][^"'\n]*@(huggingface|callsheet)\/inference/g,
    );
    return [...imports].flatMap(([, names = "", owner]) => {
        const library = owner === "huggingface" ? "huggingface.js" : "callsheet";
        return names.split(",").map((name) => [name.trim(), library] as const);
    });
}

/** A function that is imported from a library, here or in an earlier block. */
const importedCall: Find = ({ program, imported }) => {
    for (const [, name = ""] of program.matchAll(/(?<![.\w])(\w+)\s*\(/g)) {
        const client = imported.get(name);
        const task = methodsOf("js").get(name);
        if (client !== undefined && task !== undefined) return { client, task, text: program };
    }
    return undefined;
};

const falCalls: Partial<Record<LanguageId, RegExp>> = {
    python: /\bfal_client\.(?:subscribe|submit|run|stream)(?:_async)?\s*\(/,
    js: /\bfal\.(?:queue\.)?(?:subscribe|submit|run|stream)\s*\(/,
};

const falCall: Find = ({ program, language }) =>
    falCalls[language]?.test(program)
        ? { client: language === "python" ? "fal_client" : undefined, text: `fal_client\n${program}` }
        : undefined;

/** An address that runs a model; the router's list of models does not. */
const address =
    /https?:\/\/(?:router\.huggingface\.co\/(?!v1\/models\b)[\w-]+|api-inference\.huggingface\.co\/(?:models|pipeline)\/)/;

const goneHost = /\bapi-inference\.huggingface\.co\b/;

/** How a program sends its requests itself, and the generator's library for it. */
type Sender = { readonly sends: RegExp; readonly client: (program: string) => string | undefined };

const senders: Readonly<Record<LanguageId, Sender>> = {
    python: {
        sends: /\.(?:post|request|stream)\s*\(|\burlopen\s*\(/,
        client: (program) => (/\brequests\b/.test(program) ? "requests" : undefined),
    },
    js: { sends: /\bfetch\s*\(|\baxios\b|\.post\s*\(/, client: () => "fetch" },
    sh: { sends: /(?:^|[\s(|`])(?:curl|wget|https?)\s/m, client: () => "curl" },
};

/** A request that the program sends itself, to an address in it or in a variable of an earlier block. */
const httpCall: Find = ({ program, language, texts }) => {
    const { sends, client } = senders[language];
    if (!sends.test(program)) return undefined;
    const text = `${program}\n${textsUsed(program, texts)}`;
    const isHosted = address.test(text) || providerAt(text) !== undefined;
    return isHosted ? { client: client(program), text: program } : undefined;
};
