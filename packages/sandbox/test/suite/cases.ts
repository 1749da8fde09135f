/** Every case of the suite. */

import type { Case } from "./case.ts";
import { failureCases } from "./failures.ts";
import { handlerCases } from "./handler.ts";
import { formatCases, pairCases } from "./pairs.ts";
import { queueCases } from "./queues.ts";
import { streamCases } from "./streams.ts";
import { tokenCases } from "./tokens.ts";

/** The cases that a platform's own fetch, streams and timers may fail; the slowest first. */
export const platformCases: readonly Case[] = [
    ...streamCases,
    ...queueCases,
    ...failureCases,
    ...tokenCases,
    ...handlerCases,
    ...formatCases,
];

/** Every case: also each pair of a provider and a task, which no platform reads differently. */
export const cases: readonly Case[] = [...platformCases, ...pairCases.filter((one) => !formatCases.includes(one))];
