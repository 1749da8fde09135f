import type { ProviderTableStrings } from "../en/provider-table.ts";

/** The strings of the table of providers in Gujarati. */
export const gujaratiProviderTable: ProviderTableStrings = {
    lang: "gu",
    label: "Provider ની સરખામણી",
    model: "મોડેલ",
    provider: "Provider",
    input: "મોકલવાના $",
    output: "મેળવવાના $",
    context: "સમાય, token",
    tools: "Tools",
    structuredOutput: "Structured output",
    speed: "સેકન્ડે token",
    latency: "પહેલો, ms",
    listed: "છેલ્લે યાદીમાં",
    perMillion: "ભાવ 10 લાખ token ના છે, અમેરિકન ડૉલરમાં. પહેલો token એટલી ms પછી આવે. Provider જે ન કહે તે ખાલી છે.",
    sort: "ક્રમ",
    reversed: "ઊલટો ક્રમ",
    only: "ફક્ત જેમાં હોય",
    text: "નામનો ભાગ",
    count: "{all} માંથી {count}",
    none: "એવો કોઈ provider જાણીતો નથી.",
    yes: "હા",
    no: "ના",
    stale: "મહિનાઓથી યાદીમાં નથી",
    staleHint: "{date} પહેલાં 90 દિવસથી યાદીમાં નથી: આ provider હવે કદાચ આ મોડેલ ન ચલાવે.",
};
