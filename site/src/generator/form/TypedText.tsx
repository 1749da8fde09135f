import type { ComponentProps, FocusEvent } from "react";
import { plainTextInput, rowsFor } from "./input-attributes.ts";
import { useDeferredInput } from "./use-deferred-input.ts";

type Typed = {
    readonly text: string;
    readonly onText: (text: string) => void;
};

type InputProps = Typed & Omit<ComponentProps<"input">, "value" | "onChange">;

/** A single-line text input. */
export function TypedInput({ text, onText, onBlur, ...input }: InputProps) {
    const typed = useDeferredInput(text, onText);
    const leave = (event: FocusEvent<HTMLInputElement>) => {
        typed.onBlur();
        onBlur?.(event);
    };
    return <input type="text" {...plainTextInput} {...input} {...typed} onBlur={leave} />;
}

type AreaProps = Typed &
    Omit<ComponentProps<"textarea">, "value" | "onChange" | "onBlur" | "rows"> & {
        /** The minimum number of rows. Default: 1. */
        readonly minRows?: number | undefined;
    };

/** A text area that grows with its text. */
export function TypedArea({ text, onText, minRows, ...area }: AreaProps) {
    const typed = useDeferredInput(text, onText);
    return <textarea {...plainTextInput} {...area} {...typed} rows={rowsFor(typed.value, minRows)} />;
}
