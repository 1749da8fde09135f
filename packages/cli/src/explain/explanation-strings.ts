/** What the command adds to an explanation, in both languages. */
import type { ExplanationLanguage } from "@callsheet/errors/explanations";

export type ExplanationStrings = {
    /** `{call}` stands for the provider and the library. */
    readonly snippet: string;
    /** `{provider}` stands for the provider that was asked, `{model}` for the model. */
    readonly notServed: string;
    /** `{tokens}` stands for the beginnings of the tokens. */
    readonly tokens: string;
};

export const explanationStrings: Readonly<Record<ExplanationLanguage, ExplanationStrings>> = {
    en: {
        snippet: "The call as it works ({call})",
        notServed: "{provider} is not known to serve {model}; another provider is asked here.",
        tokens: "Your text holds what looks like a key ({tokens}). If others have seen it, revoke it now and make a new one.",
    },
    gu: {
        snippet: "Call આમ લખાય તો ચાલે ({call})",
        notServed: "{provider} પાસે {model} હોય એવું જાણમાં નથી; અહીં બીજા provider ને પૂછ્યું છે.",
        tokens: "તમારા લખાણમાં key જેવું કંઈક છે ({tokens}). બીજા કોઈએ તે જોયું હોય, તો હમણાં જ તેને રદ કરો અને નવી key બનાવો.",
    },
};
