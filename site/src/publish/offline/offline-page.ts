import type { Language } from "../../languages.ts";

/** Where the page is that stands for one that was not kept. */
export const offlinePlace = "offline";

/** Its file in the build. */
export const offlinePage = (language: Language): string => `${language}/${offlinePlace}.html`;
