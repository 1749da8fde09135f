/** Taking out of the problems what is listed with a reason. */
import type { Program } from "../program.ts";
import type { Problem } from "./problem.ts";
import { type SdkDifference, sdkDifferences } from "./sdk-differences.ts";

/** A part of a request that a listed difference names, of one provider and task. */
export type ListedPart = string;

type Asked = Pick<Program, "client" | "provider" | "task">;

const isAbout = ({ client, providers, tasks }: SdkDifference, program: Asked) =>
    client === program.client && providers.includes(program.provider) && tasks.includes(program.task);

/** Whether a part of a request is the one that an entry names, or below it. */
const isIn = (part: string, named: string) => part === named || part.startsWith(`${named}.`);

const partOf = ({ client, provider, task }: Asked, named: string): ListedPart => `${client} ${provider} ${task}: ${named}`;

/** Parts the problems of a request into those that count and those that are listed. */
export function withoutListed(
    program: Asked,
    problems: readonly Problem[],
    list: readonly SdkDifference[] = sdkDifferences,
): { readonly problems: readonly Problem[]; readonly listed: readonly ListedPart[] } {
    const names = list.filter((entry) => isAbout(entry, program)).flatMap(({ what }) => what);
    const found = problems.map((problem) => ({ problem, name: names.find((name) => isIn(problem.at, name)) }));
    return {
        problems: found.flatMap(({ problem, name }) => (name === undefined ? [problem] : [])),
        listed: found.flatMap(({ name }) => (name === undefined ? [] : [partOf(program, name)])),
    };
}

/** What is listed, and did not happen in a run of everything. */
export function notFound(found: ReadonlySet<ListedPart>, list: readonly SdkDifference[] = sdkDifferences): readonly ListedPart[] {
    return list
        .flatMap(({ client, providers, tasks, what }) =>
            providers.flatMap((provider) => tasks.flatMap((task) => what.map((named) => partOf({ client, provider, task }, named)))),
        )
        .filter((part) => !found.has(part));
}
