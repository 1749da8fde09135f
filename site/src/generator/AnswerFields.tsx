import { chatApis } from "@callsheet/inference/providers";
import { isStreamingTask, tasks } from "@callsheet/inference/tasks";
import { useMemo } from "react";
import type { Strings } from "../words/gujarati.ts";
import type { OnChange } from "./changes.ts";
import { InputsFields } from "./fields/InputsFields.tsx";
import { JsonOrFields } from "./fields/JsonOrFields.tsx";
import { ParametersFields } from "./fields/ParametersFields.tsx";
import { ChoiceField } from "./form/ChoiceField.tsx";
import { ProblemText } from "./form/Labelled.tsx";
import { SwitchField } from "./form/SwitchField.tsx";
import { shown } from "./form/shown.ts";
import { TextField } from "./form/TextField.tsx";
import { rowsFor } from "./form/typing.ts";
import {
    exampleParametersText,
    inputsKind,
    readInputs,
    readParameters,
    unless,
    writeInputs,
    writeParameters,
} from "./inputs.ts";
import type { GeneratorState } from "./state.ts";
import type { TaskForm } from "./task-forms/task-form.ts";

type Props = {
    readonly strings: Strings["generator"];
    readonly state: GeneratorState;
    /** The task's form; undefined while it loads. */
    readonly form: TaskForm | undefined;
    /** Why the library could not use the inputs. */
    readonly inputsProblem?: string | undefined;
    /** Why the library could not use the parameters. */
    readonly parametersProblem?: string | undefined;
    readonly onChange: OnChange;
};

/** What the model is given, and how it is to answer. */
export function AnswerFields(props: Props) {
    const { strings, state, onChange } = props;
    const { api, stream, "bill-to": billTo } = state;
    const { problems } = strings;
    return (
        <>
            <Inputs {...props} key={`inputs ${state.task.value}`} />
            <Parameters {...props} key={`parameters ${state.task.value}`} />
            {isStreamingTask(tasks[state.task.value]) && (
                <fieldset>
                    <legend>{strings.options}</legend>
                    {state.task.value === "conversational" && (
                        <ChoiceField
                            name="api"
                            label={strings.api}
                            {...shown(api, problems)}
                            hint={strings.apiHint}
                            groups={[{ choices: chatApis.map((id) => ({ id, name: id })) }]}
                            onChange={onChange}
                        />
                    )}
                    <SwitchField
                        name="stream"
                        label={strings.streaming}
                        on={stream.value}
                        problem={shown(stream, problems).problem}
                        onChange={onChange}
                    />
                </fieldset>
            )}
            <fieldset>
                <legend>{strings.account}</legend>
                <TextField
                    name="bill-to"
                    label={strings.billTo}
                    {...shown(billTo, problems)}
                    hint={strings.billToHint}
                    onChange={onChange}
                />
            </fieldset>
        </>
    );
}

function Inputs({ strings, state, form, inputsProblem, onChange }: Props) {
    const { text: example } = state.example;
    const { text, problem } = state.inputs;
    const task = state.task.value;
    const kind = inputsKind(task);
    const wrong = {
        ...shown(state.inputs, strings.problems),
        ...(inputsProblem && { problem: strings.problems.inputs, said: inputsProblem }),
    };
    // To put a field back is to give what this provider's example has.
    const ownForm = useMemo(
        () =>
            form && {
                ...form,
                inputs: { ...form.inputs, required: true as const, example: readInputs(task, example) },
            },
        [form, task, example],
    );
    const change = useMemo(
        () => (value: unknown) => onChange("inputs", unless(example, writeInputs(value ?? ""))),
        [onChange, example],
    );
    const value = useMemo(() => (kind === "json" ? readInputs(task, text) : text), [kind, task, text]);
    if (!ownForm) {
        return (
            <fieldset>
                <legend>{strings.inputs}</legend>
                <TextField
                    name="inputs"
                    label={strings.inputsKinds[kind]}
                    {...wrong}
                    {...(kind !== "file" && { rows: rowsFor(text, 2) })}
                    onChange={onChange}
                />
            </fieldset>
        );
    }
    const fields = <InputsFields form={ownForm} value={value} strings={strings.form} onChange={change} />;
    if (kind !== "json") {
        // A text is its own JSON, and so is the name of a file.
        return (
            <fieldset>
                <legend>{strings.inputs}</legend>
                {fields}
                <ProblemText id="inputs-wrong" problem={wrong.problem} said={wrong.said} />
            </fieldset>
        );
    }
    return (
        <JsonOrFields
            id="inputs"
            legend={strings.inputs}
            label={strings.inputsKinds.json}
            text={text}
            broken={problem === "json"}
            problem={wrong.problem}
            said={wrong.said}
            strings={strings.form}
            onText={(typed) => onChange("inputs", unless(example, typed))}
        >
            {fields}
        </JsonOrFields>
    );
}

function Parameters({ strings, state, form, parametersProblem, onChange }: Props) {
    const { text, problem } = state.parameters;
    const task = state.task.value;
    const wrong = {
        ...shown(state.parameters, strings.problems),
        ...(parametersProblem && { problem: strings.problems.parameters, said: parametersProblem }),
    };
    const value = useMemo(() => readParameters(text) ?? {}, [text]);
    const change = useMemo(
        () => (changed: Readonly<Record<string, unknown>>) => onChange("parameters", writeParameters(task, changed)),
        [onChange, task],
    );
    return (
        <JsonOrFields
            id="parameters"
            legend={strings.form.parameters}
            label={strings.parameters}
            text={text}
            broken={problem === "json" || form === undefined}
            problem={wrong.problem}
            said={wrong.said}
            strings={strings.form}
            onText={(typed) => onChange("parameters", unless(exampleParametersText(task), typed))}
        >
            {form && <ParametersFields form={form} value={value} strings={strings.form} onChange={change} />}
        </JsonOrFields>
    );
}
