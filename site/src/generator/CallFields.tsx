import type { CatalogueModel } from "@callsheet/catalogue/search";
import { mappingAt } from "@callsheet/catalogue/search";
import { hasOwnModelIds } from "@callsheet/inference/providers";
import { policies } from "@callsheet/snippets";
import { useMemo } from "react";
import { taskGroups, tasksIn } from "../frame/map/task-groups.ts";
import type { Language } from "../languages.ts";
import type { Strings } from "../words/gujarati.ts";
import { dateIn, fill } from "../words/words.ts";
import { AskHub } from "./AskHub.tsx";
import type { OnChange } from "./changes.ts";
import { ChoiceField, type ChoiceGroup } from "./form/ChoiceField.tsx";
import { SwitchField } from "./form/SwitchField.tsx";
import { shown } from "./form/shown.ts";
import { TextField } from "./form/TextField.tsx";
import type { KnownModels } from "./known-models.ts";
import { ModelField } from "./ModelField.tsx";
import { providerChoices } from "./provider-choices.ts";
import { type GeneratorState, hasOwnKey } from "./state.ts";

type Props = {
    readonly language: Language;
    readonly strings: Strings["generator"];
    readonly state: GeneratorState;
    readonly models: KnownModels;
    /** What is known of the state's model. */
    readonly known: CatalogueModel | undefined;
    /** Whether the provider takes weights beside the model. */
    readonly takesAdapter: boolean;
    readonly onFocusModel: () => void;
    readonly onChange: OnChange;
    readonly onChoose: OnChange;
};

/** Which model is called, for what, and through whom. */
export function CallFields(props: Props) {
    const { language, strings, state, models, known, takesAdapter, onFocusModel, onChange, onChoose } = props;
    const {
        task,
        model,
        provider,
        direct,
        policy,
        endpoint,
        keyless,
        adapter,
        "provider-model": providerModel,
    } = state;
    const { problems } = strings;
    const tasks = useMemo(() => taskChoices(strings), [strings]);
    const serving = useMemo(() => providerChoices(strings, task.value, known), [strings, task.value, known]);
    const mapping = known && mappingAt(known, provider.value, task.value);
    const listed = listedText(language, strings, models, known, mapping);
    // Known to be one it cannot do without the weights; else nobody but the reader knows.
    const isAdapter = mapping?.adapter !== undefined;
    const adapterField = (isAdapter || takesAdapter) && (
        <TextField
            name="adapter"
            label={strings.adapter}
            {...shown(adapter, problems)}
            {...(adapter.value === "" && { problem: problems.adapter })}
            hint={isAdapter ? strings.adapterHint : strings.adapterIfAny}
            onChange={onChange}
        />
    );
    return (
        <fieldset className="call-fields">
            <legend>{strings.call}</legend>
            <ModelField
                strings={strings}
                {...shown(model, problems)}
                models={models}
                onFocus={onFocusModel}
                onChange={onChange}
                onChoose={onChoose}
            />
            <ChoiceField
                name="task"
                label={strings.task}
                {...shown(task, problems)}
                hint={strings.tasks[task.value]}
                groups={tasks}
                onChange={onChange}
            />
            <ChoiceField
                name="provider"
                label={strings.provider}
                {...shown(provider, problems)}
                hint={listed}
                groups={serving}
                onChange={onChange}
            />
            <AskHub
                key={model.value}
                strings={strings}
                id={model.value}
                models={models}
                date={dateIn(language, models.asOf)}
            />
            {hasOwnModelIds(provider.value) && (
                <TextField
                    name="provider-model"
                    label={strings.providerModel}
                    {...shown(providerModel, problems)}
                    hint={strings.providerModelHint}
                    onChange={onChange}
                />
            )}
            {isAdapter && adapterField}
            {provider.value === "auto" && (
                <ChoiceField
                    name="policy"
                    label={strings.policy}
                    {...shown(policy, problems)}
                    groups={[{ choices: policies.map((id) => ({ id, name: strings.policies[id] })) }]}
                    onChange={onChange}
                />
            )}
            <details className="more" open={direct.text !== "false" || endpoint.text !== ""}>
                <summary>{strings.more}</summary>
                {!isAdapter && adapterField}
                {hasOwnKey(provider.value) && (
                    <SwitchField
                        name="direct"
                        label={strings.direct}
                        on={direct.value}
                        problem={shown(direct, problems).problem}
                        onChange={onChange}
                    />
                )}
                <TextField
                    name="endpoint"
                    label={strings.endpoint}
                    {...shown(endpoint, problems)}
                    hint={strings.endpointHint}
                    onChange={onChange}
                />
                {endpoint.value !== undefined && (
                    <SwitchField
                        name="keyless"
                        label={strings.keyless}
                        on={keyless.value}
                        problem={shown(keyless, problems).problem}
                        onChange={onChange}
                    />
                )}
            </details>
        </fieldset>
    );
}

/** What is known of who serves the model, and since when. */
function listedText(
    language: Language,
    strings: Strings["generator"],
    models: KnownModels,
    known: CatalogueModel | undefined,
    mapping: ReturnType<typeof mappingAt>,
): string {
    const date = dateIn(language, mapping?.lastListed ?? models.asOf);
    if (!known) return fill(strings.unknownModel, { date });
    if (!mapping) return fill(strings.unlisted, { date });
    return mapping.lastListed === undefined ? strings.listedNow : fill(strings.listed, { date });
}

const taskChoices = (strings: Strings["generator"]): ChoiceGroup[] =>
    taskGroups.map((group) => ({
        name: strings.groups[group],
        choices: tasksIn(group).map((id) => ({ id, name: id })),
    }));
