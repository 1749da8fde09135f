import type { ReactNode } from "react";
import type { Strings } from "../i18n/gujarati.ts";
import { SwitchField } from "./form/SwitchField.tsx";
import { shown } from "./form/shown.ts";
import { TextField } from "./form/TextField.tsx";
import { inputsKind } from "./inputs.ts";
import type { OnChange } from "./query.ts";
import { generates } from "./snippets.ts";
import type { GeneratorState } from "./state.ts";

type Props = {
    readonly strings: Strings["generator"];
    readonly state: GeneratorState;
    /** Why the library could not use the inputs. */
    readonly inputsProblem: string | undefined;
    /** Why the library could not use the parameters. */
    readonly parametersProblem: string | undefined;
    readonly onChange: OnChange;
};

const numbers = [
    { name: "max-tokens", inputMode: "numeric", label: "maxTokens" },
    { name: "temperature", inputMode: "decimal", label: "temperature" },
    { name: "top-p", inputMode: "decimal", label: "topP" },
] as const;

/** How many lines a text is shown in. */
const rowsFor = (text: string) => Math.min(12, text.split("\n").length + 1);

/** A problem, and what the library says of it. */
const inLibrarysWords = (problem: string, said: string | undefined): ReactNode =>
    said && (
        <>
            {problem} <span lang="en">{said}</span>
        </>
    );

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
                    label={strings.inputsKinds[kind]}
                    {...shown(inputs, problems, inLibrarysWords(problems.inputs, inputsProblem))}
                    {...(kind !== "file" && { rows: rowsFor(inputs.text) })}
                    onChange={(text) => onChange({ inputs: text }, "replace")}
                />
                <TextField
                    label={strings.parameters}
                    {...shown(parameters, problems, inLibrarysWords(problems.parameters, parametersProblem))}
                    hint={strings.parametersHint}
                    rows={rowsFor(parameters.text)}
                    onChange={(text) => onChange({ parameters: text }, "replace")}
                />
            </fieldset>
            {generates(state.task.value) && (
                <fieldset>
                    <legend>{strings.options}</legend>
                    <SwitchField
                        label={strings.streaming}
                        on={stream.value}
                        problem={stream.problem && problems[stream.problem]}
                        onChange={(on) => onChange({ stream: on ? "true" : undefined }, "push")}
                    />
                    <div className="numbers">
                        {numbers.map(({ name, inputMode, label }) => (
                            <TextField
                                key={name}
                                label={strings[label]}
                                {...shown(state[name], problems)}
                                inputMode={inputMode}
                                onChange={(typed) => onChange({ [name]: typed || undefined }, "replace")}
                            />
                        ))}
                    </div>
                </fieldset>
            )}
            <fieldset>
                <legend>{strings.account}</legend>
                <TextField
                    label={strings.billTo}
                    {...shown(billTo, problems)}
                    hint={strings.billToHint}
                    onChange={(text) => onChange({ "bill-to": text || undefined }, "replace")}
                />
            </fieldset>
        </>
    );
}
