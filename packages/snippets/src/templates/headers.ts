import type { WireRequest } from "@callsheet/inference";
import { text, type Value } from "../languages/index.ts";

type Headers = WireRequest["headers"];

/** Headers as values, with the token where its secret stands. */
export const headerTexts = (headers: Headers): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, text(value)]));

/** The headers that a program does not have already, by their names. */
export const headersBeside = (headers: Headers, known: readonly string[]): Headers =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !known.includes(name)));
