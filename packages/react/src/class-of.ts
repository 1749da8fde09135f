/** The class of a part, which the package's styles use, with the caller's own classes after it. */
export const classOf = (part: string, own?: string): string => (own ? `callsheet-${part} ${own}` : `callsheet-${part}`);
