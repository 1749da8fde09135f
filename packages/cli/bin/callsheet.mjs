#!/usr/bin/env node
import { readFileSync } from "node:fs";

// Older versions of Node would fail on the program itself, in words that help nobody.
const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const [needed, found] = [engines.node, process.versions.node].map((version) => version.match(/\d+/g).map(Number));

if (found[0] > needed[0] || (found[0] === needed[0] && found[1] >= needed[1])) {
    const { run } = await import("#program");
    // Whoever reads the output may stop early, as `head` does: that is no error.
    process.stdout.on("error", (error) => process.exit(error.code === "EPIPE" ? 0 : 1));
    process.exitCode = await run(process.argv.slice(2), process);
} else {
    console.error(`callsheet needs Node ${needed.join(".")} or newer; this is Node ${process.versions.node}.`);
    process.exitCode = 1;
}
