import type { FieldName, OnChange } from "@callsheet/snippets/query";
import { memo } from "react";
import { useAppearance } from "../appearance.ts";
import { ProblemText } from "./Labelled.tsx";

type Props = {
    readonly name: FieldName;
    readonly label: string;
    readonly on: boolean;
    readonly problem?: string | undefined;
    readonly onChange: OnChange;
};

export const SwitchField = memo(({ name, label, on, problem, onChange }: Props) => {
    const { part, idOf } = useAppearance();
    return (
        <div className={part("field")}>
            <label className={part("switch")}>
                <input
                    type="checkbox"
                    // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
                    role="switch"
                    checked={on}
                    aria-describedby={problem ? idOf(`${name}-problem`) : undefined}
                    onChange={({ target }) => onChange(name, target.checked ? "true" : undefined)}
                />
                {label}
            </label>
            <ProblemText id={`${name}-problem`} problem={problem} />
        </div>
    );
});
