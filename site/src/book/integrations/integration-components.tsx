import { proseComponents } from "../../frame/components/prose.tsx";
import type { Language } from "../../languages.ts";
import { snippetIn } from "../guides/Snippet.tsx";
import { exampleIn } from "./ExampleFile.tsx";

/** The components of a page about an integration: commands to type, files of example projects, and generated programs. */
export const integrationComponents = (language: Language) => ({
    ...proseComponents(language),
    Example: exampleIn(language),
    Snippet: snippetIn(language),
});
