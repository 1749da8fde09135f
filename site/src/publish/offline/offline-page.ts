import type { Language } from "../../languages.ts";

/** The path of the page that is shown in place of one that is not cached. */
export const offlinePlace = "offline";

/** The file of the offline page in the build. */
export const offlinePage = (language: Language): string => `${language}/${offlinePlace}.html`;
