import {
    type CatalogueModel,
    isStale,
    mappingAt,
    nearModels,
    providersOf as providersOfModel,
    search,
} from "@callsheet/catalogue/search";
import { hasOwnModelIds, type ProviderId, providers, providersOf } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import { policies } from "@callsheet/snippets";
import { type FieldName, type GeneratorState, hasOwnKey, type OnChange } from "@callsheet/snippets/query";
import { memo, useMemo } from "react";
import { Combobox, type Option } from "../../parts/Combobox.tsx";
import type { GeneratorStrings } from "../../words/en/generator.ts";
import { dateIn, fill } from "../../words/format.ts";
import { useAppearance } from "../appearance.ts";
import { ChoiceField, type ChoiceGroup, SwitchField, TextField } from "../form/call-controls.tsx";
import { controlOf, fieldProps, Labelled, type Wrong } from "../form/Labelled.tsx";
import type { KnownModels } from "../state/known-models.ts";
import { taskGroups, tasksIn } from "../task-forms/task-groups.ts";
import { AskHub } from "./AskHub.tsx";

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
    const { task, model, provider, direct, endpoint, keyless, adapter } = state;
    const { part } = useAppearance();
    const { problems } = strings;
    const control = (name: FieldName) => controlOf(props, name);
    const tasks = useMemo(() => taskChoices(strings), [strings]);
    const serving = useMemo(
        () => providerChoices(strings, task.value, known, models.asOf),
        [strings, task.value, known, models.asOf],
    );
    const mapping = known && mappingAt(known, provider.value, task.value);
    const near = useMemo(() => (known ? [] : nearModels(models.models, model.value)), [known, models, model.value]);
    const listing =
        endpoint.value === undefined
            ? listedText(strings, models, known, mapping, near)
            : fill(strings.ownServerCalled, { endpoint: endpoint.value });
    // A known adapter requires its weights. For other models, only the reader knows whether there are any.
    const isAdapter = mapping?.adapter !== undefined;
    const adapterField = (isAdapter || takesAdapter) && (
        <TextField
            {...control("adapter")}
            label={strings.adapter}
            {...(adapter.value === "" && { problem: problems.adapter })}
            hint={isAdapter ? strings.adapterHint : strings.adapterIfAny}
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
            <ChoiceField {...control("task")} label={strings.task} hint={strings.tasks[task.value]} groups={tasks} />
            <ChoiceField {...control("provider")} label={strings.provider} hint={listing} groups={serving} />
            <AskHub
                key={model.value}
                strings={strings}
                id={model.value}
                models={models}
                onModel={onModel}
                date={dateIn(strings.lang, models.asOf)}
                provider={provider.value}
                onChange={onChange}
            />
            {hasOwnModelIds(provider.value) && (
                <TextField
                    {...control("provider-model")}
                    label={strings.providerModel}
                    hint={strings.providerModelHint}
                />
            )}
            {isAdapter && adapterField}
            {provider.value === "auto" && (
                <ChoiceField
                    {...control("policy")}
                    label={strings.policy}
                    groups={[{ choices: policies.map((id) => ({ id, name: strings.policies[id] })) }]}
                />
            )}
            <details className={part("more")} open={direct.text !== "false" || endpoint.text !== ""}>
                <summary>{strings.more}</summary>
                {!isAdapter && adapterField}
                {hasOwnKey(provider.value) && (
                    <SwitchField {...control("direct")} label={strings.direct} on={direct.value} />
                )}
                <TextField {...control("endpoint")} label={strings.endpoint} hint={strings.endpointHint} />
                {endpoint.value !== undefined && (
                    <SwitchField {...control("keyless")} label={strings.keyless} on={keyless.value} />
                )}
            </details>
        </fieldset>
    );
}

/**
 * A hint that says whether the provider is known to serve the model, and as of which date.
 *
 * @param near the models that an unknown one may stand for
 */
function listedText(
    strings: GeneratorStrings,
    models: KnownModels,
    known: CatalogueModel | undefined,
    mapping: ReturnType<typeof mappingAt>,
    near: readonly string[],
): string {
    const date = dateIn(strings.lang, mapping?.lastListed ?? models.asOf);
    if (!known) {
        const hint = near.length > 0 ? ` ${fill(strings.didYouMean, { models: near.join(", ") })}` : "";
        return fill(strings.unknownModel, { date }) + hint;
    }
    if (!mapping) return fill(strings.unlisted, { date });
    if (isStale(mapping, models.asOf)) return fill(strings.listedLongAgo, { date });
    return mapping.lastListed === undefined ? strings.listedNow : fill(strings.listed, { date });
}

const taskChoices = (strings: GeneratorStrings): ChoiceGroup[] =>
    taskGroups.map((group) => ({
        name: strings.groups[group],
        choices: tasksIn(group).map((id) => ({ id, name: id })),
    }));

/** The providers that serve the model, then those that did months ago, then all others that support the task. */
function providerChoices(
    strings: GeneratorStrings,
    task: TaskId,
    model: CatalogueModel | undefined,
    today: string,
): ChoiceGroup[] {
    const able = providersOf(task);
    const serving = model ? providersOfModel(model, task).filter((id) => able.includes(id)) : [];
    const groupOf = (id: ProviderId) => {
        if (!serving.some((one) => one === id)) return serving.length > 0 ? strings.notListed : undefined;
        return isStale((model && mappingAt(model, id, task)) ?? {}, today) ? strings.stale : strings.serving;
    };
    const groups = Map.groupBy([...new Set([...serving, ...able])], groupOf);
    return [...groups].map(([name, ids]) => ({
        ...(name && { name }),
        choices: ids.map((id) => ({ id, name: providers[id].name })),
    }));
}

type ModelFieldProps = Wrong & {
    readonly strings: GeneratorStrings;
    readonly text: string;
    readonly models: KnownModels;
    /** Loads the whole catalogue. */
    readonly onFocus: () => void;
    readonly onChange: OnChange;
    readonly onChoose: OnChange;
};

/** Typing another letter is quicker than scanning a longer list. */
const maxOptions = 40;

/** The model: from the catalogue, or any other id. */
const ModelField = memo(({ strings, text, models, onFocus, onChange, onChoose, ...wrong }: ModelFieldProps) => {
    const isLoading = models.extent === "start";
    // The few models of the start would be offered for names of others that are still on their way.
    const optionsFor = (typed: string): Option[] =>
        isLoading
            ? []
            : search(models.models, typed)
                  .slice(0, maxOptions)
                  .map((model) => ({ text: model.id, note: noteOf(model) }));
    return (
        <Labelled id="model" label={strings.model} hint={strings.modelHint} {...wrong}>
            {(control) => (
                <Combobox
                    {...control}
                    text={text}
                    listName={strings.models}
                    count={(found) =>
                        isLoading
                            ? ""
                            : fill(strings.modelsFound, {
                                  count: found < maxOptions ? String(found) : `${maxOptions}+`,
                              })
                    }
                    optionsFor={optionsFor}
                    onFocus={onFocus}
                    onType={(typed) => {
                        // A field that had the focus before the script ran gets no event of it.
                        onFocus();
                        onChange("model", typed);
                    }}
                    onChoose={(chosen) => onChoose("model", chosen)}
                />
            )}
        </Labelled>
    );
});

const noteOf = ({ task, mappings }: CatalogueModel): string => {
    const providers = new Set(mappings.map(({ provider }) => provider));
    return [task, [...providers].join(", ")].filter(Boolean).join(" · ");
};
