/** Reads from a text which call it is about: its model, its provider and its library. */
import type { CatalogueModel } from "@callsheet/catalogue";
import { type ProviderId, providerIds } from "@callsheet/inference/providers";
import type { ClientId, LanguageId } from "./languages/registry.ts";
import { providerAt } from "./providers.ts";

/** The parts of a call that a text names. */
export type CallInText = {
    /** The model, if the catalogue has it. */
    readonly model?: CatalogueModel | undefined;
    /** The provider. */
    readonly provider?: ProviderId | undefined;
    /** The id of the library in the generator: `huggingface_hub`, `openai`, … */
    readonly client?: string | undefined;
    /** The language of the library. */
    readonly language?: LanguageId | undefined;
};

/**
 * Signs of each library in a message, a traceback or a program. The first that is found counts. The signs of curl are
 * the narrowest: programs of other languages do not show them.
 */
const signs: { readonly [Id in LanguageId]: Readonly<Record<ClientId<Id>, RegExp>> } = {
    sh: { curl: /\bcurl: \(\d+\)|^[ \t]*curl\s/m },
    python: {
        fal_client: /\bfal_client\b/,
        huggingface_hub: /\bhuggingface_hub\b|\bHfHubHTTPError\b/,
        openai: /site-packages[\\/]openai\b|\bfrom openai import\b|\bopenai\.\w+Error\b/,
        requests: /\brequests\.(?:exceptions|post|get)\b|site-packages[\\/]requests\b/,
    },
    js: {
        "huggingface.js": /@huggingface\/inference|\bInferenceClient\w+Error\b/,
        callsheet: /@callsheet\/inference|\b(?:ProviderApi|ProviderOutput|HubApi|Routing|Input)Error:/,
        openai: /node_modules[\\/]openai\b|\bfrom ["']openai["']/,
        fetch: /\bTypeError: (?:fetch failed|Failed to fetch)\b/,
    },
};

/**
 * Reads which call a text is about: a program, a traceback, or an error.
 *
 * @param text any text
 * @param models the models that can be recognised by their ids
 * @returns the parts that the text names
 * @example
 * import { catalogue } from "@callsheet/catalogue";
 * import { callInText } from "@callsheet/snippets";
 *
 * const { model, provider } = callInText('InferenceClient(provider="groq")', catalogue.models);
 */
export function callInText(text: string, models: readonly CatalogueModel[]): CallInText {
    const provider = providerIn(text);
    return { model: modelIn(text, models) ?? modelAt(provider, text, models), provider, ...libraryIn(text) };
}

/** The library that a text shows signs of. */
function libraryIn(text: string): Pick<CallInText, "language" | "client"> {
    // They are the keys of the type.
    for (const language of Object.keys(signs) as LanguageId[]) {
        const entry = Object.entries<RegExp>(signs[language]).find(([, sign]) => sign.test(text));
        if (entry) return { language, client: entry[0] };
    }
    return {};
}

/** The longest id that is found: an id may begin with another one. */
function modelIn(text: string, models: readonly CatalogueModel[]): CatalogueModel | undefined {
    return models
        .filter(({ id }) => text.includes(id) && isWhole(text, id))
        .toSorted((one, other) => other.id.length - one.id.length)[0];
}

/** The model that a text names by its provider's own id, between quotation marks or in a URL; the longest such id. */
function modelAt(
    provider: ProviderId | undefined,
    text: string,
    models: readonly CatalogueModel[],
): CatalogueModel | undefined {
    const namedModels = models.flatMap((model) =>
        model.mappings
            .filter(
                (mapping) =>
                    mapping.provider === provider &&
                    // An adapter runs on another model, whose id it has.
                    !mapping.adapter &&
                    isNamed(text, mapping.providerId),
            )
            .map(({ providerId }) => ({ model, length: providerId.length })),
    );
    return namedModels.toSorted((one, other) => other.length - one.length)[0]?.model;
}

/** Whether a provider's own id is in a text as a whole: in quotation marks, or as a part of a URL's path. */
const isNamed = (text: string, id: string): boolean =>
    text.includes(id) && new RegExp(`["'\`/]${escaped(id)}(?![^"'\`/?\\s])`).test(text);

/** An id as a part of a regular expression. */
const escaped = (id: string): string => id.replaceAll(/[^\w/]/g, "\\$&");

/** Whether an id is in a text as it is, not as a part of another id. */
const isWhole = (text: string, id: string): boolean =>
    new RegExp(`(?<![\\w.-])${escaped(id)}(?![\\w-]|\\.\\w)`).test(text);

/** A provider that is named as one: in an argument, behind `:` of a routed model, or as the one that responded. */
function providerIn(text: string): ProviderId | undefined {
    const names = providerIds.join("|");
    const forms = [
        new RegExp(`\\bprovider["']?\\s*[:=]\\s*["'](${names})["']`),
        new RegExp(`/[\\w.-]+:(${names})\\b`),
        new RegExp(`router\\.huggingface\\.co/(${names})/`),
        new RegExp(`\\b(${names}) (?:responded|was asked|gave|did not)\\b`),
    ];
    const providerName = forms.map((form) => form.exec(text)?.[1]).find((name) => name !== undefined);
    return providerIds.find((id) => id === providerName) ?? (/\bfal_client\b/.test(text) ? "fal-ai" : providerAt(text));
}
