import { check } from "./check.ts";
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
export const commands = [snippet, run, explain, models, matrix, docs, sandbox, check, mcp, http] as const;

export type CommandName = (typeof commands)[number]["name"];
