/** The properties of the element, which are its attributes: text, switches, and JSON. */
import {
    type CallOptionName,
    type CallOptionOfKind,
    callOption,
    callOptionNames,
    type KebabCase,
    kebabCase,
} from "@callsheet/snippets/call-options";

/** An option of a call that the element has: it shows one program, and none beside it. */
export type ElementOption = Exclude<CallOptionName, "beside">;

type ValueOf<Name extends ElementOption> =
    Name extends CallOptionOfKind<"switch">
        ? boolean
        : Name extends CallOptionOfKind<"object">
          ? Readonly<Record<string, unknown>> | string
          : Name extends CallOptionOfKind<"inputs">
            ? unknown
            : string;

/**
 * The properties of `<call-snippet>`, of which each is an attribute: `billTo` is `bill-to`. A value that is no text is in
 * the attribute as JSON; null and undefined remove it.
 */
export type CallSnippetProperties = {
    [Name in ElementOption]?: ValueOf<Name> | null | undefined;
} & {
    /** The message of a chat. */
    message?: string | null | undefined;
};

/** What may stand in the tag of `<call-snippet>` where a framework writes it: properties, and attributes of two words. */
export type CallSnippetAttributes = CallSnippetProperties & {
    [Name in ElementOption as KebabCase<Name> extends Name ? never : KebabCase<Name>]?:
        | ValueOf<Name>
        | null
        | undefined;
};

const isElementOption = (name: CallOptionName): name is ElementOption => name !== "beside";

/** The options that the element has, in the order of a link. */
export const elementOptions: readonly ElementOption[] = callOptionNames.filter(isElementOption);

/** The attribute of each property. */
export const attributeOfProperty: ReadonlyMap<string, string> = new Map([
    ...elementOptions.map((name) => [name, kebabCase(name)] as const),
    ["message", "message"],
]);

const switches: ReadonlySet<string> = new Set(
    elementOptions.filter((name) => callOption(name).kind === "switch").map(kebabCase),
);

type Attributes = Pick<Element, "getAttribute">;

/** The text of an attribute as a query has it: a switch says yes by being there. Undefined if it is not. */
export function textOf(element: Attributes, attribute: string): string | undefined {
    const text = element.getAttribute(attribute);
    if (text === null) return undefined;
    return switches.has(attribute) && text !== "false" ? "true" : text;
}

/** Gives a class of elements the properties. */
export function defineProperties(prototype: HTMLElement): void {
    for (const [name, attribute] of attributeOfProperty) {
        Object.defineProperty(prototype, name, {
            configurable: true,
            enumerable: true,
            get(this: HTMLElement) {
                const text = textOf(this, attribute);
                return switches.has(attribute) ? text === "true" : parsed(text);
            },
            set(this: HTMLElement, value: unknown) {
                if (value === null || value === undefined || value === false) this.removeAttribute(attribute);
                else if (value === true) this.setAttribute(attribute, "");
                else this.setAttribute(attribute, typeof value === "string" ? value : JSON.stringify(value));
            },
        });
    }
}

/** Objects and lists are JSON in an attribute; any other text is itself. */
function parsed(text: string | undefined): unknown {
    if (!text || !/^\s*[[{]/.test(text)) return text;
    try {
        return JSON.parse(text);
    } catch {
        return text;
    }
}

/** Takes over what a page has set before the element was defined, when it was a plain object's property. */
export function adoptProperties(element: HTMLElement): void {
    for (const name of attributeOfProperty.keys()) {
        if (!Object.hasOwn(element, name)) continue;
        const value: unknown = Reflect.get(element, name);
        Reflect.deleteProperty(element, name);
        Reflect.set(element, name, value);
    }
}
