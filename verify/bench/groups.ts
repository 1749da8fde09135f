/** All groups of rows, in the order of the report. */
import type { Group } from "./group.ts";
import { calls } from "./rows/calls.ts";
import { firstMinutes } from "./rows/first-minutes.ts";
import { pages } from "./rows/pages.ts";
import { size } from "./rows/size.ts";
import { snippets } from "./rows/snippets.ts";
import { streams } from "./rows/streams.ts";

export const groups: readonly Group[] = [snippets, streams, calls, size, pages, firstMinutes];
