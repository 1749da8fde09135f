/** All groups of rows, in report order. */
import type { Group } from "../row.ts";
import { calls } from "./calls.ts";
import { firstMinutes } from "./first-minutes.ts";
import { keys } from "./keys.ts";
import { memory } from "./memory.ts";
import { loading } from "./pages.ts";
import { python } from "./python.ts";
import { randomRequests } from "./random.ts";
import { sandbox } from "./sandbox.ts";
import { scale } from "./scale.ts";
import { siteBuild } from "./site-build.ts";
import { size } from "./size.ts";
import { snippets } from "./snippets.ts";
import { start } from "./start.ts";
import { streams } from "./streams.ts";

export const groups: readonly Group[] = [
    snippets,
    streams,
    calls,
    memory,
    start,
    size,
    sandbox,
    randomRequests,
    scale,
    loading,
    keys,
    python,
    siteBuild,
    firstMinutes,
];
