/** Templates: functions from a call and its wire request to the program that makes the call. */
import {
    buildRequest,
    type Call,
    helperOf,
    type ProviderHelper,
    type ProviderId,
} from "@callsheet/inference/providers";
import { type Task, type TaskId, tasks } from "@callsheet/inference/tasks";
import { isSecret, type Secret, type WireRequest } from "@callsheet/inference/wire";
import { type Code, text, type Value } from "../code/index.ts";
import type { ClientId, LanguageId } from "../languages/registry.ts";
import type { Ending } from "../variants.ts";
import { type Job, jobOf } from "./job.ts";

/** A placeholder key, for libraries that require one, or would otherwise send another key that they find. */
export const noKey = "none";

export type View = {
    readonly call: Call;
    /** The provider's helper for the task. */
    readonly helper: ProviderHelper<TaskId>;
    /** The request that the snippet must send. Plain HTTP clients print it. */
    readonly wire: WireRequest;
    /** The job to wait for, if the response is a job. */
    readonly job: Job | undefined;
    /** The access token that the snippet uses: a given one, or an environment variable; undefined if it needs none. */
    readonly token: string | Secret | undefined;
};

export type Template = (view: View) => Code;

/** Calls that a client cannot make, because its library's request would be refused, or mean something else. */
export type Limitation = {
    readonly providers: readonly ProviderId[];
    readonly tasks: readonly TaskId[];
    /** Restricts the limitation to some of these calls. Default: all. */
    readonly when?: (call: Call) => boolean;
    readonly why: string;
};

export const appliesTo = ({ providers, tasks, when }: Limitation, call: Call): boolean =>
    tasks.includes(call.task) && providers.includes(call.provider) && (when?.(call) ?? true);

/** The templates of a client. */
export type Templates = {
    /** Calls that it cannot make, because of limitations of its library. */
    readonly limitations?: readonly Limitation[];
    /** The templates by the ending of the program. */
    readonly byEnding: { readonly [E in Ending]?: Template };
};

/** The templates of each client of a language. */
export type LanguageTemplates<Id extends LanguageId> = Readonly<Record<ClientId<Id>, Templates>>;

/** The templates of all languages, or of those that were loaded, by language and client. */
export type TemplateTable = { readonly [Id in LanguageId]?: { readonly [client: string]: Templates } };

/** The view of a call for its templates. A given token, or another variable, replaces the secret. */
export function viewOf(call: Call, accessToken: string | Secret | undefined): View {
    const wire = buildRequest(call);
    const token = accessToken ?? Object.values(wire.headers).flat().find(isSecret);
    const helper = helperOf(call);
    const job = jobOf(call, helper);
    if (accessToken === undefined) return { call, helper, wire, job, token };
    return {
        call,
        helper,
        wire: { ...wire, headers: withToken(wire.headers, accessToken) },
        job: job && { ...job, headers: withToken(job.headers, accessToken) },
        token,
    };
}

type Headers = WireRequest["headers"];

const withToken = (headers: Headers, token: string | Secret): Headers =>
    Object.fromEntries(
        Object.entries(headers).map(([key, value]) => [
            key,
            typeof value === "string" ? value : value.map((part) => (isSecret(part) ? token : part)),
        ]),
    );

/**
 * Headers as values, with variables for the secrets.
 * @param excludedNames the names of headers that the program already has. Default: none
 */
export function headerTexts(headers: Headers, excludedNames: readonly string[] = []): Readonly<Record<string, Value>> {
    const texts: Record<string, Value> = {};
    for (const name of Object.keys(headers)) {
        const value = headers[name];
        if (value !== undefined && !excludedNames.includes(name))
            texts[name] = typeof value === "string" ? value : text(value);
    }
    return texts;
}

/** The names of the parameters in a task's schema. Others are sent to the provider unchanged. */
export function knownParameters(task: TaskId): readonly string[] {
    const { parameters }: Task = tasks[task];
    return Object.keys(parameters.entries);
}
