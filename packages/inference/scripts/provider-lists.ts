/** The generated files that list all providers: their ids, what they serve, and what surrounds their APIs. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Provider } from "../src/providers/provider.ts";
import { camelCase, key, width } from "./lists.ts";

/** A file of `src/providers` that defines a provider. */
type ProviderModule = {
    readonly id: string;
    /** The name of its export for programs that only chat; undefined if the provider does not chat. */
    readonly chat: "chat" | "provider" | undefined;
};

const folder = join(import.meta.dirname, "../src/providers");

/** These come first: the policy, and the default provider. */
const firstIds = ["auto", "hf-inference"];

/** The content of each file, by its path. */
export async function providerFiles(): Promise<ReadonlyMap<string, string>> {
    const modules = await providerModules();
    return new Map([
        ["provider-ids.ts", idsFile(modules)],
        ["providers.ts", providersFile(modules)],
    ]);
}

/** @throws Error for a file with another name than its provider */
async function providerModules(): Promise<readonly ProviderModule[]> {
    const files = readdirSync(folder).filter((file) =>
        /^export const provider\b/m.test(readFileSync(join(folder, file), "utf8")),
    );
    const modules = await Promise.all(files.map(providerModule));
    const rank = ({ id }: ProviderModule) => (firstIds.includes(id) ? firstIds.indexOf(id) : firstIds.length);
    return modules.sort((one, other) => rank(one) - rank(other) || (one.id < other.id ? -1 : 1));
}

async function providerModule(file: string): Promise<ProviderModule> {
    const exported: { readonly provider: Provider; readonly chat?: Provider } = await import(
        pathToFileURL(join(folder, file)).href
    );
    const { provider, chat } = exported;
    if (`${provider.id}.ts` !== file) throw new Error(`src/providers/${file} defines the provider ${provider.id}.`);
    return { id: provider.id, chat: provider.tasks.conversational && (chat ? "chat" : "provider") };
}

const idsFile = (modules: readonly ProviderModule[]): string => `\
/** The ids of all providers, the default one first. */
export const INFERENCE_PROVIDERS = [
${modules.map(({ id }) => (id === "auto" ? "" : `    "${id}",\n`)).join("")}] as const;
`;

/** An export of a module, under a name that begins with the provider's id. */
const nameOf = ({ id }: ProviderModule, exported: string): string => camelCase(`${id}-${exported}`);

/** Bundlers leave out what is not used of named imports, but not of a namespace. */
function importOf(module: ProviderModule): string {
    const names = new Set(["access", ...(module.chat ? [module.chat] : []), "provider"]);
    const list = [...names].map((name) => `${name} as ${nameOf(module, name)}`);
    const line = `import { ${list.join(", ")} } from "../providers/${module.id}.ts";`;
    return line.length <= width
        ? line
        : line.replace("{ ", "{\n    ").replaceAll(", ", ",\n    ").replace(" }", ",\n}");
}

const providersFile = (modules: readonly ProviderModule[]): string => `\
import type { ProviderId } from "../call/provider-id.ts";
${modules.map(importOf).join("\n")}
import type { Provider, ProviderAccess, ProviderTable } from "../providers/provider.ts";

/** Every provider, and \`auto\`, by its id. */
export const providers = {
${entries(modules, () => "provider")}} as const satisfies { readonly [Id in ProviderId]: Provider<Id> };

/** Every provider that chats, with only its chat task: a program that only chats does not bundle the other tasks. */
export const chatProviders = {
${entries(modules, ({ chat }) => chat)}} as const satisfies ProviderTable;

/**
 * What surrounds each provider's API: the variables of its key, and its other hosts.
 *
 * @see the sources of the providers' SDKs, of LiteLLM, LangChain, LlamaIndex and the AI SDK
 * @example
 * import { providerAccess } from "@callsheet/inference/providers";
 *
 * const hosts = providerAccess.replicate.fileHosts;
 */
export const providerAccess: { readonly [Id in ProviderId]: ProviderAccess } = {
${entries(modules, () => "access")}};
`;

/** The entries of an object with one export of each module. */
const entries = (
    modules: readonly ProviderModule[],
    exportOf: (module: ProviderModule) => string | undefined,
): string =>
    modules
        .map((module) => {
            const exported = exportOf(module);
            return exported === undefined ? "" : `    ${key(module.id)}: ${nameOf(module, exported)},\n`;
        })
        .join("");
