import { type ReactNode, useId } from "react";

type Props = {
    readonly label: string;
    readonly on: boolean;
    readonly problem?: ReactNode;
    readonly onChange: (on: boolean) => void;
};

export function SwitchField({ label, on, problem, onChange }: Props) {
    const id = useId();
    return (
        <div className="field">
            <label className="switch">
                <input
                    type="checkbox"
                    // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
                    role="switch"
                    checked={on}
                    aria-describedby={problem ? id : undefined}
                    onChange={({ target }) => onChange(target.checked)}
                />
                {label}
            </label>
            <p className="problem" id={id} aria-live="polite">
                {problem}
            </p>
        </div>
    );
}
