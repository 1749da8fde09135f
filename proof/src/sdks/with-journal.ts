/** Runs a program under `callsheet sandbox`, and saves the journal's entries before the sandbox ends with it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";

const [journalFile = "", command = "", ...words] = process.argv.slice(2);
const [code] = await once(spawn(command, words, { stdio: "inherit" }), "close");
const journal = await fetch(`http://${process.env["CALLSHEET_SANDBOX"]}/__sandbox/requests`);
writeFileSync(journalFile, await journal.text());
process.exitCode = typeof code === "number" ? code : 1;
