"use client";
import { type ChangeEvent, type ComponentProps, type FocusEvent, type ReactNode, useEffect, useState } from "react";
import { plainTextInput, rowsFor } from "./input-attributes.ts";

type Typed = {
    /** The text of the field. */
    readonly text: string;
    /** Called with what a person types, after it is painted. */
    readonly onText: (text: string) => void;
};

/** What `TypedInput` takes: the text, what follows from typing, and the attributes of an `input`. */
export type TypedInputProps = Typed & Omit<ComponentProps<"input">, "value" | "onChange">;

/**
 * A single-line text input that paints each keystroke before anything follows from it. It turns off correction and
 * completion, because its text is for a model.
 *
 * @param props the text, what follows from typing, and the attributes of an `input`
 * @returns the field
 * @example
 * import { TypedInput } from "@callsheet/react/parts";
 *
 * const field = <TypedInput aria-label="Prompt" text="A paper boat" onText={console.log} />;
 */
export function TypedInput({ text, onText, onBlur, ...input }: TypedInputProps): ReactNode {
    const inputProps = useDeferredInput(text, onText);
    const leave = (event: FocusEvent<HTMLInputElement>) => {
        inputProps.onBlur();
        onBlur?.(event);
    };
    return <input type="text" {...plainTextInput} {...input} {...inputProps} onBlur={leave} />;
}

/** What `TypedArea` takes: the text, what follows from typing, and the attributes of a `textarea`. */
export type TypedAreaProps = Typed &
    Omit<ComponentProps<"textarea">, "value" | "onChange" | "onBlur" | "rows"> & {
        /** The minimum number of rows. Default: 1. */
        readonly minRows?: number | undefined;
    };

/**
 * A text area that grows with its text, and otherwise is like `TypedInput`.
 *
 * @param props the text, what follows from typing, and the attributes of a `textarea`
 * @returns the field
 * @example
 * import { TypedArea } from "@callsheet/react/parts";
 *
 * const field = <TypedArea aria-label="Prompt" minRows={3} text="A paper boat" onText={console.log} />;
 */
export function TypedArea({ text, onText, minRows, ...area }: TypedAreaProps): ReactNode {
    const inputProps = useDeferredInput(text, onText);
    return <textarea {...plainTextInput} {...area} {...inputProps} rows={rowsFor(inputProps.value, minRows)} />;
}

/**
 * The value and handlers of a text control that shows each keystroke in a frame of its own. It reports the change after
 * the browser has painted it, or on blur, so that updating the form and the code does not delay typing.
 */
function useDeferredInput(text: string, onText: (typed: string) => void) {
    const [draft, setDraft] = useState<{ readonly typed: string; readonly over: string }>();
    // A value that was set from elsewhere in the meantime, such as a choice from a list, replaces the typed one.
    const typed = draft?.over === text ? draft.typed : undefined;
    const settle = () => {
        if (typed === undefined) return;
        setDraft(undefined);
        onText(typed);
    };
    useEffect(() => (typed === undefined ? undefined : afterPaint(settle)));
    return {
        value: typed ?? text,
        onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            setDraft({ typed: target.value, over: text }),
        onBlur: settle,
    };
}

/** Calls back after the next paint: animation frame callbacks run before it, the task they start runs after it. */
function afterPaint(callback: () => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
        timer = setTimeout(callback);
    });
    return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
    };
}
