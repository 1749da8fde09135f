import type { TaskId } from "@callsheet/inference/tasks";
import { formatQuery } from "@callsheet/snippets/query";
import type { Language } from "../../languages.ts";
import { modelsPlace, pathOf, providerPlace } from "../../routes.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { ModelList } from "../models/ModelList.tsx";
import { modelsOfTask, providersOfTask } from "./task-page.ts";

type Props = { readonly language: Language; readonly task: TaskId };

/** The providers of a task, and models of the catalogue for it. */
export function TaskModels({ language, task }: Props) {
    const { ofTasks } = strings[language].reference;
    const providers = providersOfTask(task);
    const { some, count } = modelsOfTask(task);
    return (
        <>
            <p>{providers.length > 0 ? ofTasks.providers : ofTasks.noProviders}</p>
            {providers.length > 0 && (
                <ul className="names" lang="en" translate="no">
                    {providers.map(({ id, name }) => (
                        <li key={id}>
                            <a href={pathOf(language, providerPlace(id))}>{name}</a>
                        </li>
                    ))}
                </ul>
            )}
            <p>{count > 0 ? ofTasks.models : ofTasks.noModels}</p>
            {count > 0 && <ModelList language={language} models={some} />}
            {count > some.length && (
                <p>
                    <a href={`${pathOf(language, modelsPlace)}${formatQuery({ task })}`}>
                        {fill(ofTasks.allModels, { count: `${count}` })}
                    </a>
                </p>
            )}
        </>
    );
}
