/**
 * The options of a call, in the order of a link. This is their one list: the query of a link, the attributes of the
 * element, the properties of components, the flags of the command, the words of a tag, the parameters over HTTP and the
 * inputs of assistants' tools are made from it. It is part of every page, so its texts are apart, in help.ts.
 */

/** Where an option is given, beside the query of a link: a command, a call in the sandbox, or the tag of a block. */
export type Surface = "snippet" | "run" | "sandbox" | "tag";

/** An option of a call. */
export type CallOption = {
    /** What its value is. A `name` has no spaces or slashes, a `path` may be empty, `inputs` are a text or JSON. */
    readonly kind: "text" | "name" | "path" | "url" | "choice" | "switch" | "inputs" | "object";
    /** Whether it chooses the programs to show, and is no part of the call. */
    readonly isView?: true;
    /** The surfaces that have it, beside a link. Default: all. */
    readonly on?: readonly Surface[];
};

const code = ["snippet", "tag"] as const;
const sent = ["snippet", "run", "tag"] as const;

export const callOptions = {
    model: { kind: "text" },
    task: { kind: "choice" },
    provider: { kind: "choice" },
    providerModel: { kind: "text" },
    adapter: { kind: "path", on: [] },
    direct: { kind: "switch", on: sent },
    policy: { kind: "choice", on: code },
    endpoint: { kind: "url", on: code },
    keyless: { kind: "switch", on: code },
    language: { kind: "choice", isView: true, on: ["snippet"] },
    client: { kind: "choice", isView: true, on: code },
    beside: { kind: "text", isView: true, on: [] },
    api: { kind: "choice", on: code },
    stream: { kind: "switch", on: sent },
    billTo: { kind: "name", on: sent },
    inputs: { kind: "inputs" },
    parameters: { kind: "object" },
} as const satisfies Readonly<Record<string, CallOption>>;

type CallOptions = typeof callOptions;

/** The name of an option, as JSON and components have it. */
export type CallOptionName = keyof CallOptions;

/** The names of the options of some kinds. */
export type CallOptionOfKind<Kind extends CallOption["kind"]> = {
    readonly [Name in CallOptionName]: CallOptions[Name]["kind"] extends Kind ? Name : never;
}[CallOptionName];

/** The names of the options that describe the call, and not which of its programs is shown. */
export type CallPartName = {
    readonly [Name in CallOptionName]: CallOptions[Name] extends { readonly isView: true } ? never : Name;
}[CallOptionName];

type NameOn<Where extends Surface> = {
    readonly [Name in CallOptionName]: CallOptions[Name] extends { readonly on: readonly (infer One)[] }
        ? Where extends One
            ? Name
            : never
        : Name;
}[CallOptionName];

type ValueOfKind = {
    /** Whether it is on. */
    readonly switch: boolean;
    /** A JSON object. */
    readonly object: Readonly<Record<string, unknown>>;
};

/** The options of a surface as a user types them: names and addresses are texts that nobody has checked. */
export type TypedOptions<Where extends Surface> = {
    readonly [Name in NameOn<Where>]?:
        | (CallOptions[Name]["kind"] extends keyof ValueOfKind ? ValueOfKind[CallOptions[Name]["kind"]] : string)
        | undefined;
};

/** `bill-to` for `billTo`. */
export type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
    ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
    : Name;
