import { gujaratiProviderTable } from "@callsheet/react/parts";
import type { ProviderPanelStrings } from "../en/provider-table.ts";

export const providerTable: ProviderPanelStrings = {
    table: gujaratiProviderTable,
    ask: "Hub ને પૂછો: હમણાં કોણ ચલાવે છે, કેટલામાં, કેટલી ઝડપે",
    asking: "Hub ને પૂછીએ છીએ…",
    asked: "Hub એ હમણાં જ આ કહ્યું.",
    lacks: "Hub આવું કોઈ મોડેલ બતાવતું નથી.",
    unreachable: "Hub સુધી પહોંચાયું નહીં: {date} ની યાદી વાપરી છે.",
    code: "Code",
};
