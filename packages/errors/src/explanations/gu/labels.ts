import type { ExplanationLabels } from "../explanation.ts";

export const labels: ExplanationLabels = {
    because: "તમારા લખાણમાં આ છે",
    steps: "શું કરવું",
    others: "કદાચ આ પણ",
    snippet: "Call આમ લખાય તો ચાલે ({call})",
    notServed: "{provider} પાસે {model} હોય એવું જાણમાં નથી; અહીં બીજા provider ને પૂછ્યું છે.",
    tokens: "તમારા લખાણમાં key જેવું કંઈક છે ({tokens}). બીજા કોઈએ તે જોયું હોય, તો હમણાં જ તેને રદ કરો અને નવી key બનાવો.",
};
