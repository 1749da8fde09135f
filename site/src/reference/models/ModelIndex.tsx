import { type CatalogueModel, find } from "@callsheet/catalogue";
import { providerIds, providers } from "@callsheet/inference/providers";
import { type TaskId, taskIds } from "@callsheet/inference/tasks";
import { taskGroups, tasksIn } from "@callsheet/react/generator/core";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import { Heading } from "../../frame/components/Heading.tsx";
import type { Language } from "../../languages.ts";
import { modelPlace, pathOf } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import { FilterForm, NothingFound } from "../FilterForm.tsx";
import { partsOf } from "./model-page.ts";

/** The models that pages list, popular first. */
const listed: readonly CatalogueModel[] = find("");

/** The tasks that have models, in map order, each with its models. */
const byTask: readonly (readonly [TaskId, readonly CatalogueModel[]])[] = taskGroups
    .flatMap(tasksIn)
    .map((task): [TaskId, CatalogueModel[]] => [task, listed.filter((model) => model.task === task)])
    .filter(([, models]) => models.length > 0);

export const headingsOfModels = (language: Language) =>
    byTask.map(([task]) => ({ depth: 2, slug: task, text: strings[language].tasks[task].name }));

/** The models of the catalogue, grouped by task. */
export function ModelIndex({ language }: { readonly language: Language }) {
    const { reference } = strings[language];
    const words = strings[language].tasks;
    const serving = new Set(listed.flatMap(({ mappings }) => mappings.map(({ provider }) => provider)));
    const done = new Set(listed.flatMap(({ task, mappings }) => [task, ...mappings.map((mapping) => mapping.task)]));
    const choices = [
        {
            name: "task",
            label: reference.filter.task,
            options: taskIds.filter((task) => done.has(task)).map((task) => ({ value: task, name: words[task].name })),
        },
        {
            name: "provider",
            label: reference.filter.provider,
            options: providerIds
                .filter((id) => id !== "auto" && serving.has(id))
                .map((id) => ({ value: id, name: providers[id].name })),
            hasNames: true,
        },
    ];
    return (
        <div className="index" data-filter="">
            <FilterForm language={language} text={reference.filter.modelText} choices={choices} count={listed.length} />
            <NothingFound language={language} />
            {byTask.map(([task, models]) => (
                <section key={task} data-row-group="">
                    <Heading level={2} id={task} text={words[task].name} />
                    <ModelList language={language} models={models} filtered />
                </section>
            ))}
        </div>
    );
}

type Props = {
    readonly language: Language;
    readonly models: readonly CatalogueModel[];
    /** Whether the rows can be filtered: see `frame/behaviours/filter.ts`. Default: false. */
    readonly filtered?: boolean;
};

/** Models, each with its providers. */
export const ModelList = ({ language, models, filtered = false }: Props) => (
    <ul className="model-list">
        {models.map((model) => (
            <ModelRow key={model.id} language={language} model={model} filtered={filtered} />
        ))}
    </ul>
);

type RowProps = Omit<Props, "models"> & { readonly model: CatalogueModel };

function ModelRow({ language, model: { id, task, mappings }, filtered }: RowProps) {
    const { owner, name } = partsOf(id);
    const serving = [...new Set(mappings.map(({ provider }) => provider))];
    const data = {
        "data-row": "",
        "data-task": [...new Set([task, ...mappings.map((mapping) => mapping.task)])].join(" "),
        "data-provider": serving.join(" "),
    };
    return (
        <li {...(filtered && data)}>
            <a href={pathOf(language, modelPlace(id))} {...verbatim}>
                {owner}
                <b>{name}</b>
            </a>
            {serving.length > 0 ? (
                <span {...verbatim}>{serving.map((provider) => providers[provider].name).join(", ")}</span>
            ) : (
                <span>{strings[language].reference.ofModels.index.nobody}</span>
            )}
        </li>
    );
}
