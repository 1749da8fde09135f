/** All hostile cases, and a quick sample of them. */
import { type Case, casesAt } from "./cases.ts";
import { inventedItems } from "./invented.ts";
import type { Position } from "./position.ts";
import { textPositions } from "./text-positions.ts";
import { texts } from "./texts.ts";
import { valuePositions } from "./value-positions.ts";
import { values } from "./values.ts";

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

/** The cases of all positions with generated items only. */
export const inventedCases = (invention: Invention): readonly Case[] =>
    positions.flatMap((position) => inventedCasesOf(position, invention));

const casesOf = (position: Position, invention: Invention): readonly Case[] => [
    ...casesAt(position, { ...texts, ...values }, "all"),
    ...inventedCasesOf(position, invention),
];

const inventedCasesOf = (position: Position, { seed, runs }: Invention): readonly Case[] =>
    Array.from({ length: runs }, (_, run) => inventedCasesAt(position, seed, run)).flat();

/** Fits every position, so that a program runs even if no generated item fits. */
const word = { word: "word" };

/** Without refusals: the named items already test the limits of libraries. */
const inventedCasesAt = (position: Position, seed: number, run: number): readonly Case[] =>
    casesAt(position, { ...word, ...inventedItems(seed, run) }, `invented-${run + 1}`).filter(
        ({ refusal }) => !refusal,
    );
