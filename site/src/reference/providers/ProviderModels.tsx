import { catalogue } from "@callsheet/catalogue";
import { hasOwnModelIds, type ProviderId } from "@callsheet/inference/providers";
import { Code } from "@callsheet/react/parts";
import type { Language } from "../../languages.ts";
import { modelPlace, pathOf } from "../../routes.ts";
import { dateIn, fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { partsOf } from "../models/model-page.ts";
import { modelsOf, type Served } from "./provider-page.ts";

type Props = { readonly language: Language; readonly id: ProviderId };

/** Lists with more models than this are folded. */
const mostOpen = 16;

/** The models of the catalogue that a provider serves, by task. */
export function ProviderModels({ language, id }: Props) {
    const words = strings[language].providerPages;
    if (id === "auto") return <p>{words.autoModels}</p>;
    const byTask = [...modelsOf(id)];
    if (byTask.length === 0) return <p>{words.noModels}</p>;
    const count = byTask.flatMap(([, models]) => models).length;
    return (
        <>
            <p>
                {fill(hasOwnModelIds(id) ? words.modelsText : words.sameIds, {
                    date: dateIn(language, catalogue.asOf),
                })}
            </p>
            <div className="provider-models">
                {byTask.map(([task, models], index) => (
                    <details key={task} open={count <= mostOpen || (index === 0 && models.length <= mostOpen)}>
                        <summary>
                            <span className="provider-task">{strings[language].tasks[task].name}</span>
                            <span className="provider-count">{models.length}</span>
                        </summary>
                        <ul>
                            {models.map((model) => (
                                <ServedModel
                                    key={`${model.model} ${model.providerId}`}
                                    language={language}
                                    {...model}
                                />
                            ))}
                        </ul>
                    </details>
                ))}
            </div>
        </>
    );
}

function ServedModel({ language, model, providerId }: Served & { readonly language: Language }) {
    const { owner, name } = partsOf(model);
    return (
        <li>
            <a href={pathOf(language, modelPlace(model))} lang="en" translate="no">
                {owner}
                <b>{name}</b>
            </a>
            {providerId !== model && <Code text={providerId} />}
        </li>
    );
}
