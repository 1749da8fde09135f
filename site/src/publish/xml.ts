const entities: Readonly<Record<string, string>> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&apos;",
};

/** What XML cannot represent even when escaped: most control characters, and lone surrogates. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes a text for XML, as element content or as an attribute value. */
export const xmlText = (text: string): string =>
    text.replaceAll(forbidden, "").replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
