import type { CatalogueModel } from "@callsheet/catalogue";
import { providers } from "@callsheet/inference/providers";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import type { Language } from "../../languages.ts";
import { modelPlace, pathOf } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import { partsOf } from "./model-page.ts";

type Props = {
    readonly language: Language;
    readonly models: readonly CatalogueModel[];
    /** Whether the rows can be filtered: see `frame/behaviours/filter.ts`. Default: false. */
    readonly filtered?: boolean;
};

/** Models, each with its providers. */
export const ModelList = ({ language, models, filtered = false }: Props) => (
    <ul className="model-list">
        {models.map((model) => (
            <ModelRow key={model.id} language={language} model={model} filtered={filtered} />
        ))}
    </ul>
);

type RowProps = Omit<Props, "models"> & { readonly model: CatalogueModel };

function ModelRow({ language, model: { id, task, mappings }, filtered }: RowProps) {
    const { owner, name } = partsOf(id);
    const serving = [...new Set(mappings.map(({ provider }) => provider))];
    const data = {
        "data-row": "",
        "data-task": [...new Set([task, ...mappings.map((mapping) => mapping.task)])].join(" "),
        "data-provider": serving.join(" "),
    };
    return (
        <li {...(filtered && data)}>
            <a href={pathOf(language, modelPlace(id))} {...verbatim}>
                {owner}
                <b>{name}</b>
            </a>
            {serving.length > 0 ? (
                <span {...verbatim}>{serving.map((provider) => providers[provider].name).join(", ")}</span>
            ) : (
                <span>{strings[language].reference.ofModels.index.nobody}</span>
            )}
        </li>
    );
}
