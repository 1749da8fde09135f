#!/usr/bin/env node
import { run } from "#program";

// Whoever reads the output may stop early, as `head` does: that is no error.
process.stdout.on("error", (error) => process.exit(error.code === "EPIPE" ? 0 : 1));

process.exitCode = await run(process.argv.slice(2), process);
