import { type CatalogueModel, catalogue, isStale } from "@callsheet/catalogue";
import type { TaskId } from "@callsheet/inference/tasks";
import { Code } from "@callsheet/react/parts";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import { Heading } from "../../frame/components/Heading.tsx";
import type { Language } from "../../languages.ts";
import { pathOf, providerPlace, snippets, taskPlace } from "../../routes.ts";
import { dateIn, fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { CardTable } from "../CardTable.tsx";
import { GeneratorLink } from "../GeneratorLink.tsx";
import { ProviderCompare } from "../provider-table/ProviderCompare.tsx";
import { SnippetPanels } from "../SnippetPanels.tsx";
import { ExampleLine } from "../tasks/ExampleLine.tsx";
import { flowOf, type PageHeading } from "../tasks/task-page.ts";
import { ModelList } from "./ModelList.tsx";
import { hubAddress, partsOf, programsOfModel, type Serving, servingsOf, similarTo } from "./model-page.ts";

type Props = { readonly language: Language; readonly model: CatalogueModel };

/** The headings of a model's page. */
export function headingsOfModel(language: Language, model: CatalogueModel): readonly PageHeading[] {
    const { reference } = strings[language];
    const { ofModels } = reference;
    const heading = (slug: string, text: string): PageHeading => ({ depth: 2, slug, text });
    const isServed = programsOfModel(model) !== undefined;
    return [
        ...(isServed
            ? [heading("code", reference.code), heading("providers", ofModels.served)]
            : [heading("nobody", ofModels.nobody)]),
        ...(similarTo(model).length > 0 ? [heading("similar", ofModels.similar)] : []),
    ];
}

/** A model: what it does, code that calls it, and its providers. */
export function ModelPage({ language, model }: Props) {
    const { reference } = strings[language];
    const { ofModels } = reference;
    const programs = programsOfModel(model);
    const similar = similarTo(model);
    return (
        <>
            <ModelHead language={language} model={model} />
            <div className="prose reference">
                {programs ? (
                    <>
                        <Heading level={2} id="code" text={reference.code} />
                        <ExampleLine language={language} programs={programs} isOfModel />
                        <SnippetPanels language={language} id="program" programs={programs} />
                        <GeneratorLink language={language} query={programs.query} />
                        <Heading level={2} id="providers" text={ofModels.served} />
                        <p>
                            {ofModels.servedLead} {fill(ofModels.asOf, { date: dateIn(language, catalogue.asOf) })}
                        </p>
                        <ProviderCompare language={language} of={{ model: model.id }}>
                            <Servings language={language} servings={servingsOf(model)} task={model.task} />
                        </ProviderCompare>
                    </>
                ) : (
                    <Nobody language={language} model={model} />
                )}
                {similar.length > 0 && (
                    <>
                        <Heading level={2} id="similar" text={ofModels.similar} />
                        <ModelList language={language} models={similar} />
                    </>
                )}
            </div>
        </>
    );
}

function ModelHead({ language, model: { id, task, readsImages, mappings } }: Props) {
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
                <a href={pathOf(language, taskPlace(task))}>{strings[language].tasks[task].name}</a>:{" "}
                {generator.tasks[task]}
            </p>
            <dl className="sheet task-sheet">
                <div>
                    <dt>{reference.takes}</dt>
                    <dd>
                        {takes}
                        {images}
                    </dd>
                </div>
                <div>
                    <dt>{reference.gives}</dt>
                    <dd>{gives}</dd>
                </div>
                <div>
                    <dt>{reference.providers}</dt>
                    <dd>{new Set(mappings.map(({ provider }) => provider)).size}</dd>
                </div>
                <div>
                    <dt lang="en">Hub</dt>
                    <dd>
                        <a href={hubAddress(id)} rel="external">
                            {reference.onHub}
                        </a>
                    </dd>
                </div>
            </dl>
            {mappings.some(({ adapter }) => adapter) && <p className="note">{reference.ofModels.adapter}</p>}
        </header>
    );
}

/** What to do about a model that no provider serves. */
function Nobody({ language, model }: Props) {
    const { ofModels, onHub } = strings[language].reference;
    const { id } = model;
    const listed = servingsOf(model);
    return (
        <>
            <Heading level={2} id="nobody" text={ofModels.nobody} />
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
                        {onHub}
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
