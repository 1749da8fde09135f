/** A request that the real service would refuse, before the service has put it in its own words. */
export class Refusal extends Error {
    override readonly name = "Refusal";
    readonly status: number;
    /** What is wrong and where, for whoever wrote the request; the real service would not say it so plainly. */
    readonly hint: string;
    /** The field that is wrong, as a path: `["body", "messages", 0, "role"]`. */
    readonly where: readonly (string | number)[];
    /** The machine's word for it, where the service has one. */
    readonly code: string | undefined;

    constructor(
        status: number,
        message: string,
        {
            hint = message,
            where = [],
            code,
        }: { hint?: string; where?: readonly (string | number)[]; code?: string } = {},
    ) {
        super(message);
        this.status = status;
        this.hint = hint;
        this.where = where;
        this.code = code;
    }
}
