/** Every case of the suite. */
import type { Case } from "./case.ts";
import { pairCases } from "./pairs.ts";

export const cases: readonly Case[] = [...pairCases];
