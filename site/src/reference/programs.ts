/** The programs of a reference page, the same that the generator shows for the same query. */
import { modelOf } from "@callsheet/catalogue";
import { type Call, hubTokenVariable, type ProviderId, providers } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import { isSecret, type WireRequest } from "@callsheet/inference/wire";
import { callOf, clients, installCommand, type LanguageId } from "@callsheet/snippets";
import { formatQuery, knownModel, languageIds, type Query, readState, snippetsOf } from "@callsheet/snippets/query";

export type Program = {
    readonly language: LanguageId;
    /** The library that it uses. */
    readonly client: string;
    readonly code: string;
    /** The install command; absent if nothing needs to be installed. */
    readonly install?: string;
    /** The environment variable of its key, and whose key that is; absent if the server needs none. */
    readonly key?: Key;
};

type Key = { readonly variable: string; readonly of: "hub" | "provider" | "server" };

export type Programs = {
    readonly task: TaskId;
    readonly model: string;
    readonly provider: ProviderId;
    /** The provider's name. */
    readonly providerName: string;
    /** In the order of the generator's tabs: by language, then client. Empty if no provider serves the call. */
    readonly programs: readonly Program[];
    /** The call that all programs make; absent if there are none. */
    readonly call?: Call;
    /** The query that opens the generator with the same programs. */
    readonly query: string;
};

const known = new Map<string, Programs>();

/** The programs of a generator query, cached for the build. */
export function programsOf(query: Query): Programs {
    const key = formatQuery(query);
    const programs = known.get(key) ?? write(query);
    known.set(key, programs);
    return programs;
}

function write(query: Query): Programs {
    const state = readState(query, modelOf);
    const { snippets, request, call } = snippetsOf({ ...state, language: shownRequest }, knownModel(query, modelOf));
    const task = state.task.value;
    const provider = state.provider.value;
    return {
        task,
        model: state.model.value,
        provider,
        ...(call && { call: callOf(...call) }),
        providerName: providers[provider].name,
        programs: languageIds.flatMap((id) =>
            snippets
                .filter(({ language }) => language === id)
                .map(({ language, client, content }): Program => {
                    const install = installCommand(language, client, task);
                    const key = ownKeyOf(language, client) ?? keyOf(request, state.endpoint.value !== undefined);
                    return {
                        language,
                        client,
                        code: content.trimEnd(),
                        ...(key && { key }),
                        ...(install !== undefined && { install }),
                    };
                }),
        ),
        query: formatQuery(query),
    };
}

/** Also generates the wire request, which tells which key the programs send. */
const shownRequest = { text: "request", value: "request" } as const;

/** A provider's own library reads that provider's key, from a variable of its own. */
function ownKeyOf(language: LanguageId, client: string): Key | undefined {
    const own = clients.find((one) => one.language === language && one.id === client)?.own;
    return own && { variable: own.keyVariable, of: "provider" };
}

/** The key that a request is sent with. @param toServer whether it goes to the reader's own server */
function keyOf(request: WireRequest | undefined, toServer: boolean): Key | undefined {
    const name = Object.values(request?.headers ?? {})
        .flat()
        .find(isSecret)?.name;
    if (name === undefined) return undefined;
    return { variable: name, of: toServer ? "server" : name === hubTokenVariable ? "hub" : "provider" };
}
