import { type CatalogueModel, catalogue, isStale } from "@callsheet/catalogue";
import type { TaskId } from "@callsheet/inference/tasks";
import { Code } from "@callsheet/react/parts";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import type { Language } from "../../languages.ts";
import { pathOf, providerPlace, snippets } from "../../routes.ts";
import { dateIn, fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { CardTable } from "../FieldTable.tsx";
import { FactSheet, onHub, type Section, TaskLink } from "../page-parts.tsx";
import { ProviderCompare } from "../provider-table/ProviderCompare.tsx";
import { ExamplePrograms } from "../SnippetPanels.tsx";
import { flowOf } from "../tasks/task-page.ts";
import { ModelList } from "./ModelIndex.tsx";
import { hubAddress, partsOf, programsOfModel, type Serving, servingsOf, similarTo } from "./model-page.ts";

type Props = { readonly language: Language; readonly model: CatalogueModel };

/** The sections of a model's page: code that calls it, its providers, and similar models. */
export function modelSections({ language, model }: Props): readonly Section[] {
    const { reference } = strings[language];
    const { ofModels } = reference;
    const programs = programsOfModel(model);
    const similar = similarTo(model);
    return [
        programs && {
            slug: "code",
            text: reference.code,
            content: <ExamplePrograms language={language} programs={programs} isOfModel />,
        },
        programs && {
            slug: "providers",
            text: ofModels.served,
            content: (
                <>
                    <p>
                        {ofModels.servedLead} {fill(ofModels.asOf, { date: dateIn(language, catalogue.asOf) })}
                    </p>
                    <ProviderCompare language={language} of={{ model: model.id }}>
                        <Servings language={language} servings={servingsOf(model)} task={model.task} />
                    </ProviderCompare>
                </>
            ),
        },
        !programs && {
            slug: "nobody",
            text: ofModels.nobody,
            content: <Nobody language={language} model={model} />,
        },
        similar.length > 0 && {
            slug: "similar",
            text: ofModels.similar,
            content: <ModelList language={language} models={similar} />,
        },
    ].filter((section) => typeof section === "object");
}

export function ModelHead({ language, model: { id, task, readsImages, mappings } }: Props) {
    const { reference, generator } = strings[language];
    const { owner, name } = partsOf(id);
    const { takes, gives } = flowOf(language, task);
    const images = task === "conversational" && readsImages ? `${reference.and}${reference.modalities.image}` : "";
    return (
        <header className="task-head">
            <h1 className="model-name" {...verbatim}>
                <span className="model-owner">{owner}</span>
                <wbr />
                {name}
            </h1>
            <p className="lead">
                <TaskLink language={language} task={task} />: {generator.tasks[task]}
            </p>
            <FactSheet
                facts={[
                    [reference.takes, `${takes}${images}`],
                    [reference.gives, gives],
                    [reference.providers, new Set(mappings.map(({ provider }) => provider)).size],
                    onHub(language, hubAddress(id)),
                ]}
            />
            {mappings.some(({ adapter }) => adapter) && <p className="note">{reference.ofModels.adapter}</p>}
        </header>
    );
}

/** What to do about a model that no provider serves. */
function Nobody({ language, model }: Props) {
    const { reference } = strings[language];
    const { ofModels } = reference;
    const { id } = model;
    const listed = servingsOf(model);
    return (
        <>
            {listed.length > 0 && (
                <p>{fill(ofModels.listedOnly, { provider: listed.map(({ name }) => name).join(", ") })}</p>
            )}
            <p>{ofModels.nobodyText}</p>
            <ul>
                <li>
                    <a href="#similar">{ofModels.nobodySimilar}</a>
                </li>
                <li>
                    {ofModels.nobodyHub}{" "}
                    <a href={hubAddress(id)} rel="external">
                        {reference.onHub}
                    </a>
                </li>
                <li>{ofModels.nobodyOwn}</li>
            </ul>
        </>
    );
}

type ServingTableProps = {
    readonly language: Language;
    readonly servings: readonly Serving[];
    /** The model's own task; rows for another task name it. */
    readonly task: TaskId;
};

/** The providers of a model. Those that were not listed for months stand apart. */
function Servings({ servings, ...props }: ServingTableProps) {
    const { ofModels } = strings[props.language].reference;
    const current = servings.filter((serving) => !isStale(serving, catalogue.asOf));
    const stale = servings.filter((serving) => isStale(serving, catalogue.asOf));
    return (
        <>
            {current.length > 0 && <ServingTable {...props} label={ofModels.served} servings={current} />}
            {stale.length > 0 && (
                <>
                    <p>{ofModels.stale}</p>
                    <ServingTable {...props} label={ofModels.stale} servings={stale} />
                </>
            )}
        </>
    );
}

/** Providers of a model, with their ids of it and when it was last listed. */
function ServingTable({ language, label, servings, task }: ServingTableProps & { readonly label: string }) {
    const { ofModels } = strings[language].reference;
    return (
        <CardTable
            label={label}
            className="servings"
            columns={[ofModels.provider, ofModels.providerId, ofModels.listed]}
            rows={servings.map((serving) => ({
                key: `${serving.provider} ${serving.providerId} ${serving.task}`,
                head: (
                    <a href={pathOf(language, providerPlace(serving.provider))} {...verbatim}>
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

/** The provider's id of the model, and a link to its code. */
function Id({ language, serving, task }: Pick<ServingTableProps, "language" | "task"> & { readonly serving: Serving }) {
    return (
        <>
            <Code text={serving.providerId} />
            {serving.task !== task && (
                <p>
                    <TaskLink language={language} task={serving.task} />
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
