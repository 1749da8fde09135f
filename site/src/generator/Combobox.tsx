import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Labelled, type Wrong } from "./form/Labelled.tsx";
import { TypedInput } from "./form/TypedText.tsx";

/** An option; choosing it puts its text into the field. */
export type Option = { readonly text: string; readonly note: string };

type Props = Wrong & {
    readonly name: string;
    readonly label: string;
    readonly text: string;
    readonly hint?: string;
    /** The accessible name of the list. */
    readonly listName: string;
    /** The screen reader announcement of the number of options. */
    readonly count: (found: number) => string;
    /** The options that match a text, best first. */
    readonly optionsFor: (text: string) => readonly Option[];
    readonly onFocus: () => void;
    readonly onType: (text: string) => void;
    readonly onChoose: (text: string) => void;
};

/**
 * A text field with suggestions that also accepts any other value: the combobox of the ARIA Authoring Practices with
 * manual selection. We wrote our own because Base UI's adds 39 KB compressed, a third of the page.
 */
export function Combobox({ name, text, listName, count, optionsFor, onFocus, onType, onChoose, ...labelled }: Props) {
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
        <Labelled id={name} {...labelled}>
            {(control) => (
                <div className="combobox">
                    <TypedInput
                        {...control}
                        inputMode="url"
                        role="combobox"
                        aria-autocomplete="list"
                        aria-expanded={isShown}
                        aria-controls={`${id}-list`}
                        aria-activedescendant={isShown && active !== undefined ? `${id}-${active}` : undefined}
                        text={text}
                        onFocus={({ target }) => {
                            onFocus();
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
                    <div ref={list} id={`${id}-list`} role="listbox" aria-label={listName} hidden={!isShown} lang="en">
                        {options.map((option, index) => (
                            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard in the field, which keeps the focus
                            <div
                                key={option.text}
                                id={`${id}-${index}`}
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
                    <span className="unseen" role="status">
                        {isOpen && isTyped ? count(options.length) : ""}
                    </span>
                </div>
            )}
        </Labelled>
    );
}
