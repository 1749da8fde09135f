import { type Modality, type TaskId, taskIds, tasks } from "@callsheet/inference/tasks";
import { taskGroups, tasksIn } from "@callsheet/react/generator/core";
import { Code } from "@callsheet/react/parts";
import { Heading } from "../../frame/components/Heading.tsx";
import { TaskIcon } from "../../frame/drawings/TaskIcon.tsx";
import { fallbackLanguage, type Language } from "../../languages.ts";
import { pathOf, taskPlace } from "../../routes.ts";
import { plainTitles } from "../../words/en/tasks/index.ts";
import { strings } from "../../words/strings.ts";
import { FilterForm, NothingFound } from "../FilterForm.tsx";
import { flowOf } from "./task-page.ts";

type Props = { readonly language: Language };

export const headingsOfTasks = (language: Language) =>
    taskGroups.map((group) => ({ depth: 2, slug: group, text: strings[language].generator.groups[group] }));

/** All tasks, in groups, with filters by input and output. */
export function TaskIndex({ language }: Props) {
    const { reference, generator } = strings[language];
    const options = (kinds: readonly Modality[]) =>
        [...new Set(kinds)].map((kind) => ({ value: kind, name: reference.modalities[kind] }));
    const choices = [
        { name: "takes", label: reference.filter.takes, options: options(taskIds.flatMap((id) => tasks[id].takes)) },
        { name: "gives", label: reference.filter.gives, options: options(taskIds.map((id) => tasks[id].gives)) },
    ];
    return (
        <div className="index" data-filter="">
            <FilterForm language={language} text={reference.filter.taskText} choices={choices} count={taskIds.length} />
            <NothingFound language={language} />
            {taskGroups.map((group) => (
                <section key={group} data-row-group="">
                    <Heading level={2} id={group} text={generator.groups[group]} />
                    <ul className="task-cards">
                        {tasksIn(group).map((task) => (
                            <TaskCard key={task} language={language} task={task} />
                        ))}
                    </ul>
                </section>
            ))}
        </div>
    );
}

function TaskCard({ language, task }: Props & { readonly task: TaskId }) {
    const { takes, gives } = tasks[task];
    const flow = flowOf(language, task);
    return (
        <li data-row="" data-takes={takes.join(" ")} data-gives={gives}>
            <TaskIcon task={task} />
            <h3>
                <a href={pathOf(language, taskPlace(task))}>{strings[language].tasks[task].name}</a>
            </h3>
            <p>{strings[language].generator.tasks[task]}</p>
            <p className="flow">
                {flow.takes} <span aria-hidden="true">→</span> {flow.gives}
            </p>
            <TaskNames language={language} task={task} />
        </li>
    );
}

/** A task's id, and its other title: in everyday words, or the field's term beside the title of another language. */
export function TaskNames({ language, task }: Props & { readonly task: TaskId }) {
    const isEnglish = language === fallbackLanguage;
    const other = isEnglish ? plainTitles[task] : strings[fallbackLanguage].tasks[task].name;
    return (
        <p className="task-id">
            <Code text={task} />
            {other !== undefined && <span lang={isEnglish ? undefined : fallbackLanguage}> · {other}</span>}
        </p>
    );
}
