/** Every group of rows, in the order of the report. */
import type { Group } from "../row.ts";
import { size } from "./size.ts";

export const groups: readonly Group[] = [size];
