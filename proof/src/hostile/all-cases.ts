/** All hostile cases, and a quick sample of them. */
import { type Case, casesAt } from "./cases.ts";
import { inventedItems } from "./invented.ts";
import type { Position } from "./position.ts";
import { textPositions } from "./text-positions.ts";
import { texts } from "./texts.ts";
import { valuePositions, values } from "./value-positions.ts";

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
