/** Programs in the manner of the first pages of SDKs and frameworks, and the libraries that they import. */
import type { Installation } from "./installation.ts";

export type UnchangedProgram = {
    /** The SDK or framework, by its name in its registry. */
    readonly library: string;
    readonly installation: Installation;
    /** The path of its file. */
    readonly file: string;
    /** What it does: it prints a line when it has done each. */
    readonly does: readonly string[];
    /** Variables that keep the library from reporting its use, or from fetching lists. Default: none. */
    readonly environment?: Readonly<Record<string, string>>;
    /** URLs that the library looks for besides, and does without. Default: none. */
    readonly doesWithout?: RegExp;
    /** What the hints hold of requests that it sends wrong on purpose, in their order. Default: none. */
    readonly wrongOnPurpose?: readonly string[];
};
