/** Every group of rows, in the order of the report. */
import type { Group } from "../row.ts";
import { keys } from "./keys.ts";
import { loading } from "./pages.ts";
import { siteBuild } from "./site-build.ts";
import { size } from "./size.ts";

export const groups: readonly Group[] = [size, keys, loading, siteBuild];
