import { createCssVariablesTheme } from "shiki/core";

/** Colours code by the variables of styles/code.css, so that light and dark are one HTML. */
export const codeTheme = createCssVariablesTheme({ name: "callsheet", variablePrefix: "--code-" });
