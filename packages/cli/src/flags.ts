/** What may follow each command, as commander gives it. */

/** What is said of a model, by every command that calls one. */
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

/** Of `callsheet snippet MODEL`. */
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

/** Of `callsheet run MODEL`. */
export type RunFlags = Pick<ModelFlags, "task" | "provider" | "providerModel" | "direct"> & {
    readonly stream?: true;
    readonly billTo?: string;
    readonly inputs?: string;
    readonly parameters?: Readonly<Record<string, unknown>>;
    readonly file?: string;
    readonly output?: string;
};

/** Of `callsheet models [TEXT]`. */
export type ModelsFlags = {
    readonly task?: string;
    readonly provider?: string;
    readonly json?: true;
    readonly hub?: true;
};

/** Of `callsheet matrix`. */
export type MatrixFlags = {
    readonly provider?: string;
    readonly task?: string;
    readonly client?: string;
    readonly models?: string;
    readonly jobs?: number | "auto";
    readonly keepProblems?: true;
};

/** Of `callsheet sandbox`. */
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
