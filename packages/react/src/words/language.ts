import type { InterfaceLanguage } from "@callsheet/inference/interface-languages";

/** A language that the strings of the package are written in: `gu` for Gujarati, `en` for English. */
export type Language = InterfaceLanguage;
