/** Every case of the suite. */

import type { Case } from "./case.ts";
import { failureCases } from "./failures.ts";
import { handlerCases } from "./handler.ts";
import { pairCases } from "./pairs.ts";
import { queueCases } from "./queues.ts";
import { streamCases } from "./streams.ts";
import { tokenCases } from "./tokens.ts";

/** The slowest cases first, so that the others run in the meantime. */
export const cases: readonly Case[] = [
    ...streamCases,
    ...queueCases,
    ...failureCases,
    ...tokenCases,
    ...handlerCases,
    ...pairCases,
];
