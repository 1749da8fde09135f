/** A host as it can be told to anybody: whoever names it may write anything. */
export const plainName = (authority: string): string => authority.replaceAll(/[^\w.:[\]-]/g, "?").slice(0, 200);

/** What whoever asks the proxy for anybody else is told. @param named a plain name */
export const refusalOf = (named: string): string =>
    `The sandbox does not stand in for ${named}, and lets nothing through to the network.`;
