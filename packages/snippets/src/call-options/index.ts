/** The options of a call with their values and their help, for every surface that takes them. */
export { choicesOf, sentencesOf } from "./describe-option.ts";
export { type CallOptionHelp, callOptionHelp } from "./help.ts";
export { callOption, callOptionNames, kebabCase, namesOn } from "./option-names.ts";
export type {
    CallOption,
    CallOptionName,
    CallOptionOfKind,
    CallPartName,
    KebabCase,
    Surface,
    TypedOptions,
} from "./options.ts";
