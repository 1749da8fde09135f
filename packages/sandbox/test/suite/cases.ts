/** Every case of the suite. */

import type { Case } from "./case.ts";
import { errorCases } from "./errors.ts";
import { handlerCases } from "./handler.ts";
import { pairCases } from "./pairs.ts";
import { queueCases } from "./queues.ts";
import { responseCases } from "./responses.ts";
import { retryCases } from "./retries.ts";
import { streamCases } from "./streams.ts";
import { timeoutCases } from "./timeouts.ts";
import { tokenCases } from "./tokens.ts";

/** The slowest cases first, so that the others run in the meantime. */
export const cases: readonly Case[] = [
    ...queueCases,
    ...retryCases,
    ...timeoutCases,
    ...streamCases,
    ...responseCases,
    ...tokenCases,
    ...errorCases,
    ...handlerCases,
    ...pairCases,
];
