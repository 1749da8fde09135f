/** What snippets are written for, as lists of allowed values. */
import { clients } from "@callsheet/snippets";

/** The ids of the libraries that snippets use; some are in two languages. */
export const clientIds: readonly string[] = [...new Set(clients.map(({ id }) => id))];

export { languageIds } from "@callsheet/snippets/query";
