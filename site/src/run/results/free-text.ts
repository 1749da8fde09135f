/** Attributes for text from a reader or a model, which may be in any language and must not be translated. */
export const freeText = { dir: "auto", translate: "no" } as const;
