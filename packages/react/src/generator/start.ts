/** What a generator shows before its engine has loaded. */
import { type Catalogue, catalogue, modelOf } from "@callsheet/catalogue";
import { tasks } from "@callsheet/inference/tasks";
import { formatQuery, knownModel, readState } from "@callsheet/snippets/query";
import { queryOf, type SnippetCall } from "../call/snippet-call.ts";
import type { FormLanguage } from "../words/fields/field-words.ts";
import { type View, viewOf } from "./state/view.ts";
import { formOf } from "./task-forms/form-of.ts";
import type { TaskForm } from "./task-forms/task-form.ts";

/** What `SnippetGenerator` shows first, as plain data: a server or a build can pass it on. */
export type GeneratorStart = {
    /** The query of the call, with its `?`; empty for the default call. */
    readonly query: string;
    /** The programs, and what the form says of them. */
    readonly view: View;
    /** The form of the call's task. */
    readonly form: TaskForm;
    /** The catalogue's entries for the call's model, and for the model of each task's example. */
    readonly models: Catalogue;
};

/**
 * What a generator shows first, so that a page holds code before any script has run.
 *
 * @param call what the snippets call, or a link to the generator (`?model=…&provider=…`); default a chat
 * @param forms the language of the form's labels: `gujaratiForms`, or another of `formsIn`; default English
 * @returns plain data, for the property `start` of `SnippetGenerator`
 * @example
 * import { generatorStart } from "@callsheet/react/generator/core";
 *
 * const start = generatorStart({ model: "black-forest-labs/FLUX.1-dev" });
 */
export function generatorStart(call: SnippetCall | string = {}, forms?: FormLanguage): GeneratorStart {
    const query = queryOf(call, modelOf);
    const state = readState(query, modelOf);
    const ids = new Set([state.model.value, ...Object.values(tasks).map(({ exampleModel }) => exampleModel)]);
    return {
        query: formatQuery(query),
        view: viewOf(state, knownModel(query, modelOf)),
        form: formOf(state.task.value, forms),
        models: { ...catalogue, models: catalogue.models.filter(({ id }) => ids.has(id)) },
    };
}
