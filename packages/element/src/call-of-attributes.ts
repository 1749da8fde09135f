import type { ClientChoice } from "@callsheet/react/core";
import { fieldNames, languageIds } from "@callsheet/snippets/query";

/** The attributes of the element, which it follows as they change. */
export const attributeNames: readonly string[] = [...fieldNames, "message", "lang"];

/** Attributes that say yes by being there. */
const switches: ReadonlySet<string> = new Set(["stream", "direct", "keyless"]);

/** Not part of the call: which of its programs is shown. */
const choices: ReadonlySet<string> = new Set(["client", "language", "beside", "lang"]);

type Attributes = Pick<Element, "getAttribute">;

/** The call that the attributes describe, as the query of a link to the generator. */
export function callOf(element: Attributes): string {
    const query = new URLSearchParams();
    for (const name of attributeNames) {
        const text = element.getAttribute(name);
        if (text === null || choices.has(name)) continue;
        query.set(name, switches.has(name) && text !== "false" ? "true" : text);
    }
    return `?${query}`;
}

/** The program that the attributes choose. */
export function choiceOf(element: Attributes): ClientChoice {
    const language = element.getAttribute("language");
    return {
        client: element.getAttribute("client") ?? undefined,
        language: languageIds.find((one) => one === language),
    };
}
