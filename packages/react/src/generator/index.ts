/** The generator of snippets: a form that describes a call, beside the code that makes it. */

export type { GeneratorClassNames, GeneratorPart, ShownCode, ShownProgram } from "./appearance.ts";
export { useGeneratorCall } from "./program/CodeContext.tsx";
export { SnippetGenerator, type SnippetGeneratorProps } from "./SnippetGenerator.tsx";
export { SnippetGeneratorBase, type SnippetGeneratorBaseProps } from "./SnippetGeneratorBase.tsx";
