import type { Strings } from "../i18n/gujarati.ts";
import type { OnChange } from "./changes.ts";
import { SwitchField } from "./form/SwitchField.tsx";
import { shown } from "./form/shown.ts";
import { TextField } from "./form/TextField.tsx";
import { inputsKind } from "./inputs.ts";
import { generates } from "./snippets.ts";
import type { GeneratorState } from "./state.ts";

type Props = {
    readonly strings: Strings["generator"];
    readonly state: GeneratorState;
    /** Why the library could not use the inputs. */
    readonly inputsProblem?: string | undefined;
    /** Why the library could not use the parameters. */
    readonly parametersProblem?: string | undefined;
    readonly onChange: OnChange;
};

/** How many lines a text is shown in. */
const rowsFor = (text: string) => Math.min(12, text.split("\n").length + 1);

/** What the model is given, and how it is to answer. */
export function AnswerFields({ strings, state, inputsProblem, parametersProblem, onChange }: Props) {
    const { stream, inputs, parameters, "bill-to": billTo } = state;
    const { problems } = strings;
    const kind = inputsKind(state.task.value);
    return (
        <>
            <fieldset>
                <legend>{strings.inputs}</legend>
                <TextField
                    name="inputs"
                    label={strings.inputsKinds[kind]}
                    {...shown(inputs, problems)}
                    {...(inputsProblem && { problem: problems.inputs, said: inputsProblem })}
                    {...(kind !== "file" && { rows: rowsFor(inputs.text) })}
                    onChange={onChange}
                />
                <TextField
                    name="parameters"
                    label={strings.parameters}
                    {...shown(parameters, problems)}
                    {...(parametersProblem && { problem: problems.parameters, said: parametersProblem })}
                    hint={strings.parametersHint}
                    rows={rowsFor(parameters.text)}
                    onChange={onChange}
                />
            </fieldset>
            {generates(state.task.value) && (
                <fieldset>
                    <legend>{strings.options}</legend>
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
