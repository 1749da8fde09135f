import type { Count } from "../../../../reports/proof.ts";

type Props = {
    readonly count: Count;
    /** The meaning of a dash, for screen readers. */
    readonly none: string;
};

/** A count such as `6/6`, marked if some failed; a dash if there is no snippet. */
export function CountCell({ count: { passed, all }, none }: Props) {
    if (all === 0) return <td aria-label={none}>–</td>;
    const written = `${passed}/${all}`;
    return <td>{passed === all ? written : <mark>{written}</mark>}</td>;
}
