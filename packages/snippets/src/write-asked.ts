/** The generator for a short-lived program: it loads only the templates of the selected clients. */
export { writeAskedSnippets } from "./asked-snippets.ts";
export { type CallInText, callInText } from "./call-in-text.ts";
export { isDirect } from "./call-of-model.ts";
export { providerByDefault } from "./default-provider.ts";
export { hiddenCharacters } from "./hidden-characters.ts";
export { clientIds, clients, languages } from "./languages/registry.ts";
export { parseInputs } from "./parse-inputs.ts";
export { type Model, type Policy, policies, type Snippet } from "./snippet.ts";
export { type KnownCall, type WorkingCall, workingCall } from "./working-call.ts";
