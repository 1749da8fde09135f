/** Every hostile case, and a few that stand for all. */
import { type Case, casesAt } from "./cases.ts";
import { inventedItems } from "./invented.ts";
import type { Place } from "./place.ts";
import { textPlaces } from "./text-places.ts";
import { texts } from "./texts.ts";
import { valuePlaces } from "./value-places.ts";
import { values } from "./values.ts";

export type Invention = {
    readonly seed: number;
    /** How often each place is filled with items that nobody has thought of. */
    readonly runs: number;
};

export const places: readonly Place[] = [...textPlaces, ...valuePlaces];

/** The cases of all places: with every item that has a name, and with invented ones. */
export const allCases = (invention: Invention): readonly Case[] => places.flatMap((place) => casesOf(place, invention));

/** What every client is given, in every form: a message, a label, JSON. */
const quickPlaces = ["messages", "labels", "schemas"];

/** Cases of a few places, without the limits of libraries. */
export const quickCases = (invention: Invention): readonly Case[] =>
    places
        .filter(({ id }) => quickPlaces.includes(id))
        .flatMap((place) => casesOf(place, invention))
        .filter(({ refusal }) => !refusal);

/** The cases of all places with invented items alone. */
export const inventedCases = (invention: Invention): readonly Case[] =>
    places.flatMap((place) => inventedCasesOf(place, invention));

const casesOf = (place: Place, invention: Invention): readonly Case[] => [
    ...casesAt(place, { ...texts, ...values }, "all"),
    ...inventedCasesOf(place, invention),
];

const inventedCasesOf = (place: Place, { seed, runs }: Invention): readonly Case[] =>
    Array.from({ length: runs }, (_, run) => inventedCasesAt(place, seed, run)).flat();

/** Fits everywhere, so that a program is run however little of what is invented does. */
const word = { word: "word" };

/** The limits of libraries are tried with what has a name. */
const inventedCasesAt = (place: Place, seed: number, run: number): readonly Case[] =>
    casesAt(place, { ...word, ...inventedItems(seed, run) }, `invented-${run + 1}`).filter(({ refusal }) => !refusal);
