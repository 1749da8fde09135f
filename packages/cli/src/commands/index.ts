import type { Command } from "./command.ts";
import { docs } from "./docs.ts";
import { explain } from "./explain.ts";
import { http } from "./http.ts";
import { matrix } from "./matrix.ts";
import { mcp } from "./mcp.ts";
import { models } from "./models.ts";
import { run } from "./run.ts";
import { sandbox } from "./sandbox.ts";
import { snippet } from "./snippet.ts";

/** Every command, in the order of the program's help. */
export const commands: readonly Command[] = [snippet, run, explain, models, matrix, docs, sandbox, mcp, http];
