import { isStreamingTask, type TaskId, tasks } from "@callsheet/inference/tasks";
import { Code, TextWithCode } from "@callsheet/react/parts";
import { TaskDrawing } from "../../frame/drawings/TaskDrawing.tsx";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { flowOf, modelsOfTask, providersOfTask } from "./task-page.ts";

type Props = { readonly language: Language; readonly task: TaskId };

/** The task's name, its purpose and the key facts. */
export function TaskHead({ language, task }: Props) {
    const { reference } = strings[language];
    const { name, purpose } = strings[language].tasks[task];
    const { takes, gives } = flowOf(language, task);
    const facts = [
        { name: reference.takes, value: takes },
        { name: reference.gives, value: gives },
        { name: reference.streams, value: isStreamingTask(tasks[task]) ? reference.yes : reference.no },
        { name: reference.models, value: `${modelsOfTask(task).count}` },
        { name: reference.providers, value: `${providersOfTask(task).length}` },
    ];
    return (
        <header className="task-head">
            <h1>{name}</h1>
            <p className="task-id">
                <Code text={task} />
            </p>
            <p className="lead">
                <TextWithCode text={purpose} />
            </p>
            <figure className="task-drawing">
                <TaskDrawing task={task} language={language} />
            </figure>
            <dl className="sheet task-sheet">
                {facts.map((fact) => (
                    <div key={fact.name}>
                        <dt>{fact.name}</dt>
                        <dd>{fact.value}</dd>
                    </div>
                ))}
            </dl>
        </header>
    );
}
