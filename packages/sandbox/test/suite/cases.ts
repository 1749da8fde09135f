/** Every case of the suite. */
import { answerCases } from "./answers.ts";
import type { Case } from "./case.ts";
import { errorCases } from "./errors.ts";
import { pairCases } from "./pairs.ts";
import { queueCases } from "./queues.ts";
import { retryCases } from "./retries.ts";
import { streamCases } from "./streams.ts";
import { timeoutCases } from "./timeouts.ts";
import { tokenCases } from "./tokens.ts";

/** Those that wait longest come first: the others fill their time. */
export const cases: readonly Case[] = [
    ...queueCases,
    ...retryCases,
    ...timeoutCases,
    ...streamCases,
    ...answerCases,
    ...tokenCases,
    ...errorCases,
    ...pairCases,
];
