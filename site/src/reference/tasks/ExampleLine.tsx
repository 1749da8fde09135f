import { modelOf } from "@callsheet/catalogue";
import type { ReactNode } from "react";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import type { Language } from "../../languages.ts";
import { renderList } from "../../render-list.tsx";
import { modelPlace, pathOf, providerPlace } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import type { Programs } from "../programs.ts";

type Props = {
    readonly language: Language;
    readonly programs: Programs;
    /** Whether the line is on the model's own page, which then needs no link to itself. Default: false. */
    readonly isOfModel?: boolean;
};

/** The model and provider that the programs call. */
export function ExampleLine({
    language,
    programs: { model, provider, providerName, programs },
    isOfModel = false,
}: Props) {
    if (programs.length === 0) return null;
    const name = <span {...verbatim}>{model}</span>;
    return (
        <p>
            <Filled
                text={strings[language].reference.example}
                values={{
                    // A model that is not in the catalogue has no page.
                    model:
                        modelOf(model) && !isOfModel ? <a href={pathOf(language, modelPlace(model))}>{name}</a> : name,
                    provider: (
                        <a href={pathOf(language, providerPlace(provider))} {...verbatim}>
                            {providerName}
                        </a>
                    ),
                }}
            />
        </p>
    );
}

type FilledProps = { readonly text: string; readonly values: Readonly<Record<string, ReactNode>> };

/** A text in which each `{name}` is replaced by a node, such as a link. */
const Filled = ({ text, values }: FilledProps) =>
    renderList(text.split(/\{(\w+)\}/), (part, index) => (index % 2 === 1 ? values[part] : part));
