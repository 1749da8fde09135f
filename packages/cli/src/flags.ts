/** The options of each command, as commander parses them. */

/** The options that describe a model, for every command that calls one. */
export type ModelFlags = {
    readonly task?: string | undefined;
    readonly provider?: string | undefined;
    readonly providerModel?: string | undefined;
    readonly tags?: string | undefined;
    readonly library?: string | undefined;
    readonly endpoint?: string | undefined;
    readonly policy?: string | undefined;
    readonly direct?: true | undefined;
    readonly offline?: true | undefined;
};

/** The options of `callsheet snippet MODEL`. */
export type SnippetFlags = ModelFlags & {
    readonly key: boolean;
    readonly language?: string | undefined;
    readonly client?: string | undefined;
    readonly stream?: true | undefined;
    readonly billTo?: string | undefined;
    readonly maxTokens?: number | undefined;
    readonly temperature?: number | undefined;
    readonly topP?: number | undefined;
    readonly inputs?: string | undefined;
    readonly parameters?: Readonly<Record<string, unknown>> | undefined;
    readonly api?: string | undefined;
    readonly tools?: readonly unknown[] | undefined;
    readonly responseFormat?: Readonly<Record<string, unknown>> | undefined;
    readonly json?: true | undefined;
};

/** The options of `callsheet run MODEL`. */
export type RunFlags = Pick<ModelFlags, "task" | "provider" | "providerModel" | "direct"> & {
    readonly stream?: true | undefined;
    readonly billTo?: string | undefined;
    readonly inputs?: string | undefined;
    readonly parameters?: Readonly<Record<string, unknown>> | undefined;
    readonly file?: string | undefined;
    readonly output?: string | undefined;
};

/** The options of `callsheet models [TEXT]`. */
export type ModelsFlags = {
    readonly task?: string | undefined;
    readonly provider?: string | undefined;
    readonly json?: true | undefined;
    readonly hub?: true | undefined;
};

/** The options of `callsheet explain [MESSAGE]`. */
export type ExplainFlags = {
    readonly language?: string | undefined;
    readonly model?: string | undefined;
    readonly provider?: string | undefined;
    readonly client?: string | undefined;
    readonly json?: true | undefined;
};

/** The options of `callsheet docs FILES`. */
export type DocsFlags = {
    readonly check?: boolean | undefined;
    readonly json?: boolean | undefined;
};

/** The options of `callsheet mcp`. */
export type McpFlags = {
    readonly port?: number | undefined;
};

/** The options of `callsheet http`. */
export type HttpFlags = {
    readonly port?: number | undefined;
    readonly host?: string | undefined;
};

/** The options of `callsheet matrix`. */
export type MatrixFlags = {
    readonly provider?: string | undefined;
    readonly task?: string | undefined;
    readonly client?: string | undefined;
    readonly models?: string | undefined;
    readonly jobs?: number | "auto" | undefined;
    readonly keepProblems?: true | undefined;
};

/** The options of `callsheet sandbox`. */
export type SandboxFlags = {
    readonly port?: number | undefined;
    readonly host: string;
    readonly seed: number;
    readonly pace: "natural" | "fast";
    readonly latency: number;
    readonly maxBody: number;
    readonly fail?: readonly string[] | undefined;
    readonly models: string;
    readonly shareNetwork?: true | undefined;
    readonly json?: true | undefined;
};
