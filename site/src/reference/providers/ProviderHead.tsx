import type { ProviderId } from "@callsheet/inference/providers";
import { Code, TextWithCode } from "@callsheet/react/parts";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { hubAddress } from "../models/model-page.ts";
import { countOfModels, providerOf, queuesOf, tasksOf } from "./provider-page.ts";

type Props = { readonly language: Language; readonly id: ProviderId };

/** The provider's name, a description and the key facts. */
export function ProviderHead({ language, id }: Props) {
    const { sheet, queued, notQueued, onHub } = strings[language].providerPages;
    const { name, keyVariable, organization } = providerOf(id);
    return (
        <header className="task-head">
            <h1 lang="en" translate="no">
                {name}
            </h1>
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
