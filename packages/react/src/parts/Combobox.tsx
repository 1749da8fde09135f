"use client";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { classOf, given } from "../props.ts";
import { TypedInput } from "./TypedText.tsx";

/** A suggestion of a `Combobox`. Choosing it puts its text into the field. */
export type Option = {
    /** The text for the field, unique among the options. */
    readonly text: string;
    /** What is said of it, in small letters. */
    readonly note: string;
};

/** Classes of the parts of a `Combobox`, beside the package's own. */
export type ComboboxClassNames = {
    /** The element around the field and the list. */
    readonly root?: string | undefined;
    /** The text field. */
    readonly input?: string | undefined;
    /** The list of options. */
    readonly list?: string | undefined;
    /** An option. */
    readonly option?: string | undefined;
    /** The number of options, which only screen readers hear. */
    readonly status?: string | undefined;
};

/** What `Combobox` takes. */
export type ComboboxProps = {
    /** The id of the field, to which a `label` points. */
    readonly id: string;
    /** The id of an element that explains the field. Default: none. */
    readonly "aria-describedby"?: string | undefined;
    /** Whether the text is invalid. Default: false. */
    readonly "aria-invalid"?: true | undefined;
    /** The text of the field. */
    readonly text: string;
    /** The accessible name of the list. */
    readonly listName: string;
    /** The announcement of the number of options, for screen readers. */
    readonly count: (found: number) => string;
    /** The options that match a text, best first. The empty text asks for all. */
    readonly optionsFor: (text: string) => readonly Option[];
    /** Called when the field gets the focus: the time to load what the options come from. Default: nothing. */
    readonly onFocus?: (() => void) | undefined;
    /** Called with what a person types, after it is painted. */
    readonly onType: (text: string) => void;
    /** Called with the text of the option that a person chooses. */
    readonly onChoose: (text: string) => void;
    /** Classes of the parts, beside the package's own. */
    readonly classNames?: ComboboxClassNames | undefined;
};

/**
 * A text field with suggestions that also accepts any other value: the combobox of the ARIA Authoring Practices with
 * manual selection. Its label is yours.
 *
 * @param props the text, the options that match it, and what follows from typing and choosing
 * @returns the field and its list
 * @example
 * import { catalogue, search } from "@callsheet/catalogue";
 * import { Combobox } from "@callsheet/react/parts";
 *
 * const models = (text: string) => search(catalogue.models, text).slice(0, 40);
 * const field = (
 *     <Combobox
 *         id="model"
 *         text=""
 *         listName="Models"
 *         count={(found) => `${found} models`}
 *         optionsFor={(text) => models(text).map(({ id, task }) => ({ text: id, note: task }))}
 *         onType={console.log}
 *         onChoose={console.log}
 *     />
 * );
 */
export function Combobox(props: ComboboxProps): ReactNode {
    const { text, listName, count, optionsFor, onFocus, onType, onChoose, classNames = {}, ...control } = given(props);
    const [isOpen, setOpen] = useState(false);
    const [active, setActive] = useState<number>();
    // Until the reader types, we show all options: the field's text was there before.
    const [isTyped, setTyped] = useState(false);
    const list = useRef<HTMLDivElement>(null);
    /** Whether the current mouse press gave the field its focus. */
    const isFocusedByPress = useRef(false);
    const id = useId();
    const options = isOpen ? optionsFor(isTyped ? text : "") : [];
    const isShown = options.length > 0;

    const close = () => {
        setOpen(false);
        setTyped(false);
        setActive(undefined);
    };
    const open = () => setOpen(true);
    const choose = (option: Option | undefined) => {
        if (option) onChoose(option.text);
        close();
    };
    const move = (to: number) => {
        const next = (to + options.length) % options.length;
        setActive(next);
        list.current?.children[next]?.scrollIntoView({ block: "nearest" });
    };
    const onKeyDown = (event: KeyboardEvent) => {
        const keys: Readonly<Record<string, (() => void) | undefined>> = {
            ArrowDown: isShown ? () => move(active === undefined ? 0 : active + 1) : open,
            ArrowUp: isShown ? () => move(active === undefined ? -1 : active - 1) : open,
            Enter: isShown && active !== undefined ? () => choose(options[active]) : close,
            Escape: isOpen ? close : undefined,
        };
        const action = keys[event.key];
        if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        action();
    };

    return (
        <div className={classOf("combobox", classNames.root)}>
            <TypedInput
                {...control}
                className={classOf("input", classNames.input)}
                inputMode="url"
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={isShown}
                aria-controls={`${id}-list`}
                aria-activedescendant={isShown && active !== undefined ? `${id}-${active}` : undefined}
                text={text}
                onFocus={({ target }) => {
                    onFocus?.();
                    target.select();
                }}
                onMouseDown={({ currentTarget }) => {
                    isFocusedByPress.current = document.activeElement !== currentTarget;
                }}
                onMouseUp={(event) => {
                    // WebKit would place the caret now and drop the selection that the focus made.
                    if (isFocusedByPress.current) event.preventDefault();
                }}
                onClick={open}
                onBlur={close}
                onKeyDown={onKeyDown}
                onText={(typed) => {
                    setOpen(true);
                    setTyped(true);
                    setActive(undefined);
                    onType(typed);
                }}
            />
            {/* Always rendered, because `aria-controls` must point to an existing element. */}
            <div
                ref={list}
                id={`${id}-list`}
                className={classOf("list", classNames.list)}
                role="listbox"
                aria-label={listName}
                hidden={!isShown}
                lang="en"
            >
                {options.map((option, index) => (
                    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard in the field, which keeps the focus
                    <div
                        key={option.text}
                        id={`${id}-${index}`}
                        className={classOf("option", classNames.option)}
                        role="option"
                        tabIndex={-1}
                        aria-selected={index === active}
                        // Keeps the focus in the field; otherwise the list would close before the click.
                        onMouseDown={(event) => event.preventDefault()}
                        onClick={() => choose(option)}
                    >
                        <span>{option.text}</span> <small>{option.note}</small>
                    </div>
                ))}
            </div>
            <span className={classOf("unseen", classNames.status)} role="status">
                {isOpen && isTyped ? count(options.length) : ""}
            </span>
        </div>
    );
}
