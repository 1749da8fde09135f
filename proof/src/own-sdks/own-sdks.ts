/** The programs of the providers' own SDKs. To add one: its file, its library in the lock, and a line here. */
import { join } from "node:path";
import type { Installation } from "../unchanged/installation.ts";
import type { UnchangedProgram } from "../unchanged/unchanged-program.ts";

const folder = import.meta.dirname;

const python: Installation = {
    language: "python",
    name: ".venv-own-sdks",
    requirements: join(folder, "python/requirements.in"),
};
const js: Installation = { language: "js", name: ".packages-own-sdks", packages: join(folder, "javascript") };

const inPython = (library: string, name: string, does: readonly string[]): UnchangedProgram => ({
    library,
    installation: python,
    file: join(folder, `python/with_${name}.py`),
    does,
});

const inJavaScript = (library: string, name: string, does: readonly string[]): UnchangedProgram => ({
    library,
    installation: js,
    file: join(folder, `javascript/with-${name}.mjs`),
    does,
});

export const ownSdks: readonly UnchangedProgram[] = [
    inPython("groq", "groq", ["chat", "stream", "tool", "structured output"]),
    inJavaScript("groq-sdk", "groq-sdk", ["chat", "stream"]),
];
