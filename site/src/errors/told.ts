/** What tells an error, as an attribute of its entry on the page: the finder reads there what it looks for, and nowhere else. */
import type { Telling } from "./entry.ts";

export const writeTold = ({ says, statuses, named }: Telling): string =>
    JSON.stringify({ says: says.map(({ source }) => source), statuses, named });

/** The telling that an attribute holds. @param written as `writeTold` wrote it */
export function readTold(id: string, written: string): Telling {
    const { says, statuses, named }: Written = JSON.parse(written);
    return { id, says: says.map((source) => new RegExp(source)), statuses, named };
}

type Written = {
    readonly says: readonly string[];
    readonly statuses: readonly number[];
    readonly named: readonly string[];
};
