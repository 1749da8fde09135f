import { hubTokenVariable, type ProviderId, providerIds } from "@callsheet/inference/providers";
import { type TaskId, taskIds } from "@callsheet/inference/tasks";
import { Code } from "@callsheet/react/parts";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import type { Language } from "../../languages.ts";
import { pathOf, providerPlace } from "../../routes.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { type CardRow, CardTable } from "../FieldTable.tsx";
import { FilterForm, NothingFound } from "../FilterForm.tsx";
import { Commas, TaskLink } from "../page-parts.tsx";
import { countOfModels, isQueued, isRouted, providerOf, tasksOf } from "./provider-page.ts";

type Props = { readonly language: Language };

/** How many tasks a row lists before it counts the rest. */
const maxTasks = 5;

/** All providers in one table, with filters for task, queue and router. */
export function ProviderIndex({ language }: Props) {
    const { index, queued, notQueued } = strings[language].providerPages;
    const { filter } = strings[language].reference;
    const done = new Set(providerIds.flatMap(tasksOf));
    const names = strings[language].tasks;
    const yesOrNo = (yes: string, no: string) => [
        { value: "yes", name: yes },
        { value: "no", name: no },
    ];
    const choices = [
        {
            name: "task",
            label: filter.task,
            options: taskIds.filter((task) => done.has(task)).map((task) => ({ value: task, name: names[task].name })),
        },
        { name: "queue", label: index.queue, options: yesOrNo(queued, notQueued) },
        { name: "router", label: index.router, options: yesOrNo(index.routed, index.direct) },
    ];
    return (
        <div className="index provider-index" data-filter="">
            <FilterForm language={language} text={index.text} choices={choices} count={providerIds.length} />
            <NothingFound language={language} />
            <CardTable
                label={strings[language].map.providers.title}
                columns={[index.provider, index.does, index.models, index.queue, index.key]}
                rows={providerIds.map((id) => rowOf(language, id))}
            />
        </div>
    );
}

function rowOf(language: Language, id: ProviderId): CardRow {
    const { index, notQueued } = strings[language].providerPages;
    const { name, keyVariable } = providerOf(id);
    const tasks = tasksOf(id);
    const waiting = tasks.filter((task) => isQueued(id, task)).length;
    const count = countOfModels(id);
    return {
        key: id,
        data: {
            "data-row": "",
            "data-task": tasks.join(" "),
            // A provider with both kinds of tasks matches either value.
            "data-queue": [waiting > 0 && "yes", waiting < tasks.length && "no"].filter(Boolean).join(" "),
            "data-router": isRouted(id) ? "yes" : "no",
        },
        head: (
            <>
                <a href={pathOf(language, providerPlace(id))} {...verbatim}>
                    {name}
                </a>
                <Code text={id} />
            </>
        ),
        cells: [
            { label: index.does, content: <Tasks language={language} id={id} tasks={tasks} /> },
            { label: index.models, content: count > 0 ? count : "–" },
            {
                label: index.queue,
                content: waiting > 0 ? fill(index.some, { count: `${waiting}`, all: `${tasks.length}` }) : notQueued,
            },
            { label: index.key, content: keyVariable === hubTokenVariable ? "–" : <Code text={keyVariable} /> },
        ],
    };
}

type TasksProps = Props & { readonly id: ProviderId; readonly tasks: readonly TaskId[] };

function Tasks({ language, id, tasks }: TasksProps) {
    const { index } = strings[language].providerPages;
    const rest = tasks.length - maxTasks;
    return (
        <>
            <Commas
                items={tasks.slice(0, maxTasks).map((task) => <TaskLink key={task} language={language} task={task} />)}
            />
            {rest > 0 && (
                <>
                    ,{" "}
                    <a href={`${pathOf(language, providerPlace(id))}#tasks`}>
                        {fill(index.more, { count: `${rest}` })}
                    </a>
                </>
            )}
        </>
    );
}
