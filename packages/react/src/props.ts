/** The class of a part, which the package's styles use, with the caller's own classes after it. */
export const classOf = (part: string, own?: string): string => (own ? `callsheet-${part} ${own}` : `callsheet-${part}`);

/** Properties without those that are `null`, which JavaScript writes for what is not given, and no default stands for. */
export const given = <Props extends object>(props: Props): Props =>
    // A required property that is null is the caller's mistake, and the types say so.
    Object.fromEntries(Object.entries(props).filter(([, value]) => value !== null)) as Props;
