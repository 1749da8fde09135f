import type { PublishingStrings } from "../en/publishing.ts";

export const publishing: PublishingStrings = {
    locale: "gu_IN",
    viewMarkdown: "Markdown જુઓ",
    copyPage: "પાનું copy કરો",
    copyPageFailed: "Copy ન થયું. Markdown ખોલીને ત્યાંથી copy કરો.",
    feed: "ફેરફારની feed (Atom)",
    feedTitle: "Callsheet: નવું અને બદલાયેલું",
    feedSubtitle: "જે પાનાં નવાં છે કે છેલ્લે બદલાયાં છે.",
    search: "આખી સાઇટમાં શોધો",
    searchButton: "શોધો",
};
