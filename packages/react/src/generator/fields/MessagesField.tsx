import { isRecord } from "@callsheet/snippets/query";
import { useState } from "react";
import { TypedArea } from "../../parts/TypedText.tsx";
import { fill } from "../../words/format.ts";
import { useAppearance } from "../appearance.ts";
import { Labelled } from "../form/Labelled.tsx";
import { type Message, moved, nextTurn, systemOf, withSystem } from "../task-forms/messages.ts";
import { FieldButton, LiveStatus, type ValueFieldProps } from "./FieldFrame.tsx";
import { useFocus } from "./field-hooks.ts";
import { Turn } from "./Turn.tsx";

/** A conversation: the system prompt, then one editor per turn. */
export function MessagesField({ id, field, value, strings, onChange }: ValueFieldProps) {
    const { part } = useAppearance();
    const messages: readonly Message[] = Array.isArray(value) ? value.filter(isRecord) : [];
    const system = systemOf(messages);
    const turns = system === undefined ? messages : messages.slice(1);
    const [status, setStatus] = useState("");
    const [list, focusOn] = useFocus<HTMLOListElement>();
    const put = (changed: readonly Message[]) => onChange(field.name, changed);
    const putTurns = (changed: readonly Message[]) =>
        put([...messages.slice(0, messages.length - turns.length), ...changed]);
    const nameOf = (index: number) => fill(strings.turn, { number: String(index + 1) });

    const add = () => {
        putTurns([...turns, nextTurn(turns)]);
        setStatus(fill(strings.added, { name: nameOf(turns.length) }));
        focusOn(`li:nth-child(${turns.length + 1}) textarea`);
    };
    const remove = (index: number) => {
        putTurns(turns.toSpliced(index, 1));
        setStatus(fill(strings.removed, { name: nameOf(index) }));
        focusOn(`li:nth-child(${Math.max(1, Math.min(index + 1, turns.length - 1))}) textarea`);
    };
    const move = (from: number, to: number) => {
        putTurns(moved(turns, from, to));
        setStatus(fill(strings.moved, { name: nameOf(from), number: String(to + 1) }));
        focusOn(`li:nth-child(${to + 1}) [data-move="${to < from ? "up" : "down"}"]`);
    };

    return (
        <>
            <Labelled id={`${id}.system`} label={strings.system} hint={strings.systemHint}>
                {(control) => (
                    <TypedArea {...control} text={system ?? ""} onText={(typed) => put(withSystem(messages, typed))} />
                )}
            </Labelled>
            <ol className={part("turns")} ref={list}>
                {turns.map((message, index) => (
                    <Turn
                        // biome-ignore lint/suspicious/noArrayIndexKey: a turn is known by its place alone
                        key={index}
                        id={`${id}.${index}`}
                        name={nameOf(index)}
                        message={message}
                        index={index}
                        count={turns.length}
                        strings={strings}
                        onChange={(changed) => putTurns(turns.with(index, changed))}
                        onMove={move}
                        onRemove={remove}
                    />
                ))}
            </ol>
            <FieldButton text={strings.addTurn} onClick={add} />
            <LiveStatus text={status} />
        </>
    );
}
