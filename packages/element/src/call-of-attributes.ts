import type { ClientChoice } from "@callsheet/react/core";
import { callOption, callOptionNames, kebabCase } from "@callsheet/snippets/call-options";
import { fieldNames, languageIds } from "@callsheet/snippets/query";

/** The attributes of the element, which it follows as they change. */
export const attributeNames: readonly string[] = [...fieldNames, "message", "lang"];

/** Attributes of the call, and not of which of its programs is shown. */
const callNames: readonly string[] = [
    ...callOptionNames.filter((name) => !callOption(name).isView).map(kebabCase),
    "message",
];

const switches: ReadonlySet<string> = new Set(
    callOptionNames.filter((name) => callOption(name).kind === "switch").map(kebabCase),
);

type Attributes = Pick<Element, "getAttribute">;

/** The call that the attributes describe, as the query of a link to the generator. */
export function callOf(element: Attributes): string {
    const query = new URLSearchParams();
    for (const name of callNames) {
        const text = element.getAttribute(name);
        // A switch says yes by being there.
        if (text !== null) query.set(name, switches.has(name) && text !== "false" ? "true" : text);
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
