/** Programs with hostile items in them, and what is known of their libraries. */
import type { Json } from "@callsheet/inference";
import { clientOf, type Program } from "../program.ts";
import { type Refusal, type Rewriting, refusals, rewritings } from "./limits.ts";
import { type Place, programsAt } from "./place.ts";
import type { Named } from "./texts.ts";

export type Case = {
    readonly program: Program;
    readonly place: Place;
    /** What the program holds, by name. */
    readonly items: Named<Json>;
    /** Why it must fail, where it must. */
    readonly refusal?: Refusal;
    /** Why something else than its request is expected. */
    readonly rewritings: readonly Rewriting[];
};

type Limits = { readonly refusals: readonly Refusal[]; readonly rewritings: readonly Rewriting[] };

const known: Limits = { refusals, rewritings };

/**
 * The cases of a place: for each client a program that holds all of the items that its library can carry, and one for
 * each kind that it cannot.
 * @param name of the program that holds them all: the last part of its id
 */
export function casesAt(place: Place, items: Named<Json>, name: string, limits = known): readonly Case[] {
    const fitting = Object.entries(items).filter(([, item]) => place.holds(item));
    if (fitting.length === 0) return [];
    const written = writing(place);
    return written(fitting, name).flatMap((program) => {
        const about = limitsOf(program, place, limits);
        const caseWith = (some: readonly Entry[], itsName: string) => ({
            program: rewritten(sameClient(written(some, itsName), program), about.rewritings),
            place,
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

/** The case, with each of its items alone. */
export const apart = (one: Case, limits = known): readonly Case[] =>
    Object.entries(one.items).flatMap(([name, item]) =>
        casesAt(one.place, { [name]: item }, name, limits).filter(
            ({ program, refusal }) => !refusal && isSameClient(program, one.program),
        ),
    );

type Entry = readonly [name: string, item: Json];

/** Writes the programs of a place, those with the same items once. */
function writing(place: Place): (items: readonly Entry[], name: string) => readonly Program[] {
    const done = new Map<string, readonly Program[]>();
    return (items, name) => {
        const key = JSON.stringify([name, items.map(([itsName]) => itsName)]);
        const programs =
            done.get(key) ??
            programsAt(
                place,
                items.map(([, item]) => item),
                name,
            );
        done.set(key, programs);
        return programs;
    };
}

const isSameClient = (one: Program, other: Program) => clientOf(one) === clientOf(other);

function sameClient(programs: readonly Program[], one: Program): Program {
    const found = programs.find((other) => isSameClient(one, other));
    if (found) return found;
    throw new TypeError(`With other items there is no ${one.id}.`);
}

function limitsOf(program: Program, { id }: Place, { refusals, rewritings }: Limits): Limits {
    const isAbout = ({ clients, places }: Refusal | Rewriting) =>
        clients.includes(clientOf(program)) && places.includes(id);
    return { refusals: refusals.filter(isAbout), rewritings: rewritings.filter(isAbout) };
}

const isRefused = (item: Json, { refusals }: Limits) => refusals.some(({ kinds }) => kinds.some((kind) => kind(item)));

const rewritten = (program: Program, rewritings: readonly Rewriting[]): Program => ({
    ...program,
    wire: rewritings.reduce((wire, { sends }) => sends(wire), program.wire),
});
