/** What somebody typed or a model wrote is in whatever language, in either direction, and stays as it is. */
export const written = { dir: "auto", translate: "no" } as const;
