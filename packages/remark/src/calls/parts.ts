/** What a program says about a call of a model. */
import type { ChatApi, ProviderId, TaskId } from "@callsheet/inference";
import type { Value } from "../programs/value.ts";
import type { HttpRequest } from "./http-request.ts";

/** The parts of a call, as a program gives them; undefined for what it does not say. */
export type CallParts = {
    readonly task?: TaskId | undefined;
    /** The model, by its id on the Hub or at the provider. */
    readonly model?: Value | undefined;
    /** The provider, as it is named. */
    readonly provider?: Value | undefined;
    /** The provider whose own address or SDK is used, instead of the router. */
    readonly directTo?: ProviderId | undefined;
    /** The address that is called, if the client is given one. */
    readonly address?: Value | undefined;
    readonly inputs?: Value | undefined;
    readonly parameters?: ReadonlyMap<string, Value>;
    readonly stream?: Value | undefined;
    readonly api?: ChatApi | undefined;
    readonly billTo?: Value | undefined;
    /** The body of the request, if the program gives it as it is sent. */
    readonly body?: Value | undefined;
    /** The request, if the program sends it itself. */
    readonly request?: HttpRequest | undefined;
    /** What Callsheet does not write, for people. */
    readonly problem?: string | undefined;
};

/** A map without some of its entries. */
export const without = (entries: ReadonlyMap<string, Value>, ...names: readonly string[]): ReadonlyMap<string, Value> =>
    new Map([...entries].filter(([name]) => !names.includes(name)));
