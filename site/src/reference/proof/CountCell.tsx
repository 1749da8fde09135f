import type { Count } from "./report.ts";

type Props = {
    readonly count: Count;
    /** What a dash means, for those who do not see it. */
    readonly none: string;
};

/** `6/6`, and whether that is all of them; a dash where there is no snippet. */
export function CountCell({ count: { passed, all }, none }: Props) {
    if (all === 0) return <td aria-label={none}>–</td>;
    const written = `${passed}/${all}`;
    return <td>{passed === all ? written : <mark>{written}</mark>}</td>;
}
