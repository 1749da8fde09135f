/** A place of a call where a person's value can stand. */
import { type Json, type ProviderId, wireToJson } from "@callsheet/inference";
import { callOf, type Model, programsOf, type SnippetOptions, taskOf } from "@callsheet/snippets";
import { programOf } from "../cells.ts";
import type { Program } from "../program.ts";
import { trace } from "./texts.ts";

export type Place = {
    readonly id: string;
    /** Whether an item can stand there at all. */
    readonly holds: (item: Json) => boolean;
    /** The call that holds all of the items there. */
    readonly write: (items: readonly Json[]) => Written;
};

/** What programs are written from. */
export type Written = {
    readonly model: Model;
    readonly provider: ProviderId;
    /** The provider's own id of the model. Default: that of the Hub. */
    readonly providerId?: string;
    readonly options?: SnippetOptions;
    /** The variables that the programs find. Default: those that all programs find. */
    readonly environment?: Readonly<Record<string, string>>;
};

/** The programs that hold items in a place: one of each client. @param name the last part of their ids */
export function programsAt({ id, write }: Place, items: readonly Json[], name: string): readonly Program[] {
    const { model, provider, providerId = model.id, options = {}, environment = {} } = write(items);
    const task = taskOf(model);
    if (task === undefined) throw new TypeError(`The model of the place ${id} has no task.`);
    const call = callOf(task, model, provider, { providerId }, options);
    return programsOf(call, options.accessToken).map(({ wire, ...snippet }) => ({
        ...programOf({
            ...snippet,
            id: ["hostile", id, snippet.language, snippet.client, name].join("/"),
            task,
            model: model.id,
            provider,
            providerModelId: providerId,
            streaming: call.stream ?? false,
            options,
            wire: wireToJson(wire),
        }),
        environment,
        never: trace,
    }));
}
