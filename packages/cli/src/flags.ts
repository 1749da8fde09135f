/** What may follow each command, as commander gives it. */

/** Of `callsheet snippet MODEL`. */
export type SnippetFlags = {
    readonly task?: string;
    readonly provider: string;
    readonly providerModel?: string;
    readonly direct?: true;
    readonly endpoint?: string;
    readonly policy?: string;
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
    readonly library?: string;
    readonly tags?: string;
    readonly json?: true;
};

/** Of `callsheet run MODEL`. */
export type RunFlags = {
    readonly task?: string;
    readonly provider: string;
    readonly stream?: true;
    readonly billTo?: string;
    readonly inputs?: string;
    readonly parameters?: Readonly<Record<string, unknown>>;
    readonly file?: string;
    readonly output?: string;
    readonly direct?: true;
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
