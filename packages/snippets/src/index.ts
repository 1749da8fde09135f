/** The public API of the snippet generator. */

export type { ParameterNeeds } from "@callsheet/inference/descriptions";
export { type CallInText, callInText } from "./call-in-text.ts";
export { callOf, exampleConversation, isDirect, maxTokensByDefault, taskOf } from "./call-of-model.ts";
export { entriesOfModel } from "./entries-of-model.ts";
export {
    commonParameters,
    type ExampleParameters,
    exampleOfResponseFormat,
    exampleOfTools,
    exampleParameters,
    exampleResponseFormat,
    exampleTool,
    type ParameterName,
    parameterNeeds,
} from "./example-parameters.ts";
export { getInferenceSnippets, programsOf, writeSnippets } from "./generate.ts";
export { hiddenCharacters } from "./hidden-characters.ts";
export { installCommand } from "./install-command.ts";
export { clientIds, clients, type LanguageId, languages } from "./languages/registry.ts";
export { matrix } from "./matrix.ts";
export type { MatrixEntry, MatrixFilter } from "./matrix-entry.ts";
export { type NameProblem, nameProblems, type TypedNames } from "./name-problems.ts";
export { parseInputs } from "./parse-inputs.ts";
export { ableProviders, hasOwnAddress, providerAt, providerByDefault } from "./providers.ts";
export {
    type LeftOut,
    type Model,
    type Policy,
    type ProviderMapping,
    policies,
    type Snippet,
    type SnippetOptions,
} from "./snippet.ts";
export { takesAdapter } from "./takes-adapter.ts";
export { noKey } from "./templates/template.ts";
export { unusedParameters } from "./unused-parameters.ts";
export { type Ending, endingOf, type Variant } from "./variants.ts";
