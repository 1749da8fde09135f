/** What a library is known to send in the place of a wire request. */
import type { Json, WireRequestJson } from "@callsheet/inference";
import type { Program } from "../program.ts";
import type { Problem } from "./problem.ts";
import { type SdkDifference, sdkDifferences, type WrongType, wrongTypes } from "./sdk-differences.ts";

/** A listed difference, of one client, provider and task. */
export type ListedPart = string;

type Asked = Pick<Program, "client" | "provider" | "task">;

export type Listed = {
    /** What is to arrive. */
    readonly wire: WireRequestJson;
    readonly parts: readonly ListedPart[];
    readonly reasons: readonly string[];
    /** What the sandbox may say of it. */
    readonly hints: readonly string[];
};

/** The request that a program is to send, given what its library is known to change. */
export function listedFor(
    program: Asked & Pick<Program, "wire">,
    list: readonly SdkDifference[] = sdkDifferences,
): Listed {
    return list
        .filter(({ client }) => client === program.client)
        .filter(({ providers }) => providers.includes(program.provider))
        .filter(({ tasks }) => tasks.includes(program.task))
        .reduce<Listed>(
            (listed, entry) => {
                const wire = entry.sends(listed.wire, objectOf(listed.wire.body?.value));
                if (wire === undefined) return listed;
                return {
                    wire,
                    parts: [...listed.parts, partOf(program, entry)],
                    reasons: [...listed.reasons, entry.reason],
                    hints: [...listed.hints, ...(entry.hint === undefined ? [] : [entry.hint])],
                };
            },
            { wire: program.wire, parts: [], reasons: [], hints: [] },
        );
}

const objectOf = (value: Json | undefined): { [key: string]: Json } =>
    typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};

const partOf = ({ client, provider, task }: Asked, { reason }: SdkDifference): ListedPart =>
    `${client}, ${provider} ${task}: ${reason}`;

/** Parts what a type checker says into what counts and what is listed. */
export function withoutWrongTypes(
    program: Asked,
    problems: readonly Problem[],
    list: readonly WrongType[] = wrongTypes,
): { readonly problems: readonly Problem[]; readonly listed: readonly ListedPart[] } {
    const about = list.filter(({ client, tasks }) => client === program.client && tasks.includes(program.task));
    const entryOf = ({ message }: Problem) => about.find(({ says }) => says.test(message));
    return {
        problems: problems.filter((problem) => !entryOf(problem)),
        listed: problems.flatMap((problem) => entryOf(problem) ?? []).map((entry) => typePartOf(program, entry)),
    };
}

const typePartOf = ({ client, task }: Pick<Asked, "client" | "task">, { reason }: WrongType): ListedPart =>
    `${client}, ${task}: ${reason}`;

/** What is listed, and was not met in a run of all, or of those that stand for all. */
export function notMet(met: ReadonlySet<ListedPart>): readonly ListedPart[] {
    const requests = sdkDifferences.flatMap((entry) =>
        entry.providers.flatMap((provider) =>
            entry.tasks.map((task) => partOf({ client: entry.client, provider, task }, entry)),
        ),
    );
    const types = wrongTypes.flatMap((entry) =>
        entry.tasks.map((task) => typePartOf({ client: entry.client, task }, entry)),
    );
    return [...requests, ...types].filter((part) => !met.has(part));
}
