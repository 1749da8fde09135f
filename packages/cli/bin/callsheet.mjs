#!/usr/bin/env node
import module from "node:module";

// Older versions of Node would fail to parse the program, with an unhelpful message.
const { engines } = module.createRequire(import.meta.url)("../package.json");
const [needed, found] = [engines.node, process.versions.node].map((version) => version.match(/\d+/g).map(Number));

if (found[0] > needed[0] || (found[0] === needed[0] && found[1] >= needed[1])) {
    // Node caches compiled code (and in a clone the files without their types) for the next run, if it can.
    module.enableCompileCache();
    const { run } = await import("#run");
    // The reader of the output may stop early, as `head` does: that is not an error.
    process.stdout.on("error", (error) => process.exit(error.code === "EPIPE" ? 0 : 1));
    process.exitCode = await run(process.argv.slice(2), process);
} else {
    console.error(`callsheet needs Node ${needed.join(".")} or newer; this is Node ${process.versions.node}.`);
    process.exitCode = 1;
}
