/** The options of each command, as commander parses them. */

/** The options that describe a model, for every command that calls one. */
export type ModelFlags = {
    readonly task?: string;
    readonly provider?: string;
    readonly providerModel?: string;
    readonly tags?: string;
    readonly library?: string;
    readonly endpoint?: string;
    readonly policy?: string;
    readonly direct?: true;
    readonly offline?: true;
};

/** The options of `callsheet snippet MODEL`. */
export type SnippetFlags = ModelFlags & {
    readonly key: boolean;
    readonly language?: string;
    readonly client?: string;
    readonly stream?: true;
    readonly billTo?: string;
    readonly maxTokens?: number;
    readonly temperature?: number;
    readonly topP?: number;
    readonly inputs?: string;
    readonly parameters?: Readonly<Record<string, unknown>>;
    readonly api?: string;
    readonly tools?: readonly unknown[];
    readonly responseFormat?: Readonly<Record<string, unknown>>;
    readonly json?: true;
};

/** The options of `callsheet run MODEL`. */
export type RunFlags = Pick<ModelFlags, "task" | "provider" | "providerModel" | "direct"> & {
    readonly stream?: true;
    readonly billTo?: string;
    readonly inputs?: string;
    readonly parameters?: Readonly<Record<string, unknown>>;
    readonly file?: string;
    readonly output?: string;
};

/** The options of `callsheet models [TEXT]`. */
export type ModelsFlags = {
    readonly task?: string;
    readonly provider?: string;
    readonly json?: true;
    readonly hub?: true;
};

/** The options of `callsheet explain [MESSAGE]`. */
export type ExplainFlags = {
    readonly language?: string;
    readonly model?: string;
    readonly provider?: string;
    readonly client?: string;
    readonly json?: true;
};

/** The options of `callsheet matrix`. */
export type MatrixFlags = {
    readonly provider?: string;
    readonly task?: string;
    readonly client?: string;
    readonly models?: string;
    readonly jobs?: number | "auto";
    readonly keepProblems?: true;
};

/** The options of `callsheet sandbox`. */
export type SandboxFlags = {
    readonly port?: number;
    readonly host: string;
    readonly seed: number;
    readonly pace: "natural" | "fast";
    readonly latency: number;
    readonly fail?: readonly string[];
    readonly models: string;
    readonly json?: true;
};
