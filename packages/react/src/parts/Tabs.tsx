"use client";
import { type ReactNode, useId } from "react";
import { classOf } from "../props.ts";
import { type Tab, TabList, type TabListClassNames } from "./TabList.tsx";

/** What `Tabs` takes. */
export type TabsProps<Id extends string> = {
    /** The accessible name of the tab list. */
    readonly label: string;
    /** The tabs, in order. */
    readonly tabs: readonly Tab<Id>[];
    /** The id of the selected tab. */
    readonly chosen: Id;
    /** Called with the id of the tab that a person selects. */
    readonly onChoose: (id: Id) => void;
    /** The language of the tabs' names. Default: that of the page. */
    readonly lang?: string | undefined;
    /** Content between the tabs and their panel. Default: none. */
    readonly note?: ReactNode;
    /** The content of the selected tab's panel. */
    readonly children: ReactNode;
    /** Classes of the parts, beside the package's own. */
    readonly classNames?: TabsClassNames | undefined;
};

/** Classes of the parts of `Tabs`. */
export type TabsClassNames = TabListClassNames & {
    /** The panel. */
    readonly panel?: string | undefined;
};

/**
 * Tabs as in the ARIA Authoring Practices: one tab stop, arrow keys, Home and End move, Enter or Space selects. It holds
 * no state.
 *
 * @param props the tabs, which of them is selected, and the content of its panel
 * @returns the list of tabs, and the panel
 * @example
 * import { Tabs } from "@callsheet/react/parts";
 *
 * const tabs = [{ id: "python", name: "Python" }, { id: "js", name: "JavaScript" }] as const;
 * const element = (
 *     <Tabs label="Language" tabs={tabs} chosen="python" onChoose={console.log}>
 *         <pre>print("Hello")</pre>
 *     </Tabs>
 * );
 */
export function Tabs<Id extends string>({ chosen, note, children, classNames, ...list }: TabsProps<Id>): ReactNode {
    const base = useId();
    const idOf = (id: Id) => `${base}-${id}`;
    const panel = `${base}-panel`;
    return (
        <>
            <TabList
                {...list}
                chosen={chosen}
                idOf={idOf}
                panelOf={(id) => (id === chosen ? panel : undefined)}
                classNames={classNames}
            />
            {note}
            <div
                className={classOf("panel", classNames?.panel)}
                role="tabpanel"
                id={panel}
                aria-labelledby={idOf(chosen)}
            >
                {children}
            </div>
        </>
    );
}
