const strings = {
    lang: "en",
    label: "The providers, compared",
    model: "Model",
    provider: "Provider",
    input: "In, $",
    output: "Out, $",
    context: "Context",
    tools: "Tools",
    structuredOutput: "Structured output",
    speed: "Tokens per s",
    latency: "First, ms",
    listed: "Last listed",
    perMillion:
        "Prices are US dollars for a million tokens. The context is in tokens, and the first token comes after so many ms. What a provider does not say is empty.",
    sort: "Sort by",
    reversed: "The other way round",
    only: "Only with",
    text: "Part of a name",
    count: "{count} of {all}",
    none: "No provider is known to offer that.",
    yes: "yes",
    no: "no",
    stale: "Not listed for months",
    staleHint: "Last listed more than 90 days before {date}: these may no longer serve it.",
};

/**
 * The strings of the table of providers, as plain data. `lang` is the language that they are written in, as in the
 * attribute of that name. Names in braces, such as `{date}`, are replaced by their values.
 */
export type ProviderTableStrings = typeof strings;

/** The strings of the table of providers in English, the default. */
export const englishProviderTable: ProviderTableStrings = strings;
