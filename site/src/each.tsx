import { Fragment, type ReactNode } from "react";

/** Things in a row that are known by their place alone, and so need no keys of their own. */
export const each = <Item,>(
    items: readonly Item[],
    draw: (item: Item, index: number) => ReactNode,
): readonly ReactNode[] =>
    items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that they are known by
        <Fragment key={index}>{draw(item, index)}</Fragment>
    ));
