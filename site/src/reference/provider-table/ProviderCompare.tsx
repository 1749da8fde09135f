import type { TaskId } from "@callsheet/inference/tasks";
import type { ReactNode } from "react";
import { catalogueAddress } from "../../generator/data-files.ts";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";

type Props = {
    readonly language: Language;
    /** The providers of a model, or of all models for a task. */
    readonly of: { readonly model: string } | { readonly task: TaskId };
    /** What is shown until then: the providers, as text of the page. */
    readonly children: ReactNode;
};

/** The providers of a model or a task, with a button that puts a table in their place: see `open-on-press`. */
export function ProviderCompare({ language, of, children }: Props) {
    const { compare, compareFailed } = strings[language].reference.ofModels;
    const data = "model" in of ? { "data-model": of.model } : { "data-task": of.task };
    return (
        <div data-providers={catalogueAddress} data-failed={compareFailed} {...data}>
            {children}
            <p className="needs-script" data-not-content="">
                <button type="button" className="run-small" data-compare-press="">
                    {compare}
                </button>{" "}
                <span role="status" />
            </p>
        </div>
    );
}
