/** The path of a field: `["body", "messages", 0, "role"]`. */
export type Where = readonly (string | number)[];

/** The name of a field in messages; empty for the whole body. */
export const fieldName = (where: Where): string => where.filter((part) => part !== "body").join(".");

/** Thrown for a request that the real service would refuse. Each service turns it into its own error format. */
export class Refusal extends Error {
    override readonly name = "Refusal";
    readonly status: number;
    /** What is wrong and where, for the developer; more explicit than the real service's message. */
    readonly hint: string;
    /** The invalid field. */
    readonly where: Where;
    /** The service's error code, if it has one. */
    readonly code: string | undefined;

    constructor(
        status: number,
        message: string,
        { hint = message, where = [], code }: { hint?: string; where?: Where; code?: string } = {},
    ) {
        super(message);
        this.status = status;
        this.hint = hint;
        this.where = where;
        this.code = code;
    }
}
