import { explanationsIn } from "@callsheet/errors/explanations";
import type { ProviderId } from "@callsheet/inference/providers";
import { Code, TextWithCode } from "@callsheet/react/parts";
import { CodeBlock, verbatim } from "../../frame/components/CodeBlock.tsx";
import type { Language } from "../../languages.ts";
import { errorsPlace, pathOf } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import { errorAnchor } from "../errors/ErrorCatalogue.tsx";
import { hubAddress } from "../models/model-page.ts";
import { FactSheet, onHub, type Section } from "../page-parts.tsx";
import { ExamplePrograms } from "../SnippetPanels.tsx";
import type { ErrorSample } from "./error-samples.ts";
import { ProviderAddress, ProviderModels, ProviderQueue, ProviderTasks } from "./ProviderTasks.tsx";
import { countOfModels, programsAt, providerOf, queuesOf, tasksOf } from "./provider-page.ts";

type Props = { readonly language: Language; readonly id: ProviderId };

/** The sections of a provider's page: its address and key, tasks, queue, models, limits, quirks and errors. */
export function providerSections({ language, id, errors }: Props & ProviderErrorsProps): readonly Section[] {
    const words = strings[language].providerPages;
    const { limits = [], quirks } = strings[language].providers[id];
    const programs = programsAt(id);
    const props = { language, id };
    const contents = {
        address: <ProviderAddress {...props} />,
        code: programs && <ExamplePrograms language={language} programs={programs} />,
        tasks: <ProviderTasks {...props} />,
        queue: <ProviderQueue {...props} />,
        models: <ProviderModels {...props} />,
        ...(limits.length > 0 && { limits: <Paragraphs texts={limits} /> }),
        ...(quirks.length > 0 && { quirks: <Paragraphs texts={quirks} /> }),
        errors: <ProviderErrors language={language} errors={errors} />,
    };
    return Object.entries(contents).map(([slug, content]) => ({
        slug,
        text: words[slug as keyof typeof contents],
        content,
    }));
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
export function ProviderHead({ language, id }: Props) {
    const { sheet, queued, notQueued } = strings[language].providerPages;
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
            <FactSheet
                facts={[
                    [sheet.tasks, tasksOf(id).length],
                    countOfModels(id) > 0 && [sheet.models, countOfModels(id)],
                    [sheet.queue, queuesOf(id).length > 0 ? queued : notQueued],
                    [sheet.key, <Code key="key" text={keyVariable} />],
                    organization !== undefined && onHub(language, hubAddress(organization)),
                ]}
            />
        </header>
    );
}
