import { englishProviderTable } from "@callsheet/react/parts";

/** The table of providers that opens in the page of a model or a task. */
export const providerTable = {
    table: englishProviderTable,
    ask: "Ask the Hub who serves it now, for how much, and how fast",
    asking: "Asking the Hub…",
    asked: "This is what the Hub has just said.",
    lacks: "The Hub shows no such model.",
    unreachable: "The Hub cannot be reached: from the catalogue of {date}.",
    code: "Code",
};

export type ProviderPanelStrings = typeof providerTable;
