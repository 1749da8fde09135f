/** A share of what takes long to run: CI runs one, another at each commit, and before a release all of them. */

/** The first of three shares is `{ number: 1, of: 3 }`. */
export type Share = { readonly number: number; readonly of: number };

/** Which share of how many a text names, such as `1/3`. @throws TypeError */
export function shareOf(text: string | undefined): Share | undefined {
    if (text === undefined) return undefined;
    const [number = 0, of = 0] = /^\d{1,3}\/\d{1,3}$/.test(text) ? text.split("/").map(Number) : [];
    if (number >= 1 && number <= of) return { number, of };
    throw new TypeError(`--share takes which share of how many, such as 1/3, not ${text}.`);
}

/** The items of a share, which are spread evenly over all of them; all items without one. */
export const itemsOfShare = <Item>(items: readonly Item[], share: Share | undefined): readonly Item[] =>
    share ? items.filter((_, index) => index % share.of === share.number - 1) : items;
