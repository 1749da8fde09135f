import { Fragment, type ReactNode } from "react";

/** Renders a list whose items have no id of their own: their index is the React key. */
export const renderList = <Item,>(
    items: readonly Item[],
    draw: (item: Item, index: number) => ReactNode,
): readonly ReactNode[] =>
    items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items have no other id
        <Fragment key={index}>{draw(item, index)}</Fragment>
    ));
