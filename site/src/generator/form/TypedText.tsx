import type { ComponentProps, FocusEvent } from "react";
import { rowsFor, typing } from "./typing.ts";
import { useTyped } from "./use-typed.ts";

type Typed = {
    readonly text: string;
    readonly onText: (text: string) => void;
};

type InputProps = Typed & Omit<ComponentProps<"input">, "value" | "onChange">;

/** A control for a text of one line. */
export function TypedInput({ text, onText, onBlur, ...input }: InputProps) {
    const typed = useTyped(text, onText);
    const leave = (event: FocusEvent<HTMLInputElement>) => {
        typed.onBlur();
        onBlur?.(event);
    };
    return <input type="text" {...typing} {...input} {...typed} onBlur={leave} />;
}

type AreaProps = Typed &
    Omit<ComponentProps<"textarea">, "value" | "onChange" | "onBlur" | "rows"> & {
        /** How many lines it shows at least. Default: 1. */
        readonly least?: number | undefined;
    };

/** A control for a longer text, which grows with it. */
export function TypedArea({ text, onText, least, ...area }: AreaProps) {
    const typed = useTyped(text, onText);
    return <textarea {...typing} {...area} {...typed} rows={rowsFor(typed.value, least)} />;
}
