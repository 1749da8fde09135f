/** A call as a query of texts: what a link, a form or an attribute says of it, and the snippets that follow. */
export { languageIds } from "../languages/registry.ts";
export { changesFor, changesForTask, type OnChange, typedFields } from "./changes.ts";
export {
    exampleParametersText,
    type InputsKind,
    inputsKind,
    readInputs,
    readParameters,
    unlessExample,
    writeInputs,
    writeParameters,
} from "./inputs.ts";
export { compactJson, isRecord, isText, readJson } from "./json-values.ts";
export { shortFormNames } from "./link.ts";
export { type Changes, type FieldName, fieldNames, formatQuery, parseQuery, type Query, withChanges } from "./query.ts";
export { type CallParts, type Result, snippetsOf } from "./query-snippets.ts";
export {
    type ClientRef,
    defaultTask,
    type Field,
    type GeneratorState,
    hasOwnKey,
    knownModel,
    type LookUp,
    type Problem,
    readState,
    type TabId,
} from "./state.ts";
