import { useRef, useState } from "react";
import { isText } from "../../json-values.ts";
import { fill } from "../../words/words.ts";
import { typing } from "../form/typing.ts";
import { partAtCommas, readChip, writeChip } from "../task-forms/chip-text.ts";
import { Framed } from "./Framed.tsx";
import { Said } from "./Said.tsx";
import type { ValueFieldProps } from "./value-field-props.ts";

/** A list of texts, each with a button that takes it away; what is typed becomes one of them. */
export function ChipsField(props: ValueFieldProps) {
    const { field, value, strings, onChange } = props;
    const texts: readonly string[] = isText(value) ? [value] : Array.isArray(value) ? value : [];
    const [typed, setTyped] = useState("");
    const [said, setSaid] = useState("");
    const input = useRef<HTMLInputElement>(null);
    const put = (list: readonly string[]) =>
        onChange(field.name, list.length === 0 && !field.required ? undefined : list);
    const add = (more: readonly string[], rest = "") => {
        setTyped(rest);
        if (more.length === 0) return;
        put([...texts, ...more]);
        setSaid(fill(strings.added, { name: more.join(", ") }));
    };
    const addTyped = () => add(typed.trim() === "" ? [] : [readChip(typed.trim())]);
    const remove = (place: number) => {
        const name = texts[place] ?? "";
        put(texts.toSpliced(place, 1));
        setSaid(fill(strings.removed, { name }));
        input.current?.focus();
    };
    return (
        <Framed {...props} more={field.short ? strings.chipsHint : strings.textsHint}>
            {(control) => (
                <div className={field.short ? "chips" : "chips long"}>
                    {texts.length > 0 && (
                        <ul>
                            {texts.map((text, place) => (
                                // biome-ignore lint/suspicious/noArrayIndexKey: a text may stand there twice
                                <li key={place}>
                                    <span>{writeChip(text)}</span>
                                    <button
                                        type="button"
                                        aria-label={`${strings.remove}: ${text}`}
                                        onClick={() => remove(place)}
                                    >
                                        ×
                                    </button>
                                </li>
                            ))}
                        </ul>
                    )}
                    <input
                        {...control}
                        {...typing}
                        ref={input}
                        type="text"
                        enterKeyHint="done"
                        value={typed}
                        onChange={({ target }) => {
                            const { done, rest } = field.short
                                ? partAtCommas(target.value)
                                : { done: [], rest: target.value };
                            add(done, rest);
                        }}
                        onKeyDown={(event) => {
                            if (event.key === "Enter") addTyped();
                            if (event.key === "Backspace" && typed === "" && texts.length > 0) {
                                remove(texts.length - 1);
                            }
                        }}
                        onBlur={addTyped}
                    />
                    <Said text={said} />
                </div>
            )}
        </Framed>
    );
}
