/** The generator for a short-lived program: it loads only the templates of the selected clients. */

export { type CallInText, callInText } from "./call-in-text.ts";
export { callOf, isDirect } from "./call-of-model.ts";
export { type CorrectedCall, correctedCall, type KnownCall } from "./corrected-call.ts";
export { hiddenCharacters } from "./hidden-characters.ts";
export { clientIds, clients, languages } from "./languages/registry.ts";
export { type NameProblem, nameProblems } from "./name-problems.ts";
export { parseInputs } from "./parse-inputs.ts";
export { providerByDefault } from "./providers.ts";
export { type Model, type Policy, policies, type Snippet } from "./snippet.ts";
export { unusedParameters } from "./unused-parameters.ts";
export { writeSnippetsAsync } from "./write-snippets-async.ts";
