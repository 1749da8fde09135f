import { isRecord } from "@callsheet/snippets/query";
import { useState } from "react";
import { TypedArea, TypedInput } from "../../parts/TypedText.tsx";
import type { FormStrings } from "../../words/en/generator.ts";
import { fill } from "../../words/format.ts";
import { useAppearance } from "../appearance.ts";
import { Labelled } from "../form/Labelled.tsx";
import {
    imagesOf,
    keptOf,
    type Message,
    moved,
    nextTurn,
    systemOf,
    textOf,
    withImage,
    withSystem,
    withText,
} from "../task-forms/messages.ts";
import { FieldButton, LiveStatus, type ValueFieldProps } from "./FieldFrame.tsx";
import { useFocus } from "./field-hooks.ts";

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

type Props = {
    readonly id: string;
    readonly name: string;
    readonly message: Message;
    readonly index: number;
    /** The number of turns. */
    readonly count: number;
    readonly strings: FormStrings;
    readonly onChange: (message: Message) => void;
    readonly onMove: (from: number, to: number) => void;
    readonly onRemove: (index: number) => void;
};

/** An editor for a turn of a conversation: its role, text and images. Other content of the message is kept. */
function Turn({ id, name, message, index, count, strings, onChange, onMove, onRemove }: Props) {
    const { part } = useAppearance();
    const role = String(message["role"] ?? "");
    const images = imagesOf(message);
    const unshownFields = keptOf(message);
    const text = textOf(message);
    const roles: Readonly<Record<string, string>> = strings.roles;
    return (
        <li>
            <fieldset className={part("turn")}>
                <legend>{name}</legend>
                <div className={part("turn-head")}>
                    <select
                        aria-label={`${strings.role}, ${name}`}
                        value={role}
                        onChange={({ target }) => onChange({ ...message, role: target.value })}
                    >
                        {!(role in roles) && <option value={role}>{role}</option>}
                        {Object.entries(roles).map(([one, roleName]) => (
                            <option key={one} value={one}>
                                {roleName}
                            </option>
                        ))}
                    </select>
                    <FieldButton
                        text="↑"
                        aria-label={`${strings.up}: ${name}`}
                        data-move="up"
                        aria-disabled={index === 0}
                        onClick={() => index > 0 && onMove(index, index - 1)}
                    />
                    <FieldButton
                        text="↓"
                        aria-label={`${strings.down}: ${name}`}
                        data-move="down"
                        aria-disabled={index === count - 1}
                        onClick={() => index < count - 1 && onMove(index, index + 1)}
                    />
                    <FieldButton text="×" aria-label={`${strings.remove}: ${name}`} onClick={() => onRemove(index)} />
                </div>
                <TypedArea
                    aria-label={`${strings.text}, ${name}`}
                    minRows={2}
                    text={text}
                    onText={(typed) => onChange(withText(message, typed))}
                />
                {images.map((url, image) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an image may stand there twice
                    <div className={part("turn-image")} key={image}>
                        <Labelled id={`${id}.image.${image}`} label={strings.image} hint={strings.imageHint}>
                            {(control) => (
                                <TypedInput
                                    {...control}
                                    inputMode="url"
                                    text={url}
                                    onText={(typed) => onChange(withImage(message, image, typed))}
                                />
                            )}
                        </Labelled>
                        <FieldButton
                            text="×"
                            aria-label={`${strings.remove}: ${strings.image} ${image + 1}, ${name}`}
                            onClick={() => onChange(withImage(message, image, undefined))}
                        />
                    </div>
                ))}
                <FieldButton
                    text={strings.addImage}
                    aria-label={`${strings.addImage}, ${name}`}
                    onClick={() => onChange(withImage(message, images.length, "cats.jpg"))}
                />
                {unshownFields.length > 0 && (
                    <p className={part("hint")}>
                        {strings.kept} <code translate="no">{unshownFields.join(", ")}</code>
                    </p>
                )}
            </fieldset>
        </li>
    );
}
