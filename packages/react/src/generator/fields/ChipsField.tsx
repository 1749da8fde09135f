import { isText } from "@callsheet/snippets/query";
import { useRef, useState } from "react";
import { plainTextInput } from "../../parts/input-attributes.ts";
import { fill } from "../../words/format.ts";
import { useAppearance } from "../appearance.ts";
import { FieldFrame, LiveStatus, type ValueFieldProps } from "./FieldFrame.tsx";

/** A list of strings, each with a remove button, and a field that adds one. */
export function ChipsField(props: ValueFieldProps) {
    const { field, value, strings, onChange } = props;
    const { part } = useAppearance();
    const texts: readonly string[] = isText(value) ? [value] : Array.isArray(value) ? value : [];
    const [typed, setTyped] = useState("");
    const [status, setStatus] = useState("");
    const input = useRef<HTMLInputElement>(null);
    const setTexts = (list: readonly string[]) =>
        onChange(field.name, list.length === 0 && !field.required ? undefined : list);
    const add = (more: readonly string[], rest = "") => {
        setTyped(rest);
        if (more.length === 0) return;
        setTexts([...texts, ...more]);
        setStatus(fill(strings.added, { name: more.join(", ") }));
    };
    const addTyped = () => add(typed.trim() === "" ? [] : [readChip(typed.trim())]);
    const remove = (index: number) => {
        const name = texts[index] ?? "";
        setTexts(texts.toSpliced(index, 1));
        setStatus(fill(strings.removed, { name }));
        input.current?.focus();
    };
    return (
        <FieldFrame {...props} more={field.short ? strings.chipsHint : strings.textsHint}>
            {(control) => (
                <div className={part("chips")} data-long={field.short ? undefined : ""}>
                    {texts.length > 0 && (
                        <ul>
                            {texts.map((text, index) => (
                                // biome-ignore lint/suspicious/noArrayIndexKey: a text may stand there twice
                                <li key={index}>
                                    <span translate="no">{writeChip(text)}</span>
                                    <button
                                        type="button"
                                        aria-label={`${strings.remove}: ${text}`}
                                        onClick={() => remove(index)}
                                    >
                                        ×
                                    </button>
                                </li>
                            ))}
                        </ul>
                    )}
                    <input
                        {...control}
                        {...plainTextInput}
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
                    <LiveStatus text={status} />
                </div>
            )}
        </FieldFrame>
    );
}

/** What a character is typed as after a backslash: a chip is one line, and a line break is typed as `\n`. */
const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", "\\": "\\" };

/** Escapes a string for display. */
export const writeChip = (text: string): string => text.replace(/[\n\t\r\\]/g, (character) => `\\${keyOf(character)}`);

const keyOf = (character: string): string => Object.keys(escapes).find((key) => escapes[key] === character) ?? "";

/** Unescapes a typed string. */
export const readChip = (typed: string): string =>
    typed.replace(/\\([ntr\\])/g, (_, key: string) => escapes[key] ?? key);

/** Splits typed text at its commas into finished strings and the rest that is still being typed. */
export function partAtCommas(typed: string): { readonly done: readonly string[]; readonly rest: string } {
    const parts = typed.split(",");
    const rest = parts.pop() ?? "";
    const done = parts.map((part) => part.trim()).filter((part) => part !== "");
    // A comma with nothing before it is text, such as a stop sequence ",".
    return done.length === 0 ? { done, rest: typed } : { done: done.map(readChip), rest: rest.trimStart() };
}
