/** Programs with hostile items, given the known limits of their libraries. */
import type { Json } from "@callsheet/inference";
import { clientOf, type Program } from "../program.ts";
import { inventedItems } from "./invented.ts";
import { type Refusal, type Rewriting, refusals, rewritings } from "./limits.ts";
import { type Position, programsAt } from "./position.ts";
import { textPositions } from "./text-positions.ts";
import { type Named, texts } from "./texts.ts";
import { valuePositions, values } from "./value-positions.ts";

export type Case = {
    readonly program: Program;
    readonly position: Position;
    /** The items in the program, by name. */
    readonly items: Named<Json>;
    /** The known refusal, if the program must fail. */
    readonly refusal?: Refusal;
    /** The known rewritings that change the expected request. */
    readonly rewritings: readonly Rewriting[];
};

type Limits = { readonly refusals: readonly Refusal[]; readonly rewritings: readonly Rewriting[] };

/**
 * The cases of a position: for each client one program with all items that its library supports, and one for each kind
 * of item that it refuses.
 * @param name the last segment of the id of the program with all items
 */
export function casesAt(position: Position, items: Named<Json>, name: string): readonly Case[] {
    const fitting = Object.entries(items).filter(([, item]) => position.holds(item));
    if (fitting.length === 0) return [];
    const programsWith = writing(position);
    return programsWith(fitting, name).flatMap((program) => {
        const about = limitsOf(program, position);
        const caseWith = (some: readonly Entry[], itsName: string) => ({
            program: rewritten(sameClient(programsWith(some, itsName), program), about.rewritings),
            position,
            items: Object.fromEntries(some),
            rewritings: about.rewritings,
        });
        const carried = fitting.filter(([, item]) => !isRefused(item, about));
        const examples = about.refusals.flatMap((refusal) =>
            refusal.kinds.flatMap((kind) => {
                const example = fitting.find(([, item]) => kind(item));
                return example ? [{ ...caseWith([example], example[0]), refusal }] : [];
            }),
        );
        return [...(carried.length > 0 ? [caseWith(carried, name)] : []), ...examples];
    });
}

/** Splits a case into one case for each of its items. */
export const splitCase = (one: Case): readonly Case[] =>
    Object.entries(one.items).flatMap(([name, item]) =>
        casesAt(one.position, { [name]: item }, name).filter(
            ({ program, refusal }) => !refusal && isSameClient(program, one.program),
        ),
    );

type Entry = readonly [name: string, item: Json];

/** Writes the programs of a position, and caches them by their items. */
function writing(position: Position): (items: readonly Entry[], name: string) => readonly Program[] {
    const done = new Map<string, readonly Program[]>();
    return (items, name) => {
        const key = JSON.stringify([name, items.map(([itsName]) => itsName)]);
        const programs =
            done.get(key) ??
            programsAt(
                position,
                items.map(([, item]) => item),
                name,
            );
        done.set(key, programs);
        return programs;
    };
}

const isSameClient = (one: Program, other: Program) => clientOf(one) === clientOf(other);

function sameClient(programs: readonly Program[], one: Program): Program {
    const match = programs.find((other) => isSameClient(one, other));
    if (match) return match;
    throw new TypeError(`With other items there is no ${one.id}.`);
}

/** The known limits of a program's client in a position. */
function limitsOf(program: Program, { id }: Position): Limits {
    const isAbout = ({ clients, positions }: Refusal | Rewriting) =>
        clients.includes(clientOf(program)) && positions.includes(id);
    return { refusals: refusals.filter(isAbout), rewritings: rewritings.filter(isAbout) };
}

const isRefused = (item: Json, { refusals }: Limits) => refusals.some(({ kinds }) => kinds.some((kind) => kind(item)));

const rewritten = (program: Program, rewritings: readonly Rewriting[]): Program => ({
    ...program,
    wire: rewritings.reduce((wire, { sends }) => sends(wire), program.wire),
});

export type Invention = {
    readonly seed: number;
    /** How many cases with generated items are made for each position. */
    readonly runs: number;
};

export const positions: readonly Position[] = [...textPositions, ...valuePositions];

/** The cases of all positions: with every named item, and with generated ones. */
export const allCases = (invention: Invention): readonly Case[] =>
    positions.flatMap((position) => casesOf(position, invention));

/** Positions that together reach every client: a message, a label, JSON. */
const quickPositions = ["messages", "labels", "schemas"];

/** Cases of a few positions, without the known refusals of libraries. */
export const quickCases = (invention: Invention): readonly Case[] =>
    positions
        .filter(({ id }) => quickPositions.includes(id))
        .flatMap((position) => casesOf(position, invention))
        .filter(({ refusal }) => !refusal);

const casesOf = (position: Position, invention: Invention): readonly Case[] => [
    ...casesAt(position, { ...texts, ...values }, "all"),
    ...inventedCasesOf(position, invention),
];

/** Fits every position, so that a program runs even if no generated item fits. */
const word = { word: "word" };

/**
 * The cases of a position with generated items. Without refusals: the named items already test the limits of
 * libraries.
 */
export const inventedCasesOf = (position: Position, { seed, runs }: Invention): readonly Case[] =>
    Array.from({ length: runs }, (_, run) =>
        casesAt(position, { ...word, ...inventedItems(seed, run) }, `invented-${run + 1}`),
    )
        .flat()
        .filter(({ refusal }) => !refusal);
