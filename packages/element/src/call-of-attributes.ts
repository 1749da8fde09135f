import type { ClientChoice } from "@callsheet/react/core";
import type { LanguageId } from "@callsheet/snippets";
import { callOption } from "@callsheet/snippets/call-options";
import { attributeOfProperty, elementOptions, textOf } from "./properties.ts";

/** The attributes of the element, which it follows as they change. */
export const attributeNames: readonly string[] = [...attributeOfProperty.values(), "lang"];

/** Options that choose which program of the call is shown. */
const views: ReadonlySet<string> = new Set(elementOptions.filter((name) => callOption(name).isView));

type Attributes = Pick<Element, "getAttribute">;

/** The call that the attributes describe, as the query of a link to the generator. */
export function callOf(element: Attributes): string {
    const query = new URLSearchParams();
    for (const [name, attribute] of attributeOfProperty) {
        const text = views.has(name) ? undefined : textOf(element, attribute);
        if (text !== undefined) query.set(attribute, text);
    }
    return `?${query}`;
}

/** The program that the attributes choose. */
export function choiceOf(element: Attributes): ClientChoice {
    return {
        client: element.getAttribute("client") ?? undefined,
        // Of another one, `chooseSnippet` says that there is no such language.
        language: (element.getAttribute("language") ?? undefined) as LanguageId | undefined,
    };
}
