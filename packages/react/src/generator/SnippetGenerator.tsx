"use client";
import type { Catalogue } from "@callsheet/catalogue/search";
import type { TaskId } from "@callsheet/inference/tasks";
import { type ReactNode, useMemo } from "react";
import { SnippetGeneratorBase, type SnippetGeneratorBaseProps } from "./SnippetGeneratorBase.tsx";

/** What `SnippetGenerator` takes. */
export type SnippetGeneratorProps = Omit<SnippetGeneratorBaseProps, "loadCatalogue" | "loadForm">;

/**
 * The snippet generator: a form for the model, the task, the provider and what the task takes, beside the programs that
 * make the call. Its state is one query, in memory or in the address of the page. The catalogue and the forms load when
 * they are needed.
 *
 * @param props the strings, what it shows first, and where its state is kept
 * @returns the form and the programs
 * @example
 * import { SnippetGenerator } from "@callsheet/react/generator";
 * import { englishGenerator, generatorStart } from "@callsheet/react/generator/core";
 *
 * const start = generatorStart({ model: "openai/gpt-oss-20b" });
 * const generator = <SnippetGenerator strings={englishGenerator} start={start} />;
 */
export function SnippetGenerator(props: SnippetGeneratorProps): ReactNode {
    const { lang } = props.strings;
    const loadForm = useMemo(() => importForm(lang), [lang]);
    return <SnippetGeneratorBase {...props} loadCatalogue={importCatalogue} loadForm={loadForm} />;
}

const importCatalogue = async (): Promise<Catalogue> => (await import("@callsheet/catalogue")).catalogue;

const importForm = (lang: string) => async (task: TaskId) => {
    const { formBeside } = await import("./task-forms/form-beside.ts");
    return formBeside(task, lang);
};
