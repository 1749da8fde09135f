import { type KeyboardEvent, type ReactNode, useId } from "react";

/** A tab, by what its choice is called. */
export type Tab<Id extends string> = {
    readonly id: Id;
    readonly name: string;
    /** There is nothing behind it but a reason. */
    readonly isEmpty?: boolean;
};

type Props<Id extends string> = {
    /** What the row of tabs is called. */
    readonly label: string;
    readonly tabs: readonly Tab<Id>[];
    readonly chosen: Id;
    readonly onChoose: (id: Id) => void;
    readonly className: string;
    /** The language of the tabs' names, where it is not the page's. */
    readonly lang?: string;
    /** What stands between the tabs and their panel. */
    readonly note?: ReactNode;
    /** The panel of the tab that was chosen. */
    readonly children: ReactNode;
};

/**
 * Tabs, as the ARIA Authoring Practices have them: one stop of the keyboard, arrows move, Enter or Space chooses. Ours,
 * since Base UI's weigh 10 KB compressed.
 */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, className, lang, note, children }: Props<Id>) {
    const base = useId();
    const idOf = (id: Id) => `${base}-${id}`;
    const panel = `${base}-panel`;
    const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
        const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
        const at = all.findIndex((tab) => tab.contains(document.activeElement));
        const places: Readonly<Record<string, number | undefined>> = {
            ArrowRight: at + 1,
            ArrowLeft: at - 1,
            Home: 0,
            End: -1,
        };
        const place = places[event.key];
        if (place === undefined) return;
        event.preventDefault();
        all.at(place % all.length)?.focus();
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
