import type { TaskId } from "@callsheet/inference/tasks";
import { Code } from "@callsheet/react/parts";
import type { Language } from "../../languages.ts";
import { pathOf, providerPlace, snippets, taskPlace } from "../../routes.ts";
import { dateIn, fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { CardTable } from "../CardTable.tsx";
import type { Serving } from "./model-page.ts";

type Props = {
    readonly language: Language;
    readonly servings: readonly Serving[];
    /** The model's own task; rows for another task name it. */
    readonly task: TaskId;
};

/** The providers of a model, with their ids of it and when it was last listed. */
export function ServingTable({ language, servings, task }: Props) {
    const { ofModels } = strings[language].reference;
    return (
        <CardTable
            label={ofModels.served}
            className="servings"
            columns={[ofModels.provider, ofModels.providerId, ofModels.listed]}
            rows={servings.map((serving) => ({
                key: `${serving.provider} ${serving.providerId} ${serving.task}`,
                head: (
                    <a href={pathOf(language, providerPlace(serving.provider))} lang="en" translate="no">
                        {serving.name}
                    </a>
                ),
                cells: [
                    { label: ofModels.providerId, content: <Id language={language} serving={serving} task={task} /> },
                    {
                        label: ofModels.listed,
                        content: serving.lastListed && (
                            <time dateTime={serving.lastListed}>{dateIn(language, serving.lastListed)}</time>
                        ),
                    },
                ],
            }))}
        />
    );
}

type IdProps = Pick<Props, "language" | "task"> & { readonly serving: Serving };

/** The provider's id of the model, and a link to its code. */
function Id({ language, serving, task }: IdProps) {
    return (
        <>
            <Code text={serving.providerId} />
            {serving.task !== task && (
                <p>
                    <a href={pathOf(language, taskPlace(serving.task))}>{strings[language].tasks[serving.task].name}</a>
                </p>
            )}
            <p>
                <a href={`${pathOf(language, snippets)}${serving.query}`}>
                    {fill(strings[language].reference.ofModels.codeAt, { provider: serving.name })}
                </a>
            </p>
        </>
    );
}
