import { hasOwnModelIds, providers, providersOf } from "@callsheet/inference";
import type { Strings } from "../i18n/gujarati.ts";
import { ChoiceField } from "./form/ChoiceField.tsx";
import { SwitchField } from "./form/SwitchField.tsx";
import { TextField } from "./form/TextField.tsx";
import type { OnChange } from "./query.ts";
import { changesForTask, type GeneratorState, hasOwnKey } from "./state.ts";
import { taskGroups, tasksIn } from "./task-groups.ts";

type Props = { readonly strings: Strings["generator"]; readonly state: GeneratorState; readonly onChange: OnChange };

/** Which model is called, for what, and through whom. */
export function CallFields({ strings, state, onChange }: Props) {
    const { task, model, provider, direct, "provider-model": providerModel } = state;
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
                onChange={(text) =>
                    onChange({ provider: text, "provider-model": undefined, direct: undefined }, "push")
                }
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
        </fieldset>
    );
}
