import { hasOwnModelIds, providers, providersOf } from "@callsheet/inference";
import { policies } from "@callsheet/snippets";
import type { Strings } from "../i18n/gujarati.ts";
import { ChoiceField } from "./form/ChoiceField.tsx";
import { SwitchField } from "./form/SwitchField.tsx";
import { shown } from "./form/shown.ts";
import { TextField } from "./form/TextField.tsx";
import type { OnChange } from "./query.ts";
import { changesForProvider, changesForTask, type GeneratorState, hasOwnKey, takesEndpoint } from "./state.ts";
import { taskGroups, tasksIn } from "./task-groups.ts";

type Props = { readonly strings: Strings["generator"]; readonly state: GeneratorState; readonly onChange: OnChange };

/** Which model is called, for what, and through whom. */
export function CallFields({ strings, state, onChange }: Props) {
    const { task, model, provider, direct, policy, endpoint, "provider-model": providerModel } = state;
    const { problems } = strings;
    return (
        <fieldset className="call-fields">
            <legend>{strings.call}</legend>
            <ChoiceField
                label={strings.task}
                {...shown(task, problems)}
                hint={strings.tasks[task.value]}
                groups={taskGroups.map((group) => ({
                    name: strings.groups[group],
                    choices: tasksIn(group).map((id) => ({ id, name: id })),
                }))}
                onChange={(text) => onChange(changesForTask(state, text), "push")}
            />
            <TextField
                label={strings.model}
                {...shown(model, problems)}
                hint={strings.modelHint}
                onChange={(text) => onChange({ model: text, "provider-model": undefined }, "replace")}
            />
            <ChoiceField
                label={strings.provider}
                {...shown(provider, problems)}
                groups={[{ choices: providersOf(task.value).map((id) => ({ id, name: providers[id].name })) }]}
                onChange={(text) => onChange(changesForProvider(text), "push")}
            />
            {hasOwnModelIds(provider.value) && (
                <TextField
                    label={strings.providerModel}
                    {...shown(providerModel, problems)}
                    hint={strings.providerModelHint}
                    onChange={(text) => onChange({ "provider-model": text || undefined }, "replace")}
                />
            )}
            {hasOwnKey(provider.value) && (
                <SwitchField
                    label={strings.direct}
                    on={direct.value}
                    problem={direct.problem && problems[direct.problem]}
                    onChange={(on) => onChange({ direct: on ? "true" : undefined }, "push")}
                />
            )}
            {provider.value === "auto" && (
                <ChoiceField
                    label={strings.policy}
                    {...shown(policy, problems)}
                    groups={[{ choices: policies.map((id) => ({ id, name: strings.policies[id] })) }]}
                    onChange={(text) => onChange({ policy: text === policies[0] ? undefined : text }, "push")}
                />
            )}
            {takesEndpoint(provider.value) && (
                <TextField
                    label={strings.endpoint}
                    {...shown(endpoint, problems)}
                    hint={strings.endpointHint}
                    onChange={(text) => onChange({ endpoint: text || undefined }, "replace")}
                />
            )}
        </fieldset>
    );
}
