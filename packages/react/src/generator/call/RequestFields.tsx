import { chatApis } from "@callsheet/inference/providers";
import { isStreamingTask, tasks } from "@callsheet/inference/tasks";
import {
    exampleParametersText,
    type FieldName,
    type GeneratorState,
    inputsKind,
    type OnChange,
    readInputs,
    readParameters,
    unlessExample,
    writeInputs,
    writeParameters,
} from "@callsheet/snippets/query";
import { useCallback, useMemo } from "react";
import { rowsFor } from "../../parts/input-attributes.ts";
import type { FormStrings, GeneratorStrings } from "../../words/en/generator.ts";
import { JsonOrFields } from "../fields/JsonField.tsx";
import { InnerFields } from "../fields/ObjectField.tsx";
import { ParametersFields } from "../fields/ParametersFields.tsx";
import { ValueField } from "../fields/ValueField.tsx";
import { ChoiceField, SwitchField, TextField } from "../form/call-controls.tsx";
import { controlOf, fieldProps, ProblemText } from "../form/Labelled.tsx";
import { canShow, type TaskForm } from "../task-forms/task-form.ts";

type Props = {
    readonly strings: GeneratorStrings;
    readonly state: GeneratorState;
    /** The task's form; undefined while it loads. */
    readonly form: TaskForm | undefined;
    /** The library's error message about the inputs. */
    readonly inputsProblem?: string | undefined;
    /** The library's error message about the parameters. */
    readonly parametersProblem?: string | undefined;
    /** The parameters that change nothing. */
    readonly unusedParameters?: readonly string[] | undefined;
    readonly onChange: OnChange;
};

/** The fields of a call's inputs, parameters, streaming options and billing. */
export function RequestFields(props: Props) {
    const { strings, state } = props;
    const control = (name: FieldName) => controlOf(props, name);
    return (
        <>
            <Inputs {...props} key={`inputs ${state.task.value}`} />
            <Parameters {...props} key={`parameters ${state.task.value}`} />
            {isStreamingTask(tasks[state.task.value]) && (
                <fieldset>
                    <legend>{strings.options}</legend>
                    {state.task.value === "conversational" && (
                        <ChoiceField
                            {...control("api")}
                            label={strings.api}
                            hint={strings.apiHint}
                            groups={[{ choices: chatApis.map((id) => ({ id, name: id })) }]}
                        />
                    )}
                    <SwitchField {...control("stream")} label={strings.streaming} on={state.stream.value} />
                </fieldset>
            )}
            <fieldset>
                <legend>{strings.account}</legend>
                <TextField {...control("bill-to")} label={strings.billTo} hint={strings.billToHint} />
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
        ...fieldProps(state.inputs, strings.problems),
        ...(inputsProblem && { problem: strings.problems.inputs, libraryMessage: inputsProblem }),
    };
    // Reset restores the inputs of this provider's example.
    const ownForm = useMemo(
        () =>
            form && {
                ...form,
                inputs: { ...form.inputs, required: true as const, example: readInputs(task, example) },
            },
        [form, task, example],
    );
    const change = useMemo(
        () => (value: unknown) => onChange("inputs", unlessExample(example, writeInputs(value ?? ""))),
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
        // Plain text and file names need no JSON view.
        return (
            <fieldset>
                <legend>{strings.inputs}</legend>
                {fields}
                <ProblemText id="inputs-wrong" problem={wrong.problem} libraryMessage={wrong.libraryMessage} />
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
            libraryMessage={wrong.libraryMessage}
            strings={strings.form}
            onText={(typed) => onChange("inputs", unlessExample(example, typed))}
        >
            {fields}
        </JsonOrFields>
    );
}

function Parameters({ strings, state, form, parametersProblem, unusedParameters, onChange }: Props) {
    const { text, problem } = state.parameters;
    const task = state.task.value;
    const wrong = {
        ...fieldProps(state.parameters, strings.problems),
        ...(parametersProblem && { problem: strings.problems.parameters, libraryMessage: parametersProblem }),
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
            libraryMessage={wrong.libraryMessage}
            strings={strings.form}
            onText={(typed) => onChange("parameters", unlessExample(exampleParametersText(task), typed))}
        >
            {form && (
                <ParametersFields
                    form={form}
                    value={value}
                    unused={unusedParameters}
                    strings={strings.form}
                    onChange={change}
                />
            )}
        </JsonOrFields>
    );
}

type InputsFieldsProps = {
    readonly form: TaskForm;
    /** The inputs as JSON: a text, the name of a file, an object, or messages. */
    readonly value: unknown;
    readonly strings: FormStrings;
    /** Called with the whole new value. */
    readonly onChange: (value: unknown) => void;
};

/** The fields of a task's inputs. */
function InputsFields({ form: { inputs }, value, strings, onChange }: InputsFieldsProps) {
    const change = useCallback((_name: string, changed: unknown) => onChange(changed), [onChange]);
    const props = { id: "inputs", field: inputs, value, strings, onChange: change };
    // The fieldset around it has a legend already: an ObjectField would repeat it.
    return inputs.kind === "object" && canShow(inputs, value) ? (
        <InnerFields {...props} Field={ValueField} />
    ) : (
        <ValueField {...props} />
    );
}
