/** Applies the listed differences of libraries to wire requests. */
import type { Json, WireRequestJson } from "@callsheet/inference";
import type { Program } from "../program.ts";
import type { Problem } from "./problem.ts";
import { type SdkDifference, sdkDifferences, type WrongType, wrongTypes } from "./sdk-differences.ts";

/** A listed difference for one client, provider and task, as text. */
export type ListedPart = string;

type Asked = Pick<Program, "client" | "provider" | "task">;

export type Listed = {
    /** The request that must arrive. */
    readonly wire: WireRequestJson;
    readonly parts: readonly ListedPart[];
    readonly reasons: readonly string[];
    /** The sandbox's hints that are allowed for it. */
    readonly hints: readonly string[];
};

/** The request that a program must send, with the listed differences of its library applied. */
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

/** Separates the type errors that count from those that are listed. */
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

/** The listed differences that did not occur in a run of all programs or of the covering subset. */
export function unmetDifferences(met: ReadonlySet<ListedPart>): readonly ListedPart[] {
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
