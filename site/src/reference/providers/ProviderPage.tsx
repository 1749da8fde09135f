import type { ProviderId } from "@callsheet/inference/providers";
import { TextWithCode } from "@callsheet/react/parts";
import type { ReactNode } from "react";
import { Heading } from "../../frame/components/Heading.tsx";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { GeneratorLink } from "../GeneratorLink.tsx";
import { SnippetPanels } from "../SnippetPanels.tsx";
import { ExampleLine } from "../tasks/ExampleLine.tsx";
import type { ErrorSample } from "./error-samples.ts";
import { ProviderAddress } from "./ProviderAddress.tsx";
import { ProviderErrors } from "./ProviderErrors.tsx";
import { ProviderHead } from "./ProviderHead.tsx";
import { ProviderModels } from "./ProviderModels.tsx";
import { ProviderQueue } from "./ProviderQueue.tsx";
import { ProviderTasks } from "./ProviderTasks.tsx";
import { programsAt } from "./provider-page.ts";

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
                        <Heading level={2} id={part}>
                            {strings[language].providerPages[part]}
                        </Heading>
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
