/** Translations of English texts that the site takes from elsewhere, such as docstrings, by text or id. English has none. */
export type Translations = Readonly<Record<string, string>>;

/**
 * The descriptions of output fields and of the fields of messages. The English description is the key, so that a changed
 * description is noticed, and a field of many tasks is translated once.
 */
export const answers: Translations = {};
