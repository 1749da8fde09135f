import { hasOwnModelIds, providers, providersOf } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import { policies } from "@callsheet/snippets";
import { useMemo } from "react";
import type { Strings } from "../i18n/gujarati.ts";
import type { OnChange } from "./changes.ts";
import { ChoiceField, type ChoiceGroup } from "./form/ChoiceField.tsx";
import { SwitchField } from "./form/SwitchField.tsx";
import { shown } from "./form/shown.ts";
import { TextField } from "./form/TextField.tsx";
import { type GeneratorState, hasOwnKey, takesEndpoint } from "./state.ts";
import { taskGroups, tasksIn } from "./task-groups.ts";

type Props = { readonly strings: Strings["generator"]; readonly state: GeneratorState; readonly onChange: OnChange };

/** Which model is called, for what, and through whom. */
export function CallFields({ strings, state, onChange }: Props) {
    const { task, model, provider, direct, policy, endpoint, "provider-model": providerModel } = state;
    const { problems } = strings;
    const tasks = useMemo(() => taskChoices(strings), [strings]);
    const serving = useMemo(() => providerChoices(task.value), [task.value]);
    return (
        <fieldset className="call-fields">
            <legend>{strings.call}</legend>
            <ChoiceField
                name="task"
                label={strings.task}
                {...shown(task, problems)}
                hint={strings.tasks[task.value]}
                groups={tasks}
                onChange={onChange}
            />
            <TextField
                name="model"
                label={strings.model}
                {...shown(model, problems)}
                hint={strings.modelHint}
                onChange={onChange}
            />
            <ChoiceField
                name="provider"
                label={strings.provider}
                {...shown(provider, problems)}
                groups={serving}
                onChange={onChange}
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
            {hasOwnKey(provider.value) && (
                <SwitchField
                    name="direct"
                    label={strings.direct}
                    on={direct.value}
                    problem={shown(direct, problems).problem}
                    onChange={onChange}
                />
            )}
            {provider.value === "auto" && (
                <ChoiceField
                    name="policy"
                    label={strings.policy}
                    {...shown(policy, problems)}
                    groups={[{ choices: policies.map((id) => ({ id, name: strings.policies[id] })) }]}
                    onChange={onChange}
                />
            )}
            {takesEndpoint(provider.value) && (
                <TextField
                    name="endpoint"
                    label={strings.endpoint}
                    {...shown(endpoint, problems)}
                    hint={strings.endpointHint}
                    onChange={onChange}
                />
            )}
        </fieldset>
    );
}

const taskChoices = (strings: Strings["generator"]): ChoiceGroup[] =>
    taskGroups.map((group) => ({
        name: strings.groups[group],
        choices: tasksIn(group).map((id) => ({ id, name: id })),
    }));

const providerChoices = (task: TaskId): ChoiceGroup[] => [
    { choices: providersOf(task).map((id) => ({ id, name: providers[id].name })) },
];
