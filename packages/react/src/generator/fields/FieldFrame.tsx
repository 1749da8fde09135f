import type { ComponentProps } from "react";
import { TextWithCode } from "../../parts/TextWithCode.tsx";
import type { FormStrings } from "../../words/en/generator.ts";
import { useAppearance } from "../appearance.ts";
import { Labelled } from "../form/Labelled.tsx";
import type { FormField } from "../task-forms/task-form.ts";
import { isSame } from "../task-forms/values.ts";

type Props = ValueFieldProps & {
    readonly problem?: string | undefined;
    readonly beside?: boolean;
    /** Text to add to the help. */
    readonly more?: string | undefined;
    readonly children: ComponentProps<typeof Labelled>["children"];
};

/** The frame of a field that is made from a schema: label, help, facts, problem, and a reset button. */
export const FieldFrame = ({ id, field, value, strings, onChange, problem, beside, more, children }: Props) => (
    <Labelled
        id={id}
        label={<FieldName field={field} />}
        hint={<FieldHelp field={field} more={more} />}
        problem={problem}
        beside={beside}
        after={<Reset field={field} value={value} strings={strings} onChange={onChange} />}
    >
        {children}
    </Labelled>
);

/** A field's label, followed by the API's own word for it: `Sample (do_sample)`. */
export const FieldName = ({ field: { label, name, lang } }: Pick<Props, "field">) => (
    <>
        <span lang={lang?.label}>{label}</span> (<code translate="no">{name}</code>)
    </>
);

export function FieldHelp({ field: { help, facts, lang = {} }, more }: Pick<Props, "field" | "more">) {
    const { part } = useAppearance();
    return (
        <>
            <span lang={lang.help}>
                <TextWithCode text={help} />
            </span>
            {/* Of a choice, the meaning of what is chosen. */}
            {more && (
                <span lang={lang.options}>
                    <TextWithCode text={` ${more}`} />
                </span>
            )}
            {facts && (
                <span className={part("facts")} lang={lang.label}>
                    {facts}
                </span>
            )}
        </>
    );
}

/** Resets a field: to the example if it is required, else to unset. */
export function Reset({ field, value, strings, onChange }: Omit<ValueFieldProps, "id">) {
    const { part } = useAppearance();
    const initial = field.required ? field.example : undefined;
    if (isSame(value, initial)) return null;
    return (
        <button
            type="button"
            className={part("quiet", "reset")}
            aria-label={`${strings.reset}: ${field.label}`}
            onClick={() => onChange(field.name, initial)}
        >
            {strings.reset}
        </button>
    );
}

/** The props of every field that is made from a schema. */
export type ValueFieldProps = {
    /** The field's path, unique in the page: `parameters.seed`. */
    readonly id: string;
    readonly field: FormField;
    /** Undefined if unset. */
    readonly value: unknown;
    readonly strings: FormStrings;
    readonly onChange: (name: string, value: unknown) => void;
};

type FieldButtonProps = {
    /** What stands on it: a sign, or words. */
    readonly text: string;
    /** What it does and to what, where its text does not say so. */
    readonly "aria-label"?: string;
    readonly "aria-disabled"?: boolean;
    /** Of a button that moves something: where to. */
    readonly "data-move"?: "up" | "down";
    readonly onClick: () => void;
};

/** A small button of a field; one with words has a frame. */
export const FieldButton = ({ text, ...attributes }: FieldButtonProps) => (
    <button
        type="button"
        className={useAppearance().part("quiet", ...(text[1] ? (["boxed"] as const) : []))}
        {...attributes}
    >
        {text}
    </button>
);

/** An announcement for screen readers. */
export const LiveStatus = ({ text }: { readonly text: string }) => (
    <span className={useAppearance().part("unseen")} role="status">
        {text}
    </span>
);
