import { hasOwnModelIds, providers, providersOf } from "@callsheet/inference";
import { policies } from "@callsheet/snippets";
import type { Strings } from "../i18n/gujarati.ts";
import { ChoiceField } from "./form/ChoiceField.tsx";
import { SwitchField } from "./form/SwitchField.tsx";
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
                text={task.text}
                hint={strings.tasks[task.value]}
                groups={taskGroups.map((group) => ({
                    name: strings.groups[group],
                    choices: tasksIn(group).map((id) => ({ id, name: id })),
                }))}
                problem={task.problem && problems[task.problem]}
                onChange={(text) => onChange(changesForTask(state, text), "push")}
            />
            <TextField
                label={strings.model}
                text={model.text}
                hint={strings.modelHint}
                problem={model.problem && problems[model.problem]}
                onChange={(text) => onChange({ model: text, "provider-model": undefined }, "replace")}
            />
            <ChoiceField
                label={strings.provider}
                text={provider.text}
                groups={[{ choices: providersOf(task.value).map((id) => ({ id, name: providers[id].name })) }]}
                problem={provider.problem && problems[provider.problem]}
                onChange={(text) => onChange(changesForProvider(text), "push")}
            />
            {hasOwnModelIds(provider.value) && (
                <TextField
                    label={strings.providerModel}
                    text={providerModel.text}
                    hint={strings.providerModelHint}
                    problem={providerModel.problem && problems[providerModel.problem]}
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
                    text={policy.text}
                    groups={[{ choices: policies.map((id) => ({ id, name: strings.policies[id] })) }]}
                    problem={policy.problem && problems[policy.problem]}
                    onChange={(text) => onChange({ policy: text === policies[0] ? undefined : text }, "push")}
                />
            )}
            {takesEndpoint(provider.value) && (
                <TextField
                    label={strings.endpoint}
                    text={endpoint.text}
                    hint={strings.endpointHint}
                    problem={endpoint.problem && problems[endpoint.problem]}
                    onChange={(text) => onChange({ endpoint: text || undefined }, "replace")}
                />
            )}
        </fieldset>
    );
}
