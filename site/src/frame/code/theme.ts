import { createCssVariablesTheme } from "shiki/core";

/** Uses the variables of styles/code.css as colours, so that both themes share one HTML. */
export const codeTheme = createCssVariablesTheme({ name: "callsheet", variablePrefix: "--code-" });
