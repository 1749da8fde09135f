import type { LanguageId } from "@callsheet/snippets";
import type { RunStrings } from "../../i18n/gujarati-run.ts";
import { runsCode } from "../run-policy.ts";

/** The words of the buttons; those of the panel come with it. */
export type RunRowWords = Pick<RunStrings, "run" | "edit" | "editRequest" | "panelFailed">;

type Props = {
    /** What stands in the figure right before: a program, or the request by itself. */
    readonly program: LanguageId | "request";
    readonly words: RunRowWords;
    /** Whether the reader changes it here; the generator has its form for that. */
    readonly editable: boolean;
    /** Presses are its own matter where the page is alive; else `run-button` sees to them. */
    readonly onRun?: (root: HTMLElement) => void;
};

/** The buttons that run the program in the figure right before; the panel that they open is put behind them. */
export function RunRow({ program, words, editable, onRun }: Props) {
    const press = onRun && {
        onClick: ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
            const root = currentTarget.closest<HTMLElement>("[data-run]");
            if (root) onRun(root);
        },
    };
    return (
        <div className="run needs-script" data-run={program} data-not-content="" {...{ [runsCode]: "" }}>
            <button type="button" className="run-button" data-run-press="run" {...press}>
                {words.run}
            </button>
            {editable && (
                <button type="button" className="run-small" data-run-press="edit">
                    {program === "sh" ? words.editRequest : words.edit}
                </button>
            )}
            <p role="status" className="run-failed" data-run-status="" />
        </div>
    );
}
