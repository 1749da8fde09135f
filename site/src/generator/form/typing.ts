/** What is typed is the models', not the reader's, language. */
export const typing = { autoComplete: "off", autoCapitalize: "off", autoCorrect: "off", spellCheck: false } as const;

/** How many lines a text is shown in, where the browser cannot let the field grow. */
export const rowsFor = (text: string, least = 1): number =>
    Math.max(least, Math.min(12, text.split("\n").length + Math.floor(text.length / 60)));
