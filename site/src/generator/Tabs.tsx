import { type KeyboardEvent, type ReactNode, useId } from "react";

export type Tab<Id extends string> = {
    readonly id: Id;
    readonly name: string;
    /** The tab has no program, only the reason why. */
    readonly isEmpty?: boolean;
};

type Props<Id extends string> = {
    /** The accessible name of the tab list. */
    readonly label: string;
    readonly tabs: readonly Tab<Id>[];
    readonly chosen: Id;
    readonly onChoose: (id: Id) => void;
    readonly className: string;
    /** The language of the tabs' names, if it is not the page's. */
    readonly lang?: string;
    /** Content between the tabs and their panel. */
    readonly note?: ReactNode;
    /** The content of the selected tab's panel. */
    readonly children: ReactNode;
};

/**
 * Tabs as in the ARIA Authoring Practices: one tab stop, arrow keys move, Enter or Space selects. We wrote our own
 * because Base UI's add 10 KB compressed.
 */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, className, lang, note, children }: Props<Id>) {
    const base = useId();
    const idOf = (id: Id) => `${base}-${id}`;
    const panel = `${base}-panel`;
    const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
        const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
        const at = all.findIndex((tab) => tab.contains(document.activeElement));
        const targets: Readonly<Record<string, number | undefined>> = {
            ArrowRight: at + 1,
            ArrowLeft: at - 1,
            Home: 0,
            End: -1,
        };
        const target = targets[event.key];
        if (target === undefined) return;
        event.preventDefault();
        all.at(target % all.length)?.focus();
    };
    return (
        <>
            <div className={`${className} needs-script`} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
                {tabs.map(({ id, name, isEmpty }) => (
                    <button
                        key={id}
                        type="button"
                        role="tab"
                        id={idOf(id)}
                        lang={lang}
                        tabIndex={id === chosen ? 0 : -1}
                        aria-selected={id === chosen}
                        aria-controls={id === chosen ? panel : undefined}
                        data-without={isEmpty ? "" : undefined}
                        onClick={() => onChoose(id)}
                    >
                        {name}
                    </button>
                ))}
            </div>
            {note}
            <div role="tabpanel" id={panel} aria-labelledby={idOf(chosen)}>
                {children}
            </div>
        </>
    );
}
