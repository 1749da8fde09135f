/** The generator of snippets: a form that describes a call, beside the code that makes it. */

export type { ShownCode, ShownProgram } from "./appearance.ts";
export type { GeneratorClassNames, GeneratorPart } from "./class-names.ts";
export { useGeneratorCall } from "./program/CodeContext.tsx";
export { SnippetGenerator, type SnippetGeneratorProps } from "./SnippetGenerator.tsx";
export { SnippetGeneratorBase, type SnippetGeneratorBaseProps } from "./SnippetGeneratorBase.tsx";
