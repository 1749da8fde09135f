/** The programs of a reference page: those that the generator shows for the same link. */
import { modelOf } from "@callsheet/catalogue";
import { hubTokenVariable, type ProviderId, providers } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import { clients, installCommand, isDirect, type LanguageId } from "@callsheet/snippets";
import { formatQuery, type Query } from "../generator/query.ts";
import { snippetsOf } from "../generator/snippets.ts";
import { knownModel, languageIds, readState } from "../generator/state.ts";

export type Program = {
    readonly language: LanguageId;
    /** The library that it uses. */
    readonly client: string;
    readonly code: string;
    /** What is to be installed before it runs; absent where nothing is. */
    readonly install?: string;
    /** The environment variable that it reads its key from, and whose key that is. */
    readonly key: { readonly variable: string; readonly of: "hub" | "provider" };
};

export type Programs = {
    readonly task: TaskId;
    readonly model: string;
    readonly provider: ProviderId;
    /** The provider's name. */
    readonly providerName: string;
    /** In the order of the generator's tabs: by language, and in it by client. Empty where the provider serves no such call. */
    readonly programs: readonly Program[];
    /** What the generator is opened with to show the same: the query of its page. */
    readonly query: string;
};

const known = new Map<string, Programs>();

/** The programs of a link to the generator; those of a link are written once in a build, whatever page asks for them. */
export function programsOf(query: Query): Programs {
    const key = formatQuery(query);
    const written = known.get(key) ?? write(query);
    known.set(key, written);
    return written;
}

function write(query: Query): Programs {
    const state = readState(query, modelOf);
    const { snippets } = snippetsOf(state, knownModel(query, modelOf));
    const task = state.task.value;
    const provider = state.provider.value;
    return {
        task,
        model: state.model.value,
        provider,
        providerName: providers[provider].name,
        programs: languageIds.flatMap((id) =>
            snippets
                .filter(({ language }) => language === id)
                .map(({ language, client, content }): Program => {
                    const install = installCommand(language, client, task);
                    return {
                        language,
                        client,
                        code: content.trimEnd(),
                        key: keyOf(provider, language, client),
                        ...(install !== undefined && { install }),
                    };
                }),
        ),
        query: formatQuery(query),
    };
}

/** A library of a provider's own asks for that provider's key; so does a provider that is not behind the Hub's router. */
function keyOf(provider: ProviderId, language: LanguageId, client: string): Program["key"] {
    const own = clients.find((one) => one.language === language && one.id === client)?.own;
    if (own) return { variable: own.keyVariable, of: "provider" };
    if (isDirect(provider, {})) return { variable: providers[provider].keyVariable, of: "provider" };
    return { variable: hubTokenVariable, of: "hub" };
}
