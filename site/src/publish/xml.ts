const entities: Readonly<Record<string, string>> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&apos;",
};

/** What XML cannot hold in any spelling: most control characters, and halves of characters. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as XML holds it, between tags or between quote marks. */
export const xmlText = (text: string): string =>
    text.replaceAll(forbidden, "").replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
