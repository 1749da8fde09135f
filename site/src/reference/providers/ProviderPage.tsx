import { explanationsIn } from "@callsheet/errors/explanations";
import type { ProviderId } from "@callsheet/inference/providers";
import { Code, TextWithCode } from "@callsheet/react/parts";
import type { ReactNode } from "react";
import { CodeBlock, verbatim } from "../../frame/components/CodeBlock.tsx";
import { Heading } from "../../frame/components/Heading.tsx";
import type { Language } from "../../languages.ts";
import { errorsPlace, pathOf } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import { errorAnchor } from "../errors/related-pages.ts";
import { GeneratorLink } from "../GeneratorLink.tsx";
import { hubAddress } from "../models/model-page.ts";
import { SnippetPanels } from "../SnippetPanels.tsx";
import { ExampleLine } from "../tasks/ExampleLine.tsx";
import type { ErrorSample } from "./error-samples.ts";
import { ProviderAddress } from "./ProviderAddress.tsx";
import { ProviderModels, ProviderQueue, ProviderTasks } from "./ProviderTasks.tsx";
import { countOfModels, programsAt, providerOf, queuesOf, tasksOf } from "./provider-page.ts";

type Props = { readonly language: Language; readonly id: ProviderId };

type Part = "address" | "code" | "tasks" | "queue" | "models" | "limits" | "quirks" | "errors";

/** The sections of the page, in order. */
function partsOf({ language, id }: Props): readonly Part[] {
    const { quirks, limits = [] } = strings[language].providers[id];
    return [
        "address",
        "code",
        "tasks",
        "queue",
        "models",
        ...(limits.length > 0 ? (["limits"] as const) : []),
        ...(quirks.length > 0 ? (["quirks"] as const) : []),
        "errors",
    ];
}

export const headingsOfProvider = (language: Language, id: ProviderId) =>
    partsOf({ language, id }).map((part) => ({ depth: 2, slug: part, text: strings[language].providerPages[part] }));

/** A provider: its address and key, tasks, queue, models, limits, quirks and errors. */
export function ProviderPage({ language, id, errors }: Props & { readonly errors: readonly ErrorSample[] }) {
    const { limits = [], quirks } = strings[language].providers[id];
    const contents: Readonly<Record<Part, ReactNode>> = {
        address: <ProviderAddress language={language} id={id} />,
        code: <ProviderCode language={language} id={id} />,
        tasks: <ProviderTasks language={language} id={id} />,
        queue: <ProviderQueue language={language} id={id} />,
        models: <ProviderModels language={language} id={id} />,
        limits: <Paragraphs texts={limits} />,
        quirks: <Paragraphs texts={quirks} />,
        errors: <ProviderErrors language={language} errors={errors} />,
    };
    return (
        <>
            <ProviderHead language={language} id={id} />
            <div className="prose reference provider">
                {partsOf({ language, id }).map((part) => (
                    <section key={part}>
                        <Heading level={2} id={part} text={strings[language].providerPages[part]} />
                        {contents[part]}
                    </section>
                ))}
            </div>
        </>
    );
}

const Paragraphs = ({ texts }: { readonly texts: readonly string[] }) => (
    <ul className="provider-notes">
        {texts.map((text) => (
            <li key={text}>
                <TextWithCode text={text} />
            </li>
        ))}
    </ul>
);

/** Code that calls one of its models. */
function ProviderCode({ language, id }: Props) {
    const programs = programsAt(id);
    if (!programs) return null;
    return (
        <>
            <ExampleLine language={language} programs={programs} />
            <SnippetPanels language={language} id="program" programs={programs} />
            <GeneratorLink language={language} query={programs.query} />
        </>
    );
}

type ProviderErrorsProps = { readonly language: Language; readonly errors: readonly ErrorSample[] };

/** Sample errors of a provider, each with a link to its explanation. */
function ProviderErrors({ language, errors }: ProviderErrorsProps) {
    const words = strings[language].providerPages;
    return (
        <>
            <p>{words.errorsText}</p>
            {errors.map(({ why, status, type, body, entry }) => (
                <div key={why} className="provider-error">
                    <p>
                        <strong>{words.refused[why]}</strong>{" "}
                        <span className="minor" {...verbatim}>
                            {status} · {type}
                        </span>
                    </p>
                    <CodeBlock kind="output" strings={strings[language].code}>
                        <code translate="no">{body}</code>
                    </CodeBlock>
                    {entry && (
                        <p>
                            {words.explained}{" "}
                            <a href={pathOf(language, errorAnchor(entry))} lang={explanationsIn(language)[entry].lang}>
                                {explanationsIn(language)[entry].title}
                            </a>
                        </p>
                    )}
                </div>
            ))}
            <p>
                {words.allErrors} <a href={pathOf(language, errorsPlace)}>{strings[language].map.errors.title}</a>
            </p>
        </>
    );
}

/** The provider's name, a description and the key facts. */
function ProviderHead({ language, id }: Props) {
    const { sheet, queued, notQueued, onHub } = strings[language].providerPages;
    const { name, keyVariable, organization } = providerOf(id);
    return (
        <header className="task-head">
            <h1 {...verbatim}>{name}</h1>
            <p className="task-id">
                <Code text={id} />
            </p>
            <p className="lead">
                <TextWithCode text={strings[language].providers[id].about} />
            </p>
            <dl className="sheet task-sheet">
                <div>
                    <dt>{sheet.tasks}</dt>
                    <dd>{tasksOf(id).length}</dd>
                </div>
                {countOfModels(id) > 0 && (
                    <div>
                        <dt>{sheet.models}</dt>
                        <dd>{countOfModels(id)}</dd>
                    </div>
                )}
                <div>
                    <dt>{sheet.queue}</dt>
                    <dd>{queuesOf(id).length > 0 ? queued : notQueued}</dd>
                </div>
                <div>
                    <dt>{sheet.key}</dt>
                    <dd>
                        <Code text={keyVariable} />
                    </dd>
                </div>
                {organization !== undefined && (
                    <div>
                        <dt lang="en">Hub</dt>
                        <dd>
                            <a href={hubAddress(organization)} rel="external">
                                {onHub}
                            </a>
                        </dd>
                    </div>
                )}
            </dl>
        </header>
    );
}
