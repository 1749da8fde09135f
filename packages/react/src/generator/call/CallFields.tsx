import { type CatalogueModel, mappingAt } from "@callsheet/catalogue/search";
import { hasOwnModelIds } from "@callsheet/inference/providers";
import { policies } from "@callsheet/snippets";
import { type GeneratorState, hasOwnKey, type OnChange } from "@callsheet/snippets/query";
import { useMemo } from "react";
import type { GeneratorStrings } from "../../words/en/generator.ts";
import { dateIn, fill } from "../../words/format.ts";
import { useAppearance } from "../appearance.ts";
import { ChoiceField, type ChoiceGroup } from "../form/ChoiceField.tsx";
import { fieldProps } from "../form/field-props.ts";
import { SwitchField } from "../form/SwitchField.tsx";
import { TextField } from "../form/TextField.tsx";
import type { KnownModels } from "../state/known-models.ts";
import { taskGroups, tasksIn } from "../task-forms/task-groups.ts";
import { AskHub } from "./AskHub.tsx";
import { ModelField } from "./ModelField.tsx";
import { providerChoices } from "./provider-choices.ts";

type Props = {
    readonly strings: GeneratorStrings;
    readonly state: GeneratorState;
    readonly models: KnownModels;
    /** Called with the Hub's entry for the selected model. */
    readonly onModel: (model: CatalogueModel) => void;
    /** The catalogue's entry for the selected model. */
    readonly known: CatalogueModel | undefined;
    /** Whether the provider accepts adapter weights in addition to the model. */
    readonly takesAdapter: boolean;
    readonly onFocusModel: () => void;
    readonly onChange: OnChange;
    readonly onChoose: OnChange;
};

/** The fields of the model, its task and the provider. */
export function CallFields(props: Props) {
    const { strings, state, models, onModel, known, takesAdapter, onFocusModel, onChange, onChoose } = props;
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
    const { part } = useAppearance();
    const { problems } = strings;
    const tasks = useMemo(() => taskChoices(strings), [strings]);
    const serving = useMemo(() => providerChoices(strings, task.value, known), [strings, task.value, known]);
    const mapping = known && mappingAt(known, provider.value, task.value);
    const listed = listedText(strings, models, known, mapping);
    // A known adapter requires its weights. For other models, only the reader knows whether there are any.
    const isAdapter = mapping?.adapter !== undefined;
    const adapterField = (isAdapter || takesAdapter) && (
        <TextField
            name="adapter"
            label={strings.adapter}
            {...fieldProps(adapter, problems)}
            {...(adapter.value === "" && { problem: problems.adapter })}
            hint={isAdapter ? strings.adapterHint : strings.adapterIfAny}
            onChange={onChange}
        />
    );
    return (
        <fieldset>
            <legend>{strings.call}</legend>
            <ModelField
                strings={strings}
                {...fieldProps(model, problems)}
                models={models}
                onFocus={onFocusModel}
                onChange={onChange}
                onChoose={onChoose}
            />
            <ChoiceField
                name="task"
                label={strings.task}
                {...fieldProps(task, problems)}
                hint={strings.tasks[task.value]}
                groups={tasks}
                onChange={onChange}
            />
            <ChoiceField
                name="provider"
                label={strings.provider}
                {...fieldProps(provider, problems)}
                hint={listed}
                groups={serving}
                onChange={onChange}
            />
            <AskHub
                key={model.value}
                strings={strings}
                id={model.value}
                models={models}
                onModel={onModel}
                date={dateIn(strings.lang, models.asOf)}
            />
            {hasOwnModelIds(provider.value) && (
                <TextField
                    name="provider-model"
                    label={strings.providerModel}
                    {...fieldProps(providerModel, problems)}
                    hint={strings.providerModelHint}
                    onChange={onChange}
                />
            )}
            {isAdapter && adapterField}
            {provider.value === "auto" && (
                <ChoiceField
                    name="policy"
                    label={strings.policy}
                    {...fieldProps(policy, problems)}
                    groups={[{ choices: policies.map((id) => ({ id, name: strings.policies[id] })) }]}
                    onChange={onChange}
                />
            )}
            <details className={part("more")} open={direct.text !== "false" || endpoint.text !== ""}>
                <summary>{strings.more}</summary>
                {!isAdapter && adapterField}
                {hasOwnKey(provider.value) && (
                    <SwitchField
                        name="direct"
                        label={strings.direct}
                        on={direct.value}
                        problem={fieldProps(direct, problems).problem}
                        onChange={onChange}
                    />
                )}
                <TextField
                    name="endpoint"
                    label={strings.endpoint}
                    {...fieldProps(endpoint, problems)}
                    hint={strings.endpointHint}
                    onChange={onChange}
                />
                {endpoint.value !== undefined && (
                    <SwitchField
                        name="keyless"
                        label={strings.keyless}
                        on={keyless.value}
                        problem={fieldProps(keyless, problems).problem}
                        onChange={onChange}
                    />
                )}
            </details>
        </fieldset>
    );
}

/** A hint that says whether the provider is known to serve the model, and as of which date. */
function listedText(
    strings: GeneratorStrings,
    models: KnownModels,
    known: CatalogueModel | undefined,
    mapping: ReturnType<typeof mappingAt>,
): string {
    const date = dateIn(strings.lang, mapping?.lastListed ?? models.asOf);
    if (!known) return fill(strings.unknownModel, { date });
    if (!mapping) return fill(strings.unlisted, { date });
    return mapping.lastListed === undefined ? strings.listedNow : fill(strings.listed, { date });
}

const taskChoices = (strings: GeneratorStrings): ChoiceGroup[] =>
    taskGroups.map((group) => ({
        name: strings.groups[group],
        choices: tasksIn(group).map((id) => ({ id, name: id })),
    }));
