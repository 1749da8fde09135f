/** What a template is: a function from the call, and its wire request, to the program that makes it. */
import { buildRequest, type Call, helperOf, type ProviderHelper } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import { isSecret, type Secret, type WireRequest } from "@callsheet/inference/wire";
import type { Code } from "../languages/index.ts";
import type { Ending } from "../variants.ts";
import type { Failure } from "./failure.ts";
import { type Job, jobOf } from "./job.ts";

/** What stands for the key in libraries that will have one, and else send another that they find on the machine. */
export const noKey = "none";

export type View = {
    readonly call: Call;
    /** How the provider serves the call. */
    readonly helper: ProviderHelper<TaskId>;
    /** What the snippet is to send; printed by the clients that speak plain HTTP. */
    readonly wire: WireRequest;
    /** How the job is waited for, where the response to the request is one. */
    readonly job: Job | undefined;
    /** The access token as the snippet writes it: a given one, or the variable that it reads; none where none is wanted. */
    readonly token: string | Secret | undefined;
};

export type Template = (view: View) => Code;

/** How the programs of a client are written. */
export type Templates = {
    /** Calls that it cannot make, because its library does not know the provider well enough. */
    readonly fails?: readonly Failure[];
    /** By how the program ends. */
    readonly byEnding: { readonly [E in Ending]?: Template };
};

/** Everything that a template sees of a call. A given token, or another variable, takes the place of the secret. */
export function viewOf(call: Call, given: string | Secret | undefined): View {
    const wire = buildRequest(call);
    const token = given ?? Object.values(wire.headers).flat().find(isSecret);
    const helper = helperOf(call);
    const job = jobOf(call, helper);
    if (given === undefined) return { call, helper, wire, job, token };
    return {
        call,
        helper,
        wire: { ...wire, headers: filled(wire.headers, given) },
        job: job && { ...job, headers: filled(job.headers, given) },
        token,
    };
}

type Headers = WireRequest["headers"];

const filled = (headers: Headers, token: string | Secret): Headers =>
    Object.fromEntries(
        Object.entries(headers).map(([key, value]) => [
            key,
            typeof value === "string" ? value : value.map((part) => (isSecret(part) ? token : part)),
        ]),
    );
