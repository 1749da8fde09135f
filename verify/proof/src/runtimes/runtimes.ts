/** The runtimes of all languages. */
import { join } from "node:path";
import type { LanguageId } from "@callsheet/snippets";
import type { Libraries } from "../libraries.ts";
import type { Runtime } from "./process.ts";
import { processRuntime } from "./process.ts";
import { pythonRuntime } from "./python.ts";

export type Runtimes = Readonly<Record<LanguageId, Runtime | { readonly missing: string; readonly close?: never }>>;

export const runtimesOf = ({ work, python }: Libraries, environment: Readonly<Record<string, string>>): Runtimes => ({
    // Use Node's compile cache: most of these programs import the same packages.
    js: processRuntime(process.execPath, { NODE_COMPILE_CACHE: join(work, "compiled") }),
    python: "missing" in python ? python : pythonRuntime(python.path, environment),
    sh: processRuntime("bash"),
});
